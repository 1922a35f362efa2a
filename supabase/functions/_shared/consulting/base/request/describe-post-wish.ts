/** Wishes about posts in a few words. */
import { everyWeek, monthNames } from '../calendar.ts'
import { formatBrl } from '../language/text.ts'
import type { PostRule, WishOf } from './wish.ts'

const ruleWords: Readonly<Record<PostRule, string>> = {
  noEmoji: 'sem emoji',
  noHashtags: 'sem hashtag',
  mostHashtags: 'hashtags: no máximo',
  noChildren: 'sem criança nas imagens',
  noFaces: 'sem rostos nas imagens',
  noDiscount: 'sem desconto',
  noDelivery: 'a casa não entrega',
  noMention: 'não citar',
  noPosts: 'sem publicação',
  postsWhenClosed: 'publicar também com a casa fechada',
}

const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')

const clock = (hour: number) =>
  `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

function ruleOf({ what, most, of, weekdays }: WishOf<'postRule'>): string {
  const more = most !== undefined ? String(most) : (of ?? (weekdays ? everyWeek(weekdays) : ''))
  return [ruleWords[what], more].filter((part) => part !== '').join(' ')
}

const bounds = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' } as const

/** "2 publicações: truta" */
function topicOf({ what, count, bound, per }: WishOf<'postTopic'>): string {
  const noun = count === 1 ? 'publicação' : 'publicações'
  return `${bounds[bound]}${count} ${noun}${per === undefined ? '' : ' por semana'}: ${what}`
}

function comboOf({ what, of, price, from, to, weekdays }: WishOf<'combo'>): string {
  const until = to !== undefined && to !== from ? ` a ${shortDay(to)}` : ''
  const when = weekdays ? everyWeek(weekdays) : from ? `em ${shortDay(from)}${until}` : ''
  return [`${what} a ${formatBrl(price)}`, of === undefined ? '' : `(${of})`, when]
    .filter((part) => part !== '')
    .join(' ')
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
      return `${what} até ${monthNames[(month ?? 1) - 1] ?? ''}`
    case 'place':
      return `endereço: ${what}`
    case 'story':
      return `contar: ${what}`
    case 'private':
      return `não expor: ${what}`
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
