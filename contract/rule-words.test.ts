import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z, type ZodType } from 'zod';
import './calls.ts';
import { setupPasswordBody } from './password.ts';
import { loginCall } from './session.ts';
import { catalogueIdParam, latitude, localDate, localTime } from './scalars.ts';
import { firstOf } from './rule-words.ts';

const say = (schema: ZodType, value: unknown) =>
  z.object({ comment: schema }).safeParse({ comment: value }).error?.issues[0]?.message;

const comment = 'Câmpul Mesaj pentru specialist';

test.each<[string, ZodType, unknown, string]>([
  ['a missing value', z.string(), undefined, `${comment} este obligatoriu`],
  ['null', z.int(), null, `${comment} este obligatoriu`],
  ['an empty text', z.string().min(1), '', `${comment} este obligatoriu`],
  ['a number for a text', z.string(), 1, 'Trebuie să fie un text'],
  ['a text for a number', z.number(), 'x', 'Trebuie să fie un număr'],
  ['NaN', z.number(), NaN, 'Trebuie să fie un număr'],
  ['a fraction', z.int(), 1.5, 'Trebuie să fie un număr întreg'],
  ['a text for a list', z.array(z.int()), 'x', 'Trebuie să fie o listă'],
  ['a text for an object', z.object({}), 'x', `${comment} nu este valid`],
  ['an invalid e-mail', z.email(), 'x', `${comment} nu este valid`],
  ['an invalid id', z.uuid(), 'x', `${comment} nu este valid`],
  ['an unknown field', z.strictObject({}), { trace: 1 }, 'Datele trimise nu sunt valide: trace'],
  ['a wrong character', z.string().regex(/^a$/), 'b', `${comment} nu este valid`],
  ['a wrong word', z.literal('client'), 'x', 'Trebuie să fie „client”'],
  ['an unknown choice', z.enum(['a', 'b']), 'x', 'Trebuie să fie una dintre valorile „a”, „b”'],
  ['129 of at most 128', z.string().max(128), 'x'.repeat(129), 'Cel mult 128 de caractere'],
  ['11 of at most 10', z.string().max(10), 'x'.repeat(11), 'Cel mult 10 caractere'],
  ['two of at most one', z.string().max(1), 'xx', 'Cel mult un caracter'],
  ['5 of at least 6', z.string().min(6), 'x'.repeat(5), 'Cel puțin 6 caractere'],
  ['21 of at most 20', z.array(z.int()).max(20), Array(21).fill(1), 'Cel mult 20 de elemente'],
  ['an empty list', z.array(z.int()).min(1), [], 'Cel puțin un element'],
  ['too large', z.int().max(200_000), 200_001, 'Cel mult 200.000'],
  ['too small', z.int().min(1000), 1, 'Cel puțin 1.000'],
  ['a latitude beyond 90', latitude, '91', 'Cel mult 90'],
  ['a catalogue id of 0', catalogueIdParam, '0', 'Mai mult de 0'],
  ['a number beyond safe integers', catalogueIdParam, '9'.repeat(20), 'Numărul este prea mare'],
  ['an impossible day', localDate, '2026-02-30', 'Data nu este validă'],
  ['an impossible time', localTime, '24:00', 'Ora nu este validă'],
])('%s is refused in Romanian', (_what, schema, value, words) => {
  expect(say(schema, value)).toBe(words);
});

test('the rules of all forms use the same words @S5-02', () => {
  const { error } = loginCall.body.safeParse({ from: 'client', email: 'x', password: '' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Câmpul E-mail nu este valid',
    'Câmpul Parolă este obligatoriu',
  ]);
  expect(loginCall.body.safeParse([]).error?.issues[0]?.message).toBe(
    'Datele trimise nu sunt valide',
  );
});

test('a temporary password has the label of its screen', () => {
  const pair = { password: 'alta-mea', password_confirmation: 'alta-mea' };
  const body = { email: 'ana@example.ro', current_password: '', ...pair };
  const { error } = setupPasswordBody.safeParse(body);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Câmpul Parola temporară este obligatoriu',
  ]);
});

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A (și încă o problemă)'],
  [['A', 'B', 'C'], 'A (și încă 2 probleme)'],
  [Array<string>(21).fill('A'), 'A (și încă 20 de probleme)'],
])('the message for several problems has the first and the number of others', (all, words) => {
  expect(firstOf(all)).toBe(words);
});

test.each([
  ['#contract/identity.ts', 'currentPassword', '', `${comment} este obligatoriu`],
  ['#contract/scalars.ts', 'catalogueId', 'x', 'Trebuie să fie un număr'],
])('the rules of %s are in Romanian even if no call is loaded', (path, rule, value, words) => {
  const script = `
    import { z } from 'zod';
    import { ${rule} as comment } from '${path}';
    const { error } = z.object({ comment }).safeParse({ comment: '${value}' });
    console.log(error.issues[0].message);`;
  // A new process, because this one has loaded all calls.
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(String(output).trim()).toBe(words);
});

test.each([
  ['abcdeg', true],
  ['abcdef', false],
  ['', false],
])('different passwords are reported together with missing fields: %j', (repetition, isTold) => {
  const passwords = { password: 'abcdef', password_confirmation: repetition };
  const { error } = setupPasswordBody.safeParse({ ...passwords, current_password: 'x' });
  const said = error?.issues.map(({ message }) => message);
  expect(said).toContain('Câmpul E-mail este obligatoriu');
  expect(said?.includes('Parolele nu coincid')).toBe(isTold);
});
