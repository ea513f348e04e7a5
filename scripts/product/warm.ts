import type { CallOutput } from '#contract/types.ts';

const perCity = 12;
const cities = 6;

/** Stops after `seconds` and ignores failures. */
export async function warmPages(webUrl: string, apiUrl: string, seconds = 60): Promise<number> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const read = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${apiUrl}${path}`, { signal })).json()) as T;
  const visits = ['/', '/locations'];

  try {
    const form = await read<CallOutput<'filtersForm'>>('/api/public/locations/form/get');
    const { categories, citiesFeatured } = form.data;
    for (const city of citiesFeatured.slice(0, cities)) {
      visits.push(`/${city.slug}`, ...categories.map(({ slug }) => `/${city.slug}/${slug}`));
      const query = `latitude=${city.latitude}&longitude=${city.longitude}&per_page=${perCity}`;
      const list = await read<CallOutput<'listLocations'>>(`/api/public/locations?${query}`);
      visits.push(...list.data.map(({ id, slug }) => `/locations/${id}/${slug}`));
    }
  } catch {}
  const queue = [...new Set(visits)];
  let warmed = 0;
  const visitAll = async () => {
    for (let path = queue.shift(); path && !signal.aborted; path = queue.shift()) {
      const page = await fetch(`${webUrl}${path}`, { signal }).catch(() => undefined);
      await page?.arrayBuffer().catch(() => undefined);
      if (page?.ok) warmed += 1;
    }
  };
  await Promise.all([visitAll(), visitAll()]);
  return warmed;
}
