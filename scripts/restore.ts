import { restoreBackup } from './backup/restore-backup.ts';
import { runOnFile } from './backup/run-on-file.ts';

// `npm run restore -- FILE`
await runOnFile('restore', restoreBackup);
