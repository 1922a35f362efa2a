/** Happy hour, and drinks without limit. */
import { everyWeek, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { measureOf } from '../../../base/same-item.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, itemsOf, type Question, unitsOn } from './asked.ts'
import { isAlcoholic, nameOf, type Offer, offersOf } from './offer.ts'

/** "17h30" */
const clock = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

const hourOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours + minutes / 60
}

const names: readonly string[] = weekdayNames

/** Usual start and length of a happy hour where the house tells neither. */
const usualStart = 17
const usualHours = 2

/** Most days of a happy hour that the owner did not name. */
const ownDays = 2

/** The days asked about on which the house opens; else its weakest ones. */
function daysOf({ weekdays }: Question, { plan, house }: Asked): number[] {
  const open = (day: number) => house.settings.opening[String(day)] !== null
  if (weekdays !== undefined) return weekdays.filter(open)
  const weakest = plan.weekdays.toSorted((a, b) => a.index - b.index)
  const weak = weakest.filter(({ kind }) => kind === 'weak').slice(0, ownDays)
  return (weak.length > 0 ? weak : weakest.slice(0, 1))
    .map(({ label }) => names.indexOf(label))
    .toSorted((a, b) => a - b)
}

/** The hours between opening and the end that the owner gives; null if the house opens later. */
function hoursOf({ start, end }: Question, days: readonly number[], { plan, house, stated }: Asked) {
  const opens = days.flatMap((day) => {
    const said = stated?.findLast(({ weekdays }) => weekdays === undefined || weekdays.includes(day))
    const known = house.settings.opening[String(day)]
    return said ? [said.start] : known ? [hourOf(known.from)] : []
  })
  const from = Math.max(start ?? plan.happyHour?.from ?? Math.min(usualStart, end ?? usualStart), ...opens)
  const to = end ?? plan.happyHour?.to ?? from + usualHours
  return to - from >= 0.5 ? { from, to } : null
}

/** R$ an evening if every order of that food becomes an offer, on the busiest of the days. */
function worstOf({ food, off }: Offer, days: readonly number[], { sales }: Asked) {
  const units = days.flatMap((day) => unitsOn(food.name, day, sales) ?? [])
  return units.length === 0
    ? null
    : { units: Math.ceil(Math.max(...units)), cost: Math.ceil(Math.max(...units)) * off }
}

export function answerHappyHour(question: Question, asked: Asked): Answer {
  const days = daysOf(question, asked)
  const hours = hoursOf(question, days, asked)
  const offers = offersOf(asked)
  const [first] = offers
  const when = days.length === 0 ? '' : `, ${everyWeek(days)}`
  if (!hours)
    return {
      verdict: `Até ${clock(question.end ?? asked.plan.happyHour?.to ?? 0)} não dá: a casa abre tarde demais para um happy hour que encha antes disso.`,
      texts: ['Abra meia hora mais cedo nesses dias, ou deixe a oferta para a primeira hora de casa aberta.'],
      figures: {},
    }
  const span = `das ${clock(hours.from)} às ${clock(hours.to)}`
  if (!first)
    return {
      verdict:
        'Não: com as margens de hoje, nenhum par de bebida e petisco deixa um desconto que se note sem perder dinheiro.',
      texts: [
        `${capitalize(span)}${when}, sirva um petisco pequeno de cortesia a quem pede a segunda rodada, e deixe os preços como estão.`,
      ],
      figures: {},
    }
  const worst = worstOf(first, days, asked)
  const pays = worst && Math.ceil(worst.cost / first.more)
  const sober = offers.find(({ drink }) => !isAlcoholic(drink))
  return {
    verdict: `Sim, com comida junto: ${nameOf(first)} por ${formatBrl(first.price)}, ${span}${when}.`,
    texts: [
      `Separados custam ${formatBrl(first.apart)}; juntos deixam ${formatBrl(first.leaves)}, e quem só ia pedir ${first.drink.name} passa a deixar ${formatBrl(first.more)} a mais. Nenhum preço do cardápio baixa.${worst === null || pays === null ? '' : ` Na pior noite, com ${worst.units === 1 ? 'o único pedido' : `os ${worst.units} pedidos`} de ${first.food.name} saindo na oferta, o desconto soma ${formatBrl(worst.cost)}: ${pays === 1 ? 'um combo' : `${pays} combos`} de quem só ia beber já ${pays === 1 ? 'paga' : 'pagam'}.`}`,
      `Conte os combos por quatro semanas e pare se não vierem${pays === null ? '' : ` esses ${pays} por noite`}. ${question.what === undefined ? 'Sem dose dobrada nem bebida sozinha mais barata' : `${capitalize(question.what)}, como você quer, e nenhuma bebida sozinha mais barata`}${sober && sober !== first ? `; quem dirige tem ${nameOf(sober)}` : ''}.`,
    ],
    table: {
      caption: `A oferta, ${span}${when}`,
      headers: ['Oferta', 'Separados', 'Juntos', 'Deixa'],
      rows: offers.map((offer) => [
        nameOf(offer),
        ...[offer.apart, offer.price, offer.leaves].map(formatBrl),
      ]),
      numeric: [1, 2, 3],
    },
    figures: {
      from: hours.from,
      to: hours.to,
      price: first.price,
      leaves: first.leaves,
      more: first.more,
      ...(worst && { worst: worst.cost }),
      ...(pays !== null && { pays }),
    },
  }
}

/** What a guest drinks today, for the table, in glasses. */
const today = [2, 3, 4] as const

/** The size of an item in ml; null if the menu does not tell it. */
function millilitresOf({ name }: PricedItemPlan, { house }: Asked): number | null {
  const size = house.menu.find((own) => own.name === name)?.size
  const measure = measureOf(`${name} ${size ?? ''}`)
  return measure?.unit === 'ml' ? measure.amount : null
}

export function answerOpenBar(question: Question, asked: Asked): Answer | null {
  const named = itemsOf(question, asked).filter(({ units, action }) => units > 0 && action !== 'below_cost')
  const items = question.item === undefined ? named.filter(isAlcoholic) : named
  const [best] = items
  if (!best) return null
  const { name, cost } = best
  const { price: fee } = question
  const size = millilitresOf(best, asked)
  const ml = (glasses: number) => (size === null ? '' : ` (${formatNumber((glasses * size) / 1000)} l)`)
  const margin = paidOf(best) - cost
  const alcohol = isAlcoholic(best)
  const risk = alcohol
    ? ' E quem paga fixo bebe mais: sobra para a casa a briga, quem volta dirigindo e o bêbado que já não se pode servir, o que é contravenção.'
    : ''
  const [offer] = offersOf(asked, alcohol && best.action !== 'frozen' ? best : undefined)
  const instead = offer
    ? [
        `No lugar, faça ${nameOf(offer)} por ${formatBrl(offer.price)}: preço fechado, com comida, e cada um deixa ${formatBrl(offer.leaves)}.`,
      ]
    : []
  if (fee === undefined)
    return {
      verdict: `${alcohol ? 'Não recomendamos' : 'Só com conta feita'}: cada ${name} custa ${formatBrl(cost)} e deixa ${formatBrl(margin)} no cardápio.`,
      texts: [`Um preço fixo só paga quem bebe pouco, e quem bebe pouco não o escolhe.${risk}`, ...instead],
      figures: { cost, margin },
    }
  const covers = fee / paidOf(best)
  const empties = fee / cost
  const chooses = Math.floor(covers) + 1
  const loses = (glasses: number) => (fee - glasses * margin) / cost
  const heavy = Math.ceil(empties)
  return {
    verdict: `${alcohol ? 'Não' : 'Só se a conta fechar'}: ${formatBrl(fee)} pagam ${formatNumber(covers)} de ${name} no cardápio, e quem escolhe o liberado é quem toma ${chooses} ou mais${ml(chooses)}.`,
    texts: [
      `Cada copo custa ${formatBrl(cost)} à casa e deixa ${formatBrl(margin)} na venda normal. Quem toma ${chooses * 2} paga ${formatBrl(fee)} e deixa ${formatBrl(fee - chooses * 2 * cost)}, em vez de ${formatBrl(chooses * 2 * margin)}; a partir de ${heavy}${ml(heavy)}, nem os ingredientes se pagam.${risk}`,
      ...instead,
    ],
    table: {
      caption: `Onde ${name} à vontade por ${formatBrl(fee)} perde`,
      headers: ['Quem hoje toma', 'Deixa hoje', 'Perde para a casa se passar de'],
      rows: today
        .filter((glasses) => loses(glasses) > glasses)
        .map((glasses) => [
          `${glasses} copos${ml(glasses)}`,
          formatBrl(glasses * margin),
          `${formatNumber(loses(glasses))} copos${ml(loses(glasses))}`,
        ]),
      numeric: [1, 2],
    },
    figures: { fee, cost, margin, covers, empties },
  }
}

/** What price and happy hour can do for an item that the owner wants to sell more of. */
export function promotionOf(item: PricedItemPlan, asked: Asked): string {
  const offer = offersOf(asked, item.drink && item.action !== 'frozen' ? item : undefined).find(
    ({ drink, food }) => drink === item || food === item,
  )
  const left = `cada um deixa ${formatBrl(paidOf(item) - item.cost)}`
  const price =
    item.newPrice === item.price
      ? `O preço fica em ${formatBrl(item.price)}, e ${left}`
      : `O preço vai a ${formatBrl(item.newPrice)}`
  return offer
    ? `O destaque no cardápio é de outra consultoria. ${price}; na hora fraca, ${nameOf(offer)} por ${formatBrl(offer.price)} chama para ele e ainda deixa ${formatBrl(offer.leaves)}.`
    : `O destaque no cardápio é de outra consultoria. ${price}: peça à equipe que o ofereça primeiro, sem desconto.`
}
