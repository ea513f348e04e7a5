import { barbershop } from './barbershop.ts';
import { doctor } from './doctor.ts';
import { gym } from './gym.ts';
import { hairSalon } from './hair-salon.ts';
import { makeup } from './makeup.ts';
import { massage } from './massage.ts';
import { nails } from './nails.ts';
import { spa } from './spa.ts';

const motifs: Record<string, string> = {
  ...hairSalon,
  ...barbershop,
  ...doctor,
  ...nails,
  ...makeup,
  ...gym,
  ...spa,
  ...massage,
};

/** The names that a picture's motif may have. */
export const motifNames = Object.keys(motifs);

/** The drawing of a motif in a 200 × 200 box; the lotus for a name that nobody drew. */
export function motifDrawing(name: string): string {
  return motifs[name] ?? spa.lotus;
}
