/** Wall times: '20261012T100000'. `override` is the start that the event replaces. */
type EventShape = { start: string; end: string; more?: string[]; override?: string };

type Shape = {
  time: (name: string, wall: string) => string;
  head: string[];
  /** Lines that the program adds to each event. */
  noise: string[];
};

export const bucharestZone = (tzid: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T040000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const inZone = (tzid: string) => (name: string, wall: string) => `${name};TZID=${tzid}:${wall}`;

export const calendarShapes: Record<string, Shape> = {
  Google: {
    head: ['PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'X-WR-TIMEZONE:Europe/Bucharest'],
    time: inZone('Europe/Bucharest'),
    noise: ['SEQUENCE:0', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE'],
  },
  Outlook: {
    head: [
      'METHOD:PUBLISH',
      'PRODID:Microsoft Exchange Server 2010',
      ...bucharestZone('GTB Standard Time'),
    ],
    time: inZone('GTB Standard Time'),
    noise: ['CLASS:PUBLIC', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY', 'X-MICROSOFT-CDO-IMPORTANCE:1'],
  },
  'Exchange without its zone': {
    head: ['PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN'],
    time: inZone('"GTB Standard Time"'),
    noise: ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'X-ALT-DESC;FMTTYPE=text/html:<p>Nota</p>'],
  },
  Apple: {
    head: [
      'PRODID:-//Apple Inc.//macOS 14.0//EN',
      'CALSCALE:GREGORIAN',
      ...bucharestZone('Europe/Bucharest'),
    ],
    time: inZone('Europe/Bucharest'),
    noise: [
      'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'ACTION:DISPLAY',
      'END:VALARM',
    ],
  },
  Proton: {
    head: [
      'PRODID:-//Proton AG//WebCalendar 5.0.42//EN',
      'METHOD:PUBLISH',
      'X-WR-TIMEZONE:Europe/Bucharest',
      ...bucharestZone('Europe/Bucharest'),
    ],
    time: inZone('Europe/Bucharest'),
    noise: ['SEQUENCE:1', 'STATUS:CONFIRMED', 'X-PM-SESSION-KEY:c2VjcmV0'],
  },
  Nextcloud: {
    head: ['PRODID:-//Sabre//Sabre VObject 4.5.4//EN', ...bucharestZone('Europe/Bucharest')],
    time: inZone('Europe/Bucharest'),
    noise: ['ATTENDEE;PARTSTAT=ACCEPTED;CN="Ionescu; Maria":mailto:maria@example.ro'],
  },
};

const events = (...list: EventShape[]) => list;
const morning = { start: '20261012T100000', end: '20261012T113000' };

export const calendarHabits: Record<string, EventShape[]> = {
  'single events': events(
    morning,
    { start: '20261025T010000', end: '20261025T060000' },
    { start: '20270328T010000', end: '20270328T060000' },
    { start: '20261014T090000', end: '20261014T100000', more: ['STATUS:CANCELLED'] },
    { start: '20261014T110000', end: '20261014T120000', more: ['TRANSP:TRANSPARENT'] },
    { start: '20261014T130000', end: '20261014T140000', more: ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'] },
  ),
  'a weekly break with a day left out and one moved': events(
    {
      ...morning,
      more: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TH', 'EXDATE:20261019T100000', 'EXDATE:20261102T100000'],
    },
    { start: '20261027T170000', end: '20261027T180000', override: '20261026T100000' },
    {
      start: '20261105T100000',
      end: '20261105T113000',
      override: '20261105T100000',
      more: ['STATUS:CANCELLED'],
    },
  ),
  'a daily rule over both clock changes': events(
    { start: '20250101T023000', end: '20250101T033000', more: ['RRULE:FREQ=DAILY'] },
    {
      start: '20261001T120000',
      end: '20261001T123000',
      more: ['RRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20270410T090000Z'],
    },
  ),
  'whole days': events(
    { start: '20261020', end: '20261023' },
    { start: '20261025', end: '20261026', more: ['RRULE:FREQ=YEARLY'] },
    { start: '20270327', end: '20270330' },
    { start: '20261103', end: '20261104', more: ['TRANSP:TRANSPARENT'] },
  ),
  'a series whose later part was changed': events(
    { ...morning, more: ['RRULE:FREQ=WEEKLY;UNTIL=20261101T215959Z'] },
    { start: '20261102T140000', end: '20261102T150000', more: ['RRULE:FREQ=WEEKLY;BYDAY=MO'] },
    { start: '20261102T180000', end: '20261103T090000', more: ['RRULE:FREQ=MONTHLY;COUNT=6'] },
  ),
  'monthly and counted rules': events(
    { start: '20261030T100000', end: '20261030T113000', more: ['RRULE:FREQ=MONTHLY;BYDAY=-1FR'] },
    {
      start: '20261005T150000',
      end: '20261005T160000',
      more: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3;WKST=MO'],
    },
    {
      start: '20270301T080000',
      end: '20270301T083000',
      more: ['RRULE:FREQ=MONTHLY;BYMONTHDAY=1,15,-1'],
    },
  ),
};

/** Wraps long lines. The api must discard the titles of the events. */
export function calendarText(shape: Shape, list: readonly EventShape[]): string {
  const time = (name: string, wall: string) =>
    wall.includes('T') ? shape.time(name, wall) : `${name};VALUE=DATE:${wall}`;
  const eventLines = list.flatMap(({ start, end, more = [], override }, index) => {
    const named = new Set(more.map((line) => line.split(':')[0]));
    return [
      'BEGIN:VEVENT',
      `UID:${override ? 0 : index}-secret@example.com`,
      'DTSTAMP:20260901T080000Z',
      time('DTSTART', start),
      time('DTEND', end),
      ...(override ? [time('RECURRENCE-ID', override)] : []),
      'SUMMARY:Secret: programare la domnul doctor Popescu, cu o descriere mai lungă decât rândul',
      ...more.map((line) =>
        line.replace(/^(EXDATE):(.*)$/, (_, name: string, wall: string) => time(name, wall)),
      ),
      ...shape.noise.filter((line) => !named.has(line.split(':')[0])),
      'END:VEVENT',
    ];
  });
  return fileOf(...shape.head, ...eventLines);
}

export function calendarResponse(list: readonly EventShape[], etag: string | null = null) {
  const text = calendarText(calendarShapes.Google!, list);
  return { isChanged: true, text, etag, last_modified: null } as const;
}

export function fileOf(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR']
    .map((line) => line.replace(/(.{60})(?=.)/gu, '$1\r\n '))
    .join('\r\n');
}
