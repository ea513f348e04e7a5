import { testsByRule, type SpecFacts } from './coverage.ts';
import type { Rule } from './rules.ts';
import type { TitledTest } from './test-titles.ts';

type Shown = Pick<SpecFacts, 'sections' | 'notBuilt' | 'tests'>;

/** Returns docs/coverage-of-spec.md: how many rules are tested, and by section each rule with its tests. */
export function coverageDocument({ sections, notBuilt, tests }: Shown): string {
  const covered = testsByRule(tests);
  const countsOf = (rules: Rule[]) => {
    const tested = rules.filter(({ id }) => covered.has(id)).length;
    const open = rules.filter(({ id }) => !covered.has(id) && notBuilt.includes(id)).length;
    return [rules.length, tested, open, rules.length - tested - open];
  };
  const testsOf = ({ id }: Rule) => {
    const found = covered.get(id);
    if (found) return testsCell(found);
    return notBuilt.includes(id) ? '_not built_' : '**none**';
  };
  const all = sections.flatMap(({ rules }) => rules);
  return [
    '# From the specification to its tests',
    'Written by `npm run coverage-of-spec`. The rules stand in `tests/spec/`; a test that covers one has its id with an @ at the end of its title, so that `npx vitest -t @S5-02` or `npx playwright test -g @S2-26` runs the tests of a rule.',
    table(
      ['Section', 'Rules', 'Tested', 'Not built', 'Without a test'],
      [
        ...sections.map(({ number, title, rules }) => [`${number} ${title}`, ...countsOf(rules)]),
        ['All', ...countsOf(all)],
      ],
    ),
    ...sections.flatMap(({ number, title, rules }) => [
      `## ${number} ${title}`,
      table(
        ['Rule', 'What it says', 'Tests'],
        rules.map((rule) => [rule.id, escaped(rule.says), testsOf(rule)]),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Not aligned, so that a change of one test is a change of one line. */
function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return ['<!-- prettier-ignore-start -->', ...lines, '<!-- prettier-ignore-end -->'].join('\n');
}

function testsCell(tests: TitledTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  return files
    .map((file) => {
      const titles = tests.filter((test) => test.file === file).map(({ title }) => escaped(title));
      return `[${file}](../${file}): ${titles.join('; ')}`;
    })
    .join('<br>');
}

function escaped(text: string): string {
  return text
    .replace(/[\\`*|[\]]/g, '\\$&')
    .replace(/(?<!\w)_|_(?!\w)/g, '\\_')
    .replace(/</g, '&lt;');
}
