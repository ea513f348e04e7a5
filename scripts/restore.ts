import { restoreBackup } from './backup/restore-backup.ts';
import { runOnFile } from './backup/run-on-file.ts';

await runOnFile('restore', restoreBackup);
