'use client';

import type { OpeningHours } from '#contract/location-detail.ts';
import { Icon } from '#components/ui/icon.tsx';
import { relativeLongDay } from '#domain/time/date-label.ts';
import { today } from '#domain/time/local-time.ts';
import { openState } from '#domain/time/opening-hours.ts';
import { useMinute } from '#hooks/use-now.ts';

const copy = {
  open: (until?: string) => (until ? `Deschis acum · până la ${until}` : 'Deschis acum'),
  closed: 'Închis acum',
  // Short enough for one line at 320 px. It opens within a week, so its weekday is enough.
  opens: (day: string, time: string) => `Închis · se deschide ${day.replace(/,.*/, '')} la ${time}`,
};

export function OpenState({ of: hours }: { of: OpeningHours[] }) {
  const now = useMinute();
  if (!now) return <span className="inline-block min-h-6" />;
  const { open, until, opens } = openState(hours, now);
  return (
    <span className="inline-flex min-h-6 items-center gap-2">
      <Icon name="clock" className={open ? 'text-leaf' : 'text-muted'} />
      <span className={open ? 'font-semibold text-leaf' : 'text-muted'}>
        {open && copy.open(until)}
        {!open && opens && copy.opens(relativeLongDay(opens.date, today(now)), opens.time)}
        {!open && !opens && copy.closed}
      </span>
    </span>
  );
}
