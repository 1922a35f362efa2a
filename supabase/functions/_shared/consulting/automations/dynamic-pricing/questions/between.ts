/** Rules and questions on several prices: what moves, prices tied to each other, discounts, an item that leaves. */
import { everyWeek } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { loweredBy, neededAt, tooMany } from '../happy-hour.ts'
import { reais, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import { gapsOf, holdsGap } from '../relations.ts'
import type { PricedItemPlan } from '../schema.ts'
import { gainOfAll, more } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'
import { quietWords } from './full-and-gentle.ts'

const percentOf = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** "A Torre a R$ 68,00 e o Balde a R$ 58,00: R$ 10,00 a mais." */
export function answerGap(question: Question, { plan }: Asked): Answer | null {
  const gaps = gapsOf(question, plan.items)
  const of = (name: string) => plan.items.find((item) => item.name === name)
  const pairs = gaps.flatMap((gap) => {
    const [dearer, cheaper] = [of(gap.dearer), of(gap.cheaper)]
    return dearer && cheaper ? [{ gap, dearer, cheaper }] : []
  })
  if (pairs.length === 0) return null
  const broken = pairs.filter(({ gap, dearer, cheaper }) => !holdsGap(gap, dearer.newPrice, cheaper.newPrice))
  const words = ({ dearer, cheaper }: (typeof pairs)[number]) => {
    const by = dearer.newPrice - cheaper.newPrice
    const to = (item: PricedItemPlan) =>
      item.newPrice === item.price
        ? `${item.name} fica em ${formatBrl(item.price)}`
        : `${item.name} vai de ${formatBrl(item.price)} a ${formatBrl(item.newPrice)}`
    return `${to(dearer)} e ${to(cheaper)}${Math.abs(by) < 0.005 ? ', o mesmo preço' : `: ${formatBrl(Math.abs(by))} a ${by > 0 ? 'mais' : 'menos'}`}`
  }
  const gain = pairs.reduce(
    (sum, { dearer, cheaper }) => sum + dearer.newProfit - dearer.profit + cheaper.newProfit - cheaper.profit,
    0,
  )
  if (broken.length > 0)
    return {
      verdict: `Não coube dentro dos outros limites: ${joinList(broken.map(words))}.`,
      texts: ['Diga qual dos limites cede, e a conta muda.'],
      figures: {},
      open: true,
    }
  return {
    verdict: `${pairs.map(words).join('; ')}.`,
    texts:
      Math.abs(gain) < 0.5
        ? []
        : [
            `${pairs.length === 1 ? 'Juntos' : 'Todos juntos'} dão ${reais(Math.abs(gain))} a ${gain > 0 ? 'mais' : 'menos'} ${perOf(plan)}.`,
          ],
    figures: { gain },
  }
}

const mostNamed = 4

/** Where the owner's happy hour holds, and where it does not. */
function inHappyHour({ item, other }: Question, { plan }: Asked): Answer | null {
  const { happyHour } = plan
  if (!happyHour) return null
  if (item === undefined)
    return {
      verdict: `Nada de ${other} entra no happy hour nem em outra oferta deste relatório.`,
      texts: [],
      figures: {},
    }
  const named = (name: string) => {
    const section = plan.items.find((one) => one.name === name)?.category ?? null
    return namesItem(item, { name, section })
  }
  const lowered = (happyHour.items ?? []).filter(({ name }) => named(name))
  return {
    verdict:
      lowered.length > 0
        ? `No happy hour ${lowered.length === 1 ? 'baixa' : 'baixam'} ${joinList(lowered.map(({ name, low }) => `${name} (${formatBrl(low)})`))}.`
        : `Em ${item} nada baixa no happy hour: nenhum aguenta um desconto que se note acima do seu mínimo e sem pedir vendas demais.`,
    texts: [],
    figures: {},
  }
}

/** What a discount asks of each item that may have it. */
export function answerDiscountLimit(question: Question, asked: Asked): Answer | null {
  const { percent: most, item, other } = question
  if (
    question.against &&
    [item, other, most, question.weekdays, question.what].every((one) => one === undefined)
  )
    return {
      verdict: 'Sem desconto nem promoção: nenhuma oferta deste relatório baixa preço.',
      texts: [],
      figures: {},
    }
  const when = whenOnly(question)
  const happy = most === undefined && when === null ? inHappyHour(question, asked) : null
  if (happy) return happy
  if (when && (question.against || most === undefined)) return when
  const off = (most ?? 10) / 100
  const refused = ({ name, category }: PricedItemPlan) =>
    other !== undefined && namesItem(other, { name, section: category })
  const items = itemsOf(question, asked).filter(
    (one) => one.action !== 'below_cost' && !refused(one) && paidOf(one) > one.cost,
  )
  if (items.length === 0) return null
  if (most === undefined && item === undefined)
    return {
      verdict: `Em ${other}, nenhum desconto: nenhuma oferta deste relatório entra ali.`,
      texts: [],
      figures: {},
    }
  const lowOf = (one: PricedItemPlan) => loweredBy(off, one, asked.limitsOf(one.name))
  const needed = (one: PricedItemPlan) => {
    const low = lowOf(one)
    return low === null ? Number.POSITIVE_INFINITY : neededAt(low, one)
  }
  const bearing = items.filter((one) => needed(one) <= tooMany).toSorted((a, b) => needed(a) - needed(b))
  const [first] = bearing
  const heavy = items.filter((one) => needed(one) > tooMany).toSorted((a, b) => needed(b) - needed(a))
  const out = other === undefined ? '' : `; em ${other}, nenhum`
  const words = (one: PricedItemPlan) =>
    `${one.name} (${formatBrl(lowOf(one) ?? one.newPrice)}, empata com ${percentOf(needed(one))} mais vendas)`
  const where = item ?? 'tudo'
  return {
    verdict:
      first === undefined
        ? `Em ${where}, ${percentOf(off)} não cabe: o que sobra por venda não paga o desconto${out}.`
        : `${most === undefined ? 'Desconto só' : `Até ${percentOf(off)} só`} em ${joinList(bearing.slice(0, mostNamed).map(words))}${out}.`,
    texts: [
      when === null ? '' : when.verdict,
      heavy.length > 0 && first !== undefined
        ? `${joinList(heavy.slice(0, mostNamed).map(({ name }) => name))}: ${heavy.length === 1 ? 'pede' : 'pedem'} mais de ${percentOf(tooMany)} de vendas a mais para empatar; sem desconto.`
        : '',
      `Pela conta, ${percentOf(off)} a menos traz ${percentOf(-(first ?? items[0] ?? { elasticity: -1 }).elasticity * off)} mais pedidos: é para encher dia fraco, com hora para acabar, e não para todo dia.`,
    ].filter((text) => text !== ''),
    figures: { off },
  }
}

/** What the house loses without an item. */
/** "vale a pena baixar ou é melhor tirar?" */
const asksToLower = /\b(?:baix|abaix|reduz|diminu)\w*/

/** What 10 % less would bring, beside leaving the item out; `lost`: R$ that leaving it out costs. */
function lowered(item: PricedItemPlan, lost: number, per: string): { verdict: string; text: string } {
  const low = menuPriceFrom(item.price * 0.9 - 1e-9, endingsFrom(item.price, undefined))
  const needed = neededAt(low, item)
  const expected = -item.elasticity * (1 - low / item.price)
  const gain = item.units * (1 + expected) * (paidAt(item, low) - item.cost) - item.profit
  const even = Number.isFinite(needed)
    ? `só empata com ${percentOf(needed)} mais vendas, e a conta espera ${percentOf(expected)}`
    : 'não deixa nada'
  return {
    verdict: gain >= 0 ? 'Baixar. ' : lost > 0.5 ? 'Nem baixar nem tirar. ' : 'Tirar. ',
    text: `Baixar a ${formatBrl(low)} ${even}: ${more(gain)} ${per}.${gain < 0 && lost > 0.5 ? ' Deixe o preço como está, e peça à equipe que ofereça o item às mesas.' : ''}`,
  }
}

export function answerWithout(question: Question, asked: Asked): Answer | null {
  const { plan } = asked
  const [item] = itemsOf(question, asked)
  if (!item || question.item === undefined) return null
  const per = perOf(plan)
  const neighbour = plan.items
    .filter(
      ({ name, category, drink, cost, newPrice }) =>
        name !== item.name && category === item.category && drink === item.drink && newPrice > cost,
    )
    .toSorted((a, b) => b.units - a.units)[0]
  const each = neighbour ? paidAt(neighbour, neighbour.newPrice) - neighbour.cost : 0
  const lost = item.profit - (item.units / 2) * each
  const rank = plan.items.filter(({ profit }) => profit > item.profit).length + 1
  const even = each > 0 ? item.profit / (item.units * each) : null
  const down = asksToLower.test(foldAccents(question.text).toLowerCase()) ? lowered(item, lost, per) : null
  return {
    verdict: `${down?.verdict ?? ''}${item.name} deixa ${reais(item.profit)} ${per} em ${whole(item.units)} vendas: é o ${rank}º de ${plan.items.length} no lucro.`,
    texts: [
      neighbour && even !== null
        ? `Se metade desses pedidos for para ${neighbour.name}, ${lost > 0.5 ? `tirar custa ${reais(lost)} ${per}` : `tirar ainda rende ${reais(-lost)} ${per}`}; ${even <= 1 ? `empata se ${percentOf(even)} trocarem` : 'nem com todos trocando empata'}.`
        : `Ninguém no cardápio toma o lugar dele: tirar custa isso tudo.`,
      ...(down === null ? [] : [down.text]),
    ],
    figures: { profit: item.profit, lost },
  }
}

/** "Qual item eu aumento primeiro?": of those that rise, the one that brings most even if guests react badly. */
function firstOf(text: string, { plan }: Asked): Answer | null {
  const rising = plan.items.filter((item) => isMoved(item) && item.action === 'raise')
  const worst = (item: PricedItemPlan) => item.gainLow ?? item.newProfit - item.profit
  const [first, ...others] = rising.toSorted(
    (a, b) => Number(a.wave === 2) - Number(b.wave === 2) || worst(b) - worst(a),
  )
  if (!first) return null
  const gain = first.newProfit - first.profit
  return {
    verdict: `${first.name}, de ${formatBrl(first.price)} a ${formatBrl(first.newPrice)}: ${more(gain)} ${perOf(plan)}, e ${worst(first) >= 0 ? `ainda ${more(worst(first))} se o cliente reagir mal` : `${reais(-worst(first))} a menos se o cliente reagir mal`}.`,
    texts: [
      `É o que mais rende no pior caso${first.breakEven === undefined ? '' : `: aguenta perder ${formatNumber(-first.breakEven * 100)}% das vendas`}.`,
      others.length > 0
        ? `Depois, nesta ordem: ${joinList(others.map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`))}. Se o cardápio se troca de uma vez, vão juntos.`
        : '',
      stays.test(text) ? quietWords(plan.items) : '',
    ].filter((one) => one !== ''),
    figures: { gain },
  }
}

const stays = /(?<!\p{L})(?:quiet|parad|intact|deix|mant|segur|n[aã]o (?:mex|toc|sub))/iu
/** Which prices rise and which fall, most R$ first. */
export function answerUpDown({ text }: Question, asked: Asked): Answer {
  const { plan } = asked
  const first = /(?<!\p{L})primeir[oa](?!\p{L})|(?<!\p{L})come[cç]\p{L}+/iu.test(text)
    ? firstOf(text, asked)
    : null
  if (first) return first
  const moved = plan.items
    .filter(isMoved)
    .toSorted((a, b) => b.newProfit - b.profit - (a.newProfit - a.profit))
  const words = (action: PricedItemPlan['action']) =>
    moved
      .filter((item) => item.action === action)
      .map(({ name, price, newPrice }) => `${name} (${formatBrl(price)} → ${formatBrl(newPrice)})`)
  const [up, down] = [words('raise'), words('lower')]
  const stays = plan.items.length - moved.length
  return {
    verdict: [
      up.length > 0 ? `Suba ${joinList(up)}` : 'Não suba nada: nenhum passo paga o risco',
      down.length > 0
        ? `baixe ${joinList(down)}`
        : 'não baixe nada: nenhum preço mais baixo vende o bastante para pagar',
    ]
      .join('; ')
      .concat('.'),
    texts: [
      `Juntos dão ${more(gainOfAll(moved))} ${perOf(plan)}${stays > 0 ? `; os outros ${stays} ficam` : ''}.`,
    ],
    figures: { gain: gainOfAll(moved) },
  }
}

/** "Não quero baixar nenhum preço": what that leaves undone. */
export function answerLower({ item, against }: Question, asked: Asked): Answer | null {
  if (!against) return null
  const items = itemsOf({ item }, asked)
  const lowered = items.filter(({ price, newPrice }) => newPrice < price - 0.005)
  if (lowered.length > 0) return null
  return {
    verdict:
      item === undefined ? 'Nenhum preço de tabela baixa neste relatório.' : `Nenhum preço de ${item} baixa.`,
    texts: [],
    figures: {},
  }
}

/** "Não quero chope em dobro nem rodízio": the report has no offer of that form. */
export const answerNotSo = ({ what, against }: Question): Answer | null =>
  against && what !== undefined
    ? { verdict: `Sem ${what}: nenhuma oferta deste relatório é assim.`, texts: [], figures: {} }
    : null

const sentenceOfDays = (weekdays: readonly number[]) => capitalize(everyWeek(weekdays))

/** Days and times on which the owner wants discounts, or none. */
function whenOnly({ weekdays, what, against, item }: Question): Answer | null {
  if (weekdays === undefined && what === undefined) return null
  const time =
    weekdays === undefined
      ? `n${/^(?:noite|happy)/.test(what ?? '') ? 'a' : 'o'} ${what}`
      : everyWeek(weekdays)
  if (against)
    return {
      verdict: `${weekdays === undefined ? capitalize(time) : sentenceOfDays(weekdays)}, preço cheio: nenhuma oferta deste relatório vale nesses dias.`,
      texts: [],
      figures: {},
    }
  return {
    verdict: `Desconto${item === undefined ? '' : ` em ${item}`} só ${time}; no resto, preço cheio.`,
    texts: [],
    figures: {},
  }
}

/** No hours in the offers of those days. */
export function answerOnePrice({ weekdays }: Question, { plan }: Asked): Answer {
  const when = weekdays === undefined ? 'Todo dia' : capitalize(everyWeek(weekdays))
  return {
    verdict: `${when}, cada item tem um preço só do abrir ao fechar: ${plan.happyHour === null ? 'nenhuma oferta deste relatório tem horário nesses dias' : 'a oferta com horário vale só nos outros dias'}.`,
    texts: [],
    figures: {},
  }
}
