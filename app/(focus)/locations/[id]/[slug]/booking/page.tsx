import type { Metadata } from 'next';
import { bookingTitle } from '#features/booking/draft/steps.ts';
import { readLocationToBook, BookingPage } from '#features/booking/booking-page.tsx';

type BookingProps = PageProps<'/locations/[id]/[slug]/booking'>;

export async function generateMetadata({ params, searchParams }: BookingProps): Promise<Metadata> {
  const [{ id, slug }, { step }] = await Promise.all([params, searchParams]);
  const { name } = await readLocationToBook(id, slug);
  return { title: { absolute: bookingTitle(step, name) }, robots: { index: false } };
}

export default async function Page({ params, searchParams }: BookingProps) {
  const [{ id, slug }, query] = await Promise.all([params, searchParams]);
  return <BookingPage id={id} slug={slug} params={query} />;
}
