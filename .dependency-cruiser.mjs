/** What each folder may import besides itself. */
const layers = {
  domain: [],
  contract: ['domain'],
  settings: ['domain'],
  processes: [],
  styles: [],
  lib: ['settings', 'contract', 'domain'],
  hooks: ['lib', 'contract', 'domain', 'styles'],
  components: ['hooks', 'lib', 'contract', 'domain', 'styles'],
  features: ['components', 'hooks', 'lib', 'contract', 'domain', 'styles'],
  app: ['features', 'components', 'hooks', 'lib', 'contract', 'domain', 'styles'],
  server: ['processes', 'settings', 'contract', 'domain'],
  data: ['server', 'settings', 'contract', 'domain'],
  front: ['processes', 'settings', 'lib', 'contract', 'domain'],
  scripts: ['tests', 'front', 'data', 'server', 'processes', 'settings', 'contract', 'domain'],
  tests: [
    'data',
    'front',
    'server',
    'settings',
    'contract',
    'domain',
    'lib',
    'hooks',
    'components',
    'styles',
  ],
  bench: ['tests', 'scripts', 'front', 'data', 'server', 'settings', 'contract', 'domain'],
  e2e: ['lib', 'tests', 'scripts', 'front', 'data', 'server', 'settings', 'contract', 'domain'],
};
const folders = Object.keys(layers);
const within = (names) => `^(${names.join('|')})/`;
const rootFile = '^[^/]+\\.tsx?$';
const test = '\\.(test|testing|race|contract)\\.tsx?$';

const oneWay = Object.entries(layers).flatMap(([name, below]) => [
  {
    name: `${name} imports only what lies below it`,
    from: { path: within([name]), pathNot: test },
    to: { path: within(folders), pathNot: within([name, ...below]) },
  },
  {
    name: `tests of ${name} import only what lies below it, and tests/`,
    from: { path: `^${name}/.*${test}` },
    to: { path: within(folders), pathNot: within([name, ...below, 'tests']) },
  },
]);

const config = {
  forbidden: [
    ...oneWay,
    {
      name: 'files at the root import only lib, contract, domain and styles',
      from: { path: rootFile },
      to: { path: within(folders), pathNot: within(['lib', 'contract', 'domain', 'styles']) },
    },
    {
      name: 'lib reads settings in env.ts only, which the browser cannot import',
      from: { path: '^lib/', pathNot: '^lib/env\\.ts$' },
      to: { path: '^settings/' },
    },
    {
      name: 'features import no features',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: '^features/$1/' },
    },
    {
      name: 'bookings are presented only by routes, mails and other presenters',
      from: { pathNot: `/(routes|presenter|booking-mail|export-account)\\.ts$|${test}` },
      to: { path: '^server/booking/bookings/presenter\\.ts$' },
    },
    { name: 'no cycle of files', from: {}, to: { circular: true } },
    {
      name: 'no cycle of folders',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    includeOnly: `${rootFile}|${within(folders)}`,
    // The api's tests import server/testing/, which imports the api.
    doNotFollow: { path: '^server/testing/' },
    tsPreCompilationDeps: true,
  },
};

export default config;
