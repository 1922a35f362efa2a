/** Spirits other than cachaça, for the drinks in which an owner wants what the house pours. */
import type { Spirit } from './cachacas.ts'
import type { House } from './house/house.ts'
import { tokenize } from './language/text.ts'
import { findTerm } from './lexicon/lexicon.ts'
import { bought } from './pantry/bought.ts'

export const spiritIds = ['uisque', 'gin', 'vodca', 'rum'] as const
export type SpiritId = (typeof spiritIds)[number]

function spirit<const Id extends SpiritId>(id: Id, name: string, price: number, notes: string): Spirit<Id> {
  return {
    ...bought(id, name, 'ml', [price, 1000, 'garrafa de 1 l'], {
      abv: 40,
      family: name,
      tags: ['alcohol'],
      imported: true,
    }),
    label: name,
    notes,
  }
}

export const spirits: Readonly<Record<SpiritId, Spirit<SpiritId>>> = {
  uisque: spirit('uisque', 'uísque', 110, 'Cereal e barril: mel, baunilha e madeira seca.'),
  gin: spirit('gin', 'gin', 70, 'Zimbro e casca de fruta azeda, seco.'),
  vodca: spirit('vodca', 'vodca', 45, 'Limpa, sem gosto próprio: quem fala é a fruta.'),
  rum: spirit('rum', 'rum', 45, 'Melaço de cana, leve e adocicado.'),
}

export const isSpiritId = (id: string): id is SpiritId => spiritIds.some((known) => known === id)

/** What guests call the spirit of a drink: "cachaça", "uísque". */
export const kindOfSpirit = (id: string): string => (isSpiritId(id) ? spirits[id].name : 'cachaça')

/** Mixed drinks of any bar that say what it pours. */
const classics: Readonly<Record<string, SpiritId>> = {
  'moscow mule': 'vodca',
  'bloody mary': 'vodca',
  caipirosca: 'vodca',
  caipiroska: 'vodca',
  negroni: 'gin',
  'cuba libre': 'rum',
  mojito: 'rum',
  daiquiri: 'rum',
  'pina colada': 'rum',
}

/** The spirit that a name says: "Jameson", "Gin tônica", "Cuba libre". */
function spiritIn(name: string): SpiritId | null {
  const words = tokenize(name)
  const said = words.flatMap((word, at) => [`${word} ${words[at + 1] ?? ''}`.trim(), word])
  for (const phrase of said) {
    const classic = classics[phrase]
    if (classic) return classic
    const term = findTerm(phrase)?.name
    const found = spiritIds.find((id) => spirits[id].name === term)
    if (found) return found
  }
  return null
}

const isMixed = (name: string, size: string | null) =>
  !/\b(?:dose|shot|garrafa|balde|combo)\b/i.test(name) && !/^\s*(?:[1-9]\d?) ?ml\b/i.test(size ?? '')

/** R$ of the cheapest mixed drink of the menu on each spirit: "Caipirosca de caju" is one on vodka. */
export function spiritPrices({
  menu,
}: {
  menu: readonly Pick<House['menu'][number], 'name' | 'price' | 'active' | 'size'>[]
}): Partial<Record<SpiritId, number>> {
  const least: Partial<Record<SpiritId, number>> = {}
  for (const { name, price, active, size } of menu) {
    const id = active && price !== null && price > 0 && isMixed(name, size) ? spiritIn(name) : null
    if (id && price !== null) least[id] = Math.min(least[id] ?? price, price)
  }
  return least
}

/** ml in one unit of a price. */
const mlOf: Readonly<Record<string, number>> = { ml: 1, l: 1000 }

const kindWord = /^(?:gin|gim|vodk?c?a|rum|u[ií]sque|whiske?y)\b/i

/** "Jameson" → "uísque Jameson"; "Gin Rocks" keeps its name, and "Gin" is the plain one. */
function named(spirit: Spirit<SpiritId>, name: string): Pick<Spirit, 'name' | 'label'> {
  const rest = name.replace(kindWord, '').trim()
  const label = rest === '' || /\d/.test(rest) ? spirit.name : `${spirit.name} ${rest}`
  return { name: label, label }
}

/** The spirits that the house prices, under its own names, and those of its menu at our estimate. */
export function housePours({
  ingredientPrices,
  menu,
}: Pick<House, 'ingredientPrices' | 'menu'>): Partial<Record<SpiritId, Spirit<SpiritId>>> {
  const found: Partial<Record<SpiritId, Spirit<SpiritId>>> = {}
  for (const { name, active } of menu) {
    const id = active ? spiritIn(name) : null
    if (id) found[id] = spirits[id]
  }
  for (const [name, { price, amount, unit }] of Object.entries(ingredientPrices)) {
    const id = spiritIn(name)
    const ml = (mlOf[unit] ?? 0) * amount
    if (!id || ml === 0) continue
    const label = ml % 1000 === 0 ? `garrafa de ${ml / 1000} l` : `garrafa de ${ml} ml`
    found[id] = { ...spirits[id], ...named(spirits[id], name), pack: { price, amount: ml, label } }
  }
  return found
}
