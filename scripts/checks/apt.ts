import { runCommand } from './command.ts';

/** Installs a Debian package where that is possible (root, apt-get); false where it is not or failed. */
export async function installPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', name];
  if ((await runCommand('apt-get', install, { env })).code === 0) return true;
  if ((await runCommand('apt-get', ['update'], { env })).code !== 0) return false;
  return (await runCommand('apt-get', install, { env })).code === 0;
}
