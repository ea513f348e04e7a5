import type { Locator, Page } from '@playwright/test';
import type { LocationKind } from '#tests/mock-api/catalogue/kinds.ts';
import { expect } from './mocked-test.ts';
import type { Mock } from './mock.ts';

const tuesday = '2026-11-24';

const titles = [
  'Alege Serviciile',
  'Alege Specialistul',
  'Alege Data și Ora',
  'Sumar',
  'Rezervare Plasată!',
] as const;

type Choice = {
  at?: LocationKind;
  services?: number[];
  professional?: number;
  date?: string;
  time?: string;
};

export function stepLink(mock: Mock, step: 1 | 2 | 3 | 4, choice: Choice = {}): string {
  const { path, detail } = mock.location(choice.at ?? 'plain');
  const { services = [1], professional, date = tuesday, time = '10:00' } = choice;
  const query = new URLSearchParams({
    services: services.map((nth) => detail.id * 100 + nth).join(','),
    ...(professional && { professional: String(detail.id * 10 + professional) }),
    ...(step > 2 && { date }),
    ...(step > 3 && { time }),
    step: String(step),
  });
  return `${path}/booking?${query}`;
}

export async function expectStep(page: Page, step: 1 | 2 | 3 | 4 | 5): Promise<void> {
  const name = titles[step - 1] ?? '';
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(title).toBeVisible();
  await expectReact(title);
}

/** Waits for hydration, before which an arrow key is lost (a click is replayed). */
export async function expectReact(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}

export async function openSummary(page: Page, mock: Mock, choice: Choice = {}): Promise<void> {
  await page.goto(stepLink(mock, 4, choice));
  await expectStep(page, 4);
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Rezervă', exact: true }).click();
}
