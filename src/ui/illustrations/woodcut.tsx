import { type ReactNode, useId } from 'react'
import { cx } from '../cx'

export interface IllustrationProps {
  className?: string
  /** Accessible name. Without it the picture is decorative and hidden from screen readers. */
  title?: string
}

export interface WoodcutProps extends IllustrationProps {
  /** Size of the block in drawing units. */
  width: number
  height: number
  /** Path of the second block, printed under the key block. */
  second?: string
  /** Ink of the second block; default: the ground’s. */
  secondInk?: string
  /** Path of a piece of paper under the key block, e.g. a label. */
  paper?: string
  /** Path of the block’s rough edge: nothing prints outside it. */
  edge?: string
  /** The marks of the key block, in carving order: `Ink`, `Cut` and `Front`. */
  children: ReactNode
  /** Printed last, e.g. lettering. */
  over?: ReactNode
}

/**
 * A two-colour woodcut. The key block is a mask: its ink prints in `currentColor`, and every cut shows the ground
 * behind the picture. The second block lies under it in `--second-ink`.
 */
export function Woodcut({
  className,
  title,
  width,
  height,
  second,
  secondInk = 'var(--second-ink)',
  paper,
  edge,
  children,
  over,
}: WoodcutProps) {
  const id = useId()
  const key = (
    <>
      {second && <path fill={secondInk} d={second} />}
      {paper && <path fill="var(--surface)" d={paper} />}
      <mask id={`${id}-key`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        {children}
      </mask>
      <path fill="currentColor" mask={`url(#${id}-key)`} d={`M0 0h${width}v${height}H0z`} />
      {over}
    </>
  )
  const picture = edge ? (
    <>
      <clipPath id={`${id}-edge`}>
        <path d={edge} />
      </clipPath>
      <g clipPath={`url(#${id}-edge)`}>{key}</g>
    </>
  ) : (
    key
  )
  // The width is an attribute, so that any width class overrides it.
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    width: '100%',
    className: cx('block h-auto', className),
  }
  return title ? (
    <svg {...box} role="img" aria-label={title}>
      {picture}
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      {picture}
    </svg>
  )
}

/** Wood left standing: prints. */
export function Ink({ d }: { d: string }) {
  return <path fill="#fff" d={d} />
}

/** Wood carved away: does not print. */
export function Cut({ d }: { d: string }) {
  return <path d={d} />
}

/** A shape in front of others, with a carved line around it. */
export function Front({ d, halo = 8 }: { d: string; halo?: number }) {
  return (
    <path fill="#fff" stroke="#000" strokeWidth={halo} strokeLinejoin="round" paintOrder="stroke" d={d} />
  )
}
