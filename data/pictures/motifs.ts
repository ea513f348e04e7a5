import { readFileSync } from 'node:fs';

export const motifNames = [
  'scissors',
  'dryer',
  'comb',
  'mirror',
  'razor',
  'pole',
  'chair',
  'stethoscope',
  'pulse',
  'cross',
  'drop',
  'bottle',
  'hand',
  'file',
  'brush',
  'lipstick',
  'palette',
  'dumbbell',
  'kettlebell',
  'mat',
  'lotus',
  'candle',
  'hands',
  'oil',
  'stones',
] as const;

export type Motif = (typeof motifNames)[number];

const sprite = readFileSync(new URL('../../styles/motifs.svg', import.meta.url), 'utf8');

export function drawingOf(motif: Motif): string {
  const [, drawing] =
    new RegExp(`<symbol id="${motif}"[^>]*>(.*?)</symbol>`, 's').exec(sprite) ?? [];
  if (drawing === undefined) throw new Error(`motifs.svg has no ${motif}`);
  return drawing;
}
