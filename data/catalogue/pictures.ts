import { coversOf, logosOf, type DemoPicture } from '../pictures/demo-pictures.ts';
import type { LocationDraft } from './location-draft.ts';
import type { Row } from './location-rows.ts';

export function addPictures({ id, random, rows, rowId, trade }: LocationDraft): void {
  const draw = random('pictures');
  const name = rows.locations[0]?.name ?? '';
  const add = (
    image: Pick<Row<'images'>, 'kind' | 'alt'> & { album_id?: number },
    { hash, tint_from, tint_to }: DemoPicture,
  ) => {
    const position = rows.images.length + 1;
    const own = { id: rowId(position), location_id: id, album_id: null, position };
    rows.images.push({ ...own, ...image, picture_hash: hash, tint_from, tint_to });
  };

  const motif = draw.pick(trade.motifs);
  if (!draw.chance(0.08)) add({ kind: 'logo', alt: `Siglă: ${name}` }, draw.pick(logosOf(motif)));
  const [palette, cover] = draw.pick([...coversOf(motif).entries()]);
  add({ kind: 'cover', alt: name }, cover);
  const albums = draw.some(trade.albums, draw.int(1, trade.albums.length));
  rows.albums.push(
    ...albums.map((album, index) => ({
      id: rowId(index + 1),
      location_id: id,
      name: album,
      position: index + 1,
    })),
  );
  const others = trade.motifs
    .flatMap((one) => [...coversOf(one).entries()])
    .filter(([at, picture]) => pairOf(at) === pairOf(palette) && picture !== cover)
    .map(([, picture]) => picture);
  for (const picture of draw.some(others, draw.int(3, 8))) {
    const album = draw.pick(rows.albums);
    add({ kind: 'gallery', alt: `${album.name}, ${name}`, album_id: album.id }, picture);
  }
}

function pairOf(palette: number): number {
  return Math.floor(palette / 2);
}
