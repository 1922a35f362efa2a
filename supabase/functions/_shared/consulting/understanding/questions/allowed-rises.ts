/** "As massas podem subir, desde que nenhuma passe de R$ 72 e que o aumento fique em até 7%": what may rise, and how far. */
import { everyItem } from '../../base/request/match-item.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { amount, subjectsOf, valueIn } from './price-subjects.ts'

const permission =
  /^\s*(?:(?:e|mas|ja|eu|so) )*(?<who>[^;:]{3,120}?) (?:tambem )?pode(?:m)? (?:subir|aumentar|mudar|variar|mexer|encarecer|ser reajustad\w+|ter (?:reajuste|aumento))(?: (?:de preco|sim|um pouco|tranquil\w+))?(?:,? (?:desde que|contanto que|mas|sem que|so que|se|com (?:a )?condicao (?:de )?que)(?: que)? |,? (?=(?:em )?(?:ate|no maximo|so ate)\b))(?<rest>.+)$/
/** "os demais", "o resto": all that has no limit of its own. */
const others =
  /^(?:tod[oa]s )?(?:[oa]s? )?(?:demais|outr[oa]s|resto|restantes?|que sobra\w*)(?: (?:itens|precos|pratos|produtos))?$/
const parting =
  /,? (?:e|nem|mas)(?: que)? (?=nenhum|nada|nao|o (?:aumento|reajuste)|ate|no maximo|pass)|, (?=nenhum|nada|nao|o (?:aumento|reajuste)|que )/
const bound =
  '(?:(?:fi(?:que|car)|seja|ser|esteja|nao pass\\w+|nao ultrapass\\w+|limitad\\w+|em|a|de|d[eo]|ate|no maximo|maximo|so|abaixo) )*'
const conditions: readonly (readonly [RegExp, (value: number) => Partial<Limit>])[] = [
  [
    new RegExp(
      `^(?:que )?(?:nenhum\\w*|nada|nao)(?: del[ea]s| dess[ea]s| prec\\w+| item| prato)? ?(?:pode |possa |vai |va )?(?:pass\\w+|ultrapass\\w+|fi(?:que|car) (?:acima|mais car\\w+)|chegu?\\w+|suba alem|acima)(?: (?:d[eo]s?|a|que))? (?<v>${amount})$`,
    ),
    (max) => ({ max }),
  ],
  [
    new RegExp(
      `^(?:que )?(?:(?:o |a )?(?:aumento|reajuste|acrescimo|subida|variacao|alta)s? )?${bound}(?<v>\\d{1,2}(?:,\\d)?) ?(?:%|por cento)(?:,? (?:(?:para|pra) (?:cima|baixo|mais|menos)(?: ou (?:(?:para|pra) )?(?:cima|baixo|mais|menos))?|no total|cada(?: um)?))?$`,
    ),
    (percent) => ({ percent }),
  ],
  [
    new RegExp(
      `^(?:que )?(?:(?:o |a )?(?:aumento|reajuste|acrescimo|subida)s? )?${bound}(?<v>${amount}) (?:a mais|de aumento|de acrescimo|cada(?: um)?|por item)$`,
    ),
    (rise) => ({ rise }),
  ],
  [
    new RegExp(`^(?:que )?(?:o |a )?(?:aumento|reajuste|acrescimo)s? ${bound}(?<v>${amount})$`),
    (rise) => ({ rise }),
  ],
]

type Limit = { max: number; percent: number; rise: number }

/** The limits of a permission; null where one of its conditions is not understood. */
function limitsOf(rest: string): Partial<Limit>[] | null {
  const said = rest
    .trim()
    .split(parting)
    .map((one) => one.trim())
  const limits = said.map((one) => {
    for (const [form, limit] of conditions) {
      const value = valueIn(form.exec(one)?.groups?.v)
      if (value > 0) return limit(value)
    }
    return null
  })
  return limits.some((one) => one === null) ? null : limits.flatMap((one) => one ?? [])
}

/** What may rise within limits, as ceilings and caps of its items. */
export function readAllowedRises(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap(({ said, at }) => {
    const plain = said.replace(/[\s.,;:!]+$/, '')
    const { who = '', rest = '' } = permission.exec(plain)?.groups ?? {}
    const limits = who === '' ? null : limitsOf(rest)
    const subjects = others.test(who) ? [everyItem] : subjectsOf(who, names)
    if (!limits || limits.length === 0 || !subjects || plain.length > longestText) return []
    const start = at + (plain.length - plain.trimStart().length)
    return subjects.flatMap((item) =>
      limits.map(
        (limit): DraftWish => ({
          wish: { kind: 'capPrice', item, ...limit } satisfies WishContent,
          start,
          end: at + plain.length,
        }),
      ),
    )
  })
}
