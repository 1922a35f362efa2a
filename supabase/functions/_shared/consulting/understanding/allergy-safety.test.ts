/**
 * Allergies as owners phrase them: each is understood as an allergy with everything it covers, or blocks. The foods are
 * those of the EU's list of fourteen (Regulation 1169/2011) and of Anvisa's RDC 727/2022, with quinine, honey and
 * latex.
 * @module-tag slow
 */
import { describe, expect, it } from 'vitest'
import type { AutomationType } from '../automation-types.ts'
import { emptyHouse } from '../base/house/house.ts'
import { exclusionOf } from '../base/lexicon/exclusion.ts'
import { isBlocked, type RequestSheet } from '../base/request/request-sheet.ts'
import { answersWith, brief } from './sentences/sentence.ts'
import { understand } from './understand.ts'

const foods =
  'glúten, trigo, centeio, cevada, aveia, espelta, crustáceos, camarão, caranguejo, lagosta, siri, ovo, ovos, peixe, amendoim, soja, leite, lactose, caseína, proteína do leite, castanhas, amêndoa, avelã, nozes, castanha de caju, castanha do pará, macadâmia, pecã, pistache, pinoli, aipo, salsão, mostarda, gergelim, sulfito, metabissulfito, tremoço, moluscos, polvo, lula, ostra, sururu, mariscos, frutos do mar, quinino, quinina, água tônica, mel, látex'.split(
    ', ',
  )

const phrasings = [
  'alergia a #',
  'sou alérgica a #',
  'meu filho e alergico a #',
  'cliente c/ alergia grave de #',
  '# dá alergia no rosto',
  '# não pode, alergia',
  'nada de # pq minha filha é alergica',
  'não pode ter # (alergia)',
  'intolerancia #',
  'passa mal com #',
  'criança alérgica a #',
  'minha menina não pode comer #',
  'tem gente q não pode com #',
  'uma cliente teve choque anafilático com #',
  'cuidado com #, tem alérgico',
  'traços de # nem pensar',
  'n pode nem encostar em #, é alérgico',
  'Alergias: leite e #',
  'celíaco, então nada com #',
  'se tiver # a garganta dele fecha',
  '# mata minha esposa',
  'evitar # pois há alérgicos',
  'tem #? se tiver tira que meu filho não pode',
  'leva #? minha sogra passa mal',
  'tem #? painho não pode',
  'se tiver # tira, dá reação',
  'minha sócia tem alergia a #, portanto nada que leve #',
  'hóspede frequente tem alergia a #, diga o que ele pode comer e beber',
  'como temos funcionário alérgico a #, por essa razão evitamos #',
  'uma cozinheira tem alergia a # e fica internada só com o cheiro',
  'clientes com alergia a # vêm toda sexta e perguntam sempre o que podem tomar',
  'alergia severa a # na equipe, manter fora da cozinha inclusive',
  'não usar # porque atendemos gestantes alérgicas',
  'meu filho tem alergia a #, consequência disso é que a casa inteira não usa',
  'cliente com alergia a #, portanto pelo menos 2 opções, com custo até 20 reais',
]

const types: readonly AutomationType[] = ['drink_creation', 'dish_creation', 'menu_redesign']

const read = (type: AutomationType, text: string) =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' })

/** Everything that was understood as excluded for an allergy. */
function keptOut({ wishes }: RequestSheet) {
  const exclusions = wishes.flatMap((wish) =>
    wish.kind === 'exclude' && wish.why === 'allergy' ? [exclusionOf(wish.what, 'allergy')] : [],
  )
  return {
    names: new Set(exclusions.flatMap(({ names }) => [...names])),
    allergens: new Set(exclusions.flatMap(({ allergens }) => [...allergens])),
  }
}

describe.each(phrasings)('%s', (phrasing) => {
  it.each(types)('of %s is an allergy to all of it, or blocks', (type) => {
    for (const food of foods) {
      const text = phrasing.replaceAll('#', food)
      const sheet = read(type, text)
      if (isBlocked(sheet)) continue
      const meant = exclusionOf(food, 'allergy')
      const { names, allergens } = keptOut(sheet)
      expect(
        [...meant.names].filter((name) => !names.has(name)),
        text,
      ).toEqual([])
      expect(
        [...meant.allergens].filter((allergen) => !allergens.has(allergen)),
        text,
      ).toEqual([])
      expect(
        brief(sheet).filter((wish) => /^(prefer|only|keepItem|promote)/.test(wish)),
        text,
      ).toEqual([])
    }
  })

  it('with an unknown word beside the food blocks', () => {
    for (const food of foods) {
      const text = phrasing.replaceAll('#', `${food} e pozol`)
      expect(isBlocked(read('dish_creation', text)), text).toBe(true)
    }
  })
})

it('understands most phrasings of a plain food, and asks about few', () => {
  const asked = phrasings.filter((phrasing) =>
    isBlocked(read('dish_creation', phrasing.replaceAll('#', 'soja'))),
  )
  expect(asked).toEqual([])
})

it.each(['só caju, sem caju', 'quero amendoim, alergia a amendoim', 'vegano, com carne de sol'])(
  'asks which of two meanings holds: %s',
  (text) => {
    const { unread } = read('dish_creation', text)
    expect(unread.map(({ why, blocking }) => [why, blocking])).toContainEqual(['contradiction', true])
  },
)

it.each(['paio', 'avocado'])('does not mistake a food for a relative: %s não pode', (food) => {
  const { wishes } = read('drink_creation', `${food} não pode`)
  expect(wishes.filter((wish) => wish.kind === 'exclude' && wish.why === 'allergy')).toEqual([])
})
