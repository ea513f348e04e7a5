import { addDays, timeOfMinutes, toInstant } from '#domain/time/local-time.ts';
import people from '../words/people.json' with { type: 'json' };
import type { ServiceGroup } from '../trades/trade.ts';
import opinions from '../words/reviews.json' with { type: 'json' };
import { fill } from './business.ts';
import type { LocationDraft } from './location-draft.ts';
import type { Row } from './location-rows.ts';
import type { Random } from './random.ts';

type ByRating = Readonly<Record<number, readonly string[]>>;

const everywhere: ByRating = opinions.everywhere;
const leisure: ByRating = opinions.leisure;
const handwork: ByRating = opinions.handwork;
/** Parts of opinions, with a pattern of the visits (`trade-slug Service`) that they do not fit. */
const unfit = Object.entries(opinions.unfit).map(
  ([part, visits]) => [part, new RegExp(visits, 'i')] as const,
);
const handworkTitle =
  /frizer|barber|hairstylist|colorist|extensii|manichiur|unghii|pedichiur|nail|make-up|lash|brow|maseu/i;
const maxReviews = 80;
const oldestDays = 700;
const forMen = /bărba|bărbi|barb|fade|mire$|tată/i;
const forWomen =
  /damă|mamă|mireas|machiaj|manichiur|pedichiur|unghi|semipermanent|gel$|gene\b|sprâncene|gineco|cu ecografie|papanicolau|sarcin|fetal|gravide|prenatal|femei/i;

export function addReviews(draft: LocationDraft, groups: readonly ServiceGroup[]): void {
  const { id, random, rows, rowId, today, clock, trade } = draft;
  const draw = random('reviews');
  const quality = 0.75 + draw.next() * 0.3;
  const count = draw.chance(0.1) ? 0 : Math.ceil(draw.next() ** 2.8 * maxReviews);
  const ages = Array.from({ length: count }, () => draw.next() ** 1.5 * oldestDays);
  ages.sort((a, b) => a - b);
  const usedSentences = new Set<string>();
  const unused = (texts: readonly string[]) => texts.filter((text) => !usedSentences.has(text));
  ages.forEach((age, index) => {
    const link = rows.service_professionals.length ? draw.pick(rows.service_professionals) : null;
    const service = rows.services.find((each) => each.id === link?.service_id);
    const professional = rows.professionals.find((each) => each.id === link?.professional_id);
    const rating = starsOf(draw, quality);
    const date = addDays(today, -1 - Math.floor(age));
    const group = service && groups[rows.services.indexOf(service)];
    const praise = group?.praise ?? [];
    const isHandwork = handworkTitle.test(group?.title ?? '');
    const visit = `${trade.slug} ${service?.name ?? ''}`;
    const about = { isHealth: trade.isHealth, isHandwork, visit };
    const sentences = sentencesOf(rating, professional?.first_name, about);
    const comment = draw.chance(0.78)
      ? commentOf(draw, rating, unused(sentences), unused(praise))
      : [];
    comment.forEach((sentence) => usedSentences.add(sentence));
    rows.reviews.push({
      id: rowId(index + 1),
      location_id: id,
      booking_id: null,
      author: authorOf(draw, womenAmong(trade.women, service?.name)),
      rating,
      comment: comment.join(' '),
      service_name: service?.name ?? null,
      professional_id: professional?.id ?? null,
      created_at: toInstant(date, timeOfMinutes(draw.int(8 * 60, 22 * 60))) ?? clock,
    });
  });
  const location = rows.locations[0];
  if (!location) return;
  location.rating_count = count;
  location.rating_sum = rows.reviews.reduce((sum, { rating }) => sum + rating, 0);
}

function starsOf(draw: Random, quality: number): Row<'reviews'>['rating'] {
  const luck = draw.next() / quality;
  if (luck < 0.72) return 5;
  if (luck < 0.95) return 4;
  if (luck < 1.08) return 3;
  return luck < 1.2 ? 2 : 1;
}

function sentencesOf(
  rating: number,
  name: string | undefined,
  { isHealth, isHandwork, visit }: { isHealth: boolean; isHandwork: boolean; visit: string },
): string[] {
  return [
    ...(everywhere[rating] ?? []),
    ...((!isHealth && leisure[rating]) || []),
    ...((isHandwork && handwork[rating]) || []),
  ]
    .map((opinion) => fill(opinion, name === undefined ? {} : { p: name }))
    .filter((opinion) => !opinion.includes('{'))
    .filter((opinion) => !unfit.some(([part, at]) => opinion.includes(part) && at.test(visit)));
}

function commentOf(
  draw: Random,
  rating: number,
  sentences: readonly string[],
  praise: readonly string[],
): string[] {
  const opinion = sentences.length > 0 ? [draw.pick(sentences)] : [];
  if (rating < 4 || praise.length === 0 || draw.chance(0.5)) return opinion;
  return [draw.pick(praise), ...(draw.chance(0.5) && rating === 5 ? opinion : [])];
}

/** Returns the share of women among authors: 0 or 1 for some services, else exaggerated `women`. */
function womenAmong(women: number, service = ''): number {
  if (forMen.test(service)) return 0;
  return forWomen.test(service) ? 1 : women ** 2 * (3 - 2 * women);
}

function authorOf(draw: Random, women: number): string {
  const names = draw.chance(women) ? people.women : people.men;
  const first = names[Math.floor(draw.next() ** 2 * names.length)] ?? '';
  return `${first} ${draw.pick(people.families).slice(0, 1)}.`;
}
