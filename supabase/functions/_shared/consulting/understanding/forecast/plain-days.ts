/**
 * Sentences about days beside a sales sheet that say one thing as a whole: on which days the house opens after all, what
 * was no ordinary day, a price that rose with what it did, and a team that asks for its days off.
 */
import { addDays, daysBetween } from '../../base/calendar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { findDates } from '../dates/find-dates.ts'
import { type Draft, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numbersIn } from '../text/numbers.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { readAskedRises } from './asked-rises.ts'
import { openedByFeasts } from './open-on-feasts.ts'
import { months, type Reader } from './sentence-words.ts'
import { readHalfDay, readParties, readSheetUntil } from './sheet-days.ts'
import { readSums } from './sums/read-sums.ts'
import { toldSentences } from './told-sentences.ts'
import { pricedIn } from './weighed-names.ts'

type DraftAside = NonNullable<Draft['asides']>[number]
type Passage = { start: number; end: number }

const weekdayNames = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const weekday = `(${weekdayNames.join('|')})s?(?:-?feiras?)?`
const month = `(${months.join('|')})`
const opens = '(?:abr|funcion|trabalh|atend)\\w+'
const we = '(?:(?:a gente|nos|a casa|o bar|o restaurante|eu) )?'
const because = '(?:,? (?:porque|pois|ja que|por causa)[^.;!?]*)?'

const feastOpening = new RegExp(
  `(?:^|[,;] ?|\\be )(?:mas )?(?:as|nas|aos|nos|toda|em|de|na|no) ${weekday},? ${we}so ${opens} (?:em|nos?|quando (?:e|for|cai)|se (?:e|for)) (?:dia de )?feriados?(?:,? (?:como|igual)[^.;!?]*)?`,
)
/** "às segundas só abrimos em feriado": closed on Mondays, and on no other day. */
const readFeastOpening: Reader = (sentence) => {
  const found = feastOpening.exec(sentence)
  const day = weekdayNames.indexOf(found?.[1] ?? '')
  if (!found || day < 0) return null
  const start = found.index + (/^(?:[,;] ?|e )/.exec(found[0])?.[0].length ?? 0)
  return {
    wishes: [{ kind: 'date', what: 'casa fechada', weekdays: [day], closed: true }],
    start,
    end: found.index + found[0].length,
  }
}

const days = '\\d{1,2}(?:(?:, ?| e |, e )(?:dias? )?\\d{1,2})*'
const openBut = new RegExp(
  `^(?:(?:em|no mes de) ${month},? )?${we}(?:(?:vamos|vou|vai) )?${opens}(?: (?:normal\\w*|direto|todos? os dias|todo dia|sempre))*(?: (?:em|no mes de) ${month})?,? (?:menos|exceto|salvo|fora|tirando|so nao|a nao ser)(?: n?[oa]s?| em)?(?: dias?)? (${days})(?: de ${month})?$`,
)
/** "em dezembro abriremos normalmente, menos nos dias 24, 25 e 31" */
const readOpenBut: Reader = (sentence, { today }) => {
  const found = openBut.exec(sentence)
  const named = months.indexOf(found?.[4] ?? found?.[1] ?? found?.[2] ?? '')
  if (!found || named < 0) return null
  const year = Number(today.slice(0, 4)) + (named + 1 < Number(today.slice(5, 7)) ? 1 : 0)
  const dates = (found[3]?.match(/\d+/g) ?? []).map(
    (day) => `${year}-${String(named + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  return {
    wishes: dates.map((from) => ({ kind: 'date', what: 'casa fechada', from, to: from, closed: true })),
  }
}

const openOn = new RegExp(
  `^(?:mas )?(?:n?[ao] )?${weekday}?,? ?(?:dia )?([^,;]{3,25}?),? ${we}(?:(?:vamos|vou|vai) abrir|abriremos|abrirei|abrira|abrimos)(?: (?:normal\\w*|tambem|sim))?${because}$`,
)
/** "na segunda, 28 de dezembro, vamos abrir": a day on which the house opens after all. */
const readOpenOn: Reader = (sentence, { today }) => {
  const found = openOn.exec(sentence)
  const [date, ...more] = found ? findDates(found[2] ?? '', today) : []
  if (!found || !date || more.length > 0 || date.span.from !== date.span.to) return null
  const { from } = date.span
  const named = weekdayNames.indexOf(found[1] ?? '')
  if (named >= 0 && named !== new Date(from).getUTCDay()) return null
  return { wishes: [{ kind: 'date', what: 'casa aberta', from, to: from, closed: false, open: true }] }
}

const notCounted =
  /(?:,? ?(?:entao|por isso|portanto|e|que|mas|porque))? ?(?:que )?(?:nao (?:(?:deve|devem|pode|podem|e para|precisa|quero que|vai|se repetir\w*(?: mais)?,? (?:e )?nao (?:deve|pode))? ?)?(?:entr\w+|cont\w+|consider\w+|lev\w+|us\w+|pese\w*|some\w*)|desconsider\w+|ignor\w+|tir\w+|deix\w+ (?:de )?fora)(?: (?:ess[ea]s?|est[ea]s?|el[ea]s?|isso|o|a|os|as|esse|dias?|fim|semana|venda\w*|encomenda|pedido|de|em|na|da|fora))* ?(?:conta|conta\w*|previsao|media)?$/
/** Most days of what befell a house once. */
const longestIncident = 14
const leftOut = /(?:conta|considera|previsao|media|desconsider|ignor|fora)/
/** "no fim de semana de 15 e 16 de agosto faltou energia, então não levem esses dias em conta" */
const readNotCounted: Reader = (sentence, { today }) => {
  const found = notCounted.exec(sentence)
  // Beside what happened: days that are left out and no more are read as such.
  if (
    !found ||
    found.index < 12 ||
    !leftOut.test(found[0]) ||
    !/(?:[,;]|(?<![a-z])(?:e|que|entao|por isso|mas) )\s*(?:nao|desconsider|ignor|tir|deix)/.test(
      sentence.slice(found.index - 2),
    )
  )
    return null
  const head = sentence
    .slice(0, found.index)
    .replace(/,? ?(?:que )?(?:e )?nao (?:se )?(?:vai )?repet\w+(?: mais)?$/, '')
  const list = new RegExp(
    `(\\d{1,2})(?:,| e | a |/)(?: ?\\d{1,2}(?:,| e | a ))* ?(\\d{1,2}) de ${month}`,
  ).exec(head)
  const listed = list ? months.indexOf(list[3] ?? '') + 1 : 0
  const year = Number(today.slice(0, 4))
  const iso = (day: string | undefined) => {
    const inYear = (one: number) =>
      `${one}-${String(listed).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
    return inYear(year) <= today ? inYear(year) : inYear(year - 1)
  }
  if (/(?<![a-z])(?:antes|depois|desde|ate|a partir)(?![a-z])/.test(head)) return null
  const dates = findDates(head, today, true)
  const span = list
    ? { from: iso(list[1]), to: iso(list[2]) }
    : dates.length === 1
      ? dates[0]?.span
      : undefined
  // Weeks of a month are found in the sheet by their own reader.
  if (!span || daysBetween(span.from, span.to) > longestIncident || span.to >= today || /\?$/.test(sentence))
    return null
  const told = head.replace(/^(?:e |mas )/, '').trim()
  return {
    wishes: [
      { kind: 'date', what: told.slice(0, 110), from: span.from, to: span.to, closed: true, leftOut: true },
    ],
  }
}

const day = `(?:dia )?\\d{1,2}[ºo°]?(?: de |/)(?:${months.join('|')}|\\d{1,2})(?: de \\d{4}|/\\d{2,4})?|(?:(?:inicio|comeco|meados|fim|final) de )?(?:${months.join('|')})(?: de \\d{4})?`
const price = '(?:r\\$ ?)?(\\d{1,4}(?:,\\d{1,2})?)(?: reais)?'
const moved = new RegExp(
  `^(?:(?:em|n[oa]|desde|a partir de) (${day}),? )?((?:o |a |os |as )?(?:preco d[aoe]s? )?[a-z -]{3,40}?) (?:subiu|passou|foi|aumentou|mudou|baixou|caiu|reajustou)(?: de preco)?(?: de)? ${price} (?:para|pra|a) ${price}(?:,? (?:(?:em|n[oa]|desde|a partir de) )?(${day}))?$`,
)
const amountOf = (said: string | undefined) => Number((said ?? '').replace(',', '.'))
/** "em 3 de agosto o quilo passou de 69,90 para 74,90": what it did to the sales is measured. */
const readMoved: Reader = (sentence, { today, names }) => {
  const found = moved.exec(sentence)
  const [item] = found ? pricedIn(found[2] ?? '', names) : []
  const [old, now] = [amountOf(found?.[3]), amountOf(found?.[4])]
  const [date] = found ? findDates(found[1] ?? found[5] ?? '', today, true) : []
  if (!found || item === undefined || !date || date.span.from > today || !(old > 0) || old === now)
    return null
  return {
    wishes: [
      {
        kind: 'question',
        about: 'priceMove',
        item,
        price: now,
        what: `de ${formatBrl(old).replace(/,00$/, '')}`,
        from: date.span.from,
      },
    ],
  }
}

/** A price that rose, wherever it is told. */
const rise = new RegExp(
  `(?:subiu|passou|foi|aumentou|mudou|reajust\\w+)(?: de preco)?(?: de)? ${price} (?:para|pra|a) ${price}`,
)
/** "o aumento do quilo espantou cliente?" asks what the price that was told has done. */
const scared =
  /^(?:e )?(?:sera que )?(?:o aumento|o reajuste|a subida|o preco novo|esse aumento|subir o preco)(?: d[eoa]s? [a-z ]{3,30})? (?:espantou|afastou|assustou|afugentou|tirou|derrubou|perdeu|fez perder|mexeu|atrapalhou|prejudicou|afetou|[a-z]{3,}(?:ou|eu|iu)(?= (?:[ao]s? |n[ao]s? )?(?:vend|client|said|moviment|procur|public|pedid)))[a-z ]*$/

/** "considerem isso": what was said before, once more. */
const goAhead =
  /^(?:(?:e |entao |por isso |portanto )*(?:ess[ea]s?|est[ea]s?) (?:semanas?|dias?|periodo|mes) nao (?:deve\w* |pode\w* |e (?:pra|para) |precisa\w* |vai )?(?:entr\w+|cont\w+|ser (?:considerad|contad|usad)\w+)(?: n[ao] \w+| em conta)?$)|^(?:e |entao |por favor,? )*(?:consider\w+|lev\w+|cont\w+ com|us\w+) (?:isso|essas? \w+|esses? \w+)(?: em conta| na conta| tambem| por favor)?$/

const team =
  /^(?:eu )?(?:tenho|temos|somos|sao|trabalho com|trabalham) (?:so |apenas )?(\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze) [a-z]+(?: [a-z]+){0,4}[:,;]?(?: e)? (?:em |n?o )?(?:que|qual|quais) (?:e o |o )?(?:melhor )?dias? [a-z ]*(?:folg\w+|descans\w+)[a-z ]*$/
/** "tenho cinco pessoas no salão: em que dia posso folgar uma?" */
const readTeam: Reader = (sentence) => {
  const [count] = numbersIn(team.exec(sentence)?.[1] ?? '')
  return count === undefined ? null : { wishes: [{ kind: 'question', about: 'quietDays', count }] }
}

const rest = new RegExp(
  `^(?:a |o |as |os )?([a-z ]{4,50}?) (?:entra\\w*|sai\\w*|fica\\w*|vai|vao|esta\\w*) (?:de|em) (?:ferias|recesso) (?:em|n[oa]|a partir d[eoa]|d[eoa]) ([^,;]{3,25}?),? (?:e|ai|entao|quando) ${we}(?:(?:sempre|normalmente|geralmente) )?(?:costum\\w+ )?(?:perd\\w+|ca\\w+|vend\\w+|fa\\w+) (?:(?:uns|umas|cerca de|perto de|quase|mais ou menos) )*(\\d{1,2}) ?%(?: (?:d[oae]s? |a )?(?:movimento|clientes?|venda\\w*|clientela|menos))*$`,
)
/** The last day of the holidays of schools and offices that begin on a day; no owner says it, and the wish does. */
function restEnds(from: string): string {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  if (month === 12) return `${year + 1}-01-31`
  if (month === 1) return `${year}-01-31`
  return month === 6 || month === 7 ? `${year}-07-31` : addDays(from, 30)
}
/** "a faculdade entra de férias em 12/12 e eu costumo perder uns 20% do movimento" */
const readRest: Reader = (sentence, { today }) => {
  const found = rest.exec(sentence)
  const [date] = found ? findDates(found[2] ?? '', today) : []
  const percent = Number(found?.[3] ?? 0)
  if (!found || !date || percent < 1) return null
  const to = restEnds(date.span.from)
  const [, month = '', day = ''] = to.split('-')
  return {
    wishes: [
      {
        kind: 'date',
        what: `${(found[1] ?? '').trim()} de férias, contadas até ${day}/${month}`,
        from: date.span.from,
        to,
        closed: false,
        effect: 'down',
        percent: -percent,
      },
    ],
  }
}

const readers: readonly Reader[] = [
  readSheetUntil,
  readParties,
  readRest,
  readOpenBut,
  readOpenOn,
  readNotCounted,
  readMoved,
  readTeam,
  readFeastOpening,
  readHalfDay,
  ...toldSentences,
]

/** What was read, what was only told, and the passages that other readers no longer see. */
export type PlainDays = { wishes: DraftWish[]; told: DraftAside[]; taken: Passage[] }

export function readPlainDays(
  text: string,
  { today, names }: { today: string; names: readonly HouseName[] },
): PlainDays {
  const risen = readAskedRises(text, { today, names })
  const sums = readSums(text, { today, names })
  const rises = [...risen, ...sums.taken]
  const read: PlainDays = {
    wishes: [...risen, ...sums.wishes],
    told: [...sums.told],
    taken: rises.map(({ start, end }) => ({ start, end })),
  }
  const isMoved = rise.test(foldInPlace(text).toLowerCase())
  for (const match of foldInPlace(text)
    .toLowerCase()
    .matchAll(/[^.;!?\n]+(?:[.](?=\d)[^.;!?\n]+)*/g)) {
    const sentence = match[0].trim()
    if (sentence.length > longestText) continue
    const at = match.index + match[0].indexOf(sentence)
    if (rises.some(({ start, end }) => at < end && at + sentence.length > start)) continue
    const found = readers
      .map((one) => one(sentence, { today, names }, text.slice(at, at + sentence.length)))
      .find((one) => one !== null)
    const isScared = (isMoved && scared.test(sentence)) || goAhead.test(sentence)
    if (!found && !isScared) continue
    const span = { start: at + (found?.start ?? 0), end: at + (found?.end ?? sentence.length) }
    if (isScared) read.told.push(span)
    for (const wish of found?.wishes ?? []) read.wishes.push({ wish, ...span })
    read.taken.push(span)
  }
  const opened = openedByFeasts(
    read.wishes.map(({ wish }) => wish),
    today,
  )
  const [at] = read.wishes.filter(({ wish }) => wish.kind === 'date' && wish.note?.startsWith('menos em '))
  if (at) read.wishes.push(...opened.map((wish) => ({ ...at, wish })))
  return read
}
