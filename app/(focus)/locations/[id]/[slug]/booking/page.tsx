import type { Metadata } from 'next';
import { bookingTitle } from '#features/booking/draft/steps.ts';
import { readLocationToBook, BookingPage } from '#features/booking/booking-page.tsx';
import type { PageParams } from '#lib/page-gate/page-params.ts';

type PageProps = {
  params: Promise<{ id: string; slug: string }>;
  searchParams: Promise<PageParams>;
};

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const [{ id, slug }, { step }] = await Promise.all([params, searchParams]);
  const { name } = await readLocationToBook(id, slug);
  return { title: { absolute: bookingTitle(step, name) }, robots: { index: false } };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ id, slug }, query] = await Promise.all([params, searchParams]);
  return <BookingPage id={id} slug={slug} params={query} />;
}
