import type { Image } from '#contract/image.ts';
import { classes } from '#components/ui/classes.ts';
import { Picture } from '#components/ui/picture.tsx';
import { pageCopy as copy } from '../page-copy.ts';

type PictureLinkProps = {
  image: Image;
  /** Its place among those that open together, from 1, and their number. */
  nth: number;
  of: number;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A picture that is a link to its large self. */
export function PictureLink({ image, nth, of, sizes, priority, className }: PictureLinkProps) {
  return (
    <a
      href={image.dataUrl1200}
      data-picture={image.alt}
      aria-label={copy.gallery.picture(nth, of, image.alt)}
      className={classes('block overflow-hidden', className)}
    >
      <Picture
        src={image.dataUrl500.split('?')[0] ?? null}
        alt=""
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
