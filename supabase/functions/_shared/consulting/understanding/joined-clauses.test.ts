import { expect, it } from 'vitest'
import type { AutomationType } from '../automation-types.ts'
import { houseSchema } from '../base/house/house.ts'
import { textInputs } from './sentences/sentence.ts'
import { understand } from './understand.ts'

const menu = [
  { section: 'Petiscos', name: 'Pastel de queijo', price: 19 },
  { section: 'Pratos', name: 'Moqueca', price: 82 },
  { section: 'Pratos', name: 'Panelada', price: 36 },
  { section: 'Sobremesas', name: 'Cocada', price: 11 },
  { section: 'Drinks', name: 'Caipirinha de seriguela', price: 21 },
  { section: 'Cervejas', name: 'Chope', price: 12 },
]

/** What is read of a request: wishes without the words that they quote, and what was left. */
function read(type: AutomationType, text: string) {
  const input = textInputs.find(([of]) => of === type)?.[1] ?? ''
  const sheet = understand(type, {
    answers: { [input]: type === 'food_pairing' ? [text] : text },
    house: houseSchema.parse({ menu }),
    today: '2026-12-01',
  })
  const wishes = sheet.wishes.flatMap(({ origin, place: _, text: __, ...wish }) =>
    origin === 'request' ? [JSON.stringify(Object.entries(wish).toSorted()).toLowerCase()] : [],
  )
  return { wishes: new Set(wishes), unread: sheet.unread.map(({ text: words }) => words) }
}

/** Clauses of one automation that are read whole when each stands alone. */
const clauses: readonly [AutomationType, readonly string[]][] = [
  ['drink_creation', ['Quero cinco drinks', 'Não uso xarope pronto', 'Um deles sem álcool']],
  ['dish_creation', ['Quero quatro pratos', 'Não temos fritadeira', 'O custo não pode passar de 20 reais']],
  [
    'menu_redesign',
    ['Quero ficar com 20 itens', 'Quero as sobremesas no fim', 'Não mexa no preço da moqueca'],
  ],
  [
    'dynamic_pricing',
    ['O chope fica como está', 'Prefiro preços inteiros', 'A moqueca não pode passar de 90'],
  ],
  [
    'predictive_analytics',
    ['Fechamos às terças', 'Tivemos uma obra de 4 a 15 de maio', 'Dia 24 abrimos só até as 15h'],
  ],
  [
    'content_generation',
    ['Não postem aos domingos', 'Dia 12 de dezembro tem forró às 20h', 'Fechamos nos dias 24 e 25'],
  ],
]

const joints: readonly [string, (one: string, other: string) => string][] = [
  ['a comma', (one, other) => `${one}, ${other}`],
  ['“e”', (one, other) => `${one} e ${other}`],
  ['“e aí”', (one, other) => `${one} e aí ${other}`],
  ['“só que”', (one, other) => `${one} só que ${other}`],
]
/** The ending of prices behind an item may be that item's. */
const isOneThing = (one: string, other: string) => [one, other].every((words) => /chope|inteiros/.test(words))
const low = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

it.each(
  clauses.flatMap(([type, all]) =>
    joints.flatMap(([name, joined]) =>
      all.flatMap((one) =>
        all.flatMap((other) =>
          one === other || (name === '“só que”' && isOneThing(one, other))
            ? []
            : [[type, name, one, other, joined(one, low(other))] as const],
        ),
      ),
    ),
  ),
)('in %s, %s joins “%s” and “%s” without loss', (type, _name, one, other, joined) => {
  const apart = [read(type, one), read(type, other)]
  expect(apart.map(({ wishes, unread }) => [wishes.size > 0, unread])).toEqual([
    [true, []],
    [true, []],
  ])
  expect(read(type, joined)).toEqual({
    wishes: new Set(apart.flatMap(({ wishes }) => [...wishes])),
    unread: [],
  })
})

it('leaves a list of what a competitor has together', () => {
  const { wishes } = read(
    'competitor_analysis',
    'O Bar da Praça tem garçom e música ao vivo, fica na beira-mar.',
  )
  expect([...wishes].join()).toContain('garçom e música ao vivo, fica na beira-mar')
})

it.each<[AutomationType, string, string]>([
  ['content_generation', 'Não usem emoji', 'em que dia é melhor postar?'],
  ['dynamic_pricing', 'Não mexa no preço da moqueca', 'qual item dá mais lucro?'],
])('in %s, an order and a question behind a comma are two: %s, %s', (type, order, question) => {
  const apart = [read(type, order), read(type, question)]
  const { wishes, unread } = read(type, `${order}, ${question}`)
  expect(unread).toEqual([])
  expect(wishes).toEqual(new Set(apart.flatMap((one) => [...one.wishes])))
  expect(wishes.size).toBe(2)
})

it('keeps what is told with the question that needs it', () => {
  const { wishes } = read('dynamic_pricing', 'Se eu botar o chope a 14, quanto eu ganho?')
  expect(wishes.size).toBe(1)
  expect([...wishes].join()).toContain('14')
})
