import { noBreak } from '#domain/no-break.ts';

/** The words of a result card. */
export const cardCopy = {
  metres: (metres: number) => `la ${noBreak(`${metres} m`)}`,
  km: (km: string) => `la ${noBreak(`${km} km`)}`,
  from: (price: string) => `de la ${price}`,
};
