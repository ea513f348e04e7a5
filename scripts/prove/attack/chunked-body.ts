import { guest } from '#tests/contract/visitors.ts';
import type { Attack } from '../attack.ts';
import { send } from '../load.ts';
import { visitorAt, writeHeaders } from '../visitor.ts';

export const chunkedBody: Attack = {
  name: '7 a chunked login through the web',
  goal: '422, as the api itself answers',
  run: async ({ webUrl, apiUrl }) => {
    const session = writeHeaders((await guest()).cookies());
    const statuses: number[] = [];
    for (const size of [1000, 40, 7])
      for (const url of [webUrl, apiUrl]) {
        const email = `chunks-of-${size}@exemplu.ro`;
        const text = JSON.stringify({ from: 'client', email, password: 'greșită' });
        const body = text.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
        const headers = { ...session, ...visitorAt(20, size) };
        const login = { url: `${url}/auth/login`, method: 'POST', headers, body };
        statuses.push((await send(login)).status);
      }
    const figures = `web and api in turn ${statuses.join(' ')}`;
    return { figures, holds: statuses.every((status) => status === 422) };
  },
};
