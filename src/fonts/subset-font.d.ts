/** The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
