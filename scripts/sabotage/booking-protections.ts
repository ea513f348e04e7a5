import { without } from './protection.ts';

/** Protections of bookings, vouchers and subscriptions: consistency and ownership. */
export const bookingProtections = [
  ...without(
    'server/db/migrations/0003_bookings.sql',
    ['server/booking/bookings/create-booking.test.ts'],
    {
      'the exclusion constraint no_double_booking': [
        `CONSTRAINT no_double_booking EXCLUDE USING gist (location_id WITH =, professional_id WITH =, during WITH &&)
    WHERE (status IN ('pending', 'approved'))`,
        'CHECK (true)',
      ],
    },
  ),
  ...without(
    'server/db/migrations/0003_bookings.sql',
    ['server/booking/bookings/holdings.test.ts'],
    {
      'the exclusion constraint no_double_unit': [
        'CONSTRAINT no_double_unit EXCLUDE USING gist (location_id WITH =, unit_id WITH =, during WITH &&) WHERE (active)',
        'CHECK (true)',
      ],
    },
  ),
  ...without(
    'server/booking/bookings/locks.ts',
    ['server/booking/bookings/professional-lock.race.ts'],
    {
      'the lock of a professional while their calendar is checked': [
        "pg_advisory_xact_lock(hashtextextended('professional', ${professionalId}))",
        '${professionalId}::bigint',
      ],
    },
  ),
  ...without(
    'server/booking/bookings/repository.ts',
    ['server/booking/bookings/booking-details.test.ts'],
    {
      'a booking is read by its owner alone': ".where('bookings.user_id', '=', userId)",
    },
  ),
  ...without(
    'server/http/idempotency/repository.ts',
    ['server/http/idempotency/idempotency.test.ts'],
    {
      'one idempotency key is one booking':
        'await claimKey(tx, { scope, key, request_hash, created_at });',
      'an idempotency key belongs to one body': [
        '!request_hash.equals(first.request_hash)',
        'false',
      ],
    },
  ),
  ...without(
    'server/booking/bookings/create-booking.ts',
    ['server/http/idempotency/idempotency.test.ts'],
    {
      'an idempotency key belongs to one client': [
        'scope: `booking:${userId}`',
        "scope: 'booking'",
      ],
    },
  ),
  ...without(
    'server/booking/bookings/read-order.ts',
    ['server/booking/bookings/booking-price.test.ts'],
    {
      'the price is ours (price_changed)': 'checkExpectedPrice(price, body);',
    },
  ),
  ...without(
    'server/booking/bookings/booking-limits.ts',
    ['server/booking/bookings/booking-refusals.test.ts'],
    {
      'ten bookings of a client in an hour': ['own.placed >= placed.max * factor', 'false'],
    },
  ),
  ...without(
    'server/booking/bookings/booking-limits.ts',
    ['server/booking/bookings/booking-quota.test.ts'],
    {
      'five bookings of a client that wait for an answer': [
        'own.pending >= pending.max * factor',
        'false',
      ],
    },
  ),
  ...without(
    'server/identity/users/repository.ts',
    ['server/booking/bookings/booking-quota.race.ts'],
    {
      "the lock of a client's row while their bookings are counted": '.forUpdate()',
    },
  ),
  ...without(
    'server/booking/bookings/reschedule-booking.ts',
    ['server/booking/bookings/reschedule-booking.test.ts'],
    {
      'a booking is moved until its deadline':
        "if (!isCancelable(before, now)) throw new AppError('not_reschedulable');",
      'what bought a subscription is not moved behind the visits that it pays for':
        "if (await isSubscriptionShared(tx, id)) throw new AppError('subscription_in_use');",
    },
  ),
  ...without(
    'server/booking/cancellation/cancel-booking.ts',
    ['server/booking/bookings/reschedule-booking.test.ts'],
    {
      'what bought a subscription is not canceled before the visits that it pays for':
        "if (await isSubscriptionShared(tx, id)) throw new AppError('subscription_in_use');",
    },
  ),
  ...without(
    'server/booking/bookings/reschedule-booking.ts',
    ['server/booking/bookings/reschedule-booking.test.ts'],
    {
      'what a moved booking takes is not in its own way': [
        'readVisit(tx, userId, request, now, id)',
        'readVisit(tx, userId, request, now)',
      ],
    },
  ),
  ...without(
    'server/booking/bookings/holdings-repository.ts',
    ['server/booking/bookings/holdings.test.ts'],
    {
      'a voucher is used no more often than it may be': ".whereRef('used', '<', 'max_uses')",
    },
  ),
  ...without(
    'server/booking/vouchers/voucher-check.ts',
    [
      'server/booking/vouchers/check-voucher.test.ts',
      'server/booking/bookings/booking-price.test.ts',
    ],
    {
      "a client's voucher is theirs alone": [
        'const voucher = row && isOwn ?',
        'const voucher = row ?',
      ],
    },
  ),
  ...without(
    'server/booking/vouchers/voucher-check.ts',
    ['server/booking/vouchers/check-voucher.test.ts'],
    {
      'voucher codes cannot be guessed (ten tries)':
        'await takeLimit(db, limit, now(), waitOn(field));',
    },
  ),
  ...without(
    'server/booking/subscriptions/repository.ts',
    ['server/booking/bookings/booking-subscription.test.ts'],
    {
      "a client's subscription is theirs alone":
        ".where('client_subscriptions.user_id', '=', userId)",
    },
  ),
  ...without(
    'domain/booking/own-subscription.ts',
    ['server/booking/bookings/create-booking.race.ts'],
    {
      'a subscription has no more sessions than were bought':
        "if (own.remaining === 0) return 'used_up';",
    },
  ),
  ...without(
    'server/booking/provider/answer-booking.ts',
    ['server/booking/provider/answer-booking.test.ts'],
    {
      'the link of a mail answers its own booking alone (signature)':
        'isAnswerToken(env, token, row) &&',
      'a location acts on a booking in the right state alone':
        "if (!isCorrection && !actionsOn(row, now).includes(actionOf[answer.status]))\n      throw new AppError('not_answerable');",
    },
  ),
  ...without(
    'server/booking/provider/booking-actions.ts',
    ['server/booking/provider/missed-visits.test.ts'],
    {
      'a visit with a review was not missed': ['review ? [] : ', ''],
    },
  ),
  ...without(
    'server/http/require-operator.ts',
    ['server/booking/provider/answer-booking.test.ts'],
    {
      'the operator has a key': ['if (isOperator) return;', 'if (header !== undefined) return;'],
    },
  ),
  ...without(
    'server/booking/bookings/status-repository.ts',
    ['server/booking/bookings/move-bookings.test.ts'],
    {
      'a booking makes only the moves that exist (compare-and-set)': ".where('status', 'in', from)",
      'what ends gives back what it held':
        'if (returnsConsumables(to)) await releaseHoldings(tx, moved);',
    },
  ),
  ...without(
    'server/booking/bookings/place-booking.ts',
    ['server/booking/bookings/create-booking.test.ts'],
    {
      'a pending booking past its deadline is not in the way':
        'if (stale.length > 0) throw new StaleBookings(stale);',
    },
  ),
  ...without(
    'server/booking/bookings/booking-limits.ts',
    ['server/booking/bookings/expire-holds.test.ts'],
    {
      "a client's holds that ran out give back what they held":
        'if (own.stale > 0) throw new StaleBookings(await findOwnStale(tx, userId, now));',
    },
  ),
  ...without(
    'server/booking/cancellation/cancel-booking.ts',
    ['server/booking/cancellation/cancel-booking.test.ts'],
    {
      'a booking is canceled until its deadline':
        "if (!isCancelable(booking, now)) throw new AppError('not_cancelable');",
    },
  ),
  ...without(
    'server/booking/cancellation/cancel-booking.ts',
    ['server/booking/cancellation/cancel-booking.race.ts'],
    {
      'the lock of a booking while it is canceled': 'await lockBooking(tx, id, userId);',
    },
  ),
  ...without(
    'server/booking/bookings/repository.ts',
    ['server/booking/bookings/reschedule-booking.race.ts'],
    {
      'a booking that changed is not moved':
        'if (numUpdatedRows === 0n) throw new ChangedConcurrently();',
    },
  ),
  ...without(
    'server/booking/bookings/read-order.ts',
    ['server/booking/bookings/booking-refusals.test.ts'],
    {
      'an hour that the clock skips is not booked':
        "if (!startsAt) throw invalidField('start_time', slotRefusals.invalid_time);",
      'services are booked together that can be':
        "if (problem) throw invalidField('services_ids', selectionRefusals[problem.rule]);",
    },
  ),
  ...without('domain/booking/slots.ts', ['server/booking/bookings/booking-refusals.test.ts'], {
    'a time obeys the calendar (notice)':
      "if (visit.start < earliestStart(rules)) return 'notice';",
    'a time obeys the calendar (horizon)': "if (date > lastBookableDay(rules)) return 'horizon';",
    'a time obeys the calendar (grid)': "if (!isOnGrid(time, rules.grid_min)) return 'off_grid';",
    'a time obeys the calendar (working hours)': "return 'outside_hours';",
  }),
  ...without(
    'server/booking/bookings/booking-limits.ts',
    ['server/booking/bookings/booking-attempts.test.ts'],
    {
      'attempts to book are counted before a transaction is opened': [
        'if (!attempt.isAllowed && attempt.isExceeded)',
        'if (max < 0)',
      ],
    },
  ),
  ...without(
    'server/booking/vouchers/repository.ts',
    ['server/booking/bookings/booking-price.test.ts'],
    {
      'a voucher ends': ".where('valid_until', '>=', start_date)",
    },
  ),
  ...without(
    'server/booking/bookings/place-booking.ts',
    ['server/booking/bookings/create-booking.race.ts'],
    {
      'a unit of equipment that is taken is looked past':
        'if (!(await allocateUnit(tx, groupId, { booking_id: id, location_id, during }))) return null;',
    },
  ),
];
