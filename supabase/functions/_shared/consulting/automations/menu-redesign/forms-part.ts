/** The other forms of the menu that the owner asks for: a board read in seconds, half a sheet, the phone, a sign on the counter. */
import { joinList } from '../../base/language/text.ts'
import type { Block, MenuSpec } from '../../report/blocks.ts'
import { inPrint } from './amounts.ts'
import { onOneSide } from './page-wishes.ts'
import type { Combo, MenuLine, MenuRedesign, NewMenu } from './schema.ts'

type Section = NewMenu['sections'][number]

const bare = (name: string) => name.replace(/\s*\([^)]*\)/g, '').trim()
const links = /^(?:de|do|da|dos|das|com) /iu

/** The word that most lines of a section begin with: "Empada". Null where they begin differently. */
function headOf(items: readonly MenuLine[]): string | null {
  const counts = new Map<string, number>()
  for (const { name } of items) {
    const [word = ''] = name.split(' ')
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const [head, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return items.length > 2 && count >= items.length * 0.8 ? head : null
}

/** The lines of a board: those of one section and price share a line, and lose the word that all of them begin with. */
function boardLines({ items }: Section): MenuSpec['sections'][number]['items'] {
  const head = headOf(items)
  const shortOf = ({ name }: MenuLine) =>
    head !== null && name.startsWith(`${head} `)
      ? bare(name.slice(head.length + 1)).replace(links, '')
      : bare(name)
  const open = items.filter(({ price, when }) => price !== null && when === undefined)
  const prices = [...new Set(open.map(({ price }) => price ?? 0))]
  const grouped =
    head === null ? [] : prices.filter((price) => open.filter((one) => one.price === price).length > 1)
  const line = (name: string, price: number | null, when: string | undefined, box: boolean) => ({
    name,
    text: when === undefined ? null : `${when}.`,
    price: price === null ? null : inPrint(price),
    box,
    contains: [],
  })
  return [
    ...grouped.map((price) => {
      const own = open.filter((one) => one.price === price)
      return line(own.map(shortOf).join(' · '), price, undefined, false)
    }),
    ...items
      .filter((one) => !(one.price !== null && one.when === undefined && grouped.includes(one.price)))
      .map((one) => line(shortOf(one), one.price, one.when, one.box)),
  ]
}

/** A line for each price of a combo: "Combo com suco: carne ou queijo". */
const comboLines = ({ dish, addition, price, each = [] }: Combo): MenuSpec['sections'][number]['items'] => {
  const prices = [...new Set(each.flatMap((one) => one.price ?? []))].toSorted((a, b) => a - b)
  const dishesAt = (at: number) => each.flatMap((one) => (one.price === at ? [bare(one.dish)] : []))
  return (prices.length === 0 ? [price] : prices).map((at) => ({
    name: `${prices.length === 0 ? bare(dish) : joinList(dishesAt(at), 'ou')} + ${bare(addition)}`,
    text: null,
    price: inPrint(at),
    box: true,
    contains: [],
  }))
}

const askAllergens = 'Alergia? Peça a folha com os ingredientes antes de pedir.'

function boardOf(house: string, { newMenu, combos = [] }: MenuRedesign): MenuSpec {
  const sections = newMenu?.sections ?? []
  return {
    title: `${house} · placa`,
    sections: [
      ...(combos.length > 0 ? [{ title: 'Combo', items: combos.flatMap(comboLines) }] : []),
      ...sections.map((section) => ({
        title: section.name,
        items: boardLines(section),
      })),
    ],
    foot: [...(newMenu?.foot ?? []).filter((line) => !/^Tem alergia|^\(/.test(line)), askAllergens],
  }
}

/** Words that somebody reads in a second: some 200 a minute. */
const wordsASecond = 200 / 60
const wordsOf = ({ sections }: MenuSpec) =>
  sections
    .flatMap(({ title, items }) => [title, ...items.map(({ name, price }) => `${name} ${price ?? ''}`)])
    .join(' ')
    .split(/[\s·]+/).length

/** Items on one side of half a sheet: half of a whole one's. */
const onHalf = onOneSide.usual / 2

/** The best of the menu for the little that is seen first: what leaves most. */
function firstOf({ categories, newMenu }: MenuRedesign, count: number): string[] {
  const shown = new Set(newMenu?.sections.flatMap(({ items }) => items.map(({ name }) => name)))
  return categories
    .flatMap(({ items }) => items)
    .filter(({ name, move }) => move !== 'remove' && shown.has(name))
    .toSorted((a, b) => b.units * b.margin - a.units * a.margin)
    .slice(0, count)
    .map(({ name, newPrice, price }) => `${bare(name)} ${inPrint(newPrice ?? price)}`)
}

/** The other forms, after the menu itself; none where the owner asks for none. */
export function formBlocks(
  redesign: MenuRedesign,
  house: string,
  print: (menu: MenuSpec) => MenuSpec,
): Block[] {
  const { layout = [], newMenu, combos = [] } = redesign
  if (!newMenu) return []
  const has = (what: (typeof layout)[number]) => layout.includes(what)
  const count = newMenu.sections.reduce((sum, { items }) => sum + items.length, 0)
  const board = boardOf(house, redesign)
  const offers = combos.map(
    ({ dish, addition, price }) => `${bare(dish)} + ${bare(addition)} ${inPrint(price)}`,
  )
  const lines = [
    ...(has('wall_board')
      ? [
          `**Placa**: são ${wordsOf(board)} palavras, uns ${Math.ceil(wordsOf(board) / wordsASecond)} segundos para ler tudo; quem escolhe lê uma seção só. Letra de 2,5 cm para cada 3 metros de distância, preço no mesmo corpo, fundo liso e fosco. Os alergênicos ficam na folha com os textos, à mão no balcão.`,
        ]
      : []),
    ...(has('half_sheet')
      ? [
          `**Meia folha**: A5 com o cardápio e os textos acima, ${count <= onHalf ? 'só a frente' : count <= onHalf * 2 ? 'frente e verso' : `em ${Math.ceil(count / (onHalf * 2))} folhas grampeadas`}: são ${count} itens, uns ${onHalf} por lado.`,
        ]
      : []),
    ...(has('phone')
      ? [
          `**Celular (QR)**: uma coluna, sem PDF para aumentar com os dedos. Primeira tela: ${joinList([...offers.slice(0, 1), ...firstOf(redesign, 3)])}. Depois, um toque por seção: ${joinList(newMenu.sections.map(({ name }) => name))}. Cada item com preço, a linha curta e os alergênicos. Troque o preço no QR no mesmo dia do papel; o cardápio impresso continua na casa.`,
        ]
      : []),
    ...(has('counter_sign')
      ? [
          `**Plaquinha do balcão**: ${joinList([...offers.slice(0, 1), ...firstOf(redesign, offers.length > 0 ? 2 : 3)])}. Nada mais.`,
        ]
      : []),
  ]
  return [
    ...(has('wall_board') ? [{ kind: 'menu' as const, menu: print(board) }] : []),
    ...(lines.length > 0
      ? [{ kind: 'list' as const, items: lines.map((line) => line.replaceAll('  ', ' ')) }]
      : []),
  ]
}
