/** Wishes about days, posts and forecasts in Portuguese, for chips and for reports. */
import { everyWeek, monthNames, weekdayNames } from '../calendar.ts'
import { capitalize } from '../language/grammar.ts'
import { refusedLabel } from '../language/refused-posts.ts'
import { formatNumber, joinList, shorten, tokenize } from '../language/text.ts'
import { openHours, type ScopeShow } from './calendar-wishes.ts'
import { itemWords } from './describe-forecast-question.ts'
import { postWishLabel } from './describe-post-wish.ts'
import { money } from './describe-question.ts'
import { dayWords, hour, hoursOf } from './hour-words.ts'
import type { WishOf } from './wish.ts'
import type { WishWords } from './wish-words.ts'

/** "julho" */
const monthOf = (iso: string) => monthNames[Number(iso.slice(5, 7)) - 1] ?? ''

function when({
  from,
  to,
  weekdays,
  weeks,
}: Pick<WishOf<'date'>, 'from' | 'to' | 'weekdays' | 'weeks'>): string {
  if (from !== undefined && weeks !== undefined)
    return `${weeks === 1 ? '1 semana' : `${weeks} semanas`} de ${monthOf(from)}`
  if (from !== undefined && to !== undefined && from !== to) return `de ${dayWords(from)} a ${dayWords(to)}`
  if (from === undefined) return to === undefined ? '' : `até ${dayWords(to)}`
  return to === undefined && weekdays !== undefined ? `a partir de ${dayWords(from)}` : dayWords(from)
}

function dateEffect({
  closed,
  only,
  effect,
  leftOut,
  percent,
  item,
  ofWeek,
  like,
  guests,
}: WishOf<'date'>): string {
  if (guests !== undefined) return `${guests.now} ${guests.of}, contra ${guests.before} um ano antes`
  if (leftOut) return 'fora da conta'
  if (like !== undefined) return `como em ${monthOf(like.from)}`
  if (only !== undefined) return only
  if (closed && item !== undefined) return ''
  if (closed) return 'casa fechada'
  if (percent !== undefined)
    return `${formatNumber(Math.abs(percent))}% a ${percent > 0 ? 'mais' : 'menos'}${ofWeek ? ' na semana' : ''}`
  if (effect === 'up') return 'vende mais'
  return effect === 'down' ? 'vende menos' : ''
}

/** "No dia 25 a gente não abre" says no more than that the house is closed; "fechado para reforma" does. */
const saysClosed = (what: string) =>
  /^(?:casa fechada|(?:(?:no )?dia [\d/]+,? )?(?:a gente |a casa |o bar |nós )?(?:não (?:vai |vamos )?abr\p{L}+|fecha\p{L}*))$/iu.test(
    what,
  )

/** A closed period, with what it is for if the owner says it. */
function closedPeriod(wish: WishOf<'date'>): string {
  const time = when(wish)
  // "vou fechar de 24/12 a 2/1" names nothing that closes it.
  if (/^(?:eu|vou|vamos|a gente|n[oó]s|e)$/iu.test(wish.what)) return ` ${time}`
  if (!saysClosed(wish.what)) return `: ${[wish.what, time].filter((part) => part !== '').join(', ')}`
  if (time === '') return `: ${wish.what}`
  return /^\d{2}\//.test(time) ? ` em ${time}` : ` ${time}`
}

/** "quinta do caranguejo" already contains its day. */
const namesDays = (what: string, weekdays: readonly number[]) => {
  const words = tokenize(what)
  return weekdays.every((day) => words.includes(tokenize(weekdayNames[day] ?? '')[0] ?? ''))
}

/** The owner's words about a period may give its effect only: "vende mais". */
function datePhrase(wish: WishOf<'date'>): string {
  if (wish.weekdays !== undefined && wish.from === undefined && wish.item === undefined)
    return wish.closed
      ? `casa fechada ${everyWeek(wish.weekdays)}`
      : namesDays(wish.what, wish.weekdays)
        ? wish.what
        : [
            `${wish.what} ${everyWeek(wish.weekdays)}`,
            wish.to === undefined ? '' : `até ${wish.to.split('-').toReversed().slice(0, 2).join('/')}`,
            wish.at === undefined ? '' : `às ${hour(wish.at)}`,
            wish.price === undefined ? '' : [money(wish.price), wish.per ?? ''].join(' ').trim(),
            wish.note ?? '',
          ]
            .filter((part) => part !== '')
            .join(', ')
  const effect = dateEffect(wish)
  const what = wish.closed && wish.item === undefined && saysClosed(wish.what) ? 'casa fechada' : wish.what
  return [
    what,
    wish.weekdays === undefined || wish.weekdays.length === 7 ? '' : everyWeek(wish.weekdays),
    when(wish),
    wish.at === undefined ? '' : `às ${hour(wish.at)}`,
    wish.price === undefined ? '' : [money(wish.price), wish.per ?? ''].join(' ').trim(),
    wish.note ?? '',
    wish.format === undefined ? '' : `em ${wish.format}`,
    wish.tell === undefined ? '' : `contar: ${wish.tell}`,
    wish.open ? 'casa aberta' : '',
    wish.closes === undefined ? '' : `fecha às ${hour(wish.closes)}`,
    effect === what ? '' : effect,
    wish.item === undefined || wish.closed ? '' : `só ${itemWords(wish.item)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const periodOf = ({ from, to }: WishOf<'period'>) =>
  to === undefined ? `a partir de ${dayWords(from)}` : when({ from, to })

const onlyPriceOf = ({ price }: WishOf<'onlyPrice'>) =>
  price === undefined ? 'nenhum preço nas publicações' : `único preço: ${money(price)}`

/** What a forecast may show, as offered to the owner. */
export const scopeLabels: Record<ScopeShow, string> = {
  week: 'por semana',
  day: 'por dia',
  item: 'por item',
  kilograms: 'em quilos',
  bottles: 'quantas garrafas comprar',
  noWaste: 'comprar sem sobra',
  noCharts: 'sem gráfico',
  scenarios: 'com o cenário bom e o ruim',
  groups: 'separado por grupo',
}

/** "de 23/11/2026 a 20/12/2026", "por semana e por item", "só as bebidas" */
function scopeOf({ from, to, show = [], only, items, without }: WishOf<'scope'>): string {
  const parts = show.map((one) => scopeLabels[one])
  return [
    from === undefined ? '' : `de ${dayWords(from)} a ${dayWords(to ?? from)}`,
    joinList(parts),
    only === undefined ? '' : only === 'drink' ? 'só as bebidas' : 'só os pratos',
    items === undefined ? '' : show.includes('groups') ? itemWords(items) : `só ${itemWords(items)}`,
    without === undefined ? '' : `sem ${itemWords(without)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function dateSentence(wish: WishOf<'date'>): string {
  if (wish.closed && wish.item !== undefined) return `Contar com isto: ${datePhrase(wish)}`
  if (wish.closed && wish.weekdays !== undefined && wish.from === undefined)
    return `Contar com a casa fechada ${everyWeek(wish.weekdays)}`
  const days = [wish.what, when(wish)].filter((part) => part !== '').join(', ')
  if (wish.leftOut) return `Deixar fora da conta: ${days}`
  return wish.closed && wish.only === undefined
    ? `Contar com a casa fechada${closedPeriod(wish)}`
    : `Levar em conta: ${datePhrase(wish)}`
}

const hoursLabel = (wish: WishOf<'hours'>) =>
  `${wish.what}${wish.weekdays === undefined || namesDays(wish.what, wish.weekdays) ? '' : ` ${everyWeek(wish.weekdays)}`}: ${hoursOf(wish)}`

/** Letters of the owner's words for a day: run-on speech is no name, and the row quotes it anyway. */
const longestName = 60

type CalendarWish = WishOf<
  | 'date'
  | 'period'
  | 'salesPeriod'
  | 'hours'
  | 'onlyPrice'
  | 'refusedPost'
  | 'postRule'
  | 'postTopic'
  | 'combo'
  | 'houseFact'
  | 'scope'
>

/** A wish in a few words, for a chip, and as a sentence of a report. */
export function calendarWishWords(wish: CalendarWish): WishWords {
  switch (wish.kind) {
    case 'date': {
      const named = { ...wish, what: shorten(wish.what, longestName) }
      return { short: datePhrase(named), sentence: dateSentence(named) }
    }
    case 'period':
      return { short: `publicações ${periodOf(wish)}`, sentence: `Publicar só ${periodOf(wish)}` }
    case 'salesPeriod':
      return { short: `vendas ${when(wish)}`, sentence: `Contar as vendas da planilha ${when(wish)}` }
    case 'hours':
      return {
        short: hoursLabel(wish),
        sentence:
          wish.what === openHours
            ? `Contar com a ${openHours} ${hoursOf(wish)}`
            : `Respeitar o horário: ${hoursLabel(wish)}`,
      }
    case 'onlyPrice':
      return {
        short: onlyPriceOf(wish),
        sentence:
          wish.price === undefined
            ? 'Não dizer preços nas publicações'
            : `Não dizer outro preço além de ${money(wish.price)}`,
      }
    case 'refusedPost':
      return {
        short: `publicação: ${refusedLabel(wish.what)}`,
        sentence: `Publicar sobre ${refusedLabel(wish.what)}`,
      }
    case 'postRule':
      return { short: postWishLabel(wish), sentence: capitalize(postWishLabel(wish)) }
    case 'postTopic':
      return { short: postWishLabel(wish), sentence: capitalize(postWishLabel(wish)) }
    case 'combo':
      return { short: postWishLabel(wish), sentence: capitalize(postWishLabel(wish)) }
    case 'houseFact':
      return { short: postWishLabel(wish), sentence: capitalize(postWishLabel(wish)) }
    case 'scope':
      return {
        short: `previsão: ${scopeOf(wish)}`,
        sentence: wish.from === undefined ? `Mostrar: ${scopeOf(wish)}` : `Prever ${scopeOf(wish)}`,
      }
  }
}
