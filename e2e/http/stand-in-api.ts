import { getResponse } from 'msw';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makePage } from '#tests/factories/page.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { startWebServer, type WebServer } from '#tests/web-server.ts';

const name = 'Salonul de pe altă planetă';
const detail = makeLocationDetail({ id: 777_000_777, slug: 'salonul-de-pe-alta-planeta', name });
const card = makeLocationCard({ id: detail.id, slug: detail.slug, name });
const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

const handlers = [
  mockCall('filtersForm', () => ({
    data: { counties: [], categories: [], citiesFeatured: [], payment_methods: [] },
  })),
  mockCall('listLocations', () => makeLocationList([card])),
  mockCall('locationDetail', ({ params }) =>
    params.location_id === String(detail.id) ? { data: detail } : errorResponse(404, 'not_found'),
  ),
  mockCall('locationReviews', () => makePage([])),
  mockCall('locationGeneralRating', () => ({
    data: { average_rating: 0, rating_count: 0, distribution },
  })),
];

/** Another back end that implements the contract, with one location. */
export async function startStandInApi(): Promise<WebServer & { name: string; path: string }> {
  const server = await startWebServer(
    async (request) => (await getResponse(handlers, request)) ?? errorResponse(404, 'not_found'),
  );
  return { ...server, name, path: `/locations/${detail.id}/${detail.slug}` };
}
