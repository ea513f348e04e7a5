import type { Album, Image } from '#contract/image.ts';
import { Badge } from '#components/ui/badge.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { plural } from '#domain/words/numbers.ts';
import { Lightbox } from './lightbox.tsx';

const all = { one: '{n} fotografie', more: 'Toate cele {n} fotografii' };

const shownByCount = [0, 1, 1, 3, 3, 5] as const;

const columns: Record<number, string> = {
  1: 'lg:grid-cols-1',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-4',
};

export function Gallery({ images }: { images: Image[] }) {
  const visibleCount = shownByCount[images.length] ?? 5;
  if (visibleCount === 0) return null;
  return (
    <Lightbox>
      <ul
        aria-label="Fotografii"
        className={classes(
          'no-scrollbar -mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto px-4 md:-mx-8 md:px-8',
          'lg:mx-0 lg:grid lg:aspect-[3.2/1] lg:grid-rows-2 lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:px-0',
          columns[visibleCount],
        )}
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            className={classes(
              'aspect-3/2 max-sm:aspect-2/1 relative shrink-0 snap-center overflow-hidden rounded-card border border-line lg:aspect-auto lg:w-auto lg:rounded-none lg:border-0',
              images.length === 1 ? 'w-full' : 'w-[88%] sm:w-[60%]',
              index === 0 && (visibleCount === 1 ? 'lg:row-span-2' : 'lg:col-span-2 lg:row-span-2'),
              index >= visibleCount && 'lg:hidden',
            )}
          >
            <PictureLink
              image={image}
              nth={index + 1}
              of={images.length}
              priority={index === 0}
              sizes={`(min-width: 64rem) ${index === 0 ? 36 : 18}rem, (min-width: 40rem) 60vw, (min-resolution: 1.5dppx) 56vw, 88vw`}
              className="size-full"
            />
            {index === 0 && images.length > 1 && (
              <Badge
                tone="surface"
                icon={<Icon name="images" size={16} className="narrow:hidden" />}
                className="pointer-events-none absolute right-3 bottom-3"
              >
                {plural(images.length, all)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Lightbox>
  );
}

export function Albums({ albums }: { albums: Album[] }) {
  if (albums.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      <h3 className="text-lg">Albume</h3>
      {albums.map((album) => (
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

type PictureLinkProps = {
  image: Image;
  nth: number;
  of: number;
  sizes: string;
  priority?: boolean;
  className?: string;
};

function PictureLink({ image, nth, of, sizes, priority, className }: PictureLinkProps) {
  return (
    <a
      href={image.dataUrl1200}
      data-picture={image.alt}
      data-picture-id={image.id}
      aria-label={`Fotografia ${nth} din ${of}: ${image.alt}`}
      className={classes('block overflow-hidden', className)}
    >
      <Picture
        src={image.dataUrl500.split('?')[0] ?? null}
        width={600}
        height={400}
        tint={image.tint}
        sizes={sizes}
        priority={priority}
        className="size-full"
      />
    </a>
  );
}
