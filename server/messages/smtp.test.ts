import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../deps.ts';
import { Undeliverable, type Drivers } from './outgoing.ts';
import { openSmtp } from './smtp.ts';

let server: SMTPServer;
let driver: Drivers['mail'];
let send: Drivers['mail']['send'];
let received: { to: string[]; source: string }[];
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = address.startsWith('nobody') ? 550 : address.startsWith('later') ? 451 : null;
      done(code && Object.assign(new Error(`${address} no`), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      void text(stream).then((source) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  driver = openSmtp(readEnv({ MAIL_DRIVER: 'smtp', SMTP_URL: `smtp://127.0.0.1:${port}` }));
  ({ send } = driver);
});
beforeEach(() => {
  received = [];
});
afterAll(() => new Promise<void>((resolve) => void server.close(resolve)));

const mail = {
  id: '7b0f7c4e-5c1c-4f43-9a3e-0d1f2a3b4c5d',
  channel: 'mail' as const,
  to: 'ioana@example.ro',
  subject: 'Parola ta a fost schimbată',
  text: 'Bună, Ioana!',
  html: '<p>Bună, Ioana!</p>',
};

test('an event is attached as a calendar file', async () => {
  await send({ ...mail, calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
  expect(received[0]?.source).toContain(
    'Content-Type: text/calendar; charset=utf-8; method=PUBLISH',
  );
  expect(received[0]?.source).toContain('programare.ics');
});

test('a mail arrives as text and HTML, with the same Message-ID on every attempt', async () => {
  await send(mail);
  await send(mail);
  const [first, second] = received.map(({ source }) => source);
  expect(received[0]?.to).toEqual(['ioana@example.ro']);
  expect(first).toContain('From: Aproape <salut@aproape.example>');
  expect(first).toContain('Subject: =?UTF-8?');
  expect(first).toContain('Content-Type: text/plain; charset=utf-8');
  expect(first).toContain('Content-Type: text/html; charset=utf-8');
  const idOf = (source = '') => /^Message-ID: (.*)$/im.exec(source)?.[1];
  expect(idOf(first)).toBe('<7b0f7c4e-5c1c-4f43-9a3e-0d1f2a3b4c5d@localhost>');
  expect(idOf(second)).toBe(idOf(first));
});

test('replies go to the one reply address of the mail, even with a comma in it', async () => {
  await send({ ...mail, replyTo: '"a,b"@example.ro' });
  await send(mail);
  const [replyTo, plain] = received.map(({ source }) => /^Reply-To: (.*)$/im.exec(source)?.[1]);
  expect(replyTo?.trim()).toBe('<"a,b"@example.ro>');
  expect(plain).toBeUndefined();
});

test('reach verifies the server without sending a mail', async () => {
  await driver.reach();
  expect(received).toEqual([]);
});

test('an address with a comma is one recipient', async () => {
  await send({ ...mail, to: '"a,b"@example.ro' });
  expect(received.map(({ to }) => to)).toEqual([['"a,b"@example.ro']]);
});

test('an unknown recipient is a permanent failure, an unavailable one is not; errors name neither', async () => {
  const failureOf = (to: string) => send({ ...mail, to }).catch((error: Error) => error);
  const unknown = await failureOf('nobody@example.ro');
  expect(unknown).toBeInstanceOf(Undeliverable);
  const away = await failureOf('later@example.ro');
  expect(away).not.toBeInstanceOf(Undeliverable);
  for (const error of [unknown, away]) expect(String(error)).not.toContain('example.ro');
  expect(String(away)).toContain('451');
});

test('a server that does not respond is a retryable error', async () => {
  const nowhere = openSmtp(readEnv({ MAIL_DRIVER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1' }));
  const error = await nowhere.send(mail).catch((failure: unknown) => failure);
  expect(error).not.toBeInstanceOf(Undeliverable);
  expect(String(error)).toContain('ESOCKET');
  await expect(nowhere.reach()).rejects.toThrow('ESOCKET');
});

test('a server that replies without end fails the mail, and its connection is closed', async () => {
  const connections: Socket[] = [];
  const endless = createServer((connection) => {
    connections.push(connection);
    connection.write('220 hello\r\n');
    connection.on('data', () => {
      const lines = setInterval(() => connection.write('250-more\r\n'), 10);
      connection.on('close', () => clearInterval(lines)).on('error', () => {});
    });
  });
  await once(endless.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const connection of connections) connection.destroy();
    endless.close();
  });
  const { port } = endless.address() as AddressInfo;
  const settings = { MAIL_DRIVER: 'smtp', SMTP_URL: `smtp://127.0.0.1:${port}` };
  const slow = openSmtp(readEnv(settings), 200);
  const error = await slow.send(mail).catch((failure: unknown) => failure);
  expect(error).not.toBeInstanceOf(Undeliverable);
  expect(String(error)).toContain('EABORT');
  await expect.poll(() => connections[0]?.destroyed).toBe(true);
  await expect(slow.reach()).rejects.toThrow('ETIMEDOUT');
});
