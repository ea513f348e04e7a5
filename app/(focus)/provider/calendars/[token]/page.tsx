import {
  calendarTitle,
  ProviderCalendarPage,
} from '#features/provider/components/provider-calendar-page.tsx';
import { readByLink } from '#lib/api/page-read.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { linkMetadata } from '#lib/seo/seo.ts';

export const metadata = linkMetadata(calendarTitle);

export default async function Page({ params }: PageProps<'/provider/calendars/[token]'>) {
  const { token } = await params;
  const calendar = await readByLink(serverCall('providerCalendar', { params: { token } }));
  return <ProviderCalendarPage token={token} calendar={calendar} now={new Date()} />;
}
