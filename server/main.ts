import { runProcesses } from '#processes/run-processes.ts';
import { WrongSettings } from '#settings/read-settings.ts';
import { readEnv } from './env.ts';

try {
  const env = readEnv(process.env);
  // The process that starts the others needs no more than this.
  await runProcesses('api', env.API_PROCESSES, async () => (await import('./start.ts')).start(env));
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error);
  process.exit(1);
}
