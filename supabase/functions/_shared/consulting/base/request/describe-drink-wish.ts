/** Wishes about drinks and their cost, in the words of the sheet and of the report. */
import { traitLabels } from '../drinks/asked-traits.ts'
import { formatBrl, formatNumber } from '../language/text.ts'
import type { WishOf } from './wish.ts'

const money = (value: number) => formatBrl(value).replace(/,00$/, '')

/** "custo de até R$ 6 e sobra de R$ 20 ou mais, por drink" */
export function costLimitOf({
  max,
  percent,
  leaves,
}: Omit<WishOf<'cost'>, 'kind' | 'text' | 'origin'>): string {
  const parts = [
    ...(max === undefined ? [] : [`custo de até ${money(max)} cada`]),
    ...(percent === undefined ? [] : [`custo de até ${formatNumber(percent)}% do preço`]),
    ...(leaves === undefined ? [] : [`lucro bruto de ${money(leaves)} ou mais em cada`]),
  ]
  return parts.join(' e ')
}

const boundWords = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' } as const

/** "pelo menos 1 azul", "nenhum batido", "todos montados no copo", "1 de jarra, para 4" */
export function traitWishOf({
  what,
  count,
  bound = 'exactly',
  part,
  servings,
  seconds,
  max,
  min,
  vessel,
}: WishOf<'drinkTrait'>): string {
  const [first, others] = traitLabels[what]
  const limit =
    seconds !== undefined
      ? ` em até ${timeWords(seconds)}`
      : max !== undefined
        ? ` de até ${money(max)}`
        : min !== undefined
          ? ` a partir de ${money(min)}`
          : ''
  const [one, many] = [`${first}${limit}`, `${others}${limit}`]
  if (part === 'half') return `metade ${many}`
  if (count === undefined) return `todos ${many}`
  if (count === 0) return `nenhum ${one}`
  const inside = vessel === undefined ? '' : ` no ${vessel}`
  if (inside !== '' && what === 'single') return `${boundWords[bound]}${count}${inside}`
  const shared = what === 'jug' && servings !== undefined ? `, para ${servings}` : inside
  return `${boundWords[bound]}${count} ${count === 1 ? one : many}${shared}`
}

const glassWords = { yes: 'servir em', no: 'sem', only: 'só' } as const

export const glassWishOf = ({ what, has, ml }: WishOf<'glass'>): string =>
  `${glassWords[has]} ${what}${ml === undefined ? '' : ` de ${ml} ml`}`

const timeWords = (seconds: number) =>
  seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} minutos` : `${seconds} segundos`

export const paceWishOf = ({ seconds }: WishOf<'pace'>): string => `até ${timeWords(seconds)} por drink`
