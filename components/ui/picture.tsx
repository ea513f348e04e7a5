import { imageWidths } from '#contract/values.ts';
import { classes } from './classes.ts';

/** The smallest width is for avatars. */
const [, ...widths] = imageWidths;

type PictureProps = {
  /** Address of the api's image, without query; null shows only the placeholder. */
  src: string | null;
  alt: string;
  /** Intrinsic size; gives the box its aspect ratio. */
  width: number;
  height: number;
  /** Two colours for the gradient placeholder. */
  tint?: [string, string];
  sizes?: string;
  /** The one large picture at the top of a page. */
  priority?: boolean;
  className?: string;
};

/** A picture in a box of fixed size, over a gradient of its colours while loading. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, tint, sizes = '100vw', priority = false, className } = props;
  const [from, to] = tint ?? ['var(--brand-soft)', 'var(--leaf-soft)'];
  return (
    <span
      className={classes('block overflow-hidden', className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        backgroundImage: `linear-gradient(135deg, ${from}, ${to})`,
      }}
    >
      {src && (
        <img
          src={`${src}?w=500`}
          srcSet={widths.map((each) => `${src}?w=${each} ${each}w`).join(', ')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
