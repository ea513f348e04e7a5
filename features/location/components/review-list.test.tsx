import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeReviews } from '#tests/mock-api/catalogue/reviews.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { MoreReviews } from './review-list.tsx';

const reviews = makeReviews(12, 12, new Date('2026-11-20T08:00:00Z'));
const shownIds = reviews.slice(0, 5).map(({ id }) => id);
const more = () => screen.findByRole('button', { name: 'Mai multe recenzii' });
const hasListed = (count: number) =>
  expect.poll(() => screen.queryAllByRole('article').length).toBe(count);

test('each press loads a page, also after a failure and after Back', async () => {
  getQueryClient().clear();
  const pages: number[] = [];
  mockApi.use(
    mockCall('locationReviews', ({ query }) => {
      const page = Number(query.get('page'));
      if (pages.push(page) === 1) return errorResponse('unavailable');
      return makePage(reviews, { page, per_page: 5 });
    }),
  );
  const user = userEvent.setup();
  const { unmount } = render(<MoreReviews of={{ locationId: 12, shownIds }} />);
  const button = await more();
  expect(pages).toEqual([]);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou' }));
  await hasListed(5);
  unmount();
  render(<MoreReviews of={{ locationId: 12, shownIds }} />);
  await hasListed(5);
  await user.click(await more());
  await hasListed(7);
  expect(pages).toEqual([2, 2, 3]);
  expect(screen.queryByRole('button', { name: 'Mai multe recenzii' })).toBeNull();
});

test('a review that a new one moved to the next page is listed once', async () => {
  getQueryClient().clear();
  const newer = { ...reviews[0]!, id: 99 };
  mockApi.use(
    mockCall('locationReviews', ({ query }) => {
      const page = Number(query.get('page'));
      const all = page === 2 ? [newer, ...reviews] : [newer, newer, ...reviews];
      return makePage(all, { page, per_page: 5 });
    }),
  );
  const user = userEvent.setup();
  render(<MoreReviews of={{ locationId: 12, shownIds }} />);
  await user.click(await more());
  await hasListed(4);
  await user.click(await more());
  await hasListed(7);
});
