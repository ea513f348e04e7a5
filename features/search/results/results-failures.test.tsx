import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { cardNames, openResults, pageOf, startResultsTest } from './open-results.testing.tsx';

const isIdle = () => waitFor(() => expect(getQueryClient().isFetching()).toBe(0));

beforeEach(() => {
  startResultsTest();
  // Vitest calls `isIdle` after the test, when new cards may still request slots.
  return isIdle;
});

describe('results', () => {
  it('stay as they were when another search fails, without a message @S8-15', async () => {
    const { calls, fail } = failingList();
    mockApi.use(fail);
    const user = openResults(pageOf('Ana'));
    const before = location.search;
    await user.click(screen.getByRole('link', { name: 'Frizerii' }));
    await waitFor(() => expect(calls.count).toBe(1));
    await isIdle();
    expect(screen.getByRole('link', { name: 'Frizerii' })).not.toHaveAttribute('aria-current');
    expect(cardNames()).toEqual(['Ana']);
    expect(location.search).toBe(before);
    expectNoMessage();
    mockApi.use(
      mockCall('listLocations', () => makeLocationList([makeLocationCard({ name: 'Bogdan' })])),
    );
    await user.click(screen.getByRole('link', { name: 'Frizerii' }));
    await waitFor(() => expect(cardNames()).toEqual(['Bogdan']));
    expect(location.search).toContain('categories[]=2');
  });

  it('that fail to load show no message and the link to more stays @S8-15', async () => {
    const { calls, fail } = failingList();
    mockApi.use(fail);
    const user = openResults({ ...pageOf('Ana'), pageCount: 2, total: 2 });
    const more = screen.getByRole('link', { name: 'Încarcă mai multe' });
    await user.click(more);
    await waitFor(() => expect(calls.count).toBe(1));
    await isIdle();
    expectNoMessage();
    mockApi.use(
      mockCall('listLocations', () =>
        makeLocationList([makeLocationCard({ id: 9, name: 'Dana' })], { current_page: 2 }),
      ),
    );
    await user.click(more);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Dana' })).toHaveFocus());
    expect(cardNames()).toEqual(['Ana', 'Dana']);
  });

  it('that the server failed to load are one quiet line with a retry @S8-15', async () => {
    const { calls, fail } = failingList();
    mockApi.use(fail);
    const user = openResults(null);
    const line = screen.getByText('Nu am putut încărca rezultatele.');
    expect(line.closest('[role]')).toHaveRole('status');
    const retry = screen.getByRole('button', { name: 'Încearcă din nou' });
    await user.click(retry);
    await waitFor(() => expect(calls.count).toBe(1));
    expect(retry).toHaveFocus();
    mockApi.use(
      mockCall('listLocations', () => makeLocationList([makeLocationCard({ name: 'Ana' })])),
    );
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await user.click(retry);
    await waitFor(() => expect(cardNames()).toEqual(['Ana']));
    expect(line).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

function failingList() {
  const calls = { count: 0 };
  const fail = mockCall('listLocations', () => {
    calls.count += 1;
    return errorResponse('unavailable');
  });
  return { calls, fail };
}

function expectNoMessage() {
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/Nu am putut/)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}
