import { words } from '#domain/fold.ts';
import type { LocationDraft } from './location-draft.ts';
import type { Row } from './location-rows.ts';

/** Pairs of the design's tokens, from soft to strong. */
const TINTS = [
  ['#FBEBE3', '#B4451F'],
  ['#DDEBE4', '#1F5B4A'],
  ['#FBF8F3', '#E3A32B'],
  ['#E7DFD3', '#1F5B4A'],
  ['#FBEBE3', '#E3A32B'],
  ['#E7DFD3', '#B4451F'],
  ['#DDEBE4', '#8F8473'],
  ['#FBF8F3', '#97381A'],
] as const;

/** Draws logo, cover, albums and gallery; the pictures themselves are drawn from motif and tints. */
export function addPictures({ id, random, rows, rowId, trade }: LocationDraft): void {
  const draw = random('pictures');
  const name = rows.locations[0]?.name ?? '';
  const [motif = ''] = trade.motifs;
  const add = (image: Pick<Row<'images'>, 'kind' | 'motif' | 'alt'> & Partial<Row<'images'>>) => {
    const position = rows.images.length + 1;
    const [tint_from, tint_to] = draw.pick(TINTS);
    const blank = { album_id: null, monogram: null, bytes: null };
    const own = { id: rowId(position), location_id: id, tint_from, tint_to, position };
    rows.images.push({ ...blank, ...own, ...image });
  };

  // One in twelve has no logo: lists show a placeholder.
  if (!draw.chance(0.08))
    add({ kind: 'logo', motif, alt: `Sigla ${name}`, monogram: monogramOf(name) });
  add({ kind: 'cover', motif, alt: name });
  const albums = draw.some(trade.albums, draw.int(1, trade.albums.length));
  rows.albums.push(
    ...albums.map((album, index) => ({
      id: rowId(index + 1),
      location_id: id,
      name: album,
      position: index + 1,
    })),
  );
  for (let picture = draw.int(3, 8); picture > 0; picture--) {
    const album = draw.pick(rows.albums);
    const alt = `${album.name}, ${name}`;
    add({ kind: 'gallery', motif: draw.pick(trade.motifs), alt, album_id: album.id });
  }
}

/** Returns one or two capitals of a name's own words, without words such as "salon". */
export function monogramOf(name: string): string {
  const known = ['salon', 'salonul', 'studio', 'cabinet', 'medical', 'dr', 'de', 'la', 'by', 'lui'];
  const own = words(name).filter((word) => !known.includes(word) && !/^\d/.test(word));
  const [first = name, second = ''] = own;
  return `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
}
