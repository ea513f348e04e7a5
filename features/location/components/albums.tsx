import type { Album } from '#contract/gallery.ts';
import { pageCopy as copy } from '../page-copy.ts';
import { Lightbox } from './lightbox.tsx';
import { PictureLink } from './picture-link.tsx';

/** Each album as a strip of small pictures that open large. */
export function Albums({ albums }: { albums: Album[] }) {
  const filled = albums.filter(({ images }) => images.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      <h3 className="text-lg">{copy.gallery.albums}</h3>
      {filled.map((album) => (
        <Lightbox key={album.id}>
          <p className="mb-2 text-sm text-muted">{album.name}</p>
          <ul aria-label={album.name} className="no-scrollbar flex gap-2 overflow-x-auto">
            {album.images.map((image, index) => (
              <li key={image.id} className="w-36 shrink-0">
                <PictureLink
                  image={image}
                  nth={index + 1}
                  of={album.images.length}
                  sizes="9rem"
                  className="rounded-control"
                />
              </li>
            ))}
          </ul>
        </Lightbox>
      ))}
    </div>
  );
}
