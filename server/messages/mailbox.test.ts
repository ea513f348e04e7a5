import { expect, test } from 'vitest';
import { putIntoMailbox } from './repository.ts';
import { productionEnv } from '#tests/factories/production-env.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { startTestApi } from '#server/testing/test-api.ts';

const api = setUpApi();

async function put(count: number, recipient: string): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await putIntoMailbox(api.db, {
      job_id: crypto.randomUUID(),
      channel: 'sms',
      recipient,
      subject: null,
      text: `Mesajul ${number}`,
      html: null,
      created_at: api.clock.now(),
    });
}

test('a demo shows the 50 newest messages, newest first, to any visitor, uncached', async () => {
  await put(51, '+40722000001');
  const { status, headers, body } = await api.call('mailbox');
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body.data).toHaveLength(50);
  expect(body.data[0]).toEqual({
    id: expect.any(Number),
    channel: 'sms',
    recipient: '+40722000001',
    subject: null,
    text: 'Mesajul 51',
    html: null,
    created_at: '2026-11-20T10:00:00+02:00',
  });
  expect(body.data.at(-1)?.text).toBe('Mesajul 2');
});

test('a recipient filters the messages', async () => {
  await put(2, 'ioana@example.ro');
  const { body } = await api.call('mailbox', { query: { to: 'ioana@example.ro' } });
  expect(body.data.map(({ text }) => text)).toEqual(['Mesajul 2', 'Mesajul 1']);
});

test('the mailbox keeps the 500 newest messages', async () => {
  await put(460, 'dan@example.ro');
  const rows = await api.db.selectFrom('mailbox').select('recipient').orderBy('id').execute();
  expect(rows).toHaveLength(500);
  expect(rows[0]?.recipient).toBe('+40722000001');
  expect(rows.filter(({ recipient }) => recipient === '+40722000001')).toHaveLength(38);
});

test('in production there is no mailbox', async () => {
  const production = await startTestApi({ env: productionEnv });
  try {
    const { status, body } = await production.call('mailbox');
    expect([status, body.code]).toEqual([404, 'not_found']);
  } finally {
    await production.close();
  }
});
