import { classes } from '#components/ui/classes.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { BookingListType } from '#contract/booking.ts';

const tabs: { type: BookingListType; href: string; label: string }[] = [
  { type: 'upcoming', href: '/account/bookings', label: 'Viitoare' },
  { type: 'past', href: '/account/bookings?type=past', label: 'Istoric' },
];

export function BookingTabs({ type }: { type: BookingListType }) {
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
