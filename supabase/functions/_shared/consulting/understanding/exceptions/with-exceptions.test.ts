import { describe, expect, it, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { wishSentence } from '../../base/request/describe-wish.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Petiscos', name: 'Bolinho de macaxeira', price: 28 },
    { section: 'Pratos', name: 'Galinhada', price: 46 },
    { section: 'Pratos', name: 'Costela na cerveja', price: 62 },
    { section: 'Sobremesas', name: 'Cocada de forno', price: 16 },
    { section: 'Cervejas', name: 'Pilsen 600 ml', price: 15 },
    { section: 'Sem álcool', name: 'Limonada', price: 9 },
  ],
})

const read = (type: AutomationType, said: string) =>
  understand(type, { answers: answersWith(type, said), house, today: '2026-11-22' })

/** The wishes of this request as the report says them, and what is left to the owner. */
const told = (type: AutomationType, said: string): string[] => {
  const { wishes, unread } = read(type, said)
  return [
    ...wishes.filter(({ origin }) => origin === 'request').map((wish) => wishSentence(wish)),
    ...unread.map(({ text, blocking }) => `${blocking ? '!' : '?'}${text}`),
  ]
}

describe('an exception from a limit on prices', () => {
  it.each<[AutomationType, string, string[]]>([
    [
      'dynamic_pricing',
      'Não suba nada, só a costela.',
      ['Não subir o preço: todos os itens, menos Costela na cerveja'],
    ],
    [
      'menu_redesign',
      'Não mude os preços, menos o da galinhada.',
      ['Não mexer no preço: todos os itens, menos Galinhada'],
    ],
    [
      'menu_redesign',
      'Não quero mexer em nada dos pratos, só na costela.',
      ['Manter no cardápio: Pratos, menos Costela na cerveja'],
    ],
    [
      'menu_redesign',
      'Não corte nada, exceto sobremesas.',
      ['Manter no cardápio: todos os itens, menos Sobremesas'],
    ],
    [
      'dynamic_pricing',
      'Gosto de preço redondo, sem centavos, menos na pilsen.',
      ['Usar só preço inteiro, sem centavos, menos Pilsen 600 ml'],
    ],
    [
      'competitor_analysis',
      'Nenhum aumento pode passar de 8%, salvo a costela e a galinhada.',
      ['Subir o preço em 8% no máximo: todos os itens, menos Costela na cerveja e Galinhada'],
    ],
  ])('frees what it names, in %s: %s', (type, said, expected) => expect(told(type, said)).toEqual(expected))

  it.each(['pode', 'deve'])('has a limit of its own where the owner gives one: %s', (verb) =>
    expect(
      told('dynamic_pricing', `Nenhum aumento ${verb} passar de 8%, salvo a costela, que pode ir até 12%.`),
    ).toEqual([
      'Subir o preço em 8% no máximo: todos os itens, menos Costela na cerveja',
      'Subir o preço em 12% no máximo: Costela na cerveja',
    ]),
  )

  it('holds what stays as it is', () =>
    expect(
      told(
        'menu_redesign',
        'Os preços podem subir no máximo 8%, menos os das cervejas e da limonada, que ficam como estão.',
      ),
    ).toEqual([
      'Subir o preço em 8% no máximo: todos os itens, menos Cervejas e Limonada',
      'Não mexer no preço: Cervejas',
      'Não mexer no preço: Limonada',
    ]))

  it('holds what may not rise with the others', () =>
    expect(told('menu_redesign', 'Suba os preços em até 10%, menos nas bebidas.')).toEqual([
      'Subir o preço em 10% no máximo: todos os itens, menos todas as bebidas',
      'Não subir o preço: todas as bebidas',
    ]))

  it('holds one more item where only a section may change', () =>
    expect(told('dynamic_pricing', 'Só mexa nos pratos, menos na galinhada.')).toEqual([
      'Não mexer no preço: todos os itens, menos Pratos',
      'Não mexer no preço: Galinhada',
    ]))
})

test('what is never to go stays, whatever is said of it', () =>
  expect(
    told(
      'menu_redesign',
      'Podem tirar até dois itens, mas nunca a cocada, que vende pouco e é da minha avó.',
    ),
  ).toContain('Manter no cardápio: Cocada de forno'))

describe('an exception from a limit on what we create', () => {
  it.each<[AutomationType, string, string[]]>([
    [
      'drink_creation',
      'Todos até R$ 32, menos um, o da casa, que pode chegar a R$ 40.',
      ['Preços: até R$ 32, menos um, o da casa, que pode chegar a R$ 40'],
    ],
    [
      'drink_creation',
      'Nada de xarope pronto, exceto o de romã.',
      ['Deixar de fora: xarope industrializado, menos o de romã'],
    ],
    [
      'dish_creation',
      'O custo por prato não deve passar de R$ 20, menos o risoto, que pode ir até R$ 28.',
      ['Ingredientes de até R$ 20 por prato, menos o risoto, que pode ir até R$ 28'],
    ],
    ['dish_creation', 'Sem fritura, menos o pastel.', ['Deixar de fora: fritar, menos o pastel']],
  ])('goes with its limit and is no wish of its own, in %s: %s', (type, said, expected) =>
    expect(told(type, said)).toEqual(expected),
  )
})

describe('an exception from a refusal of a drink', () => {
  it('keeps the drink for these dishes', () =>
    expect(told('food_pairing', 'Não quero cachaça, só na sobremesa.')).toEqual([
      'Cachaça: só com sobremesas',
    ]))
})

describe('an exception from a drink that is wanted', () => {
  it('keeps the drink from these dishes, which have another', () =>
    expect(told('food_pairing', 'De preferência caipirinha, menos nas sobremesas.')).toEqual([
      'Todos os pratos: primeiro caipirinha',
      'Sobremesas: nunca com caipirinha',
    ]))
})

describe('an exception that says the contrary of what is asked', () => {
  it('is left to the owner where no wish can hold it', () =>
    expect(told('drink_creation', 'Todos gelados, menos um quente.').at(-1)).toBe('?menos um quente'))

  it('refuses what it names beside what is wanted', () =>
    expect(told('drink_creation', 'Frutas da região, menos caju.')).toContain('Deixar de fora: caju'))
})

test.each<[AutomationType, string]>([
  ['menu_redesign', 'Quero pelo menos três pratos do dia.'],
  ['drink_creation', 'Quero drinks leves, menos doces.'],
  ['dynamic_pricing', 'O que vende menos pode sair, e a limonada fica fora do combo.'],
])('words of measure are no exception, in %s: %s', (type, said) =>
  expect(JSON.stringify(read(type, said).wishes)).not.toMatch(/except|spared/),
)

test('what a guest may not eat is no exception', () =>
  expect(
    JSON.stringify(read('dish_creation', 'Sem amendoim, menos na farofa, que ela tem alergia.')),
  ).not.toMatch(/spared/))
