import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { CallRequest } from '#tests/request-of.ts';
import { ContractClient } from './contract-client.ts';
import { errorProblems } from './contract-problems.ts';
import { expectRefusal } from './refusal.ts';
import { guest } from './visitors.ts';

const plain = (method: CallRequest['method'], url: string): CallRequest => ({
  method,
  url,
  headers: {},
});

test.each(['/api/nothing', '/api/public/nothing/here', '/auth/nothing'])(
  'an unknown path %s is a 404 in the error format',
  async (url) => {
    const response = await new ContractClient().send(plain('GET', url));
    expect(errorProblems(response.status, response.body, ['not_found'])).toEqual([]);
  },
);

test.each([
  ['PUT', paths.listLocations],
  ['GET', paths.createBooking],
  ['GET', paths.login],
] as const)('%s instead of %s is refused in the error format', async (method, path) => {
  const url = path.split(' ')[1] ?? '';
  const client = await guest();
  const { status, body } = await client.send(plain(method, url));
  expect(errorProblems(status, body, ['not_found', 'method_not_allowed'])).toEqual([]);
});

describe('a body that cannot be read', () => {
  test.each([
    ['broken JSON', 'application/json', '{"code": '],
    ['a form', 'application/x-www-form-urlencoded', 'code=ABC'],
  ])('%s is refused in the error format', async (_what, type, payload) => {
    const [, url = ''] = paths.checkVoucher.split(' ');
    const client = await guest();
    const headers = { 'content-type': type };
    const response = await client.send({ method: 'POST', url, headers, payload });
    expectRefusal(response, 'bad_request', 'unsupported_media_type', 'validation_failed');
    const { status, body } = response;
    const codes = ['bad_request', 'unsupported_media_type', 'validation_failed'] as const;
    expect(errorProblems(status, body, codes)).toEqual([]);
  });
});
