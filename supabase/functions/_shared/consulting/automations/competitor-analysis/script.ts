/** Sentences for a guest who mentions a lower price, built only from the house's own facts. */
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, trimEndWhile } from '../../base/language/text.ts'
import { measureOf } from '../../base/same-item.ts'
import { calledOf, cent, everyday, isOwned, type Owned } from './gaps.ts'
import type { CompetitorMap } from './schema.ts'
import { isByPiece } from './table-of-two.ts'
import { isPackaged } from './visit.ts'

const guests = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis']

/** Whether the portion is known only by weighing: the name has no size and the item is not sold by the piece. */
export const needsWeight = (item: Owned): boolean =>
  !isByPiece(item) && [null, 'people'].includes(measureOf(item.ours ?? '')?.unit ?? null)

const mixed = new Set(['Caipirinhas', 'Drinks'])
const served = new Set(['Pratos', 'Petiscos', 'Lanches', 'Doses', 'Vinhos', ...mixed])

/** Blanks that only the kitchen or the bar can fill in. */
function blankFor(item: Owned, category: string): string | null {
  const name = the(calledOf(item))
  if (mixed.has(category)) {
    const base = /caipirinha|batida/i.test(name) ? 'cachaça' : /\bgi[nm]\b/i.test(name) ? 'gim' : 'destilado'
    return `“${capitalize(name)} leva ___ ml de ${base}.”`
  }
  if (category === 'Doses') return `“É ${/(\d+ ?ml)/i.exec(item.ours ?? '')?.[1] ?? '___ ml'} de ___.”`
  if (!needsWeight(item)) return null
  if (category === 'Vinhos') return '“A taça vem com ___ ml.”'
  return `“${capitalize(name)} ${/^[ao]s /.test(name) ? 'vêm' : 'vem'} com ___ g.”`
}

/** Maximum number of sentences: a team does not memorise more. */
const most = 4

/** Sentences for the dearer items, largest difference first; the house fills in the blanks. */
export function scriptOf(map: CompetitorMap): string[] {
  return map.categories
    .flatMap(({ name: category, items }) => items.filter(isOwned).map((item) => ({ item, category })))
    .filter(({ item, category }) => served.has(category) && !isPackaged(item))
    .flatMap(({ item, category }) => {
      const lowest = Math.min(...everyday(item).map(({ price }) => price))
      return lowest < item.own - cent ? [{ item, category, gap: item.own - lowest }] : []
    })
    .toSorted((a, b) => b.gap - a.gap)
    .flatMap(({ item, category }) => {
      const { description, own, serves } = item
      const told = trimEndWhile(description ?? '', /[.\s]/)
      if (told.length > 8)
        return `“${capitalize(calledOf(item))}: ${told.charAt(0).toLowerCase()}${told.slice(1)}.”`
      if (serves && serves > 1)
        return `“${capitalize(the(calledOf(item)))} é para ${guests[serves] ?? serves}: sai a ${formatBrl(own / serves)} por pessoa.”`
      return blankFor(item, category) ?? []
    })
    .slice(0, most)
}

/** Whether a sentence has a blank for the house to fill in. */
export const hasBlanks = (script: readonly string[]): boolean => script.some((line) => line.includes('___'))
