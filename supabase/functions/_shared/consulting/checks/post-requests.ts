/** What owners ask of the form, the number and the subjects of their posts, and what they state for their texts. */

import { weekdayOf } from '../base/calendar.ts'
import type { FactOf } from '../base/facts.ts'
import { isDayOff, isEve } from '../base/holidays.ts'
import type { House } from '../base/house/house.ts'
import { linesOf } from '../base/language/caption-lines.ts'
import { isEnglishTag } from '../base/language/english-tags.ts'
import { invitesToday } from '../base/language/invitations.ts'
import { asksForPhotos, asksLeave, picturesIn, showsPeople, showsRefused } from '../base/language/pictures.ts'
import { pricesIn } from '../base/language/prices-in.ts'
import { containsPhrase, foldAccents, formatBrl, joinList, tokenize } from '../base/language/text.ts'
import { brokenBy, ownWords, type WordingLimit } from '../base/language/wording-limits.ts'
import { isFoodOrDrink, isMeantBy } from '../base/request/food-or-drink.ts'
import { holdsOn, isScoped } from '../base/request/held-days.ts'
import { namesItem } from '../base/request/match-item.ts'
import { formatOfTopic } from '../base/request/post-formats.ts'
import type { WishOf } from '../base/request/wish.ts'
import {
  type Answer,
  cent,
  type Given,
  isNamedIn,
  met,
  notPossible,
  only,
  unrelated,
  violated,
} from './answer.ts'
import { isWeekly, weeksOf } from './weekly-posts.ts'

type PostFact = FactOf<'post'>

const shown = (day: string) => day.split('-').toReversed().slice(0, 2).join('/')

const allOf = ({ title, body, versions = '' }: PostFact) => `${title}\n${body}\n${versions}`

const emoji = /\p{Extended_Pictographic}/u
const discount = /(?<!\p{L})(?:descontos?|promo[çc][ãa]o|promo[çc][õo]es|\d+ ?% off)(?!\p{L})/iu
const delivery = /(?<!\p{L})(?:entregas?|delivery|ifood|entregamos)(?!\p{L})/iu

/** The first post that breaks a rule for a reason. */
const against = (posts: readonly PostFact[], breaks: (post: PostFact) => boolean, why: string): Answer => {
  const post = posts.find(breaks)
  if (post) return violated(`A publicação “${post.title}” ${why}.`)
  const [only] = posts
  return met(
    only && posts.length === 1
      ? `A de ${shown(only.date)} não ${why}.`
      : `Nenhuma das ${posts.length} ${why}.`,
  )
}

/** Whether the one weekday of a wish has its post in nearly every week of the calendar: it can have no more. */
function hasItsWeeks({ weekdays = [] }: WishOf<'postRule'>, posts: readonly PostFact[]): boolean {
  const [weekday, ...more] = weekdays
  const days = posts.map(({ date }) => date)
  return weekday !== undefined && more.length === 0 && isWeekly(weeksOf(weekday, days, days))
}

/** The price of an item, of all food or drink of the house, or any price. */
function pricesOf(
  { body, versions = '', title }: PostFact,
  of: string | undefined,
  { menu }: House,
): boolean {
  if (pricesIn(`${body}\n${versions}`).length === 0) return false
  const told = `${title}\n${body}`
  return (
    of === undefined ||
    isNamedIn(of, told) ||
    (isFoodOrDrink(of) && menu.some((item) => isMeantBy(of, item) && isNamedIn(item.name, told)))
  )
}

const noon = 12

const said = (count: number) => (count === 1 ? 'a única publicação' : `as ${count} publicações`)

/** "Palavrão" as the owner names it, and as a post could say it. */
const coarse = /^(?:palavr(?:ao|oes)|xingamento\w*|grosseria\w*|baix[ao] (?:calao|linguajar))$/
const swearing = /(?<!\p{L})(?:porra|caralh\w+|merda|put[ao]s?|fod[ae]\w*|cacete|bosta|cu)(?!\p{L})/iu

export function checkPostRule(wish: WishOf<'postRule'>, { facts, sheet, house }: Given): Answer {
  const all = only(facts, 'post')
  if (all.length === 0) return unrelated
  const posts = all.filter(({ date }) => holdsOn(wish, date))
  if (posts.length === 0 && isScoped(wish) && wish.what !== 'perWeek')
    return met('Nenhuma publicação cai nesses dias.')
  switch (wish.what) {
    case 'noEmoji':
      return against(posts, (post) => emoji.test(`${allOf(post)}${post.hashtags.join('')}`), 'tem emoji')
    case 'noHashtags':
      if (wish.of !== undefined)
        return against(posts, ({ hashtags }) => hashtags.some(isEnglishTag), `tem hashtag em ${wish.of}`)
      return against(posts, (post) => post.hashtags.length > 0 || /#\p{L}/u.test(post.body), 'tem hashtag')
    case 'mostHashtags':
      return against(
        posts,
        ({ hashtags }) => hashtags.length > (wish.most ?? 0),
        `passa de ${wish.most ?? 0} hashtags`,
      )
    case 'noFaces':
      return against(
        posts,
        (post) => showsPeople(post.visual ?? '') || asksForPhotos(allOf(post)),
        'mostra rosto nem pede foto de cliente',
      )
    case 'withConsent': {
      const asked = posts.filter((post) => asksForPhotos(allOf(post)))
      const peopled = posts.filter(({ visual = '' }) => showsPeople(visual))
      const bare = [
        ...asked.filter((post) => !asksLeave(allOf(post))),
        ...peopled.filter(({ visual = '' }) => !asksLeave(visual)),
      ][0]
      if (bare) return violated(`A publicação “${bare.title}” não pede a autorização de quem aparece.`)
      return met(
        peopled.length === 0
          ? 'Nenhuma imagem mostra o rosto de alguém.'
          : `Escrito na imagem de ${joinList(peopled.map(({ date }) => shown(date)))}; as outras não mostram o rosto de ninguém.`,
      )
    }
    case 'noChildren':
      return against(posts, ({ visual = '' }) => /crian[çc]a|menin[oa]/iu.test(visual), 'mostra criança')
    case 'noDiscount':
      return against(posts, (post) => discount.test(allOf(post)), 'fala de desconto')
    case 'noDelivery':
      return against(posts, (post) => delivery.test(allOf(post)), 'fala de entrega')
    case 'noMention': {
      const words = tokenize(wish.of ?? '')
      if (coarse.test(foldAccents(wish.of ?? '').toLowerCase()))
        return against(posts, (post) => swearing.test(allOf(post)), 'tem palavrão')
      return against(
        posts,
        (post) => words.length > 0 && containsPhrase(tokenize(`${allOf(post)}\n${post.visual ?? ''}`), words),
        `cita “${wish.of ?? ''}”`,
      )
    }
    case 'noPicture': {
      if (/banco de imag|internet|google|pronta/i.test(wish.of ?? ''))
        return met('Todas as imagens se fotografam na casa; nenhuma vem de fora.')
      const post = posts.find(({ visual = '', versions = '' }) =>
        showsRefused(`${visual}\n${versions}`, wish.of ?? ''),
      )
      return post
        ? violated(`A imagem de “${post.title}” mostra ${wish.of ?? ''}.`)
        : met(`Conferi o que cada uma das ${posts.length} imagens mostra, e os Stories: nenhuma pede isso.`)
    }
    case 'noPosts':
      return against(posts, () => isScoped(wish), 'sai num dia sem publicação')
    case 'noPostsOnEves':
      return against(posts, ({ date }) => isEve(date), 'sai em véspera de feriado')
    case 'noPostsOnHolidays':
      return against(posts, ({ date }) => isDayOff(date), 'sai em feriado')
    case 'noPrice':
      return against(posts, (post) => pricesOf(post, wish.of, house), 'diz o preço')
    case 'noDrinks':
      return against(posts, ({ alcohol = false }) => alcohol, 'fala de bebida')
    case 'noSelling':
      return against(posts, (post) => pricesOf(post, undefined, house), 'vende alguma coisa')
    case 'noInvite':
      return against(posts, ({ body, versions = '' }) => invitesToday(`${body}\n${versions}`), 'convida')
    case 'noSlang':
    case 'noEnglish':
    case 'noDiminutives':
    case 'noExclamation':
    case 'formal':
      return ofWording(wish.what, posts, sheet, house)
    case 'noKnownDates': {
      // Posts write out what owners shorten: "niver da casa" is "Aniversário da casa".
      const own = sheet.wishes.flatMap((one) =>
        one.kind === 'date' || one.kind === 'combo' ? [tokenize(one.what)] : [],
      )
      const isOwn = (occasion: string) => {
        const words = tokenize(occasion).filter((word) => word.length > 3)
        return own.some((named) => words.some((word) => named.includes(word)))
      }
      return against(
        posts,
        ({ occasion }) => occasion !== undefined && !isOwn(occasion),
        'fala de outra data',
      )
    }
    case 'warning': {
      const poured = posts.filter(({ alcohol }) => alcohol)
      const without = poured.find((post) => !/modera/i.test(allOf(post)))
      if (without) return violated(`A publicação “${without.title}” não lembra a moderação.`)
      return met(
        poured.length === 0
          ? 'Nenhuma publicação fala de bebida.'
          : `O aviso fecha ${said(poured.length)} com bebida.`,
      )
    }
    case 'perWeek':
      return ofPace(wish, all)
    case 'moreOn': {
      const often = all.filter((post) => wish.weekdays?.includes(weekdayOf(post.date))).length
      const text = `${often} das ${all.length} publicações saem nesses dias.`
      return often * 2 >= all.length || hasItsWeeks(wish, all) ? met(text) : notPossible(text)
    }
    case 'hashtag': {
      const own = tokenize(wish.of ?? '').join('')
      const without = posts.find(({ hashtags }) => !hashtags.some((tag) => tokenize(tag).join('') === own))
      return without
        ? violated(`A publicação “${without.title}” não traz ${wish.of ?? ''}.`)
        : met('Em todas.')
    }
    case 'drinksLate':
      return against(
        posts.filter(({ alcohol }) => alcohol),
        ({ time }) => Number.parseInt(time, 10) < noon,
        'sai de manhã',
      )
    case 'mostLines':
      return against(
        posts,
        ({ body }) => linesOf(body) > (wish.most ?? 0),
        `passa de ${wish.most ?? 0} linhas na legenda`,
      )
    case 'mostPictures':
      return against(
        posts,
        ({ visual = '' }) => picturesIn(visual).length > (wish.most ?? 0),
        `pede mais de ${wish.most ?? 0} fotos`,
      )
    case 'noVideo':
      return against(posts, ({ format = '' }) => format === 'Reels', 'é um vídeo')
    case 'postAt':
      return ofHour(wish, posts)
    case 'inLanguage':
      return ofLanguage(wish, all)
    case 'postsWhenClosed':
      return met('Nos dias fechados as publicações não chamam para o mesmo dia.')
  }
}

/** What begins earlier on its day is told earlier. */
function ofHour({ at = 0 }: WishOf<'postRule'>, posts: readonly PostFact[]): Answer {
  const late = posts.filter(({ time }) => Number.parseInt(time, 10) !== Math.floor(at))
  const hour = `${Math.floor(at)}h`
  return late.length === 0
    ? met(`Todas saem às ${hour}.`)
    : late.length * 4 <= posts.length
      ? met(
          `Às ${hour}, menos ${joinList(late.map(({ date }) => shown(date)))}: ali outra publicação do dia ocupa a hora, ou o que se anuncia começa antes.`,
        )
      : notPossible(`Só ${posts.length - late.length} das ${posts.length} saem às ${hour}.`)
}

/** Posts in another language, counted by the week or by their days; what no text tells in English is said. */
function ofLanguage(wish: WishOf<'postRule'>, all: readonly PostFact[]): Answer {
  const { of = '', most } = wish
  const held = all.filter(({ date }) => holdsOn(wish, date))
  if (of !== 'inglês') {
    const told = held.filter(({ body }) => /R\$/.test(body)).slice(0, 3)
    return notPossible(
      `Escrevemos em português e em inglês; em ${of}, ainda não.${told.length === 0 ? '' : ` As mais fáceis de traduzir são as de ${joinList(told.map(({ date }) => shown(date)))}, de prato e preço:`} peça a quem fala a língua, ou troque por “em inglês”, e elas vêm prontas.`,
    )
  }
  const own = held.filter(({ language }) => language !== undefined)
  if (own.length === 0) return notPossible('Nenhum item destes dias tem nome que saibamos dizer em inglês.')
  if (most === undefined && wish.weekdays === undefined)
    return met(
      `Em ${own.length} de ${held.length}, logo abaixo da legenda; ${held.length - own.length === 0 ? 'todas' : 'as outras são avisos e conversa da casa'}.`,
    )
  const weeks = [...new Set(held.map(({ date }) => weekOf(date)))]
  const countOf = (week: number) => own.filter(({ date }) => weekOf(date) === week).length
  const short = weeks.filter((week) => countOf(week) < (most ?? 1))
  const days = `Em ${joinList(own.map(({ date }) => shown(date)))}`
  return short.length === 0
    ? met(`${days}.`)
    : notPossible(
        `${days}; ${short.length === 1 ? 'uma semana ficou' : `${short.length} semanas ficaram`} sem: ali só há avisos e conversa da casa.`,
      )
}

/** The words that a limit forbids, in captions, Stories and messages; names of the house and the owner's own words stay. */
function ofWording(
  limit: WordingLimit,
  posts: readonly PostFact[],
  { wishes }: Given['sheet'],
  { menu }: House,
): Answer {
  const own = ownWords([
    ...menu.map(({ name }) => name),
    ...wishes
      .filter((wish) => !(wish.kind === 'postRule' && wish.what === 'noEnglish'))
      .map(({ text }) => text),
  ])
  const broken = posts.flatMap((post) => {
    const word = brokenBy(allOf(post), [limit], own)
    return word === null ? [] : [`“${word}”, em ${shown(post.date)}`]
  })
  return broken.length === 0
    ? met(`Em nenhum texto das ${posts.length}, chamadas e mensagens incluídas.`)
    : notPossible(`Troque ${joinList(broken.slice(0, 3))}: não achamos outra palavra.`)
}

/** Monday-based number of weeks that a calendar touches. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)

/** The posts of each whole week that a pace holds for. */
function ofPace(wish: WishOf<'postRule'>, posts: readonly PostFact[]): Answer {
  const most = wish.most ?? 0
  const days = posts.map(({ date }) => date).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const held = posts.filter(({ date }) => holdsOn(wish, date))
  if (held.length === 0) return notPossible(`O calendário vai de ${shown(first)} a ${shown(last)}.`)
  const weeks = [...new Set(held.map(({ date }) => weekOf(date)))].filter(
    (week) => wish.from !== undefined || (week > weekOf(first) && week < weekOf(last)),
  )
  const counts = weeks.map((week) => held.filter(({ date }) => weekOf(date) === week).length)
  const other = counts.filter((count) => count !== most).length
  return other === 0
    ? met(weeks.length === 1 ? `São ${most} nessa semana.` : `São ${most} em cada semana inteira.`)
    : notPossible(
        `Em ${other} de ${counts.length} semanas não são ${most}: a casa fecha ou há datas a anunciar.`,
      )
}

export function checkPostTopic(wish: WishOf<'postTopic'>, { facts }: Given): Answer {
  const { what, count, bound, per } = wish
  const all = only(facts, 'post')
  if (all.length === 0) return unrelated
  const posts = all.filter(({ date }) => holdsOn(wish, date))
  if (posts.length === 0) return notPossible('O calendário não chega a esses dias.')
  const form = formatOfTopic(wish)
  const own = posts.filter(({ topics = [], format }) =>
    form === null ? topics.includes(what) : format === form,
  )
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
export function checkCombo(wish: WishOf<'combo'>, { facts, sheet }: Given): Answer {
  const { what, price, from, to } = wish
  const posts = only(facts, 'post')
  if (posts.length === 0) return unrelated
  const tells = (text: string) => pricesIn(text).some((one) => Math.abs(one - price) < cent)
  const isOver = ({ date }: PostFact) => to !== undefined && date > to
  const late = posts.find(
    (post) => isOver(post) && tells(allOf(post)) && containsPhrase(tokenize(allOf(post)), tokenize(what)),
  )
  if (late) return violated(`A publicação de ${shown(late.date)} ainda diz o preço de “${what}”.`)
  const own = posts.filter((post) => !isOver(post) && tells(post.body))
  // The owner wants the offer, and no price in the posts: it is told without.
  const told = posts.filter(
    ({ title, occasion, date }) =>
      (occasion === what || containsPhrase(tokenize(title), tokenize(what.replace(/\(.*?\)/g, ' ')))) &&
      (from === undefined || date <= (wish.to ?? from)),
  )
  if (
    own.length === 0 &&
    told.length > 0 &&
    sheet.wishes.some(
      (one) => one.kind === 'onlyPrice' || (one.kind === 'postRule' && one.what === 'noPrice'),
    )
  )
    return met(
      `Em ${joinList(told.map(({ date }) => shown(date)))}, sem dizer ${formatBrl(price)}: você pediu posts sem preço. Se quiser a exceção, escreva o valor nesses textos.`,
    )
  if (own.length > 0) return met(`Com o preço, em ${joinList(own.map(({ date }) => shown(date)))}.`)
  const last =
    posts
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? ''
  return notPossible(
    from !== undefined && from > last
      ? `“${what}” vem depois da última publicação, em ${shown(last)}.`
      : `“${what}” não coube nos dias do calendário.`,
  )
}

/** A fact is met by the post that tells it, or by the posts that keep to it. */
/** Facts that no consultation has to do anything about. */
const ofHouse: ReadonlySet<string> = new Set(['context', 'place'])

export function checkHouseFact({ about, what = '', until }: WishOf<'houseFact'>, { facts }: Given): Answer {
  const posts = only(facts, 'post')
  if (posts.length === 0) return ofHouse.has(about) ? met('Anotado: é da casa, e não pede nada.') : unrelated
  if (about === 'context') return met('Anotado.')
  if (about === 'lunchOnly') {
    const own = posts.filter(
      ({ title, body }) => namesItem(what, { name: title }) || containsPhrase(tokenize(body), tokenize(what)),
    )
    const late = own.find(({ time, body }) => time >= '14' || !/almo[cç]o/i.test(body))
    if (late) return notPossible(`A publicação de ${shown(late.date)} não diz que é só no almoço.`)
    return own.length === 0
      ? met('Nenhuma publicação o promete para outra hora.')
      : met(`De manhã e dizendo “só no almoço”, em ${joinList(own.map(({ date }) => shown(date)))}.`)
  }
  if (about === 'private')
    return against(posts, ({ body }) => containsPhrase(tokenize(body), tokenize(what)), 'expõe o assunto')
  if (about === 'call') {
    const words = tokenize(what)
    const calling = posts.filter(({ body, versions = '' }) =>
      containsPhrase(tokenize(`${body}\n${versions}`), words),
    )
    return calling.length === 0
      ? notPossible('Nenhuma publicação tem lugar para a chamada.')
      : met(`Fecha ${calling.length === 1 ? 'uma publicação' : `${calling.length} publicações`}.`)
  }
  if (about === 'person') {
    const who = tokenize(what.replace(/^[oa] /u, '').replace(/[,:].*$/u, ''))
    const naming = posts.filter(({ title, body }) => containsPhrase(tokenize(`${title}\n${body}`), who))
    return naming.length === 0
      ? notPossible('Nenhuma publicação diz o nome.')
      : met(`Pelo nome, em ${joinList(naming.map(({ date }) => shown(date)))}.`)
  }
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
