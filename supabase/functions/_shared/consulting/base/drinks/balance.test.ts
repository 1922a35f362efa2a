import { describe, expect, it } from 'vitest'
import { equipmentOptions } from '../house/options.ts'
import { readEquipment } from '../pantry/equipment.ts'
import type { Candidate } from './candidate.ts'
import { candidatesFor } from './compose-candidates.ts'
import { alcoholFreeConcepts, concepts } from './concepts/index.ts'
import { unconditional } from './conditions.ts'
import type { Style } from './style-words.ts'

const all = (styles: ReadonlySet<Style>): Candidate[] =>
  (['everyday', 'fine', 'takeaway'] as const).flatMap((glassware) =>
    [readEquipment([...equipmentOptions]).has, new Set<never>()].flatMap((has) =>
      [...concepts, ...alcoholFreeConcepts].flatMap((concept) =>
        candidatesFor(concept, { ...unconditional, styles, has, glassware }),
      ),
    ),
  )

const say = ({ concept, sugar, acid }: Candidate) =>
  `${concept.name}: ${sugar.toFixed(1)} g of sugar, ${acid.toFixed(2)} g of acid`

describe.each([[new Set<Style>()], [new Set<Style>(['dry'])], [new Set<Style>(['dry', 'light'])]])(
  'for a house that likes %o',
  (styles) => {
    const candidates = all(styles)

    it('no drink tastes only sour', () => {
      const sour = candidates.filter(({ sugar, acid }) => acid >= 0.6 && sugar / acid < 7)
      expect([...new Set(sour.map(say))]).toEqual([])
    })

    it('drinks with cashew fruit, whose tannin hides the sugar, are sweeter than other sours', () => {
      const thin = candidates.filter(
        ({ portions, sugar, acid }) =>
          acid >= 0.6 && portions.some(({ item }) => item.family === 'caju') && sugar / acid < 9.5,
      )
      expect([...new Set(thin.map(say))]).toEqual([])
    })

    it('drinks blended with ice are sweet enough to taste of sugar', () => {
      const thin = candidates.filter(
        ({ path, sugar, acid }) => path.technique === 'blended' && (sugar < 12 || sugar / acid < 10),
      )
      expect([...new Set(thin.map(say))]).toEqual([])
    })

    it('fits into its glass', () => {
      const full = candidates.filter(
        ({ glass, strength, path }) =>
          strength.volumeMl > glass.capacityMl * (path.served === 'on_ice' ? 0.72 : 0.93),
      )
      expect(full.map(say)).toEqual([])
    })

    it('without alcohol fills the glass, unless it is warm or rich', () => {
      const small = candidates.filter(
        ({ base, concept, strength }) =>
          base === null &&
          !['hot', 'coffee', 'batida', 'cream'].includes(concept.template) &&
          strength.volumeMl < 160,
      )
      expect([
        ...new Set(small.map((one) => `${say(one)}, ${Math.round(one.strength.volumeMl)} ml`)),
      ]).toEqual([])
    })
  },
)
