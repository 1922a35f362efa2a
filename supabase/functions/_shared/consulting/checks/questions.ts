import { foldAccents } from '../base/language/text.ts'
import { namesItem } from '../base/request/match-item.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'
import { safeFor } from './safe-for.ts'

/**
 * A question is met by its answer, which the report opens with. One that needs data that nobody gave has an answer that
 * says so, and is not met.
 */
export function checkQuestion(wish: WishOf<'question'>, given: Given): Answer {
  const { facts } = given
  const safe = wish.about === 'safeFor' ? safeFor(wish, given) : null
  if (safe) return safe
  const { about, item, what, other, against, text } = wish
  const of = item ?? (about === 'bar' ? (what ?? null) : null)
  const answers = only(facts, 'answer').filter((fact) => fact.about === about)
  const isOf = (fact: { of: string | null }) => [of, item ?? other ?? null, what ?? null].includes(fact.of)
  // One passage may hold several: "batata e refrigerante podem subir".
  const inWords = answers.filter((fact) => fact.asked === text)
  const answer =
    inWords.find(isOf) ?? inWords[0] ?? answers.find((fact) => fact.asked === undefined && isOf(fact))
  if (!answer) return unrelated
  if (against && about === 'lower') {
    const lowered = only(facts, 'price').find(
      ({ item: name, section, priceNow, priceNew }) =>
        priceNow !== null &&
        priceNew !== null &&
        priceNew < priceNow - cent &&
        (item === undefined || namesItem(item, { name, section: section ?? null })),
    )
    if (lowered)
      return violated(
        item === undefined
          ? `“${lowered.item}” baixaria de preço, e você não quer baixar nada.`
          : `“${lowered.item}” baixaria de preço, e você não quer.`,
      )
  }
  const broken =
    about === 'fewChanges' ? tooManyChanges(wish, facts) : about === 'nameRival' ? naming(wish, facts) : null
  if (broken) return broken
  return answer.open ? notPossible(answer.text) : met(answer.text)
}

/** A wish that an answer in the owner's words settles. */
export function checkAnswered({ text }: { text: string }, { facts }: Given): Answer {
  const answer = only(facts, 'answer').find((fact) => fact.asked === text)
  if (!answer) return unrelated
  return answer.open ? notPossible(answer.text) : met(answer.text)
}

/** Whether the finished table changes more prices than the owner accepts. */
function tooManyChanges({ item, count }: WishOf<'question'>, facts: Given['facts']): Answer | null {
  const changed = only(facts, 'price').filter(
    ({ item: name, section, priceNow, priceNew }) =>
      priceNow !== null &&
      priceNew !== null &&
      Math.abs(priceNew - priceNow) > cent &&
      (item === undefined || namesItem(item, { name, section: section ?? null })),
  )
  return count !== undefined && changed.length > count
    ? violated(`Mudam ${changed.length} preços, e você aceita ${count}.`)
    : null
}

/** Whether a sentence for guests names a competitor that the owner wants unnamed. */
function naming({ against, competitor }: WishOf<'question'>, facts: Given['facts']): Answer | null {
  if (!against || competitor === undefined) return null
  const name = foldAccents(competitor).toLowerCase()
  const sentence = only(facts, 'said').find(({ text }) => foldAccents(text).toLowerCase().includes(name))
  return sentence ? violated(`${sentence.text} cita ${competitor}, e você não quer.`) : null
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
