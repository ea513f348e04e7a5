import { expect } from 'vitest';
import type { PageMeta } from '#contract/pagination.ts';

type Links = Record<'first' | 'last' | 'prev' | 'next', string | null>;

export function expectPage(
  { data, links, meta }: { data: readonly unknown[]; links: Links; meta: PageMeta },
  query: { page: number; per_page: number },
): void {
  const { page, per_page } = query;
  const { current_page, last_page, total } = meta;
  expect({ page: current_page, per_page: meta.per_page }).toEqual(query);
  expect(last_page).toBe(Math.max(1, Math.ceil(total / per_page)));
  expect(data).toHaveLength(Math.max(0, Math.min(per_page, total - (page - 1) * per_page)));
  const from = data.length === 0 ? null : (page - 1) * per_page + 1;
  expect([meta.from, meta.to]).toEqual([from, from && from + data.length - 1]);
  expect(pageOf(links.first)).toBe(1);
  expect(pageOf(links.last)).toBe(last_page);
  expect(pageOf(links.prev)).toBe(page > 1 ? Math.min(page - 1, last_page) : null);
  expect(pageOf(links.next)).toBe(page < last_page ? page + 1 : null);
}

function pageOf(link: string | null): number | null {
  if (link === null) return null;
  return Number(new URL(link, 'http://any').searchParams.get('page'));
}
