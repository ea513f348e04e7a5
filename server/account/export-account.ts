import type { AccountExport } from '#contract/account.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { presentBooking } from '../booking/bookings/presenter.ts';
import { listBookings } from '../booking/bookings/details-repository.ts';
import type { Deps } from '../deps.ts';
import { findFavourites } from './favourites-repository.ts';
import { presentReview } from '../booking/reviews/presenter.ts';
import { findReviewsOfClient } from '../booking/reviews/repository.ts';
import { presentSession, readOwnUser } from '../identity/session/presenter.ts';
import { findOwnSessions } from '../identity/session/repository.ts';
import type { UserRow } from '../identity/users/repository.ts';
import { findNetworks } from '../identity/social/repository.ts';
import { presentOwnSubscription } from '../booking/subscriptions/presenter.ts';
import { findOwnSubscriptions } from '../booking/subscriptions/repository.ts';
import { findOwnVouchers } from '../booking/vouchers/repository.ts';

const maxExportedBookings = 10_000;

export async function exportAccount(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
  sessionId: string,
): Promise<AccountExport> {
  const now = clock();
  const list = { userId: user.id, now, limit: maxExportedBookings, offset: 0 };
  const upcoming = await listBookings(db, { ...list, type: 'upcoming' });
  const past = await listBookings(db, { ...list, type: 'past' });
  const reviews = await findReviewsOfClient(db, user.id);
  const subscriptions = await findOwnSubscriptions(db, user.id);
  const favourites = await findFavourites(db, user.id);
  const sessions = await findOwnSessions(db, user.id, sessionId, now);
  return {
    exported_at: toIsoWithOffset(now),
    profile: {
      ...(await readOwnUser({ db, now: clock }, user)),
      created_at: toIsoWithOffset(user.created_at),
      email_verified_at: maybe(user.email_verified_at),
      terms_accepted_at: maybe(user.terms_accepted_at),
      marketing_accepted_at: maybe(user.marketing_accepted_at),
      reminders: user.reminders,
      networks: await findNetworks(db, user.id),
    },
    bookings: [...upcoming.bookings, ...past.bookings].map((booking) => ({
      ...presentBooking(booking),
      arrival_delay: booking.arrival_delay,
    })),
    reviews: reviews.map((row) => ({ ...presentReview(row), hidden_for: row.hidden_for })),
    subscriptions: subscriptions.map((row) => presentOwnSubscription(row, now)),
    vouchers: await findOwnVouchers(db, user.id),
    favourites: favourites.map(({ location_id, name, created_at }) => ({
      location_id,
      name,
      added_at: toIsoWithOffset(created_at),
    })),
    sessions: sessions.map((row) => presentSession(row, sessionId)),
  };
}

function maybe(instant: Date | null): string | null {
  return instant && toIsoWithOffset(instant);
}
