import { existsSync, readdirSync } from 'node:fs';
import { checkPart, passed, type Part } from './part.ts';

const folder = 'server/db/migrations';
/** Existing databases have run earlier migrations. */
const firstChecked = '0041';
/** For Linux x64 only: some registries cannot install the general package. */
const squawk = 'node_modules/@squawk-cli/linux-x64/bin/squawk';

/** A new migration must neither break the previous release nor block writes for long. */
export const migrationsCheck: Part = {
  name: 'new migrations',
  run: async () => {
    const files = readdirSync(folder).filter((name) => name >= firstChecked);
    const paths = files.map((name) => `${folder}/${name}`);
    if (existsSync(squawk)) return checkPart('', squawk, paths).run();
    console.log('Not checked: squawk is not installed for this platform.');
    return passed;
  },
};
