/** Prices for some days only: a season, weekdays, the people of the place, a menu printed once. */
import { addDays, daysBetween, everyWeek } from '../../../base/calendar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { badCase, bestRise, breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { outcomeAt } from '../../../base/pricing/scenario.ts'
import { reais, roundly, shortDay, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { more } from '../sentences.ts'
import { type Answer, type Asked, itemsOf, type Question, unitsOn } from './asked.ts'
import { nameOf, offersOf } from './offer.ts'

const weeksOfMonth = 30 / 7

/** Guests of a season compare less: half of the usual reaction, an assumption. */
const calmer = 0.5

type InSeason = { item: PricedItemPlan; price: number; gain: number; low: number }

/** The best step of each item for guests of a season, from the price of the rest of the year. */
function inSeason(question: Question, asked: Asked): InSeason[] {
  const { limitsOf } = asked
  return itemsOf(question, asked).flatMap((item): InSeason[] => {
    if (item.action === 'below_cost' || item.action === 'frozen' || item.held || item.heldBack !== undefined)
      return []
    const { place, ...limits } = limitsOf(item.name)
    // Guests left at this price: it is no price for better weeks either.
    if (place?.kind === 'undo') return []
    const best = bestRise(item, item.elasticity * calmer, limits)
    if (!best || best.price <= item.newPrice + 1e-9) return []
    const sold = { price: paidOf(item), cost: item.cost, units: item.units }
    const [season, base] = [best.price, item.newPrice].map((price) => price / item.price - 1)
    const gainAt = (elasticity: number) =>
      outcomeAt(sold, season ?? 0, elasticity).profitChange -
      outcomeAt(sold, base ?? 0, elasticity).profitChange
    const gain = gainAt(item.elasticity * calmer)
    const low = Math.min(gainAt(item.elasticity), badCase(sold, season ?? 0, item.elasticity, limits))
    return gain > 0 ? [{ item, price: best.price, gain, low }] : []
  })
}

const fair =
  'Pode, se a tabela com as datas estiver à vista antes do pedido, igual para todos, e reserva já fechada valer pelo preço combinado: o que o Código de Defesa do Consumidor proíbe é a surpresa e o aumento sem justa causa (art. 6º, III, e 39, X). Na dúvida, confirme com o contador ou o Procon'

/** Most items of the table. */
const most = 20

export function answerSeason(question: Question, asked: Asked): Answer {
  const { what = 'alta', from, to, item } = question
  const rows = inSeason(question, asked)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, most)
  const gain = rows.reduce((sum, one) => sum + one.gain, 0)
  const low = rows.reduce((sum, one) => sum + one.low, 0)
  const span = from && to ? `de ${shortDay(from)} a ${shortDay(to)}` : ''
  const name = /^alta/.test(what) ? 'alta' : what
  const days = from && to ? daysBetween(from, to) : null
  const inDays = days === null ? null : (gain * days) / 30
  const [only] = rows
  if (item !== undefined && only && rows.length === 1)
    return {
      verdict: `Pode: ${only.item.name} a ${formatBrl(only.price)} ${span === '' ? `na ${name}` : span}, e ${formatBrl(only.item.newPrice)} no resto do ano; aguenta perder ${roundly(-breakEvenUnits(only.item, only.price))} das vendas.`,
      texts: [
        `São ${reais(gain)} por mês de movimento médio${inDays === null ? '' : `, ${reais(inDays)} nesses ${days} dias`}, com o cliente de temporada reagindo pela metade (suposição); se reagir como o do ano todo, ${more(low)} por mês. ${fair}.`,
      ],
      figures: { gain, low, ...(inDays !== null && { inDays }) },
    }
  if (rows.length === 0)
    return {
      verdict:
        item !== undefined
          ? `Pode, mas não paga: em ${item} nenhum preço redondo por perto rende dentro dos seus limites.`
          : 'Pode ter tabela à parte, mas dentro dos seus limites nenhum preço sobe com ganho nesses dias.',
      texts: [`${fair}.`],
      figures: {},
    }
  return {
    verdict: `Pode: ${span === '' ? `na ${name}` : span} sobem ${rows.length} preços, e rendem ${reais(gain)} por mês de movimento médio${inDays === null ? '' : `, ${reais(inDays)} nesses ${days} dias`}.`,
    texts: [
      `${fair}.`,
      `Conta com o cliente de temporada reagindo pela metade (suposição); se reagir como o do ano todo, são ${more(low)} por mês. Com a casa mais cheia que a média, cresce na mesma proporção.${to === undefined ? '' : ` Em ${shortDay(addDays(to, 1))} tudo volta à coluna do resto do ano, no sistema, no cardápio e na placa, na mesma manhã.`}`,
    ],
    table: {
      caption: `Tabela ${name === 'alta' ? 'da alta' : `de ${name}`}${span === '' ? '' : `, ${span}`}`,
      headers: ['Item', 'Hoje', 'Resto do ano', 'Nesses dias', 'Aguenta perder', 'Ganho por mês'],
      rows: rows.map(({ item, price, gain: own }) => [
        item.name,
        formatBrl(item.price),
        formatBrl(item.newPrice),
        formatBrl(price),
        `−${roundly(-breakEvenUnits(item, price))}`,
        reais(own),
      ]),
      numeric: [1, 2, 3, 4, 5],
    },
    figures: { gain, low, ...(inDays !== null && { inDays }) },
  }
}

const percentOf = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** Days a week on which the house opens; six where it does not say. */
function daysOpen({ house }: Asked): number {
  const open = Object.values(house.settings.opening ?? {}).filter(
    (hours) => hours !== null && hours !== undefined,
  )
  return open.length || 6
}

/** "Se eu baixar o litrão pra 13,90 na terça, compensa?": what the days of the offer bring, and nothing of the others. */
export function answerWeekday(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  const { price, weekdays = [] } = question
  if (!item || price === undefined || question.item === undefined) return null
  const when = everyWeek(weekdays)
  const left = price - item.cost
  if (left <= 0)
    return {
      verdict: `Não: a ${formatBrl(price)}, ${item.name} não paga os ${formatBrl(item.cost)} que custa.`,
      texts: [],
      figures: { price },
    }
  const units = weekdays.map((day) => unitsOn(item.name, day, asked.sales))
  const isCounted = units.every((value) => value !== null)
  const month = isCounted
    ? units.reduce<number>((sum, value) => sum + (value ?? 0), 0) * weeksOfMonth
    : item.units * (weekdays.length / daysOpen(asked))
  const cost = (paidOf(item) - price) * month
  const even = (paidOf(item) - item.cost) / left - 1
  if (price >= item.price)
    return {
      verdict: `${item.name} a ${formatBrl(price)} ${when}: aguenta perder ${formatNumber(-even * 100)}% dessas vendas.`,
      texts: ['Escreva o dia e o preço no cardápio, à vista antes do pedido.'],
      figures: { price, even },
    }
  const expected = -item.elasticity * (1 - price / item.price)
  const isAsked = /\?|compensa|vale a pena|adianta|ser[aá] que|^(?:e )?se /iu.test(question.text)
  const change = month * ((1 + expected) * left - (paidOf(item) - item.cost))
  const day = weekdays.length === 1 ? 'nesse dia' : 'nesses dias'
  const verdict = !isAsked
    ? `Feito: ${item.name} a ${formatBrl(price)} só ${when}; nos outros dias, ${formatBrl(item.newPrice)}. Empata com ${percentOf(even)} mais vendas ${day}.`
    : change > 0
      ? `Compensa: ${item.name} a ${formatBrl(price)} só ${when} empata com ${percentOf(even)} mais vendas ${day}, e a conta espera ${percentOf(expected)}: ${reais(change)} a mais ${perOf(asked.plan)}.`
      : `Pelo preço sozinho, não compensa: ${item.name} a ${formatBrl(price)} só ${when} empata com ${percentOf(even)} mais vendas ${day}, e a conta espera ${percentOf(expected)}: ${reais(-change)} a menos ${perOf(asked.plan)}.`
  return {
    verdict,
    texts: [
      `${isCounted ? '' : `A planilha é por semana e não mostra ${when === '' ? 'o dia' : `quanto sai ${day}`}: contamos a parte igual de cada dia aberto, ${whole(month / (weekdays.length * weeksOfMonth))} por dia. `}Se não vender nada a mais, custa ${reais(cost)} ${perOf(asked.plan)} (${whole(month)} vendas ${day}). Cada um passa a deixar ${formatBrl(left)}, em vez de ${formatBrl(paidOf(item) - item.cost)}.`,
      `Se quiser o movimento, teste quatro semanas: conte as vendas de ${item.name} ${day} e a conta das mesas. Fica se saírem ${whole((month / weeksOfMonth / Math.max(1, weekdays.length)) * (1 + even))} por dia ou se o resto da mesa pagar os ${reais(Math.max(0, -change))}; senão, acabe com a oferta.${item.newPrice > item.price && isAsked ? ` Nos outros dias vale o preço novo, ${formatBrl(item.newPrice)}: as duas mudanças no mesmo mês se confundem; comece pela oferta só depois da prova dele.` : ''}`,
    ],
    figures: { price, even, cost, expected, change },
  }
}

export function answerLocals({ weekdays }: Question, asked: Asked): Answer {
  const [offer] = offersOf(asked)
  const when = weekdays === undefined ? '' : `, ${everyWeek(weekdays)}`
  const deal = offer
    ? `${nameOf(offer)} por ${formatBrl(offer.price)} (separados ${formatBrl(offer.apart)}; deixa ${formatBrl(offer.leaves)})`
    : null
  return {
    verdict: `Sim, mas para quem volta, não por endereço: ${deal === null ? 'cartão de visitas com o preço de hoje na quarta vez' : `${deal}${when}`}, aberto a todos.`,
    texts: [
      'Preço por sotaque ou comprovante de residência é tratamento desigual ao consumidor e dá briga no balcão. O que é justo é premiar a frequência: um cartão carimbado a cada visita, que na quarta dá a conta pelo preço do resto do ano; quem mora perto completa, quem passa dois dias não.',
      `Escreva a regra no cartão (dias, validade, um por pessoa) e divulgue no grupo da cidade${deal === null ? '' : '; acabe com a oferta se em seis semanas não vierem cinco a mais por noite'}.`,
    ],
    figures: offer ? { price: offer.price, leaves: offer.leaves } : {},
  }
}

/** Cost rises of a year that a printed price has to bear: an assumption. */
const yearly = 0.05

export function answerOnePrint({ from, to }: Question, asked: Asked): Answer {
  const { plan } = asked
  const gain = plan.newProfit - plan.profit
  const spent = plan.items.reduce((sum, { cost, units }) => sum + cost * units, 0)
  const dearer = spent * yearly
  const bears = spent > 0 ? gain / spent : 0
  const tight = plan.items
    .filter((item) => item.action !== 'below_cost')
    .toSorted((a, b) => a.cost / paidAt(a, a.newPrice) - b.cost / paidAt(b, b.newPrice))
    .slice(-3)
    .toReversed()
  return {
    verdict: `Vai tudo numa impressão só${from === undefined ? '' : `, para ${shortDay(from)}`}: os preços novos aguentam custos até ${formatNumber(Math.max(0, bears) * 100)}% maiores${to === undefined ? '' : ` até ${shortDay(to)}`} antes de o lucro voltar ao de hoje.`,
    texts: [
      `Se os custos subirem 5% no ano (suposição), são ${reais(dearer)} ${perOf(plan)}: ${gain >= dearer ? 'a tabela cobre isso, no caso esperado' : `a tabela cobre ${reais(Math.max(0, gain))}`}. Onde o custo mais pesa: ${tight.map((item) => `${item.name} (${roundly(item.cost / paidAt(item, item.newPrice))} do preço)`).join(', ')}; deixe ${tight.length === 1 ? 'esse' : 'esses'} em encarte ou lousa, que se troca sem gráfica.`,
      from === undefined
        ? ''
        : `Confira os custos até ${shortDay(addDays(from, -7))}, uma semana antes da gráfica.`,
    ].filter((text) => text !== ''),
    figures: { gain, dearer, bears },
  }
}
