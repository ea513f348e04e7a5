import type { Metadata } from 'next';
import { bookingTitle } from '#features/booking/draft/steps.ts';
import { readLocationToBook, BookingPage } from '#features/booking/booking-page.tsx';
import type { PageParams } from '#lib/page-gate/page-params.ts';

type PageProps = { params: Promise<{ id: string }>; searchParams: Promise<PageParams> };

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { name } = await readLocationToBook((await params).id);
  const { step } = await searchParams;
  return { title: { absolute: bookingTitle(step, name) }, robots: { index: false } };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  return <BookingPage id={id} params={query} />;
}
