/** Wishes about posts in a few words. */
import { everyWeek, monthNames, shortDay } from '../calendar.ts'
import { formatBrl } from '../language/text.ts'
import type { PostRule } from './calendar-wishes.ts'
import type { HeldDays } from './held-days.ts'
import { countedFormat, formatOfTopic } from './post-formats.ts'
import type { WishOf } from './wish.ts'

const ruleWords: Readonly<Record<PostRule, string>> = {
  noEmoji: 'sem emoji',
  noHashtags: 'sem hashtag',
  mostHashtags: 'hashtags: no máximo',
  noChildren: 'sem criança nas imagens',
  noFaces: 'sem rostos nas imagens',
  withConsent: 'gente nas imagens só com autorização',
  noDiscount: 'sem desconto',
  noDelivery: 'a casa não entrega',
  noMention: 'não citar',
  noPicture: 'nenhuma imagem de',
  noPosts: 'sem publicação',
  noPostsOnEves: 'sem publicação em véspera de feriado',
  noPostsOnHolidays: 'sem publicação em feriado',
  postsWhenClosed: 'publicar também com a casa fechada',
  noPrice: 'sem dizer preço',
  noDrinks: 'sem publicação de bebida',
  noSelling: 'sem vender nada',
  noInvite: 'sem convite',
  noSlang: 'sem gíria',
  noEnglish: 'sem palavras em inglês',
  noDiminutives: 'sem diminutivos',
  noExclamation: 'sem ponto de exclamação',
  formal: 'tratamento formal, sem “você”',
  noKnownDates: 'só as suas datas, nenhuma outra do calendário',
  warning: 'lembrar a moderação e que quem dirige não bebe',
  perWeek: 'publicações por semana:',
  moreOn: 'mais publicações',
  hashtag: 'sempre com a hashtag',
  drinksLate: 'nenhuma bebida de manhã',
  mostLines: 'linhas por legenda: no máximo',
  mostPictures: 'fotos por publicação: no máximo',
  noVideo: 'só foto, sem vídeo',
  postAt: 'publicar às',
  inLanguage: 'em',
}

const clock = (hour: number) =>
  `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

/** "em 26/03", "de 21/03 a 28/03", "aos domingos" */
export function onDays({ from, to, weekdays }: HeldDays): string {
  const days = weekdays && weekdays.length > 0 ? everyWeek(weekdays) : ''
  const span =
    from === undefined
      ? to === undefined
        ? ''
        : `até ${shortDay(to)}`
      : to === from
        ? `em ${shortDay(from)}`
        : to === undefined
          ? `desde ${shortDay(from)}`
          : `de ${shortDay(from)} a ${shortDay(to)}`
  return [days, span].filter((part) => part !== '').join(', ')
}

function ruleOf(wish: WishOf<'postRule'>): string {
  const { what, most, of, at } = wish
  if (what === 'inLanguage') {
    const much =
      most === undefined ? 'legendas' : `${most} ${most === 1 ? 'publicação' : 'publicações'} por semana`
    return [`${much} em ${of ?? 'inglês'}`, onDays(wish)].filter((part) => part !== '').join(', ')
  }
  if (what === 'noPicture' && /^(?:eu|meu|minha|mim)$/iu.test(of ?? '')) return 'você fora de fotos e vídeos'
  const more = most !== undefined ? String(most) : at !== undefined ? clock(at) : (of ?? '')
  const named =
    of !== undefined && (what === 'noPrice' || what === 'noHashtags')
      ? `${what === 'noPrice' ? 'de' : 'em'} ${of}`
      : more
  return [ruleWords[what], named, onDays(wish)].filter((part) => part !== '').join(' ')
}

const bounds = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' } as const

/** "2 publicações: truta" */
function topicOf(wish: WishOf<'postTopic'>): string {
  const { what, count, bound, per } = wish
  const noun = count === 1 ? 'publicação' : 'publicações'
  const days = onDays(wish)
  const format = formatOfTopic(wish)
  if (format !== null)
    return `${bounds[bound]}${countedFormat(format, count)}${per === undefined ? '' : ' por semana'}${days === '' ? '' : `, ${days}`}`
  return `${bounds[bound]}${count} ${noun}${per === undefined ? '' : ' por semana'}: ${what}${days === '' ? '' : `, ${days}`}`
}

function comboOf(wish: WishOf<'combo'>): string {
  const { what, of, price, start, end, note } = wish
  const hours =
    start !== undefined && end !== undefined
      ? `das ${clock(start)} às ${clock(end)}`
      : end !== undefined
        ? `até as ${clock(end)}`
        : start !== undefined
          ? `a partir das ${clock(start)}`
          : ''
  const held = [of === undefined || of === what ? '' : `(${of})`, onDays(wish)].filter((part) => part !== '')
  return [[`${what} a ${formatBrl(price)}`, ...held].join(' '), hours, note ?? '']
    .filter((part) => part !== '')
    .join(', ')
}

function factOf({ about, what = '', count, until, month }: WishOf<'houseFact'>): string {
  switch (about) {
    case 'seats':
      return `a casa tem ${count ?? ''} lugares`
    case 'payment':
      return `pagamento: ${what}`
    case 'musicUntil':
      return `música até ${until === undefined ? 'certa hora' : clock(until)}`
    case 'seasonEnd':
      return month === undefined ? `${what}: só enquanto durar` : `${what} até ${monthNames[month - 1] ?? ''}`
    case 'place':
      return `endereço: ${what}`
    case 'story':
      return `contar: ${what}`
    case 'private':
      return `não expor: ${what}`
    case 'context':
      return `anotado: ${what}`
    case 'call':
      return `chamar para: ${what}`
    case 'lunchOnly':
      return `${what}: só no almoço`
    case 'person':
      return `dizer o nome: ${what}`
    case 'newCosts':
      return 'a planilha já traz os custos de hoje'
    case 'spoils':
      return `o que entra em ${what} vive estragando`
  }
}

export function postWishLabel(wish: WishOf<'postRule' | 'postTopic' | 'combo' | 'houseFact'>): string {
  switch (wish.kind) {
    case 'postRule':
      return ruleOf(wish)
    case 'postTopic':
      return topicOf(wish)
    case 'combo':
      return comboOf(wish)
    case 'houseFact':
      return factOf(wish)
  }
}
