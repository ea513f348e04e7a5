export type SourceFile = { path: string; lines: number };

const limits = { longest: 250, page: 80 };
const vagueName = /(^|\/)(index|utils?|helpers?|common|misc|shared|core|lib)(\.|\/[^/]*\.|$)/;

/** The kinds of file that a feature consists of; nothing else belongs in one. */
const featureFiles = [
  /^features\/[a-z-]+\/api\/[a-z0-9-]+(\.test)?\.ts$/,
  /^features\/[a-z-]+\/components\/[a-z0-9-]+(\.lazy)?(\.test)?\.tsx$/,
  /^features\/[a-z-]+\/[a-z0-9-]+(\.lazy)?(\.test)?\.tsx?$/,
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
  return problems;
}
