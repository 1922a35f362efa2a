/** Another price on some days only: dearer when the house is full, cheaper when it is empty. */
import { everyWeek, weekdayNames } from '../../../base/calendar.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { paidAt } from '../../../base/pricing/paid.ts'
import { outcomeAt } from '../../../base/pricing/scenario.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { loweredBy, neededAt, tooMany } from '../happy-hour.ts'
import { reais } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, type Question, unitsOn } from './asked.ts'
import { answerGroupOffer } from './group-offer.ts'
import { nameOf, offersOf } from './offer.ts'
import { answerTimedOffer } from './timed-offer.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`
const weeksOfMonth = 30 / 7

/** Share of the sales that fall on some weekdays; null if the sheet does not tell. */
function shareOf(weekdays: readonly number[], { plan }: Asked): number | null {
  const all = plan.weekdays.reduce((sum, { index }) => sum + index, 0)
  const own = plan.weekdays.filter(({ label }) => weekdays.some((day) => weekdayNames[day] === label))
  return all > 0 && own.length > 0 ? own.reduce((sum, { index }) => sum + index, 0) / all : null
}

const allowedSo =
  'o preço do dia estiver escrito no cardápio, à vista antes do pedido, e for o mesmo para todos os clientes naquele dia (Código de Defesa do Consumidor, art. 6º, III, e 31; Lei 10.962/2004)'

/** "Posso cobrar mais caro no fim de semana ou é proibido?" */
export function answerDearDays({ weekdays, what }: Question, asked: Asked): Answer {
  const { plan } = asked
  const when = what === undefined ? everyWeek(weekdays ?? []) : `no ${what}`
  const law = `Pode, não é proibido cobrar mais ${when}, se ${allowedSo}.`
  const careful =
    'O que não pode é a surpresa na conta, nem a alta sem motivo (art. 39, X). Para um caso concreto, fale com um advogado ou com o Procon.'
  const share = weekdays === undefined ? null : shareOf(weekdays, asked)
  if (share === null) return { verdict: law, texts: [careful], figures: {} }
  const steps = plan.items
    .flatMap((item) => {
      const { name, newPrice, cost, units, elasticity, action, held, heldBack } = item
      const limits = asked.limitsOf(name)
      if (action !== 'keep' || held || heldBack !== undefined) return []
      const next = menuPriceFrom(newPrice + 0.01, endingsFrom(item.price, limits.endings))
      if (next > newPrice * 1.1 + 1e-9 || !allowsPrice(limits, next)) return []
      const sold = { price: paidAt(item, newPrice), cost, units: units * share }
      const gain = outcomeAt(sold, next / newPrice - 1, elasticity).profitChange
      return gain > 0 ? [{ name, next, gain }] : []
    })
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, 3)
  const gain = steps.reduce((sum, one) => sum + one.gain, 0)
  const worth = gain >= plan.profit * 0.01
  return {
    verdict: law,
    texts: [
      `${weekdays?.length === 1 ? 'Esse dia já faz' : 'Esses dias já fazem'} ${percent(share)} das vendas.`,
      steps.length === 0
        ? 'Dentro dos seus limites nenhum preço redondo acima rende ali: fique com um preço só.'
        : `Três passos que rendem: ${joinList(steps.map(({ name, next }) => `${name} a ${formatBrl(next)}`))} dariam ${reais(gain)} ${perOf(plan)} só ${weekdays?.length === 1 ? 'nesse dia' : 'nesses dias'} (suposição da conta). ${worth ? 'Se testar, imprima o preço do dia e conte quatro semanas.' : 'É pouco para dois preços no mesmo cardápio: fique com um.'}`
            .replace(
              'Três passos que rendem',
              steps.length === 1 ? 'O passo que rende' : 'Os passos que rendem',
            )
            .replace(' dariam ', steps.length === 1 ? ' daria ' : ' dariam '),
      careful,
    ],
    figures: { share, gain },
  }
}

/** Cut that guests notice on one item of the weak day. */
const noticed = 0.15
const leastNoticed = 0.08
/** Of the day's best sellers. */
const mostTried = 10

function isOffered(item: PricedItemPlan, { fullPrice = [], offered = [] }: Asked): boolean {
  const { name, category, action, held, heldBack, asked } = item
  return (
    action !== 'below_cost' &&
    action !== 'frozen' &&
    held !== true &&
    asked !== true &&
    heldBack === undefined &&
    // Nobody comes for a cheaper can.
    itemKind({ name, section: category }) !== 'soft_drink' &&
    (offered.length === 0 || offered.some((phrase) => namesItem(phrase, { name, section: category }))) &&
    !fullPrice.some((phrase) => namesItem(phrase, { name, section: category }))
  )
}

/** "Alguma coisa que não seja desconto na cerveja": a pair at one price, with no price of the menu lowered. */
function withoutThat(other: string, days: string, asked: Asked): Answer {
  const without = { ...asked, fullPrice: [...(asked.fullPrice ?? []), other] }
  const [offer] = offersOf(without)
  if (!offer)
    return {
      verdict: `Dá, sem baixar preço nenhum: ${days}, ofereça primeiro o prato que mais deixa, e ${other} fica no preço de sempre.`,
      texts: [],
      figures: {},
    }
  const even = Math.ceil((offer.off / Math.max(0.01, offer.more + offer.off)) * 100)
  return {
    verdict: `Dá, e sem mexer em ${other}: ${days}, ${nameOf(offer)} juntos por ${formatBrl(offer.price)} (separados, ${formatBrl(offer.apart)}).`,
    texts: [
      `Cada par deixa ${formatBrl(offer.leaves)}, ${formatBrl(offer.more)} a mais que só ${offer.drink.name}; a quem pediria os dois de qualquer jeito, dá ${formatBrl(offer.off)}: perde se estes passarem de ${100 - even} em cada 100. Só nessas horas, escrito no quadro, e pare em quatro semanas se a mesa não encher.`,
    ],
    figures: { price: offer.price, leaves: offer.leaves },
  }
}

/** "Terça é o meu dia mais fraco: dá para fazer um preço especial só nesse dia?" */
/** "compensa o dobro ou é melhor baixar?": what two for the price of one leaves, and the orders that it needs. */
function doubled(said: string, item: PricedItemPlan): string | null {
  if (!/\b(?:dobro(?! do custo)|dose dupla|dois por um|em dobro)\b/iu.test(said)) return null
  const full = paidAt(item, item.newPrice) - item.cost
  const two = full - item.cost
  return two <= 0
    ? `O dobro, não: dois ${item.name} por ${formatBrl(item.newPrice)} não pagam os dois custos.`
    : `O dobro deixa ${formatBrl(two)} por pedido em vez de ${formatBrl(full)}, e só empata com ${percent(full / two - 1)} mais pedidos.`
}

/** "das que horas até que horas?": the first hours of the house on these days. */
function hoursOf(said: string, weekdays: readonly number[], { house }: Asked): string | null {
  if (!/\bque horas?\b/iu.test(said)) return null
  const opening: Readonly<Record<string, { from: string } | null | undefined>> = house.settings.opening ?? {}
  const from = Number(opening[String(weekdays[0])]?.from?.slice(0, 2))
  return Number.isFinite(from)
    ? `Horário: das ${from}h às ${from + 3}h, as três primeiras da casa, quando um pedido a mais não tira lugar de ninguém.`
    : 'Horário: as três primeiras horas da casa; diga quando abre, e a conta diz quais.'
}

/** "só no salão, nunca no aplicativo" */
function channelOf(said: string): string {
  if (
    !/\b(?:sal[aã]o|mesas?|balc[aã]o|presencial|aplicativos?|app|i ?food|delivery|entregas?)\b/iu.test(said)
  )
    return ''
  return 'Só no salão: o preço do dia fica no quadro e no cardápio da mesa, e o aplicativo segue no preço cheio.'
}

export function answerDayOffer(question: Question, asked: Asked): Answer {
  const { weekdays = [], item: named, other } = question
  const { plan, sales, noDiscount = [] } = asked
  const isTimed = question.start !== undefined || question.percent !== undefined
  if (isTimed && !(weekdays.length > 0 && weekdays.every((day) => noDiscount.includes(day))))
    return answerTimedOffer(question, asked)
  if (other !== undefined) return withoutThat(other, everyWeek(weekdays), asked)
  const days = everyWeek(weekdays)
  if (weekdays.length > 0 && weekdays.every((day) => noDiscount.includes(day)))
    return {
      verdict: `Não: ${days} você não quer desconto.`,
      texts: [],
      figures: {},
    }
  const own = plan.weekdays.filter(({ label }) => weekdays.some((day) => weekdayNames[day] === label))
  const slowest = plan.weekdays.toSorted((a, b) => a.index - b.index)[0]
  const level =
    own.length === 0
      ? ''
      : `${capitalize(days)} a casa vende ${joinList(own.map(({ index }) => `${Math.round(index * 100)}%`))} da média${own.length === 1 && own[0] === slowest ? ', o dia mais fraco da planilha' : ''}.`
  const perDay = (name: string) => weekdays.reduce((sum, day) => sum + (unitsOn(name, day, sales) ?? 0), 0)
  const group = plan.items.filter(
    (item) =>
      isOffered(item, asked) &&
      (named === undefined || namesItem(named, { name: item.name, section: item.category })),
  )
  const lowOf = (item: PricedItemPlan) => {
    const low = loweredBy(noticed, item, asked.limitsOf(item.name))
    const needed = low === null ? Number.POSITIVE_INFINITY : neededAt(low, item)
    const isNoticed = low !== null && low <= item.newPrice * (1 - leastNoticed) + 1e-9
    return isNoticed && needed <= tooMany ? { item, low, needed } : null
  }
  const whole =
    named === undefined || plan.items.some(({ name }) => name === named)
      ? null
      : answerGroupOffer(named, weekdays, group, group.map(lowOf), sales.weekdays.length === 0)
  if (whole) return { ...whole, texts: [level, ...whole.texts].filter((one) => one !== '') }
  const [best] = group
    .toSorted((a, b) => perDay(b.name) - perDay(a.name) || b.units - a.units)
    .slice(0, mostTried)
    .flatMap((item) => lowOf(item) ?? [])
    .toSorted((a, b) => a.needed - b.needed)
  if (!best)
    return {
      verdict: `Não vale: nos seus limites ${named === undefined ? 'nenhum item aguenta' : `${named} não aguenta`}, ${days}, um desconto que se note.`,
      texts: [level, 'Fique no preço cheio e faça a equipe oferecer um acompanhamento.'].filter(
        (one) => one !== '',
      ),
      figures: {},
    }
  const { item, low, needed } = best
  const daily = perDay(item.name)
  const month = daily * weeksOfMonth
  const each = { full: paidAt(item, item.newPrice) - item.cost, low: paidAt(item, low) - item.cost }
  const profitAt = (more: number) => month * (1 + more) * each.low - month * each.full
  const expected = -item.elasticity * (1 - low / item.newPrice)
  const pays = expected >= needed
  const rows = (
    [
      ['Ninguém a mais', 0],
      ['Reação suposta na conta', expected],
      ['Empate', needed],
      ['O dobro do empate', needed * 2],
    ] as const
  ).toSorted((a, b) => a[1] - b[1])
  const double = doubled(question.text, item)
  const hours = hoursOf(question.text, weekdays, asked)
  return {
    verdict: `${double === null ? (pays ? 'Dá,' : 'Dá, mas só') : 'Melhor baixar que dar o dobro,'} como teste de quatro semanas e num item só: ${item.name} a ${formatBrl(low)} ${days} (${formatBrl(item.newPrice)} nos outros dias); empata com ${percent(needed)} mais vendas dele${pays ? '' : `, e a conta espera ${percent(expected)}`}.`,
    texts: [
      double ?? '',
      hours ?? '',
      channelOf(question.text),
      level,
      daily > 0
        ? `Hoje saem ${formatNumber(daily)} por dia; precisa vender ${formatNumber(daily * (1 + needed))}. ${pays ? 'Abaixo do empate em quatro semanas, pare.' : `Pelo preço sozinho perde ${reais(-profitAt(expected))} ${perOf(plan)}: só vale se trouxer mesa nova, que pede o resto no preço cheio; abaixo do empate em quatro semanas, pare.`}`
        : `${pays ? 'Conte' : 'Pelo preço sozinho, perde: só vale se trouxer mesa nova. Conte'} as vendas dele antes e pare se não empatar.${sales.weekdays.length > 0 ? '' : ' A planilha é por semana e não mostra quanto esse dia vende.'}`,
      'Anuncie o dia e o preço, para todos, no quadro e no Instagram; nos outros dias nada muda.',
    ].filter((one) => one !== ''),
    ...(daily > 0 && {
      table: {
        caption: `${item.name} a ${formatBrl(low)}, só ${days}`,
        headers: ['Se vierem', 'Vendas a mais', 'Por dia', `Lucro ${perOf(plan)}`],
        rows: rows.map(([label, extra]) => [
          label,
          percent(extra),
          formatNumber(daily * (1 + extra)),
          `${profitAt(extra) < -0.5 ? '-' : profitAt(extra) > 0.5 ? '+' : ''}${reais(Math.abs(profitAt(extra)))}`,
        ]),
        numeric: [1, 2, 3],
      },
    }),
    figures: { low, needed, daily, expected },
  }
}
