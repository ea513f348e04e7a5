import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Setting } from '#settings/setting.ts';
import { settings } from '#settings/read-settings.ts';

const file = new URL('../README.md', import.meta.url);
const readme = await readFile(file, 'utf8');
const marked = /(<!-- settings -->\n)[^]*(<!-- \/settings -->)/;
if (!marked.test(readme)) throw new Error('README.md has no <!-- settings --> marks');

const rows = Object.entries<Setting>(settings).map(([name, setting]) => [
  [name, setting.isSecret && `${name}_FILE`, setting.flag]
    .flatMap((word) => (word ? `\`${word}\`` : []))
    .join(', '),
  setting.readBy.filter((program) => program !== 'start').join(', ') || 'start',
  setting.shown ?? defaultOf(setting),
  demandOf(setting),
  [setting.meaning, setting.neededBy && `required with \`${setting.neededBy}\``]
    .filter(Boolean)
    .join('; '),
]);
const head = [
  ['variable', 'read by', 'default in the demo', 'production', 'meaning'],
  ['---', '---', '---', '---', '---'],
];
const table = [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
const options = { ...(await resolveConfig(file)), parser: 'markdown' };
const written = await format(
  readme.replace(marked, (_, start, end) => `${start}\n${table}\n${end}`),
  options,
);

if (!process.argv.includes('--check')) {
  await writeFile(file, written);
} else if (written !== readme) {
  console.error('The table of settings in README.md is out of date. Run: npm run settings');
  process.exitCode = 1;
}

function defaultOf({ type, demo }: Setting): string {
  const value = demo ?? type.safeParse(undefined).data;
  return value === undefined || String(value) === '' ? '' : `\`${String(value)}\``;
}

function demandOf({ production }: Setting): string {
  const needs = production?.needs ?? '';
  return needs === 'required' || needs === 'https' ? needs : needs && `\`${needs}\``;
}
