/** What an owner asks of a forecast: the portions served, the period and what to show. */

import { addDays } from '../base/calendar.ts'
import { everyItem } from '../base/request/match-item.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

/** In g, ml or units. */
const inBase = ({ amount, unit }: WishOf<'portion'>) => amount * (unit === 'kg' || unit === 'l' ? 1000 : 1)

export function checkPortion(wish: WishOf<'portion'>, { facts }: Given): Answer {
  const pours = only(facts, 'pairing').flatMap(({ serveMl }) => serveMl ?? [])
  if (pours.length > 0 && wish.item === 'dose')
    return pours.every((ml) => (wish.bound === 'at_most' ? ml <= wish.amount : ml === wish.amount))
      ? met('É a medida ao lado de cada prato.')
      : notPossible(`Ao lado do prato vão ${pours[0]} ml.`)
  if (!facts.some(({ kind }) => kind === 'forecast' || kind === 'portion')) return unrelated
  const own = only(facts, 'portion').filter(({ item }) => item === wish.item)
  // Of several goods of one dish each has its own amount.
  const first = own.find(({ amount }) => Math.abs(amount - inBase(wish)) < 1e-6) ?? own[0]
  if (!first || first.items.length === 0)
    return notPossible(
      wish.item === everyItem
        ? 'A lista não tem item em que esta porção caiba sem adivinhar a receita; diga de que prato ela é.'
        : `Não encontramos “${wish.item}” na planilha; a lista de compras não usa esta porção.`,
    )
  return own.some(({ amount }) => Math.abs(amount - inBase(wish)) < 1e-6)
    ? met(first.text)
    : violated(`A lista de compras usa outra porção de ${wish.item}.`)
}

/** What a wish asks for, as facts name it. */
const asked = ({ from, show = [], only: kind, items, without }: WishOf<'scope'>): string[] => [
  ...(from === undefined ? [] : ['period']),
  ...show,
  ...(kind === undefined ? [] : [kind]),
  ...(items === undefined || show.includes('groups') ? [] : ['items']),
  ...(without === undefined ? [] : ['without']),
]

export function checkScope(wish: WishOf<'scope'>, { facts }: Given): Answer {
  const weeks = only(facts, 'forecast')
  if (weeks.length === 0) return unrelated
  const { to } = wish
  const last = weeks.reduce((latest, { week }) => (week > latest ? week : latest), '')
  if (to !== undefined && addDays(last, 6) < to)
    return notPossible(
      `A planilha só permite prever até ${shown(addDays(last, 6))}; o período pedido vai até ${shown(to)}.`,
    )
  const answers = asked(wish).map((of) => only(facts, 'scope').find((fact) => fact.of === of))
  const texts = answers.flatMap((answer) => (answer ? [answer.text] : []))
  return texts.length === answers.length
    ? met(texts.join(' '))
    : notPossible(['A planilha não permite mostrar isso.', ...texts].join(' '))
}
