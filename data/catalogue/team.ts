import { canDo, crewSize } from '../trades/crafts.ts';
import { titleFor, type ServiceGroup } from '../trades/trade.ts';
import people from '../words/people.json' with { type: 'json' };
import type { LocationDraft } from './location-draft.ts';
import { inWallTime, workingHours, type Stretch } from './opening.ts';
import type { Random } from './random.ts';

const unofferedShare = 0.03;
const unstaffedShare = 0.01;

export function addTeam(
  draft: LocationDraft,
  opening: readonly Stretch[],
  groups: readonly ServiceGroup[],
): void {
  const { rows, id, rowId, trade } = draft;
  const random = draft.random('team');
  const titles = [...new Set(groups.map(({ title }) => title))];
  if (random.chance(unstaffedShare)) return;
  const least = Math.max(Math.min(titles.length, 3), crewSize(titles), draft.owners.length);
  const size = Math.max(teamSize(random, draft.locality.population), least);
  const offered: string[][] = [];
  for (let n = 1; n <= size; n++) {
    const isWoman = draft.owners[n - 1]?.isWoman ?? random.chance(trade.women);
    const title = titles[(n - 1) % titles.length] ?? '';
    const drawn = {
      first_name: random.pick(isWoman ? people.women : people.men),
      last_name: random.pick(people.families),
    };
    const { first_name, last_name } = draft.owners[n - 1] ?? drawn;
    const person = { first_name, last_name, title: titleFor(title, isWoman) };
    const professional = { id: rowId(n), location_id: id, ...person, position: n, active: true };
    rows.professionals.push(professional);
    const others = trade.isHealth ? [] : random.some(titles, random.int(0, 2));
    offered.push([title, ...others.filter((other) => canDo(title, other))]);
    for (const stretch of workingHours(random, opening))
      rows.professional_hours.push({ professional_id: professional.id, ...inWallTime(stretch) });
  }
  shareServices(draft, random, groups, offered);
}

function shareServices(
  { rows }: LocationDraft,
  random: Random,
  groups: readonly ServiceGroup[],
  offered: readonly string[][],
): void {
  if (rows.professionals.length === 0) return;
  rows.services.forEach((service, index) => {
    const title = groups[index]?.title ?? '';
    const own = rows.professionals.filter((_, n) => offered[n]?.includes(title));
    const able =
      own.length > 0
        ? own
        : rows.professionals.filter((_, n) => canDo(offered[n]?.[0] ?? '', title));
    if (random.chance(unofferedShare)) return;
    const everyone = random.chance(0.7) ? able : random.some(able, random.int(1, able.length));
    for (const professional of everyone)
      rows.service_professionals.push({
        service_id: service.id,
        professional_id: professional.id,
      });
  });
}

function teamSize(random: Random, population: number): number {
  const max = population > 200_000 ? 12 : population > 50_000 ? 8 : 5;
  return 1 + Math.floor(random.next() ** 1.8 * max);
}
