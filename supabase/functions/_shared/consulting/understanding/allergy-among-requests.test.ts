/** @module-tag slow */
import { describe, expect, it } from 'vitest'
import type { AutomationType } from '../automation-types.ts'
import { emptyHouse } from '../base/house/house.ts'
import { exclusionOf } from '../base/lexicon/exclusion.ts'
import { isBlocked } from '../base/request/request-sheet.ts'
import { answersWith } from './sentences/sentence.ts'
import { understand } from './understand.ts'

/** What owners write before and after an allergy, within one breath or beside it. */
const surroundings = [
  ['são cinco drinks, dois sem álcool, tem que ter caju e cajá, ', ', e me diz aí qual dá pra deixar pronto'],
  ['', ', e qual deles dá pra deixar pronto de véspera?'],
  ['Quero seis receitas, no máximo 30 reais, ', '. Quanto tempo dura na geladeira?'],
  ['o garçom é novo, ', ', castanha também não bota, e quanto eu cobro?'],
  ['Nada com coentro. ', ' Vale a pena manter o caldo?'],
  ['é pra turista cansado da praia, ', ', então fraquinho e bem gelado'],
  ['posso congelar? ', ', a cozinha fecha às 22h'],
  ['no delivery, ', ', o motoboy aguenta?'],
  ['quero vender mais caipirinha, ', ', e bota o nome em inglês'],
] as const

const phrasings = [
  'nada com # que a Bia minha sócia é alérgica',
  'minha filha é alérgica a #',
  'sem #, cliente alérgico',
  'não pode ter # (alergia)',
  'temos uma cliente com alergia a #',
  '# não, que o cozinheiro tem alergia',
  'evitar # pois há alérgicos',
  'se tiver # tira, dá reação',
]

const foods = ['coco', 'camarão', 'leite', 'amendoim', 'abacaxi', 'soja']
const types: readonly AutomationType[] = ['drink_creation', 'dish_creation', 'menu_redesign', 'food_pairing']

const read = (type: AutomationType, text: string) =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' })

describe.each(types)('an allergy among other requests of %s', (type) => {
  it.each(surroundings)('is kept as an allergy, or asked about: %s…%s', (before, after) => {
    for (const phrasing of phrasings)
      for (const food of foods) {
        const text = `${before}${phrasing.replace('#', food)}${after}`
        const sheet = read(type, text)
        if (isBlocked(sheet)) continue
        const excluded = sheet.wishes.filter((wish) => wish.kind === 'exclude' && wish.why === 'allergy')
        const kept = excluded.flatMap((wish) =>
          wish.kind === 'exclude' ? [...exclusionOf(wish.what, 'allergy').names] : [],
        )
        expect(kept, text).toEqual(expect.arrayContaining([...exclusionOf(food, 'allergy').names]))
      }
  })
})

it('is asked about by few of them', () => {
  const texts = surroundings.map(([before, after]) => `${before}minha filha é alérgica a soja${after}`)
  for (const type of types)
    expect(
      texts.filter((text) => isBlocked(read(type, text))),
      type,
    ).toEqual([])
})

it('takes no question that follows it for its reason', () => {
  const text =
    'nada com coco que a Bia minha sócia é alérgica, e me diz aí qual dá pra deixar pronto de manhã'
  const { wishes, unread } = read('drink_creation', text)
  expect(wishes.map((wish) => wish.text)).toContain('nada com coco que a Bia minha sócia é alérgica')
  expect([...wishes, ...unread].map((one) => one.text).join(' ')).toContain('qual dá pra deixar pronto')
})
