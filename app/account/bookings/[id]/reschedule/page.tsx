import type { Metadata } from 'next';
import { ReschedulePage } from '#features/booking/reschedule/reschedule-page.tsx';
import { rescheduleCopy } from '#features/booking/reschedule/reschedule-copy.ts';

export const metadata: Metadata = { title: rescheduleCopy.title, robots: { index: false } };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ReschedulePage id={id} />;
}
