import type { Section } from './rules.ts';
import type { TitledTest } from './test-titles.ts';

/** What is compared: the rules, those not built yet, the tests and the earlier lists of what was not built. */
export type SpecFacts = {
  sections: Section[];
  notBuilt: readonly string[];
  tests: TitledTest[];
  /** Ids of each earlier version of the list. */
  earlier: string[][];
};

/** Returns the tests by the id of the rule that they name. */
export function testsByRule(tests: TitledTest[]): Map<string, TitledTest[]> {
  const byRule = new Map<string, TitledTest[]>();
  for (const test of tests)
    for (const id of test.tags) byRule.set(id, [...(byRule.get(id) ?? []), test]);
  return byRule;
}

/** Returns what is wrong between rules and tests, a line each. */
export function coverageProblems({ sections, notBuilt, tests, earlier }: SpecFacts): string[] {
  const ids = sections.flatMap(({ rules }) => rules.map(({ id }) => id));
  const covered = testsByRule(tests);
  const untested = ids.filter((id) => !covered.has(id) && !notBuilt.includes(id));
  const built = notBuilt.filter((id) => covered.has(id));
  const unknown = tests.flatMap(({ file, title, tags }) =>
    tags.filter((tag) => !ids.includes(tag)).map((tag) => ({ file, title, tag })),
  );
  const grown = notBuilt.filter((id) => earlier.some((list) => !list.includes(id)));
  return [
    ...untested.map((id) => `${id} has no test: put @${id} at the end of the title of one`),
    ...built.map((id) => `${id} has a test: take it off tests/spec/not-built.ts`),
    ...notBuilt.filter((id) => !ids.includes(id)).map((id) => `${id} is not built and no rule`),
    ...unknown.map(({ file, title, tag }) => `@${tag} names no rule: ${file}, "${title}"`),
    ...grown.map((id) => `${id} was not in tests/spec/not-built.ts before: it may only shrink`),
  ];
}
