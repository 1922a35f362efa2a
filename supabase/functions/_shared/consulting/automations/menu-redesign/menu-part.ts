/** The menu as it is to be printed, then what changes and why. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { lacksOf } from './lacks.ts'
import type { MenuRedesign } from './schema.ts'
import { perOf } from './sums-part.ts'

/** Most items on a printed page read at arm's length. */
const fullPage = 30

/** Most items of a section that guests still read one by one. */
const fullSection = 9

type Line = NonNullable<MenuRedesign['newMenu']>['sections'][number]['items'][number] & { section: string }

/** Items with the same question are asked about together. */
function questions(lines: readonly Line[]): string[][] {
  const names = new Map<string, string[]>()
  for (const { name, ask } of lines) if (ask !== null) names.set(ask, [...(names.get(ask) ?? []), name])
  return [...names].map(([ask, asked]) => [shortList([...new Set(asked)], 12), ask])
}

/** Ceará's laws on menus, as far as they apply to this one. */
function lawsOf(redesign: MenuRedesign): string[][] {
  const foot = redesign.newMenu?.foot ?? []
  return [
    ...(foot.length > 0 ? [['15.157/2012', 'a frase do rodapé, sobre o risco do álcool']] : []),
    [
      '17.899/2022',
      'ao lado de cada item, o sinal de glúten, lactose, leite, peixe, amêndoas, corantes, castanhas, soja, ovo e crustáceos',
    ],
    ['18.543/2023', 'ao menos um cardápio impresso na casa'],
  ]
}

/** Why a price changes, for a row that already shows both prices. */
function whyOf(redesign: MenuRedesign, name: string): string {
  const item = redesign.categories.flatMap(({ items }) => items).find((one) => one.name === name)
  if (!item || item.assumption === undefined || !item.assumption.startsWith('vende'))
    return 'o limite que você deu'
  const [, units] = /^vende (.+?) \(/.exec(item.assumption) ?? []
  const framed = item.move === 'highlight' ? ', e com o destaque' : ''
  return `vendendo ${units ?? 'o mesmo'}${framed}, deixa ${formatBrl(item.effect)} a mais ${perOf(redesign)}`
}

function changes(redesign: MenuRedesign, lines: readonly Line[]): Block[] {
  const priced = lines.filter(({ price, priceToday }) => price !== null && price !== priceToday)
  const rewritten = lines.filter((line) => line.rewritten)
  const asked = questions(lines)
  const unmarked = lines.filter(({ contains, hints = [] }) => contains.length === 0 && hints.length > 0)
  const table = (
    caption: string,
    headers: string[],
    rows: readonly (readonly string[])[],
    numeric?: number[],
  ) =>
    rows.length === 0 ? [] : [{ kind: 'table' as const, caption, headers, rows, ...(numeric && { numeric }) }]
  return [
    ...table(
      'Quem abre cada seção',
      ['Seção', 'Hoje', 'No papel novo'],
      (redesign.newMenu?.sections ?? []).flatMap(({ name, items, opens }) => {
        const [first] = items
        return first && opens && opens !== first.name ? [[name, opens, first.name]] : []
      }),
    ),
    ...table(
      'O que vai na moldura',
      ['Item', 'Lugar', 'Por quê'],
      (redesign.newMenu?.boxes ?? []).map(({ name, place, why }) => [name, place, why]),
    ),
    ...table(
      'Preços que mudam',
      ['Item', 'Hoje', 'Novo', 'Por quê'],
      priced.map(({ name, priceToday, price }) => [
        name,
        priceToday === null ? '—' : formatBrl(priceToday),
        price === null ? '—' : formatBrl(price),
        whyOf(redesign, name),
      ]),
      [1, 2],
    ),
    ...table(
      'Textos novos',
      ['Item', 'Texto'],
      rewritten.filter(({ fromName }) => !fromName).map(({ name, text }) => [name, text ?? '']),
    ),
    ...table(
      'Textos escritos só pelo nome: confira com a cozinha antes de imprimir',
      ['Item', 'Texto'],
      rewritten.filter(({ fromName }) => fromName).map(({ name, text }) => [name, text ?? '']),
    ),
    ...table(
      'Falta a sua linha: o cardápio não diz do que é feito, e não inventamos',
      ['Item', 'O que perguntar à cozinha'],
      asked,
    ),
    ...table(
      'Alergênicos que as palavras já dizem: confira com a cozinha e marque em “A casa”',
      ['Item', 'Leva, pelo que está escrito'],
      unmarked.map(({ name, hints = [] }) => [name, joinList(hints)]),
    ),
    ...table('Leis do Ceará para o papel: confira com a contabilidade', ['Lei', 'Pede'], lawsOf(redesign)),
  ]
}

export function newMenuSections(redesign: MenuRedesign): ReportSection[] {
  const { newMenu } = redesign
  if (!newMenu) return []
  const lines = newMenu.sections.flatMap(({ name, items }) =>
    items.map((item) => ({ section: name, ...item })),
  )
  return [
    {
      id: 'cardapio',
      title: 'O cardápio novo',
      blocks: [
        {
          kind: 'menu',
          menu: {
            title: redesign.title.replace(/^Novo cardápio d(?:[oa]s?|e) /, ''),
            sections: newMenu.sections.map(({ name, items }) => ({
              title: name,
              items: items.map(({ name: item, text, price, box, contains }) => ({
                name: item,
                text,
                price: price === null ? null : formatBrl(price),
                box,
                contains,
              })),
            })),
            foot: newMenu.foot,
          },
        },
      ],
    },
    { id: 'mudancas', title: 'O que muda no papel', blocks: changes(redesign, lines) },
  ]
}

const fromTheSea =
  /camar|caranguejo|patinha|lagosta|peixe|pargo|polvo|lula|arraia|siri|ostra|robalo|sururu|moqueca|til[aá]pia|bacalhau/i

/** Splits a section that is too long to read: seafood and other dishes if it has both, else by price. */
function splitOf(redesign: MenuRedesign, section: string): string {
  const items = redesign.newMenu?.sections.find(({ name }) => name === section)?.items ?? []
  const sea = items.filter(({ name }) => fromTheSea.test(name)).map(({ name }) => name)
  if (sea.length >= 3 && items.length - sea.length >= 3) {
    return `“Do mar” (${shortList(sea, 6)}) e “Da terra” (os outros ${items.length - sea.length})`
  }
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price])).toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)]
  return middle === undefined
    ? 'dois blocos com título'
    : `o que custa menos de ${formatBrl(middle)} e o que passa disso`
}

const sizeWord =
  /^(?:meia|inteira|p|m|g|gg|pequen[oa]|m[eé]di[oa]|grande|individual|\d+ ?(?:ml|l|g|kg)|\d ?pessoas?)$/i

/** A name without the size at its end, in brackets or not. */
const bareName = (name: string) => {
  const [, bare = name, size = ''] =
    /^(.+?)\s*\(?\s*(\d+ ?(?:ml|l|g|kg)|(?<!\p{L})\p{L}+)\)?$/iu.exec(name.trim()) ?? []
  return sizeWord.test(size) ? bare.trim() : name
}

/** Dishes and drinks that take a line for each of their sizes: one line with all prices reads faster. */
function sizesOnOneLine({ newMenu }: MenuRedesign): string[] {
  const lines = (newMenu?.sections ?? []).flatMap(({ name: section, items }) => {
    const sizes = new Map<string, number>()
    for (const { name } of items) sizes.set(bareName(name), (sizes.get(bareName(name)) ?? 0) + 1)
    const several = [...sizes].filter(([, count]) => count > 1)
    const taken = several.reduce((sum, [, count]) => sum + count, 0)
    return several.length === 0 ? [] : [{ section, names: several.map(([name]) => name), taken }]
  })
  const saved = lines.reduce((sum, { names, taken }) => sum + taken - names.length, 0)
  if (saved < 2) return []
  const each = lines.map(
    ({ section, names, taken }) => `${section}, ${taken} linhas por ${names.length} (${shortList(names, 3)})`,
  )
  return [
    `Escreva cada item uma vez só, com os preços dos tamanhos lado a lado: ${joinList(each)}. São ${saved} linhas a menos no papel, sem tirar nada.`,
  ]
}

export function layoutSection(redesign: MenuRedesign): ReportSection {
  const { menu, pages, newMenu } = redesign
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: 'As seções do cardápio, com os preços de hoje',
      headers: ['Seção', 'Itens', 'Do mais barato', 'Ao mais caro'],
      rows: menu.categories.map(({ name, items, lowest, highest }) => [
        name,
        String(items),
        lowest === null ? 'sem preço' : formatBrl(lowest),
        highest === null ? 'sem preço' : formatBrl(highest),
      ]),
      numeric: [1, 2, 3],
    },
    ...menu.categories
      .filter(({ items }) => items > fullSection)
      .map(
        ({ name, items }): Block => ({
          kind: 'text',
          text: `**${name}** tem ${items} itens num bloco só: separe ${splitOf(redesign, name)}.`,
        }),
      ),
  ]
  blocks.push(...sizesOnOneLine(redesign).map((text): Block => ({ kind: 'text', text })))
  const lacks = lacksOf(redesign)
  if (lacks.length > 0)
    blocks.push({ kind: 'subtitle', text: 'O que falta no papel' }, { kind: 'list', items: lacks })
  if (pages) {
    blocks.push({
      kind: 'table',
      caption: pages.length === 1 ? 'Em uma página' : `Em ${pages.length} páginas`,
      headers: ['Página', 'Seções', 'Itens'],
      rows: pages.map(({ sections, items }, index) => [String(index + 1), joinList(sections), String(items)]),
      numeric: [0, 2],
    })
    if (pages.some(({ items }) => items > fullPage)) {
      blocks.push({
        kind: 'text',
        text: `Mais de ${fullPage} itens numa página pedem letra pequena demais: ou saem itens, ou entra mais uma página.`,
      })
    }
  }
  if (menu.withoutPrice.length > 0) {
    blocks.push({ kind: 'text', text: `Sem preço: ${joinList(menu.withoutPrice.slice(0, 20))}.` })
  }
  if (!newMenu && menu.withoutDescription.length > 0) {
    blocks.push({
      kind: 'text',
      text: `${menu.withoutDescription.length} de ${menu.items} itens não têm descrição.`,
    })
  }
  return { id: 'textos', title: 'Seções e páginas', blocks }
}
