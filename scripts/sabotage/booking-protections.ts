import { without } from './protection.ts';

export const bookingProtections = [
  ...without(
    'server/db/migrations/0003_bookings.sql',
    'server/booking/bookings/create-booking.test.ts',
    {
      'the exclusion constraint no_double_booking': [
        `CONSTRAINT no_double_booking EXCLUDE USING gist (location_id WITH =, professional_id WITH =, during WITH &&)
    WHERE (status IN ('pending', 'approved'))`,
        'CHECK (true)',
      ],
    },
  ),
  ...without('server/booking/bookings/locks.ts', 'booking-locks.race.ts', {
    'the lock of a professional while their calendar is checked': [
      "pg_advisory_xact_lock(hashtextextended('professional', ${professionalId}))",
      '${professionalId}::bigint',
    ],
  }),
  ...without('server/booking/bookings/place-booking.ts', 'booking-locks.race.ts', {
    'the lock of equipment across professionals': 'await lockEquipment(tx, equipmentGroupIds);',
  }),
  ...without('server/booking/bookings/details-repository.ts', 'booking-details.test.ts', {
    'only its owner reads a booking': ['booking?.user_id !== userId', '!booking'],
  }),
  ...without('server/http/idempotency-repository.ts', 'idempotency.test.ts', {
    'one idempotency key is one booking':
      'await claimKey(tx, { scope, key, request_hash, body, created_at });',
    'an idempotency key belongs to one body': ['!request_hash.equals(first.request_hash)', 'false'],
  }),
  ...without('server/booking/bookings/create-booking.ts', 'server/http/idempotency.test.ts', {
    'an idempotency key belongs to one client': ['scope: `booking:${userId}`', "scope: 'booking'"],
  }),
  ...without('server/booking/bookings/create-booking.ts', 'own-overlap.test.ts', {
    'an overlapping booking of a client must be accepted':
      'await checkOverlap(tx, order, body.accepted_overlaps);',
  }),
  ...without('server/booking/bookings/reschedule-booking.ts', 'own-overlap.test.ts', {
    'a move onto another booking of the client must be accepted':
      'await checkOverlap(tx, order, to.accepted_overlaps?.concat(id));',
  }),
  ...without('server/booking/bookings/read-order.ts', 'booking-price.test.ts', {
    'the server computes the price (price_changed)': 'checkExpectedPrice(price, body);',
  }),
  ...without('server/booking/bookings/booking-limits.ts', 'booking-refusals.test.ts', {
    'ten bookings of a client in an hour': ['own.placed >= placed.max * factor', 'false'],
  }),
  ...without('server/booking/bookings/booking-limits.ts', 'booking-quota.test.ts', {
    'five pending bookings of a client': ['own.pending >= pending.max * factor', 'false'],
  }),
  ...without(
    'server/identity/users/repository.ts',
    'server/booking/bookings/booking-quota.race.ts',
    {
      "the lock of a client's row while their bookings are counted": '.forNoKeyUpdate()',
    },
  ),
  ...without('server/booking/bookings/reschedule-booking.ts', 'reschedule-booking.test.ts', {
    'a booking is moved until its deadline':
      "if (!isCancelable(booking, now)) throw new AppError('not_reschedulable');",
    'a booking that bought a subscription is not moved while other bookings use it':
      "if (subscription?.is_shared) throw new AppError('subscription_in_use');",
  }),
  ...without('server/booking/bookings/read-order.ts', 'reschedule-booking.test.ts', {
    'a moved booking does not conflict with itself': ['former?.id ?? null', 'null'],
  }),
  ...without(
    'domain/booking/own-subscription.ts',
    'server/booking/bookings/create-booking.race.ts',
    {
      'a subscription has no more visits than were bought':
        "if (own.remaining === 0) return 'used_up';",
    },
  ),
  ...without(
    'server/identity/session/visitor.ts',
    'server/booking/provider/decide-booking.test.ts',
    {
      'calls of the operator require the key': [
        'if (isOperator) return;',
        'if (request.headers.authorization) return;',
      ],
    },
  ),
  ...without('server/booking/bookings/status-repository.ts', 'change-status.test.ts', {
    'a booking makes only the status changes that exist (compare-and-set)':
      ".where('status', 'in', statusesBefore(to))",
    'a booking that ends before its visit returns its consumables':
      'if (returnsConsumables(to)) await returnConsumables(tx, changed);',
  }),
  ...without('server/booking/bookings/place-booking.ts', 'create-booking.test.ts', {
    'a pending booking past its deadline does not block its slot':
      'if (stale.length > 0) throw new StaleBookings(stale);',
  }),
  ...without('server/booking/bookings/booking-limits.ts', 'expire-pending-bookings.test.ts', {
    "a client's overdue pending bookings return their consumables":
      'if (own.stale > 0) throw new StaleBookings(await findOwnStale(tx, userId, now));',
  }),
  ...without('server/booking/bookings/repository.ts', 'reschedule-booking.race.ts', {
    'a booking that changed concurrently is not moved':
      'if (numUpdatedRows === 0n) throw new ChangedConcurrently();',
  }),
  ...without('server/booking/bookings/read-order.ts', 'booking-refusals.test.ts', {
    'an hour that the clock skips is not booked':
      "if (!startsAt) throw invalidField('start_time', slotRefusals.invalid_time);",
  }),
  ...without(
    'server/catalogue/slots/free-times.ts',
    'server/booking/bookings/booking-refusals.test.ts',
    {
      'only services that fit together are booked together':
        'if (problem) throw invalidField(fields.services, selectionRefusals[problem]);',
    },
  ),
  ...without('domain/booking/slots.ts', 'server/booking/bookings/booking-refusals.test.ts', {
    'a time obeys the calendar (notice)':
      "if (visit.start < earliestStart(rules)) return 'notice';",
    'a time obeys the calendar (horizon)': "if (date > lastBookableDay(rules)) return 'horizon';",
    'a time obeys the calendar (grid)':
      "if (minutesOfDay(time) % rules.slot_grid_min !== 0) return 'off_grid';",
    'a time obeys the calendar (working hours)': "return 'outside_hours';",
  }),
  ...without('server/booking/bookings/booking-limits.ts', 'booking-attempts.test.ts', {
    'attempts to book are counted before a transaction is opened':
      "countAttempt(userId, attempts.max * LIMIT_FACTOR, waitOn('start_time'));",
  }),
  ...without('server/booking/bookings/place-booking.ts', 'create-booking.race.ts', {
    'a booking without a free equipment unit is refused':
      'if (!(await allocateUnit(tx, groupId, { booking_id, location_id, during }))) return null;',
  }),
];
