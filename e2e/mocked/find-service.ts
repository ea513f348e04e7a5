import type { Locator, Page } from '@playwright/test';

/** The row of a service on the page of a location. */
export function service(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Servicii' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`) }) });
}

/** What is chosen with its total and length: a card beside the services, on small screens a bar below them. */
export function totalOf(page: Page): Locator {
  const card = page.getByRole('heading', { name: 'Programarea ta' }).locator('..');
  const bar = page.getByRole('status').filter({ hasText: /servici(u|i)( de)? ales/ });
  return card.or(bar).filter({ visible: true });
}
