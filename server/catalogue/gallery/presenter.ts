import type { Album, Image } from '#contract/image.ts';
import { presentImage } from '../images/presenter.ts';
import type { PictureRow } from './repository.ts';

/** Presents all pictures of a location and its albums; omits empty albums. */
export function presentGallery(
  pictures: readonly PictureRow[],
  albums: readonly { id: number; name: string }[],
): { gallery: Image[]; albums: Album[] } {
  const ofAlbum = (id: number) => pictures.filter(({ album_id }) => album_id === id);
  return {
    gallery: pictures.map(presentImage),
    albums: albums
      .map(({ id, name }) => ({ id, name, images: ofAlbum(id).map(presentImage) }))
      .filter(({ images }) => images.length > 0),
  };
}
