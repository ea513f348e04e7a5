import type { Metadata } from 'next';
import { BookingDetailsPage } from '#features/account/components/booking-details-page.tsx';
import { copy } from '#features/account/copy.ts';

export const metadata: Metadata = { title: copy.detailsTitle, robots: { index: false } };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <BookingDetailsPage id={id} />;
}
