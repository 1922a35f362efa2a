/** Where sections stand beside each other: "os caldos por último, só que antes dos doces". */

import { type Named, question } from '../../spoken/pieces.ts'
import { foldInPlace } from '../../text/fold.ts'
import { type Concept, spanOver } from './thoughts.ts'

const word = (section: string) =>
  foldInPlace(section)
    .toLowerCase()
    .split(/\s+/)
    .map((part) => `${part.replace(/s$/, '')}s?`)
    .join(' ')

const beside =
  /\b(?<not>nao |nunca |nem )?(?:vem |venha\w* |fiqu\w+ |fica\w* |logo |bem )?(?<side>antes|depois|atras|em seguida|abaixo|acima)(?: (?:d[aeo]s?|del[ae]s?)) ?(?=(?<rest>.*))/g
const ends =
  /\b(?:no|pro|para o|la no) (?:fim|final)\b(?! d[eoa]s? (?:semana|mes|ano))|\bpor ultimo\b|\bfech\w+ (?:o |a )?(?:cardapio|folha|pagina)/
const starts =
  /\b(?:em primeiro|primeiro(?: de tudo)?|antes de tudo|no comeco|no inicio|no topo|abr\w+ (?:o |a )?(?:cardapio|folha|pagina)|na frente de tudo)\b/

/** Sections that a stretch names, with their places; the longest name first. */
function mentions(said: string, names: readonly Named[]): { section: string; at: number; end: number }[] {
  const sections = [
    ...new Set(names.flatMap(({ section, isSection }) => (isSection || section === null ? [] : [section]))),
  ].toSorted((a, b) => b.length - a.length)
  const found: { section: string; at: number; end: number }[] = []
  for (const section of sections)
    for (const { index, 0: hit } of said.matchAll(new RegExp(`\\b${word(section)}\\b`, 'g')))
      if (!found.some(({ at, end }) => index < end && at < index + hit.length))
        found.push({ section, at: index, end: index + hit.length })
  return found.toSorted((a, b) => a.at - b.at)
}

export const sectionsBeside: Concept = (thought) => {
  const { said, names, next } = thought
  if (/\?\s*$|\br\$|\breais\b/.test(said)) return null
  const named = mentions(said, names)
  const order = [
    ...new Set(names.flatMap(({ section, isSection }) => (isSection || section === null ? [] : [section]))),
  ]
  if (order.length < 3 || named.length < 2) return null
  const sides = [...said.matchAll(beside)].flatMap(({ index, 0: hit, groups = {} }) => {
    const to = named.find(({ at }) => at >= index && at <= index + hit.length + 8)
    const of = named.findLast(({ at, section }) => at < index && section !== to?.section)
    const isNot = groups.not !== undefined || /^[^,]{0,40}? nao\b/.test(groups.rest ?? '')
    const isBefore = /antes|acima/.test(groups.side ?? '')
    return to && of
      ? [{ at: index, of: of.section, to: to.section, isBefore: isNot ? !isBefore : isBefore }]
      : []
  })
  const [side] = sides
  if (!side) return null
  const placed = (words: RegExp) => {
    const at = words.exec(said)?.index
    return at === undefined ? undefined : named.findLast((one) => one.at < at)?.section
  }
  const [low, high] = [placed(ends), placed(starts)]
  let after = order
  if (low !== undefined) after = [...after.filter((one) => one !== low), low]
  if (high !== undefined) after = [high, ...after.filter((one) => one !== high)]
  for (const { of, to, isBefore } of sides) {
    const rest = after.filter((one) => one !== of)
    const at = rest.indexOf(to) + (isBefore ? 0 : 1)
    after = [...rest.slice(0, at), of, ...rest.slice(at)]
  }
  const shown = /\bem destaque\b/.exec(said)
  const stressed = shown ? named.findLast(({ at }) => at < shown.index)?.section : undefined
  const isAsked = /^(?:faz sentido|to viajando|ta certo|e uma boa|o que acham|certo ou)/.test(next)
  const first = named[0]?.at ?? 0
  return {
    wishes: [
      { kind: 'sections', names: after },
      ...(stressed === undefined ? [] : [{ kind: 'promote', item: stressed } as const]),
      ...(isAsked ? [question('sectionProfit', { what: 'most' })] : []),
    ],
    span: spanOver(
      thought,
      [first, ...sides.map(({ at }) => at), ...(shown ? [shown.index] : [])],
      /^(?:(?:e|mas) )?(?:antes|depois|sim|nao)(?: del[ae]s?)?$/,
    ),
    tail: /^(?:antes|depois) del[ae]s?$|^faz sentido.*$/,
  }
}
