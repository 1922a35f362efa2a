/** What the team says to a guest who knows a lower price, from the house's own facts alone. */
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, trimEndWhile } from '../../base/language/text.ts'
import { calledOf, cent, everyday, isOwned, type Owned } from './gaps.ts'
import type { CompetitorMap } from './schema.ts'
import { isPackaged } from './visit.ts'

const guests = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis']

const mixed = new Set(['Caipirinhas', 'Drinks'])
const served = new Set(['Pratos', 'Petiscos', 'Lanches', 'Doses', 'Vinhos', ...mixed])

/** What only the kitchen or the bar can complete. */
function blankFor(item: Owned, category: string): string {
  const name = the(calledOf(item))
  if (mixed.has(category)) {
    const base = /caipirinha|batida/i.test(name) ? 'cachaça' : /\bgi[nm]\b/i.test(name) ? 'gim' : 'destilado'
    return `“${capitalize(name)} leva ___ ml de ${base}.”`
  }
  if (category === 'Doses') return '“Essa dose é de ___, e vem com ___ ml.”'
  if (category === 'Vinhos') return '“A taça vem com ___ ml.”'
  return `“${capitalize(name)} ${/^[ao]s /.test(name) ? 'vêm' : 'vem'} com ___ g.”`
}

/** At most this many: nobody learns more by heart. */
const most = 4

/** Sentences for the dearer items, largest difference first; blanks are for the house to fill in. */
export function scriptOf(map: CompetitorMap): string[] {
  return map.categories
    .flatMap(({ name: category, items }) => items.filter(isOwned).map((item) => ({ item, category })))
    .filter(({ item, category }) => served.has(category) && !isPackaged(item))
    .flatMap(({ item, category }) => {
      const lowest = Math.min(...everyday(item).map(({ price }) => price))
      return lowest < item.own - cent ? [{ item, category, gap: item.own - lowest }] : []
    })
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, most)
    .map(({ item, category }) => {
      const { description, own, serves } = item
      const told = trimEndWhile(description ?? '', /[.\s]/)
      if (told.length > 8)
        return `“${capitalize(calledOf(item))}: ${told.charAt(0).toLowerCase()}${told.slice(1)}.”`
      if (serves && serves > 1)
        return `“${capitalize(the(calledOf(item)))} é para ${guests[serves] ?? serves}: sai a ${formatBrl(own / serves)} por pessoa.”`
      return blankFor(item, category)
    })
}

/** Whether some sentence waits for a figure of the house. */
export const hasBlanks = (script: readonly string[]): boolean => script.some((line) => line.includes('___'))
