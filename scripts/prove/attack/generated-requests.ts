import { randomOf } from '#data/catalogue/random.ts';
import { findBookable } from '#tests/contract/bookable.ts';
import {
  callNames,
  knownValuesOf,
  rightRequest,
  wrongRequests,
} from '#tests/contract/generated-requests.ts';
import { target } from '#tests/contract/target.ts';
import { guest, signedIn } from '#tests/contract/visitors.ts';
import type { Attack } from '../attack.ts';
import { drive, figuresOf, isInOrder } from '../load.ts';
import { visitorAt, writeHeaders } from '../visitor.ts';

const count = 20_000;

/** Every call with right values, and with wrong ones for each of its fields, through the web and past it. */
export const generatedRequests: Attack = {
  name: `${count} requests generated from the contract`,
  goal: 'no error but an announced 503',
  run: async ({ webUrl, apiUrl, seed }) => {
    const { location, service, date, slots } = await findBookable();
    const { time = '', professionals = [] } = slots[0] ?? {};
    const free = { location, serviceId: service.id, professionalId: professionals[0] ?? 0 };
    const { email, password } = target;
    const right = { email, password, expected_total: service.price };
    const known = { ...knownValuesOf({ ...free, date, time }), ...right };
    const wrong = callNames.flatMap((call) => [...wrongRequests(call, known)]);
    const random = randomOf(seed);
    const drawn = Array.from({ length: count }, () =>
      random.chance(0.1) ? rightRequest(random.pick(callNames), known) : random.pick(wrong),
    );
    const session = {
      public: writeHeaders((await guest()).cookies()),
      client: writeHeaders((await signedIn()).cookies()),
    };
    const answers = await drive({ connections: 16, count, seconds: 600 }, (index) => {
      const { auth, request } = drawn[index] ?? rightRequest('csrfCookie', known);
      return {
        url: (index % 2 ? webUrl : apiUrl) + request.url,
        method: request.method,
        headers: { ...session[auth], ...visitorAt(23, index), ...request.headers },
        body: request.payload,
      };
    });
    const broken = answers.flatMap((answer, index) =>
      isInOrder(answer) ? [] : `; ${answer.status} ${drawn[index]?.call} ${drawn[index]?.what}`,
    );
    const figures = `${figuresOf(answers)}${broken.slice(0, 5).join('')}`;
    return { figures, holds: answers.length === count && broken.length === 0 };
  },
};
