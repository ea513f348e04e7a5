import { loadLocation } from '#features/location/load-location.ts';

export default async function LocationWithoutSlugPage({ params }: PageProps<'/locations/[id]'>) {
  const { id } = await params;
  await loadLocation(id, null);
  return null;
}
