import { customFields } from '../words/custom-fields.ts';
import { emptyAgenda } from './agenda.ts';
import { addBusiness } from './business.ts';
import { startDraft, type LocationDraft } from './location-draft.ts';
import type { LocationRows } from './location-rows.ts';
import { addMenu } from './menu.ts';
import { addOccupancy } from './occupancy.ts';
import { addOffers } from './offers.ts';
import { addOpening } from './opening.ts';
import { addPictures } from './pictures.ts';
import { addProvider } from './provider.ts';
import { addReviews } from './reviews.ts';
import { addSummary } from './search-texts.ts';
import { addTeam } from './team.ts';
import { addBlocks } from './blocks.ts';
import { addVisits } from './visits.ts';
import { addVoucher } from './vouchers.ts';

export type CatalogueOptions = { seed: string; clock: Date; count: number };

export const paymentMethodRows = [
  'Numerar',
  'Card la locație',
  'Transfer bancar',
  'Tichete cadou',
  'Asigurare privată de sănătate',
].map((name, index) => ({ id: index + 1, name, position: index + 1 }));
const cash = 1;
const giftCards = 4;
const insurance = 5;

export function* generateLocations({ seed, clock, count }: CatalogueOptions) {
  for (let id = 1; id <= count; id++) yield generateLocation(seed, clock, id);
}

/** The result depends only on the parameters. Dates are relative to the clock's Bucharest day. */
export function generateLocation(seed: string, clock: Date, id: number): LocationRows {
  const draft = startDraft(seed, clock, id);
  const agendas = { professionals: emptyAgenda(), units: emptyAgenda() };
  addBusiness(draft);
  const opening = addOpening(draft);
  const groups = addMenu(draft);
  addTeam(draft, opening, groups);
  addProvider(draft);
  addOffers(draft);
  addVoucher(draft);
  addCustomFields(draft);
  addPaymentMethods(draft);
  addPictures(draft);
  addReviews(draft, groups);
  addBlocks(draft, agendas.professionals);
  addVisits(draft, agendas);
  addOccupancy(draft, agendas);
  addSummary(draft);
  return draft.rows;
}

function addCustomFields({ id, random, rows, rowId, trade }: LocationDraft): void {
  const draw = random('questions');
  if (!draw.chance(0.2)) return;
  const fit = customFields.filter(({ notFor }) => !notFor?.includes(trade.slug));
  draw.some(fit, draw.int(1, 3)).forEach(({ label, type, required, options }, index) => {
    const own = { id: rowId(index + 1), location_id: id, position: index + 1 };
    rows.custom_fields.push({ ...own, label, type, required, options: JSON.stringify(options) });
  });
}

function addPaymentMethods({ id, random, rows, trade }: LocationDraft): void {
  const draw = random('payment');
  const possible = paymentMethodRows.filter(({ id: method }) =>
    trade.isHealth ? method !== giftCards : method !== insurance,
  );
  const methods = possible.filter((method) => method.id === cash || draw.chance(0.5));
  rows.location_payment_methods.push(
    ...methods.map((method) => ({ location_id: id, payment_method_id: method.id })),
  );
}
