import { slugify } from '#domain/slug.ts';
import { dayMs } from '#domain/time-units.ts';
import { familyNames, menNames, womenNames } from '../words/people.ts';
import { addressOf, positionOf } from './address.ts';
import type { LocationDraft, Owner } from './location-draft.ts';
import type { Random } from './random.ts';

/** Draws the row of `locations` itself: name, address, description, provider and rules of booking. */
export function addBusiness(draft: LocationDraft): void {
  const { id, clock, locality, trade, rows } = draft;
  const random = draft.random('business');
  const names = { f: random.pick(womenNames), m: random.pick(menNames) };
  const family = random.pick(familyNames);
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
    ...providerOf(draft, { slug, address }),
    contact_email: `programari@${slug}.example`,
    search_document: '',
    price_from_bani: null,
    rating_sum: 0,
    rating_count: 0,
    created_at: opened,
    updated_at: changed,
  });
}

/** Returns a text with {key} replaced. */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (match, key: string) => words[key] ?? match);
}

/** Those whom the name of the place names, else one person: they are the first professionals of the team. */
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
    ...(second ? [{ ...second, last_name: random.pick(familyNames) }] : []),
  ];
}

/** Draws who provides the services. Codes fail the check digit and no area code is 0200, so none is a real company's. */
function providerOf(draft: LocationDraft, { slug, address }: { slug: string; address: string }) {
  const random = draft.random('provider');
  const [{ first_name: first, last_name: family } = { first_name: '', last_name: '' }] =
    draft.owners;
  const forms: (readonly [name: string, letter: '' | 'F' | 'J'])[] = draft.trade.isHealth
    ? [
        [`CMI Dr. ${family} ${first}`, ''],
        [`${family} Medical SRL`, 'J'],
      ]
    : [
        [`${family} Grup SRL`, 'J'],
        [`${family} & Asociații SRL`, 'J'],
        [`${family} ${first} PFA`, 'F'],
      ];
  const [name, letter] = random.pick(forms);
  const code = wrongTaxCode(random);
  const { name: city, county } = draft.locality;
  const number = `${random.int(2008, 2025)}${String(random.int(1, 999_999)).padStart(6, '0')}${String(county.id).padStart(2, '0')}${random.int(0, 9)}`;
  return {
    provider_name: name,
    provider_code: letter === 'J' ? `RO${code}` : code,
    provider_register: letter
      ? `${letter}${number}`
      : `nr. ${random.int(100_000, 999_999)} în Registrul unic al cabinetelor medicale`,
    provider_seat:
      city === county.name ? `${address}, ${city}` : `${address}, ${city}, ${county.name}`,
    provider_phone: `0200 ${random.int(100, 999)} ${random.int(100, 999)}`,
    provider_email: `contact@${slug}.example`,
  };
}

function wrongTaxCode(random: Random): string {
  const digits = String(random.int(2_000_000, 4_999_999));
  const weights = [5, 3, 2, 1, 7, 5, 3];
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index + 7 - digits.length] ?? 0),
    0,
  );
  const check = ((sum * 10) % 11) % 10;
  return `${digits}${(check + 1 + random.int(0, 7)) % 10}`;
}
