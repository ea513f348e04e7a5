import { OperatorError } from '#settings/operator-error.ts';
import { runCommand } from './checks/command.ts';
import { parseFlags, runMain } from './product/run-main.ts';

const usage = `npm run contract -- https://… [--email E --password P] [--voucher CODE] [--read-only]
  --email, --password  a client of that back end (ana@exemplu.ro, parola123)
  --voucher CODE       a voucher that any client may use, to test a valid code
  --code CODE          the code of every SMS and mail; by default it is read from the mailbox call
  --read-only          skips the tests that write: sessions and bookings
A full run signs in eight times, registers a client, tries three voucher codes and four wrong passwords, removes
the client's avatar and leaves one booking behind. The limits of production allow one run per 15 minutes.`;

await runMain(async () => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { email: text, password: text, voucher: text, code: text, 'read-only': flag };
  const { values, positionals } = parseFlags({ options, allowPositionals: true }, usage);
  const [url = '', ...others] = positionals;
  if (!/^https?:/.test(url) || !URL.canParse(url) || others.length > 0)
    throw new OperatorError(`Which back end? Give one address:\n${usage}`);
  const env = {
    CONTRACT_URL: url,
    ...(values.email && { CONTRACT_EMAIL: values.email }),
    ...(values.password && { CONTRACT_PASSWORD: values.password }),
    ...(values.voucher && { CONTRACT_VOUCHER: values.voucher }),
    ...(values.code && { CONTRACT_CODE: values.code }),
    ...(values['read-only'] && { CONTRACT_READ_ONLY: '1' }),
  };
  const args = ['run', '--project', 'contract', '--reporter=default'];
  const { code } = await runCommand('vitest', args, { env, live: true });
  process.exit(code ?? 1);
});
