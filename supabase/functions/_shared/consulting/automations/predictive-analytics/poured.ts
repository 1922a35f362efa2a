/** What is poured from a barrel or a bottle, by the size that an item's name tells. */
import { foldAccents } from '../../base/language/text.ts'

export type Poured = {
  /** What is bought: "chope IPA", "vinho branco", "Black Label". */
  name: string
  /** ml that one unit takes from the barrel or bottle, losses included. */
  amount: number
  pack: { amount: number; label: string }
}

/** Share of a barrel that stays in foam and hoses. */
export const barrelLoss = 0.08
const barrel = { amount: 30_000, label: 'barril de 30 l' } as const
const wineBottle = { amount: 750, label: 'garrafa de 750 ml' } as const
const litre = { amount: 1000, label: 'garrafa de 1 l' } as const

const cachacaBottle = { amount: 500, label: 'garrafa de 500 ml' } as const

/** Where the name tells no size. */
const usualMl = { wine: 150, sparkling: 125, dose: 50 } as const

const size = /(\d+(?:[.,]\d+)?) ?(ml|l|litros?)(?![\p{L}])/iu

/** "470 ml", "1 L" → ml. */
export function mlOf(name: string): number | null {
  const [, amount = '', unit = ''] = size.exec(name) ?? []
  const value = Number(amount.replace(',', '.')) * (unit.toLowerCase() === 'ml' ? 1 : 1000)
  return value >= 20 && value <= 5000 ? value : null
}

/** A name without its size, its brackets and the words of its glass. */
const without = (name: string, words: RegExp) =>
  name
    .replace(/\(.*?\)/g, ' ')
    .replace(size, ' ')
    .replace(words, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:de|da|do) /i, '')

const sparkling = /espumante|prosecco|champanhe|champagne|cava(?!\p{L})|lambrusco|moscatel/iu
const wine = /vinho|malbec|cabernet|merlot|carmenere|chardonnay|sauvignon|pinot|tannat|rose(?!\p{L})/iu

function fromBarrel(name: string, plain: string): Poured | null {
  const amount = mlOf(name)
  if (amount === null || !/^(?:chopp?|chope|growler|ipa|stout|pilsen|weiss|lager|apa|red ale)\b/.test(plain))
    return null
  const beer = without(name, /(?<!\p{L})(?:chopp?|chope|growler|caneca|tulipa|copo)(?!\p{L})/giu)
  const style = beer.replace(/\b(?:stout|pilsen|weiss|lager|red ale)\b/gi, (word) => word.toLowerCase())
  return { name: `chope ${style}`.trim(), amount: amount / (1 - barrelLoss), pack: barrel }
}

function fromWineBottle(name: string, plain: string): Poured | null {
  const bubbly = sparkling.test(plain)
  const [glass, bottle] = [/\btaca\b/.test(plain), /\bgarrafa\b/.test(plain)]
  if (!(bubbly || wine.test(plain)) || glass === bottle) return null
  const bought = without(name, /(?<!\p{L})(?:ta[cç]a|garrafa)(?!\p{L})/giu)
  if (bought === '') return null
  const amount = mlOf(name) ?? (bottle ? wineBottle.amount : bubbly ? usualMl.sparkling : usualMl.wine)
  return { name: bought[0]?.toLowerCase() + bought.slice(1), amount, pack: wineBottle }
}

function fromSpiritBottle(name: string, plain: string): Poured | null {
  if (!/\b(?:dose|shot)\b/.test(plain)) return null
  const spirit = without(name, /(?<!\p{L})(?:dose|shot)(?!\p{L})/giu)
  if (spirit === '') return null
  const amount = mlOf(name) ?? usualMl.dose
  // The house's own cachaça has no name of its own: it is the one of its caipirinhas.
  if (/^cacha[cç]a/i.test(spirit))
    return { name: spirit.replace(/ da casa$/i, '').toLowerCase(), amount, pack: cachacaBottle }
  const pack = /tequila|jose cuervo|licor|conhaque|jagermeister|single malt/.test(plain) ? wineBottle : litre
  return { name: spirit, amount, pack }
}

/** What one unit of an item takes from a barrel or a bottle; null for what is not poured. */
export function pouredFrom(name: string): Poured | null {
  const plain = foldAccents(name).replace(/[()]/g, '')
  return fromBarrel(name, plain) ?? fromWineBottle(name, plain) ?? fromSpiritBottle(name, plain)
}
