import type { Profile } from '../../text/draft.ts'
import { countedTerm } from '../../words/counted-term.ts'
import { type Element, has, isFiller, isName, termOf } from '../../words/elements.ts'
import type { AmountWish } from './found-amounts.ts'
import { ends, isOfThem, type Quality, qualityAt, shareOf } from './parts.ts'

const isOne = ({ raw, value, kind }: Element) => (kind === 'number' ? value === 1 : /^(alg)?uma?$/i.test(raw))
const isOther = ({ raw }: Element) => /^outr[oa]$/i.test(raw)

/** Whether the number is a minimum or a maximum: "pelo menos um com coco". */
const boundOf = (element: Element | undefined) =>
  has(element, 'min') ? ('at_least' as const) : has(element, 'max') ? ('at_most' as const) : undefined

/** Whether the text between the commas around a position mentions someone's allergy, or a child. */
function nearAllergy(elements: readonly Element[], at: number): boolean {
  const from = elements.slice(0, at).findLastIndex(({ kind }) => kind === 'comma') + 1
  const end = elements.findIndex(({ kind }, index) => index > at && kind === 'comma')
  return elements.slice(from, end < 0 ? undefined : end).some((one) => has(one, 'allergy', 'minor'))
}

/** "um dos pratos tem que ter bode" */
function contentAt(elements: readonly Element[], at: number): Quality | null {
  const [verb, name] = elements.slice(at, at + 2)
  const term = name && isName(name) && !name.meaning?.item ? termOf(name) : undefined
  if (!has(verb, 'must', 'with') || has(verb, 'not', 'without') || !term || !countedTerm(term)) return null
  return { what: term.name, to: at + 2 }
}

/**
 * "um deles com caju", "uma das opções com coco", "um drink com café e outro com manga", "pelo menos um vegano": one of
 * the results. "um drink com caju" on its own may mean all of them or one.
 */
export function readOnes(elements: readonly Element[], profile: Profile): AmountWish[] {
  if (profile !== 'recipes') return []
  const found: AmountWish[] = []
  const isCounted = elements.some(({ kind, value }) => kind === 'number' && value !== null && value > 1)
  const isParted = elements.some(isOther) || elements.filter(isOne).length > 1
  elements.forEach((element, at) => {
    if (element.claimed || !(isOne(element) || (isOther(element) && found.length > 0))) return
    let from = at
    while (from > 0 && isFiller(elements[from - 1] as Element) && elements[from - 1]?.kind === 'words')
      from -= 1
    const before = found.at(-1)
    const lead = boundOf(elements[from - 1])
    const unit = elements[at + 1]
    const isNamed = unit !== undefined && isOfThem(unit)
    // "um com caju" is one of several only if several are counted or another one follows.
    const isBare = has(unit, 'with', 'without')
    const isWhole = isBare && elements.slice(0, from).every((one) => isFiller(one))
    if (!isNamed && lead === undefined && !isCounted && !isParted && !isWhole) return
    const next = isNamed || has(unit, 'results', 'items') ? at + 2 : at + 1
    const quality = qualityAt(elements, next) ?? contentAt(elements, next)
    if (!quality || !ends(elements, quality.to)) return
    // "um sem carne" on its own
    if (isWhole && !isNamed && !isCounted && !isParted && lead === undefined && elements[quality.to]) return
    const isAllergy = quality.without
      ? elements.some((one) => has(one, 'allergy', 'minor'))
      : nearAllergy(elements, at)
    if (isAllergy) return
    // "pelo menos um vegano e um sem glúten": the bound applies to both.
    const joins = before !== undefined && elements.slice(before.to, at).every(({ key }) => key === 'e')
    const inherited = joins && before.wish.kind === 'share' ? before.wish.bound : undefined
    const bound = lead ?? inherited
    const { what, ...rest } = shareOf(quality)
    found.push({
      wish: {
        kind: 'share',
        what,
        of: bound === 'at_most' ? 'few' : 'many',
        count: 1,
        ...(bound === undefined ? {} : { bound }),
        ...rest,
      },
      from: lead === undefined ? at : from - 1,
      to: quality.to,
    })
  })
  return found
}
