import localFont from 'next/font/local';

// Latin stands in one file of a family, the letters that only Romanian and its neighbours have in another; the browser
// takes each letter from the file whose range has it. Next reads these calls at build: no value may be shared.
// The display face has one weight, which stands for all: no browser makes it bolder by itself.
const displayLatin = localFont({
  src: './fonts/fraunces-latin.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-display',
});
const displayExtended = localFont({
  src: './fonts/fraunces-latin-ext.woff2',
  weight: '400 700',
  display: 'swap',
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
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-text',
});
const textExtended = localFont({
  src: './fonts/figtree-latin-ext.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--font-text-extended',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+102-103, U+150-151, U+15E-15F, U+162-163, U+170-171, U+218-21B',
    },
  ],
});

/** The classes that make the families of tailwind.config.ts known to a page. */
export const fontVariables = [displayLatin, displayExtended, textLatin, textExtended]
  .map(({ variable }) => variable)
  .join(' ');
