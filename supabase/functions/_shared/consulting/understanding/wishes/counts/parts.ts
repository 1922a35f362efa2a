import type { Profile, WishContent } from '../../text/draft.ts'
import type { Amount } from '../../words/amounts.ts'
import { countedTerm } from '../../words/counted-term.ts'
import { type Element, has, isName, termOf } from '../../words/elements.ts'
import type { AmountWish } from './found-amounts.ts'

type Part = { wish: WishContent; to: number }
export type Quality = { what: string; without?: true; to: number }

/** "opções" means at least two of the results. */
const someOptions = 2

/** "deles", "dos drinks": refers to the results that are counted. */
export const isOfThem = ({ key }: Element): boolean => /^del[ea]s?$/.test(key)

const allergyIn = (elements: readonly Element[]) =>
  elements.some((element) => has(element, 'allergy', 'minor'))

/** Whether the list ends here: "veganas e com caju" is ambiguous. */
export function ends(elements: readonly Element[], at: number): boolean {
  const next = elements[at]
  const after = elements[at + 1]
  if (next === undefined || next.kind === 'comma') return true
  const joins = /^(e|ou|nem)$/.test(next.key) && after !== undefined
  return !isName(next) && !(joins && (isName(after) || has(after, 'with', 'without')))
}

/** The property of some of the results: "com caju", "sem glúten", "veganas". */
export function qualityAt(elements: readonly Element[], from: number): Quality | null {
  let at = from
  for (let next = elements[at]; next && /^(que|seja|de|para|e)$/.test(next.key) && at < from + 2; ) {
    at += 1
    next = elements[at]
  }
  const first = elements[at]
  const term = first && isName(first) ? termOf(first) : undefined
  // "veganas"; "sem lactose" is a single name
  if (first && term?.kind === 'diet') return { what: term.name, to: at + 1 }
  if (first && term?.kind === 'allergen' && first.key.startsWith('sem '))
    return { what: term.name, without: true, to: at + 1 }
  // "com a Castanheira"
  const place = /^[oa]s?$/i.test(elements[at + 1]?.raw ?? '') ? at + 2 : at + 1
  const second = elements[place]
  const named = second && isName(second) && !second.meaning?.item ? termOf(second) : undefined
  if (!named || first?.claimed) return null
  if (first?.key === 'com' && countedTerm(named)) return { what: named.name, to: place + 1 }
  const isFree = first?.key === 'sem' || first?.key === 'zero'
  const canLack = countedTerm(named) || named.kind === 'allergen'
  return isFree && canLack ? { what: named.name, without: true, to: place + 1 } : null
}

export const shareOf = ({ what, without }: Quality) => ({ what, ...(without ? { without } : {}) })

/**
 * "metade sem glúten", "metade dos drinks com caju", "metade sem álcool". Not applied next to an allergy.
 */
export function halfAt(elements: readonly Element[], at: number): Part | null {
  if (allergyIn(elements)) return null
  let next = at + 1
  if (/^d[aeo]s?$/.test(elements[next]?.key ?? '')) next += 1
  if (next > at + 1 && has(elements[next], 'results', 'items', 'context')) next += 1
  const half = elements[next]
  if (next === at + 1 && half && isOfThem(half)) next += 1
  if (has(elements[next], 'zero')) {
    // The adjacent number states how many half of them are.
    const isTold = elements.some(({ kind, value }) => kind === 'number' && value !== null)
    return isTold ? null : { wish: { kind: 'zeroAlcohol', part: 'half' }, to: next + 1 }
  }
  const quality = qualityAt(elements, next)
  if (!quality || !ends(elements, quality.to)) return null
  const { what, ...rest } = shareOf(quality)
  return { wish: { kind: 'share', what, of: 'half', ...rest }, to: quality.to }
}

/** "3 opções sem lactose e o resto à vontade" */
const hasRest = (elements: readonly Element[]) =>
  elements.some(({ key }) => /^(resto|restante)$/.test(key.split(' ').at(-1) ?? ''))

/**
 * "8 pratos, 2 veganos", "1 deles vegetariano", "pelo menos 3 opções sem glúten": some results avoid something. A
 * single number without a bound applies to all results: "2 pratos veganos".
 * @param hasWhole whether the sentence also counts all results
 */
export function partAt(
  elements: readonly Element[],
  { from, to, low, high, bound, isMoney }: Amount,
  hasWhole: boolean,
): Part | null {
  if (low !== high || low < 1 || !Number.isInteger(low) || isMoney) return null
  const unit = elements[to]
  const next = (unit && isOfThem(unit)) || has(unit, 'results', 'items') ? to + 1 : to
  if (has(elements[from - 1], 'only')) return null
  const quality = qualityAt(elements, next)
  if (!quality || (!quality.without && elements[next]?.key === 'com') || !ends(elements, quality.to))
    return null
  const isSingle = (bound === 'exact' || bound === 'about') && !(unit && isOfThem(unit)) && !hasWhole
  // These read the whole sentence, so they come last.
  if ((isSingle && !hasRest(elements)) || allergyIn(elements)) return null
  const { what, ...rest } = shareOf(quality)
  const limit =
    bound === 'max'
      ? ({ bound: 'at_most' } as const)
      : bound === 'min'
        ? ({ bound: 'at_least' } as const)
        : {}
  return {
    wish: { kind: 'share', what, of: bound === 'max' ? 'few' : 'many', count: low, ...limit, ...rest },
    to: quality.to,
  }
}

/** "opções veganas", "tem que ter opção sem glúten": at least some, unless an allergy is mentioned. */
export function readOptions(elements: readonly Element[], profile: Profile): AmountWish[] {
  if ((profile !== 'recipes' && profile !== 'restrictions') || allergyIn(elements)) return []
  return elements.flatMap((element, at): AmountWish[] => {
    if (element.claimed || !/(^| )opcao$/.test(element.key)) return []
    const clause = elements.slice(elements.slice(0, at).findLastIndex(({ kind }) => kind === 'comma') + 1, at)
    // "todas as opções", "só opções veganas", "não precisa de opção vegana", "5 opções veganas"
    const isAll = clause.some(
      (before) =>
        has(before, 'only', 'not', 'without', 'out', 'all') ||
        (before.value !== null && !isSome(before)) ||
        /^tod[oa]$/.test(before.key),
    )
    if (isAll) return []
    const qualities = qualitiesAt(elements, at + 1)
    // Among the house's restrictions, the excluded food may be someone's allergy, so it is excluded completely.
    if (profile === 'restrictions' && qualities.some(({ without }) => without)) return []
    const isMany =
      /^opç(õ|o)es|^opcoes/iu.test(element.raw) || clause.some(({ raw }) => /^(umas|algumas)$/i.test(raw))
    const count = isMany ? someOptions : 1
    const first = elements[at - 1]
    return qualities.map(({ from, ...quality }, index) => {
      const { what, ...rest } = shareOf(quality)
      return {
        wish: { kind: 'share', what, of: 'many', count, bound: 'at_least', ...rest },
        from: index > 0 ? from : first && isSome(first) ? at - 1 : at,
        to: quality.to,
      }
    })
  })
}

/** "umas", which is read as a number elsewhere. */
const isSome = ({ raw }: Element) => /^(?:alg)?umas?$/i.test(raw)

/** "sem lactose e sem açúcar": two separate options. */
function qualitiesAt(elements: readonly Element[], at: number): (Quality & { from: number })[] {
  const quality = elements[at]?.key === 'com' ? null : qualityAt(elements, at)
  if (!quality) return []
  const joint = elements[quality.to]
  if (joint && /^(e|ou)$/.test(joint.key)) {
    const rest = qualitiesAt(elements, quality.to + 1)
    if (rest.length > 0) return [{ ...quality, from: at }, ...rest]
  }
  return ends(elements, quality.to) ? [{ ...quality, from: at }] : []
}
