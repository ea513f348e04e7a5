import type { Metadata } from 'next';
import { BookingsPage } from '#features/account/components/bookings-page.tsx';
import { copy } from '#features/account/copy.ts';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type PageProps = { searchParams: Promise<{ type?: string | string[] }> };

export default async function Page({ searchParams }: PageProps) {
  const { type } = await searchParams;
  return <BookingsPage type={type === 'past' ? 'past' : 'upcoming'} />;
}
