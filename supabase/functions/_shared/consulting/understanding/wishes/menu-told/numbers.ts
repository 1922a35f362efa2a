/** How many items of a section or kind stay: "no máximo 8 massas, hoje são 11". */
import { everyItem, namesItem } from '../../../base/request/match-item.ts'
import { subjectOf } from '../../questions/price-subjects.ts'
import type { Named } from '../../spoken/pieces.ts'
import { foldInPlace } from '../../text/fold.ts'
import { type Concept, countOf, number, spanOver, tells } from './thoughts.ts'

const upTo = new RegExp(
  `\\b(?:no maximo|ate|maximo de|so|apenas|ficar (?:com|em|so com)|fique (?:com|em)|deix\\w+ (?:em|so|com)|nao mais (?:de|que|do que)|reduz\\w+ (?:pra|para)|baix\\w+ (?:pra|para)|limit\\w+ a) (?:uns |umas |so |no maximo )?(?<n>${number}) (?<noun>[a-z]{4,}(?: (?:d[eoa] )?[a-z]{4,})?)`,
)
const today = new RegExp(
  `\\b(?:(?:hoje|agora|atualmente|ja)(?: (?:eu|a gente|nos|aqui))? (?:tenho|temos|tem|sao|estamos com|esta com)|(?:tenho|temos|sao) (?:hoje )?)(?: com| mais de| umas| uns)? ?(?<n>${number})\\b`,
)
const goesOn =
  /^(?:(?:e|que|eu|acho|ja|ta|esta|seria|fica|bom|otimo|de bom tamanho|porque|muito|demais|pra|para|mim|hoje|agora|a gente|tenho|temos|tem|sao|com|\d{1,3}|[a-z]+e) ?)+$/
const elsewhere =
  /\b(?:reais|real|r\$|pessoas?|minutos?|horas?|dias?|semanas?|mes|meses|paginas?|folhas?|fotos?|precos?|combos?|palavras?|linhas de texto|cada|%|por cento|por vez)\b|\?\s*$/

const groupsOf = (names: readonly Named[]) => [
  ...new Set(names.flatMap(({ section, isSection }) => (isSection || section === null ? [] : [section]))),
]
const sizeOf = (group: string, names: readonly Named[]) =>
  names.filter(({ name, section, isSection }) => !isSection && namesItem(group, { name, section })).length

/** The group of a noun; "pizzas salgadas" is the section of pizzas that has as many items as the owner counts, or is not sweet. */
function groupNamed(noun: string, now: number, names: readonly Named[]): string | undefined {
  const [head = '', kind = ''] = noun.split(' ')
  const stem = head.replace(/s$/, '')
  const alike = groupsOf(names).filter((section) =>
    foldInPlace(section)
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.replace(/s$/, '') === stem),
  )
  const savoury = /^salgad/.test(kind) ? alike.filter((section) => !/doce/i.test(section)) : alike
  const counted = savoury.find((section) => sizeOf(section, names) === now)
  return (
    subjectOf(noun, names) ??
    counted ??
    (savoury.length === 1 ? savoury[0] : undefined) ??
    (alike.length === 0 ? subjectOf(head, names) : undefined)
  )
}

export const mostOfKind: Concept = (thought) => {
  const { said, names } = thought
  const found = upTo.exec(said)
  const own = said.slice(found?.index ?? 0, (found?.index ?? 0) + 60)
  if (
    !found?.groups ||
    elsewhere.test(own) ||
    /\bnao (?:quero|pode|precisa)\b.{0,12}$/.test(said.slice(0, found.index))
  )
    return null
  // "pode tirar até 3 petiscos" counts what leaves.
  if (/\b(?:tir|cort|elimin|retir|remov|enxug|limp)\w+\b|\bsa(?:i|ir|em|iam)\b/.test(said)) return null
  const told = today.exec(said.slice(0, found.index) + said.slice(found.index + found[0].length))
  const now = countOf(told?.groups?.n)
  const group = groupNamed(found.groups.noun ?? '', now, names)
  const count = countOf(found.groups.n)
  if (group === undefined || group === everyItem || !(count >= 1) || sizeOf(group, names) <= count)
    return null
  return {
    wishes: [{ kind: 'count', count, bound: 'at_most', of: 'items', item: group }],
    span: spanOver(thought, [found.index], goesOn),
    tail: tells,
  }
}
