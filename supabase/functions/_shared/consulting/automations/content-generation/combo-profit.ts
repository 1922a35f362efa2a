/** What a combo leaves, for the cheapest and the dearest choice of its buyers. */
import type { HouseItem } from '../../base/house/house.ts'
import { known } from '../../base/house/own-menu.ts'
import { foldAccents, joinList, tokenize } from '../../base/language/text.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { inSentence, isDrink, spokenPrice } from './menu-items.ts'

type Combo = Requirements['combos'][number]

/** What owners call the parts of a combo, where they name no item. */
const kinds: readonly (readonly [words: RegExp, fits: (item: HouseItem) => boolean])[] = [
  [/^(?:copos?|drinks?|bebidas?|coquete\w+)$/, (item) => isDrink(item)],
  [
    /^(?:sandub\w*|sanduich\w*|lanches?|hamburguer\w*|burgers?|x)$/,
    ({ section, name }) =>
      /pao|sandu|burg|lanche|hamburg/.test(foldAccents(`${section ?? ''} ${name}`).toLowerCase()),
  ],
  [
    /^(?:sobremesas?|doces?)$/,
    ({ section }) => /doce|sobremesa|fim/.test(foldAccents(section ?? '').toLowerCase()),
  ],
  [
    /^(?:petiscos?|porcao|porcoes|entradas?|tira-?gostos?)$/,
    ({ section }) =>
      /petisco|porc|entrada|tira|belisc|primeir/.test(foldAccents(section ?? '').toLowerCase()),
  ],
  [
    /^(?:pratos?|principa\w+|almocos?)$/,
    (item) =>
      !isDrink(item) &&
      /prato|principal|almoco|segundo|panela/.test(foldAccents(item.section ?? '').toLowerCase()),
  ],
]

const numbers: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4 }

type Part = { count: number; items: HouseItem[]; said: string }

function partOf(said: string, menu: readonly HouseItem[]): Part {
  const words = foldAccents(said)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const [first = ''] = words
  const count = /^\d+$/.test(first) ? Number(first) : (numbers[first] ?? 1)
  const counted = /^\d+$/.test(first) || first in numbers
  const bare = words
    .slice(counted ? 1 : 0)
    .join(' ')
    .replace(/^d[eo]s? /, '')
  const single = bare.replace(/s$/, '')
  const named = menu.filter((item) => namesItem(bare, item) || namesItem(single, item))
  const started = menu.filter(({ name }) => tokenize(name)[0] === tokenize(single)[0])
  const ofKind = kinds.find(([pattern]) => pattern.test(bare))?.[1]
  const inSection = menu.filter(
    ({ section }) =>
      tokenize(section ?? '')
        .join(' ')
        .replace(/s$/, '') === tokenize(single).join(' '),
  )
  const items =
    named.length > 0
      ? named
      : started.length > 0
        ? started
        : inSection.length > 0
          ? inSection
          : ofKind
            ? menu.filter(ofKind)
            : []
  return { count, items, said }
}

export type ComboCase = { label: string; price: number; cost: number }

export type ComboSum = {
  combo: Combo
  cases: ComboCase[]
  /** Parts that name nothing of the menu, and items without a cost. */
  unknown: string[]
  /** Items that could be left out of the choice, the dearest of each part. */
  dearest: string[]
}

/** The cheapest and the dearest choice, by cost. */
export function comboSum(combo: Combo, menu: readonly HouseItem[]): ComboSum {
  const said = (combo.of ?? combo.what)
    .split(/\s*\+\s*|,\s+|\s+e\s+(?=\d|um|uma|dois|duas)/)
    // "camarão alho e óleo" is one item, "batata e limonada" are two.
    .flatMap((part) => (menu.some((item) => namesItem(part, item)) ? [part] : part.split(/\s+e\s+/)))
  const parts = said.filter((part) => /\p{L}/u.test(part)).map((part) => partOf(part, menu))
  const costed = (item: HouseItem) => known(item.cost) !== null && known(item.price) !== null
  const unknown = parts.flatMap(({ items, said: part }) =>
    items.length === 0 ? [part] : items.some(costed) ? [] : [items[0]?.name ?? part],
  )
  if (unknown.length > 0 || parts.length === 0) return { combo, cases: [], unknown, dearest: [] }
  const byCost = parts.map(({ count, items }) => ({
    count,
    items: items.filter(costed).toSorted((a, b) => (known(a.cost) ?? 0) - (known(b.cost) ?? 0)),
  }))
  const choose = (at: number): ComboCase => {
    const chosen = byCost.flatMap(({ count, items }) => {
      const item = items.at(at === 1 ? -1 : at === 0 ? 0 : Math.floor((items.length - 1) / 2))
      return item ? [{ count, item }] : []
    })
    const sum = (of: (item: HouseItem) => number) =>
      chosen.reduce((total, { count, item }) => total + count * of(item), 0)
    return {
      label: joinList(
        chosen.map(({ count, item }) => `${count > 1 ? `${count} × ` : ''}${inSentence(item.name)}`),
      ),
      price: sum((item) => known(item.price) ?? 0),
      cost: sum((item) => known(item.cost) ?? 0),
    }
  }
  const cases = [choose(0), choose(2), choose(1)]
  const seen = new Set<string>()
  return {
    combo,
    cases: cases.filter(({ label }) => !seen.has(label) && seen.add(label)),
    unknown,
    dearest: byCost.flatMap(({ items }) => (items.length > 1 ? [inSentence(items.at(-1)?.name ?? '')] : [])),
  }
}

/** Card and packaging, assumed where the owner does not say them. */
export const assumed = { cardShare: 0.03, packaging: 3 }

/** What is left of the combo's price after cost and card, and after packaging where it is carried away. */
export const leftOf = ({ price }: Combo, { cost }: ComboCase, carried: boolean) =>
  price - cost - price * assumed.cardShare - (carried ? assumed.packaging : 0)

export const moneyOf = (value: number) => spokenPrice(Math.round(value * 100) / 100)
