/** What a house sells most of: tapiocas, pizzas, skewers. New dishes follow it before any cuisine. */
import type { House } from '../../base/house/house.ts'
import { isByWeight, itemKind } from '../../base/house/item-kind.ts'
import { foldAccents } from '../../base/language/text.ts'
import { type Format, table } from './format-table.ts'
import type { NeedId } from './needs.ts'

export type FormatId = keyof typeof table

const formats: Readonly<Record<FormatId, Format>> = table
const ids = Object.keys(table) as FormatId[]

export const formatNouns: Readonly<Record<FormatId, { one: string; many: string }>> = {
  tapioca: { one: 'tapioca', many: 'tapiocas' },
  pizza: { one: 'pizza', many: 'pizzas' },
  hamburguer: { one: 'hambúrguer', many: 'hambúrgueres' },
  temaki: { one: 'temaki', many: 'temakis' },
  sushi: { one: 'sushi', many: 'sushis' },
  espetinho: { one: 'espetinho', many: 'espetinhos' },
  pastel: { one: 'pastel', many: 'pastéis' },
  crepe: { one: 'crepe', many: 'crepes' },
  esfiha: { one: 'esfiha', many: 'esfihas' },
  arabe: { one: 'prato árabe', many: 'pratos árabes' },
  caldo: { one: 'caldo', many: 'caldos' },
  massa: { one: 'massa', many: 'massas e risotos' },
  gelado: { one: 'gelado', many: 'gelados' },
  dende: { one: 'prato de dendê', many: 'pratos de dendê' },
  bowl: { one: 'salada', many: 'saladas e bowls' },
  cuscuz: { one: 'cuscuz', many: 'cuscuz' },
  sanduiche: { one: 'sanduíche', many: 'sanduíches' },
  bolo: { one: 'bolo', many: 'bolos e tortas' },
  mar: { one: 'prato do mar', many: 'pratos do mar' },
}

/** Whether a house makes dishes of a format: it sells them, or wants to use what they are made of. */
export const isMade = (id: FormatId, { sold }: HouseFormats, wanted: readonly string[]): boolean =>
  sold.has(id) || wanted.includes(formats[id].dough ?? '')

const folded = (text: string) => foldAccents(text).toLowerCase().trim()

/** The format that a dish's name shows; null if none. */
export function formatOfName(name: string): FormatId | null {
  const text = folded(name)
  return ids.find((id) => formats[id].named.test(text)) ?? null
}

/** The format that a sentence names: "quero temakis". */
export function formatIn(text: string): FormatId | null {
  const words = folded(text).split(/[^\p{L}-]+/u)
  for (const at of words.keys()) {
    const found = formatOfName(words.slice(at).join(' '))
    if (found !== null) return found
  }
  return null
}

export function formatOfItem({ name, section }: { name: string; section: string | null }): FormatId | null {
  const own = formatOfName(name)
  if (own !== null || section === null) return own
  const heading = folded(section)
  return ids.find((id) => formats[id].headed.test(heading)) ?? null
}

/** A dish of the menu that has a format. */
export interface FormatItem {
  format: FormatId
  name: string
  isSweet: boolean
  /** Folded name and description. */
  text: string
}

export interface HouseFormat {
  id: FormatId
  items: readonly FormatItem[]
  /** Of the house's dishes. */
  share: number
  /** Of its own items, how many are sweet. */
  sweetShare: number
  /** Of its savoury ones, how many have meat or fish. */
  fleshShare: number
}

export interface HouseFormats {
  /** What the house is known for, most first; empty for a house of many kinds of dish. */
  special: readonly HouseFormat[]
  /** Everything that it sells enough of to sell one more. */
  sold: ReadonlySet<FormatId>
  items: readonly FormatItem[]
  /** Whether the food stands on a counter for guests to help themselves. */
  isBuffet: boolean
}

/** Share of the dishes, and number of them, from which on a house is known for a format. */
const specialShare = 0.3
const fewestSpecial = 4
/** Enough if the house's own name says it. */
const fewestNamed = 2
/** Fewer are no part of a house's kitchen. */
const fewestSold = 2

const sweetHeading = /doce|sobremesa|sorvete|acai|gelato/
const sweetName =
  /chocolate|nutella|brigadeiro|leite condensado|doce de leite|romeu|goiabada|banana|morango|canela|sorvete|acai|cocada| de coco$|^bolo|brownie|cheesecake|torta de (?:limao|maca|banana|morango)|pudim|mousse|petit/

export const isSweetItem = (name: string, section: string | null) =>
  sweetHeading.test(folded(section ?? '')) || sweetName.test(folded(name))

const flesh =
  /carne|charque|frango|galinha|capote|pato|peru|camar|caranguej|siri\b|peixe|atum|salmao|bacalhau|polvo|lula|marisc|ostra|calabr|linguic|toscana|presunto|bacon|lombo|pepperoni|salame|parma|portuguesa|mist[oa]|pernil|porco|costel|cupim|picanha|alcatra|file|kafta|coracao|carneiro|cordeiro|bode|boi\b|bolonhesa|x-?tudo|hot ?dog|cachorro/
/** Of meat unless the name says otherwise. */
const ofMeat: ReadonlySet<FormatId> = new Set(['hamburguer', 'espetinho', 'mar'])
const meatless = /vegg|vegan|vegetar|legume|grao|lentilha|falafel|queijo|coalho|cogumelo|pao de alho|romeu/

function fleshShareOf(id: FormatId, items: readonly FormatItem[]): number {
  const savoury = items.filter((item) => !item.isSweet)
  const withFlesh = savoury.filter(({ text }) =>
    ofMeat.has(id) ? !meatless.test(text) : flesh.test(text) && !/vegan/.test(text),
  )
  return withFlesh.length / Math.max(1, savoury.length)
}

/** What is weighed after guests have filled their plates. Bread, cake and ham by the kilo are weighed at the counter. */
const plateByWeight =
  /self-?\s?service|buffet|rodizio|comida|refeic|almoco|jantar|prato|executivo|marmita|^(?:por |o |a |ao )?(?:kg|quilo|kilo)\b|sobremesa/

function isHelpedTo(name: string, section: string | null): boolean {
  const words = folded(`${name} ${section ?? ''}`)
  return isByWeight(`${name} ${section ?? ''}`) && plateByWeight.test(words)
}

/** The formats of a house, from its menu and its name. */
export function formatsOf({ menu }: Pick<House, 'menu'>, houseName: string): HouseFormats {
  const dishes = menu.filter((item) => item.active && itemKind(item) === 'dish')
  const items = dishes.flatMap((item): FormatItem[] => {
    const format = formatOfItem(item)
    if (format === null) return []
    const { name, section, description } = item
    return [
      { format, name, isSweet: isSweetItem(name, section), text: folded(`${name} ${description ?? ''}`) },
    ]
  })
  const called = folded(houseName)
  const found = ids.map((id): HouseFormat => {
    const own = items.filter(({ format }) => format === id)
    return {
      id,
      items: own,
      share: own.length / Math.max(1, dishes.length),
      sweetShare: own.filter((item) => item.isSweet).length / Math.max(1, own.length),
      fleshShare: fleshShareOf(id, own),
    }
  })
  return {
    special: found
      .filter(
        ({ id, items: own, share }) =>
          (own.length >= fewestSpecial && share >= specialShare) ||
          (own.length >= fewestNamed && formats[id].house.test(called)),
      )
      .toSorted((a, b) => b.share - a.share),
    sold: new Set(
      found.flatMap(({ id, items: own }) =>
        own.length >= (formats[id].isSimple ? 1 : fewestSold) ? [id] : [],
      ),
    ),
    items,
    isBuffet: menu.some(({ active, name, section }) => active && isHelpedTo(name, section)),
  }
}

/** What the formats of a house show of its kitchen. */
export const needsOfFormats = ({ special }: HouseFormats): NeedId[] => [
  ...new Set(special.flatMap(({ id }) => formats[id].needs)),
]

/** Whether dishes of one format may cost what they like. */
export const isFamily = (id: FormatId | null): boolean => id !== null && formats[id].isFamily === true

/** Whether the prices of one format are those of a unit: a whole pizza, one skewer. */
export const isUnit = (id: FormatId | null): boolean => id !== null && formats[id].isUnit === true
