import type { Locator, Page } from '@playwright/test';

export function service(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Servicii' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`) }) });
}

export function totalOf(page: Page): Locator {
  const card = page.getByRole('heading', { name: 'Programarea ta' }).locator('..');
  const bar = page.getByRole('status').filter({ hasText: /servici(u|i)( de)? ales/ });
  return card.or(bar).filter({ visible: true });
}
