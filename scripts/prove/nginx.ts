import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#settings/operator-error.ts';
import { installPackage } from '../checks/command.ts';

const nginx = '/usr/sbin/nginx';

type NginxPorts = { servers: number[]; http: number; https: number };

export async function startNginx(
  app: string,
  folder: string,
  { servers, http, https }: NginxPorts,
): Promise<ChildProcess> {
  if (!existsSync(nginx) && !(await installPackage('nginx-light')))
    throw new OperatorError('No nginx: install one.');
  await chmod(folder, 0o755);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', request.split(' '), { stdio: 'ignore' });
  const lines = servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
  const site = readFileSync(join(app, 'deploy/nginx/aproape.conf'), 'utf8')
    .replaceAll('server 127.0.0.1:3000 max_fails=0;', lines)
    .replace('/var/lib/nginx/aproape', `${folder}/files`)
    .replaceAll('/var/log/nginx/error.log', 'stderr')
    .replace('/var/log/nginx', folder)
    .replaceAll(/listen \[::\].*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const file = join(folder, 'nginx.conf');
  const paths = `client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`;
  await writeFile(
    file,
    `pid ${folder}/nginx.pid; error_log stderr crit; events {} http { ${paths} ${site} }`,
  );
  const flags = ['-p', folder, '-c', file];
  execFileSync(nginx, ['-t', '-q', ...flags]);
  return spawn(nginx, [...flags, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
