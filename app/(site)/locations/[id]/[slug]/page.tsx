import type { Metadata } from 'next';
import { reviewsInput } from '#features/location/api/reviews-query.ts';
import { LocationView } from '#features/location/components/location-view.tsx';
import { StructuredData } from '#features/location/components/structured-data.tsx';
import { loadLocation, locationMetadata } from '#features/location/load-location.ts';
import { serverCall } from '#lib/api/server-call.ts';

type LocationPageProps = PageProps<'/locations/[id]/[slug]'>;

export async function generateMetadata({ params }: LocationPageProps): Promise<Metadata> {
  const { id, slug } = await params;
  return locationMetadata(await loadLocation(id, slug));
}

export default async function LocationPage({ params }: LocationPageProps) {
  const { id, slug } = await params;
  const location = await loadLocation(id, slug);
  const [{ data: rating }, reviews] = await Promise.all([
    serverCall('locationGeneralRating', { params: { id: location.id } }),
    serverCall('locationReviews', reviewsInput(location.id)),
  ]);
  return (
    <>
      <StructuredData location={location} />
      <LocationView location={location} rating={rating} reviews={reviews} />
    </>
  );
}
