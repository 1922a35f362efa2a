/** What the owner states of days and items: guests, orders, and what leaves the menu. */
import { weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { nameOf, shortDay } from '../sentences.ts'
import { perGuest } from '../stated.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'

/** Guests that one more person at the tables serves; an assumption. */
const perWaiter = 20

export function answerSeats(
  { what = 'festa', from = '', count = 0, price, against }: Question,
  asked: Asked,
): Answer {
  const { forecast, guest } = asked
  const { line, say } = measureOf(forecast)
  const week = line.coming.find(({ monday }) => monday === mondayOf(from))
  const each = price ?? guest.money
  const sum =
    each === null ? `${count} pessoas` : `${count} × ${formatReais(each)} = ${formatReais(count * each)}`
  const dishes = Math.round(count * guest.dishes)
  const drinks = Math.round(guest.units - guest.dishes > 0 ? count * perGuest.drinks : 0)
  const share = forecast.weekdays.find(({ weekday }) => weekday === weekdayOf(from))
  const usual =
    against && share
      ? `, no lugar de um dia comum (${nameOf(share.weekday)})`
      : against
        ? ''
        : ', por cima do dia comum'
  return {
    verdict: `${capitalize(what)}, ${shortDay(from)}: ${sum}${usual}${week ? `; a semana de ${shortDay(week.monday)} fica em ${say(week.value)}, já na tabela` : '; fica depois das semanas previstas, e a tabela não a conta'}.`,
    texts: [
      `Prepare perto de ${whole(dishes)} pratos${drinks > 0 ? ` e ${whole(drinks)} bebidas` : ''}${price === undefined && each !== null ? `; os ${formatReais(each)} por pessoa são o consumo a seus preços` : ''}, e escale ${Math.max(1, Math.ceil(count / perWaiter))} a mais no salão: suposições, até o cardápio e o sinal fecharem (três dias antes).`,
    ],
  }
}

export function answerFixedOrder(
  { item = '', count = 0, weekdays = [], from }: Question,
  { sales }: Asked,
): Answer {
  const price = sales.items.find(({ name }) => name === item)?.price ?? null
  const units = count * weekdays.length
  return {
    verdict: `${whole(units)} ${item} por semana a mais${from === undefined ? '' : `, desde ${shortDay(from)}`}${price === null ? '' : `: ${formatReais(units * price)} por semana`}, já na tabela e na lista.`,
    texts: [],
  }
}

export function answerLeaves({ item = '', from }: Question, asked: Asked): Answer {
  const units = asked.sales.itemWeeks.find(({ name }) => name === item)?.units ?? []
  const known = units.slice(-4).flatMap((value) => value ?? [])
  const usual = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
  return {
    verdict: `${item} fica fora da lista${from === undefined ? '' : ` a partir de ${shortDay(from)}`}.`,
    texts: [
      usual >= 0.5
        ? `Saíam ${whole(usual)} por semana; a conta supõe que esses pedidos passam aos outros itens.`
        : '',
    ].filter((text) => text !== ''),
  }
}
