import { localities } from '#data/localities.ts';
import type { Product } from '#scripts/product/product.ts';

export async function locationPaths({ webUrl }: Product): Promise<string[]> {
  const city = await (await fetch(`${webUrl}/iasi`)).text();
  return [
    ...new Set(
      Array.from(city.matchAll(/href="(\/locations\/\d+\/[^"/?#]+)"/g), ([, path]) => path!),
    ),
  ];
}

export function resultsPath(n: number): string {
  return `/locations?search=tuns&place=Cluj-Napoca%2C+Cluj&${place(n, 'lat')}&radius=30`;
}

export function place(n: number, name: 'lat' | 'latitude'): string {
  const { latitude, longitude } = localities[n % 20]!;
  const north = Number((latitude + ((n * 0.6180339887) % 1) * 0.08).toFixed(4));
  const east = Number((longitude + ((n * 0.4142135624) % 1) * 0.1).toFixed(4));
  return `${name}=${north}&${name === 'lat' ? 'lng' : 'longitude'}=${east}`;
}
