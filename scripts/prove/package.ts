import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findBookable } from '#tests/contract/bookable.ts';
import { placeBooking } from '#tests/contract/place-booking.ts';
import { target } from '#tests/contract/target.ts';
import { signedIn } from '#tests/contract/visitors.ts';
import { freePort } from '#tests/free-port.ts';
import { makePackage } from '../product/package.ts';
import { inTemporaryFolder } from '../product/temporary-folder.ts';
import { startMachine, stopProgram, untilReady } from './machine.ts';
import { startNginx } from './nginx.ts';
import type { Outcome } from './other-visitors.ts';

export const packageGoal = 'a booking through nginx over TLS, the commit, one HSTS header';

export async function provePackage(databaseUrl: string): Promise<Outcome> {
  const archive = await makePackage(process.cwd(), (line) => console.log(line));
  return inTemporaryFolder(async (folder) => {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const [name = ''] = await readdir(folder);
    const app = join(folder, name);
    const node = join(app, 'node');
    const [http, https] = [await freePort(), await freePort()];
    const url = `https://127.0.0.1:${https}`;
    const env = {
      ...{ APP_URL: url, DATABASE_URL: databaseUrl, MIGRATE: 'off', TRUSTED_PROXIES: '127.0.0.1' },
      ...{ WEB_PORT: String(await freePort()), API_PORT: String(await freePort()) },
      WARM_PAGES: 'off',
    };
    const run = (...args: string[]) =>
      execFileSync(node, args, {
        cwd: app,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    run('scripts/migrate.ts');
    run('data/seed.ts', '--count', '50');
    const machine = await startMachine(app, env, node);
    let balancer;
    try {
      balancer = await startNginx(app, folder, { servers: [Number(env.WEB_PORT)], http, https });
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      await untilReady(url, [balancer]);
      target.url = url;
      const { booking } = await placeBooking(await signedIn(), await findBookable());
      const [version, page, plain] = await Promise.all([
        fetch(`${url}/version`).then((response) => response.json() as Promise<{ commit: string }>),
        fetch(url),
        fetch(`http://127.0.0.1:${http}/faq`, { redirect: 'manual' }),
      ]);
      const commit = readFileSync(join(app, 'commit'), 'utf8');
      const hsts = page.headers.get('strict-transport-security');
      const size = Math.round(readFileSync(archive).length / 1024 / 1024);
      return {
        figures: `${size} MB, commit ${version.commit.slice(0, 12)}, booking ${booking.status}, home ${page.status}, http ${plain.status}, HSTS ${hsts}`,
        holds:
          version.commit === commit &&
          booking.status === 'approved' &&
          page.status === 200 &&
          plain.status === 301 &&
          hsts === 'max-age=31536000; includeSubDomains',
      };
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      if (balancer) await stopProgram(balancer);
      await machine.stop();
    }
  });
}
