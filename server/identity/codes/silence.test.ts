import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeRegistrationForm } from '#tests/factories/registration-form.ts';
import type { ChallengePurpose } from '#server/db/schema-users.ts';
import { codeFor, otherCode } from '#server/testing/code-for.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
const api = setUpApi({ env: { LOG_LEVEL: 'debug' }, logStream });

test('the log has security events, and no code, password, phone, e-mail or token', async () => {
  const form = makeRegistrationForm();
  const { email, phone, password } = form;
  const requested_by = 'client';
  const codes: string[] = [];
  const codeOfNow = async (purpose: ChallengePurpose, contact: string) => {
    const code = await codeFor(api, purpose, contact);
    codes.push(code);
    return code;
  };

  const begun = await api.call('registerTemporarily', { body: form });
  const confirmation_code = await codeOfNow('registration', phone);
  const body = { ...form, token: begun.body.data, confirmation_code };
  await api.call('registerClient', { body });

  const sms = await api.call('sendLoginSms', { body: { phone } });
  const right = await codeOfNow('sms-login', phone);
  const confirm = (code: string) =>
    api.call('confirmLoginSms', {
      body: { phone, token: sms.body.token, confirmation_code: code },
    });
  await confirm(otherCode(right));
  await confirm(right);

  await api.call('sendPasswordCode', { body: { email, requested_by } });
  const token = await codeOfNow('password-reset', email);
  const passwords = { password: 'altă parolă bună', password_confirmation: 'altă parolă bună' };
  await api.call('resetPassword', {
    body: { email, token: otherCode(token), requested_by, ...passwords },
  });
  await api.call('resetPassword', { body: { email, token, requested_by, ...passwords } });
  await api.messages();

  const log = lines.join('');
  for (const secret of [...codes, password, passwords.password, phone, email, begun.body.data])
    expect(log).not.toContain(secret);
  const events = lines.flatMap((line) => /"event":"(\w+)"/.exec(line)?.[1] ?? []);
  expect(events).toEqual([
    'authn_login_success',
    'user_created',
    'authn_login_fail',
    'authn_login_success',
    'authn_password_change_fail',
    'authn_password_change',
  ]);
});

test('no code is in the database before its message is sent', async () => {
  const { phone, ...form } = makeRegistrationForm();
  await api.call('registerTemporarily', { body: { ...form, phone } });
  const code = await codeFor(api, 'registration', phone);
  const { rows } = await sql<{ row: string }>`SELECT data::text AS row FROM jobs.job
    UNION ALL SELECT to_jsonb(challenges)::text FROM challenges
    UNION ALL SELECT to_jsonb(code_sends)::text FROM code_sends`.execute(api.db);
  const stored = rows.map(({ row }) => row).join('\n');
  expect(stored).toContain(phone);
  expect(stored).not.toContain(`"${code}"`);
});
