import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { locationQuery } from './booking-location.ts';

test('the location of a booking is requested by its own slug, in its latest version @S7-35', async () => {
  const requests: string[] = [];
  mockApi.use(
    mockCall('locationDetail', ({ path, query }) => {
      requests.push(`${path}?${query}`);
      return { data: makeLocationDetail() };
    }),
  );
  await new QueryClient().fetchQuery(locationQuery({ id: 12, slug: 'salon-zori' }));
  expect(requests).toEqual(['/api/public/locations/salon-zori/12?version=latest']);
});
