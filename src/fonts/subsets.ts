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

// A file for each weight: one file for both is as large as the two, and few pages need the regular weight. One optical
// size per file: the axis doubles it, and up to 48 px the letters hardly differ.
const fraunces = { source: 'fraunces', family: 'Fraunces' } as const
const heading = {
  ...fraunces,
  weight: '600 700',
  // The title of a phone.
  variationAxes: { wght: 600, opsz: 40 },
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
  variationAxes: { wght: 400, opsz: 32 },
} as const
// `text-display` on wide screens: 76 px from 1230 px up.
const large = { ...fraunces, family: 'Fraunces Large' } as const
const largeSize = 76

export const subsets: readonly Subset[] = [
  { ...figtree, file: 'figtree', characters: common + signs },
  { ...figtree, file: 'figtree-rare', characters: rare },
  { ...heading, file: 'fraunces', characters: common },
  { ...heading, file: 'fraunces-rare', characters: rare + signs },
  { ...light, file: 'fraunces-light', characters: common },
  { ...light, file: 'fraunces-light-rare', characters: rare + signs },
  { ...lightFigures, file: 'fraunces-figures', characters: figures },
  {
    ...large,
    file: 'fraunces-large',
    weight: '600 700',
    characters: common,
    variationAxes: { wght: 600, opsz: largeSize },
  },
  {
    ...large,
    file: 'fraunces-large-figures',
    weight: '400',
    characters: figures,
    variationAxes: { wght: 400, opsz: largeSize },
  },
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
