/** What owners ask of posts only. */

import { pricesIn } from '../base/language/prices-in.ts'
import { explainRefusal } from '../base/language/refused-posts.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

const shown = (day: string) => day.split('-').toReversed().slice(0, 2).join('/')

/** Every post must fall within one of the periods that the owner names. */
export function checkPeriod({ from, to = '9999' }: WishOf<'period'>, { facts, sheet }: Given): Answer {
  const days = only(facts, 'post')
    .map(({ date }) => date)
    .toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return unrelated
  const periods = sheet.wishes.filter((wish): wish is WishOf<'period'> => wish.kind === 'period')
  const within = days.filter((day) => day >= from && day <= to)
  if (within.length === 0)
    return notPossible(
      'Nesse período não há dia em que a casa abra e se possa publicar: o calendário usa os próximos.',
    )
  const outside = days.find((day) => !periods.some((one) => day >= one.from && day <= (one.to ?? '9999')))
  if (outside) return violated(`Há uma publicação em ${shown(outside)}, fora do período.`)
  const many = within.length === 1 ? 'Uma publicação' : `${within.length} publicações`
  return met(`${many}, de ${shown(within[0] ?? first)} a ${shown(within.at(-1) ?? last)}.`)
}

/** No post may state prices other than those that the owner allows. */
export function checkOnlyPrice(_wish: WishOf<'onlyPrice'>, { facts, sheet }: Given): Answer {
  const posts = only(facts, 'post')
  if (posts.length === 0) return unrelated
  const allowed = sheet.wishes.flatMap((wish) => (wish.kind === 'onlyPrice' ? (wish.price ?? []) : []))
  const isAllowed = (price: number) => allowed.some((one) => Math.abs(one - price) < cent)
  const other = posts.find(
    ({ title, body, versions = '' }) => !pricesIn(`${title}\n${body}\n${versions}`).every(isAllowed),
  )
  if (other) return violated(`A publicação “${other.title}” diz outro preço.`)
  return met(allowed.length === 0 ? 'Nenhuma publicação diz preço.' : 'Nenhum outro preço aparece.')
}

/** Always refused, with the rule and what is done instead. */
export const checkRefusedPost = ({ what }: WishOf<'refusedPost'>): Answer => notPossible(explainRefusal(what))
