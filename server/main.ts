import { runProcesses } from '#processes/run-processes.ts';
import { WrongSettings } from '#settings/read-settings.ts';
import { readEnv } from './env.ts';

try {
  const env = readEnv(process.env);
  // Imported late: the process that starts the others does not need it.
  await runProcesses('api', env.API_PROCESSES, async () => (await import('./start.ts')).start(env));
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error);
  process.exit(1);
}
