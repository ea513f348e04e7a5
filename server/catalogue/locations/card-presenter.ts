import type { LocationCard } from '#contract/location-list.ts';
import { distanceKm, type Point } from '#domain/place/geo.ts';
import { maybeRon } from '#domain/money/money.ts';
import { presentImage } from '../images/presenter.ts';
import type { CardRow } from './card-repository.ts';

export function presentCard(row: CardRow, center: Point | null): LocationCard {
  return {
    ...presentPlaceless(row),
    distance: center && Math.round(distanceKm(center, row) * 1000),
  };
}

export function presentPlaceless({ price_from_bani, logo, cover, ...row }: CardRow) {
  return {
    ...row,
    logo: logo && presentImage(logo),
    cover: cover && presentImage(cover),
    price_from: maybeRon(price_from_bani),
  };
}
