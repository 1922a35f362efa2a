/** Answers that only add up the sheet: where money goes, what a cut of so many items costs, how far a price may rise. */
import { foodCostBand } from '../../../base/costing.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits, largestNext } from '../../../base/pricing/price-step.ts'
import { safestTop, stepsAbove } from '../../../base/pricing/steps-above.ts'
import { inPrint, inReais, savingOf } from '../amounts.ts'
import { cases } from '../cases.ts'
import { marginInstead } from '../category.ts'
import { elasticityOf } from '../holds.ts'
import { type Answer, type Asking, percent, type Question, type Sold, soldFor, whole } from './asking.ts'

/** Items that a table of these answers shows. */
const mostRows = 6
/** Share of the price beyond which ingredients are called dear: the upper end of the band for food. */
const dear = foodCostBand.max / 100

const monthOf = ({ units, margin }: Sold, { monthly }: Asking) => units * monthly * margin
const sumOf = (items: readonly Sold[], of: (item: Sold) => number) =>
  items.reduce((all, item) => all + of(item), 0)

/** What may be done about an item whose ingredients are dear, with its R$ of the period. */
function leverOf(item: Sold, asking: Asking): string {
  const saved = item.units * asking.monthly * savingOf(item.cost)
  const cheaper = `5% a menos na compra: ${inReais(saved)}`
  if (item.move === 'remove') return 'sai neste plano'
  if (item.newPrice !== null && item.newPrice > item.price)
    return `vai a ${inPrint(item.newPrice)}; ${cheaper}`
  return itemKind(item) === 'beer' || itemKind(item) === 'soft_drink' ? cheaper : `${cheaper}, ou a porção`
}

/**
 * "Onde está vazando?": the items by the R$ that their ingredients take beyond 35 % of what guests pay
 * (units × (cost − 0.35 × price paid)).
 */
export function leaks(question: Question, asking: Asking): Answer | null {
  const items = soldFor(question, asking)
  if (items.length === 0) return null
  const { monthly, per } = asking
  const beyond = (item: Sold) => item.units * monthly * (item.cost - dear * paidOf(item))
  const shareOf = (item: Sold) => item.cost / paidOf(item)
  const leaking = items.filter((item) => beyond(item) > 0.5).toSorted((a, b) => beyond(b) - beyond(a))
  const below = items.filter(({ margin }) => margin <= 0)
  const bought = sumOf(items, (item) => item.units * monthly * item.cost)
  const taken = sumOf(items, (item) => item.units * monthly * paidOf(item))
  const house = `De cada R$ 100 vendidos, ${inReais((bought / taken) * 100)} são ingredientes: ${inReais(bought)} ${per}.`
  const unseen =
    'A planilha só mostra ingredientes: sobra, quebra, porção maior que a da ficha, taxa de cartão, gente e aluguel não estão nela. Pese por uma semana a porção dos dois primeiros da lista e anote o que vai para o lixo.'
  const loss =
    below.length === 0
      ? 'Nenhum item da conta é vendido abaixo do custo.'
      : `Abaixo do custo: ${joinList(below.map(({ name }) => name))}.`
  const [first, second] = leaking
  if (!first)
    return {
      verdict: `Não é nos ingredientes: nenhum item custa mais de ${percent(dear)} do preço.`,
      texts: [house, loss, unseen],
    }
  const all = sumOf(leaking, beyond)
  return {
    verdict: `${joinList([first, ...(second ? [second] : [])].map((item) => `${item.name} (o custo é ${percent(shareOf(item))} do preço, ${inReais(item.units * monthly * item.cost)} ${per})`))}: é onde os ingredientes mais levam.`,
    texts: [
      `${house} O que passa de ${percent(dear)} do preço soma ${inReais(all)} ${per}, ${percent(beyond(first) / all)} em ${first.name}.`,
      loss,
      unseen,
    ],
    table: {
      caption: `Onde os ingredientes passam de ${percent(dear)} do preço, ${per}`,
      headers: [
        'Item',
        'Custo do preço',
        'Ingredientes',
        `Acima de ${percent(dear)}`,
        'Deixa',
        'O que fazer',
      ],
      rows: leaking
        .slice(0, mostRows)
        .map((item) => [
          item.name,
          percent(shareOf(item)),
          inReais(item.units * monthly * item.cost),
          inReais(beyond(item)),
          inReais(monthOf(item, asking)),
          leverOf(item, asking),
        ]),
      numeric: [1, 2, 3, 4],
    },
  }
}

/** Guests of a main dish, a drink or a dessert may take its neighbour; sides and what is resold are what every table orders. */
const mayLeave = (item: Sold) => /^(?:dish|drink)$/.test(itemKind(item))

type Cut = { item: Sold; careful: number; bad: number }

/** The items whose loss is smallest, one after the other: each counts the neighbours that are still there. */
export function cheapestCuts(count: number, asking: Asking): Cut[] {
  const held = new Set([...asking.held, ...asking.shown])
  const free = soldFor({}, asking).filter((item) => mayLeave(item) && !item.kept && !held.has(item.name))
  const out = new Set<string>()
  const cuts: Cut[] = []
  while (cuts.length < count) {
    const [next] = free
      .filter(({ name }) => !out.has(name))
      .map((item): Cut => {
        const others = item.neighbours.filter(({ name, apart }) => !out.has(name) && apart === item.apart)
        const units = item.units * asking.monthly
        const instead = marginInstead(item, others)
        const lossAt = (share: number) => Math.max(0, units * (item.margin - share * instead))
        return {
          item,
          careful: lossAt(cases.careful.substitution),
          bad: lossAt(cases.bad.substitution),
        }
      })
      .toSorted((a, b) => a.careful - b.careful || a.item.units - b.item.units)
    if (!next) break
    out.add(next.item.name)
    cuts.push(next)
  }
  return cuts
}

/** "Tirando três, quais, e o que perco?": asked, and no order; the plan's own cuts may differ. */
export function cutSum(count: number, asking: Asking): Answer | null {
  const cuts = cheapestCuts(count, asking)
  if (cuts.length === 0) return null
  const items = cuts.map(({ item }) => item)
  const left = sumOf(items, (item) => monthOf(item, asking))
  const house = sumOf(soldFor({}, asking), (item) => monthOf(item, asking))
  const careful = cuts.reduce((all, one) => all + one.careful, 0)
  const bad = cuts.reduce((all, one) => all + one.bad, 0)
  const stay = soldFor({}, asking).filter(
    (item) =>
      mayLeave(item) &&
      !items.includes(item) &&
      (item.kept || asking.held.includes(item.name) || asking.shown.includes(item.name)),
  )
  const inPlan = items.filter(({ move }) => move === 'remove').length
  return {
    verdict: `${joinList(items.map(({ name }) => name))}: a casa deixa de ganhar ${inReais(careful)} ${asking.per} se 7 de 10 pedirem o vizinho, ${inReais(bad)} se só 4 pedirem.`,
    texts: [
      `Hoje ${items.length === 1 ? 'deixa' : `os ${items.length} deixam`} ${inReais(left)} ${asking.per}, ${percent(left / house)} da margem da casa: é o mais que se perde.${cuts.length < count ? ` Só ${cuts.length} podem sair sem mexer no que você segurou.` : ''}`,
      ...(stay.length > 0
        ? [`Fora da escolha, porque você segurou: ${joinList(stay.map(({ name }) => name))}.`]
        : []),
      inPlan === items.length
        ? 'Neste plano eles saem.'
        : 'Você perguntou, e o plano não os tira por isso. Teste antes: duas semanas sem eles no papel, servindo a quem pedir; o que ninguém procurar não volta.',
    ],
    table: {
      caption: `O corte que menos custa, ${asking.per}`,
      headers: ['Item', 'Saem', 'Deixa', 'Perda, se 7 de 10 trocam', 'Perda, se só 4'],
      rows: cuts.map((one) => [
        one.item.name,
        whole(one.item.units * asking.monthly),
        inReais(monthOf(one.item, asking)),
        inReais(one.careful),
        inReais(one.bad),
      ]),
      numeric: [1, 2, 3, 4],
    },
  }
}

/** "Dá pra subir até quanto sem espantar?" */
export function howHigh(question: Question, asking: Asking): Answer | null {
  const [item] = question.item === undefined ? [] : soldFor(question, asking)
  if (!item) return null
  const limits = asking.limitsOf(item)
  const units = item.units * asking.monthly
  const steps = stepsAbove(
    { ...item, units },
    elasticityOf(item.name, item.section, asking.elasticities),
    limits,
  )
  const within = steps.filter(
    ({ price }) =>
      allowsPrice({ ...limits, fixed: null, floor: null, ceiling: null }, price) &&
      price <= item.price * (1 + largestNext),
  )
  const top = safestTop(item.price, within)
  const planned = item.newPrice !== null && item.newPrice > item.price ? item.newPrice : null
  const facts = `Hoje custa ${formatBrl(item.cost)} dos ${inPrint(item.price)} (${percent(item.cost / paidOf(item))}) e deixa ${formatBrl(item.margin)}; saem ${whole(units)} ${asking.per}.`
  const table = {
    caption: `${item.name}, de ${inPrint(item.price)} para cima, ${asking.per}`,
    headers: ['Preço', 'A mais', 'Ganho esperado', 'Se reagir mal', 'Aguenta perder'],
    rows: steps.map(({ price, gain, low, lose }) => [
      inPrint(price),
      percent(price / item.price - 1),
      inReais(gain),
      inReais(low),
      percent(lose),
    ]),
    numeric: [0, 1, 2, 3, 4],
  }
  if (limits.fixed !== null)
    return {
      verdict: `Fica em ${inPrint(item.price)}, como você pediu.`,
      texts: [facts],
      table,
    }
  const most = Math.min(
    limits.highest ?? Number.POSITIVE_INFINITY,
    limits.ceiling ?? Number.POSITIVE_INFINITY,
  )
  const bound = most < item.price * (1 + largestNext) ? ` O seu limite é ${formatBrl(most)}.` : ''
  const last = within.at(-1)
  if (!top)
    return {
      verdict: last
        ? `Pela conta, ${inPrint(item.price)}, o de hoje: acima, o caso ruim tira mais da metade do que se espera ganhar.`
        : `Não sobe: o próximo preço passaria do que você deixa.`,
      texts: [
        `${facts}${bound}`,
        ...(last
          ? [
              `Se quiser subir mesmo assim, o mais é ${inPrint(last.price)}: só perde se a venda cair mais de ${percent(last.lose)}. A margem magra vem do custo: cada ${formatBrl(item.cost * 0.1)} a menos na compra ou na porção são ${inReais(units * item.cost * 0.1)} ${asking.per}, sem mexer no preço.`,
            ]
          : []),
      ],
      table,
    }
  return {
    verdict: `Até ${inPrint(top.price)}: ${percent(top.price / item.price - 1)} acima de hoje, espera-se ${inReais(top.gain)} a mais ${asking.per}, e só perde se a venda cair mais de ${percent(top.lose)}.`,
    texts: [
      `${facts}${bound}`,
      planned === null
        ? `O plano não mexe nele${item.held === undefined ? '' : `: ${item.held}`}; se subir, faça de uma vez e conte quatro semanas.`
        : `Neste plano vai a ${inPrint(planned)}.`,
    ],
    table,
  }
}

/** "Quanta venda aguento perder?" and "quanto a mais preciso vender?": the units at which a new price leaves the same. */
export function evenUnits(question: Question, asking: Asking): Answer | null {
  const [item] = question.item === undefined ? [] : soldFor(question, asking)
  const price =
    question.price ??
    (item && question.percent !== undefined
      ? item.price * (1 + question.percent / 100)
      : (item?.newPrice ?? undefined))
  if (!item || price === undefined || Math.abs(price - item.price) < 0.005) return null
  if (price <= item.cost)
    return {
      verdict: `Não: ${formatBrl(price)} não paga os ${formatBrl(item.cost)} de ingredientes.`,
      texts: [],
    }
  const even = breakEvenUnits(item, price)
  const units = item.units * asking.monthly
  const then = units * (1 + even)
  return {
    verdict:
      price < item.price
        ? `${percent(even)} a mais: de ${whole(units)} para ${whole(Math.ceil(then))} ${asking.per}.`
        : `Até ${percent(-even)}: de ${whole(units)} para ${whole(Math.ceil(then))} ${asking.per}.`,
    texts: [
      `A ${inPrint(item.price)} cada ${item.name} deixa ${formatBrl(item.margin)}; a ${inPrint(price)}, ${formatBrl(item.margin + price - item.price)}. ${whole(units)} × ${formatBrl(item.margin)} = ${inReais(units * item.margin)}: com ${whole(Math.ceil(then))} vendidos a casa fica no mesmo lugar.`,
    ],
  }
}
