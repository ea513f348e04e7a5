/** The words of the next free times of a location. */
export const copy = {
  free: (service: string) => `Ore libere: ${service}`,
  freeAt: (name: string, service: string) => `Ore libere la ${name}: ${service}`,
  full: 'Cel mai cerut serviciu nu are ore libere acum',
  fullFor: 'Deocamdată nu are ore libere pentru ce cauți',
};
