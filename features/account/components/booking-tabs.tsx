import { classes } from '#components/ui/classes.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { BookingListType } from '#contract/booking.ts';

export const bookingsPaths: Record<BookingListType, string> = {
  upcoming: '/account/bookings',
  past: '/account/bookings?type=past',
};

const tabs: { type: BookingListType; label: string }[] = [
  { type: 'upcoming', label: 'Viitoare' },
  { type: 'past', label: 'Istoric' },
];

export function BookingTabs({ type }: { type: BookingListType }) {
  return (
    <nav aria-label="Rezervări" className="flex gap-1 border-b border-line">
      {tabs.map((tab) => (
        <NavLink
          key={tab.type}
          href={bookingsPaths[tab.type]}
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
