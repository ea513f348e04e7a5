import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeReviews } from '#tests/mock-api/catalogue/reviews.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { ReviewFilters } from './review-filters.tsx';

const reviews = makeReviews(12, 7, new Date('2026-11-20T08:00:00Z'));

test('a retry after a page that failed to load requests this page', async () => {
  getQueryClient().clear();
  visit('/locations/12/salon-zori?rating=5');
  const pages: number[] = [];
  mockApi.use(
    mockCall('locationReviews', ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      const isFirstTry = pages.push(page) % 2 === 1;
      return isFirstTry ? errorResponse('unavailable') : makePage(reviews, { page, per_page: 5 });
    }),
  );
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 7 };
  render(<ReviewFilters of={{ locationId: 12, distribution, professionals: [] }} />);
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Încearcă din nou');
  await press('Mai multe recenzii');
  await press('Încearcă din nou');
  await expect.poll(() => screen.getAllByRole('article').length).toBe(7);
  expect(pages).toEqual([1, 1, 2, 2]);
});
