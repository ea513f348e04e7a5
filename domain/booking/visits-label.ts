import { plural } from '#domain/words/plural.ts';

const visitForms = { one: '{n} ședință', few: '{n} ședințe', other: '{n} de ședințe' };

/** Returns a number of visits of a subscription in words: '1 ședință', '4 ședințe', '20 de ședințe'. */
export function visitsLabel(count: number): string {
  return plural(count, visitForms);
}
