import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { errorStatus, type ErrorCode } from '#contract/error.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { listen } from '#tests/http-server.ts';
import { ContractClient } from './contract-client.ts';

type Drift = {
  status?: number;
  type?: string;
  body: unknown;
  /** Sent instead of `body`. */
  text?: string;
};

async function listAt({ status = 200, type = 'application/json', body, text }: Drift) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(text ?? JSON.stringify(body));
  });
  return new ContractClient(await listen(server)).call('listLocations');
}

const card = makeLocationCard();
const good = makeLocationList([card]);
const error = (code: string, changes: object = {}) => ({
  message: '',
  errors: {},
  code,
  ...changes,
});

test('a response that matches the contract passes', async () => {
  expect((await listAt({ body: good })).body.data).toHaveLength(1);
  const refused = { status: 422, body: error('validation_failed') };
  expect((await listAt(refused)).body.code).toBe('validation_failed');
});

test.each([
  ['lacks a field', '.data[0].slug: ', { ...good, data: [{ ...card, slug: undefined }] }],
  ['adds a field', 'unknown field .data[0].stars', { ...good, data: [{ ...card, stars: 5 }] }],
  ['adds a field at the top', 'unknown field .count', { ...good, count: 1 }],
  ['has another type', '.data[0].distance: ', { ...good, data: [{ ...card, distance: '3 km' }] }],
  ['has null for a text', '.data[0].name: ', { ...good, data: [{ ...card, name: null }] }],
  [
    'has a fraction of a metre',
    '.data[0].distance: ',
    { ...good, data: [{ ...card, distance: 1.5 }] },
  ],
  ['lacks a part', '.suggested: ', { ...good, suggested: undefined }],
])('a response that %s is named: %s', async (_what, line, body) => {
  await expect(listAt({ body })).rejects.toThrow(line);
});

test.each([
  ['a success of another status', { status: 201, body: good }, '.code: '],
  ['another content type', { type: 'text/html', body: good }, 'content-type: text/html'],
  ['malformed JSON', { body: null, text: '{"data": [' }, 'the response: '],
  ['an unknown code', { status: 422, body: error('oops') }, '.code: '],
  ['an error without its code', { status: 500, body: { message: 'Oops', errors: {} } }, '.code: '],
  [
    'an error with an extra field',
    { status: 500, body: error('server_error', { trace: [] }) },
    'trace',
  ],
  [
    'a code with the status of another code',
    { status: 400, body: error('validation_failed') },
    'validation_failed came with status 400',
  ],
  [
    'a code that this call may not return',
    { status: errorStatus.slot_taken, body: error('slot_taken' satisfies ErrorCode) },
    "slot_taken is not among the call's errors",
  ],
])('%s is reported', async (_what, drift, line) => {
  const response = listAt(drift);
  await expect(response).rejects.toThrow('GET /api/public/locations returned');
  await expect(response).rejects.toThrow(line);
});
