import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavLink } from '#components/ui/nav-link.tsx';
import { bookingPath } from '#domain/booking/booking-path.ts';
import { relativeDay } from '#domain/time/date-label.ts';
import { today } from '#domain/time/local-time.ts';
import { useNow } from '#hooks/use-now.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { firstFree, slotsQuery } from '#lib/api/slots-query.ts';

type TeamSlotProps = {
  of: {
    locationId: number;
    slug: string;
    professional: { id: number; name: string };
    service: { id: number; name: string };
  };
};

const days = 14;

export function TeamSlot({ of: { locationId, slug, professional, service } }: TeamSlotProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const now = useNow();
  const day = today(now);
  // One response serves all professionals of the service.
  const criteria = { locationId, services: [service.id], professional: null };
  const { data } = useQuery(
    { ...slotsQuery({ ...criteria, from: day, days }), enabled: isNear },
    getQueryClient(),
  );
  const first = data && firstFree(professional.id, data, now);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (!first?.time) return <span ref={place} />;
  const choice = { services: [service.id], professional: professional.id, date: first.day };
  return (
    <NavLink
      href={bookingPath(locationId, slug, { ...choice, time: first.time })}
      className="group inline-flex min-h-target max-w-full flex-col items-end justify-center text-right text-xs text-muted no-underline"
    >
      {/* Without `relative`, the invisible words would widen the page. */}
      <span className="relative max-w-full truncate">
        {service.name} <span className="sr-only">cu {professional.name},</span>
      </span>{' '}
      <strong className="tabular text-sm font-semibold text-leaf underline-offset-4 group-hover:underline">
        {relativeDay(first.day, day)} {first.time}
      </strong>
    </NavLink>
  );
}
