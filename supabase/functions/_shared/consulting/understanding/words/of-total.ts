import type { Element } from './element.ts'
import type { Mark } from './grammar-words.ts'
import type { Meaning } from './vocabulary.ts'

/** Most results that an owner counts like this; a higher number is a price. */
const most = 20

const joining: Meaning = { marks: new Set<Mark>(['filler']), terms: [], item: null, idiom: false }

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
    elements.splice(at, 2, { ...joint, end: whole.end, raw, key: 'dele', meaning: joining, value })
  }
}
