import type { OpeningHours } from '#contract/location-detail.ts';
import { Icon } from '#components/ui/icon.tsx';
import { relativeLongDay } from '#domain/time/date-label.ts';
import { addDays, today, type LocalDate, type LocalTime } from '#domain/time/local-time.ts';
import { openState } from '#domain/time/opening-hours.ts';
import { useMinute } from '#hooks/use-now.ts';

const copy = {
  open: (until?: string) => (until ? `Deschis acum · până la ${until}` : 'Deschis acum'),
  closed: (opens?: string) => (opens ? `Închis · se deschide ${opens}` : 'Închis acum'),
};

export function OpenState({ of: hours }: { of: OpeningHours[] }) {
  const now = useMinute();
  if (!now) return null;
  const { open, until, opens } = openState(hours, now);
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-2 ${open ? 'font-semibold text-leaf' : 'text-muted'}`}
    >
      <Icon name="clock" />
      {open ? copy.open(until) : copy.closed(opens && openingLabel(opens, today(now)))}
    </span>
  );
}

/** Omits the date, to fit 320 px, unless the weekday is today's. */
function openingLabel({ date, time }: { date: LocalDate; time: LocalTime }, now: LocalDate) {
  const day = relativeLongDay(date, now);
  return `${date === addDays(now, 7) ? `${day},` : day.replace(/,.*/, '')} la ${time}`;
}
