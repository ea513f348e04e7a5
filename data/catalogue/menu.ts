import { toBani } from '#domain/money/money.ts';
import type { ServiceIdea } from '../trades/service-idea.ts';
import type { ServiceGroup, Trade } from '../trades/trade.ts';
import { trades } from '../trades/trades.ts';
import { longDetails } from '../words/long-details.ts';
import { fill } from './business.ts';
import type { LocationDraft } from './location-draft.ts';
import type { Row } from './location-rows.ts';
import type { Random } from './random.ts';

const priceLevels: readonly (readonly [population: number, level: number])[] = [
  [1_000_000, 1.35],
  [200_000, 1.15],
  [80_000, 1.05],
  [20_000, 0.95],
  [0, 0.85],
];
const maxServices = 25;
const minServices = 6;
const single = 0.01;

/** Returns the group of each service row. */
export function addMenu(draft: LocationDraft): ServiceGroup[] {
  const random = draft.random('menu');
  const level = priceLevel(random, draft.locality.population);
  const groups = chosenGroups(random, draft);
  const groupOfService: ServiceGroup[] = [];
  const { rows, id, rowId } = draft;
  let left = random.chance(single) ? 1 : maxServices;
  groups.forEach((group, index) => {
    const ideas = chosenIdeas(random, group, groups.length)
      .filter(({ name }) => !rows.services.some((service) => service.name === name))
      .slice(0, left);
    left -= ideas.length;
    if (ideas.length === 0) return;
    const category = {
      id: rowId(index + 1),
      location_id: id,
      name: group.name,
      position: index + 1,
    };
    rows.service_categories.push(category);
    for (const idea of ideas) {
      groupOfService.push(group);
      addService(draft, random, { ...idea, details: longDetails(group) }, category.id, level);
    }
  });
  return groupOfService;
}

function chosenGroups(random: Random, draft: LocationDraft): ServiceGroup[] {
  const { trade, rows, id } = draft;
  const count = random.int(...trade.groupCount);
  const leads = leadingGroups(rows.locations[0]?.name ?? '', trade);
  const lead = leads.length > 1 ? random.pick(leads) : leads[0]!;
  const others = trade.groups.filter((group) => group !== lead);
  const own = [lead, ...random.some(others, count - 1)];
  rows.location_categories.push({ location_id: id, category_id: trade.id });
  if (trade.companions.length === 0 || random.chance(0.65)) return own;
  const slug = random.pick(trade.companions);
  const companion = trades.find((each) => each.slug === slug)!;
  rows.location_categories.push({ location_id: id, category_id: companion.id });
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...companion.groups.slice(0, 2).filter(({ name }) => !names.has(name))];
}

function leadingGroups(name: string, { groups, isHealth }: Trade): readonly ServiceGroup[] {
  const promised = groups.filter(({ promisedBy }) => promisedBy && name.includes(promisedBy));
  if (promised.length > 0) return promised;
  return isHealth ? groups.filter(({ title }) => title.startsWith('Medic ')) : groups.slice(0, 1);
}

function chosenIdeas(random: Random, { services }: ServiceGroup, groups: number): ServiceIdea[] {
  const [first, ...others] = services;
  const least = Math.ceil(minServices / groups);
  const count = Math.max(least, Math.round(services.length * (0.55 + 0.45 * random.next())));
  return [first!, ...random.some(others, count - 1)];
}

function addService(
  draft: LocationDraft,
  random: Random,
  idea: ServiceIdea & { details: readonly (string | null)[] },
  categoryId: number,
  level: number,
): void {
  const { rows, id, rowId, locality } = draft;
  const n = rows.services.length + 1;
  const service: Row<'services'> = {
    id: rowId(n),
    location_id: id,
    service_category_id: categoryId,
    name: idea.name,
    description: fill(idea.text, { c: locality.name }),
    duration_min: idea.minutes,
    ...priced(random, idea, level),
    is_subscription: idea.packs.length > 0,
    equipment_group_id: idea.equipment ? equipmentGroup(draft, random, idea.equipment) : null,
    advanced_details: random.chance(0.08) ? random.pick(idea.details) : null,
    position: n,
    active: true,
  };
  rows.services.push(service);
  for (const { sessions, days } of idea.packs) {
    const name = `${sessions} ședințe, ${days} de zile`;
    const subscription = { service_id: service.id, name, sessions, valid_days: days };
    rows.subscriptions.push({ id: rowId(rows.subscriptions.length + 1), ...subscription });
  }
}

function priced(random: Random, { kind, ron, upTo, packs }: ServiceIdea, level: number) {
  const price = toBani(rounded(ron * level));
  const turn = packs.length > 0 || kind !== 'fixed' ? 1 : random.next();
  const hidden = kind === 'hidden' || turn < 0.04;
  const from = kind === 'from' || (turn >= 0.04 && turn < 0.1);
  const max = kind === 'range' ? toBani(rounded((upTo ?? ron) * level)) : null;
  return {
    price_bani: hidden && random.chance(0.4) ? null : price,
    max_price_bani: max !== null && max > price ? max : null,
    range_price: from || max !== null,
    hidden_price: hidden,
  };
}

function equipmentGroup({ rows, id, rowId }: LocationDraft, random: Random, name: string): number {
  const existing = rows.equipment_groups.find((group) => group.name === name);
  if (existing) return existing.id;
  const group = { id: rowId(rows.equipment_groups.length + 1), location_id: id, name };
  rows.equipment_groups.push(group);
  for (let unit = random.int(1, 3); unit > 0; unit--) {
    const unitId = rowId(rows.equipment_units.length + 1);
    rows.equipment_units.push({ id: unitId, location_id: id, group_id: group.id });
  }
  return group.id;
}

function priceLevel(random: Random, people: number): number {
  const [, level = 1] = priceLevels.find(([population]) => people >= population) ?? [];
  return level * (0.88 + random.next() * 0.32);
}

function rounded(ron: number): number {
  const step = ron < 150 ? 5 : 10;
  return Math.max(step, Math.round(ron / step) * step);
}
