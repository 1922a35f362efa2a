import { common, figures, rare, signs } from './characters.ts'
import { fallbackRules } from './fallbacks.ts'

type Range = number | { min: number; max: number }

/** One file: some characters of a design. */
export interface Subset {
  file: string
  source: 'figtree' | 'fraunces'
  family: string
  /** As the style sheet declares it. */
  weight: string
  characters: string
  variationAxes: Record<string, Range>
}

// `font-normal` to `font-bold`.
const figtree = {
  source: 'figtree',
  family: 'Figtree',
  weight: '400 700',
  variationAxes: { wght: { min: 400, max: 700 } },
} as const

// A file for each weight: a joint file is as large as both, and few pages need the regular weight.
const fraunces = { source: 'fraunces', family: 'Fraunces' } as const
const heading = {
  ...fraunces,
  weight: '600 700',
  // Up to the landing page’s title.
  variationAxes: { wght: 600, opsz: { min: 14, max: 76 } },
} as const
const light = {
  ...fraunces,
  weight: '400',
  // The size of `text-subheading`. Chart labels, of 14 to 20 px, differ by less than 1 %.
  variationAxes: { wght: 400, opsz: 19 },
} as const
const lightFigures = {
  ...fraunces,
  family: 'Fraunces Figures',
  weight: '400',
  // From `text-heading` to `text-display`.
  variationAxes: { wght: 400, opsz: { min: 22, max: 76 } },
} as const

export const subsets: readonly Subset[] = [
  { ...figtree, file: 'figtree', characters: common + signs },
  { ...figtree, file: 'figtree-rare', characters: rare },
  { ...heading, file: 'fraunces', characters: common },
  { ...heading, file: 'fraunces-rare', characters: rare + signs },
  { ...light, file: 'fraunces-light', characters: common },
  { ...light, file: 'fraunces-light-rare', characters: rare + signs },
  { ...lightFigures, file: 'fraunces-figures', characters: figures },
]

/** The characters as a CSS unicode-range. */
function unicodeRange(text: string): string {
  const points = [...new Set(text)]
    .map((one) => one.codePointAt(0) ?? 0)
    .toSorted((one, other) => one - other)
  const hex = (point: number) => point.toString(16).toUpperCase()
  const starts = points.filter((point) => !points.includes(point - 1))
  const ends = points.filter((point) => !points.includes(point + 1))
  return starts
    .map((start, index) => [start, ends[index] ?? start])
    .map(([start = 0, end = 0]) => (start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`))
    .join(', ')
}

const faceRule = ({ family, weight, file, characters }: Subset) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`

/** The style sheet that declares every font file and its fallbacks. */
export const facesSheet = [
  '/* Written by `npm run fonts`. */\n',
  ...subsets.map(faceRule),
  ...fallbackRules,
].join('\n')
