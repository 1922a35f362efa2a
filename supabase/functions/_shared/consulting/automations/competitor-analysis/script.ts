/** Sentences for a guest who mentions a lower price, built only from the house's own facts. */
import { capitalize, the, uncapitalize } from '../../base/language/grammar.ts'
import { tokenize, trimEndWhile } from '../../base/language/text.ts'
import { contentsOf } from '../../base/lexicon/name-meanings/contents.ts'
import { lineOf } from '../../base/lexicon/name-meanings/index.ts'
import { measureOf } from '../../base/same-item.ts'
import { calledOf, cent, everyday, isEndless, isOwned, isPackaged, type Owned } from './gaps.ts'
import type { CompetitorMap } from './schema.ts'
import { isByPiece } from './table-of-two.ts'

const guests = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis']

/** Whether the portion is known only by weighing: the name has no size and the item is not sold by the piece. */
export const needsWeight = (item: Owned): boolean =>
  !item.weighed &&
  !isByPiece(item) &&
  !isEndless(item) &&
  !/harmoniza|degusta|rolha|rabo de galo|couvert|combo/i.test(item.ours ?? item.item) &&
  [null, 'people'].includes(measureOf(item.ours ?? '')?.unit ?? null)

const served = new Set(['Pratos', 'Petiscos', 'Lanches', 'Doses', 'Vinhos', 'Caipirinhas', 'Drinks'])

/** The menu's own description, without its full stop; null if it says next to nothing. */
function describedOf({ description = '' }: Owned): string | null {
  const told = trimEndWhile(description, /[.\s]/)
  return told.length > 8 ? told : null
}

/** How a kitchen works: true only where the menu says so. */
const manners =
  /(?<!\p{L})(?:lent[oa]|alho e ervas|crocante|artesanal|caseir[oa]|fresc[oa]s?|na hora|borda|macia?|defumad[oa])(?!\p{L})/giu

/** Whether a line out of a name tells a manner that the name does not, or one thing twice. */
const isInvented = (line: string, name: string): boolean =>
  /(?<!\p{L})(\p{L}{4,}) e \1(?!\p{L})/iu.test(line) ||
  [...line.matchAll(manners)].some(([manner]) => !name.toLowerCase().includes(manner.toLowerCase()))

/** What the team says of an item today; null if neither menu nor name tells more than the price. */
function sentenceOf(item: Owned, { title: seed, sides = [] }: CompetitorMap): string | null {
  const { ours = item.item, serves } = item
  const name = the(calledOf(item))
  const verb = /^[ao]s /.test(name) ? 'são' : 'é'
  const isTold = /\b(?:para|p\/) ?(?:\d|dois|duas|tr[eê]s|quatro)\b/i.test(calledOf(item))
  const forHow = serves && serves > 1 && !isTold ? ` para ${guests[serves] ?? serves}` : ''
  const ml = /(\d+) ?ml/i.exec(ours)?.[1]
  const inside = contentsOf(ours)
  // What the house sells apart does not come with the dish.
  const isPaidApart = (words: string) =>
    sides.some(({ name }) => tokenize(words).includes(tokenize(name)[0] ?? name))
  const guessed = lineOf(ours.replace(/ \(.*\)$/, ''), seed)
  const told =
    describedOf(item) ??
    (guessed !== null && (isPaidApart(guessed) || isInvented(guessed, ours)) ? null : guessed)
  if (describedOf(item) === null && inside !== null && !isPaidApart(inside))
    return `“${capitalize(name)} ${verb === 'são' ? 'levam' : 'leva'} ${uncapitalize(inside)}.”`
  if (told !== null) return `“${capitalize(name)}${forHow}: ${uncapitalize(told).replace(': ', '; ')}.”`
  if (item.kind === 'dose' && ml) return `“A nossa dose é de ${ml} ml, servida na medida.”`
  return forHow === '' ? null : `“${capitalize(name)} ${verb}${forHow}.”`
}

/** Maximum number of sentences: a team does not memorise more. */
const most = 4

/** The items that someone names as cheaper elsewhere, largest difference first. */
function questioned(map: CompetitorMap): Owned[] {
  return map.categories
    .flatMap(({ name: category, items }) => items.filter(isOwned).map((item) => ({ item, category })))
    .filter(({ item, category }) => served.has(category) && !isPackaged(item))
    .flatMap(({ item }) => {
      const lowest = Math.min(...everyday(item).map(({ price }) => price))
      return lowest < item.own - cent ? [{ item, gap: item.own - lowest }] : []
    })
    .toSorted((a, b) => b.gap - a.gap)
    .map(({ item }) => item)
    .filter((item) => sentenceOf(item, map) !== null)
    .slice(0, most)
}

/** Sentences for the dearer items. */
export const scriptOf = (map: CompetitorMap): string[] =>
  questioned(map).flatMap((item) => sentenceOf(item, map) ?? [])

/** Whether a sentence tells from a name alone how a dish is made. */
export const isGuessed = (map: CompetitorMap): boolean =>
  questioned(map).some((item) => item.kind === 'dish' && describedOf(item) === null)
