import { type Element, has, isName, type Sentence, termOf } from '../words/elements.ts'
import type { Mark } from '../words/grammar-words.ts'
import type { Meaning } from '../words/vocabulary.ts'

/** Relatives, guests and friends, by their word stems. */
const people =
  /^(filh|menin|net|sobrinh|irma|enteado|enteada|afilhad|espos|marido|mulher|patroa|noiv|maes?$|mainha|pais?$|painho|sogr|cunhad|genro|nora|avos?$|vov|tio|tia|prim|comadre|compadre|client|hospede|convidad|amig|soci[oa]|freguesa?$|el[ea]s?$)/

const forbidden: Meaning = { marks: new Set<Mark>(['allergy']), terms: [], item: null, idiom: false }

/** "que meu filho não pode": a person who may not have it, if nothing else follows. */
function settleForbidden(elements: Element[]): void {
  for (let at = 1; at + 1 < elements.length; at += 1) {
    const [who, not, may, next] = elements.slice(at - 1, at + 3)
    if (!who || not?.key !== 'nao' || !may || !/^podem?$/.test(may.key)) continue
    if (!people.test(who.key) || (next && next.kind !== 'comma' && !/^(de|em) /.test(next.key))) continue
    const raw = `${not.raw} ${may.raw}`
    elements.splice(at, 2, { ...not, end: may.end, raw, key: `${not.key} ${may.key}`, meaning: forbidden })
  }
}

/** "tem amendoim? se tiver tira": a refusal without a name after a question refers to the question's subject. */
export function withAnswers(sentences: readonly Sentence[]): Sentence[] {
  for (const { elements } of sentences) settleForbidden(elements)
  const joined: Sentence[] = []
  for (const sentence of sentences) {
    const asked = joined.at(-1)
    const refuses = sentence.elements.some((element) =>
      has(element, 'allergy', 'out', 'without', 'drop', 'leave'),
    )
    if (
      asked?.ends.includes('?') &&
      asked.elements.some(isName) &&
      refuses &&
      // "celíaca" names its own food.
      !sentence.elements.some((element) => isName(element) || termOf(element) !== undefined)
    )
      joined[joined.length - 1] = {
        elements: [...asked.elements, ...sentence.elements],
        ends: `?${sentence.ends}`,
      }
    else joined.push(sentence)
  }
  return joined
}
