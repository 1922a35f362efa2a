/** The package has no types. */
declare module 'fontkit' {
  interface Font {
    variationAxes: Record<string, { min: number; max: number }>
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(font: Uint8Array): Font
}
