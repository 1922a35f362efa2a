/** How far a price may fall, and what must be sold on top for it to pay. */
import { everyWeek } from '../../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { hoursOf } from '../../../base/request/hour-words.ts'
import { loweredBy, neededAt, tooMany } from '../happy-hour.ts'
import { whole } from '../money.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

/** Cuts that are tried, smallest first. */
const cuts = [0.1, 0.15, 0.2, 0.25] as const
/** The cut that an offer makes where the owner names none. */
const usual = 0.15
const mostShown = 4
const weeksOfMonth = 30 / 7

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`
const left = (item: PricedItemPlan, price: number) => formatBrl(paidAt(item, price) - item.cost)

type Cut = { item: PricedItemPlan; low: number; needed: number }

/** Against today's price, which guests know. */
function cutOf(found: PricedItemPlan, off: number, asked: Asked): Cut | null {
  const item = { ...found, newPrice: found.price }
  const low = loweredBy(off, item, asked.limitsOf(item.name))
  return low === null ? null : { item, low, needed: neededAt(low, item) }
}

/** "De 15 por semana para 19"; empty without dates. */
function weekly({ item, needed }: Cut, { plan }: Asked): string {
  if (plan.period === null) return ''
  const week = item.units / weeksOfMonth
  return ` De ${whole(week)} por semana, precisa ir a ${whole(Math.ceil(week * (1 + needed) - 1e-9))}.`
}

/** "Tô com Chardonnay encalhado, baixo pra quanto?" */
export function answerHowLow(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked).filter((one) => paidOf(one) > one.cost)
  if (!item || question.item === undefined) return null
  const tried = [
    ...new Map(cuts.flatMap((off) => cutOf(item, off, asked) ?? []).map((one) => [one.low, one])).values(),
  ]
  const [first] = tried.filter(({ needed }) => needed <= tooMany)
  const fall = (asked.plan.trends ?? []).find(
    ({ name, before, after }) => name === item.name && after < before,
  )
  if (fall && first)
    return {
      verdict: `Não por isso: ${item.name} cai de ${whole(fall.before)} para ${whole(fall.after)} por semana com o preço parado em ${formatBrl(item.price)}, e a planilha não culpa o preço.`,
      texts: [
        `A ${formatBrl(first.low)}, cada um deixa ${left(item, first.low)} em vez de ${left(item, item.price)}, e só empata com ${percent(first.needed)} mais vendas. Antes, prove o prato, veja a porção e o lugar dele no cardápio, e pergunte a quem pedia; se depois quiser testar o preço, quatro semanas, e volta se não empatar.`,
      ],
      figures: { price: item.price, needed: first.needed },
    }
  if (!first)
    return {
      verdict: `Não baixe: ${item.name} a ${formatBrl(item.price)} deixa ${left(item, item.price)}, e qualquer desconto que se note pediria mais de ${percent(tooMany)} de vendas a mais.`,
      texts: ['Ofereça junto do que mais sai, no preço cheio, e compre menos até girar.'],
      figures: { price: item.price },
    }
  return {
    verdict: `Até ${formatBrl(first.low)}, como teste de quatro semanas: ${item.name} passa a deixar ${left(item, first.low)} em vez de ${left(item, item.price)}, e empata com ${percent(first.needed)} mais vendas.`,
    texts: [
      `${weekly(first, asked).trim()} Se não chegar lá, volte a ${formatBrl(item.price)}; o que está para vencer pode sair por qualquer preço acima do custo, ${formatBrl(item.cost)}, uma vez só.`.trim(),
    ],
    ...(tried.length > 1 && { table: tableOf(tried, `Quanto ${item.name} precisa vender a mais`, asked) }),
    figures: { price: first.low, needed: first.needed },
  }
}

function tableOf(rows: readonly Cut[], caption: string, { plan }: Asked): NonNullable<Answer['table']> {
  const isDated = plan.period !== null
  return {
    caption,
    headers: [
      'Item',
      'Hoje',
      'Na promoção',
      'Deixava',
      'Passa a deixar',
      'Vender a mais',
      ...(isDated ? ['Por semana, hoje', 'Para empatar'] : []),
    ],
    rows: rows.map(({ item, low, needed }) => {
      const week = item.units / weeksOfMonth
      return [
        item.name,
        formatBrl(item.price),
        formatBrl(low),
        left(item, item.price),
        left(item, low),
        Number.isFinite(needed) ? percent(needed) : 'não empata',
        ...(isDated
          ? [whole(week), Number.isFinite(needed) ? whole(Math.ceil(week * (1 + needed) - 1e-9)) : '—']
          : []),
      ]
    }),
    numeric: [1, 2, 3, 4, 5, 6, 7],
  }
}

/** "Quanto tenho que vender a mais pra promoção se pagar?" What stays of each sale before, by what stays after, less one. */
export function answerOfferEven(question: Question, asked: Asked): Answer | null {
  const off = question.percent === undefined ? usual : question.percent / 100
  const named = question.item === undefined ? [] : itemsOf(question, asked)
  const among = named.length > 0 ? named : asked.plan.items
  const rows = among
    .filter((item) => paidOf(item) > item.cost)
    .toSorted((a, b) => b.units - a.units)
    .flatMap((item) => cutOf(item, off, asked) ?? [])
    .slice(0, mostShown)
  const [first] = rows
  if (!first) return null
  const { weekdays, start, end } = question
  const when = `${weekdays === undefined ? '' : everyWeek(weekdays)}${start === undefined || end === undefined ? '' : `, ${hoursOf({ start, end })}`}`
  const held = among
    .filter(({ action, held: stays }) => action === 'frozen' || stays === true)
    .map(({ name }) => name)
  return {
    verdict: Number.isFinite(first.needed)
      ? `${first.item.name} a ${formatBrl(first.low)} em vez de ${formatBrl(first.item.price)} empata com ${percent(first.needed)} mais vendas: cada um deixa ${left(first.item, first.low)} em vez de ${left(first.item, first.item.price)}.`
      : `${first.item.name} a ${formatBrl(first.low)} não se paga com venda nenhuma: o que entra não cobre o custo.`,
    texts: [
      `${Number.isFinite(first.needed) ? weekly(first, asked).trim() : ''} A conta é o que cada venda deixa antes, dividido pelo que deixa depois, menos um.${question.percent === undefined ? ` O desconto de ${percent(usual)} é suposição nossa; com outro, diga quanto.` : ''}`.trim(),
      when === '' || asked.sales.weekdays.length > 0
        ? ''
        : `A planilha é por semana: a coluna da semana é do dia todo, e a porcentagem é a mesma ${when}. Conte duas semanas nesse horário antes de começar.`,
      when !== '' && held.length > 0
        ? `${joinList(held)} você mantém no preço: se não ${held.length === 1 ? 'entra' : 'entram'}, escreva isso na promoção.`
        : '',
    ].filter((text) => text !== ''),
    ...(rows.length > 1 && {
      table: tableOf(rows, `O que a promoção precisa vender a mais${when === '' ? '' : `, ${when}`}`, asked),
    }),
    figures: { price: first.low, needed: first.needed },
  }
}
