import { imageWidths } from '#contract/values.ts';
import { classes } from './classes.ts';

const [, ...widths] = imageWidths;

type PictureProps = {
  /** URL without a query. */
  src: string | null;
  width: number;
  height: number;
  tint?: [string, string];
  sizes?: string;
  priority?: boolean;
  className?: string;
};

/** Has no alt text, because its link or text names it. */
export function Picture(props: PictureProps) {
  const { src, width, height, tint, sizes = '100vw', priority = false, className } = props;
  const [from, to] = tint ?? ['var(--brand-soft)', 'var(--leaf-soft)'];
  return (
    <span
      className={classes('picture', className)}
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
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
