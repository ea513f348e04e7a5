import { findBookable, firstLocations } from '#tests/contract/bookable.ts';
import { signedIn } from '#tests/contract/visitors.ts';
import type { Attack, Outcome } from '../attack.ts';
import { isInOrder, send, sendAsNext, type Request } from '../load.ts';
import { visitorAt, writeHeaders } from '../visitor.ts';

const goal = 'no answer above 499';

export const brokenDates: Attack = {
  name: '9 dates that are none, in the free times of a location',
  goal,
  run: async ({ webUrl }) => {
    const { location, service } = await findBookable();
    const dates = ['', 'x', '%25E0', '%E0', '%00', '2026-02-30', '0000-00-00', '9999-12-31'];
    const url = `${webUrl}/api/public/locations-slots/${location.id}?services=${service.id}`;
    const spans = dates.flatMap((from) => dates.map((to) => `&from=${from}&to=${to}`));
    return outcomeOf(
      spans.map((span, index) => ({ url: url + span, headers: visitorAt(21, index) })),
      send,
    );
  },
};

/** A header that only Next's own script sends, on pages made per request, to a guest and to a client. */
export const brokenRouterState: Attack = {
  name: '10 pages asked for as data, with a router state that is none',
  goal,
  run: async ({ webUrl }) => {
    const { cookie = '' } = writeHeaders((await signedIn()).cookies());
    const [location] = await firstLocations();
    const booking = `/locations/${location?.id}/${location?.slug}/booking`;
    const paths = ['/locations', '/login', '/account', '/account/bookings', booking];
    const trees = ['x', '%', '%E0', '{}', 'null', '[]', '[[]]', '["",{"children":1}]', '%5B'];
    const headers = trees.flatMap((tree) => [
      { 'next-router-state-tree': tree, ...visitorAt(22, 1) },
      { 'next-router-state-tree': tree, ...visitorAt(22, 2), cookie },
    ]);
    return outcomeOf(
      paths.flatMap((path) => headers.map((one) => ({ url: webUrl + path, headers: one }))),
      sendAsNext,
    );
  },
};

async function outcomeOf(requests: Request[], sendOne: typeof sendAsNext): Promise<Outcome> {
  const broken: string[] = [];
  for (const one of requests) {
    const answer = await sendOne(one);
    if (!isInOrder(answer)) broken.push(`; ${answer.status} ${one.url}`);
  }
  const figures = `${broken.length} of ${requests.length} failed${broken.slice(0, 2).join('')}`;
  return { figures, holds: broken.length === 0 };
}
