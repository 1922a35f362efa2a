import { describe, expect, test } from 'vitest'
import { allergens, allergenTerms } from '../allergens.ts'
import { dishes as suggestions } from '../drinks/dish-suggestions.ts'
import { audienceOptions, equipmentOptions } from '../house/options.ts'
import { knownDishes } from '../pairing/lexicon/dishes.ts'
import { savoury } from '../pairing/lexicon/savoury.ts'
import { ingredients } from '../pantry/bar.ts'
import { foods as kitchen } from '../pantry/kitchen.ts'
import { dietTerms } from './diets.ts'
import { dishTerms } from './dishes.ts'
import { colouring, idioms } from './idioms.ts'
import { allergensMeant, foods, groups, membersWithin, rules, techniques } from './knowledge.ts'
import { findTerm, keyOf, terms } from './lexicon.ts'
import { readText } from './read-text.ts'

const known = (name: string) => name in foods || name in groups || name in rules

describe('the registers', () => {
  test('no two terms share a name', () => {
    const keys = terms.map(({ name }) => keyOf(name))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('no word belongs to two terms', () => {
    const owners = new Map<string, Set<string>>()
    for (const { name, words } of terms) {
      for (const word of [name, ...words]) {
        const key = keyOf(word)
        owners.set(key, (owners.get(key) ?? new Set()).add(name))
      }
    }
    expect(
      [...owners].filter(([, names]) => names.size > 1).map(([key, names]) => [key, [...names]]),
    ).toEqual([])
  })

  test('every name that an entry refers to exists', () => {
    const referred = [
      ...Object.values(foods).flatMap((food) => [...food.in, ...food.kin]),
      ...Object.values(groups).flatMap((group) => group.in),
      ...Object.values(dishTerms).flatMap(({ made, may }) => [...made, ...may]),
      ...Object.values(techniques).flatMap(({ may }) => may),
      ...Object.values(rules).flatMap(({ covers }) => covers),
      ...Object.values(allergenTerms).flat(),
    ]
    expect([...new Set(referred)].filter((name) => !known(name))).toEqual([])
    const choices = terms.flatMap(({ narrows }) => narrows ?? [])
    expect(choices.filter((name) => findTerm(name)?.name !== name)).toEqual([])
  })

  test('a name is in one register only', () => {
    const names = [foods, groups, rules, dishTerms, techniques].flatMap((register) => Object.keys(register))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('at least 250 foods are known besides those of the pantries', () => {
    expect(Object.keys(foods).length).toBeGreaterThan(ingredients.length + 250)
  })

  test('every option of the wizards and every diet is a term', () => {
    const options = [
      ...audienceOptions,
      ...equipmentOptions,
      ...['Sem glúten', 'Sem lactose', 'Vegetariana', 'Vegana', 'Sem açúcar adicionado', 'Pouco sal'],
      ...Object.keys(dietTerms),
    ]
    expect(options.filter((option) => !findTerm(option))).toEqual([])
  })

  test('every word of the pantries is known', () => {
    // A box is no food.
    const edible = kitchen.filter(({ id }) => id !== 'embalagem')
    const words = [...ingredients, ...edible].flatMap((item) => [item.name, ...item.words])
    const unknown = words.filter((word) => readText(word).unknown.length > 0)
    expect(unknown).toEqual([])
  })

  test('dishes of the pairing lexicon and of the suggestions are understood completely', () => {
    const names = [
      ...suggestions.map(({ name }) => name),
      ...[...knownDishes, ...savoury].flatMap(({ words }) => words),
    ]
    expect(names.filter((name) => readText(name).unknown.length > 0)).toEqual([])
    // A word for cold cuts that elsewhere is an adjective ("copos frios"): alone it says nothing, so an allergy refuses
    // it.
    expect(names.filter((name) => readText(name).named.length + readText(name).open.length === 0)).toEqual([
      'frios',
    ])
  })
})

describe('coverage', () => {
  test.each(allergens)('%s is meant by its own terms', (allergen) => {
    for (const term of allergenTerms[allergen]) expect(allergensMeant(term)).toContain(allergen)
  })

  test.each([
    ['oleaginosas', ['castanha-de-caju', 'noz-comum', 'amendoim', 'pistache']],
    ['frutos do mar', ['camarão', 'polvo', 'pargo']],
    ['crustáceos e moluscos', ['camarão', 'polvo']],
    ['lactose', ['queijo coalho', 'leite condensado', 'manteiga de garrafa']],
    ['vegano', ['mel de jandaíra', 'ovo', 'picanha', 'camarão', 'leite condensado', 'cajuína']],
    ['vegetariano', ['frango', 'atum', 'linguiça']],
    ['frutas cítricas', ['limão-taiti', 'tangerina', 'licor de laranja']],
    ['coco', ['leite de coco', 'água de coco']],
  ])('%s covers %j', (name, covered) => {
    expect(covered.filter((term) => !membersWithin(name).has(term))).toEqual([])
  })

  test.each([
    ['castanhas', 'amendoim'],
    ['crustáceos', 'polvo'],
    ['laticínios', 'leite de coco'],
    ['laticínios', 'manteiga de cacau'],
    ['pimentas', 'pimentão'],
    ['vegetariano', 'queijo coalho'],
    ['castanha-de-caju', 'castanha-do-pará'],
    ['outras bebidas alcoólicas', 'cachaça alambique'],
  ])('%s does not cover %s', (name, other) => {
    expect(membersWithin(name).has(other)).toBe(false)
  })
})

describe('reading a text', () => {
  const namesIn = (text: string) => readText(text).named.map(({ name }) => name)

  test.each([
    ['leite de coco com manteiga de garrafa', ['leite de coco', 'manteiga de garrafa']],
    ['castanha-do-pará e castanha de caju', ['castanha-do-pará', 'castanha-de-caju']],
    ['um drink novo com pimentão e pimenta-do-reino', ['pimentão', 'pimenta-do-reino']],
    ['limonada de capim-limão', ['limonada', 'capim-santo']],
    ['servir em copos frios, com cana fresca', []],
    ['manteiga de cacau', ['manteiga de cacau']],
    ['arroz de polvo', ['arroz', 'polvo']],
    ['bolo sem açúcar', ['bolo']],
    ['massa (grano duro, sem ovo)', ['massas']],
    ['Pastel de Camarões', ['pastel de camarão']],
    ['chopp Heineken 600 ml', ['cerveja', 'cerveja']],
    ['é um abacaxi', ['abacaxi']],
    ['hortelã batida na palma da mão', ['hortelã', 'batida']],
    ['café com leite', ['cappuccino']],
  ])('%s → %j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  test('at least sixty idioms are known', () => {
    expect(new Set([...colouring, ...idioms]).size).toBeGreaterThanOrEqual(60)
  })
})
