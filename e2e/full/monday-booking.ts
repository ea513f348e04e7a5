import { expect, type Page } from '@playwright/test';
import { addDays, today, weekday, type LocalDate } from '#domain/local-time.ts';
import type { MadeLocation } from '#server/testing/make-location.ts';

/** A Monday, when a test's own location works from 09:00 to 17:00; far enough to be booked and canceled. */
export function nextMonday(): LocalDate {
  const soon = addDays(today(new Date()), 3);
  return addDays(soon, (8 - weekday(soon)) % 7);
}

/** Opens step 4 with the first service, the first professional and Monday at 10:00, by a link that says it all. */
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
  // The summary looks once more whether the hour is free: what happens to it later is news to this page.
  const stillFree = page.waitForResponse(/locations-slots/);
  await page.goto(`${place.path}/booking?${query}`);
  await expect(page.getByRole('heading', { name: 'Sumar' })).toBeVisible();
  await stillFree;
}

/** Waits until the booking is placed: step 5. */
export async function expectPlaced(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Rezervare Plasată!' })).toBeVisible();
}
