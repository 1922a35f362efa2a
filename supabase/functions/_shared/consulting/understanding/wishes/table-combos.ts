/**
 * A combo told with whom it feeds, its parts and its price in one sentence: "um combo pra família de quatro, com um prato
 * pra dois, um petisco e bebida, por menos de 250". Read whole: its parts alone would be things to show, and its guests R$.
 */

import { numberValues } from '../../base/language/number-words.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { amount, valueIn } from '../questions/price-subjects.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Guests of words that count none. */
const groups: Readonly<Record<string, number>> = { casal: 2, familia: 4 }
const people =
  '(?: (?:pra|para|de|p/) (?:um |uma |a |o )?(?:(?:familia|grupo|mesa|turma|galera)(?: (?:de|com|pra|para))?(?: (?<many>\\d|dois|duas|tres|quatro|cinco|seis)(?: pessoas| gente)?)?|(?<who>casal)|(?<count>\\d|dois|duas|tres|quatro|cinco|seis)(?: pessoas| gente)))'
const combo = new RegExp(
  `(?<![a-z])(?:combo|combinado|kit)${people}(?<between>[^.;]{0,40}?),? (?:com|que tenha|que leve|levando|de) (?<parts>[^.;]{5,110}?),? (?:por|a|ate|custando|saindo (?:a|por)|no valor de)(?: (?:menos|ate|abaixo|no maximo|no max))?(?: de| d[eo]s?)? (?<max>${amount})(?<tail>(?: no maximo| tudo| ao todo)?)[\\s.!]*$`,
)
const forTwo = /(?: (?:pra|para|de|p\/) (?:dois|duas|2|casal|dividir)(?: pessoas)?)$/

/** The section or item that a part names, by the menu's own word for it. */
function partIn(said: string, names: readonly Named[]): string | null {
  const clean = said.trim().replace(/^(?:\d|um|uma|uns|umas|dois|duas|tres|quatro|a|o|as|os)\s+/, '')
  const shared = forTwo.test(clean)
  const word = clean.replace(forTwo, '').trim()
  if (word === '') return null
  const sections = names.filter(({ isSection }) => isSection)
  const head = word.replace(/s$/, '')
  const own = sections.filter(({ name }) => foldInPlace(name).toLowerCase().includes(head))
  const forMany = own.find(({ name }) => /dois|duas|casal|dividir|compartilh/iu.test(name))
  const section = (shared ? forMany : undefined) ?? own[0]
  if (section) return section.name
  const item = names.find((one) => !one.isSection && namesItem(word, { name: one.name }))
  return item ? word : null
}

export function readTableCombos(text: string, names: readonly Named[]): DraftWish[] {
  return cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true).flatMap(({ said, at }) => {
    if (/\?\s*$/.test(said)) return []
    const found = combo.exec(said)
    const max = valueIn(found?.groups?.max ?? '')
    if (!found?.groups || max === null || max === undefined || !(max > 0)) return []
    const { many, who, count, parts = '' } = found.groups
    const eaters = many ?? who ?? count ?? 'familia'
    const guests = groups[eaters] ?? numberValues[eaters] ?? Number(eaters)
    const named = parts.split(/,? e |, /).map((part) => partIn(part, names))
    const own = named.flatMap((one) => one ?? [])
    if (own.length !== named.length || own.length < 2 || own.length > 3) return []
    const lead = /^\s*/.exec(said)?.[0].length ?? 0
    const end = said.replace(/[\s.!;,]+$/, '').length
    return [
      {
        wish: { kind: 'newCombo', count: 1, max, guests, with: own },
        start: at + lead,
        end: at + end,
      },
    ]
  })
}
