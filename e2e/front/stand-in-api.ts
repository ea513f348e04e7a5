import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallOutput } from '#contract/types.ts';

const links = { first: null, last: null, prev: null, next: null };

/** An api that keeps the contract and is not ours: one city of the given name, no locations. */
export async function startStandIn(city: string): Promise<{ server: Server; url: string }> {
  const form: CallOutput<'filtersForm'> = {
    data: {
      counties: [],
      categories: [],
      payment_methods: [],
      citiesFeatured: [
        {
          id: 1,
          name: city,
          slug: 'a-city',
          county: 'Probă',
          label: city,
          latitude: 47,
          longitude: 27,
          locations_count: 3,
        },
      ],
    },
  };
  const list: CallOutput<'listLocations'> = {
    data: [],
    suggested: [],
    links,
    meta: {
      current_page: 1,
      last_page: 1,
      per_page: 20,
      from: null,
      to: null,
      total: 0,
      total_is_exact: true,
      path: '/api/public/locations',
    },
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.includes('/form/get') ? form : list));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
