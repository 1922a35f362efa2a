/** "Vale manter a buchada só no domingo?": whether an item stays on some days alone, and how many go on each of them. */
import { everyWeek } from '../../../base/calendar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { inReais } from '../amounts.ts'
import type { MenuSales } from '../menu-sales.ts'
import { type Answer, type Asking, percent, type Question, type Sold, whole } from './asking.ts'
import { unitsOn } from './day-units.ts'

/** Share of the house's margin from which a dish is missed on the days without it. */
const missedShare = 0.03
/** Weeks of a month. */
const weeks = 4.33

const isOfDays = (wish: RequestSheet['wishes'][number]) =>
  wish.kind === 'question' && wish.about === 'keepWorth' && wish.item !== undefined && wish.weekdays

/** The sheet with the days on which the asked items go, where little is lost on the others. */
export function withDaysAsked(sheet: RequestSheet, { countable }: MenuSales): RequestSheet {
  const margin = ({ units, price, cost }: (typeof countable)[number]) => units * (price - cost)
  const house = countable.reduce((sum, item) => sum + margin(item), 0)
  const onDays = sheet.wishes.flatMap((wish) => {
    if (!isOfDays(wish) || wish.kind !== 'question' || wish.item === undefined) return []
    const { item: said, weekdays = [], text, origin } = wish
    const [item, ...others] = countable.filter(({ name, category }) =>
      namesItem(said, { name, section: category }),
    )
    const isSmall = item !== undefined && others.length === 0 && margin(item) < house * missedShare
    const isTold = sheet.wishes.some((one) => one.kind === 'served' && one.item === said)
    return isSmall && !isTold ? [{ kind: 'served' as const, item: item.name, weekdays, text, origin }] : []
  })
  return onDays.length === 0 ? sheet : { ...sheet, wishes: [...sheet.wishes, ...onDays] }
}

/** The answer for one sold item; null where the question names no days. */
export function onSomeDays({ weekdays }: Question, item: Sold, asking: Asking): Answer | null {
  if (!weekdays || weekdays.length === 0) return null
  const { monthly, per, categories } = asking
  const units = item.units * monthly
  const leaves = units * item.margin
  const house = categories
    .flatMap(({ items }) => items)
    .reduce((sum, one) => sum + one.units * one.margin * monthly, 0)
  const days = everyWeek(weekdays)
  const known = unitsOn(item, weekdays, asking)
  const each = units / (weeks * weekdays.length)
  const round = (value: number) => formatNumber(Math.max(1, Math.round(value)))
  const facts = `Saem ${whole(units)} ${per}, e cada um deixa ${formatBrl(item.margin)}: ${inReais(leaves)} ${per}, ${percent(leaves / house)} da margem da casa.`
  if (item.move === 'remove')
    return { verdict: `Neste plano ${item.name} sai, como você pediu.`, texts: [facts] }
  const kept = known === null ? null : Math.min(1, (known * weeks) / Math.max(units, 1))
  const lost = kept === null ? leaves / 2 : leaves * (1 - kept)
  if (leaves >= house * missedShare)
    return {
      verdict: `Não: ${days} é pouco para o que ele deixa; fica todos os dias.`,
      texts: [
        facts,
        `${kept === null ? 'Se metade dos pedidos se perder' : `A planilha põe ${percent(kept)} da venda nesses dias; sem o resto`}, são ${inReais(lost)} ${per} a menos.`,
      ],
    }
  return {
    verdict: `Vale: fica só ${days}, com isso escrito na linha.`,
    texts: [
      facts,
      kept === null
        ? `A planilha não mostra em que dia sai: se todos vierem nesses dias, são ${round(each)} por dia; se metade vier, ${round(each / 2)}, e a casa deixa de ganhar ${inReais(lost)} ${per}. Prepare ${round(each)} ou aceite por encomenda até a véspera.`
        : `Nesses dias já saem ${round((known ?? 0) / weekdays.length)} por dia, ${percent(kept)} da venda: fora deles, a casa deixa de ganhar até ${inReais(lost)} ${per}. Prepare essa conta, e o que passar dela por encomenda.`,
    ],
  }
}
