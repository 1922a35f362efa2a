/** Bottles that a house has too many of: "tenho nove garrafas de Carvalho paradas, quero girar em oito semanas". */

import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numberInWords } from '../text/numbers.ts'
import { canon } from '../text/scan.ts'
import { ownCachaca } from './offers.ts'

const bottles =
  /(\d{1,3}) garrafas?(?: (?:fechadas|cheias|inteiras|paradas))? (?:de |da |do )(?:cachaca )?(?!cachaca\b)([a-z]+)(?: (?:extra[- ]?)?premium)?/
const span = /(?:em|ate|dentro de|por|nas proximas|nos proximos) (\d{1,3}) (semanas?|meses|mes|dias)/
const cue =
  /parad|encalh|\bgirar?\b|\bgiro\b|sobr(?:a|ou|aram|ando)|estoque|escoar|esvaziar|acabar|dar saida|vender|gastar|zerar|desovar/
/** Words of such a sentence that tell nothing else. */
const plain =
  /^(?:eu|a|o|as|os|e|de|da|do|que|ainda|aqui|la|na|no|em|com|tenho|temos|tem|estou|estamos|ficou|ficaram|comprei|compramos|sobrou|sobraram|sobrando|sobra|parad\w+|encalhad\w+|quero|queremos|queria|preciso|precisamos|precisa|girar?|giro|vender|gastar|usar|escoar|esvaziar|acabar|zerar|desovar|dar|saida|tudo|isso|elas|essas|esse|estoque|prateleira|deposito|adega|todas?|essa|meu|minha|nosso)$/

const inWeeks = (count: number, unit: string): number =>
  Math.max(
    1,
    Math.round(unit.startsWith('semana') ? count : unit.startsWith('m') ? (count * 52) / 12 : count / 7),
  )

/** The text in lower case without accents, with numbers in figures. */
function inFigures(text: string): string {
  const words = foldInPlace(text)
    .toLowerCase()
    .split(/[\s,.;]+/)
    .filter(Boolean)
  const keys = words.map((word) => canon(word))
  const told: string[] = []
  for (let at = 0; at < words.length; ) {
    const number = /^(?:um|uma)$/.test(words[at] ?? '') ? null : numberInWords(keys, at)
    told.push(number ? String(number.value) : (words[at] ?? ''))
    at += number?.words ?? 1
  }
  return told.join(' ')
}

/** Bottles of one of the farm's cachaças to sell off, with the weeks; null if the text says anything else, too. */
export function readStock(text: string): WishContent | null {
  const folded = inFigures(text)
  const found = bottles.exec(folded)
  const [, count, name = ''] = found ?? []
  if (!found || !cue.test(folded) || count === undefined) return null
  const what = ownCachaca(name)
  if (what === null) return null
  const when = span.exec(folded)
  const rest = folded.replace(bottles, ' ').replace(span, ' ').split(' ').filter(Boolean)
  if (Number(count) === 0 || !rest.every((word) => plain.test(word))) return null
  return {
    kind: 'prefer',
    what,
    why: 'supply',
    bottles: Number(count),
    ...(when && { weeks: inWeeks(Number(when[1]), when[2] ?? '') }),
  }
}
