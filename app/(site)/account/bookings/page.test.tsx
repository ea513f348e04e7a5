import { expect, test, vi } from 'vitest';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import Page from './page.tsx';

vi.mock('next/headers', () => ({ cookies: () => new Map(), headers: () => new Map() }));

test('the login leads back to the list that was opened', async () => {
  mockApi.use(mockCall('listBookings', () => errorResponse('unauthenticated')));
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({ type: 'past' }) };
  const digest = expect.stringContaining(
    encodeURIComponent('/account/bookings?type=past'),
  ) as string;
  await expect(Page(props)).rejects.toMatchObject({ digest });
});
