/** Layout advice: long sections to split, sizes on one line, and what the menu lacks. */
import { joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { inPrint } from './amounts.ts'
import { lacksOf } from './lacks.ts'
import type { MenuRedesign } from './schema.ts'

/** Maximum items on a printed page that is readable at arm's length. */
const fullPage = 30

/** Maximum items of a section that guests read completely. */
const fullSection = 9

const fromTheSea =
  /camar|caranguejo|patinha|lagosta|peixe|pargo|polvo|lula|arraia|siri|ostra|robalo|sururu|moqueca|til[aá]pia|bacalhau/i

/** Splits a section that is too long: into seafood and other dishes if it has both, else by price. */
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
    : `o que custa menos de ${inPrint(middle)} e o que passa disso`
}

const sizeWord =
  /^(?:meia|inteira|p|m|g|gg|pequen[oa]|m[eé]di[oa]|grande|individual|\d+ ?(?:ml|l|g|kg)|\d ?pessoas?)$/i

/** The name without a size at its end, with or without brackets. */
const bareName = (name: string) => {
  const [, bare = name, size = ''] =
    /^(.+?)\s*\(?\s*(\d+ ?(?:ml|l|g|kg)|(?<!\p{L})\p{L}+)\)?$/iu.exec(name.trim()) ?? []
  return sizeWord.test(size) ? bare.trim() : name
}

/** Dishes and drinks with a line for each size, which should share one line with all prices. */
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

/** Empty if the pages need no change. */
export function layoutSection(redesign: MenuRedesign): ReportSection[] {
  const { newMenu, pages } = redesign
  const blocks: Block[] = [
    ...(newMenu?.sections ?? [])
      .filter(({ items }) => items.length > fullSection)
      .map(
        ({ name, items }): Block => ({
          kind: 'text',
          text: `**${name}** tem ${items.length} itens num bloco só: separe ${splitOf(redesign, name)}.`,
        }),
      ),
    ...sizesOnOneLine(redesign).map((text): Block => ({ kind: 'text', text })),
  ]
  const lacks = lacksOf(redesign)
  if (lacks.length > 0) blocks.push({ kind: 'list', items: lacks })
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
  return blocks.length === 0 ? [] : [{ id: 'textos', title: 'Seções e páginas', blocks }]
}
