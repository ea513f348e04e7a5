import { without } from './protection.ts';

export const providerProtections = [
  ...without('server/booking/provider-calendar/open-calendar.ts', 'calendar-link.test.ts', {
    'the link to the blocks of a location is signed':
      'if (!isSigned(env, token, calendarToken, link)) throw notFound();',
    'the link to the blocks of a location expires': ['claim.valid_until < today(now())', 'false'],
  }),
  ...without('server/booking/provider-calendar/repository.ts', 'calendar-link.test.ts', {
    'a location removes its own blocks only': [
      ".where('location_id', '=', locationId)\n    .where('id', '=', id)",
      ".where('id', '=', id)",
    ],
    'a location removes blocks, never bookings': [
      ".deleteFrom('bookings')\n    .where('kind', '=', 'block')",
      ".deleteFrom('bookings')",
    ],
  }),
  ...without('server/booking/provider-calendar/create-blocks.ts', 'create-blocks.test.ts', {
    'a block over a booking is refused with a message':
      'await checkFree(tx, location.id, body, intervals, now);',
  }),
  ...without('server/booking/calendar-sources/fetch-calendar.ts', 'fetch-calendar.test.ts', {
    'a calendar is never read from a name with a private address':
      "if (isRefused) return done(new FetchError('not_public'), '');",
    'a calendar is never read from a literal private address':
      "if (isIP(host) && !isAllowed(host)) throw new FetchError('not_public');",
    'a calendar is read only over https':
      "if (url.protocol !== 'https:') throw new FetchError('not_https');",
    'a calendar has a maximum size': "if (bytes > maxBytes) throw new FetchError('too_large');",
  }),
  ...without('server/booking/calendar-sources/read-source.ts', 'calendar-sources.test.ts', {
    'busy times are written': 'await writeBusyTimes(tx, source.professional_id, busy);',
  }),
  ...without('server/booking/calendar-sources/repository.ts', 'approval-pages.test.ts', {
    'cached pages show a change of approval': 'if (row) await noteChange(db, row.location_id);',
  }),
  ...without('server/booking/provider-calendar/feeds.ts', 'feeds.test.ts', {
    'the URL of a calendar feed is signed':
      'if (!isSigned(env, token, feedToken, { ...feed, version, contact_email })) throw notFound();',
    'a calendar feed of a health location names no client': "if (isHealth) return 'Programare';",
  }),
];
