import type { StaticImageData } from 'next/image';
import { classes } from './classes.ts';
import sprite from './icons.svg';

const { src } = sprite as StaticImageData;

export type IconName =
  | 'arrow-left'
  | 'building'
  | 'calendar'
  | 'calendar-check'
  | 'calendar-plus'
  | 'camera'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-user'
  | 'clock'
  | 'dumbbell'
  | 'eye'
  | 'eye-off'
  | 'heart'
  | 'images'
  | 'info'
  | 'locate-fixed'
  | 'log-out'
  | 'map-pin'
  | 'menu'
  | 'monitor'
  | 'navigation'
  | 'pencil'
  | 'plus'
  | 'search'
  | 'share'
  | 'shield'
  | 'sliders-horizontal'
  | 'star'
  | 'stethoscope'
  | 'ticket'
  | 'user'
  | 'users'
  | 'x';

type IconProps = {
  name: IconName;
  /** Pixels at the default text size. */
  size?: 16 | 20 | 24 | 32;
  filled?: boolean;
  className?: string;
};

export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      className={classes('icon', className)}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
    >
      <use href={`${src}#${name}`} />
    </svg>
  );
}
