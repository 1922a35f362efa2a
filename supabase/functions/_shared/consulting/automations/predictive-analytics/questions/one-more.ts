/** One more person at the pay that the owner states: how many more orders of a day pay it. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { houseItems } from '../../../base/house/own-menu.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList } from '../../../base/language/text.ts'
import { guestsOf } from '../customers.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { onThe } from '../sentences.ts'
import { sharedItem } from '../shared-item.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

/** The share of a sale that is left after its goods. */
export function marginOf({ purchases, revenue, target }: Asked['forecast']): number {
  const goods = purchases.reduce((sum, { expected, cost }) => sum + expected * (cost ?? 0), 0)
  const money = revenue?.coming.find(({ monday }) => monday === target)?.value ?? 0
  return money > 0 && goods > 0 && goods < money ? 1 - goods / money : 0.65
}

const carries = /entregador|motoboy/

/** One more person at the pay that the owner states, on the days that the owner names. */
export function answerOneMore(question: Question, asked: Asked, wage: number): Answer | null {
  const { forecast, sales, house } = asked
  const guest = guestsOf(sales, house)?.money ?? null
  const { what = 'pessoa', weekdays = [] } = question
  if (guest === null || guest <= 0) return null
  const menu = houseItems(house)
  const shared = sales.items.filter(
    ({ name, category, price }) =>
      price !== null &&
      sharedItem(name, menu(name)?.section ?? category) &&
      itemKind({ name, section: menu(name)?.section ?? category }) === 'dish',
  )
  const sold = shared.reduce((sum, { units }) => sum + units, 0)
  const wholeDish =
    shared.reduce((sum, { units, price }) => sum + units * (price ?? 0), 0) / Math.max(1e-9, sold)
  // A delivery takes a whole pizza, and not one guest's part of it.
  const isCarried = carries.test(foldAccents(what.toLowerCase()))
  const each = isCarried && sold > 0 ? Math.max(guest, wholeDish) : guest
  const noun = isCarried ? 'entregas' : 'clientes'
  const margin = marginOf(forecast)
  const needed = Math.ceil(wage / (each * margin))
  const days = forecast.weekdays.filter(({ weekday }) => weekdays.includes(weekday))
  const money = forecast.revenue?.coming.find(({ monday }) => monday === forecast.target)?.value ?? null
  const usual = days.map(({ weekday, share }) => ({ weekday, value: (money ?? 0) * share }))
  const on = joinList(weekdays.map((weekday) => onThe(weekday)))
  const part =
    money === null || usual.length === 0
      ? ''
      : ` ${joinList(usual.map(({ weekday, value }) => `${onThe(weekday)} a previsão é de ${formatReais(value)}, e ${whole(needed)} ${noun} são ${percentOf((needed * each) / Math.max(1, value))} disso`))}.`
  return {
    verdict: `Se paga com ${whole(needed)} ${noun} a mais${on === '' ? ' no dia' : ` ${on}`}: a ${formatReais(each)} ${isCarried ? 'por entrega' : 'por cliente'} e ${formatNumber(Math.round(margin * 100))}% depois da mercadoria, a diária de ${formatReais(wage)} que você deu.`,
    texts: [
      `${capitalize(part.trim())} ${isCarried ? 'Só há ganho se hoje se perde pedido por demora' : 'Só há ganho se hoje se perde cliente por espera'}: em dois ${weekdays.length === 1 && weekdays[0] === 6 ? 'sábados' : 'dias desses'} anote ${isCarried ? 'os pedidos que passam de 50 minutos e os que desistem' : 'as mesas que esperam mais de 15 minutos e as que vão embora'}; passando de ${whole(needed)}, chame.`.trim(),
    ],
  }
}
