import type { Metadata } from 'next';
import {
  calendarTitle,
  ProviderCalendarPage,
} from '#features/provider/components/provider-calendar-page.tsx';
import { readByLink } from '#lib/api/read-by-link.ts';
import { serverCall } from '#lib/api/server-call.ts';

// The URL is a key: no referrer may carry it to another site.
export const metadata: Metadata = {
  title: calendarTitle,
  robots: { index: false },
  referrer: 'no-referrer',
};

export default async function Page({ params }: PageProps<'/provider/calendars/[token]'>) {
  const { token } = await params;
  const calendar = await readByLink(serverCall('providerCalendar', { params: { token } }));
  return <ProviderCalendarPage token={token} calendar={calendar} now={new Date()} />;
}
