/** "A planilha é de outubro": the days of a sales sheet without dates. A sheet with dates knows them, and is only told of. */
import { addDays, foldedMonths, monthPattern } from '../../base/calendar.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { withoutSpans } from '../text/take-out.ts'

/** Whether the rows of the sales sheet have dates. */
export type SheetDates = 'dated' | 'undated'

const sent =
  '(?:enviad|anexad|mandad|informad)[oa]s?|em anexo|d[aeo]s? (?:vendas?|planilha|caixa|sistema|pdv|itens)|que (?:eu |a gente )?(?:mand|envi|anex|sub|pass)\\w+'
const sheet = `(?:planilhas?|tabela|arquivo|relatorio|dados|numeros|vendas|csv|excel)(?: (?:${sent}))*`
const covers =
  '(?:e|sao|soma|somam|junta|juntam|vai|vao|cobre|cobrem|pega|pegam|traz|tem|inclui|incluem|corresponde\\w* a|se refere\\w* a|refere-se a|e so|sao so|e relativ[oa] a|foi tirad[oa])'
const month = `${monthPattern}(?: (?:inteiro|todo|completo|passado))?(?:(?: de |/)20\\d\\d)?`
const day = `\\d{1,2}[oº]?(?:/\\d{1,2}(?:/(?:20)?\\d\\d)?| de ${monthPattern})`
const count =
  '(?:\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|trinta|sessenta|noventa)'
const unit = '(?:dias?|semanas?|mes(?:es)?|trimestres?|semestres?|anos?)'
const days = [
  `(?<first>${day}) (?:a|ate|ao) (?:o )?(?:dia )?(?<last>${day})`,
  `(?:(?:todo )?(?:o )?(?:mes|meses) d[eo]s? )?(?<months>${month}(?:(?:,| e| a| ate|, e) ${month}){0,11})(?: (?:junt[oa]s|somad[oa]s|ao todo|no total|inteiros|completos))*`,
  `(?:[oa]s? )?ultim[oa]s? (?<length>${count} ${unit}|${unit})`,
  `(?<counted>${count} semanas) (?:d[eoa]s? |em |entre )(?<around>${month}(?: e |, | a )${month})`,
  `(?<whole>${count} ${unit})(?: (?:completos?|inteiros?|corridos?|seguidos?))?`,
  '(?<before>(?:o )?mes passado)',
].join('|')

/** A whole clause: what else it says may be an order. */
const told = new RegExp(
  `(?<=(?:^|[.!?;\\n]|, ?(?:e )?)\\s*)(?:(?:e|mas|obs:?) )?(?:[oa]s? |minhas? |meus? |noss[oa]s? |ess[ae]s? |est[ae]s? )?(?:${sheet},? ${covers}(?: (?:tres|dois|duas|seis|\\d{1,2}) (?:meses|semanas),)?|(?:mand|envi|anex|sub)(?:ei|amos|i|imos) (?:[oa]s? )?${sheet}|sao (?:as )?vendas|vendas) (?:d[eoa]s? |apenas d[eo] |so d[eo] |desde )?(?:${days})(?:,? (?:tirad|puxad|retirad)[oa]s? d[eoa] [a-z]+)?(?=\\s*(?:$|[.;!\\n]|,(?! (?:e )?(?:${monthPattern}))(?! e )| e (?!${monthPattern})))`,
  'g',
)

const monthOf = (said: string) => foldedMonths.findIndex((name) => said.includes(name))
const pad = (value: number) => String(value).padStart(2, '0')
const lastDay = (year: number, at: number) =>
  addDays(`${at === 11 ? year + 1 : year}-${pad(((at + 1) % 12) + 1)}-01`, -1)

/** So many weeks of two months: their number is told, and that they lie on both sides of the months' turn. */
function amid(counted: string, around: string, today: string) {
  const months = monthsOf(around, today)
  const weeks = Number(/^\d+/.exec(counted)?.[0] ?? amountsIn(counted)[0]?.value ?? 0)
  const days = weeks * 7
  if (!months || days < 7) return null
  const turn = `${months.to.slice(0, 7)}-01`
  const from = addDays(turn, -Math.ceil(days / 2))
  const end = addDays(from, days - 1)
  const to = end < today ? end : addDays(today, -1)
  return { from: addDays(to, 1 - days), to }
}

/** The latest such day that is not after today. */
function dayBefore(said: string, today: string): string | null {
  const [, date = '', slashed, year] = /^(\d{1,2})[oº]?(?:\/(\d{1,2})(?:\/((?:20)?\d\d))?)?/.exec(said) ?? []
  const at = slashed === undefined ? monthOf(said) : Number(slashed) - 1
  if (at < 0 || at > 11 || Number(date) < 1 || Number(date) > 31) return null
  const inYear = (each: number) => `${each}-${pad(at + 1)}-${pad(Number(date))}`
  if (year !== undefined) return inYear((Number(year) % 100) + 2000)
  const now = Number(today.slice(0, 4))
  return inYear(now) <= today ? inYear(now) : inYear(now - 1)
}

const daysOf: readonly (readonly [unit: RegExp, days: number])[] = [
  [/dia/, 1],
  [/semana/, 7],
  [/trimestre/, 91],
  [/semestre/, 182],
  [/mes/, 30],
  [/ano/, 365],
]

/** The days of a length that ends yesterday. */
function lately(said: string, today: string) {
  const [, perUnit = 0] = daysOf.find(([unit]) => unit.test(said)) ?? []
  const number = Number(/^\d+/.exec(said)?.[0] ?? amountsIn(said)[0]?.value ?? 1)
  const length = number * perUnit
  return length > 0 ? { from: addDays(today, -length), to: addDays(today, -1) } : null
}

function monthsOf(said: string, today: string) {
  const names = [...said.matchAll(new RegExp(monthPattern, 'g'))].map(([name]) => foldedMonths.indexOf(name))
  const [first, last] = [names[0], names.at(-1)]
  if (first === undefined || last === undefined) return null
  const year = Number(/20\d\d/.exec(said)?.[0] ?? 0)
  const now = Number(today.slice(0, 4))
  const ends = year || (`${now}-${pad(last + 1)}-01` <= today ? now : now - 1)
  const starts = first > last ? ends - 1 : ends
  const to = lastDay(ends, last)
  return { from: `${starts}-${pad(first + 1)}-01`, to: to < today ? to : addDays(today, -1) }
}

function spanOf(
  { first, last, months, length, whole, before, counted, around }: Record<string, string | undefined>,
  today: string,
) {
  if (first !== undefined && last !== undefined) {
    const to = dayBefore(last, today)
    const from = to && dayBefore(first, to)
    return from && to ? { from, to } : null
  }
  if (months !== undefined) return monthsOf(months, today)
  if (before !== undefined) return monthsOf(foldedMonths[(Number(today.slice(5, 7)) + 10) % 12] ?? '', today)
  if (counted !== undefined && around !== undefined) return amid(counted, around, today)
  const lasting = length ?? whole
  return lasting === undefined ? null : lately(lasting, today)
}

/** The stated days of the sales as a wish, or told where the sheet knows its own; and the text without those words. */
export function withSalesPeriod(
  text: string,
  dates: SheetDates | null,
  today: string,
): { wishes: DraftWish[]; told: Span[]; rest: string } {
  const found = [...foldInPlace(text).toLowerCase().matchAll(told)].flatMap((match) => {
    const span = spanOf(match.groups ?? {}, today)
    const place = { start: match.index, end: match.index + match[0].length }
    return span && span.from <= span.to ? [{ ...place, span }] : []
  })
  const wishes =
    dates === 'undated'
      ? found
          .slice(0, 1)
          .map(({ start, end, span }): DraftWish => ({ wish: { kind: 'salesPeriod', ...span }, start, end }))
      : []
  return { wishes, told: found.slice(wishes.length), rest: withoutSpans(text, found) }
}
