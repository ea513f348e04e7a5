export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

const variants = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'quiet',
  danger: 'border-transparent bg-danger text-on-brand hover:bg-danger-hover',
};

const sizes = {
  small: 'min-h-target px-3 text-sm',
  medium: 'min-h-target px-5 text-sm narrow:px-3',
  large: 'min-h-13 px-7 text-base narrow:px-3',
};

export type ButtonLook = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  full?: boolean;
  className?: string;
};

export function buttonClasses({ variant, size, full, className }: ButtonLook = {}): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-control border py-2 text-center font-semibold text-balance no-underline transition-colors',
    'off:border-transparent off:bg-sunken off:text-muted',
    variants[variant ?? 'primary'],
    sizes[size ?? 'medium'],
    full && 'w-full',
    className,
  );
}
