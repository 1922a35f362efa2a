import { describe, expect, test } from 'vitest'
import { type Allergen, allergenLabels, allergens, allergenTerms } from '../allergens.ts'
import { dishes as suggestions } from '../drinks/dish-suggestions.ts'
import { foods as foodRegister } from '../lexicon/knowledge.ts'
import { terms } from '../lexicon/lexicon.ts'
import {
  allergensOfFood,
  allergensOfGarnish,
  allergensOfIngredient,
  foodsWithin,
} from '../pantry/allergens.ts'
import { garnish, type IngredientId, ingredient, ingredients } from '../pantry/bar.ts'
import { foodsOfGarnish, foodsOfKitchenItem } from '../pantry/contents.ts'
import { type GarnishId, garnishes } from '../pantry/garnishes.ts'
import type { Tag } from '../pantry/ingredient.ts'
import { type FoodId, foodOf, foods } from '../pantry/kitchen.ts'
import { ingredientHolds } from './judge-exclusions.ts'
import { everyItem } from './match-item.ts'
import { requestSheetSchema } from './request-sheet.ts'
import { requirementsOf } from './requirements.ts'

type Input = Record<string, unknown> & { kind: string }

const need = (...wishes: Input[]) =>
  requirementsOf(
    requestSheetSchema.parse({ wishes: wishes.map((wish) => ({ text: 'dito', ...wish })), unread: [] }),
  )
const allergyTo = (what: string) => need({ kind: 'exclude', what, why: 'allergy' })
const without = (what: string) => need({ kind: 'exclude', what })
const bar = (id: IngredientId) => ingredient(id)
const food = (id: FoodId) => foodOf(id)
const pick = (id: GarnishId) => garnish(id)

describe('contents of the pantries', () => {
  test('nothing in them is unknown', () => {
    expect(ingredients.filter((item) => foodsWithin(item) === null)).toEqual([])
    expect(foods.filter(({ id }) => foodsOfKitchenItem(id) === null)).toEqual([])
    expect(garnishes.filter(({ id }) => foodsOfGarnish(id) === null)).toEqual([])
  })

  test.each<[IngredientId, Allergen[]]>([
    ['alambique', []],
    ['tonica', ['quinine']],
    ['vermute', ['sulphites']],
    ['espumante', ['sulphites']],
    ['leite_coco', ['sulphites']],
    ['espuma_coco', ['sulphites']],
    ['calda_mel', ['honey']],
    ['mel_jandaira', ['honey']],
    ['clara', ['egg']],
    ['creme', ['milk']],
    ['orchata_castanha', ['cashew_nut']],
    ['pasta_amendoim', ['peanut']],
  ])('%s contains %j', (id, expected) => {
    expect(allergensOfIngredient(bar(id))?.has).toEqual(expected)
  })

  test.each<[FoodId, Allergen[]]>([
    ['camarao', ['crustaceans', 'sulphites']],
    ['polvo', ['molluscs']],
    ['pargo', ['fish']],
    ['shoyu', ['gluten', 'soy']],
    ['mostarda', ['mustard', 'sulphites']],
    ['vinagre', ['sulphites']],
    ['gergelim', ['sesame']],
    ['pao', ['gluten', 'egg', 'milk']],
    ['massa', ['gluten']],
    ['leite_coco', ['sulphites']],
    ['amendoim', ['peanut']],
  ])('%s contains %j', (id, expected) => {
    expect(allergensOfFood(food(id))?.has).toEqual(expected)
  })

  test('an allergy also covers the wood of the cask, the fruit of the nut, and pink pepper', () => {
    expect(allergensOfIngredient(bar('castanheira'))?.may).toEqual(['brazil_nut'])
    expect(allergensOfIngredient(bar('caju'))?.may).toContain('cashew_nut')
    expect(allergensOfGarnish(pick('pimenta_rosa'))?.may).toContain('cashew_nut')
  })

  const groupOfTag: Partial<Record<Tag, string>> = {
    citrus: 'frutas cítricas',
    dairy: 'laticínios',
    nut: 'oleaginosas',
    alcohol: 'bebidas alcoólicas',
    spicy: 'pimentas',
    added_sugar: 'açúcar adicionado',
    honey: 'mel',
    caffeine: 'cafeína',
    soda: 'refrigerantes',
    herb: 'ervas',
    industrial: 'industrializados',
  }
  test.each(Object.entries(groupOfTag))('every ingredient with the tag %s is in "%s"', (tag, group) => {
    const tagged = ingredients.filter(({ tags }) => tags.some((one) => one === tag))
    expect(tagged.length).toBeGreaterThan(0)
    expect(tagged.filter((item) => !ingredientHolds(item, group)).map(({ id }) => id)).toEqual([])
  })
})

describe('an allergy', () => {
  test.each(allergens)('to %s excludes everything that contains it, by any of its words', (allergen) => {
    const own = allergenTerms[allergen]
    const words = terms
      .filter(
        ({ name, kind }) =>
          own.includes(name) && (kind === 'allergen' || kind === 'group' || kind === 'ingredient'),
      )
      .flatMap(({ name, words }) => [name, ...words])
    expect(words.length).toBeGreaterThan(0)
    for (const word of words) {
      const { allowsIngredient, allowsFood, allowsGarnish, allowsMenuItem } = allergyTo(word)
      const holds = (contents: { has: readonly Allergen[]; may: readonly Allergen[] } | null) =>
        contents === null || contents.has.includes(allergen) || contents.may.includes(allergen)
      expect(
        ingredients.filter((item) => holds(allergensOfIngredient(item)) && allowsIngredient(item)),
      ).toEqual([])
      expect(foods.filter((item) => holds(allergensOfFood(item)) && allowsFood(item))).toEqual([])
      expect(garnishes.filter((item) => holds(allergensOfGarnish(item)) && allowsGarnish(item))).toEqual([])
      const carriers = Object.entries(foodRegister).filter(([, { has, may }]) =>
        [...has, ...may].includes(allergen),
      )
      for (const [name] of carriers) expect([name, allowsMenuItem({ name })]).not.toEqual([name, 'yes'])
      // Control: the farm's plain cachaça contains none of them.
      expect(allowsIngredient(bar('alambique'))).toBe(true)
    }
    expect(allergenLabels[allergen]).not.toBe('')
  })

  test('to something that the lexicon does not know allows nothing', () => {
    const { allowsIngredient, allowsMenuItem } = allergyTo('xpto')
    expect(ingredients.filter(allowsIngredient)).toEqual([])
    expect(allowsMenuItem({ name: 'Macaxeira' })).toBe('unknown')
  })

  test('to a food outside the register excludes products whose contents only the maker knows', () => {
    const { allowsIngredient } = allergyTo('kiwi')
    expect(allowsIngredient(bar('bitter'))).toBe(false)
    expect(allowsIngredient(bar('vermute'))).toBe(false)
    expect(allowsIngredient(bar('maracuja'))).toBe(true)
    expect(without('kiwi').allowsIngredient(bar('bitter'))).toBe(true)
  })

  test('to castanha-de-caju excludes the fruit, castanha-do-pará the cask; a dislike does not', () => {
    expect(allergyTo('castanha-de-caju').allowsIngredient(bar('caju'))).toBe(false)
    expect(allergyTo('caju').allowsIngredient(bar('orchata_castanha'))).toBe(false)
    expect(allergyTo('castanha-do-pará').allowsIngredient(bar('castanheira'))).toBe(false)
    expect(without('castanha-de-caju').allowsIngredient(bar('caju'))).toBe(true)
    expect(without('castanha-do-pará').allowsIngredient(bar('castanheira'))).toBe(true)
    expect(without('caju').allowsIngredient(bar('cajuina'))).toBe(false)
  })
})

describe('an exclusion', () => {
  test('covers preparations by what they are made of', () => {
    expect(without('gengibre').allowsIngredient(bar('xarope_gengibre'))).toBe(false)
    expect(without('coco').allowsIngredient(bar('espuma_coco'))).toBe(false)
    expect(without('espuma').allowsIngredient(bar('espuma_coco'))).toBe(false)
    expect(without('açúcar').allowsIngredient(bar('xarope_rapadura'))).toBe(false)
    expect(without('chá').allowsIngredient(bar('cha_hibisco'))).toBe(false)
    expect(without('hibisco').allowsIngredient(bar('xarope_gengibre'))).toBe(true)
  })

  test.each<[string, GarnishId, boolean]>([
    ['limão', 'casca_limao', false],
    ['frutas cítricas', 'gomo_tangerina', false],
    ['leite', 'cubo_coalho', false],
    ['amendoim', 'pacoca', false],
    ['pimenta', 'pimenta_rosa', false],
    ['limão', 'fatia_manga', true],
    ['capim-santo', 'roda_limao', true],
  ])('of %s, garnish %s: %s', (what, id, allowed) => {
    expect(without(what).allowsGarnish(pick(id))).toBe(allowed)
  })

  test.each([
    ['açúcar', 'Um bolo sem açúcar', true],
    ['açúcar', 'Um bolo com açúcar', false],
    ['hortelã', 'Hortelã batida na palma da mão', false],
    ['leite', 'Hortelã batida na palma da mão', true],
    ['leite', 'Drink com leite de coco', true],
    ['leite', 'Batida com leite condensado', false],
    ['coco', 'Batida com leite de coco', false],
    ['leite', 'Um toque de manteiga de cacau', true],
    ['leite', 'Finalize com manteiga de garrafa', false],
    ['manteiga', 'Finalize com manteiga de garrafa', false],
    ['castanha-do-pará', 'Farofa de castanha-de-caju', true],
    ['castanha-de-caju', 'Farofa de castanha de caju', false],
    ['castanha-de-caju', 'Farofa de castanha', false],
    ['pimenta-do-reino', 'Pimentão assado', true],
    ['pimentão', 'Pimenta-do-reino moída', true],
    ['pimenta', 'Pimenta-do-reino moída', false],
    ['limão', 'Xarope de capim-limão', true],
    ['limão', 'Uma roda de limão-taiti', false],
    ['limão-siciliano', 'Uma roda de limão-taiti', true],
    ['limão', 'Limonada da casa', false],
    ['ovo', 'Um drink novo', true],
    ['ovo', 'Espuma de clara de ovo', false],
    ['hortelã', 'Com HORTELÃS frescas', false],
  ])('of %s, "%s": %s', (what, text, allowed) => {
    expect(without(what).allowsText(text)).toBe(allowed)
  })

  test('of all animal products leaves plants in a kitchen', () => {
    const { allowsFood } = need({ kind: 'exclude', what: 'Vegana', why: 'diet' })
    const refused: FoodId[] = [
      'pargo',
      'camarao',
      'polvo',
      'file',
      'linguica',
      'coalho',
      'manteiga_garrafa',
      'ovo',
      'pao',
      'biscoito',
      'mel_jandaira',
    ]
    expect(refused.filter((id) => allowsFood(food(id)))).toEqual([])
    const kept: FoodId[] = ['leite_coco', 'castanha', 'macaxeira', 'shoyu', 'rapadura', 'massa', 'chocolate']
    expect(kept.filter((id) => !allowsFood(food(id)))).toEqual([])
  })

  test('is narrowed by what the owner wants, but an allergy is not', () => {
    const sheet = (why: string) =>
      need({ kind: 'exclude', what: 'frutas cítricas', why }, { kind: 'prefer', what: 'tangerina' })
    expect(sheet('taste').allowsIngredient(bar('tangerina'))).toBe(true)
    expect(sheet('taste').allowsIngredient(bar('limao'))).toBe(false)
    expect(sheet('allergy').allowsIngredient(bar('tangerina'))).toBe(false)
    const buttered = need({ kind: 'exclude', what: 'laticínios' }, { kind: 'prefer', what: 'manteiga' })
    expect(buttered.allowsFood(food('manteiga'))).toBe(true)
    expect(buttered.allowsFood(food('nata'))).toBe(false)
    expect(buttered.allowsFood(food('pao'))).toBe(false)
  })

  test('in the house’s own words excludes texts that contain them', () => {
    expect(without('drink do zé').allowsText('O Drink do Zé está de volta')).toBe(false)
    expect(without('drink do zé').allowsText('O drink da casa')).toBe(true)
  })
})

describe('items of a menu', () => {
  test.each([
    ['leite', 'allergy', 'Pastel de queijo', 'no'],
    ['leite', 'allergy', 'Pastel de queijo sem lactose', 'no'],
    ['leite', 'allergy', 'Macaxeira', 'yes'],
    ['leite', 'allergy', 'Picanha na brasa', 'yes'],
    ['leite', 'allergy', 'Picanha ao molho da casa', 'unknown'],
    ['leite', 'allergy', 'Delícia do Chef', 'unknown'],
    ['leite', 'allergy', 'Pastel', 'unknown'],
    ['leite', 'allergy', 'Caipirinha de limão', 'yes'],
    ['leite', 'allergy', 'Batida de maracujá', 'no'],
    ['glúten', 'allergy', 'Peixe na brasa', 'yes'],
    ['castanha-de-caju', 'allergy', 'Queijo coalho na brasa', 'yes'],
    ['castanha-do-pará', 'allergy', 'Caipirinha de limão', 'unknown'],
    ['glúten', 'allergy', 'Chopp Pilsen 300 ml', 'no'],
    ['glúten', 'allergy', 'Macaxeira frita', 'unknown'],
    ['glúten', 'diet', 'Pastel de carne', 'no'],
    ['amendoim', 'allergy', 'Vatapá', 'no'],
    ['castanha-de-caju', 'allergy', 'Castanhas', 'unknown'],
    ['crustáceos', 'allergy', 'Moqueca', 'unknown'],
    ['crustáceos', 'allergy', 'Moqueca de camarão', 'no'],
    ['crustáceos', 'allergy', 'Carne de sol', 'yes'],
    ['kiwi', 'allergy', 'Salada de frutas', 'unknown'],
    ['vegano', 'diet', 'Baião de dois', 'no'],
    ['vegano', 'diet', 'Caldinho de feijão', 'unknown'],
    ['coentro', 'taste', 'Delícia do Chef', 'yes'],
    ['coentro', 'taste', 'Peixada cearense', 'no'],
    ['quinino', 'allergy', 'Gin tônica', 'no'],
    ['vegano', 'diet', 'Salada de frutas', 'yes'],
    ['leite', 'allergy', 'Churros de doce de leite', 'no'],
    ['leite', 'allergy', 'Pratos frios', 'unknown'],
    ['peixes', 'taste', 'Moqueca de banana-da-terra', 'yes'],
  ])('%s (%s): %s → %s', (what, why, name, verdict) => {
    expect(need({ kind: 'exclude', what, why }).allowsMenuItem({ name })).toBe(verdict)
  })

  test('the owner’s list of allergens settles what the words leave open', () => {
    const { allowsMenuItem } = allergyTo('leite')
    expect(allowsMenuItem({ name: 'Delícia do Chef', allergens: [] })).toBe('yes')
    expect(allowsMenuItem({ name: 'Delícia do Chef', allergens: ['milk'] })).toBe('no')
    expect(allowsMenuItem({ name: 'Queijo na brasa', allergens: [] })).toBe('no')
    expect(
      need({ kind: 'exclude', what: 'vegano', why: 'diet' }).allowsMenuItem({
        name: 'Delícia',
        allergens: [],
      }),
    ).toBe('unknown')
  })

  // An engine may add what a dish usually contains; the check sees only the name, and must reach the same verdict.
  test('the name of a suggested dish is enough if no word in it leaves the contents open', () => {
    const { allowsMenuItem } = allergyTo('tremoço')
    const open = /molho|creme|cremoso|salada de (feijão|abacate)/
    const unclear = suggestions.filter(({ name }) => !open.test(name) && allowsMenuItem({ name }) !== 'yes')
    expect(unclear.map(({ name }) => name)).toEqual([])
  })

  test('a suggested dish that often contains an allergen is not served to a guest allergic to it', () => {
    const tagged: [Tag, string][] = [
      ['dairy', 'leite'],
      ['egg', 'ovo'],
      ['gluten', 'glúten'],
      ['nut', 'oleaginosas'],
      ['seafood', 'peixes e frutos do mar'],
    ]
    for (const [tag, what] of tagged) {
      const { allowsMenuItem } = allergyTo(what)
      const served = suggestions.filter(
        ({ name, tags }) => tags.includes(tag) && allowsMenuItem({ name }) === 'yes',
      )
      expect([what, served.map(({ name }) => name)]).toEqual([what, []])
    }
  })
})

describe('prices, counts and items', () => {
  test('an item’s bounds override its section’s, and those override the general ones', () => {
    const { priceBounds } = need(
      { kind: 'price', max: 30 },
      { kind: 'price', min: 8, origin: 'house' },
      { kind: 'price', max: 25, origin: 'house' },
      { kind: 'price', max: 15, item: 'Cervejas' },
      { kind: 'price', max: 18, item: 'Heineken' },
    )
    expect(priceBounds()).toEqual({ max: 25, min: 8, about: null })
    expect(priceBounds({ name: 'Brahma 600 ml', section: 'Cervejas' })).toMatchObject({ max: 15 })
    expect(priceBounds({ name: 'Heineken 600 ml', section: 'Cervejas' })).toMatchObject({ max: 18 })
    expect(priceBounds({ name: 'Picanha' })).toMatchObject({ max: 25 })
  })

  test('counts are a range', () => {
    expect(need().count).toBeNull()
    expect(need({ kind: 'count', count: 6 }).count).toEqual({ least: 6, most: 6 })
    expect(need({ kind: 'count', count: 6, bound: 'at_most' }).count).toEqual({ least: null, most: 6 })
    expect(need({ kind: 'count', count: 2, of: 'pages' }).count).toBeNull()
  })

  test('a limit of one item leaves the limit for all in place', () => {
    const { capOf } = need(
      { kind: 'capPrice', item: everyItem, percent: 6 },
      { kind: 'capPrice', item: 'Picanha', max: 99, text: 'a picanha não pode passar de 99' },
    )
    expect(capOf({ name: 'Picanha', price: 90 })).toBeCloseTo(95.4)
    expect(capOf({ name: 'Picanha', price: 98 })).toBe(99)
  })

  test('a wish about all items applies to each, unless one has its own', () => {
    const item = { name: 'Heineken 600 ml', section: 'Cervejas' }
    expect(need({ kind: 'keepPrice', item: everyItem }).keepsPrice(item)).toBe(true)
    expect(need({ kind: 'keepPrice', item: 'Pratos' }).keepsPrice(item)).toBe(false)
    const { capOf } = need(
      { kind: 'capPrice', item: everyItem },
      { kind: 'capPrice', item: 'cerveja', max: 18 },
    )
    expect(capOf(item)).toBe(18)
    expect(capOf({ name: 'Picanha' })).toBe('today')
  })

  test('items are matched by their words', () => {
    const { keepsPrice, capOf, dropsItem, promotes } = need(
      { kind: 'keepPrice', item: 'cerveja' },
      { kind: 'capPrice', item: 'picanha' },
      { kind: 'capPrice', item: 'Camarão', max: 60 },
      { kind: 'dropItem', item: 'Bolinho de bacalau' },
      { kind: 'promote', item: 'caranguejada' },
    )
    expect(keepsPrice({ name: 'Cerveja Pilsen 600 ml' })).toBe(true)
    expect(keepsPrice({ name: 'Pilsen', section: 'Cervejas' })).toBe(true)
    expect(keepsPrice({ name: 'Picanha' })).toBe(false)
    expect(capOf({ name: 'Picanha na chapa' })).toBe('today')
    expect(capOf({ name: 'Camarão alho e óleo' })).toBe(60)
    expect(capOf({ name: 'Pastel' })).toBeNull()
    expect(dropsItem({ name: 'Bolinho de bacalhau' })).toBe(true)
    expect(promotes({ name: 'Caranguejada' })).toBe(true)
  })

  test('equipment, styles and zero alcohol', () => {
    const needs = need(
      { kind: 'equipment', what: 'sifão', has: false },
      { kind: 'equipment', what: 'Liquidificador', has: true },
      { kind: 'style', what: 'mais secos' },
      { kind: 'zeroAlcohol', count: 2 },
      { kind: 'audience', what: 'Casais' },
    )
    expect([...needs.equipment.lacks]).toEqual(['siphon'])
    expect([...needs.equipment.has]).toEqual(['blender'])
    expect([...needs.styles]).toEqual(['dry'])
    expect(needs.zeroAlcohol).toEqual({ count: 2, isHalf: false })
    expect([...needs.audiences]).toEqual(['Casais'])
  })

  test('nothing with alcohol holds also for those that are asked for without it', () => {
    expect(need({ kind: 'zeroAlcohol', count: 2 }, { kind: 'zeroAlcohol' }).zeroAlcohol).toEqual({
      count: null,
      isHalf: false,
    })
  })
})
