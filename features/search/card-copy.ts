/** The words of a result card. */
export const cardCopy = {
  metres: (metres: number) => `la ${metres} m`,
  km: (km: string) => `la ${km} km`,
  from: (price: string) => `de la ${price}`,
};
