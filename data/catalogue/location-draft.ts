import { today, type LocalDate } from '#domain/time/local-time.ts';
import type { Locality } from '../localities.ts';
import type { Trade } from '../trades/trade.ts';
import { noRows, type LocationRows } from './location-rows.ts';
import { placeOf } from './placing.ts';
import { randomOf, type Random } from './random.ts';

export type Owner = { first_name: string; last_name: string; isWoman: boolean };

export type LocationDraft = {
  id: number;
  clock: Date;
  today: LocalDate;
  locality: Locality;
  trade: Trade;
  owners: Owner[];
  rows: LocationRows;
  random: (stream: string) => Random;
  rowId: (n: number) => number;
};

const rowsPerTable = 1000;

export function startDraft(seed: string, clock: Date, id: number): LocationDraft {
  return {
    id,
    clock,
    today: today(clock),
    ...placeOf(seed, id),
    owners: [],
    rows: noRows(),
    random: (stream) => randomOf(seed, id, stream),
    rowId: (n) => id * rowsPerTable + n,
  };
}
