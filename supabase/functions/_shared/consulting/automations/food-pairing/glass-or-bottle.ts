/** Whether a wine sells better by the glass or by the bottle: what each leaves, and when an open bottle pays. */
import { foldAccents, formatBrl } from '../../base/language/text.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { spokenName } from './short-names.ts'

/** ml where the names say none. */
const usual = { bottle: 750, glass: 150 } as const
/** Days for which an open bottle keeps in the cold, corked. */
const keeps = 3

const inGlass = /\b(?:tacas?|copo)\b/
const inBottle = /\bgarrafas?\b|\b750 ?ml\b/
const sizes = /\b(?:tacas?|copo|garrafas?|ml|\d+)\b/g

const wordsOf = ({ name }: MenuItem) =>
  foldAccents(name)
    .replace(sizes, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .join(' ')
const mlOf = ({ name }: MenuItem, other: number) => Number(/(\d{2,4})\s*ml/i.exec(name)?.[1] ?? other)

/** The same drink by the glass and by the bottle, on the menu. */
function soldBothWays(items: readonly MenuItem[], named: string | undefined) {
  const own = items.filter((item) => isDrinkLine(item) && item.price !== null)
  const said = foldAccents(named ?? '')
    .replace(sizes, ' ')
    .trim()
  const pairs = own.flatMap((glass) => {
    if (!inGlass.test(foldAccents(glass.name))) return []
    const bottle = own.find((one) => inBottle.test(foldAccents(one.name)) && wordsOf(one) === wordsOf(glass))
    return bottle ? [{ glass, bottle }] : []
  })
  return pairs.find(({ glass }) => said !== '' && wordsOf(glass).includes(said)) ?? pairs[0] ?? null
}

export function glassOrBottle({ item }: WishOf<'question'>, { items }: MenuParts): string | null {
  const found = soldBothWays(items, item)
  if (!found) return null
  const { glass, bottle } = found
  const [each, whole] = [glass.price ?? 0, bottle.price ?? 0]
  const count = Math.floor(mlOf(bottle, usual.bottle) / mlOf(glass, usual.glass))
  const name = spokenName(glass.name).replace(/\s*(?:ta[cç]a|garrafa).*$/i, '')
  const sold = `${count} taças a ${menuPrice(each)} dão ${menuPrice(count * each)}; a garrafa, ${menuPrice(whole)}`
  const { cost } = bottle
  if (cost === null)
    return `As duas: ${sold}. A taça rende mais se a garrafa acaba em até ${keeps} dias; sem o custo da garrafa não digo quantas taças a pagam.`
  const pays = Math.ceil(cost / each)
  const beats = Math.ceil(whole / each)
  const leaves = `abertas, as taças deixam ${formatBrl(count * each - cost)}, e a garrafa fechada, ${formatBrl(whole - cost)}`
  return `${count * each > whole ? 'As duas, com a taça na frente' : 'As duas, com a garrafa na frente'}: ${name}, ${sold}; ${leaves}. ${pays === 1 ? 'A primeira taça paga' : `${pays} taças pagam`} o custo da garrafa (${formatBrl(cost)}), e ${beats <= count ? `da ${beats}ª em diante` : 'nem todas vendidas'} ela rende mais que vendida fechada. Ofereça em taça se saem pelo menos ${pays} em ${keeps} dias, que é o que uma aberta aguenta na geladeira; para mesa de três ou mais, sugira a garrafa.`
}
