/**
 * A combo whose parts the owner names, "entrada, prato e bebida por até 220": it holds every part for all who eat it, or
 * is refused with the reason; and the table of all that fit.
 */

import { numberValues } from '../../base/language/number-words.ts'
import { foldAccents, formatBrl, joinList } from '../../base/language/text.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { vesselOf } from '../../base/pairing/pour-styles.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import { soldWhen } from '../../base/request/describe-pairing-wish.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { type ComboOption, comboOptions, guestsIn, type Line, unsuited } from './combo-options.ts'
import { tellsParts } from './combo-parts.ts'
import { counted } from './counted.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { failed, type Statement } from './planned-parts.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'
import { softDrinksOf } from './without-alcohol.ts'

/** "2 Caipirinhas de caju", "Espumante brut, garrafa" */
function shown({ item, count, style }: Line): string {
  const vessel = style ? vesselOf(item, style).word : null
  const option = { kind: 'menu_drink', name: item.name, doseMl: null, ...(vessel && { vessel }) } as Option
  return isDrinkLine(item)
    ? counted(option, count)
    : `${count === 1 ? '' : `${count} `}${spokenName(item.name)}`
}

/** A combo of one drink that the owner names, "com café até 28": the food is left to us. */
function withFood(wish: WishOf<'newCombo'>, { items }: MenuParts): WishOf<'newCombo'> | null {
  const { of, with: parts = [] } = wish
  if (of === undefined) return null
  const isDrink = items.some(
    (item) => isDrinkLine(item) && isNamedServe(of, { name: item.name, isDose: false }),
  )
  const { of: _, ...rest } = wish
  return isDrink ? { ...rest, with: [...(parts.length > 0 ? parts : ['comida']), of] } : null
}

/** The combo that an owner describes by its parts; null where the words are of none. */
export function describedCombo(wish: WishOf<'newCombo'>, parts: MenuParts): WishOf<'newCombo'> | null {
  const { count = 1 } = wish
  if (wish.guests !== undefined && tellsParts(wish)) return wish
  if (count > 1 || wish.bound === 'at_least' || wish.bound === 'at_most') return null
  return withFood(wish, parts) ?? (tellsParts(wish) ? wish : null)
}

const drinksSaid = /\b(\d|duas|dois|tres|quatro) bebidas?\b/
const twoGuests = /\bcasal\b|para (?:dois|duas)|pra (?:dois|duas)/

/**
 * "O combo de R$ 60 dá lucro?", whose parts are only in the owner's words: a main dish, and a drink for each guest. Null
 * for a question without a price.
 */
export function profitCombo(
  { price, parts, item, text, ...question }: WishOf<'question'>,
  { items }: MenuParts,
): WishOf<'newCombo'> | null {
  if (price === undefined) return null
  const folded = foldAccents(text).toLowerCase()
  const said = drinksSaid.exec(folded)?.[1]
  const drinks = said === undefined ? (twoGuests.test(folded) ? 2 : 1) : (numberValues[said] ?? Number(said))
  const sections = [...new Set(items.flatMap((one) => (isDrinkLine(one) ? [] : (one.category ?? []))))]
  // "crepe doce": the section that the words name.
  const section = sections.find((one) => folded.includes(foldAccents(one).toLowerCase().replace(/s\b/g, '')))
  const named = parts?.map(({ item: part, count }) => (count > 1 ? `${count} ${part}` : part)) ?? [
    item ?? section ?? 'prato',
    drinks > 1 ? `${drinks} bebida` : 'bebida',
  ]
  return {
    kind: 'newCombo',
    origin: question.origin,
    text,
    count: 1,
    max: price,
    with: named,
    ...(drinks > 1 && { guests: drinks }),
  }
}

/** Tables in ten that may have bought everything anyway, before the discount costs more than the combo brings. */
function bearable({ full, price, left, lines }: ComboOption): number | null {
  const food = lines.filter(({ dish }) => dish)
  if (left === null || full - price < 0.5) return null
  const alone = food.reduce((sum, { item, count }) => sum + (item.price - (item.cost ?? 0)) * count, 0)
  const gain = left - alone
  return gain <= 0 ? 0 : Math.floor((gain / (gain + full - price)) * 10)
}

export function toldCombo(wish: WishOf<'newCombo'>, parts: MenuParts): Statement {
  const { max = Number.POSITIVE_INFINITY, margin = 0 } = wish
  const guests = guestsIn(wish)
  const { fitting, all, missing } = comboOptions(wish, parts)
  if (missing.length > 0)
    return failed(
      `Falta no cardápio, com preço: ${joinList(missing)}. Sem isso o combo não tem o que você pediu.`,
    )
  const [best, ...rest] = fitting
  const [cheapest] = all.toSorted((a, b) => a.price - b.price)
  if (!best)
    return failed(
      cheapest
        ? margin > 0 && cheapest.price <= max
          ? `Nada com tudo o que você pediu cabe em ${menuPrice(max)} com margem acima de ${margin}%: complete os custos ou suba o limite.`
          : `Com tudo o que você pediu, o mais barato é ${joinList(cheapest.lines.map(shown))}: ${menuPrice(cheapest.full)} separados, ${menuPrice(cheapest.price)} juntos; passa de ${menuPrice(max)}.`
        : 'Falta preço no cardápio para montar a mesa.',
    )
  const share = best.left === null ? null : Math.round(((best.price - best.left) / best.price) * 100)
  const money =
    share === null || best.left === null
      ? '; falta um custo para dizer o que sobra'
      : `; deixa ${formatBrl(best.left)}, custo de ${share}%`
  const [soft] = softDrinksOf(parts.items).filter(
    ({ item }) =>
      item.price !== null &&
      parts.request.refuses(item) === null &&
      !/^agua(?! de coco)/.test(foldAccents(item.name)),
  )
  const driver =
    soft && best.lines.some(({ style }) => style && style !== 'coffee')
      ? `; quem dirige troca a sua por ${spokenName(soft.name)}`
      : ''
  const when = soldWhen(wish)
  const [richest] = rest.filter(({ at }) => at < unsuited).toSorted((a, b) => (b.left ?? 0) - (a.left ?? 0))
  const more =
    rest.length === 0
      ? ''
      : richest && best.left !== null && (richest.left ?? 0) > best.left + 0.5
        ? ` Deixa mais: ${joinList(richest.lines.map(shown))}, ${menuPrice(richest.price)}, ${formatBrl(richest.left ?? 0)}. Na tabela, o que mais cabe.`
        : ' Na tabela, o que mais cabe.'
  return {
    done: true,
    price: best.price,
    text: `${joinList(best.lines.map(shown))}: **${menuPrice(best.price)}**${guests > 1 ? ` para ${guests}` : ''}${when === '' ? '' : `, ${when}`} (${menuPrice(best.full)} separados${money})${driver}.${more}`,
  }
}

/** Rows of one table. */
const mostRows = 8
/** Rows with the same dish, and with the same drink: a table of one pizza is no choice. */
const mostAlike = 2

const foodOf = ({ lines }: ComboOption) =>
  lines
    .filter(({ dish }) => dish)
    .map(({ item }) => item.name)
    .join()
const drinksIn = ({ lines }: ComboOption) =>
  lines
    .filter(({ dish }) => !dish)
    .map(({ item }) => item.name)
    .join()

/** The best of each dish and drink, the one that is told first at the head. */
function variedOf(fitting: readonly ComboOption[]): ComboOption[] {
  const rows: ComboOption[] = []
  for (const one of fitting) {
    const same = (of: (option: ComboOption) => string) =>
      rows.filter((row) => of(row) !== '' && of(row) === of(one)).length
    if (rows.length < mostRows && same(foodOf) < mostAlike && same(drinksIn) < mostAlike * 2) rows.push(one)
  }
  return rows
}

type AskedTable = NonNullable<NonNullable<PairingMenu['asked']>['tables']>[number]

/** What fits an owner's combo: apart, together, cost, what is left, and what would be left apart. */
export function comboTable(wish: WishOf<'newCombo'>, parts: MenuParts): AskedTable | null {
  const { fitting } = comboOptions(wish, parts)
  const rows = variedOf(fitting.filter(({ at }) => at < unsuited || fitting[0]?.at === at))
  const [first] = rows
  if (!first) return null
  const when = soldWhen(wish)
  const limit = wish.max === undefined ? '' : ` até ${menuPrice(wish.max)}`
  const tables = bearable(first)
  const brl = (value: number | null) => (value === null ? 'falta o custo' : formatBrl(value))
  return {
    caption: `Combo${limit}${when === '' ? '' : `, ${when}`}: o que cabe`,
    headers: ['Combo', 'Separados', 'Juntos', 'Custo', 'Sobra', 'Sobraria separado'],
    rows: rows.map((one) => [
      joinList(one.lines.map(shown)),
      menuPrice(one.full),
      `**${menuPrice(one.price)}**`,
      brl(one.cost),
      one.left === null ? 'falta o custo' : `**${formatBrl(one.left)}**`,
      brl(one.leftApart),
    ]),
    numeric: [1, 2, 3, 4, 5],
    ...(tables !== null && {
      note:
        tables > 0
          ? `O primeiro se paga enquanto até ${tables} em cada 10 mesas que o pedem fossem pedir tudo separado.`
          : 'O primeiro deixa menos que o prato sozinho: ofereça-o só para encher o dia fraco.',
    }),
  }
}
