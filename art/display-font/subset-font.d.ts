/** The package has no types of its own; these are the options that we use. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat: 'woff2';
    /** Axes that get one value; the others stay variable. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Uint8Array>;
}
