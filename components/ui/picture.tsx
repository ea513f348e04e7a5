import { imageWidths } from '#contract/values.ts';
import { classes } from './classes.ts';

/** The smallest is for avatars. */
const [, ...widths] = imageWidths;

type PictureProps = {
  /** Address of the api's image, without a query; null shows the placeholder alone. */
  src: string | null;
  alt: string;
  /** Of the picture itself: they give the box its shape. */
  width: number;
  height: number;
  /** Two colours of the picture, for the gradient that stands in for it. */
  tint?: [string, string];
  sizes?: string;
  /** The one large picture at the top of a page. */
  priority?: boolean;
  className?: string;
};

/** A picture in a box that never moves, over a gradient of its own colours until it is there. */
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
