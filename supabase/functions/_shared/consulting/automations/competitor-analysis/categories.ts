import { tokenize } from '../../base/language/text.ts'
import { canonicalName } from '../../base/same-item.ts'
import type { MenuItem } from '../../documents/menu.ts'

const categories: readonly [name: string, words: ReadonlySet<string>][] = (
  [
    ['Caipirinhas', 'caipirinha caipirosca caipifruta'],
    [
      'Cervejas e chope',
      'cerveja chope chopp heineken skol brahma original stella spaten budweiser longneck pilsen ipa',
    ],
    ['Drinks', 'drink coquetel gin tônica negroni moscow mule mojito spritz aperol margarita batida sour'],
    ['Doses', 'dose cachaça whisky uísque vodka shot'],
    ['Vinhos', 'vinho taça espumante'],
    ['Sobremesas', 'sobremesa pudim cartola sorvete bolo doce brownie churros petit torta mousse cocada'],
    [
      'Lanches',
      'sanduíche misto bauru x-salada x-tudo x-burger lanche tapioca cuscuz coxinha empada salgado pão açaí cachorro-quente',
    ],
    [
      'Petiscos',
      'petisco torresmo isca pastel porção bolinho batata espetinho caldinho caldo macaxeira calabresa frango passarinha dadinho anéis queijo camarão patinha caranguejo tábua asinha asinhas',
    ],
    [
      'Pratos',
      'prato baião moqueca peixada picanha filé carne feijoada executivo almoço lasanha pizza hambúrguer burger smash risoto massa arroz peixe polvo lagosta cordeiro pato bacalhau galinha panelada nhoque taco parmegiana fish carneiro bode buchada pargo robalo arraia ceviche confit',
    ],
    [
      'Sem álcool',
      'refrigerante suco água coco café cappuccino mocha chá cajuína limonada energético vitamina mocktail',
    ],
  ] as const
).map(([name, words]) => [name, new Set(tokenize(words))])

/** The category of an item by its words, or "Outros". */
export function categoryOf(item: string): string {
  const words = canonicalName(item).split(' ')
  return categories.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? 'Outros'
}

/** Categories by menu titles. Generic titles such as "Bebidas" are left to the item's words. */
const titles: readonly [name: string, words: ReadonlySet<string>][] = (
  [
    ['Infantil', 'kids infantil criança'],
    ['Extras', 'extra adicional'],
    ['Combos', 'combo promoção'],
    ['Petiscos', 'petisco petiscar entrada entradinha porção aperitivo tira-gosto'],
    ['Pratos', 'prato principal massa risoto carne peixe grelhado hambúrguer burger taco pizza'],
    ['Lanches', 'lanche sanduíche salgado'],
    ['Sobremesas', 'sobremesa doce'],
    ['Cervejas e chope', 'cerveja chope'],
    ['Drinks', 'drink coquetel autoral'],
    ['Vinhos', 'vinho espumante'],
  ] as const
).map(([name, words]) => [name, new Set(tokenize(words))])

/** The category of an item of the house's menu: from its title, else from its words. */
export function ownCategoryOf({ name, category }: MenuItem): string {
  const byWords = categoryOf(name)
  if (byWords === 'Caipirinhas') return byWords
  const words = tokenize(category ?? '')
  return titles.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? byWords
}
