/** The items of a sheet that an owner's word names: an item, a section, or a kind such as "peixe" and "almoço". */

import type { House } from '../../base/house/house.ts'
import { hasAlcohol, itemKind } from '../../base/house/item-kind.ts'
import { houseItems } from '../../base/house/own-menu.ts'
import { foldAccents } from '../../base/language/text.ts'
import { isSameName } from '../../base/match-items.ts'
import { itemsOf } from '../../base/request/describe-forecast-question.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Sales } from '../../documents/sales.ts'

type Known = { name: string; section: string | null; kind: ReturnType<typeof itemKind>; alcohol: boolean }

const fold = (text: string) => foldAccents(text.toLowerCase())
const fish =
  /\b(?:peix\w+|pargo|tilapia|sirigado|pescada|moqueca|peixada|sardinha|atum|robalo|bacalhau|cavala|beijupira|salmao|ceviche|arraia)\b/
const aside = /sobremesa|doce|entrada|petisco|porc|aperitivo|bebida|drink|cerveja|dose/
const lunch =
  /\b(?:almoco|quilo|kg|self|marmit\w*|quentinha\w*|prato feito|pf|executiv\w*|buffet|comercial)\b/

const isDish = ({ kind }: Known) => kind === 'dish'
const kinds: Readonly<Record<string, (one: Known) => boolean>> = {
  'bebidas alcoólicas': ({ alcohol }) => alcohol,
  peixe: (one) => isDish(one) && fish.test(fold(one.name)),
  'pratos principais': (one) => isDish(one) && !aside.test(fold(one.section ?? '')),
  drinks: ({ kind, alcohol }) => kind === 'drink' && alcohol,
  cervejas: ({ kind }) => kind === 'beer',
  cachaça: ({ kind, name }) => kind === 'dose' || /cacha[cç]a/i.test(name),
  almoço: (one) => isDish(one) && lunch.test(fold(`${one.name} ${one.section ?? ''}`)),
}

const knownItems = (sales: Sales, house: House): Known[] => {
  const onMenu = houseItems(house)
  return sales.items.map(({ name, category }) => {
    const own = onMenu(name)
    const item = { name, section: own?.section ?? category, kind: own?.kind }
    return { name, section: item.section, kind: itemKind(item), alcohol: hasAlcohol(item) }
  })
}

/** Names of the sheet's items that one of the words, joined by " + ", names; in the order of the sheet. */
export function itemsNamed(said: string, sales: Sales, house: House): string[] {
  const all = knownItems(sales, house)
  const named = itemsOf(said).flatMap((word) => {
    const own = all.filter(({ name }) => isSameName(word, name))
    if (own.length > 0) return own
    const kind = kinds[word]
    const ofKind = kind ? all.filter(kind) : []
    if (ofKind.length > 0) return ofKind
    // Without an item for lunch, it is what the kitchen serves.
    if (word === 'almoço') return all.filter((one) => isDish(one) && !aside.test(fold(one.section ?? '')))
    return all.filter((one) => namesItem(word, one))
  })
  return all.flatMap((one) => (named.includes(one) ? [one.name] : []))
}
