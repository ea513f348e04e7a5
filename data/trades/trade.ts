import { z } from 'zod';
import { motifNames } from '../pictures/motifs.ts';
import { readServiceIdea } from './service-idea.ts';

const texts = z.array(z.string());

const groupSchema = z.strictObject({
  name: z.string(),
  /** Title of the professionals, masculine and feminine if they differ: `Frizer/Frizeriță`. */
  title: z.string(),
  promisedBy: z.string().optional(),
  services: z.array(z.string().transform(readServiceIdea)),
  praise: texts,
});

export type ServiceGroup = z.output<typeof groupSchema>;

export const tradeSchema = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  group: z.enum(['beauty-and-care', 'health-and-wellness', 'sports-and-recreation']),
  isHealth: z.boolean(),
  weight: z.number(),
  women: z.number(),
  companions: texts,
  /** {f} and {m}: first names, {l}: family name, {w}: one of `nameWords`, {c}: locality. */
  names: texts,
  nameWords: texts,
  about: z.tuple([texts, texts, texts]),
  groups: z.array(groupSchema),
  groupCount: z.tuple([z.int(), z.int()]),
  motifs: z.array(z.enum(motifNames)),
  albums: texts,
  rhythm: z.enum(['early', 'day', 'late']),
});

export type Trade = z.output<typeof tradeSchema>;

export function titleFor(title: string, isWoman: boolean): string {
  const [man = '', woman = man] = title.split('/');
  return isWoman ? woman : man;
}
