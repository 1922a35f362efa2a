/** Fruits that a drink is served in. */
import type { IngredientId } from '../pantry/bar.ts'

export const vessels = ['coco verde', 'abacaxi'] as const

export type Vessel = (typeof vessels)[number]

export const isVessel = (name: string): name is Vessel => vessels.some((one) => one === name)

interface VesselKind {
  /** The fruit as it is bought. */
  fruit: IngredientId
  /** What the fruit itself gives to the drink. */
  juice: IngredientId
  /** ml up to just below the brim. */
  capacityMl: number
  into: string
  /** How it is opened, and what is done with what is inside. */
  opened: string
  /** "90 ml da água" */
  ofIt: string
}

export const vesselKinds: Readonly<Record<Vessel, VesselKind>> = {
  'coco verde': {
    fruit: 'coco_verde',
    juice: 'agua_coco',
    capacityMl: 330,
    into: 'no coco',
    opened:
      'Corte a tampa de um coco verde bem gelado, com o facão, e tire a água; a que sobra vai para os outros copos.',
    ofIt: 'da água',
  },
  abacaxi: {
    fruit: 'abacaxi_inteiro',
    juice: 'abacaxi',
    capacityMl: 400,
    into: 'no abacaxi',
    opened:
      'Corte a tampa de um abacaxi gelado, tire o miolo sem furar a casca e esprema a polpa; o suco que sobra vai para os outros copos.',
    ofIt: 'do suco',
  },
}
