/** What owners ask of a forecast, in words. */
import { everyWeek, monthNames } from '../calendar.ts'
import { formatBrl, formatNumber } from '../language/text.ts'
import type { ForecastSubject } from './forecast-subjects.ts'
import { hoursOf } from './hour-words.ts'
import { everyDish } from './match-item.ts'
import type { WishOf } from './wish.ts'

const money = (value: number): string => formatBrl(value).replace(/,00$/, '')
const shortDay = (iso: string) => iso.split('-').toReversed().join('/')

/** Several items, joined as wishes join them. */
export const itemsOf = (item: string): string[] => item.split(' + ')

/** "Baião de dois e Peixada" */
export const itemWords = (item: string): string => {
  const names = itemsOf(item)
  return names.length < 2 ? item : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
}

type Forecasted = Pick<
  WishOf<'question'>,
  | 'item'
  | 'other'
  | 'what'
  | 'count'
  | 'price'
  | 'percent'
  | 'weekdays'
  | 'against'
  | 'from'
  | 'to'
  | 'start'
  | 'end'
  | 'most'
> & { text?: string }

/** Kilos of food by day are no dishes by week. */
const kilosByDay = /(?=.*\b(?:kg|quilos?|kilos?)\b)(?=.*\b(?:por|cada|todo) dia\b)/i

/** "quanto sai de Peixada por semana", "Chope a R$ 13,50 em 01/03/2027" */
export function forecastQuestionWords(about: ForecastSubject, wish: Forecasted): string {
  const {
    item,
    other,
    what,
    count,
    price,
    percent,
    weekdays,
    against,
    from,
    to,
    start,
    end,
    most,
    text = '',
  } = wish
  const name = item === undefined ? (what ?? 'o item') : itemWords(item)
  const since = from === undefined ? '' : ` a partir de ${shortDay(from)}`
  const until = to === undefined ? '' : ` até ${shortDay(to)}`
  switch (about) {
    case 'perWeek':
      if (item !== undefined && what !== undefined)
        return `quanto preparar de ${what}${weekdays === undefined ? '' : ` ${everyWeek(weekdays)}`}${until}`
      if (item === everyDish && kilosByDay.test(text)) return `quantos quilos de comida por dia${until}`
      return `quanto sai de ${name} por ${/\b(?:por|cada|todo) dia\b/i.test(text) ? 'dia' : 'semana'}${until}`
    case 'supply':
      return item === undefined && count === undefined
        ? 'se o estoque basta'
        : `${name}: se bastam ${count ?? ''}${what === undefined ? '' : ` ${what}`}${since}`
    case 'compare':
      return other === undefined && what !== undefined
        ? `comparar ${item === undefined ? '' : `${name} em `}${what}`
        : item === undefined
          ? 'comparar dois períodos'
          : against
            ? `qual tirar, ${name} ou ${other}`
            : `qual vende mais, ${name} ou ${other}${until}`
    case 'movers':
      return against ? 'que itens estão em queda' : 'que itens estão em alta'
    case 'priceMove':
      if (price === undefined)
        return `${item === undefined ? 'todos os preços' : name}: o aumento${from === undefined ? '' : ` de ${monthNames[Number(from.slice(5, 7)) - 1] ?? ''}`} e a venda`
      return `${name}${what === undefined ? '' : ` ${what}`} a ${money(price ?? 0)}${from === undefined ? '' : ` em ${shortDay(from)}`}: o que muda na venda`
    case 'evenAt':
      return price === undefined
        ? `com quantas vendas ${item === undefined ? 'se' : name} empata`
        : `${name} a ${money(price)}: quantas vendas empatam`
    case 'openDay':
      if (start !== undefined && end !== undefined) return `vale abrir ${hoursOf({ start, end })}`
      if (item !== undefined && weekdays !== undefined) return `vale servir ${name} ${everyWeek(weekdays)}`
      if (weekdays !== undefined) return `vale abrir ${everyWeek(weekdays)}`
      return from === undefined
        ? 'vale abrir mais um dia'
        : `vale abrir ${to === undefined || to === from ? 'em' : 'de'} ${shortDay(from)}${to === undefined || to === from ? '' : ` a ${shortDay(to)}`}`
    case 'lateSales':
      return `quanto se perde${item === undefined ? '' : ` em ${name}`} fechando às ${start ?? ''}h${since}`
    case 'tightWeek':
      return what === 'compras' ? 'que semana pede mais' : 'em que semana entra menos'
    case 'sameItem':
      return `${name} e ${other} são o mesmo item`
    case 'newItem':
      if (item !== undefined && other === undefined && what === undefined) return `${name}: item novo${since}`
      return `${against ? 'não vender ' : ''}${what ?? 'item novo'}${other === undefined ? '' : `, como ${other}`}${since}`
    case 'capacity':
      return `${count ?? ''} lugares a menos${percent === undefined ? '' : ` (${formatNumber(percent)}%)`}${from === undefined ? '' : `, de ${shortDay(from)}${until}`}`
    case 'noFactor':
      return `não contar com ${what ?? ''}`
    case 'sheetPart':
      return `a planilha: ${what ?? ''}`
    case 'soldIn':
      return `${name} em ${what ?? ''}`
    case 'customers':
      return `${count === undefined ? 'clientes' : `${count} clientes por dia`} a ${against ? 'menos' : 'mais'}${what === undefined ? '' : ` (${what})`}${from === undefined ? '' : to === undefined ? since : `, de ${shortDay(from)} a ${shortDay(to)}`}`
    case 'topDay':
      if (what !== undefined) return `em que dias chamar ${what} a mais`
      return against ? 'o dia mais fraco da semana' : 'o dia que mais vende'
    case 'weekTarget':
      return `quais semanas ficam abaixo de ${money(price ?? 0)}`
    case 'spare':
      return `comprar com ${formatNumber(percent ?? 0)}% de folga`
    case 'threshold': {
      const amount = price === undefined ? `${count ?? ''}` : money(price)
      const when = weekdays === undefined ? '' : ` ${everyWeek(weekdays)}`
      const days = from === undefined ? '' : ` de ${shortDay(from)}${until.replace('até', 'a')}`
      return `${item === undefined ? 'a semana' : name}${when}${days}: ${against ? 'fica abaixo de' : 'passa de'} ${amount}`
    }
    case 'packsServed':
      return `quanto comprar por semana de ${what ?? 'pacote'}, a ${count ?? ''} ${other ?? name} cada`
    case 'vessels':
      return `quanto comprar de ${what ?? 'copo'} para ${name}`
    case 'newRival':
      return `${what ?? 'concorrente novo'}${from === undefined ? '' : ` em ${shortDay(from)}`}: tira venda`
    case 'staffWeeks':
      if (item === undefined)
        return `em que semanas chamar ${what ?? 'mais um'}${count === undefined ? '' : `, ${count === 1 ? 'uma' : count} no máximo`}`
      return `em que semanas chamar ${what ?? 'mais um'}: acima de ${count ?? ''}${item === undefined ? '' : ` ${name}`}`
    case 'earned':
      return `quanto ${name} deixou${from === undefined ? '' : ` de ${shortDay(from)}${until.replace('até', 'a')}`}`
    case 'ranOut':
      return `${name}: faltou em ${shortDay(from ?? '')}${start === undefined ? '' : `, às ${start}h`}`
    case 'stockLasts':
      return `até quando dura ${what ?? name}`
    case 'covers':
      return `se as vendas${from === undefined ? '' : ` de ${shortDay(from)}`}${until} pagam ${what === undefined ? '' : `${what}, `}${money(price ?? 0)}${percent === undefined ? '' : `, com ${formatNumber(percent)}% a menos`}`
    case 'pastPromo':
      return `${what ?? 'a promoção'}${weekdays === undefined ? '' : ` ${everyWeek(weekdays)}`}${since.replace('a partir de', 'desde')}: deu resultado`
    case 'leastWeek':
      return `em que semana fechar custa menos${from === undefined ? '' : `, de ${shortDay(from)}${until.replace('até', 'a')}`}`
    case 'monthDay':
      return `o que traz todo dia ${count ?? ''}${what === undefined ? '' : ` (${what})`}`
    case 'realGrowth':
      return `se a casa cresceu${percent === undefined ? '' : ` além do aumento de ${formatNumber(percent)}%`}`
    case 'dayOrder':
      return `quanto preparar ou pedir de ${what ?? name} por dia${from === undefined ? '' : `, de ${shortDay(from)}${until.replace('até', 'a')}`}`
    case 'foodDays':
      return `quantos quilos${what === undefined && item === undefined ? ' do que estraga' : ` de ${what ?? name}`} por dia${from === undefined ? '' : `, de ${shortDay(from)}${until.replace('até', 'a')}`}${most === undefined ? '' : `, guardando até ${most} kg`}`
    case 'kitchenLoad':
      return `se ${count ?? 1} ${what ?? 'pessoas'}, a ${most ?? ''} ${item === undefined ? 'pratos' : name} cada, bastam${weekdays === undefined ? '' : ` ${everyWeek(weekdays)}`}${from === undefined ? '' : ` de ${shortDay(from)}${until.replace('até', 'a')}`}`
    case 'wholePieces':
      return `quantos ${what ?? 'inteiros'} por semana, a ${count ?? ''} de ${name} cada${most === undefined ? '' : `, guardando até ${most} ${most === 1 ? 'dia' : 'dias'}`}`
    case 'orderBy':
      return `o que pedir de ${name} até ${shortDay(to ?? '')}`
    case 'secure':
      return `não deixar faltar ${name}`
  }
}
