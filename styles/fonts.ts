import localFont from 'next/font/local';

// Next evaluates these calls at build time, so they cannot share values. The display font's one
// weight is declared as 400 to 700 to prevent synthesized bold.
const displayLatin = localFont({
  src: './fonts/fraunces-latin.woff2',
  weight: '400 700',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-display',
});
const displayExtended = localFont({
  src: './fonts/fraunces-latin-ext.woff2',
  weight: '400 700',
  adjustFontFallback: false,
  variable: '--font-display-extended',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+102-103, U+150-151, U+15E-15F, U+162-163, U+170-171, U+218-21B',
    },
  ],
});
const textLatin = localFont({
  src: './fonts/figtree-latin.woff2',
  weight: '400 700',
  variable: '--font-text',
});
const textExtended = localFont({
  src: './fonts/figtree-latin-ext.woff2',
  weight: '400 700',
  adjustFontFallback: false,
  variable: '--font-text-extended',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+102-103, U+150-151, U+15E-15F, U+162-163, U+170-171, U+218-21B',
    },
  ],
});

export const fontVariables = [displayLatin, displayExtended, textLatin, textExtended]
  .map(({ variable }) => variable)
  .join(' ');
