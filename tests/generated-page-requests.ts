import fc from 'fast-check';

export type PageRequest = { method: string; path: string; headers: Record<string, string> };

export type KnownPages = { paths: readonly string[]; cookie: string };

const oddParts = [
  ...['%F0%9F%92%A9', '%00', '%0d%0aX-Forged:%201', '%0a', '%7F', '%C8%99', '%E2%80%AE', '%CC%81'],
  ...['%2f', '%5c', '%5C..', '..;', '%2e%2e%2f', '%252e', '%25', '%', '%E0%A4%A', '%FF', '%u0041'],
  ...['__proto__', 'constructor', 'toString', '[id]', '[[...path]]', '%5Bid%5D', '(home)', '@slot'],
  ...['-1', '0', '1.5', '1e9', 'NaN', '9007199254740993', '9'.repeat(30), 'null', 'undefined'],
  ...['index.rsc', 'x.rsc', 'x.segments', '_tree.segment.rsc', '__PAGE__', '_next', '$1', 'a$b'],
  ...['*', '~', '+', '%20', '%3Cscript%3E', '%22', "'", '%7B%7D', '\u00ff', 'a'.repeat(500)],
  ...['_not-found', 'error', '%65rror', 'index', 'favicon.ico', 'x.png', 'pagina', '2'],
  ...['999999999'],
];

const names = [
  ...['search_term', 'page', 'per_page', 'latitude', 'longitude', 'radius', 'categories[]', 'sort'],
  ...['services', 'services[]', 'professional', 'step', 'date', 'time', 'redirect', 'token'],
  ...['type'],
  ...['payment_methods[]', 'available', 'subscription', 'voucher', 'ended', '_rsc', 'dpl', 'email'],
  ...['__proto__', 'constructor', 'a[b][c]', '', '%00', 'nxtPid', 'nxtPname', '__nextLocale'],
];

const values = [
  ...['', '1', '2', '-1', '1.5', 'NaN', '1e309', '9'.repeat(25), '47.16', '91', 'Tuns', 'true'],
  ...['%00', '%F0%9F%92%A9', '%E0%A4%A', '%', '%ED%A0%80', '%0d%0a', '%5B%5D', '%7B', '//evil.ro'],
  ...['/%5cevil', 'javascript:1', '2026-02-30', '0000-00-00', '24:00', '9999-12-31', 'upcoming'],
  ...['past', 'distance', 'x'.repeat(3000), '1,2,3', '[object%20Object]', '<script>', '"', "'--"],
];

const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
const oddState = encodeURIComponent(JSON.stringify(['', { children: [['id', '\0', 'd'], {}] }]));

const headers: Record<string, readonly string[]> = {
  rsc: ['1', '0', 'x'],
  'next-router-state-tree': [
    state,
    oddState,
    'x',
    '%',
    encodeURIComponent('["",{},"/x","refetch"]'),
  ],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/_index', '/__PAGE__', '/\u00ff', 'x', '/%00'],
  'next-url': ['/', '/\u00ff', '%', 'x'.repeat(2000)],
  'x-nextjs-data': ['1'],
  'next-action': ['x'],
  accept: ['*/*', 'text/x-component', 'image/png', 'x'],
  'accept-language': ['ro', '*', 'xx-'.repeat(300), '\u00ff'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'x'],
  'if-none-match': ['*', '"x"', 'W/"', '\u00ff'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  range: ['bytes=0-1', 'bytes=9-1', 'x'],
  'sec-fetch-dest': ['document', 'empty', 'x'],
  purpose: ['prefetch'],
  'user-agent': ['', 'Googlebot/2.1', '\u00ff', 'x'.repeat(4000)],
  'x-request-id': ['<script>', 'abcdefgh', '\u00ff'],
  'x-forwarded-host': ['evil.ro', '\u00ff', ''],
  'x-forwarded-for': ['x', '::1, 1.2.3.4'],
  'x-middleware-subrequest': ['proxy:proxy:proxy:proxy:proxy'],
  host: ['evil.ro', 'x y', '[', ''],
  origin: ['null', 'https://evil.ro'],
  expect: ['100-continue'],
  upgrade: ['h2c'],
};

const cookies = [
  ...['at=x', 'rt=x', 'at=x; rt=x; auth_hint=1.1', 'auth_hint=NaN', 'at=%ff; at=%00'],
  ...['at=' + 'x'.repeat(3000)],
  ...['selectedCity={', 'selectedCity=%7B%22lat%22%3A1e9%7D', 'selectedCity=%00', 'radius=-1'],
  ...['radius=%F0%9F%92%A9'],
  ...['=', ';;;', '\u00ff=\u00ff', '__proto__=x', 'at'],
  ...['selectedCity=%7B%22lat%22:47,%22lng%22:27,%22name%22:%22%5Cu0000%22%7D'],
];

const some = <T>(list: readonly T[]) => fc.constantFrom(...list);

export function pageRequests({ paths, cookie }: KnownPages): fc.Arbitrary<PageRequest> {
  const path = fc
    .record({
      path: some(paths),
      at: fc.nat(6),
      part: fc.oneof(some(oddParts), fc.string({ maxLength: 8 }).map(encodeURIComponent)),
      change: some([
        'none',
        'none',
        'put in',
        'replaced',
        'appended',
        'capitals',
        'encoded',
        'slashes',
      ] as const),
    })
    .map((it) => changed(it.path, it.at, it.part, it.change));
  const query = fc.array(
    fc.tuple(
      some(names),
      fc.oneof(some(values), fc.string({ maxLength: 12 }).map(encodeURIComponent)),
    ),
    { maxLength: 4 },
  );
  const oddHeaders = fc.uniqueArray(
    some(Object.keys(headers)).chain((name) =>
      some(headers[name] ?? []).map((value) => [name, value] as const),
    ),
    { maxLength: 4, selector: ([name]) => name },
  );
  return fc
    .record({
      method: some(['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PURGE']),
      path,
      query,
      headers: oddHeaders,
      cookie: fc.option(fc.oneof(some(cookies), fc.constant(cookie)), { nil: undefined }),
    })
    .map((it) => ({
      method: it.method,
      path:
        it.path +
        (it.query.length > 0 ? `?${it.query.map((pair) => pair.join('=')).join('&')}` : ''),
      headers: {
        ...Object.fromEntries(it.headers),
        ...(it.cookie !== undefined && { cookie: it.cookie }),
      },
    }));
}

function changed(path: string, at: number, part: string, change: string): string {
  const parts = path.split('/').slice(1);
  if (change === 'capitals') return path.toUpperCase();
  if (change === 'slashes') return path.replaceAll('/', '//');
  if (change === 'encoded')
    return path.replace(/[a-z]/g, (letter, offset: number) =>
      offset % 3 === at % 3 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    );
  if (change === 'appended') parts.push(part);
  if (change === 'put in') parts.splice(at % (parts.length + 1), 0, part);
  if (change === 'replaced') parts.splice(at % parts.length, 1, part);
  return `/${parts.join('/')}`;
}
