import { expect, test } from 'vitest';
import { sweep } from './housekeeping.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

const day = 24 * 3600;
const body = {
  name: ' Ioana ',
  email: 'ioana@example.ro',
  message: 'Aș vrea un salon nou.\nhttps://spam.example',
};
const rows = () => api.db.selectFrom('feedback').selectAll().execute();

test('a message is stored and confirmed by a mail that does not repeat it @S2-13', async () => {
  const { status, body: response } = await api.call('sendFeedback', { body });
  expect([status, response.message]).toEqual([
    201,
    'Am primit mesajul tău. Îți răspundem pe e-mail.',
  ]);
  expect(await rows()).toEqual([
    { ...body, name: 'Ioana', id: expect.any(String), created_at: api.clock.now() },
  ]);
  const mails = await api.messages(body.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Am primit mesajul tău']);
  expect(mails[0]?.text).not.toMatch(/Ioana|salon|spam/);
});

test('the operator gets the message by mail, with its sender', async () => {
  const mails = await api.messages(api.env.CONTACT_EMAIL);
  expect(mails.map(({ subject }) => subject)).toEqual(['Mesaj de la Ioana']);
  for (const words of [body.email, ...body.message.split('\n')])
    expect(mails[0]?.text).toContain(words);
});

test('a retry after a lost response is the same message, also past the limit', async () => {
  const before = [(await rows()).length, (await api.messages()).length];
  const again = { ...body, email: 'IOANA@example.ro' };
  const sent = await Promise.all([1, 2, 3, 4].map(() => api.call('sendFeedback', { body: again })));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect([(await rows()).length, (await api.messages()).length]).toEqual(before);
  const other = { ...body, email: 'dan@example.ro' };
  await Promise.all([1, 2, 3].map(() => api.call('sendFeedback', { body: other })));
  expect(await api.messages(other.email)).toHaveLength(1);
});

test('each invalid field has a message, and nothing is stored @S2-13', async () => {
  const before = await rows();
  const wrong = { name: ' ', email: 'ioana@', message: '' };
  const { status, body: response } = await api.call('sendFeedback', { body: wrong });
  expect(status).toBe(422);
  expect(response.errors).toEqual({
    name: ['Câmpul Nume este obligatoriu'],
    email: ['Câmpul E-mail nu este valid'],
    message: ['Câmpul Mesaj este obligatoriu'],
  });
  expect(await rows()).toEqual(before);
});

test('one e-mail gets three confirmations a day, however it is written', async () => {
  const send = async (email: string, message: string) =>
    (await api.call('sendFeedback', { body: { ...body, email, message } })).status;
  const statuses = [
    await send(body.email, 'doi'),
    await send('IOANA@example.ro', 'trei'),
    await send(body.email, 'patru'),
  ];
  expect(statuses).toEqual([201, 201, 429]);
  const mails = [...(await api.messages(body.email)), ...(await api.messages('IOANA@example.ro'))];
  expect(mails).toHaveLength(3);
  api.clock.advance(day);
  expect(await send(body.email, 'patru')).toBe(201);
});

test('a remote address can send ten messages an hour', async () => {
  api.clock.advance(day);
  const statuses: number[] = [];
  for (let sender = 0; sender < 11; sender += 1) {
    const email = `client${sender}@example.ro`;
    statuses.push((await api.call('sendFeedback', { body: { ...body, email } })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});

test('messages are kept for a year', async () => {
  const { deps } = api;
  api.clock.advance(364 * day);
  await sweep(deps);
  expect(await rows()).not.toEqual([]);
  api.clock.advance(2 * day);
  await sweep(deps);
  expect(await rows()).toEqual([]);
});
