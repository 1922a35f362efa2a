/** What owners ask of the form, the number and the subjects of their posts, and what they state for their texts. */
import { weekdayOf } from '../base/calendar.ts'
import type { FactOf } from '../base/facts.ts'
import { pricesIn } from '../base/language/prices-in.ts'
import { containsPhrase, joinList, tokenize } from '../base/language/text.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

type PostFact = FactOf<'post'>

const shown = (day: string) => day.split('-').toReversed().slice(0, 2).join('/')

const allOf = ({ title, body, versions = '' }: PostFact) => `${title}\n${body}\n${versions}`

const emoji = /\p{Extended_Pictographic}/u
const discount = /(?<!\p{L})(?:descontos?|promo[çc][ãa]o|promo[çc][õo]es|\d+ ?% off)(?!\p{L})/iu
const delivery = /(?<!\p{L})(?:entregas?|delivery|ifood|entregamos)(?!\p{L})/iu
const face = /(?<!sem )(?<!\p{L})(?:rostos?|sorriso|retrato|selfie)(?!\p{L})/iu

/** The first post that breaks a rule for a reason. */
const against = (posts: readonly PostFact[], breaks: (post: PostFact) => boolean, why: string): Answer => {
  const post = posts.find(breaks)
  return post ? violated(`A publicação “${post.title}” ${why}.`) : met(`Nenhuma das ${posts.length} ${why}.`)
}

export function checkPostRule(wish: WishOf<'postRule'>, { facts }: Given): Answer {
  const posts = only(facts, 'post')
  if (posts.length === 0) return unrelated
  switch (wish.what) {
    case 'noEmoji':
      return against(posts, (post) => emoji.test(`${allOf(post)}${post.hashtags.join('')}`), 'tem emoji')
    case 'noHashtags':
      return against(posts, (post) => post.hashtags.length > 0 || /#\p{L}/u.test(post.body), 'tem hashtag')
    case 'mostHashtags':
      return against(
        posts,
        ({ hashtags }) => hashtags.length > (wish.most ?? 0),
        `passa de ${wish.most ?? 0} hashtags`,
      )
    case 'noFaces':
      return against(posts, ({ visual = '' }) => face.test(visual), 'mostra rosto')
    case 'noChildren':
      return against(posts, ({ visual = '' }) => /crian[çc]a|menin[oa]/iu.test(visual), 'mostra criança')
    case 'noDiscount':
      return against(posts, (post) => discount.test(allOf(post)), 'fala de desconto')
    case 'noDelivery':
      return against(posts, (post) => delivery.test(allOf(post)), 'fala de entrega')
    case 'noMention': {
      const words = tokenize(wish.of ?? '')
      return against(
        posts,
        (post) => words.length > 0 && containsPhrase(tokenize(`${allOf(post)}\n${post.visual ?? ''}`), words),
        `cita “${wish.of ?? ''}”`,
      )
    }
    case 'noPosts':
      return against(
        posts,
        ({ date }) => wish.weekdays?.includes(weekdayOf(date)) ?? false,
        'sai num dia sem publicação',
      )
    case 'postsWhenClosed':
      return met('Nos dias fechados as publicações não chamam para o mesmo dia.')
  }
}

/** Monday-based number of weeks that a calendar touches. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)

export function checkPostTopic({ what, count, bound, per }: WishOf<'postTopic'>, { facts }: Given): Answer {
  const posts = only(facts, 'post')
  if (posts.length === 0) return unrelated
  const own = posts.filter(({ topics = [] }) => topics.includes(what))
  const days = joinList(own.map(({ date }) => shown(date)))
  if (per === 'week') {
    const weeks = [...new Set(posts.map(({ date }) => weekOf(date)))]
    const short = weeks.filter((week) => own.filter(({ date }) => weekOf(date) === week).length < count)
    return short.length === 0
      ? met(`Em ${days}.`)
      : notPossible(
          own.length === 0
            ? `Nenhuma publicação fala de “${what}”.`
            : `Sai em ${days}; ${short.length === 1 ? 'uma semana ficou' : `${short.length} semanas ficaram`} sem.`,
        )
  }
  const enough = bound === 'at_most' || own.length >= count
  const few = bound === 'at_least' || own.length <= count
  if (!enough)
    return notPossible(own.length === 0 ? `Nada na casa corresponde a “${what}”.` : `Só cabem ${own.length}.`)
  return few ? met(days === '' ? '' : `Em ${days}.`) : violated(`São ${own.length} publicações: ${what}.`)
}

/** A combo is announced with its price. */
export function checkCombo({ what, price }: WishOf<'combo'>, { facts }: Given): Answer {
  const posts = only(facts, 'post')
  if (posts.length === 0) return unrelated
  const own = posts.filter(({ body }) => pricesIn(body).some((one) => Math.abs(one - price) < cent))
  return own.length === 0
    ? notPossible(`“${what}” não coube nos dias do calendário.`)
    : met(`Com conteúdo e preço, em ${joinList(own.map(({ date }) => shown(date)))}.`)
}

/** A fact is met by the post that tells it, or by the posts that keep to it. */
export function checkHouseFact({ about, what = '', until }: WishOf<'houseFact'>, { facts }: Given): Answer {
  const posts = only(facts, 'post')
  if (posts.length === 0) return unrelated
  if (about === 'private')
    return against(posts, ({ body }) => containsPhrase(tokenize(body), tokenize(what)), 'expõe o assunto')
  const telling = posts.filter(
    ({ body, tells = [] }) =>
      tells.includes(what) ||
      (about === 'musicUntil' && body.includes(`até as ${Math.floor(until ?? 0)}h`)) ||
      (about === 'seasonEnd' && /enquanto durar/i.test(body)),
  )
  return telling.length === 0
    ? met('Anotado: nenhum texto diz o contrário.')
    : met(`Está em ${joinList(telling.map(({ date }) => shown(date)))}.`)
}
