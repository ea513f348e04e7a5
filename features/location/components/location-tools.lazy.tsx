import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { HeartButton } from '#components/favourites/heart-button.tsx';
import type { NamedLocation } from '#components/next-slots/next-slots.lazy.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { OpeningHours } from '#contract/location-detail.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { relativeLongDay } from '#domain/time/date-label.ts';
import { addDays, today, type LocalDate, type LocalTime } from '#domain/time/local-time.ts';
import { openState } from '#domain/time/opening-hours.ts';
import { useMinute } from '#hooks/use-now.ts';
import { showToast } from '#lib/browser/show-toast.ts';
import { consent } from '#lib/own/consent-preferences.ts';
import { recentLocations } from '#lib/own/own-locations.ts';

export { ReviewFilters } from './review-filters.tsx';
export { MoreReviews, ReportReview } from './review-list.tsx';
export { TeamSlot } from './team-slot.tsx';

export function LocationTools({ of: location }: { of: NamedLocation }) {
  const { id } = location;
  const isTraced = useStore(consent)?.marketing ?? false;
  useEffect(() => {
    if (isTraced) recentLocations.add(id);
  }, [id, isTraced]);
  return (
    <>
      <HeartButton location={location} />
      <IconButton
        label="Distribuie"
        icon="share"
        onClick={() => void share(location)}
        className="border-line! bg-surface"
      />
    </>
  );
}

async function share({ id, slug, name }: NamedLocation): Promise<void> {
  const url = window.location.origin + locationPath(id, slug);
  try {
    if ('share' in navigator) await navigator.share({ title: name, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      void showToast('Am copiat linkul paginii.');
    }
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!isGivenUp) void showToast('Nu am putut distribui pagina. Încearcă din nou.', 'error');
  }
}

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

export function CurrentTab({ of: hrefs }: { of: readonly string[] }) {
  const beside = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const links = [...(beside.current?.parentElement?.querySelectorAll('a') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!entered) return;
        // Sets attributes, because the tabs are cached HTML without state.
        for (const link of links)
          if (link.hash === `#${entered.target.id}`) link.setAttribute('aria-current', 'true');
          else link.removeAttribute('aria-current');
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const href of hrefs) {
      const section = document.querySelector(href);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [hrefs]);
  return <span ref={beside} hidden />;
}
