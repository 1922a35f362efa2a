/** Drinking glasses as woodcuts. Screen and PDF draw the same layers of paths, in order. */

export type GlassShape = 'low' | 'tall' | 'stem' | 'wine' | 'shot' | 'mug' | 'cup'

export type GlassGarnish =
  | 'citrus'
  | 'herb'
  | 'bubbles'
  | 'foam'
  | 'peel'
  | 'slush'
  | 'steam'
  | 'beans'
  | 'none'

/** `key` is the block's ink, `second` the colour under it, `paper` what is carved away. */
export type GlassLayer = { ink: 'key' | 'second' | 'paper'; d: string }

export const glassBox = { width: 100, height: 124 }

const key = (d: string): GlassLayer => ({ ink: 'key', d })
const second = (d: string): GlassLayer => ({ ink: 'second', d })
const paper = (d: string): GlassLayer => ({ ink: 'paper', d })

type Drawing = {
  layers: GlassLayer[]
  /** Where the garnish sits: the right of the rim. */
  rim: readonly [x: number, y: number]
  /** The surface of the drink: middle, height and half its width. */
  top: readonly [x: number, y: number, half: number]
}

const ice = (x: number, y: number): GlassLayer[] => [
  key(`M${x} ${y}l14-4 5 13-14 5z`),
  paper(`M${x + 3} ${y + 1.5}l9-2.5 3.5 8.5-9 3z`),
]

/** Cuts of the gouge: wedges that give the side in shadow. */
const shade = (x: number, y: number, length: number, lean: number): GlassLayer =>
  key(
    [0, 5, 10]
      .map((step, index) => `M${x - step} ${y + index * 5}l2.6 0 ${lean} ${length - index * 11}-1 1z`)
      .join(''),
  )

const drawings: Readonly<Record<GlassShape, Drawing>> = {
  low: {
    layers: [
      key('M17 42l66 1-6 74-54-1z'),
      paper('M22 46l56 1-5 57-46-1z'),
      second('M23.5 58l53.5.500-4 45-45.5-1z'),
      ...ice(32, 63),
      ...ice(50, 76),
      shade(72, 60, 38, -3),
      paper('M27 63l2.2 0 2.3 34-2 0zM30 110l40 .5-12 2.5-20-.5z'),
    ],
    rim: [76, 40],
    top: [50, 58, 26],
  },
  tall: {
    layers: [
      key('M27 22l46 0-5 95-36 0z'),
      paper('M31.5 26l37 0-4 81-29 0z'),
      second('M32.5 42l35 0-3.3 65-28.5 0z'),
      ...ice(38, 48),
      ...ice(46, 68),
      shade(64.5, 45, 52, -2),
      paper('M36 46l2 0 2.3 50-1.8 0zM38 111.5l24 0-7 2.5-11 0z'),
    ],
    rim: [68, 21],
    top: [50, 42, 17],
  },
  stem: {
    layers: [
      key('M10 30l80 0-3 11-7 11-11 8-16 5 0 40 9 5 14 3 3 5-58 0 3-5 14-3 9-5 0-40-16-5-11-8-7-11z'),
      paper('M15.5 34l69 0-3 8-6 8-10 6.5-15.5 3-15.5-3-10-6.5-6-8z'),
      second('M18.5 41l63 0-6 9-10 6.5-15.5 3-15.5-3-10-6.5z'),
      shade(74, 42, 17, -6),
      paper('M22 43l2.5 0 8 11-2-.5zM49 72l2 0 .5 30-3 0z'),
    ],
    rim: [82, 28],
    top: [50, 41, 31],
  },
  wine: {
    layers: [
      key('M27 14l46 0 4 18 0 14-5 11-9 8-8 3 0 36 9 5 12 3 3 5-58 0 3-5 12-3 9-5 0-36-8-3-9-8-5-11 0-14z'),
      paper('M31 18l38 0 3.5 15 0 12-4.5 9-8 7-10 3-10-3-8-7-4.5-9 0-12z'),
      second('M28 34l44.5 0-.5 11-4.5 9-8 7-9.5 3-10-3-8-7-4.5-9z'),
      ...ice(38, 38),
      shade(68, 36, 25, -6),
      paper('M31 37l2 0 5 18-2-1zM49 76l2 0 .5 26-3 0z'),
    ],
    rim: [71, 13],
    top: [50, 34, 21],
  },
  shot: {
    layers: [
      key('M30 56l40 0-5 61-30 0z'),
      paper('M34.5 60l31 0-3.5 43-24 0z'),
      second('M35.5 68l29 0-2.8 35-23.4 0z'),
      shade(61.5, 70, 29, -2),
      paper('M38.5 71l2 0 2 26-1.7 0zM40 110l20 0-6 2.5-8 0z'),
    ],
    rim: [66, 55],
    top: [50, 68, 14],
  },
  mug: {
    layers: [
      key('M70 56l13 2 7 8 0 20-8 10-14 3 1-8 8-2 5-6 0-14-4-5-8-1z'),
      key('M17 44l57 0-3 73-51 0z'),
      paper('M22 48l47 0-2.5 58-42 0z'),
      second('M22.5 58l46 0-2 48-42 0z'),
      shade(64, 62, 38, -2),
      paper('M27 62l2.2 0 1.8 38-2 0zM28 110.5l36 0-10 2.5-16 0z'),
    ],
    rim: [67, 42],
    top: [46, 58, 22],
  },
  cup: {
    layers: [
      key('M22 26l56 0-8 91-40 0z'),
      paper('M26.5 32l47 0-6.5 76-34 0z'),
      second('M28 44l44 0-5.5 64-33 0z'),
      ...ice(36, 50),
      ...ice(48, 68),
      shade(68, 48, 48, -4),
      paper('M32 48l2.2 0 4.3 48-2 0z'),
      key('M18 22l64 0 0 6-64 0z'),
    ],
    rim: [72, 21],
    top: [50, 44, 21],
  },
}

const leaf = (x: number, y: number, dx: number, dy: number) =>
  `M${x} ${y}l${dx * 0.5 - dy * 0.28} ${dy * 0.5 + dx * 0.28} ${dx * 0.5 + dy * 0.28} ${dy * 0.5 - dx * 0.28}${` ${-dx * 0.5 + dy * 0.28} ${-dy * 0.5 - dx * 0.28}`}z`

function garnishLayers(garnish: GlassGarnish, { rim: [x, y], top: [cx, cy, half] }: Drawing): GlassLayer[] {
  const disc = (r: number) =>
    `M${x - r} ${y}l${r * 0.3} ${-r * 0.7} ${r * 0.7} ${-r * 0.3} ${r * 0.7} ${r * 0.3} ${r * 0.3} ${r * 0.7} ${-r * 0.3} ${r * 0.7} ${-r * 0.7} ${r * 0.3} ${-r * 0.7} ${-r * 0.3}z`
  switch (garnish) {
    case 'citrus':
      return [
        key(disc(13)),
        paper(disc(10.5)),
        second(disc(9)),
        paper(
          `M${x - 9} ${y - 0.7}h18v1.4h-18zM${x - 0.7} ${y - 9}v18h1.4v-18zM${x - 6.7} ${y - 5.7}l12.4 12.4 1-1-12.4-12.4z`,
        ),
      ]
    case 'herb':
      return [
        key([leaf(x - 6, y + 3, -7, -17), leaf(x - 5, y + 3, 4, -20), leaf(x - 4, y + 3, 14, -14)].join('')),
        paper(`M${x - 6.3} ${y}l-5-12 1-.4zM${x - 4.6} ${y - 1}l2.5-14 1 .2zM${x - 2} ${y}l9-9 .7.7z`),
      ]
    case 'bubbles':
      return [
        paper(
          [
            [-0.4, 8],
            [0.1, 4],
            [0.45, 12],
            [-0.1, 22],
            [0.3, 17],
            [-0.5, 17],
          ]
            .map(([dx = 0, dy = 0]) => `M${cx + dx * half} ${cy + dy - 2}l2 2-2 2-2-2z`)
            .join(''),
        ),
      ]
    case 'foam':
    case 'beans':
      return [
        key(`M${cx - half} ${cy + 3}l0-8 4-3h${half * 2 - 8}l4 3 0 8z`),
        paper(`M${cx - half + 1.5} ${cy + 1}l0-5 3-2h${half * 2 - 9}l3 2 0 5z`),
        key(
          garnish === 'beans'
            ? [-7, 0, 7].map((dx) => `M${cx + dx - 3} ${cy - 2.5}l3-2.5 3 2.5-3 2.5z`).join('')
            : [-0.6, -0.2, 0.2, 0.55]
                .map(
                  (share, index) => `M${cx + share * half - 2} ${cy - 3 + (index % 2) * 1.6}l3-.8 2 .8-2 .8z`,
                )
                .join(''),
        ),
      ]
    case 'peel':
      return [
        key(`M${x - 10} ${y + 12}l-3-9 3-10 8-7 9 1 4 6-3 6-6 1 1-4 2-2-2-3-5 0-5 5-1 6 3 8z`),
        second(`M${x - 9.5} ${y + 7}l-1-5 2.5-7 6-5 6 .5 2 3.5-1.5 2-2-3-4.5-.5-6 5.5z`),
      ]
    case 'slush':
      return [
        key(`M${cx - half} ${cy + 1}l5-13 9-9 10-3 9 6 8 9 4 10z`),
        paper(
          `M${cx - half + 5} ${cy - 1}l4-9 7-7 7-2 6 4 6 7 3 7zM${cx - half + 5} ${cy + 1}h${half * 2 - 11}v2h-${half * 2 - 11}z`,
        ),
        key(`M${cx - 8} ${cy - 6}l5-2-4 4zM${cx + 3} ${cy - 12}l5 2-5 1zM${cx + 6} ${cy - 4}l4-2-2 4z`),
      ]
    case 'steam':
      return [
        key(
          [-11, 0, 11].map((dx) => `M${cx + dx} ${cy - 18}l-3-6 1-5 4-5 0-5-2-5 5 6 1 5-4 6-1 4z`).join(''),
        ),
      ]
    case 'none':
      return []
  }
}

/** The layers of a glass with its garnish, in printing order. */
export function drawGlass(shape: GlassShape, garnish: GlassGarnish): GlassLayer[] {
  const drawing = drawings[shape]
  return [...drawing.layers, ...garnishLayers(garnish, drawing)]
}
