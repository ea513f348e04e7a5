import { mkdir, rm, writeFile } from 'node:fs/promises';
import { format } from 'prettier';

/**
 * Icons of lucide that the screens use; each becomes one path in a file of its own, so that a page
 * loads those that it shows.
 */
const names = [
  'arrow-left',
  'building-complex',
  'calendar',
  'calendar-check',
  'calendar-plus',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-exclamation-point',
  'circle-check',
  'circle-user',
  'clock',
  'dumbbell',
  'eye',
  'eye-off',
  'flower-2',
  'hand',
  'images',
  'info',
  'locate-fixed',
  'log-out',
  'map-pin',
  'menu',
  'navigation',
  'pencil',
  'plus',
  'scissors',
  'search',
  'sliders-horizontal',
  'sparkles',
  'star',
  'stethoscope',
  'tag',
  'ticket',
  'user',
  'users',
  'waves-horizontal',
  'x',
];

const lucide = new URL('dist/esm', import.meta.resolve('lucide-react/package.json')).href;

type IconNode = [string, Record<string, string>][];

function circle({ cx, cy, r }: Record<string, string>): string {
  return ellipse({ cx: cx ?? '0', cy: cy ?? '0', rx: r ?? '0', ry: r ?? '0' });
}

function ellipse({ cx, cy, rx, ry }: Record<string, string>): string {
  const across = Number(rx) * 2;
  return `M${Number(cx) - Number(rx)} ${cy}a${rx} ${ry} 0 1 0 ${across} 0a${rx} ${ry} 0 1 0 ${-across} 0`;
}

function rect({ x = '0', y = '0', width, height, rx = '0' }: Record<string, string>): string {
  const r = Number(rx);
  const [w, h] = [Number(width) - 2 * r, Number(height) - 2 * r];
  const turn = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${Number(x) + r} ${y}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`;
}

const shapes: Record<string, (attributes: Record<string, string>) => string> = {
  path: ({ d = '' }) => d,
  circle,
  ellipse,
  rect,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
};

function toPath(node: IconNode): string {
  return node
    .map(([tag, attributes]) => {
      const draw = shapes[tag];
      if (!draw) throw new Error(`No path for <${tag}>`);
      // A path that starts with a small m counts from where the one before it ended.
      return draw(attributes)
        .replace(/^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)(?=[\s,]*[\d.-])/, 'M$1 $2l')
        .replace(/^m/, 'M');
    })
    .join('');
}

/** Shorter names for the code than the ones that Lucide chose. */
const called: Record<string, string> = {
  'building-complex': 'building',
  'circle-exclamation-point': 'circle-alert',
  'waves-horizontal': 'waves',
};

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const origin =
  '// Made by scripts/cut-icons.ts from Lucide (https://lucide.dev), ISC License, see public/licences/lucide.txt.';
const folder = new URL('../components/icons/', import.meta.url);

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const name of names) {
  const icon = (await import(`${lucide}/icons/${name}.mjs`)) as {
    __iconData?: { node: IconNode };
  };
  if (!icon.__iconData) throw new Error(`${name} is only another name of an icon`);
  const ours = called[name] ?? name;
  const path = toPath(icon.__iconData.node);
  await writeFile(
    new URL(`${ours}-icon.ts`, folder),
    await format(`${origin}\nexport const ${camel(ours)}Icon = '${path}';`, {
      parser: 'typescript',
      singleQuote: true,
      printWidth: 100,
    }),
  );
}
console.log(`${names.length} icons`);
