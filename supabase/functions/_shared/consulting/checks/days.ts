/** Days and hours that the owner gives. */

import { addDays, daysBetween, weekdayOf } from '../base/calendar.ts'
import type { FactOf } from '../base/facts.ts'
import { invitesToday } from '../base/language/invitations.ts'
import { containsPhrase, foldAccents, joinList, tokenize } from '../base/language/text.ts'
import { openHours } from '../base/request/calendar-wishes.ts'
import { ofKind, type WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

const sameName = (one: string, other: string) =>
  foldAccents(one).toLowerCase() === foldAccents(other).toLowerCase()

/** The days of a sheet without dates are those that the owner states. */
export function checkSalesPeriod({ from, to }: WishOf<'salesPeriod'>, { facts }: Given): Answer {
  const [sales] = only(facts, 'sales')
  if (!sales) return notPossible('Sem vendas de uma planilha nesta consultoria, esses dias não mudam nada.')
  return sales.from === from && sales.to === to
    ? met(`São ${daysBetween(from, to)} dias: os valores por mês saem deles.`)
    : notPossible(
        `As linhas da planilha têm datas, de ${shown(sales.from)} a ${shown(sales.to)}: valem elas.`,
      )
}

/** Weeks entirely within a period when the house is closed. */
function soldWhileClosed(weeks: readonly FactOf<'forecast'>[], first: string, last: string) {
  return weeks.find(({ week, mid }) => week >= first && addDays(week, 6) <= last && mid > 0)
}

function inForecast(wish: WishOf<'date'>, { facts }: Given): Answer {
  const { what, from, to = from, closed } = wish
  const expected = only(facts, 'expectation').find(
    (one) =>
      sameName(one.what, what) &&
      one.from === (from ?? null) &&
      one.to === (wish.to ?? null) &&
      one.of === wish.item,
  )
  if (!expected) return notPossible(`“${what}” não entrou na previsão.`)
  if (!expected.used) return notPossible(expected.text)
  // An item that is not to be had stops alone.
  const own = expected.items
  const weeks = only(facts, 'forecast').filter(({ item }) => own === undefined || own.includes(item))
  const sold =
    closed && !wish.leftOut && wish.weekdays === undefined && from !== undefined && to !== undefined
      ? soldWhileClosed(weeks, from, to)
      : undefined
  return sold
    ? violated(
        `A previsão conta vendas na semana de ${shown(sold.week)}, e ${own === undefined ? 'a casa fecha' : `${joinList(own)} não se vende`}.`,
      )
    : met(expected.text)
}

/** A closed house may publish, but not invite for the same day. */
function noInvitation(posts: readonly FactOf<'post'>[]): Answer {
  const inviting = posts.find(({ body, versions = '' }) => invitesToday(`${body}\n${versions}`))
  if (inviting)
    return violated(`A publicação de ${shown(inviting.date)} chama para um dia em que a casa fecha.`)
  return posts.length === 0
    ? met()
    : met(
        posts.length === 1
          ? 'A publicação desses dias não chama para o mesmo dia.'
          : `Nenhuma das ${posts.length} publicações desses dias chama para o mesmo dia.`,
      )
}

function whenShut(weekdays: readonly number[], posts: readonly FactOf<'post'>[]): Answer {
  return noInvitation(posts.filter(({ date }) => weekdays.includes(weekdayOf(date))))
}

/** The posts about a weekly dish. */
function everyWeekOf(item: string, weekdays: readonly number[], posts: readonly FactOf<'post'>[]): Answer {
  // Posts say no size in brackets: "Feijoada (serve 2)" is told as "feijoada".
  const what = item.replace(/\s*\([^)]*\)/gu, '').trim() || item
  const names = (text: string) => containsPhrase(tokenize(text), tokenize(what))
  // "Casquinha de caranguejo" is another dish, and no Thursday of crab.
  const heads = (title: string) =>
    title.split(/[:?,]| ou | e | com /).some((part) => {
      const [said, own] = [tokenize(part), tokenize(what)]
      return own.every((word, at) => said[at] === word)
    })
  const own = posts.filter(
    ({ title, occasion, date, body }) =>
      occasion === item || heads(title) || (weekdays.includes(weekdayOf(date)) && names(body)),
  )
  const [first] = own
  if (!first) return notPossible(`Nenhuma publicação mostra “${what}”.`)
  const other = own.find(({ date }) => !weekdays.includes(weekdayOf(date)))
  if (other) return notPossible(`“${what}” aparece também em ${shown(other.date)}.`)
  const last = own.at(-1)?.date ?? first.date
  const days = Array.from({ length: daysBetween(first.date, last) }, (_, at) => addDays(first.date, at))
  const all = days.filter((day) => weekdays.includes(weekdayOf(day)))
  return own.length > 2 && all.every((day) => own.some(({ date }) => date === day))
    ? met(
        `“${what}” aparece em cada dia desses: ${own.length} vezes, de ${shown(first.date)} a ${shown(last)}.`,
      )
    : met(`“${what}” aparece em ${joinList(own.map(({ date }) => shown(date)))}.`)
}

function inPosts(wish: WishOf<'date'>, posts: readonly FactOf<'post'>[], { sheet }: Given): Answer {
  const { what, from, to = from, closed, weekdays } = wish
  if (weekdays !== undefined) return closed ? whenShut(weekdays, posts) : everyWeekOf(what, weekdays, posts)
  if (closed && from !== undefined && to !== undefined) {
    const quiet = noInvitation(posts.filter(({ date }) => date >= from && date <= to))
    const telling = posts.filter(
      ({ date, body, title }) =>
        date <= to && /fech|aviso/i.test(`${title} ${body}`) && body.includes(shown(from).slice(0, 5)),
    )
    if (quiet.outcome !== 'met' || posts.length === 0) return quiet
    const first = posts.map(({ date }) => date).toSorted()[0] ?? from
    const last =
      posts
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? to
    if (to < first) return met('As publicações começam depois.')
    if (from > addDays(last, 3))
      return met(
        `As publicações acabam em ${shown(last).slice(0, 5)}; avise por conta da casa uma semana antes, em ${shown(addDays(from, -7)).slice(0, 5)}.`,
      )
    return telling.length > 0
      ? met(
          `Avisado em ${joinList(telling.map(({ date }) => shown(date).slice(0, 5)))}${quiet.reason ? `. ${quiet.reason}` : '.'}`,
        )
      : met(`Nenhuma publicação chama para esse dia; nenhuma cai perto para avisar dele.`)
  }
  if (wish.effect === 'down') {
    // The owner may want one day of the same name announced.
    const isWanted = ofKind(sheet.wishes, 'date').some(
      (one) => one.effect !== 'down' && !one.closed && sameName(one.what, what),
    )
    const announced = posts.find(({ occasion }) => occasion !== undefined && sameName(occasion, what))
    return announced && !isWanted
      ? violated(`A publicação “${announced.title}” anuncia o que só diz que vem menos gente.`)
      : met('Contado como dias mais calmos; nenhuma publicação o anuncia.')
  }
  const own = posts.filter(({ occasion }) => occasion !== undefined && sameName(occasion, what))
  if (own.length > 0) {
    const days = `Em ${joinList(own.map(({ date }) => shown(date).slice(0, 5)))}.`
    // What only the house can tell waits for its words.
    if (wish.tell !== undefined) return notPossible(`${days} Falta você completar: ${wish.tell}.`)
    const waiting = own.find(({ need }) => need !== undefined)
    if (waiting && own.every(({ need }) => need !== undefined))
      return notPossible(`${days} Falta você completar ${waiting.need}`.replace(/[.\s]*$/, '.'))
    if (wish.format !== undefined && !own.some(({ format }) => format === wish.format))
      return notPossible(`${days} Nenhuma é ${wish.format}.`)
    const form =
      wish.format === undefined
        ? ''
        : ` Em ${wish.format}: ${joinList(own.filter(({ format }) => format === wish.format).map(({ date }) => shown(date).slice(0, 5)))}.`
    return met(`${days}${form}`)
  }
  if (from === undefined) return notPossible(`“${what}” não tem dia certo e não entrou no resultado.`)
  // "A casa volta na sexta, 01/01", in the post that tells of the closure before it.
  const said = posts.filter(
    ({ date, body }) =>
      wish.open && date <= from && /volt|abr/i.test(body) && body.includes(shown(from).slice(0, 5)),
  )
  if (said.length > 0) return met(`Dito em ${joinList(said.map(({ date }) => shown(date).slice(0, 5)))}.`)
  const last =
    posts
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? from
  return notPossible(
    from > last ? `“${what}” fica fora do período do resultado.` : `Nenhuma publicação fala de “${what}”.`,
  )
}

/** Closed days have no price of their own; a discount on requested days is advised only if it pays off. */
function inPrices(
  weekdays: readonly number[],
  closed: boolean,
  advised: readonly FactOf<'weekday'>[],
): Answer {
  const own = advised.filter(({ weekday }) => weekdays.includes(weekday))
  if (closed)
    return own.length > 0
      ? violated('O plano fala de um dia em que a casa não abre.')
      : met('Nenhum preço e nenhuma oferta conta com esse dia.')
  if (advised.some(({ weekday, change }) => change < 0 && !weekdays.includes(weekday)))
    return notPossible('O plano sugere desconto também em outro dia.')
  const pays = weekdays.every((weekday) => own.some((day) => day.weekday === weekday && day.change < 0))
  return pays ? met() : notPossible('Um desconto nesses dias não se paga.')
}

/** A service plan must be for the weekday that the owner names, and never for a closed day. */
function inNight({ weekdays = [], closed }: WishOf<'date'>, date: string): Answer {
  const onIt = weekdays.includes(weekdayOf(date))
  if (closed) return onIt ? violated(`O plano é para ${shown(date)}, e a casa fecha.`) : met()
  return onIt
    ? met(`O plano da noite é para ${shown(date)}.`)
    : notPossible(`O plano da noite é para ${shown(date)}.`)
}

/** New drinks start on the first day of the feast, or in the season, that the owner names. */
function onFeast({ from = '', to = from, what }: WishOf<'date'>, date: string): Answer {
  if (date > to) return notPossible(`Falta pouco para “${what}”: o plano é para ${shown(date)}.`)
  return met(`Os drinks estreiam em ${shown(date)}.`)
}

export function checkDate(wish: WishOf<'date'>, given: Given): Answer {
  const isPriced = given.facts.some(({ kind }) => kind === 'price')
  const posts = only(given.facts, 'post')
  if (posts.length > 0) return inPosts(wish, posts, given)
  const [night] = only(given.facts, 'night')
  if (night && wish.from !== undefined && !wish.closed) return onFeast(wish, night.date)
  // A weekly dish does not concern drinks.
  if (night && wish.weekdays !== undefined && !given.menu(wish.what)) return inNight(wish, night.date)
  if (wish.weekdays !== undefined && isPriced)
    return inPrices(wish.weekdays, wish.closed, only(given.facts, 'weekday'))
  if (wish.weekdays !== undefined && wish.closed && given.facts.some(({ kind }) => kind === 'menu'))
    return met('Anotado; nada no cardápio depende desse dia.')
  if (wish.weekdays !== undefined && wish.closed && given.facts.some(({ kind }) => kind === 'pairing'))
    return met('A compra conta só os dias abertos.')
  const isExpected = isPriced
    ? only(given.facts, 'expectation').some(({ what }) => sameName(what, wish.what))
    : given.facts.some(({ kind }) => kind === 'forecast' || kind === 'expectation')
  return isExpected ? inForecast(wish, given) : unrelated
}

/** What posts invite guests to, and the hour (0 to 24). */
const occasions = [
  [/(?<!\p{L})caf[ée] da manh[ãa](?!\p{L})/iu, 8, 'café da manhã'],
  [/(?<!\p{L})almo[çc]\p{L}*/iu, 12.5, 'almoço'],
  [/(?<!\p{L})happy hour(?!\p{L})/iu, 18, 'happy hour'],
  [/(?<!\p{L})jantar(?!\p{L})/iu, 20, 'jantar'],
] as const

/** Whether an hour is within opening hours, which may end after midnight. */
const isOpenAt = (hour: number, start: number, end: number) =>
  start < end ? hour >= start && hour < end : hour >= start || hour < end

/** Opening hours: nothing may be offered or announced outside them. */
function whileOpen({ start, end }: WishOf<'hours'>, { facts }: Given): Answer {
  const offers = only(facts, 'offer')
  const late = offers.find((offer) => !isOpenAt(offer.start, start, end))
  if (late) return notPossible(`“${late.what}” começa fora desse horário.`)
  const posts = only(facts, 'post')
  for (const { title, body } of posts)
    for (const [words, hour, name] of occasions)
      if (!isOpenAt(hour, start, end) && words.test(`${title}\n${body}`))
        return notPossible(`A publicação “${title}” fala de ${name}; troque antes de publicar.`)
  if (posts.length > 0) return met('Nenhuma publicação chama para fora desse horário.')
  return offers.length > 0 ? met() : notPossible('Nada neste resultado tem hora marcada.')
}

export function checkHours(wish: WishOf<'hours'>, given: Given): Answer {
  const { what, start, end } = wish
  const { facts } = given
  if (what === openHours && facts.some(({ kind }) => kind === 'pairing'))
    return met('Anotado; nenhuma escolha depende da hora.')
  if (what === openHours) return whileOpen(wish, given)
  const work = only(facts, 'dishPlan').find((plan) => plan.of === 'hours' && plan.what === what)
  if (work) return work.met ? met(work.text) : notPossible(work.text)
  const offer = only(facts, 'offer').find((one) => one.start === start && one.end === end)
  if (offer) return met(offer.text)
  const posts = only(facts, 'post')
  const names = (text: string, hour: number) =>
    new RegExp(`\\b${Math.floor(hour)}\\s*(h|:|horas|às|a )`).test(text)
  const said = posts.some(({ title, body }) => {
    const text = `${title} ${body}`
    return names(text, start) && names(text, end)
  })
  if (said) return met()
  return posts.length > 0 || facts.some(({ kind }) => kind === 'price')
    ? notPossible(`O resultado não traz uma oferta para “${what}”.`)
    : unrelated
}
