/**
 * Days on which the house does not open, or closes early, as a list of days and of actions in any order: "dia 24 fecho ao
 * meio-dia, 25 e primeiro não abro", "férias de 11 a 17 de janeiro", "fecho 2/11, dia 1 só até as 15h".
 */
import { daysBetween, monthNames, monthPattern } from '../../../base/calendar.ts'
import { unitWords } from '../../../base/language/number-words.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { nextDay, type SumReader } from './parts.ts'

const hours = '(?:meio[ -]?dia|\\d{1,2} ?(?:h|hs|horas)(?: da (?:tarde|noite|manha))?)'
const half = new RegExp(
  `\\b(?:(?:fech(?:o|a|amos)|paro|encerr\\w+)(?: (?:so|mais cedo|as|ao|no|ate|de manha|a gente))*|(?:vou|abro|abrimos|abre|funciono|trabalho)(?: (?:so|mais cedo|no|de manha|a gente))* ate|so(?: (?:abro|vou))? ate|ate)(?: o| as?| ao)? (${hours})\\b`,
  'g',
)
const shuts =
  /\b(?:nao (?:vou |vamos |vai )?(?:abr|funcion|trabalh)\w*|(?:vou |vamos )?fech(?:o|amos|a|ar|ad[oa]s?)\b|(?:de )?(?:ferias|recesso)(?: coletiv\w+)?|porta fechada|sem abrir)/g
/** "uma" and "duas" number no day. */
const units = Object.keys(unitWords)
  .filter((word) => !/a(?:s)?$/.test(word))
  .join('|')
const dayWord = `(?:(primeiro)|(\\d{1,2}|(?:vinte|trinta)(?: e (?:${units}))?|(?:${units})(?![a-z])))`
const range = new RegExp(
  `\\b(?:de|do dia|dia|entre)(?: o)?(?: dia)? ${dayWord}(?:\\/(\\d{1,2}))?(?: de ${monthPattern})? (?:a|ate|ao|e)(?: o)?(?: dia)? ${dayWord}(?:\\/(\\d{1,2}))?(?![\\d%]| ?h| reais| por cento)`,
  'g',
)
const single = new RegExp(
  `\\b${dayWord}(?:\\/(\\d{1,2})| de (${monthPattern}))?(?![\\d%,.]| ?h\\b| reais| por cento| dias?\\b)`,
  'g',
)
const feasts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:primeiro|1) (?:dia )?do ano\b|\bano novo\b/g, '01-01'],
  [/\bvespera de natal\b/g, '12-24'],
  [/\bnatal\b/g, '12-25'],
  [/\breveillon\b/g, '12-31'],
]
/** The hour of a closing that stands behind its days: "fecho dia 24 e 31, mais cedo, às 16h". */
const hourBehind = new RegExp(`(?:,? mais cedo)?,? (?:as?|ate as?) (${hours})`, 'g')
const plainList = /^(?:a gente |eu |nos |a casa )?(?:vou |vamos )?(?:fech|nao (?:abr|func))/
const listedDays = /\bdia \d.*\bdia \d/
/** No day stands without its month. */
const everyMonth = /^(?!.*\bdias? \d{1,2}\b(?!\/| de [a-z])).*\d\/\d(?!.*\be \d{1,2}\b(?!\/))/

/** What may stand beside days and actions without changing what they say. */
const plain =
  /\b(?:eu|a gente|nos|a casa|aqui|a loja|n[oa]s?|em|e|mas|dias?|tambem|tb|de jeito nenhum|de novo|outra coisa|vou|vamos|vai|tirar|pegar|entrar|estar|estou|tudo|todo|ai|la|ja|mesmo|agora|pra|para|descansar|familia|com a|com|minha|toda|so|mais|depois|volto|ta|ok|os|as|o|a|de|do|da|feriad\w+|ano que vem|desse ano|deste ano)\b/g

type Found = { at: number; end: number }
type Days = Found & { from: string; to: string }
type Action = Found & { closes?: number }

const hourOf = (said: string): number => {
  if (/^meio/.test(said)) return 12
  const hour = Number(/\d+/.exec(said)?.[0])
  return hour < 12 && / da (?:tarde|noite)/.test(said) ? hour + 12 : hour
}

const monthOf = (word: string | undefined) => monthNames.findIndex((one) => foldAccents(one) === word) + 1

const blank = (said: string, { at, end }: Found) => said.slice(0, at) + '·'.repeat(end - at) + said.slice(end)

/** The days of a line, in the order in which they stand; a number without a month follows the day before it. */
function daysIn(said: string, today: string): Days[] {
  const named = new Set([...said.matchAll(new RegExp(`\\b${monthPattern}\\b`, 'g'))].map(([word]) => word))
  // A single month is that of all days; of several, each belongs to the day before it.
  const month = named.size === 1 ? monthOf([...named][0]) : 0
  const found: (Found & { first: number; month: number; last?: number; lastMonth?: number })[] = []
  let rest = said
  const take = (one: (typeof found)[number]) => {
    found.push(one)
    rest = blank(rest, one)
  }
  for (const [words, day] of feasts)
    for (const { index, 0: all } of rest.matchAll(words))
      take({
        at: index,
        end: index + all.length,
        first: Number(day.slice(3)),
        month: Number(day.slice(0, 2)),
      })
  for (const one of rest.matchAll(range)) {
    const [first, last] = [one[1] ? 1 : figureOf(one[2]), one[4] ? 1 : figureOf(one[5])]
    if (!(first >= 1 && first <= 31 && last >= 1 && last <= 31) || first === last) continue
    if (/ e(?: o)?(?: dia)? [a-z\d/]+$/.test(one[0]) && !/^entre/.test(one[0])) continue
    take({
      at: one.index,
      end: one.index + one[0].length,
      first,
      month: Number(one[3] ?? 0),
      last,
      lastMonth: Number(one[6] ?? 0),
    })
  }
  for (const one of rest.matchAll(single)) {
    const number = one[1] ? 1 : figureOf(one[2])
    const before = rest.slice(0, one.index)
    const last = found.filter(({ end }) => end <= one.index).toSorted((a, b) => b.end - a.end)[0]
    const isDay =
      (one[3] ?? one[4]) !== undefined ||
      /\bdias?(?: [oa])? $/.test(before) ||
      (last !== undefined && !/[a-z\d]/.test(rest.slice(last.end, one.index).replace(plain, ' '))) ||
      /(?:abro|abrimos|abre|fecho|fechamos|fecha) $/.test(before)
    if (!isDay || !(number >= 1 && number <= 31)) continue
    take({
      at: one.index,
      end: one.index + one[0].length,
      first: number,
      month: Number(one[3] ?? 0) || monthOf(one[4]),
    })
  }
  // "24, 25 e 31 de dezembro": the month behind a list is that of all its days.
  found.sort((a, b) => a.at - b.at)
  for (const [place, one] of [...found.entries()].toReversed()) {
    const behind = found[place + 1]
    if (one.month === 0 && one.last === undefined && behind && behind.month > 0 && one.first < behind.first)
      one.month = behind.month
  }
  let before = ''
  const on = (number: number, own: number): string => {
    const wanted = own || month
    // "25 e primeiro", "25/12, 1/1 e dia 24": the one that lies nearer to the day before it.
    const [soon, after] = [nextDay(number, today), nextDay(number, before === '' ? today : before)]
    let day = before !== '' && daysBetween(soon, before) < daysBetween(before, after) ? soon : after
    for (let tries = 0; wanted > 0 && Number(day.slice(5, 7)) !== wanted && tries < 14; tries += 1)
      day = nextDay(number, day)
    return day
  }
  return found.map(({ at, end, first, month: own, last, lastMonth = 0 }) => {
    if (own > 0) before = ''
    const from = on(first, own || (last === undefined ? 0 : lastMonth))
    before = from
    const to = last === undefined ? from : on(last, lastMonth)
    before = to
    return { at, end, from, to }
  })
}

const name = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

export const readClosings: SumReader = ({ lines, at, around }) => {
  const line = lines[at]
  if (!line || /\?|\b(?:se|quando|costum\w+|sempre|vale|compensa|devo|sera|ou)\b/.test(line.said)) return null
  const early = [...line.said.matchAll(half)].map(
    (one): Action => ({ at: one.index, end: one.index + one[0].length, closes: hourOf(one[1] ?? '') }),
  )
  const said = early.reduce(blank, line.said)
  const behind = [...said.matchAll(hourBehind)]
  const shut = [...said.matchAll(shuts)].map(({ index, 0: all }, place, every): Action => {
    const hour = behind.find(
      (one) => one.index > index && one.index < (every[place + 1]?.index ?? said.length),
    )
    return {
      at: index,
      end: index + all.length,
      ...(all.includes('fech') && hour && { closes: hourOf(hour[1] ?? '') }),
    }
  })
  const reason = /\b(?:porque|pois|que e|por causa|pra (?!descansar)|para (?!descansar))\b.*$/
  const body = [...shut, ...behind.map((one) => ({ at: one.index, end: one.index + one[0].length }))].reduce(
    blank,
    said,
  )
  const days = daysIn(
    body.replace(reason, (words) => ' '.repeat(words.length)),
    around.today,
  )
  const actions = [...early, ...shut].toSorted((a, b) => a.at - b.at)
  if (days.length === 0 || actions.length === 0) return null
  // One closed period, a plain list, and days that all have their month are the reader's of dates, with year and tense.
  const isEarly = actions.some(({ closes }) => closes !== undefined)
  const isSpoken =
    /\b(?:primeiro|vinte|trinta|natal|ano novo)\b/.test(line.said) || listedDays.test(line.said)
  if (
    isEarly
      ? (actions.length === 1 && days.length === 1) || (actions.length > 1 && everyMonth.test(line.said))
      : days.length === 1 || plainList.test(line.said) || !isSpoken
  )
    return null
  const rest = days
    .reduce(blank, body)
    .replace(reason, '')
    .replaceAll('·', ' ')
    .replace(new RegExp(`\\b${monthPattern}\\b`, 'g'), ' ')
    .replace(plain, ' ')
  if (/[a-z]{2,}/.test(rest)) return null
  const owner = new Map<Days, Action>()
  const sides = actions.map((action, index) => ({
    action,
    before: days.filter((day) => day.end <= action.at && day.at >= (actions[index - 1]?.end ?? 0)),
    after: days.filter(
      (day) => day.at >= action.end && day.end <= (actions[index + 1]?.at ?? line.said.length),
    ),
  }))
  for (const [index, { action, before, after }] of sides.entries()) {
    const mine = before.filter((day) => !owner.has(day))
    if (mine.length > 0) for (const day of mine) owner.set(day, action)
    else {
      // The days up to the next action; of several, the last ones are that action's own where it has none behind it.
      const follows = sides[index + 1]
      const kept = follows && follows.after.length === 0 && after.length > 1 ? after.slice(0, -1) : after
      for (const day of kept) owner.set(day, action)
    }
  }
  if (owner.size < days.length) return null
  // "no Natal, 25/12" is one day.
  const once = days.filter(
    ({ from, to }, at) => days.findIndex((day) => day.from === from && day.to === to) === at,
  )
  return {
    wishes: once.map((day): WishContent => {
      const closes = owner.get(day)?.closes
      const span = { from: day.from, to: day.to }
      return closes === undefined
        ? {
            kind: 'date',
            what: `fechada ${day.from === day.to ? `em ${name(day.from)}` : `de ${name(day.from)} a ${name(day.to)}`}`,
            ...span,
            closed: true,
          }
        : {
            kind: 'date',
            what: `só até ${closes === 12 ? 'meio-dia' : `${closes}h`} em ${name(day.from)}`,
            ...span,
            closed: false,
            closes,
          }
    }),
    start: line.start,
    end: line.end,
  }
}
