import { classes } from './classes.ts';

const tones = [
  'bg-brand-soft text-brand-hover',
  'bg-leaf-soft text-leaf',
  'bg-sun-soft text-sun-ink',
];
const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-11 text-sm',
  large: 'size-16 text-lg',
  huge: 'size-24 text-2xl',
};

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  shape?: 'round' | 'square';
  className?: string;
};

function initials(name: string): string {
  const [first = '', ...others] = name
    .split(/[\s&–-]+/)
    .flatMap((word) => /^\p{L}/u.exec(word) ?? []);
  return (first + (others.at(-1) ?? '')).toUpperCase();
}

function toneOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length] ?? '';
}

export function Avatar({ name, src, size = 'medium', shape = 'round', className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classes(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden font-semibold select-none',
        shape === 'round' ? 'rounded-full' : 'rounded-control',
        sizes[size],
        toneOf(name),
        src && 'veil',
        className,
      )}
    >
      {initials(name)}
      {src && (
        <img src={src} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  );
}
