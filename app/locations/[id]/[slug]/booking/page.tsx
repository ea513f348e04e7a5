import type { Metadata } from 'next';
import { bookedLocation, BookingPage } from '#features/booking/components/booking-page.tsx';
import { copy } from '#features/booking/copy.ts';
import type { LinkParams } from '#features/booking/deep-link.ts';

type PageProps = {
  params: Promise<{ id: string; slug: string }>;
  searchParams: Promise<LinkParams>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { name } = await bookedLocation((await params).id);
  return { title: copy.pageTitle(name), robots: { index: false } };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ id, slug }, query] = await Promise.all([params, searchParams]);
  return <BookingPage id={id} slug={decodeURIComponent(slug)} params={query} />;
}
