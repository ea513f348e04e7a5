import { expect, type Page } from '@playwright/test';
import { addDays, today, weekday, type LocalDate } from '#domain/time/local-time.ts';
import type { MadeLocation } from '#server/testing/make-location.ts';

export function nextMonday(): LocalDate {
  const soon = addDays(today(new Date()), 3);
  return addDays(soon, (8 - weekday(soon)) % 7);
}

export async function openMondaySummary(
  page: Page,
  place: MadeLocation & { path: string },
): Promise<void> {
  const query = new URLSearchParams({
    services: String(place.services[0]?.id),
    professional: String(place.professionals[0]?.id),
    date: nextMonday(),
    time: '10:00',
    step: '4',
  });
  const stillFree = page.waitForResponse(/locations-slots/);
  await page.goto(`${place.path}/booking?${query}`);
  await expect(page.getByRole('heading', { name: 'Sumar' })).toBeVisible();
  await stillFree;
}

export async function expectPlaced(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Rezervare Plasată!' })).toBeVisible();
}
