import { randomBytes } from 'node:crypto';
import { addDays, today } from '#domain/local-time.ts';
import {
  makeLocation,
  type LocationInput,
  type MadeLocation,
} from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { inputOfKind, type LocationKind } from './location-kinds.ts';
import type { OwnRows } from './own-rows.ts';

export interface OwnLocation extends MadeLocation {
  /** The address of its page. */
  path: string;
  /** A code that holds here; null unless the location is of the kind `voucher`. */
  voucher: string | null;
}

/** A location in Iași that no other test knows, under a name of its own. */
export async function makeOwnLocation(
  rows: OwnRows,
  kind: LocationKind = 'plain',
  changes: LocationInput = {},
): Promise<OwnLocation> {
  const name = `Salon ${randomBytes(4).toString('hex')}`;
  const input = await inputOfKind(rows.db, kind);
  const place = await makeLocation(rows.db, { name, ...input, ...changes });
  rows.locations.push(place.id);
  return {
    ...place,
    path: `/locations/${place.id}/${place.slug}`,
    voucher: kind === 'voucher' ? await voucherOf(rows, place) : null,
  };
}

async function voucherOf({ db }: OwnRows, place: MadeLocation): Promise<string> {
  const now = today(new Date());
  const { code } = await makeVoucher(db, {
    location_id: place.id,
    valid_from: addDays(now, -1),
    valid_until: addDays(now, 60),
  });
  return code;
}
