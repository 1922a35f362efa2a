import { cx } from '../cx'
import { drawGlass, type GlassGarnish, type GlassLayer, type GlassShape, glassBox } from './glass-paths'

const inks: Readonly<Record<GlassLayer['ink'], string>> = {
  key: 'currentColor',
  second: 'var(--second-ink)',
  paper: 'var(--surface)',
}

interface GlassProps {
  shape: GlassShape
  garnish: GlassGarnish
  className?: string
}

/** The glass of a drink, as a woodcut. Decorative: the sheet beside it names the glass. */
export function Glass({ shape, garnish, className }: GlassProps) {
  return (
    <svg
      viewBox={`0 0 ${glassBox.width} ${glassBox.height}`}
      aria-hidden="true"
      className={cx('block print:[print-color-adjust:exact]', className)}
    >
      {drawGlass(shape, garnish).map(({ ink, d }) => (
        <path key={d} fill={inks[ink]} d={d} />
      ))}
    </svg>
  )
}
