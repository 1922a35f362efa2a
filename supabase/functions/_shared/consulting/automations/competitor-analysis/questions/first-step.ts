/** The one thing to do first: a price, a dish to push on a day, or an offer. */

import { weekdayNames } from '../../../base/calendar.ts'
import { heldBack } from '../../../base/house/held-back.ts'
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, formatNumber } from '../../../base/language/text.ts'
import { onDay } from '../../../base/request/describe-rivals.ts'
import { isAllowed } from '../allowed.ts'
import { kindOf } from '../match.ts'
import { leadingTest, worthOf } from '../targets.ts'
import {
  type Answer,
  type Asked,
  answer,
  costedOf,
  extrasOf,
  factsOf,
  fullOn,
  needs,
  type Question,
  reais,
} from './asked.ts'
import { actionsIn } from './plan-candidates.ts'
import { answerActions } from './planned-actions.ts'
import { answerWeakDays } from './weak-days.ts'

/** Portions of one dish that a house of unknown size offers in an evening, and its share of known seats. */
const usualPortions = 15
const shareOfSeats = 0.5

/** What to cook for a day: of what nobody on the list sells, the dish that returns most for its ingredients. */
function dishFor(asked: Asked) {
  const { context, notCompared } = asked
  const fitting = costedOf(asked).filter(
    (item) =>
      kindOf(item) === 'dish' &&
      item.price > item.cost &&
      heldBack({ name: item.name }, context.today) === null &&
      isAllowed(item.name, context.sheet),
  )
  const alone = fitting.filter(({ name }) => notCompared.includes(name))
  const dear = Math.max(...fitting.map(({ price }) => price), 0)
  const light = (alone.length > 0 ? alone : fitting).filter(({ price }) => price <= dear * 0.5)
  const [best] = light.toSorted((a, b) => b.price / b.cost - a.price / a.cost)
  return best && { item: best, isAlone: alone.includes(best) }
}

/** "No mesmo dia, no Bar da Loura: “vive cheio na sexta”." */
function crowdOn(day: number, asked: Asked): string {
  const name = foldAccents(weekdayNames[day] ?? '').replace('-feira', '')
  const fact = factsOf(asked, 'crowd').find(({ what = '' }) => foldAccents(what).includes(name))
  return fact === undefined
    ? ''
    : `É o dia ${theHouse(fact.competitor).replace(/^([ao]) /, 'd$1 ')} (“${fact.what ?? fact.text}”): quem não acha mesa lá precisa ver da calçada o que há aqui.`
}

/** "Nesta sexta", "Neste domingo" */
const thisDay = (day: number) => onDay(day).replace(/^na /, 'Nesta ').replace(/^no /, 'Neste ')

/** One dish in a number that the money pays, offered at every table at the menu's price. */
function cookFor({ price, weekdays = [] }: Question, asked: Asked): Answer | null {
  const found = dishFor(asked)
  if (!found) return null
  const { item, isAlone } = found
  const { seats } = asked.context.house.settings
  const most = seats === null ? usualPortions : Math.max(5, Math.round(seats * shareOfSeats))
  const count = Math.min(most, price === undefined ? most : Math.floor(price / item.cost + 1e-9))
  if (count < 3) return null
  const spent = count * item.cost
  const [day] = weekdays
  return answer(
    `${day === undefined ? 'Faça' : `${thisDay(day)}, faça`} ${count} porções de ${item.name} (${formatBrl(spent)} de ingredientes) e ofereça em cada mesa, aos ${formatBrl(item.price)} do cardápio.`,
    `${isAlone ? 'Ninguém na sua lista mostra esse item. ' : ''}${Math.ceil(spent / item.price - 1e-9)} vendidas devolvem o gasto; as ${count} deixam ${formatBrl(count * (item.price - item.cost))}. Para isso nenhum preço precisa mudar.`,
    day === undefined ? '' : crowdOn(day, asked),
  )
}

/** The price that the owner asks about, else the one that brings most. */
function raiseFirst(asked: Asked) {
  const named = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && ['position', 'fairPrice', 'rise'].includes(wish.about)
      ? (wish.item ?? [])
      : [],
  )
  return asked.raises.find(({ item }) => named.includes(item)) ?? asked.raises[0]
}

export function answerFirst(question: Question, asked: Asked): Answer {
  const { price, weekdays } = question
  const ordered = actionsIn(asked)
  const [what, cost, brings, when] = (ordered && answerActions(ordered, asked).table?.rows[0]) ?? []
  if (what !== undefined && weekdays === undefined)
    return answer(
      `${what} (${when ?? 'já na primeira semana'}): é a primeira das suas ações, e custa ${cost ?? 'nada'}.`,
      `${capitalize(brings ?? '')}.`,
    )
  // The day that somebody's offer empties comes before a price.
  const lost = asked.context.sheet.wishes.find(
    (wish) =>
      wish.kind === 'question' && wish.about === 'lower' && !wish.against && wish.weekdays !== undefined,
  )
  if (lost?.kind === 'question' && weekdays === undefined) {
    const day = answerWeakDays(lost, asked)
    if (!day.open)
      return answer(
        day.verdict,
        `É o dia que você diz perder${price === undefined ? '' : `, e a lousa cabe nos ${formatBrl(price)}`}; os preços da tabela vêm depois, um cardápio só.`,
      )
  }
  const raise = raiseFirst(asked)
  const tried = leadingTest({ targets: [...asked.targets], raises: [...asked.raises] })
  const [offer] = asked.offers
  const cooked = weekdays !== undefined || (price !== undefined && !raise) ? cookFor(question, asked) : null
  if (cooked) return cooked
  // A test that brings more in its worst case is done before a rise that hardly counts.
  if (tried && raise)
    return answer(
      `Teste ${tried.item} a ${formatBrl(tried.to)} por quatro semanas (hoje ${formatBrl(tried.from)}; ${tried.theirs}): de ${reais(worthOf(tried))} a ${reais((tried.half ?? 0) * (tried.units ?? 0))} por mês.`,
      `Volte se cair mais de ${formatNumber(Math.floor(tried.bears * 1000) / 10)}%. ${raise.item} a ${formatBrl(raise.to)} vai no mesmo cardápio, e rende ${reais(raise.gain ?? 0)} por mês: sozinho não muda o mês.`,
    )
  if (raise) {
    const full = fullOn(asked)
    const then =
      price === undefined
        ? asked.raises.length > 1
          ? 'No mesmo cardápio, os outros da tabela de mudanças; os testes vêm depois, um por vez.'
          : ''
        : `Custa só a impressão: guarde o resto dos ${formatBrl(price)} até ver quatro semanas de venda.`
    return answer(
      `Troque o preço de ${raise.item}: de ${formatBrl(raise.from)} para ${formatBrl(raise.to)}${raise.condition === undefined ? '' : `, ${raise.condition}`}, no papel e na lousa no mesmo dia.`,
      full === '' ? '' : `Comece pelo dia de fila (${full}): é onde perder algum pedido pesa menos.`,
      then,
    )
  }
  if (offer) return answer(`${offer.action}.`, 'Nenhum preço muda antes disso.')
  const [extra] = extrasOf(asked)
  return extra
    ? answer(
        `Ofereça ${extra.name} em toda mesa: deixa ${formatBrl(extra.price - extra.cost)}, e nenhum preço muda.`,
      )
    : needs('Anote em “A casa” o custo dos dez itens que mais saem: sem ele nenhuma decisão tem conta.')
}
