import { addDays, timeOfMinutes, toInstant } from '#domain/local-time.ts';
import { familyNames, menNames, womenNames } from '../words/people.ts';
import type { ServiceGroup } from '../trades/trade.ts';
import { leisureOpinions, opinions } from '../words/reviews.ts';
import { fill } from './business.ts';
import type { LocationDraft } from './location-draft.ts';
import type { Row } from './location-rows.ts';
import type { Random } from './random.ts';

const MOST = 80;
const OLDEST_DAYS = 700;

/** Draws 0 to 80 reviews, newest first, and sums them up in the location's row. */
export function addReviews(draft: LocationDraft, groups: readonly ServiceGroup[]): void {
  const { id, random, rows, rowId, today, clock, trade } = draft;
  const draw = random('reviews');
  const quality = 0.75 + draw.next() * 0.3;
  const count = draw.chance(0.1) ? 0 : Math.ceil(draw.next() ** 2.8 * MOST);
  const ages = Array.from({ length: count }, () => draw.next() ** 1.5 * OLDEST_DAYS);
  ages.sort((a, b) => a - b);
  ages.forEach((age, index) => {
    const link = rows.service_professionals.length ? draw.pick(rows.service_professionals) : null;
    const service = rows.services.find((each) => each.id === link?.service_id);
    const professional = rows.professionals.find((each) => each.id === link?.professional_id);
    const rating = starsOf(draw, quality);
    const date = addDays(today, -1 - Math.floor(age));
    const words = {
      ...(service && { s: service.name }),
      ...(professional && { p: professional.first_name }),
    };
    const praise = (service && groups[rows.services.indexOf(service)]?.praise) ?? [];
    const sentences = sentencesOf(rating, words, trade.isHealth);
    rows.reviews.push({
      id: rowId(index + 1),
      location_id: id,
      booking_id: null,
      author: authorOf(draw, trade.women),
      rating,
      comment: draw.chance(0.78) ? commentOf(draw, rating, sentences, praise) : '',
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

/** Most give five stars; a better place more so. */
function starsOf(draw: Random, quality: number): Row<'reviews'>['rating'] {
  const luck = draw.next() / quality;
  if (luck < 0.72) return 5;
  if (luck < 0.95) return 4;
  if (luck < 1.08) return 3;
  return luck < 1.2 ? 2 : 1;
}

/** Returns the opinions of so many stars whose words are all known. */
function sentencesOf(rating: number, words: Record<string, string>, isHealth: boolean): string[] {
  return [...(opinions[rating] ?? []), ...((!isHealth && leisureOpinions[rating]) || [])]
    .map((opinion) => fill(opinion, words))
    .filter((opinion) => !opinion.includes('{'));
}

function commentOf(
  draw: Random,
  rating: number,
  sentences: readonly string[],
  praise: readonly string[],
): string {
  const opinion = draw.pick(sentences);
  if (rating < 4 || praise.length === 0 || draw.chance(0.5)) return opinion;
  return draw.chance(0.5) ? `${draw.pick(praise)} ${opinion}` : draw.pick(praise);
}

function authorOf(draw: Random, women: number): string {
  const first = draw.pick(draw.chance((women + 0.5) / 2) ? womenNames : menNames);
  return `${first} ${draw.pick(familyNames).slice(0, 1)}.`;
}
