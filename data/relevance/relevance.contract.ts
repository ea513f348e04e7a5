import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localities } from '../localities.ts';
import { demoCatalogue, fits, type Searched } from './searched.ts';
import { ContractClient } from '#tests/contract/contract-client.ts';

const queries = ['queries', 'outsider'].flatMap((set) => {
  const [, ...lines] = readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [kind = '', place = '', query = '', expected = ''] = line.split('\t');
    return { set, kind, place, query, expected: expected.split(' | ') };
  });
});

const catalogue = demoCatalogue();
const client = new ContractClient();

async function found(query: string, place: string): Promise<Searched[]> {
  const at = localities.find(({ slug }) => slug === place);
  const center = at && { latitude: at.latitude, longitude: at.longitude };
  const { body } = await client.call('listLocations', {
    query: { ...center, search: query, per_page: 3 },
  });
  return body.data.map(({ id }) => catalogue.get(id)!);
}

const least = {
  clean: 0.95,
  typo: 0.9,
  diacritics: 0.9,
  order: 0.9,
  inflected: 0.9,
  synonym: 0.9,
  prefix: 0.9,
};

test.each(
  Object.entries(least).flatMap(([kind, share]) => [
    ['queries', kind, share] as const,
    ['outsider', kind, share] as const,
  ]),
)('%s, %s: the right location or trade is among the first three', async (set, kind, share) => {
  const those = queries.filter((one) => one.set === set && one.kind === kind);
  const missed: string[] = [];
  for (const { query, place, expected } of those) {
    const first = await found(query, place);
    if (first.some((one) => expected.some((each) => fits(each, one)))) continue;
    missed.push(`${query} (${place}): ${first.map(({ name }) => name).join(', ') || 'nothing'}`);
  }
  expect(missed.length / those.length, missed.join('\n')).toBeLessThanOrEqual(1 - share);
});
