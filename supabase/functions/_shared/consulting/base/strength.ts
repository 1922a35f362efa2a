/**
 * Strength of a drink after the ice has melted into it. Dilution by technique from D. Arnold, *Liquid Intelligence*
 * (2014): water gained as a share of the starting volume, from the strength before dilution.
 */

export const techniques = ['shaken', 'stirred', 'built', 'blended', 'neat'] as const

/** How the ice meets the drink. `neat`: without ice, as in hot drinks and chilled glasses. */
export type Technique = (typeof techniques)[number]

export interface Part {
  ml: number
  /** % of volume, 0 to 100. */
  abv: number
}

/**
 * Water gained, as a share of the starting volume (0.54 = 54 %).
 * Shaken: −1.567 a² + 1.742 a + 0.203; stirred: −1.21 a² + 1.246 a + 0.145, with `a` the strength before
 * dilution as a fraction; built on ice about 0.25, blended with ice about 0.9, neat 0.
 * @param abv strength before dilution as a fraction, 0 to 1
 */
export function dilution(technique: Technique, abv: number): number {
  switch (technique) {
    case 'shaken':
      return -1.567 * abv ** 2 + 1.742 * abv + 0.203
    case 'stirred':
      return -1.21 * abv ** 2 + 1.246 * abv + 0.145
    case 'built':
      return 0.25
    case 'blended':
      return 0.9
    case 'neat':
      return 0
  }
}

export interface Strength {
  /** Final strength in % of volume. */
  abvPct: number
  /** Water gained from the ice, in ml. */
  waterMl: number
  /** Final volume in ml, without the ice that is left. */
  volumeMl: number
}

/**
 * Final strength and volume: Σ(ml × % vol) ÷ (Σ ml × (1 + dilution)).
 * Example: 90 ml at 25 % shaken gains about 49 ml of water and ends near 16 %.
 * @param parts what is shaken, stirred or built together
 * @param top what is poured on top afterwards (soda, sparkling wine) and so is not diluted
 */
export function strength(parts: readonly Part[], technique: Technique, top: readonly Part[] = []): Strength {
  const volume = (list: readonly Part[]) => list.reduce((sum, part) => sum + part.ml, 0)
  const alcohol = (list: readonly Part[]) => list.reduce((sum, part) => sum + (part.ml * part.abv) / 100, 0)
  const start = volume(parts)
  const waterMl = start === 0 ? 0 : start * dilution(technique, alcohol(parts) / start)
  const volumeMl = start + waterMl + volume(top)
  const abvPct = volumeMl === 0 ? 0 : ((alcohol(parts) + alcohol(top)) / volumeMl) * 100
  return { abvPct, waterMl, volumeMl }
}
