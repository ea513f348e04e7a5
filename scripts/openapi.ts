import { readFile, writeFile } from 'node:fs/promises';
import { buildOpenApi } from '#server/http/openapi/build-openapi.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
const document = await buildOpenApi();

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== document) {
    console.error('docs/openapi.json does not match the contract. Run: npm run openapi');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, document);
}
