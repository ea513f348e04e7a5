import type { Metadata } from 'next';
import { bookingTitle } from '#features/booking/draft/steps.ts';
import { readLocationToBook, BookingPage } from '#features/booking/booking-page.tsx';

type BookingProps = PageProps<'/locations/[id]/booking'>;

export async function generateMetadata({ params, searchParams }: BookingProps): Promise<Metadata> {
  const { name } = await readLocationToBook((await params).id);
  const { step } = await searchParams;
  return { title: { absolute: bookingTitle(step, name) }, robots: { index: false } };
}

export default async function Page({ params, searchParams }: BookingProps) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  return <BookingPage id={id} params={query} />;
}
