import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

/**
 * A question is met by its answer, which the report opens with. One that needs data that nobody gave has an answer that
 * says so, and is not met.
 */
export function checkQuestion(wish: WishOf<'question'>, { facts }: Given): Answer {
  const { about, item, what, against, text } = wish
  const of = item ?? (about === 'bar' ? (what ?? null) : null)
  const answers = only(facts, 'answer').filter((fact) => fact.about === about)
  const answer =
    answers.find((fact) => fact.asked === text) ??
    answers.find((fact) => fact.asked === undefined && [of, item ?? null, what ?? null].includes(fact.of))
  if (!answer) return unrelated
  if (against && about === 'lower') {
    const lowered = only(facts, 'price').find(
      ({ priceNow, priceNew }) => priceNow !== null && priceNew !== null && priceNew < priceNow - cent,
    )
    if (lowered) return violated(`“${lowered.item}” baixaria de preço, e você não quer baixar nada.`)
  }
  return answer.open ? notPossible(answer.text) : met(answer.text)
}

/** What an owner tells of a competitor is met by a report that uses it. */
export function checkRivalFact({ competitor, about, text }: WishOf<'rivalFact'>, { facts }: Given): Answer {
  const used = only(facts, 'told').find(
    (fact) => fact.competitor === competitor && fact.about === about && fact.asked === text,
  )
  return used ? met(used.text) : unrelated
}

/** A stated cost is used if the result computed with it. */
export function checkCostNow({ item }: WishOf<'costNow'>, { facts }: Given): Answer {
  const used = only(facts, 'costNow').find((fact) => fact.item === item)
  return used ? met(used.text) : unrelated
}
