/** Questions and facts about competitors, in a few words. */
import { everyWeek, monthNames, shortDay, weekdayNames } from '../calendar.ts'
import { formatBrl, joinList } from '../language/text.ts'
import type { WishOf } from './wish.ts'

/** R$ without cents where there are none: "R$ 22", "R$ 22,50". */
const money = (value: number) => formatBrl(value).replace(/,00$/, '')

/** "setembro e outubro" */
export const monthsText = (months: readonly number[]): string =>
  joinList(months.flatMap((month) => monthNames[month - 1] ?? []))

/** "do réveillon", "da romaria", "das férias", "de julho": a date as it stands after "antes" or "até". */
export function ofFeast(what: string): string {
  const isMonth = monthNames.some((name) => name === what.toLowerCase())
  if (isMonth) return `de ${what}`
  if (/^f[eé]rias/i.test(what)) return `das ${what}`
  return /^(?:romaria|semana|alta|festa|p[aá]scoa|temporada)/i.test(what) ? `da ${what}` : `do ${what}`
}

/** "até o carnaval", "até julho" */
export const untilFeast = (what: string): string =>
  `até ${ofFeast(what).replace(/^d(?:e )?/, '')}`.replace('  ', ' ')

/** "na sexta", "no domingo" */
export const onDay = (day: number): string =>
  `${day === 0 || day === 6 ? 'no' : 'na'} ${(weekdayNames[day] ?? '').replace('-feira', '')}`

/** What a house has, and does not sell. */
const isPlayed = /^(?:m[uú]sica|som|shows?|bandas?|karaok[eê]|pagode|samba|forr[oó])(?!\p{L})/iu

/** What an owner asks about competitors: "devo baixar X-tudo a R$ 17", "abrir aos domingos". */
export function rivalQuestion(wish: WishOf<'question'>): string {
  const { about, item, price, weekdays, what, competitor, against, count, text, other, from, to } = wish
  const at = price === undefined ? '' : ` a ${money(price)}`
  const days = weekdays === undefined ? '' : ` ${everyWeek(weekdays)}`
  switch (about) {
    case 'position':
      return item === undefined ? 'estou caro ou barato' : `o preço de ${item} está certo`
    case 'rise':
      if (against) return 'não subir preço'
      return `o que pode subir${item === undefined ? '' : `: ${item}`}${what === undefined ? '' : ` antes ${ofFeast(what)}`}`
    case 'lower':
      if (against && competitor !== undefined) return `não brigar por preço com ${competitor}`
      return against
        ? `não baixar ${item === undefined ? 'preço' : `o preço de ${item}`}`
        : `baixar ${item ?? 'preço'}${at}`
    case 'ownStrength':
      if (item !== undefined) return `o que fazer com o seu forte, ${item}`
      return `onde você ganha ${competitor === undefined ? 'deles' : `de ${competitor}`}`
    case 'rivalStrength':
      return `onde ${competitor ?? 'o concorrente'} está melhor`
    case 'rivalCrowd':
      return `por que ${competitor ?? 'o concorrente'} vende mais`
    case 'missing':
      return count === undefined ? 'o que só eles vendem' : `${count} ideias do que só eles vendem`
    case 'mainRival':
      return 'quem é o principal concorrente'
    case 'unsold':
      if (item !== undefined) return `por que ${item} sai pouco`
      return what === undefined ? 'o que ninguém vende por perto' : `ninguém por perto vende ${what}`
    case 'fee':
      return `${against ? 'não ' : ''}cobrar ${what ?? 'taxa'}${at}`
    case 'licence':
      return `pode, e precisa de licença: ${what ?? 'bebida alcoólica'}`
    case 'nameRival':
      if (against)
        return competitor === undefined
          ? 'não falar mal de concorrente'
          : `não citar ${competitor} para clientes`
      return `falar ${competitor === undefined ? 'do concorrente' : `de ${competitor}`} em publicação`
    case 'agreement':
      return `combinar preço com ${competitor ?? 'o concorrente'}`
    case 'openDays':
      return `${against ? 'não ' : ''}abrir${days}${what === undefined ? '' : ` ${what}`}`
    case 'weakDays':
      return `o que fazer nos dias fracos${days === '' ? '' : `:${days}`}`
    case 'newItem':
      if (against && /^sem /.test(what ?? '')) return `nada que peça ${(what ?? '').slice(4)}`
      return `${against ? 'não ' : ''}${isPlayed.test(what ?? '') ? 'ter' : 'vender'} ${what ?? item ?? 'um item novo'}${at}`
    case 'firstPrices':
      return `${count === undefined ? 'que preços' : `que ${count} preços`} mudar primeiro`
    case 'actions':
      return `${count === undefined ? 'ações' : count === 1 ? 'uma ação' : `${count} ações`}${from === undefined || to === undefined ? '' : ` de ${shortDay(from)} a ${shortDay(to)}`}${price === undefined ? '' : `, por até ${formatBrl(price)} no total`}`
    case 'notCompared':
      return `${item ?? 'isto'}${competitor === undefined ? '' : ` de ${competitor}`} fora da comparação`
    case 'besideRival':
      return `${item ?? 'todos os itens'} sempre ${what} de ${competitor ?? 'um concorrente'}${other === undefined ? '' : `, menos ${other}`}`
    case 'freeDelivery':
      return 'entrega grátis'
    case 'cheapest':
      return against ? 'não ser o mais barato' : 'ser o mais barato'
    case 'firstStep':
      return `o que fazer primeiro${(weekdays ?? []).map((day) => ` ${onDay(day)}`).join(',')}${price === undefined ? '' : ` com até ${money(price)}`}`
    case 'pays':
      return `${item ?? 'o item'} se paga`
    case 'freeSample':
      return `${against ? 'não dar' : 'dar'} ${what ?? 'a primeira dose'} de graça`
    case 'promotion':
      return against
        ? `sem ${what ?? 'promoção'}`
        : `fazer ${what ?? 'promoção'}${days}${other === undefined ? '' : ` que não seja ${other}`}`
    case 'hire':
      if (price !== undefined) return `quantas vendas pagam ${money(price)} por mês`
      return against ? 'não contratar' : 'contratar'
    case 'delivery':
      return against
        ? /food|app|aplicativ|rappi|keeta|99/i.test(text)
          ? 'não entrar em aplicativo de entrega'
          : 'não entregar'
        : 'entregar por aplicativo'
    case 'copy':
      return 'copiar o que o concorrente faz'
    case 'goal':
      return `${money(price ?? 0)} a mais ${what ?? 'por mês'}`
    case 'budget':
      return `em que gastar ${money(price ?? 0)}${what === undefined ? '' : ` ${untilFeast(what)}`}`
    case 'confidence':
      return 'a ordem por reais e a confiança de cada número'
    case 'public':
      return /\?\s*$|\b(?:como|quero|queria|atra|traz|trag)/i.test(text)
        ? `como trazer ${what ?? 'esse público'}`
        : `o seu público: ${what ?? text}`
    case 'tasting':
      return `${what ?? 'quem não pode'} não prova`
    case 'fairSize':
      return 'comparar no mesmo tamanho'
    case 'lostSince':
      return `o que você perdeu${item === undefined ? '' : ` em ${item}`}${from === undefined ? '' : ` desde ${shortDay(from)}`}`
    case 'deliveryFee':
      return `a sua taxa de entrega${price === undefined ? '' : `, ${money(price)}`}`
    default:
      return text.replace(/[\s?.!]+$/, '')
  }
}

/** What an owner tells of a competitor: "Barraca do Sol: só abre em julho". */
export function rivalFactText({
  about,
  months,
  weekdays,
  closed,
  item,
  price,
  what,
  text,
}: WishOf<'rivalFact'>) {
  switch (about) {
    case 'season':
      return `só abre em ${monthsText(months ?? [])}`
    case 'days':
      return `${closed ? 'fecha' : 'só abre'} ${everyWeek(weekdays ?? [])}${what === undefined ? '' : `, ${what}`}`
    case 'fee':
      return `${what ?? 'taxa'}${price === undefined ? '' : ` ${money(price)}`}`
    case 'before':
      return `${item ?? 'o preço'} custava ${money(price ?? 0)}`
    case 'old':
      return `preço ${item === undefined ? '' : `de ${item} `}antigo, ${what ?? 'de antes'}`
    case 'size':
      return what === undefined
        ? `tamanho ${item === undefined ? '' : `de ${item} `}não sabido`
        : `${item ?? 'tamanho'}: ${what}`
    case 'crowd':
    case 'opened':
    case 'seen':
    case 'apart':
    case 'lighter':
    case 'threat':
    case 'rumour':
      return (what ?? text).replace(/[\s.:;,]+$/, '')
  }
}
