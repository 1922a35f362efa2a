/** What the house's own sales say of its competitors: an item that sells less since one of them opened. */
import { shortDay } from '../../../base/calendar.ts'
import { spelledSales } from '../../../base/house/spelled-sales.ts'
import { theHouse } from '../../../base/language/grammar.ts'
import { formatNumber } from '../../../base/language/text.ts'
import { type Fall, fallSince } from '../../../base/pricing/fall-since.ts'
import { rivalFactText } from '../../../base/request/describe-rivals.ts'
import { quotesOf } from '../gaps.ts'
import { type Asked, factsOf, shared } from './asked.ts'

/** Weeks from which on no fall says something. */
const enoughWeeks = 10

const whole = (value: number) => formatNumber(Math.round(value))
const changed = (share: number) =>
  Math.abs(share) < 0.03
    ? 'ficou igual'
    : `${share > 0 ? 'subiu' : 'caiu'} ${Math.round(Math.abs(share) * 100)}%`

/** The falls of the items that competitors sell too, the deepest first. */
export function fallsOf(asked: Asked): Fall[] {
  const { sales, menu } = asked
  if (sales === null || sales.period === null) return []
  const spelled = spelledSales(
    sales,
    menu.map(({ name }) => name),
  )
  return shared(asked)
    .flatMap(({ ours }) => (ours === undefined ? [] : (fallSince(spelled, ours) ?? [])))
    .toSorted((a, b) => a.after / a.before - b.after / b.before)
}

/** "Smash duplo caiu 25% desde a semana de 19/10 (de 212 para 158 por semana), e o resto da casa ficou igual" */
export const fallText = ({ name, since, before, after, rest }: Fall): string =>
  `${name} caiu ${Math.round((1 - after / before) * 100)}% desde a semana de ${shortDay(since)} (de ${whole(before)} para ${whole(after)} por semana), e o resto da casa ${changed(rest)}`

/** Who sells it for less, with what the owner tells of its opening. */
export function cheaperIn({ name }: Fall, asked: Asked): { name: string; opened: string | null }[] {
  const [item] = shared(asked).filter(({ ours }) => ours === name)
  if (!item) return []
  return quotesOf(item)
    .filter(({ price, away }) => price < item.own && away === undefined)
    .toSorted((a, b) => a.price - b.price)
    .map(({ competitor }) => {
      const [fact] = factsOf(asked, 'opened').filter((one) => one.competitor === competitor)
      return { name: competitor, opened: fact ? rivalFactText(fact) : null }
    })
}

/** Whom an item's fall points at: who opened since then, else who sells it for least. */
export function pointedAt(fall: Fall, asked: Asked): { name: string; opened: string | null } | null {
  const cheaper = cheaperIn(fall, asked)
  return cheaper.find(({ opened }) => opened !== null) ?? cheaper[0] ?? null
}

/** The sentence on one item, for the answer on its price; empty if the sheet shows no fall. */
export function soldSince(item: string, asked: Asked): string {
  const fall = fallsOf(asked).find(({ name }) => name === item)
  if (!fall) {
    const { sales } = asked
    return sales?.period &&
      sales.weeks.length >= enoughWeeks &&
      sales.itemWeeks.some(({ name }) => name === item)
      ? `Na planilha, a venda de ${item} não caiu mais do que o resto da casa: até aqui, o preço não tirou cliente.`
      : ''
  }
  const to = pointedAt(fall, asked)
  const since = to?.opened ? `: é desde que ${theHouse(to.name)} ${to.opened}` : ''
  return `Na planilha, ${fallText(fall)}${since}. Coincidência no tempo não é prova: pergunte a dez clientes.`
}
