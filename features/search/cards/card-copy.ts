import { noBreak } from '#domain/words/numbers.ts';

export const cardCopy = {
  metres: (metres: number) => `la ${noBreak(`${metres} m`)}`,
  km: (km: string) => `la ${noBreak(`${km} km`)}`,
  from: (price: string) => `de la ${price}`,
};
