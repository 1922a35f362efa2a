/** At what temperature a drink is served, and whether one may stand in for another. */
import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents, formatBrl } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { Option } from '../../base/pairing/options.ts'
import { type PourStyle, pourStyleIn, pourStyleOf } from '../../base/pairing/pour-styles.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { fitOf } from './list-answers.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { drinksOf } from './named-drinks.ts'
import { bought } from './pours.ts'
import { spokenName } from './short-names.ts'

type Question = WishOf<'question'>

/** The style of a drink by its name: a plain "cachaça" is the white one. */
function styleFor(said: string, option: Pick<Option, 'name'> | undefined): PourStyle | null {
  const own = option && pourStyleIn(option.name)
  if (own) return own
  const folded = foldAccents(said)
  if (/envelhecid|carvalho|amburana|castanheira|ouro|premium/.test(folded)) return 'agedDose'
  return /cachaca|pinga|alambique|dose/.test(folded) ? 'whiteDose' : pourStyleIn(said)
}

const white = 'brancos e frutados perdem o aroma abaixo disso e pesam acima'
const degrees: Readonly<Partial<Record<PourStyle, string>>> = {
  sparkling:
    '**De 6 a 8 °C**: três horas de geladeira, ou 25 minutos em balde de gelo com água; morno, perde o gás',
  sweetSparkling: '**De 6 a 8 °C**: frio, o doce não enjoa',
  crispWhite: `**De 8 a 10 °C**, duas horas de geladeira: ${white}`,
  fullWhite: `**De 10 a 12 °C**, tirado da geladeira 15 minutos antes: ${white}`,
  rose: `**De 8 a 10 °C**: ${white}`,
  lightRed:
    '**De 14 a 16 °C**: aqui a temperatura ambiente passa de 28 °C e o álcool sobe; meia hora de geladeira antes',
  fullRed:
    '**De 16 a 18 °C**: aqui a temperatura ambiente passa de 28 °C e o álcool sobe; 20 minutos de geladeira antes',
  fortified: '**De 12 a 14 °C**, em taça pequena',
  paleBeer: '**De 2 a 4 °C**; trincando de gelada, perde o gosto',
  wheatBeer: '**De 4 a 6 °C**',
  hoppyBeer: '**De 6 a 8 °C**: mais fria, o lúpulo some',
  darkBeer: '**De 8 a 10 °C**',
  agedDose: '**De 16 a 18 °C**, vinte minutos de geladeira e sem gelo: gelada, a madeira some',
  whiteDose: '**Gelada, de 4 a 8 °C**, em copinho: o frio segura o álcool e o prato segue na frente',
}

const hotBroth = /\b(?:lamen|ramen|udon|missoshiro|sopa|caldo|caldinho|ensopado|guisado)\b/

/** Sake is the one that is served both ways: with a hot broth cool, with what is raw cold. */
function sakeAt(dish: DishReading | undefined): string {
  const ask = 'Para quem pedir quente: 40 a 45 °C, em banho-maria, nunca fervido.'
  if (dish && hotBroth.test(foldAccents(dish.item.name).toLowerCase()))
    return `**Fresco, de 12 a 15 °C**: o caldo já chega quente e gordo, e um saquê simples aquecido sobe no nariz; frio, ele limpa a boca. ${ask}`
  return `**Frio, de 8 a 12 °C**, duas horas de geladeira: quente, o álcool cobre o que é cru ou frito. ${ask}`
}

/** The drink that a name means; of a kind of dose, the house's own under whatever name. */
function drinkNamed(said: string, parts: MenuParts): Option | undefined {
  const [named] = drinksOf(said, parts)
  if (named) return named
  const style = styleFor(said, undefined)
  const own = style?.endsWith('Dose')
    ? parts.items.find((item) => isDrinkLine(item) && pourStyleOf(item) === style)
    : undefined
  return own && bought('asked', own, 1.2)
}

export function servedAt({ other = '', item }: Question, parts: MenuParts): string {
  const option = drinkNamed(other, parts)
  const style = styleFor(other, option)
  const dish = parts.ranked.find((entry) => item !== undefined && isNamedDish(item, entry.dish))?.dish
  const isDose = style === 'whiteDose' || style === 'agedDose'
  if (isDose && parts.request.isNotChilled)
    return 'Em temperatura ambiente, como a casa serve: em copinho, e o gole é menor.'
  if (style === 'sake') return sakeAt(dish)
  const told = style === null ? undefined : degrees[style]
  if (told === undefined) return 'Pelo nome não sabemos de que bebida se trata: siga a temperatura do rótulo.'
  return style === 'whiteDose' && parts.request.isWithoutFreezer
    ? `${told}; da geladeira, sem passar pelo congelador.`
    : `${told}.`
}

/** % of volume, as such drinks usually have. */
const strengths: Readonly<Partial<Record<PourStyle, number>>> = {
  sake: 15,
  whiteDose: 40,
  agedDose: 40,
  crispWhite: 12,
  fullWhite: 13,
  rose: 12,
  lightRed: 12,
  fullRed: 13,
  sparkling: 12,
  sweetSparkling: 8,
  fortified: 19,
  paleBeer: 5,
  wheatBeer: 5,
  hoppyBeer: 6,
  darkBeer: 6,
  citrusDrink: 15,
  bitterDrink: 12,
}
/** So much stronger, a drink is no equal exchange. */
const muchStronger = 1.6

const leftOf = ({ price, cost }: Option) => (price === null || cost === null ? null : price - cost)

/** What the exchange does to the glass, to the till, and to the dish. */
export function instead({ other = '', what = '', item }: Question, parts: MenuParts): string {
  const to = drinkNamed(other, parts)
  const from = drinkNamed(what, parts)
  const [one, two] = [styleFor(other, to), styleFor(what, from)]
  const [abv, before] = [one && strengths[one], two && strengths[two]]
  const entry = parts.ranked.find(({ dish }) => item !== undefined && isNamedDish(item, dish))
  const isStronger = abv != null && before != null && abv > before * muchStronger
  const names = [to ? spokenName(to.name) : other, from ? spokenName(from.name) : what] as const
  const glass = isStronger
    ? `Pode, mas não na mesma medida: ${names[0]} tem perto de ${abv}% de álcool, e ${names[1]}, ${before}%. Sirva 30 ml bem gelados, com água ao lado, ou um drink comprido com ela.`
    : 'Pode, na mesma medida.'
  const fits =
    entry && to && from
      ? fitOf(entry.dish, from, parts) >= fitOf(entry.dish, to, parts)
        ? ` Com ${spokenName(entry.dish.item.name)}, em primeiro fica ${names[1]}; ${names[0]} é para quem pedir.`
        : ` Com ${spokenName(entry.dish.item.name)}, ${names[0]} vai até melhor.`
      : ''
  const [gain, loss] = [to ? leftOf(to) : null, from ? leftOf(from) : null]
  const money =
    gain === null || loss === null || !to || !from
      ? ''
      : ` ${capitalize(names[0])}, ${menuPrice(to.price ?? 0)}, deixa ${formatBrl(gain)}; ${names[1]}, ${menuPrice(from.price ?? 0)}, deixa ${formatBrl(loss)}${gain < loss ? `: cada troca custa ${formatBrl(loss - gain)}` : gain > loss ? `: cada troca rende ${formatBrl(gain - loss)}` : ''}.`
  const lacks = [...(to ? [] : [other]), ...(from ? [] : [what])]
  const absent =
    lacks.length === 0 ? '' : ` Não vimos ${lacks.join(' nem ')} no seu cardápio, por isso falta a conta.`
  return `${glass}${fits}${money}${absent}`
}
