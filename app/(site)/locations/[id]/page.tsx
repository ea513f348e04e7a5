import { loadLocation } from '#features/location/load-location.ts';

/** Redirects to the URL with the slug, or renders 404. */
export default async function LocationWithoutSlugPage({ params }: PageProps<'/locations/[id]'>) {
  const { id } = await params;
  await loadLocation(id, null);
  return null;
}
