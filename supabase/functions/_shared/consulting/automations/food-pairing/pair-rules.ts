/** How the plan answers which drink is for whom: one for each dish, kept for some guests, the only one of its kind. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import { isNamedServe, isSameKind } from '../../base/pairing/named-serves.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { counted } from './counted.ts'
import { dishesOfEach } from './each-dish.ts'
import { fitOf } from './list-answers.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { drinksOf } from './named-drinks.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import type { Ranked } from './rank.ts'
import { spokenName } from './short-names.ts'

const priceOf = (price: number | null) => (price === null ? '' : `, ${menuPrice(price)}`)

/** "Crepe de ricota: Mate gelado, R$ 8" */
function pairWords(entry: Ranked, parts: MenuParts): string {
  const { guests } = parts.servingOf(entry)
  const { option } = entry.best
  return `${spokenName(entry.dish.item.name)}: ${counted(option, guests)}${priceOf(option.price)}${guests > 1 && option.price !== null ? ' cada' : ''}`
}

/** Most pairs of an answer; the others stand in the table. */
const mostTold = 8

/** A drink for each dish that the owner names, with what repeats and why. */
export function onceEach(
  wish: Pick<WishOf<'pairing'>, 'dishes'> & { distinct?: true | undefined },
  parts: MenuParts,
): Statement {
  const of = dishesOfEach(
    { ...wish, rule: 'each' },
    parts.ranked.map(({ dish }) => dish),
  )
  const entries = parts.ranked.filter(({ dish }) => of.includes(dish))
  if (entries.length === 0)
    return failed(`Nenhum prato de ${joinList(wish.dishes ?? [])} entra nas harmonizações.`)
  const text = `${entries
    .slice(0, mostTold)
    .map((entry) => pairWords(entry, parts))
    .join('; ')}${entries.length > mostTold ? '; os outros estão na tabela' : ''}.`
  const names = entries.map(({ best }) => best.option.name)
  const repeated = [...new Set(names.filter((name, at) => names.indexOf(name) < at))]
  if (wish.distinct === undefined || repeated.length === 0)
    return done(wish.distinct ? `${text} Nenhuma se repete.` : text)
  return failed(
    `${text} São ${entries.length} pratos e ${new Set(names).size} bebidas que combinam: só ${joinList(repeated.map(spokenName))} se repete.`,
  )
}

/** A drink that only some guests are offered: beside which dishes, and what is asked before. */
function onlyFor({ serves = [], whom = 'quem pedir' }: WishOf<'pairing'>, parts: MenuParts): Statement {
  const sold = parts.items.filter(
    (item) =>
      isDrinkLine(item) && serves.some((one) => isNamedServe(one, { name: item.name, isDose: false })),
  )
  const kept = `Não é a primeira bebida de nenhum prato`
  if (sold.length === 0) return done(`${kept}; no seu cardápio não há ${joinList(serves, 'nem')}.`)
  const lines = sold.slice(0, 3).map(({ name, price, cost }) => {
    const [option] = drinksOf(name, parts)
    const beside = option
      ? parts.ranked
          .map(({ dish }) => ({ name: spokenName(dish.item.name), fit: fitOf(dish, option, parts) }))
          .toSorted((a, b) => b.fit - a.fit)
          .filter(({ fit }) => fit > 0)
          .slice(0, 2)
      : []
    const left = price === null || cost === null ? '' : ` (deixa ${formatBrl(price - cost)})`
    return `${spokenName(name)}${priceOf(price)}${left}${beside.length > 0 ? `, com ${joinList(beside.map((one) => one.name))}` : ''}`
  })
  return done(`${kept}. Para ${whom}, e só depois de perguntar “Alguém vai dirigir?”: ${lines.join('; ')}.`)
}

/** Of a kind of drink, only the owner's: beside which dishes it stands. */
function onlyKind({ serves = [] }: WishOf<'pairing'>, parts: MenuParts): Statement {
  const has = ({ best }: Ranked) =>
    serves.some((one) =>
      isNamedServe(one, { name: best.option.name, isDose: best.option.kind === 'cachaca' }),
    )
  const found = parts.ranked.filter(has)
  const others = parts.ranked.filter(
    (entry) => !has(entry) && serves.some((one) => isSameKind(one, entry.best.option.name)),
  )
  if (others.length > 0) return failed(`${others.map((entry) => pairWords(entry, parts)).join('; ')}.`)
  return done(
    found.length > 0
      ? `${joinList(serves)}: ao lado de ${joinList(found.map(({ dish }) => spokenName(dish.item.name)))}. Nenhum outro desse tipo, e nenhum a comprar.`
      : `Nenhum prato desta lista pede ${joinList(serves, 'nem')} primeiro; nenhum outro desse tipo entra, e nenhum se compra.`,
  )
}

export function pairRule(wish: WishOf<'pairing'>, parts: MenuParts): Statement | null {
  switch (wish.rule) {
    case 'each':
      return onceEach(wish, parts)
    case 'onlyFor':
      return onlyFor(wish, parts)
    case 'onlyKind':
      return onlyKind(wish, parts)
    default:
      return null
  }
}
