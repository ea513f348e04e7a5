import type { CallInput } from '#contract/types.ts';
import { earthRadiusKm, type Point } from '#domain/place/geo.ts';
import { iasi } from './make-basics.ts';
import type { TestApi } from './test-api.ts';

export type ListQuery = NonNullable<CallInput<'listLocations'>['query']>;

export const inIasi: Point = { latitude: iasi.latitude, longitude: iasi.longitude };

export async function listLocations(api: TestApi, query: ListQuery) {
  const { status, body } = await api.call('listLocations', { query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...body, names: body.data.map(({ name }) => name) };
}

export function northOf({ latitude, longitude }: Point, km: number): Point {
  return { latitude: latitude + (km * 180) / (Math.PI * earthRadiusKm), longitude };
}
