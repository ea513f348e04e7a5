import { makeUser } from '#server/testing/make-user.ts';
import { startTestApi } from '#server/testing/test-api.ts';

// Security row 1: the time of a refused login must not tell whether the e-mail is known (medians within 10 %).
const rounds = Number(process.argv[2] ?? 200);
const allowed = 0.1;

const api = await startTestApi({ env: { LIMIT_FACTOR: '1000000' } });
await makeUser(api.db, { email: 'ana@example.ro', password: 'parola-buna' });
await makeUser(api.db, { email: 'fara-parola@example.ro' });
const visitor = await api.guest();
const times: Record<string, number[]> = {
  'ana@example.ro': [],
  'nimeni@example.ro': [],
  'fara-parola@example.ro': [],
};
for (let round = 0; round < rounds; round += 1) {
  for (const [email, taken] of Object.entries(times)) {
    const start = performance.now();
    const body = { from: 'client', email, password: 'parola-gresita' } as const;
    await api.call('login', { body }, { as: visitor });
    taken.push(performance.now() - start);
  }
}
await api.close();

const medians = Object.values(times).map(median);
const spread = Math.max(...medians) / Math.min(...medians) - 1;
const shown = medians.map((ms) => `${ms.toFixed(1)} ms`).join(', ');
console.log(
  `Refused logins, known / unknown / without password: ${shown}; ` +
    `spread ${(spread * 100).toFixed(1)} %: ${spread <= allowed ? 'holds' : 'DOES NOT HOLD'}`,
);
process.exitCode = spread <= allowed ? 0 : 1;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
