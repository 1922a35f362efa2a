/** What a combo that the owner thinks of leaves: "bode + 4 doses por R$ 160, quanto sobra?" */
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { pointsOf } from '../../base/pairing/rules.ts'
import { isDrinkLine, understand } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { counted } from './counted.ts'
import { type Launch, pairWords } from './launch.ts'
import type { MenuParts } from './menu-parts.ts'
import { drinksOf } from './named-drinks.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

type Question = WishOf<'question'>
type Offers = { combos: readonly Launch[]; within: PairingMenu['offersWithin'] }
type Line = { name: string; count: number; price: number; cost: number | null; isDrink: boolean }

function dishLine(item: string, count: number, { items }: MenuParts): Line | null {
  const line = items.find((one) => {
    const read = understand(one)
    return !isDrinkLine(one) && (one.name === item || (read.kind === 'dish' && isNamedDish(item, read.dish)))
  })
  if (!line || line.price === null) return null
  const name = spokenName(line.name)
  return {
    name: count > 1 ? `${count} × ${name}` : name,
    count,
    price: line.price,
    cost: line.cost,
    isDrink: false,
  }
}

/** The drink that the owner names; of several, such as "drink", the one that suits the dish best. */
function drinkLine(item: string, count: number, dish: string, parts: MenuParts): Line | null {
  const entry = parts.ranked.find((one) => isNamedDish(dish, one.dish))
  // Of the new drinks those that the plan serves: the owner reads of no other.
  const served = parts.ranked.map(({ best }) => best.option)
  const own = drinksOf(item, parts)
  const fresh = item === 'drink' ? served.filter(({ kind }) => kind !== 'cachaca') : []
  const pool = fresh.length > 0 ? fresh : item === 'drink' ? [...own, ...parts.suggested] : own
  const named = [...new Set(pool)].filter(({ price }) => price !== null)
  const [best] = entry
    ? named.toSorted(
        (a, b) => pointsOf(entry.dish, b, parts.circumstances) - pointsOf(entry.dish, a, parts.circumstances),
      )
    : named
  if (!best || best.price === null) return null
  return { name: counted(best, count), count, price: best.price, cost: best.cost, isDrink: true }
}

const sum = (lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((total, line) => total + of(line) * line.count, 0)

/** Null if something of it has no price. */
function bundleAnswer(question: Question, parts: MenuParts): string | null {
  const { item = '', percent = 0 } = question
  const asked = question.parts ?? [
    { item, count: 1 },
    { item: 'drink', count: 1 },
  ]
  const found = asked.map(
    (one) => dishLine(one.item, one.count, parts) ?? drinkLine(one.item, one.count, item, parts),
  )
  const lines = found.flatMap((line) => line ?? [])
  if (lines.length < found.length) return null
  const full = sum(lines, ({ price }) => price)
  const price = question.price ?? full * (1 - percent / 100)
  const names = joinList(lines.map(({ name }) => name))
  const apart = `Separados, ${names} custam ${formatBrl(full)}`
  if (price > full + 0.005)
    return `${apart}: por ${formatBrl(price)} ninguém leva o combo. Fique abaixo disso, ou venda cada um ao seu preço.`
  const missing = lines.filter(({ cost }) => cost === null)
  const cut = full - price
  const told = `${apart}; por ${formatBrl(price)} saem ${formatBrl(cut)} (${formatNumber(Math.round((cut / full) * 100))}%) do preço`
  if (missing.length > 0)
    return `${told}. Para dizer quanto sobra falta o custo de ${joinList(missing.map(({ name }) => name))}.`
  const cost = sum(lines, (line) => line.cost ?? 0)
  const leaves = price - cost
  if (leaves <= 0)
    return `Não: ${apart.toLowerCase()}, os ingredientes custam ${formatBrl(cost)}, e por ${formatBrl(price)} a casa perde.`
  const drinks = lines.filter(({ isDrink }) => isDrink)
  const gain = sum(drinks, (line) => line.price - (line.cost ?? 0)) - cut
  const start = `Sobram ${formatBrl(leaves)} por combo: ${told.charAt(0).toLowerCase()}${told.slice(1)}, e os ingredientes custam ${formatBrl(cost)}.`
  if (gain <= 0)
    return `${start} Só que a comida sozinha deixa ${formatBrl(leaves - gain)}: o desconto come toda a bebida. Suba para ${formatBrl(price - gain + 0.01)} ou mais.`
  const tables = Math.floor((gain / (gain + cut)) * 10)
  return cut < 0.005
    ? `${start} São ${formatBrl(gain)} a mais que a comida sozinha.`
    : `${start} São ${formatBrl(gain)} a mais que a comida sozinha; paga se, de cada 10 mesas, no máximo ${tables} já pediriam tudo sem desconto.`
}

/** The discount on our own first combo, where the owner names none. */
function onOwnCombo({ percent = 0 }: Question, { combos, within }: Offers): string | null {
  const known = [
    ...combos.flatMap((offer) =>
      offer.gain === null
        ? []
        : [
            {
              name: pairWords(offer),
              full: offer.dishPrice + offer.drinkPrice,
              gain: offer.gain + offer.discount,
            },
          ],
    ),
    ...(within?.offers ?? []).flatMap(({ name, drink, full, price, gain }) =>
      gain == null ? [] : [{ name: pairWords({ name, drinks: drink }), full, gain: gain + full - price }],
    ),
  ]
  const [first] = known
  if (!first) return null
  const cut = (first.full * percent) / 100
  const rest = first.gain - cut
  const told = `Em ${first.name}, ${formatNumber(percent)}% tiram ${formatBrl(cut)} dos ${formatBrl(first.gain)} que a bebida deixa`
  if (rest <= 0) return `Não vale: ${told.charAt(0).toLowerCase()}${told.slice(1)}.`
  const tables = Math.floor((rest / (rest + cut)) * 10)
  return `${told}: sobram ${formatBrl(rest)}. Só paga se, de cada 10 mesas, no máximo ${tables} já pediriam os dois sem desconto; o desconto só na bebida sai mais barato.`
}

/** Of a discount that has no figure yet: what a tenth would take of the drink. */
const usualOff = 10

/** "na sobremesa, o combo precisa de desconto?" */
function needsDiscount({ item = '' }: Question, parts: MenuParts): string | null {
  const [entry] = parts.ranked
    .filter(({ dish }) => item === '' || isNamedDish(item, dish))
    .flatMap(({ dish, best }) => {
      const { price, cost } = best.option
      return dish.item.price === null || price === null || cost === null
        ? []
        : [
            {
              name: spokenName(dish.item.name),
              full: dish.item.price + price,
              left: price - cost,
              option: best.option,
            },
          ]
    })
    .toSorted((a, b) => b.left - a.left)
  if (!entry) return null
  const { name, full, left, option } = entry
  const cut = (full * usualOff) / 100
  const rest = left - cut
  return `Não precisa: ${name} com ${counted(option, 1)}, ${formatBrl(full)} pelos dois, deixa ${formatBrl(left)} da bebida, e quem termina o prato decide pela oferta. Com ${usualOff}% de desconto saem ${formatBrl(cut)}: ${rest > 0 ? `sobrariam ${formatBrl(rest)}` : 'a bebida sairia de graça'}, também de quem já pediria os dois. Ofereça de viva voz, ao recolher o prato.`
}

export function comboDiscount(wish: Question, parts: MenuParts, offers: Offers): string | null {
  if (wish.percent === undefined && wish.price === undefined && wish.parts === undefined)
    return needsDiscount(wish, parts) ?? onOwnCombo(wish, offers)
  const isOwn = wish.item !== undefined && (wish.parts ?? wish.percent) !== undefined
  return (isOwn ? bundleAnswer(wish, parts) : null) ?? onOwnCombo(wish, offers)
}
