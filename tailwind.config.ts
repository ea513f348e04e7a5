import type { Config } from 'tailwindcss';

const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', './features/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: 'var(--canvas)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      brand: { DEFAULT: 'var(--brand)', hover: 'var(--brand-hover)', soft: 'var(--brand-soft)' },
      'on-brand': 'var(--on-brand)',
      leaf: { DEFAULT: 'var(--leaf)', soft: 'var(--leaf-soft)' },
      sun: { DEFAULT: 'var(--sun)', soft: 'var(--sun-soft)', ink: 'var(--sun-ink)' },
      danger: {
        DEFAULT: 'var(--danger)',
        hover: 'var(--danger-hover)',
        soft: 'var(--danger-soft)',
      },
      scrim: 'var(--scrim)',
    },
    fontFamily: {
      display: ['var(--font-display-extended)', 'var(--font-display)', 'Georgia', 'serif'],
      text: ['var(--font-text-extended)', 'var(--font-text)', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.125rem' }],
      sm: ['0.9375rem', { lineHeight: '1.375rem' }],
      base: ['1.0625rem', { lineHeight: '1.625rem' }],
      lg: ['1.25rem', { lineHeight: '1.75rem' }],
      // Limited by the viewport, so that enlarged text does not break inside words.
      xl: ['min(1.625rem, 9.5vw)', { lineHeight: '1.23', letterSpacing: '-0.01em' }],
      '2xl': ['min(2.125rem, 11vw)', { lineHeight: '1.18', letterSpacing: '-0.015em' }],
      '3xl': ['2.875rem', { lineHeight: '3.125rem', letterSpacing: '-0.02em' }],
    },
    borderRadius: { none: '0', control: '10px', card: '16px', full: '9999px' },
    boxShadow: { none: 'none', float: 'var(--shadow-float)' },
    extend: {
      maxWidth: { reading: '40rem' },
      minHeight: { target: '2.75rem' },
      minWidth: { target: '2.75rem' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0, 0, 0.2, 1)' },
      transitionDuration: { DEFAULT: '180ms' },
    },
  },
};

export default config;
