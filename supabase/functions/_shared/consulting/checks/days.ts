/** Days and hours that the owner gives. */

import { addDays } from '../base/calendar.ts'
import type { FactOf } from '../base/facts.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Weeks entirely within a period when the house is closed. */
function soldWhileClosed(weeks: readonly FactOf<'forecast'>[], first: string, last: string) {
  return weeks.find(({ week, mid }) => week >= first && addDays(week, 6) <= last && mid > 0)
}

function inForecast(wish: WishOf<'date'>, { facts }: Given): Answer {
  const { what, from, to = from, closed } = wish
  const expected = only(facts, 'expectation').find(
    (one) => sameName(one.what, what) && one.from === (from ?? null) && one.to === (wish.to ?? null),
  )
  if (!expected) return notPossible(`“${what}” não entrou na previsão.`)
  if (!expected.used) return notPossible(expected.text)
  const sold =
    closed && from !== undefined && to !== undefined
      ? soldWhileClosed(only(facts, 'forecast'), from, to)
      : undefined
  return sold
    ? violated(`A previsão conta vendas na semana de ${shown(sold.week)}, e a casa fecha.`)
    : met(expected.text)
}

function inPosts(wish: WishOf<'date'>, posts: readonly FactOf<'post'>[]): Answer {
  const { what, from, to = from, closed } = wish
  if (closed && from !== undefined && to !== undefined) {
    const open = posts.find(({ date }) => date >= from && date <= to)
    return open ? violated(`Há uma publicação em ${shown(open.date)}, e a casa fecha.`) : met()
  }
  if (posts.some(({ occasion }) => occasion !== undefined && sameName(occasion, what))) return met()
  if (from === undefined) return notPossible(`“${what}” não tem dia certo e não entrou no resultado.`)
  const last =
    posts
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? from
  return notPossible(
    from > last ? `“${what}” fica fora do período do resultado.` : `Nenhuma publicação fala de “${what}”.`,
  )
}

export function checkDate(wish: WishOf<'date'>, given: Given): Answer {
  const posts = only(given.facts, 'post')
  if (posts.length > 0) return inPosts(wish, posts)
  return given.facts.some(({ kind }) => kind === 'forecast') ? inForecast(wish, given) : unrelated
}

export function checkHours({ what, start, end }: WishOf<'hours'>, { facts }: Given): Answer {
  if (only(facts, 'offer').some((offer) => offer.start === start && offer.end === end)) return met()
  const posts = only(facts, 'post')
  const names = (text: string, hour: number) =>
    new RegExp(`\\b${Math.floor(hour)}\\s*(h|:|horas|às|a )`).test(text)
  const said = posts.some(({ title, body }) => {
    const text = `${title} ${body}`
    return names(text, start) && names(text, end)
  })
  if (said) return met()
  return posts.length > 0 || facts.some(({ kind }) => kind === 'price')
    ? notPossible(`O resultado não traz uma oferta para “${what}”.`)
    : unrelated
}
