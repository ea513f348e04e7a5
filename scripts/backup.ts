import { backUp } from './backup/back-up.ts';
import { runOnFile } from './backup/run-on-file.ts';

await runOnFile('backup', backUp);
