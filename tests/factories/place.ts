import type { Place } from '#contract/place.ts';

export const cluj: Place = {
  id: 1,
  name: 'Cluj-Napoca',
  county: 'Cluj',
  label: 'Cluj-Napoca, Cluj, România',
  latitude: 46.77,
  longitude: 23.59,
};
