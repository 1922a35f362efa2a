/** What an owner asks of prices for some days, of a margin, and of when new prices hold, in words. */
import { everyWeek } from '../calendar.ts'
import { formatBrl, formatNumber } from '../language/text.ts'
import { hoursOf } from './hour-words.ts'
import type { WishOf } from './wish.ts'

type PriceQuestion =
  | 'members'
  | 'dearDays'
  | 'dayOffer'
  | 'mayRise'
  | 'howHigh'
  | 'heldCost'
  | 'priceReturn'
  | 'marginFloor'
  | 'costShares'
  | 'startsOn'
  | 'holdPrices'
  | 'heldUntil'
  | 'eitherPrice'
  | 'passOn'
  | 'channelFee'
  | 'saleCharges'
  | 'reactions'
  | 'whyFell'
  | 'priceTable'
  | 'offerRoom'

const inWords = (value: number) => formatBrl(value).replace(/,00$/, '')
const shortDay = (iso: string) => iso.split('-').toReversed().join('/')

export function priceQuestionWords(
  { item, weekdays, what, percent, count, from, to, price, prices = [], was, start, end }: WishOf<'question'>,
  about: PriceQuestion,
): string {
  const days = weekdays === undefined ? '' : everyWeek(weekdays)
  switch (about) {
    case 'saleCharges':
      return `margem sem ${what ?? 'imposto e taxas'}, ${formatNumber(percent ?? 0)}% do preço`
    case 'reactions':
      return `quanto cada item${item === undefined ? '' : ` (${item})`} perde quando o preço sobe`
    case 'whyFell':
      return `por que ${item ?? 'a venda'} caiu${from === undefined ? '' : ` desde ${shortDay(from)}`}`
    case 'offerRoom':
      return `até quanto descontar ${item ?? 'o item'}${days === '' ? '' : ` ${days}`}${start === undefined || end === undefined ? '' : `, ${hoursOf({ start, end })}`}, e quantas vendas empatam`
    case 'priceTable':
      return 'uma tabela só: preço de hoje, preço novo e ganho'
    case 'members':
      if (item !== undefined && price !== undefined)
        return `${item} a ${inWords(price)} para ${what ?? 'quem tem o desconto'}`
      return `preço de ${what ?? 'quem tem desconto'}, sempre ${formatNumber(percent ?? 10)}% a menos`
    case 'dearDays':
      return `cobrar mais ${what === undefined ? days : `no ${what}`}`
    case 'dayOffer':
      return [
        `preço especial só ${days}`,
        ...(start === undefined || end === undefined ? [] : [hoursOf({ start, end })]),
        ...(item === undefined ? [] : [`com ${item.replaceAll(' + ', ', ')}`]),
        ...(percent === undefined
          ? []
          : [
              percent === 50
                ? 'nunca abaixo do dobro do custo'
                : `deixando pelo menos ${formatNumber(percent)}% do preço`,
            ]),
      ].join(', ')
    case 'howHigh':
      return `até quanto pode subir ${item ?? 'o preço'}`
    case 'heldCost':
      return `o que custa manter o preço de ${item ?? 'um item'}`
    case 'priceReturn':
      return what === undefined ? 'voltar aos preços de antes' : `voltar aos preços de antes: ${what}`
    case 'mayRise':
      return `licença para subir ${item ?? 'o preço'}`
    case 'marginFloor':
      return percent === undefined
        ? 'nada abaixo do custo'
        : `margem mínima de ${formatNumber(percent)}%${item === undefined ? '' : ` em ${item}`}`
    case 'costShares':
      return `o que custa mais de ${formatNumber(percent ?? 40)}% do preço${item === undefined ? '' : ` em ${item}`}`
    case 'startsOn':
      return from === undefined ? 'quando os preços mudam' : `preços novos só a partir de ${shortDay(from)}`
    case 'heldUntil':
      return to === undefined
        ? 'preços que mudam uma vez só'
        : `preços que não mudam de novo antes de ${shortDay(to)}`
    case 'eitherPrice':
      return prices.length === 0
        ? `que preço para ${item ?? 'o item'}`
        : `${item ?? 'o item'} a ${prices.map(inWords).join(' ou ')}`
    case 'passOn':
      return was !== undefined && price !== undefined && what !== undefined
        ? `repassar ou segurar: ${what}, de ${inWords(was)} para ${inWords(price)}`
        : percent === undefined
          ? `repassar o custo de ${item ?? what ?? 'um item'}${price === undefined ? '' : ` a ${inWords(price)}`}`
          : `repassar ou segurar: ${what ?? 'custo'} ${formatNumber(percent)}% mais caro`
    case 'holdPrices':
      return count === undefined
        ? 'preço que não muda toda hora'
        : `preço novo vale ${count} ${count === 1 ? 'mês' : 'meses'}`
    case 'channelFee':
      return percent === undefined
        ? `preço ${item === undefined ? '' : `de ${item} `}para ${what ?? 'cartão'}`
        : /food|rappi|aplicativo|app|delivery|entrega/i.test(what ?? '')
          ? `${item === undefined ? 'preços' : `preço de ${item}`} para ${what}, que fica com ${formatNumber(percent)}%`
          : `taxa de ${formatNumber(percent)}% de ${what ?? 'cartão'} no preço${item === undefined ? '' : ` de ${item}`}`
  }
}
