/** What the owner states of days and items: guests, orders, and what leaves the menu. */
import { addDays, shortDay, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { alcohol } from '../../../base/request/question-subjects.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { measureOf, onDay } from '../measure.ts'
import { partyOf } from '../party.ts'
import { nameOf } from '../sentences.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'

/** Guests that one more person at the tables serves; an assumption. */
const perWaiter = 20

/** The same party on other days of one sentence: told once. */
const onOtherDays = (question: Question, { questions }: Asked): Question[] =>
  questions.filter(
    (one) =>
      one !== question &&
      one.about === 'seats' &&
      one.text === question.text &&
      one.what === question.what &&
      one.count === question.count &&
      one.from !== question.from,
  )

export function answerSeats(question: Question, asked: Asked): Answer | null {
  const others = onOtherDays(question, asked).map(({ from = '' }) => from)
  if (others.some((day) => day < (question.from ?? ''))) return null
  const days = [question.from ?? '', ...others.toSorted()].map(shortDay)
  const { what = 'festa', from = '', count = 0, price, against, item, text } = question
  if (from === '' || count === 0)
    return { verdict: 'Diga o dia e quantas pessoas, para a conta.', texts: [], open: true }
  const { forecast, guest } = asked
  const { line, say } = measureOf(forecast)
  const week = line.coming.find(({ monday }) => monday === mondayOf(from))
  const { dishes: served, drinks: poured, each } = partyOf(question, asked.sales, asked.house, guest)
  const isSober = question.without === alcohol
  const sum =
    each === null ? `${count} pessoas` : `${count} × ${formatReais(each)} = ${formatReais(count * each)}`
  const dishes = Math.round(count * guest.dishes)
  const drinks = Math.round(count * (guest.units - guest.dishes))
  const share = forecast.weekdays.find(({ weekday }) => weekday === weekdayOf(from))
  const usual =
    against && share
      ? `, no lugar de um dia comum (${nameOf(share.weekday)})`
      : against
        ? ''
        : ', por cima do dia comum'
  const plates =
    item === undefined && guest.byWeight
      ? `${whole(dishes)} kg de comida (${formatNumber(1000 * guest.dishes)} g por pessoa)`
      : served.length === 0
        ? `perto de ${whole(dishes)} pratos`
        : joinList(served.map(({ name, units }) => `${whole(units)} de ${name}`))
  const named = (some: typeof poured) =>
    joinList(some.map(({ name, units }) => `${whole(Math.max(1, Math.ceil(units)))} de ${name}`))
  const orders = isSober
    ? named([...served, ...poured])
    : `${plates}${drinks > 0 ? ` e ${whole(drinks)} bebidas` : ''}`
  const due = addDays(from, -7)
  return {
    ...(week && {
      action: {
        what: `Fechar cardápio, sinal e hora (${what}, ${joinList(days)}) e contar${days.length > 1 ? ', em cada dia,' : ''} com ${orders}, já na lista ${days.length > 1 ? 'dessas semanas' : 'dessa semana'}`,
        brings: `${each === null ? `${count} pessoas` : `**${formatReais(count * each * days.length)}**`}${against ? ', no lugar do dia comum' : ', além do dia comum'}; sem sinal, não compre.`,
        by: shortDay(due > asked.today ? due : addDays(from, -3)),
        who: 'Gerente',
      },
    }),
    verdict: `${capitalize(what)}, ${joinList(days)}: ${sum}${days.length > 1 ? ' em cada dia' : ''}${usual}${week ? `; a semana de ${shortDay(week.monday)} fica em ${say(week.value)}, já na tabela` : '; fica depois das semanas previstas, e a tabela não a conta'}.`,
    texts: [
      `Prepare ${orders}${price === undefined && each !== null ? `; os ${formatReais(each)} por pessoa são o consumo a seus preços` : ''}, e escale ${Math.max(1, Math.ceil(count / perWaiter))} a mais no salão: suposições, até o cardápio e o sinal fecharem (três dias antes).`,
      ...(isSober ? ['Nada alcoólico na conta: nem na lista de compras, nem nos R$ por pessoa.'] : []),
      ...(against && share && !/público|publico|n[ãa]o abr/iu.test(text)
        ? [
            `“Fechada” lemos como casa só deles nesse dia. Se o salão também atende, some os ${onDay(share)} do dia comum.`,
          ]
        : []),
    ],
  }
}

export function answerFixedOrder(
  { item = '', count = 0, weekdays = [], from, to, against }: Question,
  { sales, forecast }: Asked,
): Answer {
  const price = sales.items.find(({ name }) => name === item)?.price ?? null
  const open = sales.weekdays.map(({ weekday }) => weekday)
  const days = against && open.length > 1 ? weekdays.filter((day) => open.includes(day)) : weekdays
  const units = count * days.length
  if (against) {
    const line = forecast.items?.find(({ name }) => name === item)
    const week = line?.coming.find(({ monday }) => from === undefined || monday >= from)
    return {
      verdict: `${whole(units)} ${item} por semana a menos${from === undefined ? '' : `, de ${shortDay(from)} em diante`}${price === null ? '' : `: ${formatReais(units * price)} por semana`}, já na tabela e na lista${week ? `; ficam ${whole(week.value)} por semana` : ''}.`,
      texts:
        week && week.value < 1 ? ['A planilha vende menos que isso: confira se a encomenda está nela.'] : [],
    }
  }
  if (from !== undefined && to === from)
    return {
      verdict: `${whole(count)} ${item} a mais em ${shortDay(from)}${price === null ? '' : `, ${formatReais(count * price)}`}: já na tabela e na lista dessa semana, por cima do dia comum.`,
      texts: [],
    }
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
