import { foldAccents } from '../../../base/language/text.ts'
import type { Mode, Named } from '../../clauses/modes.ts'
import type { Profile } from '../../text/draft.ts'
import { type Element, has, isFiller, isName, termOf } from '../../words/elements.ts'

const asked: ReadonlySet<Mode> = new Set<Mode>(['open', 'want', 'must', 'have', 'promote', 'only'])
const dropped: ReadonlySet<Mode> = new Set<Mode>(['drop', 'not', 'lack'])

/** Most words of a list before what is said of all of it. */
const longestList = 20

const folded = (element: Element | undefined): string => foldAccents(element?.raw.toLowerCase() ?? '')

const isEnd = (element: Element | undefined): boolean =>
  element === undefined || element.kind === 'comma' || element.key === 'e' || has(element, 'because', 'but')

/** "quero que a lasanha venda mais e o pudim menos": less of it, though "quero" still reaches it. */
function isLessened(elements: readonly Element[], { at, mode }: Named): boolean {
  if (!asked.has(mode)) return false
  let next = at + 1
  while (/^(?:um pouco|um|pouco|bem|muito|venda|saia)$/.test(folded(elements[next]))) next += 1
  return folded(elements[next]) === 'menos' && isEnd(elements[next + 1])
}

/** "o pudim escondido não": what is not wanted is the quality, not the item. */
function isQualityRefused(elements: readonly Element[], { at, mode }: Named): boolean {
  if (!dropped.has(mode)) return false
  const quality = elements[at + 1]
  if (quality?.kind !== 'words' || quality.meaning !== null) return false
  const next = isFiller(elements[at + 2] ?? quality) ? at + 3 : at + 2
  return folded(elements[next]) === 'nao' && isEnd(elements[next + 1])
}

const ofMargin = /^(?:margem|margens|lucro|lucros|lucratividade|rentabilidade|markup|cmv)$/

/** "quero margem de 65% nos pratos": the margin is wanted, not the dishes. */
function isOfMargin(elements: readonly Element[], { at, mode }: Named): boolean {
  if (!/^(?:want|must|have)$/.test(mode)) return false
  const before = elements.slice(Math.max(0, at - longestList), at)
  const from = before.findLastIndex(({ kind }) => kind === 'comma') + 1
  return before.slice(from).some((element) => ofMargin.test(folded(element)))
}

const marks = /^(?:marc(?:a|ar|ando)|marque|sinaliz\w+|identific(?:a|ar)|identifique|indic(?:a|ar)|indique)$/

const isMarked = (element: Element | undefined): boolean =>
  /^(?:(?:bem )?(?:marcad|sinalizad|identificad|indicad|destacad|avisad)[oa]s?)$/.test(folded(element))

/** "glúten e leite marcados": the menu shall say where they are. */
function isToBeMarked(elements: readonly Element[], { at, mode }: Named): boolean {
  const term = elements[at] && termOf(elements[at])
  if (!term || mode === 'promote' || elements[at]?.meaning?.item) return false
  for (let back = at - 1; back >= Math.max(0, at - longestList); back -= 1) {
    const element = elements[back]
    if (marks.test(folded(element))) return true
    if (!element || !(isName(element) || isFiller(element) || element.kind === 'comma')) break
  }
  for (let next = at + 1; next < at + longestList; next += 1) {
    const element = elements[next]
    if (isMarked(element)) return true
    if (!element || !(isName(element) || isFiller(element) || element.kind === 'comma')) return false
  }
  return false
}

/** "seria massa", "é massa demais": a verdict, no pasta. */
function isVerdict(elements: readonly Element[], { at }: Named): boolean {
  if (folded(elements[at]) !== 'massa') return false
  let before = at - 1
  while (
    /^(?:muito|mt|mto|mó|bem|tao|mais|super|bom|e)$/.test(folded(elements[before])) &&
    !isVerb(elements[before])
  )
    before -= 1
  return (
    isVerb(elements[before]) &&
    (isEnd(elements[at + 1]) || /^(?:uma?|se|demais|ne|viu)$/.test(folded(elements[at + 1])))
  )
}

const isVerb = (element: Element | undefined): boolean =>
  /^(?:seria|sera|ser|fica|ficaria|ficar|era|foi|ia ser|vai ser)$/.test(folded(element)) ||
  /^(?:é|eh)$/iu.test(element?.raw.normalize('NFC') ?? '')

/** "tipo baião, mas baião eu já tenho": a dish that the house already has is no order for it. */
function isOwned(elements: readonly Element[], { at }: Named): boolean {
  const element = elements[at]
  const name = element && termOf(element)?.name
  const isExample = elements
    .slice(Math.max(0, at - longestList), at)
    .some(
      (other, index, before) =>
        name && isName(other) && termOf(other)?.name === name && folded(before[index - 1]) === 'tipo',
    )
  if (!element || !(isExample || termOf(element)?.kind === 'dish' || element.meaning?.item)) return false
  let before = at - 1
  while (elements[before] && isFiller(elements[before] as Element) && elements[before]?.kind === 'words')
    before -= 1
  if (!has(elements[before], 'but')) return false
  const said = elements
    .slice(at + 1, at + 5)
    .map(folded)
    .join(' ')
  return /^(?:eu |nos |a gente )?ja (?:tenho|temos|tem|faco|fazemos|faz|vendo|vendemos|sirvo|servimos)(?= |$)/.test(
    said,
  )
}

/** Names that a word beside them turns around become unread; an allergy stays as it was said. */
export function settleTurned(elements: readonly Element[], named: readonly Named[], profile: Profile): void {
  if (profile === 'restrictions' || profile === 'equipment') return
  const nameOf = ({ at }: Named) => elements[at] && (termOf(elements[at])?.name ?? elements[at].key)
  const owned = new Set(
    profile === 'recipes' ? named.filter((name) => isOwned(elements, name)).map(nameOf) : [],
  )
  const isSafe = !elements.some((element) => has(element, 'allergy', 'minor'))
  for (const name of named) {
    if (name.mode === 'allergy' || name.why === 'allergy') continue
    const isTurned =
      isLessened(elements, name) ||
      isQualityRefused(elements, name) ||
      isOfMargin(elements, name) ||
      isVerdict(elements, name) ||
      (isSafe && isToBeMarked(elements, name)) ||
      (asked.has(name.mode) && owned.has(nameOf(name)))
    if (isTurned) name.mode = 'unsaid'
  }
}
