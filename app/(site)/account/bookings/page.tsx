import { accountCopy } from '#components/layout/copy.ts';
import { bookingsQuery } from '#features/account/api/account-queries.ts';
import { AccountPage } from '#features/account/components/account-page.tsx';
import { BookingList } from '#features/account/components/booking-list.tsx';
import { bookingsPaths, BookingTabs } from '#features/account/components/booking-tabs.tsx';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { signedInRead } from '#lib/api/page-read.ts';
import { webEnv } from '#lib/env.ts';

export const metadata = { title: accountCopy.bookings };

export default async function Page({ searchParams }: PageProps<'/account/bookings'>) {
  const type = (await searchParams).type === 'past' ? 'past' : 'upcoming';
  const read = sessionCall('listBookings', { params: { type }, query: {} });
  const first = await signedInRead(read, bookingsPaths[type]);
  const client = getQueryClient();
  if (first) client.setQueryData(bookingsQuery(type).queryKey, { pages: [first], pageParams: [1] });
  return (
    <AccountPage title={accountCopy.bookings} client={client}>
      <BookingTabs type={type} />
      <div className="min-h-[28rem]">
        <BookingList key={type} type={type} hasSms={webEnv().auth.hasSms} />
      </div>
    </AccountPage>
  );
}
