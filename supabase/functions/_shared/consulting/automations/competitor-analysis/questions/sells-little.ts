/** Why an item of the house sells little: its price beside theirs, their offers, and what the sheet shows of it. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { isSameName } from '../../../base/match-items.ts'
import { everyday, standOf } from '../gaps.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  needs,
  ownItem,
  percent,
  type Question,
  reais,
} from './asked.ts'

/** Weeks at each end of the sheet that are compared. */
const stretch = 4

/** Units a week in the first and the last weeks of the sheet, and the change of all items in the same time. */
function trendOf(name: string, { sales }: Asked) {
  const series = sales?.itemWeeks.find((one) => isSameName(one.name, name))?.units
  if (!sales || !series || series.length < 2 * stretch) return null
  // A week without every day of the house is no week.
  const usual = Math.max(...sales.weeks.map(({ days }) => days))
  const whole = sales.weeks.flatMap(({ days, units }, at) =>
    days >= usual ? [{ own: series[at] ?? 0, all: units }] : [],
  )
  if (whole.length < 2 * stretch) return null
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
  const [first, last] = [whole.slice(0, stretch), whole.slice(-stretch)]
  const [before, after] = [mean(first.map(({ own }) => own)), mean(last.map(({ own }) => own))]
  const house = mean(last.map(({ all }) => all)) / Math.max(1, mean(first.map(({ all }) => all))) - 1
  return before > 0 ? { before, after, change: after / before - 1, house } : null
}

const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.round(Math.abs(share) * 100)}%`

export function answerSellsLittle({ item }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos ${item ?? 'esse item'} no seu cardápio com preço.`)
  const { price, name, cost } = own
  const compared = comparedOf(name, asked)
  const theirs = compared ? everyday(compared) : []
  const names = asked.items.filter(({ ours }) => ours === name).flatMap((one) => one.names ?? [one.item])
  const deals = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'competitorPrice' &&
    wish.deal !== undefined &&
    wish.min < price &&
    names.includes(wish.item)
      ? [{ competitor: wish.competitor, price: wish.min, deal: wish.deal.replace(/, promoção$/, '') }]
      : [],
  )
  const [offer] = deals
  const stand = compared ? standOf(compared) : null
  const trend = trendOf(name, asked)
  const fall =
    trend === null
      ? ''
      : `Na planilha: ${formatNumber(Math.round(trend.before))} por semana nas ${stretch} primeiras semanas, ${formatNumber(Math.round(trend.after))} nas ${stretch} últimas (${signed(trend.change)}); a casa toda, ${signed(trend.house)}.`
  const verdict = offer
    ? `${name} perde na promoção: ${theHouse(offer.competitor)} vende a ${formatBrl(offer.price)} cada (${offer.deal}), e você a ${formatBrl(price)}.`
    : stand === 'dearest'
      ? `Pode ser o preço: ${name} a ${formatBrl(price)} é o mais caro da lista, e ${joinList(theirs.map(({ competitor, price: at }) => `${competitor} cobra ${formatBrl(at)}`))}.`
      : theirs.length > 0
        ? `O preço não explica: ${joinList(theirs.map(({ competitor, price: at }) => `${competitor} cobra ${formatBrl(at)}`))}, e você ${formatBrl(price)}.`
        : `Ninguém na lista deu preço de ${name}: pelo preço não dá para dizer.`
  const fell = trend !== null && trend.change < Math.min(-0.05, trend.house - 0.05)
  const cheap = offer && cost !== null && cost > 0 && offer.price > cost
  return {
    ...answer(
      verdict,
      fall,
      trend === null
        ? 'Sem a planilha com datas não se vê desde quando sai pouco.'
        : fell
          ? 'Caiu mais que a casa: o motivo está nele, e não no movimento.'
          : 'Não caiu mais que a casa.',
      cheap
        ? `Se responder, responda só na hora de fila e em quantidade: o mesmo pacote deixa ${formatBrl(offer.price - cost)} por unidade, e hoje cada uma deixa ${formatBrl(price - cost)} (${percent(1 - (offer.price - cost) / (price - cost))} a menos). Ou junte ${name} a uma bebida, pelo preço do cardápio.`
        : 'Sirva uma prova em dez mesas e pergunte por que não pedem: em uma semana se sabe se é nome, foto ou sabor.',
      trend !== null && fell && cost !== null
        ? `${capitalize(name)} deixa de trazer ${reais((trend.before - trend.after) * (price - cost) * 4.3)} por mês em relação ao começo da planilha.`
        : '',
    ),
    ...(theirs.length === 0 && trend === null && { open: true }),
  }
}
