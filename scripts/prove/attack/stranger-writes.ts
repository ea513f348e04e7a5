import { randomBytes } from 'node:crypto';
import { guest } from '#tests/contract/visitors.ts';
import type { Attack } from '../attack.ts';
import { drive } from '../load.ts';
import { readDuring, readersGoal } from '../other-visitors.ts';
import { visitorAt, writeHeaders } from '../visitor.ts';

const load = { connections: 200, count: 40_000, seconds: 10 };

export const refreshFlood: Attack = {
  name: '4 random refresh tokens on 200 connections',
  goal: readersGoal,
  run: ({ webUrl }) => {
    const token = () => randomBytes(32).toString('base64url');
    const flood = () =>
      drive(load, () => ({
        url: `${webUrl}/auth/refresh`,
        method: 'POST',
        headers: { ...writeHeaders([['rt', token()]]), ...visitorAt(14, 1) },
      }));
    return readDuring(webUrl, flood);
  },
};

export const loginFlood: Attack = {
  name: '4 logins past their limit on 200 connections',
  goal: readersGoal,
  run: async ({ webUrl }) => {
    const headers = { ...writeHeaders((await guest()).cookies()), ...visitorAt(15, 1) };
    const body = JSON.stringify({ from: 'client', email: 'mihai@exemplu.ro', password: 'greșită' });
    const login = { url: `${webUrl}/auth/login`, method: 'POST', headers, body };
    return readDuring(webUrl, () => drive(load, () => login));
  },
};
