import type { LocationCard } from '#contract/location-list.ts';
import type { Image } from '#contract/image.ts';
import type { CallOutput } from '#contract/types.ts';
import { toBani } from '#domain/money.ts';
import { moneyLabel } from '#domain/price-label.ts';
import { tradeNoun } from '#domain/trade-noun.ts';
import { cardCopy as copy } from './card-copy.ts';
import { distanceLabel } from './distance-label.ts';

/** What a result card shows, and nothing else: twenty of them go to the browser beside their HTML. */
export type CardData = {
  id: number;
  slug: string;
  name: string;
  /** Its trade, how far it is or in which city, and its address. */
  facts: string;
  rating: number;
  reviews: number;
  /** From what price on. */
  price: string | null;
  cover: string | null;
  tint?: [string, string];
};

/** One page of results as the browser keeps it. */
export type ResultPage = {
  cards: CardData[];
  suggested: CardData[];
  page: number;
  last: number;
  total: number;
  exact: boolean;
  /** What of the text says when or where. */
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

/** The address of a picture without its width. */
function pictureAddress(image: Image | null): string | null {
  return image?.dataUrl500.split('?')[0] ?? null;
}
