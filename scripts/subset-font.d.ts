declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number }>;
  type Options = { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: Axes; noHinting?: boolean };
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
