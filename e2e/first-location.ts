import type { APIRequestContext } from '@playwright/test';

type List = { data: { id: number; slug: string; name: string }[] };

export async function firstLocation(request: APIRequestContext, query = 'per_page=1') {
  const response = await request.get(`/api/public/locations?${query}`);
  const [first] = ((await response.json()) as List).data;
  if (!first) throw new Error('The demo catalogue has no such location');
  return { ...first, path: `/locations/${first.id}/${first.slug}` };
}
