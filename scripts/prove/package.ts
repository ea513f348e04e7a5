import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBookable } from '#tests/contract/bookable.ts';
import { placeBooking } from '#tests/contract/place-booking.ts';
import { target } from '#tests/contract/target.ts';
import { signedIn } from '#tests/contract/visitors.ts';
import { freePort } from '#tests/free-port.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { makePackage } from '../product/package.ts';
import { stopProgram } from './machine.ts';
import { startNginx } from './nginx.ts';
import type { Outcome } from './other-visitors.ts';

export const packageGoal = 'a booking through nginx over TLS, the commit, one HSTS header';

/** All processes see only the package's files and their own environment. */
export async function provePackage(databaseUrl: string): Promise<Outcome> {
  const archive = await makePackage(process.cwd(), (line) => console.log(line));
  const folder = await mkdtemp(join(tmpdir(), 'aproape-package-'));
  const programs: ChildProcess[] = [];
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const [name = ''] = await readdir(folder);
    const app = join(folder, name);
    const [web, api] = [await freePort(), await freePort()];
    const [http, https] = [await freePort(), await freePort()];
    const url = `https://127.0.0.1:${https}`;
    const env: NodeJS.ProcessEnv = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...{ APP_URL: url, DATABASE_URL: databaseUrl, MIGRATE: 'off', TRUSTED_PROXIES: '127.0.0.1' },
      ...{ WEB_PORT: String(web), API_PORT: String(api), WARM_PAGES: 'off' },
    };
    const node = (...args: string[]): [string, string[], object] => [
      join(app, 'node'),
      args,
      { cwd: app, env, stdio: ['ignore', 'ignore', 'inherit'] },
    ];
    execFileSync(...node('scripts/migrate.ts'));
    execFileSync(...node('data/seed.ts', '--count', '50'));
    programs.push(spawn(...node('server/main.ts')), spawn(...node('front/main.ts')));
    await untilReady(`http://127.0.0.1:${web}`);
    programs.push(await startNginx(app, folder, { servers: [web], http, https }));

    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    await untilReady(url);
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
    await Promise.all(programs.map(stopProgram));
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${url}/readyz?all=1`).catch(() => null);
    if (response?.ok) return;
    await wait(200);
  }
  throw new OperatorError('The package did not get ready.');
}
