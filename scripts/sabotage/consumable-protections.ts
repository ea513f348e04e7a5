import { without } from './protection.ts';

export const consumableProtections = [
  ...without(
    'server/db/migrations/0003_bookings.sql',
    'server/booking/bookings/consumables.test.ts',
    {
      'the exclusion constraint no_double_unit': [
        'CONSTRAINT no_double_unit EXCLUDE USING gist (location_id WITH =, unit_id WITH =, during WITH &&) WHERE (active)',
        'CHECK (true)',
      ],
    },
  ),
  ...without(
    'server/booking/bookings/cancel-booking.ts',
    'server/booking/bookings/reschedule-booking.test.ts',
    {
      'a booking that bought a subscription is not canceled while other bookings use it':
        "if ((await findSubscriptionInUse(tx, id))?.is_shared) throw new AppError('subscription_in_use');",
    },
  ),
  ...without('server/booking/bookings/consumables-repository.ts', 'consumables.test.ts', {
    'a voucher is used at most max_uses times': ".whereRef('used', '<', 'max_uses')",
  }),
  ...without(
    'server/booking/vouchers/repository.ts',
    ['check-voucher.test.ts', 'server/booking/bookings/booking-price.test.ts'],
    {
      "a client's voucher is theirs alone":
        ".where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', use.userId)]))",
    },
  ),
  ...without('server/booking/vouchers/voucher-check.ts', 'check-voucher.test.ts', {
    'voucher codes cannot be guessed (ten tries)':
      'await takeLimit(deps, { ...limits.voucherTries, key }, waitOn(field));',
  }),
  ...without(
    'server/booking/subscriptions/repository.ts',
    'server/booking/bookings/booking-subscription.test.ts',
    {
      "a client's subscription is theirs alone":
        ".where('client_subscriptions.user_id', '=', userId)",
    },
  ),
  ...without('server/booking/provider/decide-booking.ts', 'decide-booking.test.ts', {
    'the link of a mail decides only about its own booking (signature)':
      'isSigned(env, token, locationToken, booking) &&',
    'a location acts on a booking only in the right state':
      "if (!isCorrection && !actionsOn(booking, now).includes(actionOf[decision.status]))\n      throw new AppError('not_answerable');",
  }),
  ...without('server/booking/provider/presenter.ts', 'missed-visits.test.ts', {
    'a visit with a review cannot be marked as missed': ['review ? [] : ', ''],
  }),
  ...without('server/booking/bookings/cancel-booking.ts', 'cancel-booking.test.ts', {
    'a booking is canceled until its deadline':
      "if (!isCancelable(booking, now)) throw new AppError('not_cancelable');",
  }),
  ...without('server/booking/bookings/cancel-booking.ts', 'cancel-booking.race.ts', {
    'the lock of a booking while it is canceled': 'await lockBooking(tx, id, userId);',
  }),
  ...without(
    'server/booking/vouchers/repository.ts',
    'server/booking/bookings/booking-price.test.ts',
    {
      'an expired voucher is refused': ".where('valid_until', '>=', use.start_date)",
    },
  ),
];
