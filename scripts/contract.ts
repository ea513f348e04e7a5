import { parseArgs } from 'node:util';
import { runCommand } from './checks/command.ts';
import { Problem, runMain } from './product/problem.ts';

const usage = `npm run contract -- https://… [--email E --password P] [--voucher CODE] [--read-only]
  --email, --password  a client of that back end (ana@exemplu.ro, parola123)
  --voucher CODE       a code that holds for anyone, to see a good one accepted
  --code CODE          the code of every SMS and mail; without it GET /dev/mailbox has to tell
  --read-only          leaves out what writes: sessions and bookings
A full run signs in eight times, registers a client, tries three voucher codes and four wrong passwords, takes the
client's avatar away and leaves one booking behind: with the limits of production it may run once in a quarter of an
hour.`;

// Holds any back end that claims the contract to it.
await runMain(async () => {
  const { url, env } = readFlags();
  await requireAnswer(url);
  const args = ['run', '--project', 'contract', '--reporter=default'];
  const { code } = await runCommand('vitest', args, { env, live: true });
  process.exit(code ?? 1);
});

function readFlags(): { url: string; env: Record<string, string> } {
  const { values, positionals } = parse();
  const [url, ...others] = positionals;
  if (!url || others.length > 0) throw new Problem(`Which back end? Give one address:\n${usage}`);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Problem(`${url} is no http address.\n${usage}`);
  const { email, password, voucher, code } = values;
  return {
    url,
    env: {
      CONTRACT_URL: url,
      ...(email && { CONTRACT_EMAIL: email }),
      ...(password && { CONTRACT_PASSWORD: password }),
      ...(voucher && { CONTRACT_VOUCHER: voucher }),
      ...(code && { CONTRACT_CODE: code }),
      ...(values['read-only'] && { CONTRACT_READ_ONLY: '1' }),
    },
  };
}

function parse() {
  const text = { type: 'string' } as const;
  const options = {
    email: text,
    password: text,
    voucher: text,
    code: text,
    'read-only': { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

async function requireAnswer(url: string): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  await fetch(url, { signal, redirect: 'manual' }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Problem(`${url} does not answer: ${cause instanceof Error ? cause.message : cause}`);
  });
}
