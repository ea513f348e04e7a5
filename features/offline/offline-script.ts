import { hintCookie } from '#contract/session-cookies.ts';
import { agoLabel } from '#domain/time/ago-label.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time/local-time.ts';
import { offlineBookingsKey } from '#lib/own/offline-bookings.ts';

const retryMs = 5_000;

/** Bookings stored more than 30 days ago are hidden. */
const ages = [
  [minuteMs, wordsUpTo(60, minuteMs)],
  [hourMs, wordsUpTo(24, hourMs)],
  [dayMs, wordsUpTo(30, dayMs)],
] as const;

function wordsUpTo(count: number, unitMs: number): string[] {
  const now = new Date(0);
  return Array.from({ length: count }, (_, n) => agoLabel(new Date(-n * unitMs), now));
}

/**
 * Shows the signed-in client's stored bookings; deletes them if there is no session. Polls an
 * endpoint that is not a page: pages preload files that this CSP blocks.
 */
export const offlineScript = `(() => {
  const ages = ${JSON.stringify(ages)};
  const section = document.querySelector('section');
  const list = section.querySelector('ul');
  const template = section.querySelector('template');

  const readOfflineBookings = () => {
    try {
      if (!/(^|; )${hintCookie}=1/.test(document.cookie)) localStorage.removeItem('${offlineBookingsKey}');
      const { seenAt, bookings } = JSON.parse(localStorage.getItem('${offlineBookingsKey}'));
      return { seenAt, bookings: bookings.filter((booking) => booking) };
    } catch {
      return { bookings: [] };
    }
  };
  const ageOf = (instant) => {
    const passed = Math.max(0, Date.now() - instant);
    const [unit, words] = ages.findLast(([unit]) => passed >= unit) ?? ages[0];
    return words[Math.floor(passed / unit)];
  };
  const itemOf = (booking) => {
    const item = template.content.cloneNode(true);
    for (const part of item.querySelectorAll('[data-of]')) part.textContent = booking[part.dataset.of];
    return item;
  };
  const show = () => {
    const { seenAt, bookings } = readOfflineBookings();
    const age = ageOf(seenAt);
    const left = bookings.filter(({ ends_at }) => Date.parse(ends_at) > Date.now());
    section.hidden = left.length === 0 || !age;
    section.querySelector('[data-age]').textContent = age;
    list.replaceChildren(...left.map(itemOf));
  };

  const reloadPage = async () => {
    if (document.hidden || !navigator.onLine) return;
    try {
      const { status } = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(${retryMs}) });
      if (status < 502) location.reload();
    } catch {}
  };

  addEventListener('online', reloadPage);
  document.addEventListener('visibilitychange', reloadPage);
  setInterval(reloadPage, ${retryMs});
  addEventListener('storage', show);
  setInterval(show, ${minuteMs});
  show();
})()`;
