/** Menus of drinks for invented answers, and what holds of all of them. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { createDrinks } from '../../supabase/functions/_shared/consulting/automations/drink-creation/engine.ts'
import {
  type DrinkMenu,
  drinkMenuSchema,
} from '../../supabase/functions/_shared/consulting/automations/drink-creation/schema.ts'
import type { Answers } from '../../supabase/functions/_shared/consulting/base/answers/definition.ts'
import type { Drink } from '../../supabase/functions/_shared/consulting/base/drinks/drink.schema.ts'
import { EngineError } from '../../supabase/functions/_shared/consulting/base/errors.ts'
import {
  audienceOptions,
  equipmentOptions,
  establishmentOptions,
} from '../../supabase/functions/_shared/consulting/base/house/options.ts'
import { plainContext, understood } from './understood.ts'

export const basics = ['Só o básico: copos, colher e gelo']
export const boteco: Answers = {
  establishment_info: ['Boteco ou bar de bairro'],
  target_audience: ['Moradores do bairro'],
  equipment: basics,
}

/** The menu for the sheet that the owner's words give. */
export const create = (answers: Answers, context = plainContext): DrinkMenu =>
  createDrinks(answers, understood('drink_creation', answers, context)).menu

export const answersArbitrary = fc.record({
  establishment_info: fc.uniqueArray(fc.constantFrom<string>(...establishmentOptions), {
    minLength: 1,
    maxLength: 3,
  }),
  target_audience: fc.uniqueArray(fc.constantFrom<string>(...audienceOptions), {
    minLength: 1,
    maxLength: 3,
  }),
  equipment: fc.uniqueArray(fc.constantFrom<string>(...equipmentOptions), { minLength: 1 }),
})
/** All text of a drink that guests or bartenders read. */
export function textOf(drink: Drink): string {
  return [
    drink.name,
    ...drink.ingredients.map(({ display }) => display),
    ...drink.method,
    drink.garnish ?? '',
    drink.glass,
    drink.ice,
    drink.serve,
    drink.pairing,
    drink.story,
    drink.fit,
    drink.season ?? '',
    drink.lighter?.text ?? '',
    ...drink.equipment,
    ...drink.allergens,
  ].join('\n')
}

export function checkMenu(menu: DrinkMenu): void {
  expect(drinkMenuSchema.safeParse(menu).success).toBe(true)
  expect(new Set(menu.drinks.map(({ name }) => name)).size).toBe(menu.drinks.length)
  expect(new Set(menu.drinks.map(({ id }) => id)).size).toBe(menu.drinks.length)
  const sets = menu.drinks.map(({ ingredients }) =>
    ingredients
      .filter(({ role }) => role === 'base' || role === 'ingredient')
      .map(({ id }) => id)
      .sort()
      .join(),
  )
  expect(new Set(sets).size).toBe(sets.length)
  const said = menu.drinks.flatMap(({ story, fit, pairing }) => [story, fit, pairing])
  const repeated = said.filter((text, index) => said.indexOf(text) !== index)
  expect(
    repeated.filter((text) => !text.startsWith('Sem prato fixo') && text !== 'Completa a carta.'),
  ).toEqual([])
}

/** The menu, or null if the engine refused the restrictions as expected. */
export function attempt(answers: Answers): DrinkMenu | null {
  try {
    return create(answers)
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError)
    expect(error).toMatchObject({ code: 'impossible_restrictions' })
    return null
  }
}

/** A refusal and the words that must not appear in a drink; independent of the engine’s vocabulary. */
export const refusals: readonly { text: string; forbidden: RegExp }[] = [
  {
    text: 'sem lactose',
    forbidden: /queijo|coalho|manteiga|creme de leite|leite condensado|doce de leite|\bnata\b/i,
  },
  { text: 'nada de frutas cítricas', forbidden: /lim[aã]o|limões|laranja|tangerina|tônica|cítric/i },
  { text: 'não usamos ovo', forbidden: /\bovos?\b|clara de|\bgema/i },
  { text: 'sem pimenta', forbidden: /pimenta/i },
  {
    text: 'sem açúcar',
    forbidden: /açúcar|rapadura|\bmel\b|xarope|condensado|ginger|tônica|vermute|licor|melaço|cocada/i,
  },
  { text: 'sem castanhas', forbidden: /castanhas?\b|orchata/i },
  {
    text: 'alergia a camarão/amendoim',
    forbidden: /camarão|amendoim|lagosta|caranguejo|pargo|robalo|siri\b|polvo|sururu/i,
  },
  {
    text: 'só ingredientes locais',
    forbidden: /vermute|bitter|espumante|ginger|tônica|tâmara|aperitivo amargo/i,
  },
  { text: 'sem caju', forbidden: /(?<!castanha-de-)\bcaju\b|cajuína/i },
  { text: 'nada de coco', forbidden: /\bcoco\b/i },
  { text: 'evitar gengibre', forbidden: /gengibre|ginger/i },
  {
    text: 'menu vegano',
    forbidden:
      /\bovos?\b|clara de|queijo|manteiga|leite condensado|creme de leite|jandaíra|calda de mel\b(?! de engenho)|carne|camarão|frango|torresmo/i,
  },
  { text: 'sem café', forbidden: /café|espresso/i },
  { text: 'sem maracujá nem cajá', forbidden: /maracujá|\bcajá\b/i },
  {
    text: 'sem outras bebidas alcoólicas',
    forbidden: /vermute|bitter|espumante|aperitivo amargo|licor de laranja/i,
  },
]

/** Up to two refusals at once. */
export const refusalArbitrary = fc.uniqueArray(fc.constantFrom(...refusals), { maxLength: 2 })
