import { without } from './protection.ts';

export const linkProtections = [
  ...without('server/booking/links/routes.ts', 'linked-booking.test.ts', {
    "the link of a client is signed, also for the client's contacts":
      'if (!isSigned(env, token, clientToken, signed)) throw notFound();',
    'the link of a client expires': [' || now() >= linkEnd(booking)', ''],
    'a link accepts no overlap': ['accepted_overlaps: []', 'accepted_overlaps: undefined'],
    'a link reveals no other booking': ['.catch(hideOverlap)', ''],
  }),
  ...without('server/booking/links/routes.ts', 'announce-arrival.test.ts', {
    'a delay that the location knows is not mailed again':
      'if (booking.arrival_delay === delay) return booking;',
    'the messages of a client about their arrival are limited':
      'await takeLimit({ ...deps, db: tx }, { ...limits.bookings.arrivals, key: id });',
  }),
  ...without(
    'server/messages/calendar-tokens.ts',
    'server/booking/client-feed/client-feed.test.ts',
    {
      'the URL of a client feed is signed': [
        'isSigned(env, token, clientFeedToken, feedKey) ? feedKey : null',
        'feedKey',
      ],
    },
  ),
];
