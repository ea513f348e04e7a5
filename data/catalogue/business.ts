import { slugify } from '#domain/words/fold.ts';
import { dayMs } from '#domain/time/local-time.ts';
import people from '../words/people.json' with { type: 'json' };
import { addressOf, positionOf } from './address.ts';
import type { LocationDraft, Owner } from './location-draft.ts';
import type { Random } from './random.ts';

export function addBusiness(draft: LocationDraft): void {
  const { id, clock, locality, trade, rows } = draft;
  const random = draft.random('business');
  const names = { f: random.pick(people.women), m: random.pick(people.men) };
  const family = random.pick(people.families);
  const words = { ...names, l: family, w: random.pick(trade.nameWords), c: locality.name };
  const template = random.pick(trade.names);
  const name = fill(template, words);
  draft.owners = ownersOf(random, template, words, trade.women);
  const slug = slugify(name);
  const about = trade.about.map((sentences) => random.pick(sentences)).join(' ');
  const address = addressOf(random, draft);
  const opened = new Date(clock.getTime() - random.int(30, 1500) * dayMs);
  const changed = new Date(clock.getTime() - random.int(1, 29) * dayMs);
  rows.locations.push({
    id,
    slug,
    name,
    description: fill(about, { n: name, c: locality.name }),
    locality_id: locality.id,
    address,
    ...positionOf(random, draft, address),
    category_id: trade.id,
    approval: random.chance(0.25) ? 'manual' : 'automatic',
    booking_notice_min: random.pick([30, 60, 60, 60, 120, 240]),
    cancel_notice_min: random.pick([120, 120, 120, 240, 720, 1440]),
    horizon_days: random.pick([30, 60, 60, 60, 90]),
    slot_grid_min: random.pick([15, 15, 15, 30]),
    contact_email: `programari@${slug}.example`,
    search_document: '',
    price_from_bani: null,
    rating_sum: 0,
    rating_count: 0,
    created_at: opened,
    updated_at: changed,
  });
}

export function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (match, key: string) => words[key] ?? match);
}

function ownersOf(
  random: Random,
  template: string,
  { f, m, l }: { f: string; m: string; l: string },
  women: number,
): Owner[] {
  const woman = { first_name: f, isWoman: true };
  const man = { first_name: m, isWoman: false };
  const named = [woman, man].filter(({ isWoman }) => template.includes(isWoman ? '{f}' : '{m}'));
  const [first, second] = named.length > 0 ? named : [random.chance(women) ? woman : man];
  return [
    { ...first!, last_name: l },
    ...(second ? [{ ...second, last_name: random.pick(people.families) }] : []),
  ];
}
