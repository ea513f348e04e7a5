import { expect, type Locator, type Page } from '@playwright/test';

/** Keystroke-level model; `thoughtSeconds` is the pause before a group of presses. */
const pressSeconds = 0.28;
const thoughtSeconds = 1.35;

export class CountedKeyboard {
  readonly #page: Page;
  presses = 0;
  #thoughts = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get seconds(): number {
    return this.presses * pressSeconds + this.#thoughts * thoughtSeconds;
  }

  think(): void {
    this.#thoughts += 1;
  }

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.#page.keyboard.type(text);
  }

  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeAttached();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    await expect(control).toBeFocused();
  }
}
