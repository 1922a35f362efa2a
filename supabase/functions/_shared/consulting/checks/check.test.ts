import { describe, expect, test } from 'vitest'
import { allergens, allergenTerms } from '../base/allergens.ts'
import type { Fact } from '../base/facts.ts'
import { factSchema } from '../base/facts.ts'
import { emptyHouse, houseSchema } from '../base/house/house.ts'
import { check } from './check.ts'
import {
  action,
  answers,
  drink,
  type Input,
  outcomes,
  pairing,
  post,
  price,
  sheetOf,
} from './test-support.ts'

describe('allergies', () => {
  test.each(allergens)('%s stated by a result is violated for a guest allergic to it', (allergen) => {
    for (const what of allergenTerms[allergen]) {
      const wish = { kind: 'exclude', what, why: 'allergy' }
      expect(outcomes([drink({ allergens: [allergen] })], wish)).toEqual(['violated'])
      expect(outcomes([pairing({ allergens: [allergen] })], wish)).toEqual(['violated'])
      expect(outcomes([drink()], wish)).toEqual(['met'])
    }
  })

  test('a wish for something that an allergy excludes names the allergy', () => {
    const nut = { kind: 'exclude', what: 'castanha-de-caju', why: 'allergy' }
    const cause =
      'Pela alergia a castanha-de-caju, deixamos caju de fora, por precaução. A fruta não é a castanha, mas pode levar traço dela: pergunte a quem tem a alergia, ou ao médico, se come caju. Até lá, o mais perto é abacaxi ou acerola com uma pitada de sal.'
    const share = { kind: 'share', what: 'caju', of: 'many', count: 4 }
    const prefer = { kind: 'prefer', what: 'caju' }
    const reasonFor = (wish: Input, ...others: Input[]) => answers([drink()], [wish, ...others])[0]?.reason
    expect(reasonFor(share, nut)).toBe(`Nenhum dos 1 leva caju. Você pediu 4. ${cause}`)
    expect(reasonFor(prefer, nut)).toBe(`Nenhum resultado leva caju. ${cause}`)
    expect(reasonFor(prefer)).toBe('Nenhum resultado leva caju.')
  })

  test('a paired dish holds what it is made of: roast mutton answers a wish for mutton', () => {
    const facts = [pairing({ dish: 'Carneiro assado do sertão' })]
    expect(outcomes(facts, { kind: 'prefer', what: 'cordeiro' })).toEqual(['met'])
    expect(outcomes(facts, { kind: 'prefer', what: 'frango' })).toEqual(['not_possible'])
    expect(answers(facts, [{ kind: 'prefer', what: 'cordeiro' }])[0]?.reason).toContain(
      'Carneiro assado do sertão com ',
    )
  })

  test('an ingredient of no pantry violates an allergy, and a dislike only by its words', () => {
    const facts = [drink({ ingredients: [{ name: 'licor do avô', amount: 20, unit: 'ml' }] })]
    expect(outcomes(facts, { kind: 'exclude', what: 'leite', why: 'allergy' })).toEqual(['violated'])
    expect(outcomes(facts, { kind: 'exclude', what: 'leite' })).toEqual(['met'])
    const milky = [
      drink({ ingredients: [{ name: 'leite fermentado de coco queijo', amount: 20, unit: 'ml' }] }),
    ]
    expect(outcomes(milky, { kind: 'exclude', what: 'leite' })).toEqual(['violated'])
  })

  test('what the owner excepts is no violation by its allergens, and the answer names it', () => {
    const shrimp = { name: 'camarão', amount: 20, unit: 'g' }
    const facts = [drink({ ingredients: [shrimp], allergens: ['crustaceans'] })]
    const seafood = { kind: 'exclude', what: 'frutos do mar' }
    const [wanted] = answers(facts, [seafood, { kind: 'prefer', what: 'camarão' }])
    expect(wanted).toMatchObject({
      outcome: 'met',
      reason: expect.stringContaining('Fica camarão, que você pediu.'),
    })
    expect(outcomes(facts, seafood)).toEqual(['violated'])
  })

  test('a dish whose words do not say enough is a violation, unless the house has stated its allergens', () => {
    const wish = { kind: 'exclude', what: 'leite', why: 'allergy' }
    const facts = [pairing({ dish: 'Delícia do Chef' })]
    expect(outcomes(facts, wish)).toEqual(['violated'])
    const house = houseSchema.parse({ menu: [{ name: 'Delícia do chef', allergens: [] }] })
    expect(answers(facts, [wish], { house })[0]?.outcome).toBe('met')
    const milky = houseSchema.parse({ menu: [{ name: 'Delícia do chef', allergens: ['milk'] }] })
    expect(answers(facts, [wish], { house: milky })[0]?.outcome).toBe('violated')
  })

  test('an item of the house is found without its bracketed part; a glass is not the drink it is named after', () => {
    const house = houseSchema.parse({ menu: [{ name: 'Delícia (8 un.)', allergens: [] }] })
    const wish = { kind: 'exclude', what: 'leite', why: 'allergy' }
    expect(answers([pairing({ dish: 'Delícia' })], [wish], { house })[0]?.outcome).toBe('met')
    expect(answers([pairing({ dish: 'Delícia (8 un.)' })], [wish], { house })[0]?.outcome).toBe('met')
    const sulphites = { kind: 'exclude', what: 'sulfitos', why: 'allergy' }
    expect(outcomes([drink({ text: 'Sirva em taça de vinho branco.' })], sulphites)).toEqual(['met'])
    expect(outcomes([drink({ text: 'Complete com vinho branco.' })], sulphites)).toEqual(['violated'])
    expect(outcomes([post({ body: 'Uma taça de vinho branco.' })], sulphites)).toEqual(['violated'])
  })

  test('what accompanies a dish is checked by its name or by its ingredients', () => {
    const wish = { kind: 'exclude', what: 'castanha-do-pará', why: 'allergy' }
    expect(outcomes([pairing({ serve: 'dose de Castanheira Extra-Premium' })], wish)).toEqual(['violated'])
    expect(outcomes([pairing({ serve: 'dose de Alambique' })], wish)).toEqual(['met'])
    expect(outcomes([pairing({ serve: 'Domingo na Parangaba' })], wish)).toEqual(['violated'])
    const made = ['cachaça Alambique', 'polpa de cajá']
    expect(outcomes([pairing({ serve: 'Domingo na Parangaba', serveIngredients: made })], wish)).toEqual([
      'met',
    ])
    const nutty = [...made, 'cachaça Castanheira Extra-Premium']
    expect(outcomes([pairing({ serve: 'Domingo na Parangaba', serveIngredients: nutty })], wish)).toEqual([
      'violated',
    ])
  })

  test('no reason of an engine excuses a violation', () => {
    const [wish] = sheetOf({ kind: 'exclude', what: 'leite', why: 'allergy' }).wishes
    if (!wish) throw new Error('no wish')
    const facts = [drink({ allergens: ['leite'] })]
    const explanations = [{ wish, reason: 'Não deu.' }]
    expect(
      check(facts, { wishes: [wish], unread: [] }, { house: emptyHouse, explanations })[0]?.outcome,
    ).toBe('violated')
  })
})

describe('an answer', () => {
  test('the answer to a price limit states the new price, or why it stays', () => {
    const wish: Input = { kind: 'capPrice', item: 'cerveja', max: 15 }
    const of = (priceNew: number) =>
      answers([price({ item: 'Cerveja', priceNow: 14, priceNew, reason: 'Só daria R$ 9.' })], [wish])[0]
    expect(of(15)).toMatchObject({ outcome: 'met', reason: 'Vai de R$ 14,00 a R$ 15,00.' })
    expect(of(14)).toMatchObject({ outcome: 'met', reason: 'Fica em R$ 14,00. Só daria R$ 9.' })
  })

  test('is violated for a removed item that a post names', () => {
    const house = houseSchema.parse({
      menu: [{ name: 'Bolinho de bacalhau', section: 'Petiscos' }, { name: 'Pastel de queijo' }],
    })
    const of = (body: string, item: string) =>
      answers([post({ body })], [{ kind: 'dropItem', item }], { house })[0]?.outcome
    expect(of('Venha provar o bolinho de bacalhau.', 'bolinho')).toBe('violated')
    expect(of('Venha provar o bolinho de bacalhau.', 'petiscos')).toBe('violated')
    expect(of('Os petiscos estão na mesa.', 'petiscos')).toBe('met')
    expect(of('Venha provar o pastel de queijo.', 'bolinho')).toBe('met')
  })

  test('recognises a section of the sent file, which the house has not saved, from the facts', () => {
    const raised = price({ item: 'Heineken', section: 'Cervejas', priceNow: 12, priceNew: 13 })
    expect(outcomes([raised], { kind: 'keepPrice', item: 'cervejas' })).toEqual(['violated'])
  })

  test('a shortfall with the engine’s reason counts as not possible; a surplus is not a shortfall', () => {
    const { wishes } = sheetOf({ kind: 'count', count: 3 })
    const explanations = wishes.map((wish) => ({ wish, reason: 'Só cabem dois.' }))
    const run = (facts: Fact[]) =>
      check(facts, { wishes, unread: [] }, { house: emptyHouse, explanations })[0]
    expect(run([drink(), drink()])).toMatchObject({ outcome: 'not_possible', reason: 'Só cabem dois.' })
    expect(run([drink(), drink(), drink(), drink()])?.outcome).toBe('violated')
  })

  test('gives a reason in one sentence unless the wish is simply met', () => {
    const all = answers(
      [price(), drink({ price: 90 })],
      [
        { kind: 'price', max: 10 },
        { kind: 'keepItem', item: 'lagosta' },
        { kind: 'date', what: 'Natal', from: '2026-12-25' },
        { kind: 'count', count: 4 },
      ],
    )
    for (const { outcome, reason } of all) {
      expect(outcome).not.toBe('met')
      expect(reason).toMatch(/^[A-ZÀ-Ú“].*\.$/)
    }
  })

  test('the facts of these tests are facts', () => {
    for (const fact of [drink(), price(), action(), pairing(), post()])
      expect(factSchema.safeParse(fact).success).toBe(true)
  })
})
