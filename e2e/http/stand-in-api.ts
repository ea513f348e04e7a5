import { getResponse } from 'msw';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makePage } from '#tests/factories/page.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { startWebServer, type WebServer } from '#tests/web-server.ts';

const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
const slug = 'salonul-de-pe-alta-planeta';
const id = 777_000_777;

type StandIn = WebServer & { name: string; path: string; rename: (name: string) => void };

export async function startStandInApi(): Promise<StandIn> {
  const names = ['Salonul de pe altă planetă'];
  const named = () => ({ id, slug, name: names.at(-1) ?? '' });
  const handlers = [
    mockCall('filtersForm', () => ({
      data: { counties: [], categories: [], citiesFeatured: [], payment_methods: [] },
    })),
    mockCall('listLocations', () => makeLocationList([makeLocationCard(named())])),
    mockCall('locationDetail', ({ params }) =>
      params.location_id === String(id)
        ? { data: makeLocationDetail(named()) }
        : errorResponse('not_found'),
    ),
    mockCall('locationReviews', () => makePage([])),
    mockCall('locationGeneralRating', () => ({
      data: { average_rating: 0, rating_count: 0, distribution },
    })),
    mockCall('changes', ({ query }) => {
      const [cursor, after] = [String(names.length), query.get('after')];
      const changed = after === cursor ? [] : [{ id, city: 'iasi' }];
      return { data: { cursor, locations: after === null ? null : changed } };
    }),
  ];
  const server = await startWebServer(
    async (request) => (await getResponse(handlers, request)) ?? errorResponse('not_found'),
  );
  const { name } = named();
  const rename = (next: string) => void names.push(next);
  return { ...server, name, path: `/locations/${id}/${slug}`, rename };
}
