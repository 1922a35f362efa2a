import type { EngineContext } from '../../../base/context.ts'
import { formatBrl } from '../../../base/language/text.ts'
import type { Told } from '../../../base/pricing/supplier-rise.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { Sales } from '../../../documents/sales.ts'
import { isPeace } from '../asked-limits.ts'
import { isOwned, type Owned } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { isCosted } from '../offer-parts.ts'
import type { Compared, CompetitorMap, Raise, RivalAnswer, Target } from '../schema.ts'
import type { Sold } from '../sold.ts'

export type Question = WishOf<'question'>

/** What the answers are computed from. */
export type Asked = {
  context: EngineContext
  menu: readonly OwnItem[]
  /** With what the comparison leaves out: an offer that the owner words may hold it. */
  whole: readonly OwnItem[]
  items: readonly Compared[]
  rivals: readonly string[]
  notCompared: readonly string[]
  raises: readonly Raise[]
  /** Cheap items that do not rise at once. */
  targets: readonly Target[]
  /** Rises that the owner's limit on changes leaves out. */
  spared: readonly Raise[]
  offers: readonly { name: string; text: string; action: string }[]
  sold: Sold
  sales: Sales | null
  /** Service charges of competitors. */
  charges: NonNullable<CompetitorMap['charges']>
  /** What suppliers charge more; the costs of `menu` count it. */
  rises: readonly Told[]
}

/** An answer before it is placed. */
export type Answer = Pick<RivalAnswer, 'verdict' | 'texts' | 'table' | 'open'>

export const answer = (verdict: string, ...texts: string[]): Answer => ({
  verdict,
  texts: texts.filter((text) => text !== ''),
})

/** An answer that only says what it would take. */
export const needs = (verdict: string, ...texts: string[]): Answer => ({
  ...answer(verdict, ...texts),
  open: true,
})

const oneForm =
  /(?:dois|duas|2|tr[eê]s|3) (?:por|em) (?:um|uma|1|2|dois)|2 ?x ?1|dose dupla|rodada dupla|em dobro|cupo(?:m|ns)|sorteios?|rod[ií]zio|liquida[cç][aã]o/iu

/** The one form of promotion that a wish names: "promoção de dois por um". */
export const formOf = ({ text }: Pick<Question, 'text'>): string | undefined =>
  oneForm.exec(text)?.[0].toLowerCase()

/** Who refuses one form of a promotion refuses no other. */
export const isOneForm = (wish: Pick<Question, 'about' | 'text'>): boolean =>
  wish.about === 'promotion' && formOf(wish) !== undefined

/** Whether the owner refuses something. */
export const refuses = (
  { context }: Pick<Asked, 'context'>,
  ...abouts: readonly Question['about'][]
): boolean =>
  context.sheet.wishes.some(
    (wish) =>
      wish.kind === 'question' &&
      wish.against === true &&
      // A ban on one item is no ban on all.
      wish.item === undefined &&
      !isPeace(wish) &&
      !isOneForm(wish) &&
      abouts.includes(wish.about),
  )

export const factsOf = ({ context }: Asked, about: WishOf<'rivalFact'>['about']): WishOf<'rivalFact'>[] =>
  context.sheet.wishes.flatMap((wish) => (wish.kind === 'rivalFact' && wish.about === about ? [wish] : []))

export const shared = ({ items }: Asked): Owned[] => items.filter(isOwned)

/** The menu's item that a question names: of several one that is compared, and of these the dearest. */
export function ownItem(item: string | undefined, { menu, items }: Asked): OwnItem | undefined {
  if (item === undefined) return undefined
  const exact = menu.find(({ name }) => name === item)
  // "O nosso quilo está caro?": the one of which there are prices.
  const isCompared = ({ name }: OwnItem) => items.some((one) => one.ours === name && isOwned(one))
  return (
    exact ??
    menu
      .filter(({ name, category }) => namesItem(item, { name, section: category }))
      .toSorted((a, b) => Number(isCompared(b)) - Number(isCompared(a)) || (b.price ?? 0) - (a.price ?? 0))[0]
  )
}

/** All items of the menu that a question names: "o espetinho" of a house with two. */
export function ownItems(item: string | undefined, { menu }: Asked): OwnItem[] {
  if (item === undefined) return []
  const exact = menu.filter(({ name }) => name === item)
  return exact.length > 0
    ? exact
    : menu.filter(({ name, category }) => namesItem(item, { name, section: category }))
}

/** The days on which the owner's house is full, in words; empty if unknown. */
export const fullOn = ({ context }: Asked): string =>
  context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'weakDays' ? (wish.what ?? []) : [],
  )[0] ?? ''

/** The comparison of an item of the menu. */
export const comparedOf = (name: string, { items }: Asked): Owned | undefined =>
  items.filter(isOwned).find(({ ours }) => ours === name)

/** Amounts in whole R$. */
export const reais = (value: number) => formatBrl(Math.round(value)).slice(0, -3)

export const percent = (share: number) => `${Math.round(share * 100)}%`

/** Items with price and cost, the one that leaves most first. */
export const costedOf = ({ menu }: Asked) =>
  menu.filter(isCosted).toSorted((a, b) => b.price - b.cost - (a.price - a.cost))

/** Items that guests add to an order: the best margin first. */
export function extrasOf(asked: Asked) {
  // What is carried away is offered to nobody at a table.
  const light = costedOf(asked).filter(
    ({ name, price, cost }) => price - cost > 0 && !/marmit|quentinha|viagem|delivery|congelad/i.test(name),
  )
  const dear = Math.max(...light.map(({ price }) => price), 0)
  return light.filter(({ price }) => price <= dear * 0.45)
}

/** Sales of the item that would earn an amount. */
export const salesFor = (amount: number, { price, cost }: { price: number; cost: number }) =>
  Math.ceil(amount / Math.max(0.01, price - cost))
