/**
 * Local fonts with the widths and heights of the web fonts: text drawn before a web font arrives does not move when it
 * does. Each family covers one kind of device; a browser skips those whose fonts it does not have.
 */
interface Fallback {
  family: string
  weight: string
  /** Full and PostScript names. Fonts of the same widths share a face. */
  locals: readonly string[]
  /** Mean width of the web font ÷ mean width of the local font in the texts of the public pages, in percent. */
  size: number
}

interface Design {
  /** In em. */
  ascent: number
  descent: number
  fallbacks: readonly Fallback[]
}

const normal = '400'
const bold = '600 700'

// Bold: measured at 600.
const figtree: Design = {
  ascent: 0.95,
  descent: 0.25,
  fallbacks: [
    {
      family: 'Figtree Arial',
      weight: normal,
      locals: ['Arial', 'ArialMT', 'Helvetica', 'Arimo', 'Liberation Sans'],
      size: 99.3,
    },
    {
      family: 'Figtree Arial',
      weight: bold,
      locals: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Arimo Bold', 'Liberation Sans Bold'],
      size: 94.5,
    },
    { family: 'Figtree Roboto', weight: normal, locals: ['Roboto', 'Roboto-Regular'], size: 100.1 },
    { family: 'Figtree Roboto', weight: bold, locals: ['Roboto Bold', 'Roboto-Bold'], size: 100.4 },
    { family: 'Figtree DejaVu', weight: normal, locals: ['DejaVu Sans'], size: 88.1 },
    { family: 'Figtree DejaVu', weight: bold, locals: ['DejaVu Sans Bold'], size: 79.7 },
  ],
}

// Fraunces narrows with optical size: bold is measured at 40 px, the title of a phone; normal at 19 px.
const fraunces: Design = {
  ascent: 0.978,
  descent: 0.255,
  fallbacks: [
    { family: 'Fraunces Georgia', weight: normal, locals: ['Georgia', 'Gelasio'], size: 104.4 },
    {
      family: 'Fraunces Georgia',
      weight: bold,
      locals: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
      size: 90.9,
    },
    { family: 'Fraunces Noto', weight: normal, locals: ['Noto Serif', 'NotoSerif'], size: 97.5 },
    { family: 'Fraunces Noto', weight: bold, locals: ['Noto Serif Bold', 'NotoSerif-Bold'], size: 93 },
    {
      family: 'Fraunces Times',
      weight: normal,
      locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Tinos', 'Liberation Serif'],
      size: 113.9,
    },
    {
      family: 'Fraunces Times',
      weight: bold,
      locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Tinos Bold', 'Liberation Serif Bold'],
      size: 108.7,
    },
    { family: 'Fraunces DejaVu', weight: normal, locals: ['DejaVu Serif'], size: 90 },
    { family: 'Fraunces DejaVu', weight: bold, locals: ['DejaVu Serif Bold'], size: 82.4 },
  ],
}

const familiesOf = ({ fallbacks }: Design) => [...new Set(fallbacks.map(({ family }) => family))]

/** The names after a web font in `font-family`. */
export const sansFallbacks = [...familiesOf(figtree), 'system-ui', 'sans-serif']
export const displayFallbacks = [...familiesOf(fraunces), 'Georgia', 'serif']

function fallbackRule({ ascent, descent }: Design, { family, weight, locals, size }: Fallback): string {
  const of = (height: number) => `${((100 * height) / (size / 100)).toFixed(1)}%`
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${of(ascent)};
  descent-override: ${of(descent)};
  line-gap-override: 0%;
}
`
}

export const fallbackRules = [figtree, fraunces].flatMap((design) =>
  design.fallbacks.map((fallback) => fallbackRule(design, fallback)),
)
