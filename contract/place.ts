import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { integerParam, latitude, longitude } from './scalars.ts';
import { maxCounts, maxLengths } from './values.ts';

/** The `county` of a district is its city. `label` is "Copalnic, Maramureș" or "Copou, Iași". */
export const place = z
  .object({
    id: z.int(),
    name: z.string(),
    county: z.string(),
    label: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'Place' });

export const listPlacesCall = publicCall('places', {
  summary:
    'Localities whose name matches: exact, then leading, then others, each largest first; if there is none, districts',
  query: z.object({
    search: z.string().trim().max(maxLengths.place).default(''),
    limit: integerParam(z.int().min(1).max(maxCounts.places)).prefault(6),
  }),
  success: ok(z.array(place)),
});

export const nearestPlaceCall = publicCall('places', {
  summary: 'The locality nearest to a position',
  query: z.object({ latitude, longitude }),
  success: ok(place),
  errors: ['not_found'],
});

export type Place = z.infer<typeof place>;
