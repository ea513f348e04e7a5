import { classes } from './classes.ts';

type IconProps = {
  /** One of components/icons/. */
  path: string;
  /** Edge in pixels at the usual size of text, with which it grows; 20 when absent. */
  size?: 16 | 20 | 24 | 32;
  filled?: boolean;
  className?: string;
  /** Says what the icon means where no text beside it does. */
  label?: string;
};

/** A line icon in the colour of the text around it. */
export function Icon({ path, size = 20, filled = false, className, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      className={classes('shrink-0', className)}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
