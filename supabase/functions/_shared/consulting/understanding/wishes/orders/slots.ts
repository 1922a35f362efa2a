/** Parts that any order may have: until when it holds, and on what condition. Each is taken out of the clause. */
import { monthPattern } from '../../../base/calendar.ts'
import { findDates } from '../../dates/find-dates.ts'

const end =
  '(?:(?:o|a) )?(?:(?:fim|final|termino|virada) d[eoa]s? |(?:passar|acabar|terminar|chegar) (?:(?:o|a) )?|depois d[eoa]s? )?(?:(?:o|a) )?'
const untilDate = new RegExp(
  `,?\\s*\\b(?:pelo menos |no minimo )?(?:so )?ate (${end}(?:(?:dia|mes de) )?[\\p{L}\\d/]+(?: d[eoa]s? [\\p{L}\\d]+){0,3}(?: de \\d{4})?)`,
  'u',
)
const span =
  /,?\s*\b((?:por|durante|pelos? proximos?|nos proximos) (?:os )?(?:proximos )?(?:\d+|um|uma|dois|duas|tres|quatro|cinco|seis|doze) (?:dias?|semanas?|mes|meses|anos?)|por enquanto|por ora|(?:n?este|n?esse) (?:ano|mes|verao|semestre)|(?:durante )?(?:o )?(?:ano|mes|verao) (?:todo|inteiro))\b/u
/** Times without a date of their own. */
const season =
  /\b(?:verao|inverno|ferias|temporada|semestre|reforma|obra|festa|quaresma|ano|mes|segunda ordem|alta estacao)\b/

/** @property until in the owner's words, folded */
export type Until = { rest: string; until?: string }

/** Until when a clause holds, and the rest of it. "até 25 reais" and "até dois" are amounts. */
export function withoutUntil(said: string, today: string): Until {
  const found = untilDate.exec(said)
  if (found) {
    const words = longestDate(found[1] ?? '', today)
    if (words !== null) {
      const from = found.index
      const to = from + found[0].indexOf(found[1] ?? '') + words.length
      return { rest: `${said.slice(0, from)} ${said.slice(to)}`.trim(), until: `até ${words}` }
    }
  }
  const whole = span.exec(said)
  if (!whole) return { rest: said }
  return {
    rest: `${said.slice(0, whole.index)} ${said.slice(whole.index + whole[0].length)}`.trim(),
    until: whole[1] ?? '',
  }
}

/** The longest beginning of the words that names a time. */
function longestDate(said: string, today: string): string | null {
  const words = said.split(' ')
  for (let length = words.length; length > 0; length -= 1) {
    const part = words.slice(0, length).join(' ')
    const [date, another] = findDates(part, today)
    if (/\b(?:reais|%)/.test(part)) continue
    const ends = date !== undefined && another === undefined && date.end === part.length
    if (ends || (length > 1 && season.test(words[length - 1] ?? ''))) return part
  }
  return new RegExp(`^${monthPattern}$`).test(words[0] ?? '') ? (words[0] ?? null) : null
}

const needed =
  /,?\s*\b(?:(?:so )?(?:se|caso) (?:for |eu |voces |a gente )*(?:precis\p{L}+|preciso|necessario|o caso|falt\p{L}+|tiver que|houver)(?: (?:de )?(?:espaco|cortar|tirar|reduzir|lugar|um|algum\p{L}*|mais|algo)){0,3}|(?:so )?em ultimo caso|na falta de espaco|se nao (?:couber|der|tiver espaco|tiver jeito)|se faltar (?:espaco|lugar)|se (?:el[ea]s? )?(?:ficar|estiver|passar|continuar|for)(?:em)? (?:acima|mais car[oa]s?|muito car[oa]s?)(?: diss?o| d[eo]ss[ea] (?:valor|preco|limite))?)(?:,(?= ))?/u

/** Whether an order holds only if there is need, and the rest of it. */
export function withoutNeed(said: string): { rest: string; ifNeeded: boolean } {
  const found = needed.exec(said)
  if (!found) return { rest: said, ifNeeded: false }
  return {
    rest: `${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}`.trim(),
    ifNeeded: true,
  }
}
