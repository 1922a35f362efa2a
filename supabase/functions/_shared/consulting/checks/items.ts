/** The house's own items: which are kept, removed or promoted. */

import type { FactOf } from '../base/facts.ts'
import { formatBrl, joinList, tokenize } from '../base/language/text.ts'
import { isNamedLine } from '../base/pairing/named-dishes.ts'
import { holdsOn, isEveryWeek, isScoped } from '../base/request/held-days.ts'
import { isExcepted, namesItem } from '../base/request/match-item.ts'
import { isWholeDrop } from '../base/request/requirements.ts'
import type { WishOf } from '../base/request/wish.ts'
import {
  type Answer,
  actionsOn,
  type Given,
  isNamedIn,
  knowsItem,
  met,
  notFound,
  notPossible,
  only,
  removes,
  violated,
} from './answer.ts'
import { isWeekly, weeksOf } from './weekly-posts.ts'

const isPaired = (item: string, { dish, section, description, serve }: FactOf<'pairing'>) =>
  isNamedLine(item, {
    name: dish,
    category: section ?? null,
    description: description ?? null,
    price: null,
    cost: null,
  }) || namesItem(item, { name: serve })

const shown = (day: string) => day.split('-').toReversed().slice(0, 2).join('/')

/** Full names of what a wish means on the house's menu; a single word, as in "Petiscos", may appear in any text. */
const fullNames = (item: string, { house }: Given) =>
  house.menu
    .filter((own) => namesItem(item, own))
    .map(({ name }) => name)
    .filter((name) => tokenize(name).length > 1)

export function checkKeepItem(wish: WishOf<'keepItem'>, given: Given): Answer {
  const { item, part } = wish
  const actions = actionsOn(item, given)
  if (part !== undefined) {
    const priced = actions.flatMap(({ priceNow, priceNew }) =>
      priceNow === null || priceNew === null || Math.abs(priceNew - priceNow) < 0.005
        ? []
        : [`de ${formatBrl(priceNow)} para ${formatBrl(priceNew)}`],
    )
    return met(
      priced.length > 0
        ? `Nome, porção e receita ficam como são; mudam o lugar, o texto e o preço, ${joinList(priced)}.`
        : 'Nome, porção e receita ficam como são; mudam só o lugar e o texto.',
    )
  }
  const removed = actions.find((one) => removes(one) && !isExcepted(wish, { name: one.item }))
  if (removed) return violated(`“${removed.item}” devia ficar no cardápio, e sairia.`)
  if (actions.length > 0) return met()
  const pairings = only(given.facts, 'pairing')
  if (pairings.some((fact) => isPaired(item, fact))) return met()
  if (!knowsItem(item, given)) return notFound(item)
  return pairings.length > 0
    ? notPossible(`“${item}” não está entre as harmonizações.`)
    : met('Esta consultoria não tira itens do seu cardápio.')
}

/** What new drinks mean for an item of the house. */
const verdictOn = (item: string, { facts }: Given) =>
  only(facts, 'answer').find(({ about, of }) => about === 'bar' && of === item)

export function checkDropItem(wish: WishOf<'dropItem'>, given: Given): Answer {
  const { item } = wish
  const told = verdictOn(item, given)
  if (told) return met(told.text)
  const actions = actionsOn(item, given)
  if (!isWholeDrop(wish)) {
    const gone = actions.filter(removes).length
    if (wish.most !== undefined && gone > wish.most)
      return violated(`Saem ${gone}, e você disse no máximo ${wish.most}.`)
    if (actions.some(removes)) return met()
    if (wish.ifNeeded) return met('Não foi preciso: fica.')
    return notPossible('Sem a venda de cada um não dá para dizer o que sai pouco.')
  }
  // "tira os crepes, menos o de frango": an item kept by its own name stays.
  const isKept = (fact: FactOf<'action'>) =>
    given.sheet.wishes.some(
      (wish) =>
        wish.kind === 'keepItem' &&
        wish.part === undefined &&
        wish.item !== item &&
        namesItem(wish.item, { name: fact.item }),
    )
  const stays = actions.find((fact) => !removes(fact) && !isKept(fact))
  if (stays) return violated(`“${stays.item}” devia sair do cardápio, e fica.`)
  if (actions.length > 0) return met()
  const pairings = only(given.facts, 'pairing')
  if (pairings.some((fact) => isPaired(item, fact)))
    return violated(`“${item}” devia sair, e está entre as harmonizações.`)
  const posts = only(given.facts, 'post')
  const names = fullNames(item, given)
  const post = posts.find(({ title, body }) => names.some((name) => isNamedIn(name, `${title}\n${body}`)))
  if (post) return violated(`“${item}” devia sair, e a publicação “${post.title}” fala dele.`)
  if (!knowsItem(item, given)) return notFound(item)
  if (pairings.length > 0) return met('Ficou fora das harmonizações.')
  if (posts.length > 0) return met('Nenhuma publicação fala dele.')
  return notPossible('Esta consultoria não muda o seu cardápio.')
}

/** In a printed menu: framed, or before everything that was not to be promoted. */
function promotedOnMenu(item: string, { facts, sheet }: Given): boolean {
  const promoted = sheet.wishes.flatMap((wish) => (wish.kind === 'promote' ? [wish.item] : []))
  return only(facts, 'menu').some(({ sections, boxes }) => {
    const places = sections.flatMap(({ name: section, items }) =>
      items.map((name, at) => ({ name, section, before: items.slice(0, at) })),
    )
    const own = places.filter((place) => namesItem(item, place))
    const isFirst = ({ section, before }: (typeof places)[number]) =>
      before.every((name) => promoted.some((one) => namesItem(one, { name, section })))
    return own.length > 0 && own.every((place) => boxes.includes(place.name) || isFirst(place))
  })
}

/** Posts about an item on its days; wanted week after week, a few of them are not enough. */
function checkWeeks(
  wish: WishOf<'promote'>,
  all: readonly FactOf<'post'>[],
  own: readonly FactOf<'post'>[],
): Answer {
  const on = `Em ${joinList(own.map(({ date }) => shown(date)))}`
  const [weekday, ...more] = wish.weekdays ?? []
  if (weekday === undefined || more.length > 0 || !isEveryWeek(wish)) return met(`${on}.`)
  const weeks = weeksOf(
    weekday,
    all.map(({ date }) => date),
    own.map(({ date }) => date),
  )
  const said = `${on}: ${weeks.posted} de ${weeks.weeks} semanas.`
  return isWeekly(weeks) ? met(said) : notPossible(said)
}

export function checkPromote(wish: WishOf<'promote'>, given: Given): Answer {
  const { item } = wish
  const { facts } = given
  const told = verdictOn(item, given)
  if (told) return met(told.text)
  if (facts.some(({ kind }) => kind === 'menu')) {
    return promotedOnMenu(item, given)
      ? met()
      : notPossible(`“${item}” não ganhou quadro nem o primeiro lugar da seção.`)
  }
  const pairings = only(facts, 'pairing')
  const all = only(facts, 'post')
  if (pairings.length + all.length === 0)
    return notPossible(`“${item}” não está entre os resultados desta consultoria.`)
  const posts = all.filter(({ date }) => holdsOn(wish, date))
  if (isScoped(wish) && all.length > 0) {
    const names = [item, ...given.house.menu.flatMap((own) => (namesItem(item, own) ? [own.name] : []))]
    const own = posts.filter(({ title, body }) => names.some((name) => isNamedIn(name, `${title}\n${body}`)))
    if (own.length > 0) return checkWeeks(wish, all, own)
    return notPossible(
      posts.length === 0
        ? `O calendário vai até ${shown(
            all
              .map(({ date }) => date)
              .toSorted()
              .at(-1) ?? '',
          )}, e não chega a esses dias.`
        : `“${item}” não coube nesses dias.`,
    )
  }
  // What stands in brackets on the menu is what the item is made of, and in no post.
  const called = item.replace(/\s*\([^)]*\)/g, '').trim() || item
  const isShown =
    pairings.some((fact) => isPaired(item, fact)) ||
    posts.some(({ title, body }) => isNamedIn(called, `${title}\n${body}`))
  const inPosts = posts.filter(({ title }) => isNamedIn(called, title)).map(({ date }) => shown(date))
  if (inPosts.length > 0) return met(`Em ${joinList(inPosts)}.`)
  return isShown ? met() : notPossible(`“${item}” não aparece no resultado.`)
}
