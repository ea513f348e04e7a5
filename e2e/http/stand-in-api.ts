import { getResponse } from 'msw';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { errorAnswer, mockCall } from '#tests/msw/mock-call.ts';

const name = 'Salonul de pe altă planetă';
const detail = makeLocationDetail({ id: 777_000_777, slug: 'salonul-de-pe-alta-planeta', name });
const card = makeLocationCard({ id: 777_000_777, slug: detail.slug, name });
const reviews = makeLocationList([]);

const handlers = [
  mockCall('filtersForm', () => ({
    data: { counties: [], categories: [], citiesFeatured: [], payment_methods: [] },
  })),
  mockCall('listLocations', () => makeLocationList([card])),
  mockCall('locationDetail', ({ params }) =>
    params.location_id === String(detail.id) ? { data: detail } : errorAnswer(404, 'not_found'),
  ),
  mockCall('locationReviews', () => ({ data: [], links: reviews.links, meta: reviews.meta })),
  mockCall('locationGeneralRating', () => ({
    data: {
      average_rating: 0,
      rating_count: 0,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    },
  })),
];

type StandIn = { url: string; name: string; path: string; close: () => void };

/** Another back end that keeps the contract, with one location of its own. Ends with `close`. */
export async function startStandInApi(): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const apiRequest = new Request(new URL(request.url ?? '/', 'http://stand-in'), {
      method: request.method ?? 'GET',
    });
    const answer = (await getResponse(handlers, apiRequest)) ?? errorAnswer(404, 'not_found');
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name,
    path: `/locations/${detail.id}/${detail.slug}`,
    close: () => server.close(),
  };
}
