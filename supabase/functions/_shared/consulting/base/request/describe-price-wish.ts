/** Wishes about prices and costs in Portuguese, for chips and for reports. */
import { shortDay } from '../calendar.ts'
import { formatNumber } from '../language/text.ts'
import { endingLabels } from '../pricing/endings.ts'
import { measureOf } from '../same-item.ts'
import { costOf, isOrder, money, questionOf } from './describe-question.ts'
import { rivalFactText } from './describe-rivals.ts'
import type { WishOf } from './wish.ts'
import { besides, untilOf, type WishWords } from './wish-words.ts'

function bounds({ max, min, about }: Pick<WishOf<'price'>, 'max' | 'min' | 'about'>): string {
  if (min !== undefined && min === max) return money(min)
  if (min !== undefined && max !== undefined) return `de ${money(min)} a ${money(max)}`
  if (max !== undefined) return `até ${money(max)}`
  if (min !== undefined) return `a partir de ${money(min)}`
  return about === undefined ? 'preço' : `perto de ${money(about)}`
}

const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? money(min) : `de ${money(min)} a ${money(max)}`

/** ", na promoção (2 por R$ 30,00)" */
const inDeal = ({ deal }: WishOf<'competitorPrice'>) => (deal === undefined ? '' : `, na promoção (${deal})`)

/** "Heineken 600 ml" already contains its size. */
const sameSize = (item: string, size: string) => {
  const [told, asked] = [measureOf(item), measureOf(size)]
  return told !== null && told.amount === asked?.amount && told.unit === asked.unit
}

const withSize = ({ item, size }: WishOf<'competitorPrice'>) =>
  size === undefined || sameSize(item, size) ? item : `${item} (${size})`

const costShareOf = ({ max, of }: WishOf<'costShare'>) =>
  `custo ${of === undefined ? '' : of === 'food' ? 'da comida ' : 'das bebidas '}de até ${formatNumber(max)}% do preço`

type OnPrices = WishOf<'price'> | WishOf<'keepPrice'> | WishOf<'capPrice'> | WishOf<'ending'>

/** "Sobremesas, menos Cartola" */
const onItem = (wish: OnPrices) => `${wish.item ?? ''}${besides(wish)}`

/** Until when a price is kept. */
const keptUntil = (wish: WishOf<'keepPrice'>) =>
  wish.from === undefined ? untilOf(wish) : `, antes de ${shortDay(wish.from)}`

function capOf({ percent, rise, max }: WishOf<'capPrice'>): string {
  if (percent !== undefined) return `Subir o preço em ${formatNumber(percent)}% no máximo`
  if (rise !== undefined) return `Subir no máximo ${money(rise)}`
  return max === undefined ? 'Não subir o preço' : `Não passar de ${money(max)}`
}

function capLabel(wish: WishOf<'capPrice'>): string {
  if (wish.percent !== undefined) return `${onItem(wish)}: subir até ${formatNumber(wish.percent)}%`
  if (wish.rise !== undefined) return `${onItem(wish)}: subir até ${money(wish.rise)} a mais`
  return wish.max === undefined
    ? `não subir: ${onItem(wish)}`
    : `${onItem(wish)}: subir até ${money(wish.max)}`
}

type PriceWish = WishOf<
  | 'price'
  | 'keepPrice'
  | 'capPrice'
  | 'costNow'
  | 'costShare'
  | 'elasticity'
  | 'ending'
  | 'question'
  | 'competitorPrice'
  | 'rivalFact'
>

/** A wish in a few words, for a chip, and as a sentence of a report. */
export function priceWishWords(wish: PriceWish): WishWords {
  switch (wish.kind) {
    case 'price':
      return {
        short:
          wish.item === undefined
            ? bounds(wish)
            : `${onItem(wish)}${wish.of === undefined || wish.item === 'combo' ? '' : ` com ${wish.of}`}: ${bounds(wish)}`,
        sentence:
          wish.item === undefined
            ? `Preços: ${bounds(wish)}${untilOf(wish)}`
            : `Preço de ${onItem(wish)}${wish.of === undefined || wish.item === 'combo' ? '' : ` com ${wish.of}`}: ${bounds(wish)}${untilOf(wish)}`,
      }
    case 'keepPrice':
      return {
        short: `manter ${wish.price === undefined ? 'o preço' : `a ${money(wish.price)}`}: ${onItem(wish)}${keptUntil(wish)}`,
        sentence: `${wish.price === undefined ? 'Não mexer no preço' : `Manter a ${money(wish.price)}`}: ${onItem(wish)}${keptUntil(wish)}`,
      }
    case 'capPrice':
      return { short: capLabel(wish), sentence: `${capOf(wish)}: ${onItem(wish)}${untilOf(wish)}` }
    case 'costNow':
      return {
        short: `${wish.from === undefined ? 'custo de agora' : 'custo que muda'}: ${costOf(wish)}`,
        sentence: `Usar o custo ${wish.from === undefined ? 'de agora' : 'que muda'}: ${costOf(wish)}`,
      }
    case 'costShare':
      return { short: costShareOf(wish), sentence: `Manter o ${costShareOf(wish)}` }
    case 'elasticity':
      return {
        short: `elasticidade ${formatNumber(wish.value)}`,
        sentence: `Calcular com a elasticidade de ${formatNumber(wish.value)}`,
      }
    case 'ending':
      return wish.item === undefined
        ? {
            short: `${endingLabels[wish.ends]}${besides(wish)}`,
            sentence: `Usar só ${endingLabels[wish.ends]}${besides(wish)}`,
          }
        : {
            short: `${onItem(wish)}: ${endingLabels[wish.ends]}`,
            sentence: `Usar só ${endingLabels[wish.ends]}: ${onItem(wish)}`,
          }
    case 'question':
      return {
        short: `${questionOf(wish)}${isOrder(wish) ? '' : '?'}`,
        sentence: isOrder(wish) ? `Respeitar: ${questionOf(wish)}` : `Responder: ${questionOf(wish)}?`,
      }
    case 'competitorPrice':
      return {
        short: `${wish.competitor}: ${withSize(wish)} ${range(wish)}${inDeal(wish)}${wish.unsure ? ', a confirmar' : ''}`,
        sentence: `Comparar com o preço de ${wish.competitor}: ${withSize(wish)}, ${range(wish)}${inDeal(wish)}${wish.unsure ? ', a confirmar' : ''}`,
      }
    case 'rivalFact':
      return {
        short: `${wish.competitor}: ${rivalFactText(wish)}`,
        sentence:
          wish.competitor === 'Todos'
            ? `Contar com o que você disse: ${rivalFactText(wish)}`
            : `Contar com o que você sabe de ${wish.competitor}: ${rivalFactText(wish)}`,
      }
  }
}
