import type { Locator, Page } from '@playwright/test';

/** Returns a service's row on the location page. */
export function service(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Servicii' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`) }) });
}

/** Returns the selection with total and duration: a card, on small screens a bar. */
export function totalOf(page: Page): Locator {
  const card = page.getByRole('heading', { name: 'Programarea ta' }).locator('..');
  const bar = page.getByRole('status').filter({ hasText: /servici(u|i)( de)? ales/ });
  return card.or(bar).filter({ visible: true });
}
