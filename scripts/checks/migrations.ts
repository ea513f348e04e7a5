import { existsSync, readdirSync } from 'node:fs';
import { checkPart, passed, type Part } from './part.ts';

const folder = 'server/db/migrations';
/** Earlier migrations have run. */
const firstChecked = '0041';

/** New migrations must let the previous release run and must not block writes for long (.squawk.toml). */
export const migrationsCheck: Part = {
  name: 'new migrations',
  run: async () => {
    const files = readdirSync(folder).filter((name) => name >= firstChecked);
    const paths = files.map((name) => `${folder}/${name}`);
    if (existsSync('node_modules/@squawk-cli')) return checkPart('', 'squawk', paths).run();
    console.log('Not checked: squawk-cli is not installed for this platform.');
    return passed;
  },
};
