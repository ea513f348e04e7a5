import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAt, isIgnored, isPrice, isWhen, positionOf, type Response } from './line-checks.ts';
import { demoCatalogue, fits } from './searched.ts';
import { ContractClient } from '#tests/contract/contract-client.ts';

const [, ...rows] = readFileSync(new URL('./lines.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const lines = rows.map((row) => row.split('\t') as Line);

type Line = [kind: string, visitor: string, line: string, trade: string, ...rest: Others];
type Others = [place: string, time: string, price: string, ignored: string];

const catalogue = demoCatalogue();
const client = new ContractClient();

async function search(text: string, visitor: string): Promise<Response> {
  const { latitude, longitude } = positionOf(visitor);
  const query = { latitude, longitude, search: text, per_page: 3 };
  return (await client.call('listLocations', { query })).body;
}

/**
 * One of the first three cards must fit `expected`. With the prefix `every` all must, with `!`
 * none, with `suggest` the first card or, without cards, the first suggestion. Every card fits `-`.
 */
function isTrade(expected: string, response: Response): boolean {
  const [, way, text = ''] = /^(every |suggest |!|)(.*)$/.exec(expected)!;
  const { data, suggested } = response;
  const cards = way === 'suggest ' && data.length === 0 ? suggested : data;
  const each = cards.map(({ id }) =>
    text.split(' | ').some((one) => one === '-' || fits(one, catalogue.get(id)!)),
  );
  if (way === '!') return !each.includes(true);
  if (way === 'suggest ') return each[0] === true;
  return way === '' ? each.includes(true) : each.length > 0 && !each.includes(false);
}

async function check([, visitor, line, trade, ...others]: Line) {
  const [place, time, price, ignored] = others;
  const response = await search(line, visitor);
  // Checks the cards without the time of the line, because free slots change with the clock.
  const isTimed = time !== '-' && !trade.startsWith('suggest ');
  const timeless = isTimed ? await search(response.search, visitor) : response;
  const parts = {
    trade: isTrade(trade, timeless),
    place: false,
    time: false,
    price: false,
    ignored: false,
  };
  parts.place = place.split(' | ').some((one) => isAt(one, { ...response, data: timeless.data }));
  const now = new Date();
  parts.time = time.split(' | ').some((one) => isWhen(one, response, now));
  parts.price = isPrice(price, response);
  parts.ignored = isIgnored(ignored, response);
  const wrong = Object.entries(parts).flatMap(([name, isRight]) => (isRight ? [] : [name]));
  const stated = Object.keys(parts).filter((_, index) => [trade, ...others][index] !== '-');
  return { line, wrong, isPartly: stated.some((name) => !wrong.includes(name)) };
}

/** Slightly below the current counts, because results depend on the day. */
const floors = {
  'any-order': 61,
  places: 80,
  ignored: 46,
  times: 74,
  prices: 56,
  trades: 64,
  foreign: 46,
  order: 33,
};

test.each(Object.entries(floors))('%s: at least %i lines are understood', async (kind, floor) => {
  const those = lines.filter(([each]) => each === kind);
  const results = [];
  for (const line of those) results.push(await check(line));
  const missed = results.filter(({ wrong }) => wrong.length > 0);
  const right = those.length - missed.length;
  const partly = missed.filter(({ isPartly }) => isPartly).length;
  const report = missed.map(({ line, wrong }) => `  ${line}: ${wrong.join(', ')}`);
  console.info(
    [`${kind}: ${right} right, ${partly} partly, ${missed.length - partly} wrong`, ...report].join(
      '\n',
    ),
  );
  expect(right, report.join('\n')).toBeGreaterThanOrEqual(floor);
});
