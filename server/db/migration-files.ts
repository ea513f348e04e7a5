import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export type MigrationFile = { name: string; text: string; checksum: string };

const ownFolder = new URL('./migrations/', import.meta.url);

export async function readMigrationFiles(folder = ownFolder): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    }),
  );
}

/** Comments on their own lines and white space may change after a migration has run. */
function checksumOf(text: string): string {
  const statements = text.replaceAll(/^\s*--.*$/gm, '').replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(statements.trim()).digest('hex');
}
