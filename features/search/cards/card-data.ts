import type { LocationCard } from '#contract/location-list.ts';
import type { Image } from '#contract/image.ts';
import type { CallOutput } from '#contract/types.ts';
import { toBani } from '#domain/money/money.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { tradeNoun } from '#domain/words/trade-noun.ts';
import { cardCopy as copy } from './card-copy.ts';
import { distanceLabel } from './distance-label.ts';

/** Only the fields a result card shows: the page payload repeats them for each of its twenty cards. */
export type CardData = {
  id: number;
  slug: string;
  name: string;
  facts: string;
  rating: number;
  reviews: number;
  price: string | null;
  cover: string | null;
  tint?: [string, string];
};

export type ResultPage = {
  cards: CardData[];
  suggested: CardData[];
  page: number;
  last: number;
  total: number;
  exact: boolean;
  understood: CallOutput<'listLocations'>['understood'];
};

export function toCardData(location: LocationCard): CardData {
  const { distance, address, price_from: price } = location;
  const where =
    distance === null ? `${address}, ${location.city}` : `${distanceLabel(distance)} · ${address}`;
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    facts: `${tradeNoun(location.category)} · ${where}`,
    rating: location.average_rating,
    reviews: location.rating_count,
    price: price === null ? null : copy.from(moneyLabel(toBani(price))),
    cover: pictureAddress(location.cover),
    tint: location.cover?.tint,
  };
}

export function toResultPage(list: CallOutput<'listLocations'>): ResultPage {
  const { data, meta, suggested, understood } = list;
  return {
    cards: data.map(toCardData),
    suggested: suggested.map(toCardData),
    page: meta.current_page,
    last: meta.last_page,
    total: meta.total,
    exact: meta.total_is_exact,
    understood,
  };
}

/** Returns the URL of an image without its width. */
function pictureAddress(image: Image | null): string | null {
  return image?.dataUrl500.split('?')[0] ?? null;
}
