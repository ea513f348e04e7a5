import type { Image } from '#contract/image.ts';
import { Badge } from '#components/ui/badge.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { plural } from '#domain/plural.ts';
import { pageCopy as copy } from '../page-copy.ts';
import { Lightbox } from './lightbox.tsx';
import { PictureLink } from './picture-link.tsx';

/** How many the wide grid shows: one large and pairs beside it, so an odd number. */
const SHOWN = [0, 1, 1, 3, 3, 5] as const;

const columns: Record<number, string> = {
  1: 'lg:grid-cols-1',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-4',
};

/** The pictures: a strip to swipe on small screens, a composed grid on large ones. */
export function Gallery({ images }: { images: Image[] }) {
  const shown = SHOWN[images.length] ?? 5;
  if (shown === 0) return null;
  return (
    <Lightbox>
      <ul
        aria-label={copy.gallery.label}
        className={classes(
          'no-scrollbar -mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto px-4 md:-mx-8 md:px-8',
          'lg:mx-0 lg:grid lg:aspect-[3.2/1] lg:grid-rows-2 lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:px-0',
          columns[shown],
        )}
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            className={classes(
              'aspect-3/2 relative shrink-0 snap-center overflow-hidden rounded-card border border-line lg:aspect-auto lg:w-auto lg:rounded-none lg:border-0',
              images.length === 1 ? 'w-full' : 'w-[88%] sm:w-[60%]',
              index === 0 && (shown === 1 ? 'lg:row-span-2' : 'lg:col-span-2 lg:row-span-2'),
              index >= shown && 'lg:hidden',
            )}
          >
            <PictureLink
              image={image}
              nth={index + 1}
              of={images.length}
              priority={index === 0}
              sizes={
                index === 0
                  ? '(min-width: 64rem) 36rem, (min-width: 40rem) 60vw, 88vw'
                  : '(min-width: 64rem) 18rem, (min-width: 40rem) 60vw, 88vw'
              }
              className="size-full"
            />
            {index === 0 && images.length > 1 && (
              <Badge
                icon={<Icon name="images" size={16} className="narrow:hidden" />}
                className="pointer-events-none absolute right-3 bottom-3 bg-surface text-ink"
              >
                {plural(images.length, copy.gallery.all)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Lightbox>
  );
}
