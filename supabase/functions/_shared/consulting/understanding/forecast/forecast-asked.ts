/** What owners ask of a forecast: items, feasts, months, staff, and how far to trust it. */
import { addDays } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type FoundIn, itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { itemNear, lentIn } from './forecast-orders.ts'
import { readQuiet } from './parties.ts'

const said = ({ pieces }: Read, at: number) => pieces[at]?.said ?? ''
const only = (wish: FoundIn['wish'], from: number, to = from): FoundIn => ({ wish, from, to })
const isAsked = (at: number, read: Read) =>
  /[?]/.test(said(read, at)) ||
  /^\s*\?/.test(read.original(at, at).slice(-1)) ||
  /\b(?:sera|mesmo|impressao|ou nao|queria saber|quero saber)\b/.test(said(read, at))

const moreOrLess =
  /\b(?:vai|vou|vamos|deve|sera que)\b.{0,30}\b(?:mais ou menos|melhor ou pior|subir ou cair|cair ou subir|bom ou ruim|fraco ou forte|vender mais|vender menos|ser bom|ser fraco|(?:ser )?(?:melhor|pior|maior|menor|mais fraco|mais forte) (?:que|q|do que)(?! [oa] (?:mes|semana)))\b|\bvendo mais ou menos\b|\b(?:da (?:pra|para) (?:prever|saber|dizer)|consegue prever|numero (?:garantid|cert|exat)\p{L}+)\b/u
const readOutlook: PieceReader = (at, read) => {
  if (!moreOrLess.test(said(read, at)) || itemIn(said(read, at), read.names) !== undefined) return null
  const [date] = findDates(read.original(at, at).replace(/\bano passado\b/giu, ''), read.today)
  const year = /\b(20\d\d)\b/.exec(said(read, at))?.[1]
  const span = date && year !== undefined ? inYear(date.span, Number(year)) : date?.span
  return span && span.to >= read.today ? only(question('outlook', span), at) : null
}

/** A feast of a stated year: that day's date moves, so only its month is kept. */
const inYear = ({ from, to }: { from: string; to: string }, year: number) =>
  from.startsWith(String(year))
    ? { from, to }
    : {
        from: `${year}${from.slice(4)}`,
        to: `${year + Number(to.slice(0, 4)) - Number(from.slice(0, 4))}${to.slice(4)}`,
      }

const helps =
  /\b(?:atrapalh\p{L}+|ajud\p{L}+|aument\p{L}+|diminu\p{L}+|bom|ruim|mais|menos)\b ou (?:\p{L}+ )?\b(?:atrapalh\p{L}+|ajud\p{L}+|aument\p{L}+|diminu\p{L}+|bom|ruim|mais|menos)\b/u
const readFeast: PieceReader = (at, read) => {
  if (!helps.test(said(read, at))) return null
  const [date] = findDates(read.original(at, at), read.today).filter(({ name }) => name !== null)
  return date ? only(question('feastEffect', { what: date.name ?? '', ...date.span }), at) : null
}

const moves =
  /\b(?:ta|esta|vem|tem|anda|vive|ficou)?\s*(?:caindo|cai|caiu|subindo|sobe|crescendo|cresceu|sumindo|parou de vender|parando|aumentando|despencando|vendendo (?:mais|menos))\b/
/** "o coração tá caindo mesmo ou é impressão?", "a ostra está caindo porque tirei às terças" */
const readTrend: PieceReader = (at, read) => {
  const piece = said(read, at)
  const item = moves.test(piece) ? itemIn(piece, read.names) : undefined
  if (item === undefined) return null
  const why = /\b(?:porque|pois|ja que) (.{3,80})$/.exec(piece)?.[1]
  if (why === undefined && !isAsked(at, read) && !/\b(?:sera|por ?que|mesmo|impressao)\b/.test(piece))
    return null
  const to = /^\s*(?:nao porque|e nao|ou e impressao|ou e so)\b/.test(said(read, at + 1)) ? at + 1 : at
  return only(question('itemTrend', { item, ...(why && { what: read.own(why).slice(0, 120) }) }), at, to)
}

const steals =
  /\b(?:roub\p{L}+|tira|tirando|come|comendo|canibaliz\p{L}+|pux\p{L}+)\b(?: a| as)? ?(?:vendas?|espaco|saida|clientes?)? (?:d[aeo]s?|na|no)\b(.+)$/u
const readSwitching: PieceReader = (at, read) => {
  const piece = said(read, at)
  const found = steals.exec(piece)
  if (!found) return null
  const item = itemIn(piece.slice(0, found.index), read.names)
  const rest = read.names.filter(({ name, isSection }) => name !== item && !isSection)
  const other = itemIn(found[1] ?? '', rest)
  return item !== undefined && other !== undefined && item !== other
    ? only(question('switching', { item, other }), at)
    : null
}

const rain = /\b(?:chov\p{L}+|chuva\p{L}*|inverno|chuvos\p{L}+|temporal)\b/u
const readRain: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (!rain.test(piece) || !/\b(?:se|caso) (?:\p{L}+ ){0,2}?(?:chov|vier|cair|der|tiver|for)/u.test(piece))
    return null
  const [date] = findDates(read.original(at, at), read.today, true)
  return only(
    question('badWeeks', { what: 'chuva', ...(date && date.span.from < read.today ? date.span : {}) }),
    at,
    /\bquanto\b.*\b(?:perco|perdemos|cai|caem|vendo|vendemos|deixo)\b/.test(said(read, at + 1)) ? at + 1 : at,
  )
}

const source =
  /\b(?:de onde (?:vem|saiu|sai|tirou)|como chegou|media inventada|numero inventado|inventad\p{L}+|sem invent\p{L}+)\b/u
/** "nada de média inventada, me diga de onde vem a conta" */
const readSource: PieceReader = (at, read) =>
  source.test(said(read, at))
    ? only(
        question('trust', { what: 'de onde vem a conta' }),
        at,
        source.test(said(read, at + 1)) ? at + 1 : at,
      )
    : null

const moreOf =
  /\b(?:compr\p{L}+|peco|ped\p{L}+|estoc\p{L}+) mais (?:\p{L}+ ){0,2}?(?:carvalho|prata|premium|ouro|cachaca|garrafas?)\b/u
/** "compra mais Carvalho?": how many bottles of 500 ml, at 50 ml a drink. */
const readBottles: PieceReader = (at, read) => {
  const item = moreOf.test(said(read, at)) ? itemIn(said(read, at), read.names) : undefined
  return item === undefined
    ? null
    : only(question('packs', { item, count: 10, what: 'garrafas de 500 ml, a 50 ml cada' }), at)
}

const alone =
  /^\s*(?:ai |la |so |que |e |entao )*(cai|caem|diminui|some|somem|esvazia|fraco|fraca|para|sobe|enche|lota|aumenta|bomba|dobra)(?: muito| bem| demais| mesmo| ne)?[\s.!?]*$/
/** "no carnaval o povo viaja, cai" */
const readFeastEffect: PieceReader = (at, read) => {
  const found = alone.exec(said(read, at + 1))
  const [date] = findDates(read.original(at, at), read.today).filter(
    ({ name, span }) => name !== null && span.to >= read.today,
  )
  if (!found || !date) return null
  const down = /^(?:cai|dimin|som|esvaz|frac|para)/.test(found[1] ?? '')
  return only(
    question('feastEffect', { what: date.name ?? '', ...date.span, percent: 20, against: down }),
    at,
    at + 1,
  )
}

const readTrust: PieceReader = (at, read) =>
  /\b(?:confi\p{L}+|acredit\p{L}+|certeza|acert\p{L}+|erra\p{L}*|margem de erro|garant\p{L}+)\b/u.test(
    said(read, at),
  ) && /\b(?:quanto|qual|da pra|posso|vale|devo|por cento|%|chance)\b/.test(said(read, at))
    ? only(question('trust'), at)
    : null

const staff =
  /\b(?:contrat(?!ei|ou|amos|aram)\p{L}+|chamo|chamar|boto|botar|pego|pegar|preciso de)\b.{0,30}\b(?:menina|menino|moca|rapaz|gente|pessoa|funcionari\p{L}+|gar[cç]on?s?|garcom|garconete|atendente|cozinheir\p{L}+|ajudante|auxiliar|extra|freela\p{L}*|mais um|mais uma)\b/u
/** "em que dias?": the answer names them. */
const whichDays = /^\s*(?:e )?(?:em |pra |para )?(?:que|quais|q) dias?(?: da semana)?[\s?.!]*$/
/** "a partir de que semana?" */
const fromWhen =
  /\b(?:a partir de (?:que|qual) (?:semana|dia|data|mes)|(?:a partir de|desde) quando|em (?:que|qual) semana|de (?:que|qual) semana em diante|quando (?:eu )?(?:chamo|contrato|boto|comeco))\b/
const readHire: PieceReader = (at, read) => {
  if (!staff.test(said(read, at))) return null
  const [date] = findDates(read.original(at, at), read.today)
  // "preciso contratar mais garçom, hoje tenho 6?"
  const has = new RegExp(`\\b(?:hoje |ja )?(?:tenho|temos|somos|sao) ${figure}\\b`)
  const next = said(read, at + 1)
  const count = figureOf((has.exec(said(read, at)) ?? has.exec(next))?.[1])
  const both = `${said(read, at)} ${next}`
  const isWhen = fromWhen.test(said(read, at)) || fromWhen.test(next)
  return only(
    question('hire', {
      ...date?.span,
      ...(isWhen && { what: 'a partir de que semana' }),
      ...(count >= 1 && count <= 200 && { count: Math.round(count) }),
    }),
    at,
    has.test(next) || whichDays.test(next) || (fromWhen.test(both) && fromWhen.test(next)) ? at + 1 : at,
  )
}

const starts =
  /\b(?:comec\p{L}+|inici\p{L}+|e|cai) quando\b|\bquando (?:comec\p{L}+|e|cai|inici\p{L}+)\b|\bque dia (?:comec\p{L}+|e|cai)\b/u
const readStart: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (!starts.test(piece)) return null
  const both = `${said(read, at - 1)} ${piece}`
  if (/\bquaresma\b/.test(both)) {
    const year = Number(read.today.slice(0, 4))
    const from =
      [lentIn(year), lentIn(year + 1)].find((day) => addDays(day, 40) >= read.today) ?? lentIn(year)
    return only(question('seasonStart', { what: 'quaresma', from }), /quaresma/.test(piece) ? at : at - 1, at)
  }
  const [date] = findDates(read.original(at, at), read.today).filter(({ name }) => name !== null)
  return date ? only(question('seasonStart', { what: date.name ?? '', from: date.span.from }), at) : null
}

const noFall = /\bnao (?:e|foi|quer dizer) (?:queda|porque|falta de procura|que caiu)\b/
const readOutOfSeason: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (
    !noFall.test(piece) ||
    !/\b(?:zer\p{L}+|some|sumiu|para|parou|nao tem|defeso|safra|epoca)\b/u.test(piece)
  )
    return null
  const item = itemNear(at, read)
  if (item === undefined) return null
  const from =
    itemIn(piece, read.names) === undefined && itemIn(said(read, at - 1), read.names) === item ? at - 1 : at
  return only(question('outOfSeason', { item, what: item }), from, at)
}

const event =
  /\b(copa(?: \p{L}+)?|olimpiada\p{L}*|congresso|eleic\p{L}+|enem|vestibular|show d\p{L}+ \p{L}+|festival(?: d\p{L}+ \p{L}+)?|feira d\p{L}+ \p{L}+|corrida|maratona)\b/u
/** "tem copa no fim de junho, eu mudo alguma coisa?" */
const readEvent: PieceReader = (at, read) => {
  const found = event.exec(said(read, at))
  if (
    !found ||
    !/\b(?:mud\p{L}+|faco|devo|preparo|compro mais|e agora|atrapalh\p{L}+|ajud\p{L}+)\b/u.test(
      `${said(read, at)} ${said(read, at + 1)}`,
    )
  )
    return null
  const [date] = findDates(read.original(at, at), read.today)
  const to = /\b(?:mud\p{L}+|faco|devo|preparo)\b/u.test(said(read, at)) ? at : at + 1
  return date
    ? only(question('newEvent', { what: read.own(found[1] ?? '').trim(), ...date.span }), at, to)
    : null
}

export const forecastQuestions: readonly PieceReader[] = [
  readQuiet,
  readOutlook,
  readFeast,
  readSwitching,
  readOutOfSeason,
  readTrend,
  readRain,
  readSource,
  readBottles,
  readFeastEffect,
  readTrust,
  readHire,
  readStart,
  readEvent,
]
