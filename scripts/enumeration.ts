import type { CallName } from '#contract/paths.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { startTestApi, type CallResponse, type TestApi } from '#server/testing/test-api.ts';
import { median } from './checks/median.ts';

const tries = 200;
const maxRatio = 1.1;

type Try = (nth: number) => Promise<CallResponse<CallName>>;
type Question = { name: string; known: Try; unknown: Try };

const api = await startTestApi({ env: { LIMIT_FACTOR: '1000000', SMS_HOURLY_BUDGET: '1000000' } });
try {
  let holds = true;
  for (const question of await questions(api)) holds = (await compare(question)) && holds;
  process.exitCode = holds ? 0 : 1;
} finally {
  await api.close();
}
// The test database, kept open for reuse, blocks the exit.
process.exit();

async function questions({ call, db }: TestApi): Promise<Question[]> {
  const digits = (nth: number) => String(nth).padStart(6, '0');
  const email = (kind: string, nth: number) => `${kind}-${digits(nth)}@example.ro`;
  await makeUser(db, { email: email('who', 999_999), password: 'parola mea' });
  for (let nth = 0; nth < tries; nth += 1)
    await makeUser(db, { email: email('yes', nth), phone: `+40711${digits(nth)}` });
  const login = (address: string) =>
    call('login', { body: { from: 'client', email: address, password: 'alta parolă' } });
  const sms = (phone: string) => call('sendLoginSms', { body: { phone } });
  const reset = (address: string) =>
    call('sendPasswordCode', { body: { email: address, requested_by: 'client' } });
  return [
    {
      name: 'login, wrong password',
      known: () => login(email('who', 999_999)),
      unknown: (nth) => login(email('not', nth)),
    },
    {
      name: 'SMS login',
      known: (nth) => sms(`+40711${digits(nth)}`),
      unknown: (nth) => sms(`+40722${digits(nth)}`),
    },
    {
      name: 'password recovery',
      known: (nth) => reset(email('yes', nth)),
      unknown: (nth) => reset(email('not', nth)),
    },
  ];
}

async function compare({ name, known, unknown }: Question): Promise<boolean> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const shapes = new Set<string>();
  // Alternates, so that other load affects both kinds equally.
  for (let nth = 0; nth < tries; nth += 1)
    for (const [kind, ask] of [
      ['known', known],
      ['unknown', unknown],
    ] as const) {
      const start = performance.now();
      const { status, body } = await ask(nth);
      times[kind].push(performance.now() - start);
      shapes.add(`${status} ${Object.keys(body as object).join()} ${JSON.stringify(body).length}`);
    }
  const [one, other] = [median(times.known), median(times.unknown)];
  const ratio = Math.max(one, other) / Math.min(one, other);
  const holds = shapes.size === 1 && ratio <= maxRatio;
  const figures = `known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms, ratio ${ratio.toFixed(3)}`;
  console.log(`${holds ? '✓' : '✗'} ${name}: ${figures}; ${[...shapes].join(' | ')}`);
  return holds;
}
