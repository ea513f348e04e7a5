import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export function makeCertificate(host: string): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const files = ['key', 'cert'].map((name) => path.join(folder, name)) as [string, string];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const out = ['-keyout', files[0], '-out', files[1]];
  execFileSync('openssl', [...kind, ...subject, ...out], { stdio: 'ignore' });
  const [key, cert] = files.map((file) => readFileSync(file, 'utf8')) as [string, string];
  rmSync(folder, { recursive: true });
  return { key, cert };
}
