/**
 * A dish gets the same verdict in every section of a report and from every engine.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EngineContext } from '../../base/context.ts'
import { noDish } from '../../base/drinks/drink.schema.ts'
import { EngineError } from '../../base/errors.ts'
import { houseItemSchema } from '../../base/house/house.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { houseDrinkOptions } from '../../base/pairing/options.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { score } from '../../base/pairing/rules.ts'
import { understand } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { fineDining, houses, menuAnswer } from '../../golden/houses.ts'
import { botecoMenu, fineDiningMenu, foodTruckMenu } from '../../golden/menus.ts'
import { createDrinks } from '../drink-creation/engine.ts'
import { createPairings } from './engine.ts'
import { pairingSections } from './sections.ts'

const lines = [...botecoMenu.items, ...fineDiningMenu.items, ...foodTruckMenu.items]
const areas = ['Entradas e petiscos', 'Pratos principais', 'Sobremesas']

function pairingsOf(items: readonly MenuItem[], context: EngineContext) {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: [...items] }),
      cuisine_style: 'Regional cearense',
      focus_areas: areas,
    },
    context,
  ).map(({ content }) => content)
  const sheets = contents.flatMap((content) => (content.kind === 'pairing' ? [content] : []))
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) throw new Error('no analysis')
  return { contents, sheets, menu }
}

test('every section of a pairing report names the same drink for a dish, and none advises against it', () => {
  let delivered = 0
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...lines), {
        minLength: 1,
        maxLength: 14,
        selector: ({ name }) => name,
      }),
      fc.constantFrom(...houses),
      (items, { context }) => {
        let outcome: ReturnType<typeof pairingsOf>
        try {
          outcome = pairingsOf(items, context)
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError)
          return
        }
        delivered += 1
        const { sheets, menu, contents } = outcome
        const text = JSON.stringify(pairingSections(contents))
        for (const { dish, best, guests = 1, cachacas, combo, menuText, pitch } of sheets) {
          const [row, ...more] = menu.overview.filter(({ name }) => name === dish.name)
          expect(more).toEqual([])
          expect([row?.best, row?.cachaca ?? '']).toEqual([best.name, cachacas[0]?.label ?? ''])
          expect(row?.comboPrice ?? null).toBe(combo?.price ?? null)
          expect(menuText).toContain(best.name)
          expect(pitch).toBe(row?.say)
          // One row per dish, with a drink unless the dish is not offered.
          const law = row?.caution ? ` (**${row.caution}**)` : ''
          const drink = row?.closed ? 'Não ofereça' : '**'
          expect(text.split(`["${dish.name}${law}","${drink}`).length).toBe(2)
          if (!combo) continue
          expect(combo.price + combo.discount).toBeCloseTo(combo.dishPrice + combo.drinkPrice, 9)
          if (combo.gain !== null && best.cost !== null)
            expect(combo.gain).toBeCloseTo(combo.price - combo.dishPrice - best.cost * guests, 9)
        }
        // What may not be sold is neither offered nor tasted, and what is offered is not advised against.
        const shut = menu.overview.filter(({ closed }) => closed).map(({ name }) => name)
        const offered = (menu.combos ?? []).map((offer) => offer.dish)
        expect(offered.filter((name) => shut.includes(name))).toEqual([])
        for (const offer of menu.combos ?? []) {
          const row = menu.overview.find(({ name }) => name === offer.dish)
          expect(offer.drinks).toContain(spokenName(row?.best ?? '—').split(' ')[0])
          expect(offer.perTenBad ?? 0).toBeLessThanOrEqual(offer.perTen ?? 0)
          if (offer.discount > 0.005) expect(offer.neat).toBe(false)
        }
        const { contrast, rounds } = menu.tasting
        if (contrast) {
          const against = menu.overview.find(({ name }) => spokenName(name) === contrast.dish)
          expect(against?.best).not.toBe(contrast.cachaca)
          expect(rounds).not.toContainEqual(
            expect.objectContaining({ dish: contrast.dish, cachaca: contrast.cachaca }),
          )
        }
      },
    ),
    { numRuns: 200 },
  )
  expect(delivered).toBeGreaterThan(150)
})

test('a dish suggested with a signature drink is one that the pairing rules favour: oysters, too', () => {
  const oysters = 'Ostras gratinadas com queijo de manteiga'
  const menu = fineDiningMenu.items.map(({ name, category, price, description }) =>
    houseItemSchema.parse({ name, section: category, price, description }),
  )
  const context = { ...fineDining.context, house: { ...fineDining.context.house, menu } }
  const { drinks } = createDrinks({ establishment_info: ['Restaurante de alta gastronomia'] }, context).menu
  const beside = drinks.filter(({ pairing }) => pairing !== noDish)
  expect(beside.length).toBeGreaterThan(3)
  for (const drink of beside) {
    const item = fineDiningMenu.items.find(({ name }) => `${spokenName(name)}.` === drink.pairing)
    const reading = item && understand(item)
    const [option] = houseDrinkOptions({ ...context, houseDrinks: [drink] }, venueOfType('fine_dining'))
    if (reading?.kind !== 'dish' || !option) throw new Error(`${drink.name} stands beside ${drink.pairing}`)
    expect(score(reading.dish, option, { style: '', focus: [] }).points).toBeGreaterThan(0)
  }
  const { menu: pairing } = pairingsOf(fineDiningMenu.items, context)
  const row = pairing.overview.find(({ name }) => name === oysters)
  expect(row).toMatchObject({ known: true, allergens: expect.arrayContaining(['moluscos']) })
})

test('warns of dishes in their closed season, and of a cost above the price', () => {
  const items: MenuItem[] = [
    { name: 'Lagosta grelhada', category: 'Principais', description: null, price: 159, cost: 60 },
    { name: 'Patinha de caranguejo', category: 'Petiscos', description: null, price: 58.9, cost: null },
    { name: 'Pastel de queijo', category: 'Petiscos', description: null, price: 20, cost: 27.4 },
  ]
  const warningsOn = (today: string) =>
    pairingsOf(items, { ...fineDining.context, today }).menu.warnings.join(' ')
  expect(warningsOn('2027-02-10')).toContain(
    'Lagosta grelhada (defeso até 30/04) e Patinha de caranguejo (defeso previsto até 11/02, confirme)',
  )
  expect(warningsOn('2026-12-10')).toContain('Há regra de pesca em Patinha de caranguejo')
  expect(warningsOn('2026-06-10')).not.toContain('defeso')
  expect(warningsOn('2026-06-10')).toContain('Confira antes de tudo: Pastel de queijo')
})
