import { foldAccents } from '../../base/language/text.ts'
import { type Element, has, isFiller, isName, type Sentence } from '../words/elements.ts'
import type { Mark } from '../words/grammar-words.ts'
import { removes } from './look-around.ts'

/** Verbs that decide what becomes of an item or of its price. */
const deciding: readonly Mark[] = [
  'keep',
  'stay',
  'drop',
  'leave',
  'must',
  'promote',
  'rise',
  'touch',
  'fall',
  'swap',
]

const decides = (element: Element): boolean =>
  has(element, ...deciding) || removes(element) || /\b(?:subir|sobe|passar|passa|ir)\b/.test(element.key)

/** Whether "e" joins; "é" is a verb, also where it is typed without its accent: "nao e pra tirar". */
export function joins(elements: readonly Element[], at: number): boolean {
  const element = elements[at]
  if (element?.key !== 'e' || /é/iu.test(element.raw.normalize('NFC'))) return false
  return !/^(?:nao|isso|ela|ele)$/.test(elements[at - 1]?.key ?? '')
}

const isBoundary = (elements: readonly Element[], at: number): boolean =>
  elements[at]?.kind === 'comma' ||
  has(elements[at], 'but', 'instead') ||
  has(elements[at], 'and') ||
  joins(elements, at)

/** "o resto pode cortar" */
const rest = /(?:^| )(?:resto|restante|outr[oa]|demai)$/

/** Most words between a subject and its verb: "a lasanha da minha mãe dona Zefa fica". */
const longestSubject = 9

/**
 * Whether a verb of its own governs what starts here: "mantém o baião", "a lasanha fica", "a lasanha e o pudim ficam".
 * A verb without anything named after it shares the names before it: "deixa a lasanha e mantém o preço".
 */
function hasOwnVerb(elements: readonly Element[], from: number): boolean {
  let name = false
  for (let at = from; at < Math.min(elements.length, from + longestSubject); at += 1) {
    const element = elements[at]
    if (!element) return false
    if (isName(element) || rest.test(element.key)) {
      name = true
      continue
    }
    if (decides(element)) {
      // "… e o pudim ficam": the verb of a list is plural.
      return name || namesAfter(elements, at + 1)
    }
    if (!isBoundary(elements, at)) continue
    const isList = name && elements.slice(at + 1, at + 3).some(isName)
    const verb = elements.slice(at + 1, at + longestSubject).find(decides)
    if (!isList || !/(?:am|em)$/.test(verb?.raw.toLowerCase().split(' ').at(-1) ?? '')) return false
  }
  return false
}

function namesAfter(elements: readonly Element[], from: number): boolean {
  for (let at = from; at < elements.length; at += 1) {
    const element = elements[at]
    if (!element || isBoundary(elements, at)) return false
    if (isName(element) || element.key === 'tudo' || rest.test(element.key)) return true
  }
  return false
}

/** Whether what precedes is complete: a verb with what it applies to. */
function isComplete(elements: readonly Element[]): boolean {
  return (
    elements.some(decides) &&
    elements.some((element) => isName(element) || (!isFiller(element) && !decides(element)))
  )
}

/** "a parte das crianças", where the menu has such a section: no allergy makes it a question. */
function settleSection(element: Element): void {
  const isSection = element.meaning?.item?.isSection || element.partOf.some((name) => name.isSection)
  if (!element.meaning || !isSection || !has(element, 'minor')) return
  const marks = new Set([...element.meaning.marks].filter((mark) => mark !== 'minor'))
  element.meaning = { ...element.meaning, marks }
}

/**
 * A sentence about the house's items, cut where a verb with names of its own begins: "tira o pudim | e a lasanha fica".
 * What is said near an allergy stays together.
 */
export function toClauses(sentence: Sentence): Sentence[] {
  const { elements, ends } = sentence
  if (!elements.some((element) => has(element, 'allergy')))
    for (const element of elements) settleSection(element)
  if (elements.some((element) => has(element, 'allergy', 'minor'))) return [sentence]
  const clauses: Sentence[] = []
  let from = 0
  for (let at = 1; at < elements.length; at += 1) {
    if (!isBoundary(elements, at) || isBoundary(elements, at - 1)) continue
    let next = at
    while (isBoundary(elements, next)) next += 1
    if (!isComplete(elements.slice(from, at)) || !hasOwnVerb(elements, next)) continue
    clauses.push({ elements: elements.slice(from, at), ends })
    from = at
  }
  clauses.push({ elements: elements.slice(from), ends })
  return clauses
}

const past =
  /^(?:(?:tir|cort|mud|troc|aument|baix|abaix|reajust|coloc|bot|lanc|test|tent|retir)(?:ou|aram|ava|avam)|(?:tir|cort|mud|aument|baix|abaix|reajust|bot|lanc|test|tent|retir)ei|troquei|coloquei|sub(?:i|iu|imos|iram)|mex(?:i|eu|eram))$/
const joke = /^(?:brincadeir\p{L}*|brink?s|zoeira|zueira|mentira|to brincando)$/u
const others =
  /^(?:soci[oa]|marido|espos[oa]|mulher|filh[oa]|mae|pai|irmao|irma|genro|nora|sogr[oa]|garcom|cozinheir[oa]|gerente|vizinho|contador|cliente|pessoal|povo|galera)$/
const thinks =
  /^(?:quer|querem|queria|queriam|acha|acham|falou|falaram|disse|disseram|diz|dizem|pediu|pediram|insiste|sugeriu)$/

/** "não sei se tiro", "vale a pena tirar", "pensei em tirar": undecided. */
const doubts =
  /(?:^| )(?:nao sei|sera que|talvez|quem sabe|depende|duvida|vale a pena|penso|pensei|pensando|pensamos|desisti|desistimos)(?: |$)/
/** "se tirar a lasanha o povo reclama", "tira se não vender": what would happen, or when. */
const conditions =
  /(?:^| )(?:(?:se|quem|quando|caso) (?:eu |a gente )?(?:tir|cort|retir|mex|sub|aument)\p{L}+|se .*nao (?:vend|gir|sa[ií])\p{L}*)(?: |$)/u

/** "não precisa manter", "não quero que fique", "pode deixar de segurar": leaves open what becomes of the item. */
const released =
  /(?:^| )(?:(?:nao|nem) (?:quero|queremos|precis\p{L}*|faco|faz|fazemos|tem como|tenho como|da para|da pra) (?:(?!tir|cort|mex|sub)\S+ ){0,5}?|deixar de |para de |parar de )(?:manter|manten\p{L}*|segur\p{L}+|questao|ficar|fique|fiquem|continuar|continue)(?: |$)/u

const folded = ({ raw }: Element) => foldAccents(raw.toLowerCase())

/** Whether the clause tells what was, what others want, or a joke: nothing of it is the owner's wish. */
export function isTold({ elements, ends }: Sentence): boolean {
  if (elements.some((element) => has(element, 'allergy', 'minor'))) return false
  const words = elements.map(folded)
  if (words.some((word) => joke.test(word))) return true
  const said = words.join(' ')
  if (released.test(said)) return true
  if (elements.some(decides) && (ends.includes('?') || doubts.test(said) || conditions.test(said)))
    return true
  if (words.some((word) => past.test(word)) && !elements.some(decides)) return true
  // "em vez de tirar a lasanha"
  const [first] = elements.filter((element) => !isFiller(element))
  const verb = elements[elements.findIndex((element) => has(element, 'instead')) + 1]
  if (has(first, 'instead') && verb && decides(verb)) return true
  const other = words.findIndex((word) => others.test(word))
  return other >= 0 && words.slice(other + 1, other + 4).some((word) => thinks.test(word))
}
