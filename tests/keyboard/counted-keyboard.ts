import { expect, type Locator, type Page } from '@playwright/test';

/** The keystroke-level model: a press of somebody who is no typist, and the thought before presses that belong together. */
const pressSeconds = 0.28;
const thoughtSeconds = 1.35;

/** A keyboard that counts: what somebody without a mouse presses, and how long that takes by the keystroke-level model. */
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

  /** What is pressed next is decided on here. */
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

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeAttached();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    await expect(control).toBeFocused();
  }
}
