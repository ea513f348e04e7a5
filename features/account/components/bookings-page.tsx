import { classes } from '#components/ui/classes.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { BookingListType } from '#contract/booking.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { bookingsQuery } from '../api/bookings-query.ts';
import { copy } from '../copy.ts';
import { signedInRead } from '#lib/api/signed-in-read.ts';
import { AccountPage } from './account-page.tsx';
import { BookingList } from './booking-list.tsx';

const tabs: { type: BookingListType; href: string; label: string }[] = [
  { type: 'upcoming', href: '/account/bookings', label: 'Viitoare' },
  { type: 'past', href: '/account/bookings?type=past', label: 'Istoric' },
];

export async function BookingsPage({ type }: { type: BookingListType }) {
  const read = sessionCall('listBookings', { params: { type }, query: {} });
  const first = await signedInRead(read, '/account/bookings');
  const client = getQueryClient();
  if (first) {
    const { queryKey } = bookingsQuery(type);
    client.setQueryData(queryKey, { pages: [first], pageParams: [1] });
  }
  return (
    <AccountPage title={copy.title} client={client}>
      <BookingTabs type={type} />
      <div className="min-h-[28rem]">
        <BookingList key={type} type={type} />
      </div>
    </AccountPage>
  );
}

function BookingTabs({ type }: { type: BookingListType }) {
  return (
    <nav aria-label="Rezervări" className="flex gap-1 border-b border-line">
      {tabs.map((tab) => (
        <NavLink
          key={tab.type}
          href={tab.href}
          aria-current={tab.type === type ? 'page' : undefined}
          className={classes(
            '-mb-px inline-flex min-h-target items-center border-b-2 px-3 narrow:px-2 font-semibold no-underline transition-colors',
            tab.type === type
              ? 'border-brand text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
