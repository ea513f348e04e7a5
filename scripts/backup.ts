import { backUp } from './backup/back-up.ts';
import { runOnFile } from './backup/run-on-file.ts';

// `npm run backup -- FILE`
await runOnFile('backup', backUp);
