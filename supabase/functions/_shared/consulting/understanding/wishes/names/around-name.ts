/** What the words around a name say of it, so that a wish is made of it or not. */
import { isPartOf } from '../../clauses/look-around.ts'
import { canonAll } from '../../text/scan.ts'
import { type Element, has, isFiller, isName, termOf } from '../../words/elements.ts'

const [menos] = canonAll('menos')

/** "bastante limão"; in "pede muito caipirinha" the word belongs to the verb. */
export function isMuch(elements: readonly Element[], at: number): boolean {
  const [verb, much] = [elements[at - 2], elements[at - 1]]
  return /^(bastante|muit[oa])$/.test(much?.key ?? '') && !/^(pede|gosta|gosto|adora)/.test(verb?.key ?? '')
}

/** "não pode com": for a way of cooking it means that someone may not eat it, but not an allergy. */
export function isOnlyUnable(elements: readonly Element[], at: number): boolean {
  const said = elements.filter((element) => has(element, 'allergy'))
  const last = elements.slice(0, at).findLast((element) => has(element, 'allergy'))
  return (
    said.length === 1 && last !== undefined && /^(que )?nao (pode|podem|posso) (com|comer)$/.test(last.key)
  )
}

/** Whether an unknown verb follows: "o almoço já enche". */
export function isSubject(elements: readonly Element[], at: number): boolean {
  const [already, verb] = elements.slice(at + 1, at + 3)
  return already?.key === 'ja' && verb?.kind === 'words' && verb.meaning === null
}

/** "a lasanha alguém pediu": unknown words beside a name say something of it, which need not be that it stays. */
export function isTalk(elements: readonly Element[], at: number): boolean {
  const isContent = (element: Element) => element.kind !== 'words' || !isFiller(element)
  const beside = [elements.slice(0, at).findLast(isContent), elements.slice(at + 1).find(isContent)]
  return beside.some((one) => one?.kind === 'words' && one.meaning === null && one.partOf.length === 0)
}

/** "bota uma caipirinha de manga": something new. */
export function isAdded(elements: readonly Element[], at: number): boolean {
  return has(
    elements.slice(0, at).findLast((element) => !isFiller(element) && element.kind === 'words'),
    'put',
  )
}

export function isOfUnknown(elements: readonly Element[], at: number): boolean {
  const [whole, joint] = elements.slice(Math.max(0, at - 2), at)
  return (
    whole?.kind === 'words' &&
    whole.meaning === null &&
    whole.partOf.length === 0 &&
    /^d[aeo]s?$/.test(joint?.key ?? '')
  )
}

export function isInReason(elements: readonly Element[], at: number): boolean {
  const before = elements.slice(0, at)
  const reason = before.findLastIndex((element) => has(element, 'because'))
  return reason >= 0 && !before.slice(reason).some((element) => has(element, 'not', 'without', 'lack'))
}

export function isAtPrice(elements: readonly Element[], at: number): boolean {
  return /^(a|por|em)$/i.test(elements[at + 1]?.raw ?? '') && elements[at + 2]?.kind === 'number'
}

export function followsNumber(elements: readonly Element[], at: number): boolean {
  const before = elements.slice(0, at).findLast((element) => element.kind !== 'words' || !isFiller(element))
  return before?.kind === 'number' && !before.claimed
}

/** "peixe pode ser tilápia" asks for tilapia, not for fish. */
export function isNarrowed(elements: readonly Element[], at: number): boolean {
  const general = elements[at]
  const rest = elements.slice(at + 1, at + 5)
  const one = rest.find((element) => isName(element))
  const link = rest.slice(0, one ? rest.indexOf(one) : 0)
  const permits = link.some(({ key }) => /^(?:pode|podem)(?: ser)?$/.test(key))
  const joins = link.every((element) => isFiller(element) || has(element, 'yes', 'permit', 'only', 'context'))
  return permits && joins && general !== undefined && one !== undefined && isPartOf(one, general)
}

/** "no máximo um batido", "doces no máximo dois": a limit that no wish expresses asks for nothing. */
export function isLimited(elements: readonly Element[], at: number): boolean {
  const [limit, one] = elements.slice(Math.max(0, at - 2), at)
  const isOne = one?.kind === 'number' || /^uma?$/i.test(one?.raw ?? '')
  const [after, count, end] = elements.slice(at + 1, at + 4)
  const ends = end === undefined || end.kind === 'comma' || end.key === 'e'
  return (
    (has(limit, 'max') && isOne) ||
    (has(after, 'max') && !after?.claimed && count?.kind === 'number' && !count.claimed && ends)
  )
}

/** "…, é vegana": a separate clause. */
export function isOwnClause(elements: readonly Element[], at: number): boolean {
  return /^(e|sou|somos|sao)$/.test(elements[at - 1]?.key ?? '') && elements[at - 2]?.kind === 'comma'
}

/** "tira o açúcar de dois deles" */
export function isOfSomeLater(elements: readonly Element[], at: number): boolean {
  const [joint, count, them] = elements.slice(at + 1, at + 4)
  const isCount = count?.kind === 'number' || /^uma?$/i.test(count?.raw ?? '')
  return joint?.key === 'de' && isCount && /^del[ea]s?$/.test(them?.key ?? '')
}

export function isQualified(elements: readonly Element[], at: number): boolean {
  const [degree, style] = elements.slice(at + 1, at + 3)
  return (
    /^(?:muito|tao|bem|demai)/.test(degree?.key ?? '') &&
    style !== undefined &&
    isName(style) &&
    termOf(style)?.kind === 'style'
  )
}

/** "pouco gengibre"; "menos gengibre" may mean none or less. */
export function isLittle(elements: readonly Element[], at: number): boolean {
  const after = elements.slice(at + 1).find((element) => !isFiller(element))
  if (has(after, 'less') && /se for/.test(after?.key ?? '')) return true
  const word = elements.slice(0, at).findLast((element) => has(element, 'less'))
  return word !== undefined && word.key !== menos
}
