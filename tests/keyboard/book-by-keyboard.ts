import { expect, type Page } from '@playwright/test';
import { CountedKeyboard } from './counted-keyboard.ts';

type Visit = {
  text: string;
  name: string;
  onStep?: (step: 1 | 2 | 3 | 4 | 5) => Promise<void>;
};

export async function bookByKeyboard(
  page: Page,
  { text, name, onStep }: Visit,
): Promise<CountedKeyboard> {
  const keyboard = new CountedKeyboard(page);
  const main = page.getByRole('main');
  const arrive = async (title: string, step?: 2 | 3 | 4 | 5) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    if (step) await onStep?.(step);
    keyboard.think();
  };

  await page.goto('/');
  keyboard.think();
  await keyboard.tabTo(page.getByRole('link', { name: 'Sari la conținut' }));
  await keyboard.press('Enter');
  await keyboard.tabTo(main.getByRole('combobox').first());
  await keyboard.type(text);
  await expect(main.getByRole('option').first()).toContainText(name);
  keyboard.think();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');

  await arrive(name);
  await keyboard.tabTo(main.getByRole('link', { name: 'Sari la servicii' }).last());
  await keyboard.press('Enter');
  keyboard.think();
  await keyboard.tabTo(main.getByRole('checkbox', { disabled: false }).first());
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await arrive('Alege Specialistul', 2);
  await keyboard.tabTo(main.getByRole('radio', { checked: true }));
  await keyboard.press('Enter');

  await arrive('Alege Data și Ora', 3);
  await keyboard.tabTo(main.getByRole('radio', { name: /^\d\d:\d\d$/ }).first());
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await arrive('Sumar', 4);
  await keyboard.tabTo(main.getByRole('button', { name: 'Rezervă', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervare Plasată!' })).toBeFocused();
  await onStep?.(5);
  return keyboard;
}
