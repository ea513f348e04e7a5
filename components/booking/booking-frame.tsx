import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import type { Booking } from '#contract/booking.ts';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { useArrived } from '#hooks/use-hydrated.ts';
import { bookingQuery, linkedBookingQuery } from '#lib/api/own-queries.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { useBookingLink } from './booking-link.tsx';

type BookingFrameProps = {
  id: string;
  back: { href: string; label: string };
  title: string;
  titleClass: string;
  skeleton: ReactNode;
  children: (booking: Booking | LinkedBooking) => ReactNode;
};

export function BookingFrame({
  id,
  back,
  title,
  titleClass,
  skeleton,
  children,
}: BookingFrameProps) {
  const link = useBookingLink();
  const own = useQuery({ ...bookingQuery(id), enabled: link === null });
  const linked = useQuery({ ...linkedBookingQuery(link ?? ''), enabled: link !== null });
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useArrived();
  useEffect(() => {
    if (arrived) focusHeading(heading.current, { preventScroll: true });
  }, [arrived]);
  return (
    <>
      <NavLink
        href={back.href}
        className="inline-flex min-h-target items-center gap-2 self-start text-muted no-underline hover:text-ink print:hidden"
      >
        <Icon name="arrow-left" />
        {back.label}
      </NavLink>
      <h1 ref={heading} className={titleClass}>
        {title}
      </h1>
      <QueryContent
        query={link === null ? own : linked}
        skeleton={skeleton}
        failed="Nu am putut încărca programarea."
      >
        {children}
      </QueryContent>
    </>
  );
}
