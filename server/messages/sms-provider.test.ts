import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { readEnv } from '../deps.ts';
import { Undeliverable } from './outgoing.ts';
import { openSmsProvider } from './sms-provider.ts';

let requests: { line: string; headers: IncomingHttpHeaders; form: Record<string, string> }[];
beforeEach(() => {
  requests = [];
});

const message = { id: '1', channel: 'sms' as const, to: '+40722123456', text: 'Codul: 123456' };

const outcomes: Record<string, string> = {
  Undeliverable: 'given up',
  Unconfirmed: 'tried once more',
};

async function open(SMS_PROVIDER: 'smso' | 'twilio', status: number, body: object | string) {
  const url = await serve((request, response) => {
    void text(request).then((sent) => {
      const form = Object.fromEntries(new URLSearchParams(sent));
      requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, form });
      response.writeHead(status, { location: '/' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const address = `${url}/v1/Accounts/AC1/Messages.json`;
  const settings = { SMS_PROVIDER, SMS_URL: address, SMS_KEY: 'AC1:token', SMS_FROM: '4' };
  return openSmsProvider(readEnv({ SMS_DRIVER: 'http', ...settings }));
}

async function send(...response: Parameters<typeof open>) {
  return (await open(...response)).send(message).then(
    () => 'sent',
    (error: Error) => outcomes[error.name] ?? 'tried again',
  );
}

describe('SMSO', () => {
  test('gets a form with the sender, and its key in a header', async () => {
    expect(await send('smso', 200, { status: 200, responseToken: 'x' })).toBe('sent');
    expect(requests).toMatchObject([
      {
        headers: { 'x-authorization': 'AC1:token' },
        form: { sender: '4', to: '+40722123456', body: 'Codul: 123456' },
      },
    ]);
  });

  test.each([
    ['a wrong number', 400, { status: 400 }, 'given up'],
    ['an error that comes as 200', 200, { status: 405 }, 'given up'],
    ['a key that is not right', 401, { status: 401 }, 'tried again'],
    ['no credit', 402, { status: 402 }, 'tried again'],
    ['a fault of its own', 500, '<html>', 'tried again'],
    ['a gateway without a response', 504, '<html>', 'tried once more'],
    ['another address', 302, '', 'tried again'],
  ])('%s: %i', async (_what, status, body, outcome) => {
    expect(await send('smso', status, body)).toBe(outcome);
  });
});

describe('Twilio', () => {
  test('gets a form with the number, and account and token as basic authentication', async () => {
    expect(await send('twilio', 201, { sid: 'SM1', status: 'queued' })).toBe('sent');
    expect(requests).toMatchObject([
      {
        headers: { authorization: `Basic ${btoa('AC1:token')}` },
        form: { From: '4', To: '+40722123456', Body: 'Codul: 123456' },
      },
    ]);
  });

  test.each([
    ['a wrong number', 400, { code: 21211 }, 'given up'],
    ['a number that wants no messages', 400, { code: 21610 }, 'given up'],
    ['too many at once', 429, { code: 20429 }, 'tried again'],
    ['a token that is not right', 401, { code: 20003 }, 'tried again'],
    ['a fault of its own', 503, '', 'tried again'],
  ])('%s: %i', async (_what, status, body, outcome) => {
    expect(await send('twilio', status, body)).toBe(outcome);
  });
});

describe('the account shows whether messages can be sent, without sending one', () => {
  async function reach(...response: Parameters<typeof open>) {
    return (await open(...response)).reach().then(
      () => 'reached',
      (error: Error) => (error instanceof Undeliverable ? 'given up' : 'tried again'),
    );
  }

  test.each([
    ['smso', 'GET /v1/Accounts/AC1/credit-check', { status: 200, credit_value: 48.5 }],
    ['twilio', 'GET /v1/Accounts/AC1.json', { sid: 'AC1', status: 'active' }],
  ] as const)('%s', async (name, line, account) => {
    expect(await reach(name, 200, account)).toBe('reached');
    expect(requests).toMatchObject([{ line, form: {} }]);
    expect(requests[0]?.headers.authorization ?? requests[0]?.headers['x-authorization']).toMatch(
      name === 'smso' ? 'AC1:token' : `Basic ${btoa('AC1:token')}`,
    );
  });

  test.each([
    ['smso', 200, { status: 401 }],
    ['smso', 200, { status: 200, credit_value: 0 }],
    ['twilio', 401, { code: 20003 }],
    ['twilio', 200, { status: 'suspended' }],
    ['twilio', 503, ''],
  ] as const)('%s is not usable: %i %j', async (name, status, body) => {
    expect(await reach(name, status, body)).toBe('tried again');
  });

  test('a gateway without an account endpoint is reachable', async () => {
    expect(await reach('smso', 404, '')).toBe('reached');
  });
});

test('an unavailable provider is retryable, and its error contains neither number nor key', async () => {
  const settings = { SMS_PROVIDER: 'twilio', SMS_KEY: 'AC1:token', SMS_FROM: '4' };
  const nowhere = { ...settings, SMS_URL: 'http://127.0.0.1:1/AC1' };
  const driver = openSmsProvider(readEnv({ SMS_DRIVER: 'http', ...nowhere }));
  const error: unknown = await driver.send(message).catch((failure: unknown) => failure);
  expect(error).not.toBeInstanceOf(Undeliverable);
  expect(String(error)).not.toMatch(/AC1|123456/);
});
