/**
 * "Nenhum preço sobe mais de 8%, salvo a picanha, que pode ir a 12%": the clause is read without its exception, which then
 * takes its part out of the wish. Read on its own it would become a wish of the contrary.
 */
import { everyItem } from '../../base/request/match-item.ts'
import { Names } from '../orders/dishes-and-drinks.ts'
import { slotsOf } from '../orders/slots.ts'
import {
  type Draft,
  type DraftWish,
  givenBack,
  longestText,
  unreadAt,
  type WishContent,
} from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { blankOut } from '../text/take-out.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { type Exception, exceptionsIn } from './find-exceptions.ts'

type Kind = WishContent['kind']

/** UTF-16 units */
const longestSpared = 200

/** What limits or refuses: whoever keeps it everywhere also keeps it where the owner would permit more. */
const limiting: ReadonlySet<Kind> = new Set<Kind>([
  'exclude',
  'price',
  'cost',
  'costShare',
  'strength',
  'glass',
  'pace',
  'style',
  'dishLimit',
  'dishTrait',
  'drinkTrait',
  'pairing',
  'layout',
  'only',
  'zeroAlcohol',
])
/** What an exception from something open may ask: "pode mexer em tudo, menos na lasanha". */
const refusing: ReadonlySet<Kind> = new Set<Kind>([
  'keepItem',
  'keepPrice',
  'capPrice',
  'exclude',
  'pairing',
  // "vende a 82, menos na segunda, que é 70": another price of theirs.
  'competitorPrice',
])

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end

/** What says of an exception, beside the limit, all that it says: "menos um que pode chegar a 25". */
const settles = ({ wish, start }: DraftWish, one: Exception): boolean =>
  ('except' in wish && wish.except !== undefined) ||
  (wish.kind === 'price' && wish.item !== undefined && (start >= one.start || wish.of !== undefined)) ||
  (wish.kind === 'count' && wish.item !== undefined) ||
  (wish.kind === 'dishTrait' && wish.what === 'priced') ||
  wish.kind === 'prefer' ||
  wish.kind === 'dropItem' ||
  wish.kind === 'equipment'

const isOfPairs = ({ wish }: DraftWish): boolean => wish.kind === 'pairing' || wish.kind === 'zeroAlcohol'
/** Drinks that the owner wants, whatever dishes they suit. */
const wantsDrinks = ({ wish }: DraftWish): boolean =>
  wish.kind === 'pairing' && (wish.rule === 'first' || wish.rule === 'some') && wish.serves !== undefined

/** Whether the readers have given the exception its due already. */
function isRead(draft: Draft, one: Exception): boolean {
  const touching = draft.wishes.filter((wish) => overlaps(wish, one))
  if (touching.some((wish) => settles(wish, one))) return true
  // Nothing of the clause was read with it.
  if (!draft.wishes.some((wish) => overlaps(wish, one.before))) return false
  if (one.isOfLimit || draft.wishes.some((wish) => overlaps(wish, one.before) && wantsDrinks(wish)))
    return false
  const inside = touching.filter(({ start }) => start >= one.start - 1)
  return inside.every(({ wish }) => refusing.has(wish.kind))
}

/** What leads to the name of a dish: "com o jamón", "o da peixada". */
const leads = /^(?:(?:com|para|pr[ao]s?|em|n[oa]s?|o|a|os|as|d[eoa]s?|aos?) )+/
/** The house's items that an exception names; none where it says anything else. */
function itemsOf({ target }: Exception, names: readonly HouseName[], isPaired: boolean): readonly string[] {
  if (isPaired) {
    const dishes = new Names(names).dishesIn(target.replace(leads, ''))
    if (dishes) return dishes
  }
  const slots = slotsOf(target.replace(/^.*(?:ou seja|isto e|quer dizer)[,:]?/, ''), names)
  const isPlain = slots.every(
    (slot) =>
      slot.kind === 'items' ||
      (slot.kind === 'role' && ['and', 'idle', 'to', 'by', 'all'].includes(slot.role)),
  )
  const items = slots.flatMap((slot) => (slot.kind === 'items' ? slot.names : []))
  return isPlain && !items.includes(everyItem) ? [...new Set(items)] : []
}

const stays = /^que (?:fica\w*|continua\w*|permanec\w+|nao (?:mud|sob|mex)\w*|ja )/
const rises =
  /(?:ir|chegar|subir|passar|aumentar|custar)(?: para| pra| a| ate)*(?: a| ate)?\s*(?:r\$\s*)?(\d+(?:,\d{1,2})?)\s*(%|por cento)?/

/** What holds for the excepted items themselves, beside a wish that leaves them out. */
function ownWishes({ said, isRefusal }: Exception, items: readonly string[], of: WishContent): WishContent[] {
  if (stays.test(said)) return items.map((item): WishContent => ({ kind: 'keepPrice', item }))
  const [, figure, share] = rises.exec(said) ?? []
  if (figure !== undefined) {
    const value = Number(figure.replace(',', '.'))
    const limit = share === undefined ? { max: value } : { percent: value }
    return items.map((item): WishContent => ({ kind: 'capPrice', item, ...limit }))
  }
  // "Suba até 10%, menos nas bebidas": these do not rise at all.
  return of.kind === 'capPrice' && !isRefusal
    ? items.map((item): WishContent => ({ kind: 'capPrice', item }))
    : []
}

/** The wish that the exception stands behind, with those that were read from the same words. */
function ledBy({ wishes }: Draft, { before }: Exception): DraftWish[] {
  const last = wishes
    .filter((one) => overlaps(one, before))
    .toSorted((a, b) => b.end - a.end || b.start - a.start)[0]
  return last === undefined ? [] : wishes.filter(({ start, end }) => start === last.start && end === last.end)
}

/** A wish that leaves out what the exception names; null if this kind of wish can not. */
function excepting({ wish }: DraftWish, { said }: Exception, items: readonly string[]): WishContent | null {
  if (items.length === 0) return null
  if (wish.kind === 'pairing' && wish.rule === 'never' && wish.serves && wish.dishes === undefined)
    return { kind: 'pairing', rule: 'onlyBeside', serves: wish.serves, dishes: [...items] }
  const except = items.slice(0, 12)
  if (wish.kind === 'price') return wish.item === undefined && said !== '' ? null : { ...wish, except }
  return wish.kind === 'capPrice' ||
    wish.kind === 'keepPrice' ||
    wish.kind === 'keepItem' ||
    wish.kind === 'ending'
    ? { ...wish, except }
    : null
}

/** What somebody must not eat stays refused, and whoever excepts something from it is asked. */
const isOfHealth = ({ wish }: DraftWish): boolean =>
  (wish.kind === 'exclude' || wish.kind === 'only') && (wish.why === 'diet' || wish.why === 'allergy')

/** What one wish becomes, with what holds for the excepted items; null if the exception says nothing of it. */
function changedBy(one: DraftWish, exception: Exception, items: readonly string[]): WishContent[] | null {
  const { wish } = one
  // "Só mexa nos pratos, menos na lasanha": she stays with all the others.
  if ('except' in wish && wish.except !== undefined && wish.kind !== 'rivalFact')
    return items.length > 0
      ? [wish, ...items.map((item): WishContent => ({ kind: 'keepPrice', item }))]
      : null
  // "De preferência vinho, menos nos fritos": these have any drink but wine.
  if (wish.kind === 'pairing' && wantsDrinks(one) && wish.dishes === undefined)
    return items.length > 0
      ? [wish, { kind: 'pairing', rule: 'never', serves: wish.serves, dishes: [...items] }]
      : null
  const narrower = excepting(one, exception, items)
  if (narrower) return [narrower, ...ownWishes(exception, items, narrower)]
  return exception.isOfLimit && limiting.has(wish.kind) && !isOfHealth(one)
    ? [{ ...wish, spared: exception.words.slice(0, longestSpared) }]
    : null
}

/** The draft with one exception given to the wish before it, or left to the owner: a limit of all that is not of all, too. */
function withOne(before: Draft, one: Exception, names: readonly HouseName[]): Draft {
  const led = ledBy(before, one)
  const items = itemsOf(one, names, led.some(isOfPairs))
  const changed = new Map<DraftWish, DraftWish[]>()
  for (const wish of led) {
    const end = one.end - wish.start <= longestText ? one.end : wish.end
    const contents = changedBy(wish, one, items)
    if (contents)
      changed.set(
        wish,
        contents.map((content, at) => ({ wish: content, start: at === 0 ? wish.start : one.start, end })),
      )
  }
  const isOpen = changed.size === 0
  const isKept = one.isOnly || led.some(isOfHealth)
  const draft = isOpen && one.isOfLimit && !isKept ? givenBack(before, led) : before
  const left = unreadAt(one)
  return {
    ...draft,
    wishes: draft.wishes.flatMap((wish) => changed.get(wish) ?? wish).toSorted((a, b) => a.start - b.start),
    unread: isOpen ? [...draft.unread, left].toSorted((a, b) => a.start - b.start) : draft.unread,
  }
}

/** A text with what it excepts, by a reader that knows no exceptions. */
export function withExceptions(
  text: string,
  names: readonly HouseName[],
  read: (text: string) => Draft,
): Draft {
  const whole = read(text)
  if (healthWords.test(foldInPlace(text).toLowerCase())) return whole
  const open = exceptionsIn(text, names).filter((one) => !isRead(whole, one))
  if (open.length === 0) return whole
  const plain = read(blankOut(text, open))
  const isOfSome = open.some(
    (one) => ledBy(plain, one).length > 0 || whole.wishes.some((wish) => overlaps(wish, one)),
  )
  return isOfSome ? open.reduce((draft, one) => withOne(draft, one, names), plain) : whole
}
