/** What an owner asks of prices for some days, of a margin, and of when new prices hold, in words. */
import { everyWeek } from '../calendar.ts'
import { formatNumber } from '../language/text.ts'
import type { WishOf } from './wish.ts'

type PriceQuestion =
  | 'dearDays'
  | 'dayOffer'
  | 'mayRise'
  | 'marginFloor'
  | 'costShares'
  | 'startsOn'
  | 'holdPrices'
  | 'channelFee'

const shortDay = (iso: string) => iso.split('-').toReversed().join('/')

export function priceQuestionWords(
  { item, weekdays, what, percent, count, from }: WishOf<'question'>,
  about: PriceQuestion,
): string {
  const days = weekdays === undefined ? '' : everyWeek(weekdays)
  switch (about) {
    case 'dearDays':
      return `cobrar mais ${what === undefined ? days : `no ${what}`}`
    case 'dayOffer':
      return `preço especial só ${days}`
    case 'mayRise':
      return `licença para subir ${item ?? 'o preço'}`
    case 'marginFloor':
      return percent === undefined
        ? 'nada abaixo do custo'
        : `margem mínima de ${formatNumber(percent)}%${item === undefined ? '' : ` em ${item}`}`
    case 'costShares':
      return `o que custa mais de ${formatNumber(percent ?? 40)}% do preço${item === undefined ? '' : ` em ${item}`}`
    case 'startsOn':
      return `preços novos só a partir de ${shortDay(from ?? '')}`
    case 'holdPrices':
      return count === undefined
        ? 'preço que não muda toda hora'
        : `preço novo vale ${count} ${count === 1 ? 'mês' : 'meses'}`
    case 'channelFee':
      return percent === undefined
        ? `preço para ${what ?? 'cartão'}`
        : /food|rappi|aplicativo|app|delivery|entrega/i.test(what ?? '')
          ? `preços para ${what}, que fica com ${formatNumber(percent)}%`
          : `taxa de ${formatNumber(percent)}% de ${what ?? 'cartão'} no preço`
  }
}
