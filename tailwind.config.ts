import type { Config } from 'tailwindcss'
import { displayFallbacks, sansFallbacks } from './src/fonts/fallbacks.ts'

/**
 * Names for the design tokens of src/styles.css. They replace Tailwind’s palette, so a literal colour such as
 * `bg-red-500` produces no CSS: every colour on a screen is a token.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      // The default choice for components: these adapt to the ground ([data-ground]) around them.
      ground: 'var(--ground)',
      surface: 'var(--surface)',
      selected: 'var(--selected)',
      fg: { DEFAULT: 'var(--fg)', muted: 'var(--fg-muted)' },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      primary: { DEFAULT: 'var(--primary)', hover: 'var(--primary-hover)', on: 'var(--on-primary)' },
      accent: 'var(--accent)',
      focus: 'var(--focus)',
      alert: 'var(--alert)',
      // Fixed inks, for illustrations and fixed grounds.
      paper: 'var(--paper)',
      clay: 'var(--clay)',
      ink: 'var(--ink)',
      cane: {
        50: 'var(--cane-50)',
        100: 'var(--cane-100)',
        600: 'var(--cane-600)',
        800: 'var(--cane-800)',
        950: 'var(--cane-950)',
      },
      amber: { DEFAULT: 'var(--amber)', light: 'var(--amber-light)' },
      copper: 'var(--copper)',
      danger: { DEFAULT: 'var(--danger)', hover: 'var(--danger-hover)' },
      // Ground and text of each badge and notice tone.
      tone: {
        green: 'var(--tone-green)',
        'green-fg': 'var(--tone-green-fg)',
        blue: 'var(--tone-blue)',
        'blue-fg': 'var(--tone-blue-fg)',
        yellow: 'var(--tone-yellow)',
        'yellow-fg': 'var(--tone-yellow-fg)',
        red: 'var(--tone-red)',
        'red-fg': 'var(--tone-red-fg)',
        amber: 'var(--tone-amber)',
        'amber-fg': 'var(--tone-amber-fg)',
        neutral: 'var(--tone-neutral)',
        'neutral-fg': 'var(--tone-neutral-fg)',
      },
    },
    extend: {
      fontFamily: {
        display: ['Fraunces', ...displayFallbacks],
        // Large figures in weight 400. A file of their own, so that the first screen loads no light letters.
        figures: ['Fraunces Figures', 'Fraunces', ...displayFallbacks],
        // `text-display` from 768 px up: phones do not load it.
        large: ['Fraunces Large', 'Fraunces', ...displayFallbacks],
        sans: ['Figtree', ...sansFallbacks],
      },
      fontSize: {
        display: [
          'clamp(2.5rem, 1.55rem + 4.2vw, 4.75rem)',
          { lineHeight: '1.04', letterSpacing: '-0.02em' },
        ],
        title: [
          'clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem)',
          { lineHeight: '1.12', letterSpacing: '-0.015em' },
        ],
        heading: [
          'clamp(1.375rem, 1.24rem + 0.6vw, 1.75rem)',
          { lineHeight: '1.2', letterSpacing: '-0.01em' },
        ],
        subheading: ['1.1875rem', { lineHeight: '1.3', letterSpacing: '-0.005em' }],
        lead: ['clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', { lineHeight: '1.55' }],
      },
      borderRadius: { card: '0.875rem', small: '0.5rem' },
      boxShadow: { card: 'var(--shadow-card)', float: 'var(--shadow-float)' },
      maxWidth: { content: '72rem', reading: '42rem' },
    },
  },
} satisfies Config
