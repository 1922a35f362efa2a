import type { Element } from './element.ts'
import type { Mark } from './grammar-words.ts'
import type { Meaning } from './vocabulary.ts'

const meaningOf = (mark: Mark): Meaning => ({
  marks: new Set<Mark>([mark]),
  terms: [],
  item: null,
  idiom: false,
})

/** Most results that an owner counts like this; a higher number is a price. */
const most = 20

const says = ({ meaning }: Element): boolean =>
  (['with', 'without', 'zero', 'must'] as const).some((mark) => meaning?.marks.has(mark))

const countOf = ({ kind, value, raw }: Element): number | null =>
  kind === 'number' ? value : /^uma?$/i.test(raw) ? 1 : null

/** "só um dos quatro com porco", "3 de 6 com caju": joins the whole into one word, which keeps a total. */
export function settleOfTotal(text: string, elements: Element[]): void {
  for (let at = 1; at < elements.length - 1; at += 1) {
    const [part, joint, whole, next] = elements.slice(at - 1, at + 3)
    if (!part || !joint || whole?.kind !== 'number' || whole.value === null) continue
    const count = countOf(part)
    const isPart =
      count !== null && count < whole.value && whole.value <= most && /^d(?:e|[oa]s)$/i.test(joint.raw)
    const ends = next === undefined || next.kind === 'comma' || says(next)
    const isTotal = joint.raw.toLowerCase() === 'de'
    if (!isPart || !ends || (isTotal && part.kind !== 'number')) continue
    const raw = text.slice(joint.start, whole.end)
    // "dos quatro" refers to a number that is given elsewhere.
    const value = isTotal ? whole.value : null
    elements.splice(at, 2, {
      ...joint,
      end: whole.end,
      raw,
      key: 'dele',
      meaning: meaningOf('filler'),
      value,
    })
  }
}

const isDiet = (element: Element | undefined) => element?.meaning?.terms[0]?.kind === 'diet'
const isArticle = (element: Element | undefined) => /^(?:uma?|[oa])$/i.test(element?.raw ?? '')
const isAbout = (element: Element | undefined) =>
  isArticle(element) || element?.meaning?.marks.has('context') === true
const isVerb = (element: Element | undefined) => /^(?:somos|sou|é|eh|num é)$/i.test(element?.raw ?? '')

/** Whether the words before a position describe the house, or begin the text: "somos um", "a casa é um". */
function opens(elements: readonly Element[], at: number): boolean {
  const before = isArticle(elements[at - 1]) ? at - 2 : at - 1
  const lead = elements[before]
  return (
    lead === undefined || lead.kind === 'comma' || isVerb(lead) || /^(?:noss[oa]|meu|minha)$/i.test(lead.raw)
  )
}

/**
 * "não somos veganos" is not a restriction, and the coffee of a "café vegano" is the house, not the drink.
 */
export function settleDiets({ elements }: { elements: Element[] }): void {
  elements.forEach((element, at) => {
    if (!isDiet(element)) return
    const house = elements[at - 1]
    if (house?.key === 'cafe' && opens(elements, at - 1)) house.meaning = meaningOf('context')
    let from = at - 1
    while (from > 0 && isAbout(elements[from]) && !isVerb(elements[from])) from -= 1
    const next = elements[at + 1]
    const isOver = next === undefined || next.kind === 'comma' || next.meaning?.marks.has('but') === true
    if (!isVerb(elements[from]) || elements[from - 1]?.key !== 'nao' || !isOver) return
    let lead = from - 1
    while (lead > 0 && isAbout(elements[lead - 1])) lead -= 1
    // "o que não é vegano sai" is a restriction.
    const opening = elements[lead - 1]
    if (opening && opening.kind !== 'comma' && opening.meaning?.marks.has('but') !== true) return
    for (const word of elements.slice(lead, at + 1)) word.meaning = meaningOf('filler')
  })
}
