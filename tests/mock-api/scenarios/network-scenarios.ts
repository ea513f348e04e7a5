import { paths, type CallName } from '#contract/paths.ts';
import { errorStatus, type ErrorCode } from '#contract/error.ts';
import { everySecond, refuse, type Fault } from '../fault.ts';
import type { World } from '../world.ts';
import type { Scenario } from './scenario.ts';

const names = Object.keys(paths) as CallName[];
const codes = Object.keys(errorStatus) as ErrorCode[];

/** How the api behaves as a whole, and each call and error by itself. */
export const networkScenarios: Scenario[] = [
  {
    name: 'slow',
    says: 'Every answer takes 1.5 s: skeletons and loading bars are seen.',
    apply: (world) => void (world.delay = 1500),
  },
  {
    name: 'flaky',
    says: 'Every second answer of each call is a 503.',
    apply: (world) => everywhere(world, () => everySecond(refuse('unavailable'))),
  },
  {
    name: 'down',
    says: 'Every call answers 503.',
    apply: (world) => everywhere(world, () => refuse('unavailable')),
  },
  {
    name: 'not-json',
    says: 'Every call answers a page of HTML with status 200, as a proxy in between would.',
    apply: (world) => everywhere(world, () => () => html('<h1>Bine ai venit</h1>')),
  },
  ...names.map((name): Scenario => ({
    name: `${kebab(name)}-fails`,
    says: `${paths[name]} answers 500.`,
    apply: (world) => void world.faults.set(name, refuse('server_error')),
  })),
  ...codes.map((code): Scenario => ({
    name: `booking-answers-${code.replaceAll('_', '-')}`,
    says: `POST /api/bookings answers ${errorStatus[code]} ${code}.`,
    apply: (world) => void world.faults.set('createBooking', refuse(code)),
  })),
];

function everywhere(world: World, fault: () => Fault): void {
  for (const name of names) world.faults.set(name, fault());
}

function html(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/html' } });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
