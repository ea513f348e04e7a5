export type SourceFile = { path: string; lines: number };

const limits = { median: 60, p90: 150, longest: 250, page: 80 };
const vagueName = /(^|\/)(index|utils?|helpers?|common|misc|shared|core|lib)(\.|\/[^/]*\.|$)/;

/** The kinds of file that a feature consists of; nothing else belongs in one. */
const featureFiles = [
  /^features\/[a-z-]+\/api\/[a-z0-9-]+(\.test)?\.ts$/,
  /^features\/[a-z-]+\/components\/[a-z0-9-]+(\.test)?\.tsx$/,
  /^features\/[a-z-]+\/components\/[a-z0-9-]+-form(\.test)?\.ts$/,
  /^features\/[a-z-]+\/copy\.ts$/,
  /^features\/[a-z-]+\/[a-z0-9-]+(\.test)?\.tsx?$/,
];

/** What breaks the rules of the house: names that say nothing, files out of place, files that grew too long. */
export function structureProblems(files: SourceFile[]): string[] {
  const problems: string[] = [];
  for (const { path, lines } of files) {
    const name = path.replace(/^lib\//, '');
    if (vagueName.test(name)) problems.push(`${path}: say what it holds, not that it holds things`);
    if (path.startsWith('features/') && !featureFiles.some((kind) => kind.test(path))) {
      problems.push(
        `${path}: a feature has api/, components/, copy.ts and files named after concepts`,
      );
    }
    const longest = /^app\/(.*\/)?page\.tsx$/.test(path) ? limits.page : limits.longest;
    if (lines > longest) problems.push(`${path}: ${lines} lines, more than ${longest}; split it`);
  }

  const sizes = files
    .filter(({ path }) => !/\.(test|race|spec)\.tsx?$/.test(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  for (const [label, share] of [
    ['median', 0.5],
    ['p90', 0.9],
  ] as const) {
    const size = sizes[Math.floor(sizes.length * share)] ?? 0;
    if (size > limits[label])
      problems.push(`${label} of lines per file: ${size} > ${limits[label]}`);
  }
  return problems;
}
