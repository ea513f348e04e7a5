import { hostileTexts } from './hostile-texts.ts';
import { timedGet } from './timed-get.ts';

const maxMs = 200;
const maxShown = 12;
const attempts = 3;
const warmUp = 100;

const queries = [
  '',
  '&latitude=44.43&longitude=26.1',
  '&latitude=47.16&longitude=27.59&sort=reviews',
  '&latitude=44.43&longitude=26.1&radius=200000',
  '&sort=rating',
  '&per_page=3',
  '&latitude=44.43&longitude=26.1&payment_methods=1',
  '&latitude=45.7&longitude=25&radius=200000&sort=distance&categories[]=1&categories[]=2',
];

export async function askTexts(
  url: string,
  count: number,
  vocabulary: readonly string[],
): Promise<void> {
  const results = [];
  const texts = hostileTexts(count, vocabulary).map(({ kind, text }, index) => {
    const query = queries[Math.floor(index / 3) % queries.length]!;
    const path = `/api/public/locations?search=${encodeURIComponent(text)}${query}`;
    return { kind, text, query, path };
  });
  for (const { path } of texts.slice(0, warmUp)) await timedGet(url + path);
  for (const { path, ...text } of texts) {
    let ms = await timedGet(url + path);
    for (let again = 1; again < attempts && ms > maxMs / 2; again++)
      ms = Math.min(ms, await timedGet(url + path));
    results.push({ ms, ...text });
  }
  results.sort((one, other) => other.ms - one.ms);
  const above = results.filter(({ ms }) => ms > maxMs).length;
  const worst = results[0]?.ms ?? 0;
  console.log(
    `${above === 0 ? '✓' : '✗'} ${count} hostile texts: worst ${worst.toFixed(0)} ms, ${above} above ${maxMs} ms`,
  );
  for (const { ms, kind, text, query } of results.slice(0, maxShown))
    console.log(`  ${ms.toFixed(0).padStart(5)} ms ${kind}: "${text}" ${query}`);
}
