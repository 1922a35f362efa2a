/** What the owner tells of a competitor besides prices, as it decides: its wait, its hours, its manner, what it has not. */
import { foldAccents } from '../../../base/language/text.ts'
import { type Asked, factsOf } from './asked.ts'

export type ToldOf = {
  /** In the owner's words. */
  said: string[]
  /** Minutes, or 0 where only a queue or a wait is told; null if neither. */
  wait: number | null
  /** Hour of closing, 0 to 24; null if unknown. */
  closes: number | null
  /** Hour from which alone it opens, 0 to 24; null if unknown. */
  opens: number | null
  full: boolean
  /** Dearer in manner: "mais metido, tem mesa e ar". */
  fine: boolean
  /** What it does not sell, in the owner's words. */
  lacks: string[]
}

const wait = /\b(?:demor\w+|espera\w*|fila|lent\w+)\b/
const minutes = /(\d{1,3})\s*(?:min\b|minutos?)/
const closing =
  /\b(?:fecha\w*|encerra\w*|para de (?:vender|servir|atender)|funciona\w* ate|so ate|vai ate)\b.*?(\d{1,2}|meia-?noite)\s*(h|horas?|da noite|da tarde)?/
const openingHour =
  /\babre\w* (?:so )?(?:as|a partir d[ae]s?|depois d[ae]s?|la pel[ao]s)? ?(\d{1,2})(?: ?h| ?:|\b)/
const fine =
  /\b(?:metid\w+|chiqu\w+|granfin\w+|gourmet|luxo|fin[oa]s?|arrumad\w+|sofisticad\w+|ar[- ]?condicionado|climatizad\w+|(?:tem|com) (?:\w+ e )?ar)\b/
const full = /\b(?:chei[oa]|lota\w*|enche\w*|bomba\w*|fila)\b/
const without = /\bnao (?:faz\w*|tem|vend\w+|serv\w+)\s+(\p{L}[\p{L} ]{2,40})/u

/** "às 9 da noite": no house closes at nine in the morning. */
const evening = (hour: number) => (hour < 12 ? hour + 12 : hour)

export function toldOf(competitor: string, asked: Asked): ToldOf {
  const facts = (['crowd', 'threat'] as const)
    .flatMap((about) => factsOf(asked, about))
    .filter((fact) => fact.competitor === competitor)
  const said = facts.map(({ what, text }) => (what ?? text).replace(/[\s.,;]+$/, ''))
  const plain = said.map((one) => foldAccents(one).toLowerCase())
  const waits = plain.filter((one) => wait.test(one))
  const hour = plain.flatMap((one) => closing.exec(one)?.[1] ?? [])[0]
  return {
    said,
    wait: waits.length === 0 ? null : Math.max(0, ...waits.map((one) => Number(minutes.exec(one)?.[1] ?? 0))),
    closes: hour === undefined ? null : /^meia/.test(hour) ? 24 : evening(Number(hour)),
    opens:
      plain.flatMap((one) => Number(openingHour.exec(one)?.[1] ?? Number.NaN)).find((one) => one <= 24) ??
      null,
    full: plain.some((one) => full.test(one)),
    fine: plain.some((one) => fine.test(one)),
    lacks: plain.flatMap((one) => without.exec(one)?.[1]?.trim() ?? []),
  }
}

/** Who serves without tables: a truck, a cart, a trailer. */
export const hasNoTables = ({ context }: Asked): boolean =>
  context.restaurant.type === 'food_truck' ||
  /\b(?:truck|carrinho|trailer|carrocinha|barraquinha)\b/i.test(context.restaurant.name)

/** Whether a competitor stands near enough to be looked at in passing. */
export const isNear = (competitor: string, { context }: Asked): boolean =>
  context.sheet.wishes.some(
    (wish) =>
      wish.kind === 'competitorPrice' &&
      wish.competitor === competitor &&
      /\b(?:do lado|ao lado|em frente|vizinh\p{L}+|colad\p{L}+|na mesma|na pra[cç]a|aqui perto)/iu.test(
        wish.text,
      ),
  )
