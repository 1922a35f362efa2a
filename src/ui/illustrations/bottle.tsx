import type { ReactNode } from 'react'
import { Cut, Front, type IllustrationProps, Ink, Woodcut } from './woodcut'

export type BottleVariant = 'clear' | 'amber' | 'copper'

const liquids: Record<BottleVariant, string> = {
  clear: 'color-mix(in srgb, var(--cane-600) 13%, transparent)',
  amber: 'var(--amber)',
  copper: 'var(--copper)',
}

const emblems: Record<BottleVariant, ReactNode> = {
  clear: (
    <>
      <Front d="M80 330l2-30 6 0 0 30z" halo={3} />
      <Cut d="M81 314l8 0 0 2-8 0z" />
      <Front d="M112 330l0-30 6 0 2 30z" halo={3} />
      <Cut d="M111 314l8 0 0 2-8 0z" />
      <Front d="M96 330l1-30 6 0 1 30z" halo={3} />
      <Cut d="M96 314l8 0 0 2-8 0z" />
      <Ink d="M85 304l-5-7-3-7-5-6-6-6 8 3 8 5 5 9-2 9zm15-2-3-7-1-7 6-14 2 14-1 7-3 7zm15 2-2-10 5-8 7-5 9-3-6 6-5 6-3 7-5 7zm-15 0-6-5-4-6-3-6-3-7 6 4 6 5 3 7 1 8zm0 0 1-8 4-6 6-5 6-4-4 6-3 7-4 5-6 5zm-16 10-8-4-6-4-8-3-8-1 9-2 9 1 8 5 4 8zm32 0 4-9 8-4 9-1 9 2-8 1-8 3-6 5-8 3z" />
    </>
  ),
  amber: (
    <>
      <Ink d="M121 284l2 5 3 7 2 12-2 12-3 7-2 5-42 0-2-5-3-7-2-12 2-12 3-7 2-5z" />
      <Cut d="M76 290l48 0 0 2-48 0zm-3 9 54 0 0 2-54 0zm0 16 54 0 0 2-54 0zm3 9 48 0 0 2-48 0zm11-16-1 6-1-7 1-4zm3 21-1 2-1-2 1-2zm6-21-1 6-1-7 1-4zm1 21-1 2-1-2 1-2zm9-21-1 6-1-4 1-7zm-1 21-1 2-1-2 1-2zm10-18-1 3-1-6 1-5zm-3 18-1 2-1-2 1-2z" />
      <Ink d="M58 299l1 7 5-5-3 5 6 1-6 2 3 5-5-3-1 6-1-6-5 4 3-6-6-1 6 0-4-7 6 4zm84 0 1 6 6-4-4 5 6 2-7 2 4 4-5-3-1 6-1-6-6 3 4-5-6-2 6 0-3-6 5 4z" />
    </>
  ),
  copper: (
    <>
      <Ink d="M99 331l-6-4-7-3-5-3-6-4-5-4-6-4-7-5-7-6 9-1 9 0 16 6 6 5 5 6 4 8 2 7z" />
      <Cut d="M96 324l-12-9-12-8-14-7 15 5 13 8 10 11zm-9-9-1-3 3 3 2 4zm-1 8-2 0 3-2 4-2zm-9-15-2-5 2 2 3 5zm1 4-5 2 3-3 4-1zm-16-13-1-3 3 3 2 4zm3 6-6 2 4-3 3-1z" />
      <Ink d="M99 329l2-7 4-8 5-6 6-5 16-6 9 0 9 1-7 6-7 5-6 4-5 4-6 4-5 3-7 3-6 4z" />
      <Cut d="M104 324l10-11 13-8 15-5-14 7-12 8-12 9zm8-11 2-1-2 4-3 3zm0 7 4 3-4-1-3-3zm10-13 3-4-2 5-3 2zm4 5 1 2-3-1-4-3zm9-12 4-4-1 3-4 4zm5 5 1 2-4-1-3-3z" />
      <Front d="M100 280l7 2 5 4 4 5 2 6 0 7-3 6-5 5-4 3-6 2-6-2-4-3-5-5-3-6 0-7 2-6 4-5 5-4z" halo={3} />
      <Cut d="M92 300l-1 10-1-10 1-10zm10 3-2 11-2-11 2-16zm8-5-1 12-1-12 1-8z" />
    </>
  ),
}

// Width of the label’s inner frame in drawing units, and of one letter of Fraunces 600 in em.
const LABEL_WIDTH = 100
const LETTER_WIDTH = 0.56

interface BottleProps extends IllustrationProps {
  variant: BottleVariant
  /** Printed on the label, one word a line; the longest word sets the size. */
  name: string
  /** A small line at the foot of the label. */
  detail?: string
}

/** A bottle with its label: clear, amber from oak, or deep copper. */
export function Bottle({ variant, name, detail, ...props }: BottleProps) {
  const lines = name.split(' ')
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(20, LABEL_WIDTH / (longest * LETTER_WIDTH))
  const top = 367 - ((lines.length - 1) * size * 1.15) / 2
  return (
    <Woodcut
      {...props}
      width={200}
      height={480}
      second="M128 169l13 15 15 17 7 12 3 12 2 15 0 11-1 196-130 0-1-196 0-11 2-15 3-12 7-12 15-17 13-15z"
      secondInk={liquids[variant]}
      // The label is a separate piece of paper.
      paper="M32 264h138v158H32z"
      over={
        <g fill="currentColor" textAnchor="middle" fontFamily="Fraunces, Georgia, serif" fontWeight="600">
          {lines.map((line, index) => (
            <text key={line} x="100.5" y={top + index * size * 1.15} fontSize={size}>
              {line}
            </text>
          ))}
          {detail && (
            <text x="100.5" y="402" fontSize="11.5">
              {detail}
            </text>
          )}
        </g>
      }
    >
      <Ink d="M119 83l2 67 3 7 3 9 5 11 8 7 9 9 9 6 5 8 4 9 3 8 1 9 1 11-1 6 0 202-6 10-131 0-6-10-1-203 1-6 1-9 0-10 3-8 5-9 5-7 9-9 9-7 8-8 6-9 4-10 1-7 2-66z" />
      <Cut d="M113 88l1 64 3 7 4 10 5 9 8 7 9 8 8 9 5 7 4 8 1 9 2 9 1 9 0 7-1 186-127 1 0-203 2-9 3-7 3-10 12-14 10-9 8-8 5-9 4-10 4-8 1-63z" />
      <Ink d="M120 168l16 14 14 17 8 20 2 22-1 21-2-21-5-20-8-18-12-17-12-18zm-2 6 15 13 11 16 6 20 1 19-1 20-1-20-3-19-6-17-22-32zm-3 6 14 12 10 15 3 19 1 18-1 18-2-36-5-17-9-15-11-14zm-49 10-7 18-8 17-3 18-1 19-1-19 2-19 8-18 10-16zm42-94 2 23 2 24-2 23-3-23 0-24 1-23zm-4 16 2 15 0 31-2-15 0-31zm-56 318 1 22-5-22zm19 0 0 22-6-22zm17 0 1 22-5-22zm19 0 0 22-6-22zm17 0 1 22-5-22zm19 0 0 22-6-22zm17 0 1 22-5-22z" />
      <Front d="M78 20l44 0 2 26-48 0z" halo={6} />
      <Cut d="M88 33l-2 9-2-9 2-9zm10 3-2 6-2-8 2-8zm14 1-2 7-2-9 2-9z" />
      <Front d="M76 50l48 0-7 54-5-10-6 18-6-14-7 10-5-14-6 8-5-6z" halo={6} />
      <Cut d="M87 73l-2 17-3-17 2-17zm12-7-1 18-2-13 1-13zm15 2-2 18-2-18 2-12zm-84 194 140 0 0 162-140 0z" />
      <Front d="M33 266l67 0 67-1 1 78 0 78-68 2-68-1 0-78z" halo={4} />
      <Cut d="M38 271l62 0 62-1 0 73 1 73-63 1-63 0 1-73z" />
      <Ink d="M42 275l58 0 58-1 1 69 0 69-59 1-59 0 1-69z" />
      <Cut d="M45 278l55 0 56-1 0 133-112 0 0-66z" />
      {emblems[variant]}
    </Woodcut>
  )
}
