/**
 * An amount that fits no price of this menu was meant for something else: "no máximo uns 5 itens" counts items, "aguenta
 * mais 2 reais?" is a step, "terminados em 8 ou 9" are last figures. Obeyed as prices they would freeze the whole house.
 */
import { everyItem, namesItem } from '../../base/request/match-item.ts'
import { subjectOf } from '../questions/price-subjects.ts'
import { question } from '../spoken/pieces.ts'
import { type Draft, type DraftUnread, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

/** Share of today's price below which nobody asks to sell. */
const lowest = 0.5
/** "a caixa da laranja foi para 95": what is bought by the crate, and no price of a juice. */
const crates =
  /(?<![a-z])(?:caixas?|sacas?|sacos?|fardos?|barril|arrobas?|engradados?|cento|milheiro)(?![a-z])/
/** Share of the menu that a limit of all prices must leave room for. */
const leastFitting = 0.15
/** A handful of items says nothing of what a menu costs. */
const leastItems = 5

const things =
  /^\s*(?:itens|items?|coisas?|precos?|produtos?|mudancas?|alterac\w+|aumentos?|reajustes?)(?![a-z])(?: (?:novos?|diferentes?))?(?: (?:de|por|a) (?:uma |cada )?vez| ao mesmo tempo| (?:por|no|ao) mes)?/
const step =
  /(?<![a-z])(?:mais|subir|subindo|sobe|aumentar|aumentando|acrescentar|colocar mais|botar mais) (?:uns |umas )?(?:r\$ ?)?\d|\d(?: ?(?:reais|real|contos?|pilas?))? a mais(?![a-z])/
const bearing =
  /^(?:(?:e|mas|sera que|acha que|voces? acham? que) )*(?:(?:a|o|as|os) )?(?<s>[^,;?]{3,60}?) (?:aguent\w+|suport\w+|segur\w+|comport\w+) (?:subir )?(?:mais )?(?:uns )?(?:r\$ ?)?(?<n>\d{1,3}(?:,\d{1,2})?)(?: ?(?:reais|real|contos?|pilas?))?(?: a mais)?$/
/** What is not to change much may still change. */
const notMuch = /(?<![a-z])(?:muit[oa]s?|tant[oa]s?|demais|tud[oa] (?:de|numa) (?:uma )?(?:so )?vez)(?![a-z])/

const tells = /(?<![a-z])(?:estao|tao|sao|custam|variam|vao) (?:hoje |agora )?(?:de|entre) /
const wants = /(?<![a-z])(?:quer\w+|pod\w+|deix\w+|fiqu\w+|tem que|max\w*|min\w*)(?![a-z])/
const may =
  /(?<![a-z])pod[ea]m? (?:(?:subir|ir|aumentar|ate|so|mais|no maximo|uns?|umas?) )*(?:r\$ ?)?(?:\d|um real)|(?<![a-z])(?:sub|aument)\w+/

/** "Nada pode subir mais de dois reais": how far, and no lowest price. */
const rises =
  /(?<![a-z])(?:sub[aei]\w*|sobe\w*|aument\w+|reajust\w+|cresc\w+) (?:mais|acima|alem) (?:de|que) /
const refuses = /(?<![a-z])(?:nada|nenhum\w*|nao|nunca|nem)(?![a-z])/
const stays = /(?<![a-z])(?:nao (?:\w+ ){0,2}mex\w+|fic(?:a|am|ar)|mant\w+|continu\w+)(?![a-z])/
/** "Não quero subir tudo junto": a few at a time may rise. */
const together =
  /(?<![a-z])tud[oa]s? (?:junt[oa]|(?:de|numa?|d)\s?uma (?:so )?vez|ao mesmo tempo|no mesmo dia)(?![a-z])/

type Settled = { wish: DraftWish } | { unread: true }

const inCents = (amount: number) => Math.round(amount * 100) / 100

/** The draft with such amounts read as what they count, or left to the owner. */
export function withLikelyAmounts(
  text: string,
  draft: Draft,
  names: readonly HouseName[],
  isPricing: boolean,
): Draft {
  const priced = names.filter(({ isSection, price }) => !isSection && price != null)
  const prices = priced.flatMap(({ price }) => price ?? [])
  if (prices.length < leastItems) return draft
  const folded = foldInPlace(text).toLowerCase()
  const shareWithin = (min: number, max: number) =>
    prices.filter((price) => price >= min && price <= max).length / prices.length

  const settle = (one: DraftWish): Settled => {
    const { wish, start, end } = one
    const said = folded.slice(start, end)
    const counted = things.exec(folded.slice(end))?.[0]
    const few = (count: number): Settled => ({
      wish: { wish: question('fewChanges', { count }), start, end: end + (counted?.length ?? 0) },
    })
    if (wish.kind === 'price' && wish.min !== undefined && wish.max === undefined) {
      const { min, item = everyItem } = wish
      if (rises.test(said) && refuses.test(said))
        return { wish: { ...one, wish: { kind: 'capPrice', item, rise: min } } }
    }
    const isBare = wish.kind === 'capPrice' && (wish.max ?? wish.percent ?? wish.rise) === undefined
    if (isBare && wish.item === everyItem && together.test(said))
      return isPricing ? { wish: { ...one, wish: question('gentle', {}) } } : { unread: true }
    // "nesse eu não mexo, fica em oito": of one item nobody counts changes.
    const ofOne =
      wish.kind === 'question' && wish.about === 'fewChanges'
        ? priced.find(({ name }) => name === wish.item)
        : undefined
    if (ofOne) {
      const { name: item, price } = ofOne
      return stays.test(said) && wish.kind === 'question' && wish.count === price
        ? { wish: { ...one, wish: { kind: 'keepPrice', item, price } } }
        : { unread: true }
    }
    if (wish.kind === 'capPrice' && wish.item === everyItem && counted !== undefined) {
      const count = wish.rise ?? wish.max
      if (count === undefined || !new RegExp(`(?<![\\d,])${count}$`).test(said)) return { wish: one }
      return isPricing && Number.isInteger(count) ? few(count) : { unread: true }
    }
    if (wish.kind === 'price' && (wish.item === undefined || wish.item === everyItem)) {
      const { min = 0, max = Number.POSITIVE_INFINITY } = wish
      if (wish.max === undefined || shareWithin(min, max) >= leastFitting) return { wish: one }
      const isCount = counted !== undefined && wish.min === undefined && Number.isInteger(max)
      return isPricing && isCount ? few(max) : { unread: true }
    }
    if (wish.kind === 'price' && wish.item !== undefined && isPricing) {
      const item = wish.item
      const own = priced.flatMap(({ name, section, price }) =>
        namesItem(item, { name, section }) ? (price ?? []) : [],
      )
      // "as pizzas estão de 52 a 59" tells.
      if (wish.min !== undefined && wish.min !== wish.max && tells.test(said) && !wants.test(said))
        return { unread: true }
      const amount = wish.min === undefined ? (wish.about ?? wish.max) : undefined
      // "a cerveja pode 1 real só" is a step.
      if (amount !== undefined && own.length > 0 && amount < Math.min(...own) * lowest && may.test(said))
        return { wish: { ...one, wish: { kind: 'capPrice', item, rise: amount } } }
    }
    if (wish.kind === 'keepPrice' && wish.item === everyItem && !wish.except && notMuch.test(said))
      return { unread: true }
    if (wish.kind !== 'question' || wish.about !== 'itemPrice' || wish.price === undefined)
      return { wish: one }
    const today = priced.find(({ name }) => name === wish.item)?.price
    if (today == null) return { wish: one }
    if (step.test(said) && wish.price < today)
      return { wish: { ...one, wish: { ...wish, price: inCents(today + wish.price) } } }
    const isBought = wish.price > today && crates.test(said)
    return wish.price < today * lowest || isBought ? { unread: true } : { wish: one }
  }

  const settled = draft.wishes.map((one) => ({ one, to: settle(one) }))
  const wishes = settled.flatMap(({ to }) => ('wish' in to ? [to.wish] : []))
  const counted = settled.flatMap(({ one, to }) => ('wish' in to && to.wish.end > one.end ? [to.wish] : []))
  const left = settled.flatMap(({ one: { start, end }, to }): DraftUnread[] =>
    'unread' in to ? [unreadAt({ start, end })] : [],
  )
  const unread = draft.unread.filter((passage) => {
    if (passage.blocking) return true
    const { s, n } = bearing.exec(folded.slice(passage.start, passage.end).trim())?.groups ?? {}
    const item = s === undefined ? undefined : subjectOf(s, names)
    const today = priced.find(({ name }) => name === item)?.price
    if (item === undefined || today == null || folded[passage.end] !== '?') return true
    const price = inCents(today + Number(n?.replace(',', '.')))
    wishes.push({ wish: question('itemPrice', { item, price }), start: passage.start, end: passage.end })
    return false
  })
  // A counted noun may stand in a passage that began before it.
  const open = unread.flatMap((passage) => {
    const taken = counted.find((wish) => wish.start <= passage.start && wish.end > passage.start)
    if (!taken || passage.blocking) return [passage]
    return taken.end >= passage.end ? [] : [{ ...passage, start: taken.end }]
  })
  return {
    ...draft,
    wishes: wishes.toSorted((a, b) => a.start - b.start),
    unread: [...open, ...left].toSorted((a, b) => a.start - b.start),
  }
}
