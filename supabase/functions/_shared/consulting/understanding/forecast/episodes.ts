/**
 * What happened once, lasted some weeks of a month and is no measure of the house: "em julho a fábrica deu férias
 * coletivas de duas semanas e o movimento despencou". The sheet shows which weeks, and how much. Where the owner says that
 * it comes again, those days get what the sheet shows. A contract that ends is a level with two ends.
 */
import { addDays } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type FoundIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { isWholeMonth } from './context-days.ts'
import { down, up } from './context-words.ts'
import { goesOn } from './parties.ts'
import { datesIn, isAsked, itemsIn, joined, only, saidIn } from './slots.ts'
import { statedPercent } from './stated-figures.ts'

const lasted = new RegExp(
  String.raw`\b(?:${figure} (semanas?|dias?)|(quinzena)|(?:a )?(semana) (?:toda|inteira))\b`,
)
const fell =
  /\b(?:quase (?:sem vender|nao vend\w+|parei|paramos|parad[oa]|zer\w+)|sem vender|nao vend(?:i|emos|eu)|vend(?:i|emos|eu) (?:quase nada|muito pouco|nada)|despenc\w+|desab\w+|murch\w+|esvazi\w+|zerou|sumi(?:u|ram)|(?:vendas?|movimento) (?:la )?(?:pra|para) baixo)\b/
const dropped = (said: string) => fell.test(said) || down.test(said)
/** What to do with such weeks, said after them. */
const noMeasure =
  /\b(?:nao|nem|sem) (?:(?:vai|vale|pode|e pra|e para|quero que) )?(?:tom\w+|deix\w+|lev\w+|us\w+|cont\w+|consider\w+|peg\w+|ponh\w+|bot\w+|mistur\w+|estrag\w+|atrapalh\w+|baguncar|bagunce)\b.{0,40}\b(?:normal|base|regra|padrao|referencia|parametro|conta|contas|media|previsao|calculo|isso|isto|aquilo|ess[ea]s? (?:semanas?|periodo|mes|dias?))\b|\bnao (?:e|foi|era) (?:o |a )?(?:normal|regra|padrao|comum)\b|\b(?:desconsider|ignor|descont)\w+ (?:isso|isto|aquilo|ess[ea]s?)\b|\b(?:desconsider(?:a|e|ar|em)|ignor(?:a|e|ar|em))[\s.!]*$|\bdeix[ae] (?:isso|isto|aquilo|ess[ea]s? \w+) (?:de )?fora\b|\bfora d[ao] (?:normal|curva|conta)\b|\btir[ae] (?:isso|isto|aquilo|ess[ea]s? \w+) d[ao] (?:conta|media|base)\b/
const again =
  /\b(?:de novo|outra vez|novamente|mais uma vez|se repet\w+|repet\w+|a mesma coisa|igual(?:zinho)?|volta a (?:acontecer|ter|parar))\b/
const comes =
  /\b(?:vai|vao|vamos|tem|teremos|havera|acontece|sera|se repet\w+|repet\w+|esta marcad\w+|ja marc\w+|param?|fecham?|d(?:a|ao))\b/

/** Sentences further on in which the repeat may be told. */
const reach = 3

function weeksIn(said: string): number | undefined {
  const [, count, noun, fortnight, whole] = lasted.exec(said) ?? []
  if (fortnight) return 2
  if (whole) return 1
  const amount = figureOf(count)
  if (noun === undefined || !(amount > 0)) return undefined
  const weeks = noun.startsWith('semana') ? amount : Math.ceil(amount / 7)
  return weeks <= 6 ? Math.round(weeks) : undefined
}

/** The month, or the days, of something that is over. */
function monthOf(at: number, read: Read): { from: string; to: string } | null {
  const dates = datesIn(read.original(at, at), read.today, true)
  const [first, ...more] = dates
  if (!first || more.length > 0 || first.name !== null || first.span.from >= read.today) return null
  if (first.bound !== 'on' || addDays(first.span.from, 13) > first.span.to) return null
  return first.span.to < read.today ? first.span : { ...first.span, to: addDays(read.today, -1) }
}

/** "vai ter de novo do dia 21/12 até 3/1": the days to come of the same. */
function repeatAfter(to: number, read: Read): { at: number; from: string; to: string } | null {
  for (let at = to + 1; at <= Math.min(to + reach, read.pieces.length - 1); at += 1) {
    const said = saidIn(at, at, read)
    if (!again.test(said) || !comes.test(said) || isAsked(at, read)) continue
    const dates = findDates(read.original(at, at), read.today).filter(({ span }) => span.to >= read.today)
    const [first] = dates
    const last = dates.at(-1)
    if (!first || !last || dates.length > 2) return null
    return { at, from: first.span.from, to: last.span.to }
  }
  return null
}

export const readEpisode: PieceReader = (at, read) => {
  const month = monthOf(at, read)
  if (month === null || isAsked(at, read)) return null
  const first = saidIn(at, at, read)
  if (/\bfech(?:ei|amos|ada?o?)\b|\bferias dos? (?:funcionario|equipe)/.test(first) && !dropped(first))
    return null
  let to = at
  let [fall, remark] = [false, false]
  let weeks: number | undefined
  for (let next = at; next <= Math.min(at + 3, read.pieces.length - 1); next += 1) {
    const said = saidIn(next, next, read)
    if (next > at && findDates(read.original(next, next), read.today).length > 0) break
    const isRemark = noMeasure.test(said)
    const isPart = next === at || isRemark || (goesOn(next, read) && (dropped(said) || lasted.test(said)))
    if (!isPart || isAsked(next, read)) break
    weeks ??= weeksIn(said)
    fall ||= dropped(said)
    remark ||= isRemark
    to = next
    if (isRemark) break
  }
  const said = saidIn(at, to, read)
  if (weeks === undefined || !(fall || remark) || statedPercent(said) !== undefined) return null
  // Of one item it is another statement.
  if (
    itemsIn(first, read.names).some((name) => read.names.some((one) => one.name === name && !one.isSection))
  )
    return null
  const episode: FoundIn = only(
    {
      kind: 'date',
      what: read.original(at, at).slice(0, 120),
      ...month,
      closed: true,
      leftOut: true,
      weeks,
      ...(!fall && up.test(said) && { effect: 'up' as const }),
    },
    at,
    to,
  )
  const repeat = repeatAfter(to, read)
  if (repeat === null) return episode
  // Only what lies between could be another thought.
  return [
    episode,
    only(
      {
        kind: 'date',
        what: read.original(at, at).slice(0, 120),
        from: repeat.from,
        to: repeat.to,
        closed: false,
        effect: fall || !up.test(said) ? 'down' : 'up',
        like: { ...month, weeks },
      },
      repeat.at,
    ),
  ]
}

const sameAs =
  /\b(?:igual(?:zinho)?|como|que nem|feito|do mesmo jeito)(?: \w+){0,4}? (?=em |no |de |do |a |o )?/
const slows =
  /\b(?:ferias coletivas|recesso|greve|parad[ao]s?|para(?:m)?|obra|manutencao|interdi\w+|sem (?:luz|agua|energia)|desliga\w*)\b/
/** "de 21/12 a 3/1 a fábrica dá férias coletivas de novo, igual em julho" */
export const readLikeBefore: PieceReader = (at, read) => {
  const end = goesOn(at + 1, read) ? at + 1 : at
  for (let to = at; to <= end; to += 1) {
    const said = saidIn(at, to, read)
    const found = sameAs.exec(said)
    if (!found || !(slows.test(said) || dropped(said)) || isAsked(to, read)) continue
    const text = read.original(at, to)
    const [days, ...more] = findDates(text.slice(0, found.index), read.today).filter(
      ({ span }) => span.to >= read.today,
    )
    const [then, ...others] = findDates(text.slice(found.index), read.today, true)
    if (!days || !then || others.length > 0 || more.length > 1) continue
    if (!isWholeMonth(then.span) || then.span.from >= read.today) continue
    const last = more.at(-1) ?? days
    const weeks = Math.max(
      1,
      Math.round((Date.parse(last.span.to) - Date.parse(days.span.from)) / 604_800_000),
    )
    return only(
      {
        kind: 'date',
        what: text.slice(0, 120),
        from: days.span.from,
        to: last.span.to,
        closed: false,
        effect: 'down',
        like: { ...then.span, weeks: Math.min(6, weeks) },
      },
      at,
      to,
    )
  }
  return null
}

const won =
  /\b(?:contrato|convenio|encomenda fixa|pedido fixo|cliente fixo|fornec\w+ (?:pra|para|pro|a|ao)|entrego|atendo|peguei|pegamos|ganh(?:ei|amos)|fech(?:ei|amos) (?:com|um|uma)|assin(?:ei|amos))\b/
const contract = /\b(?:contrato|convenio|encomenda fixa|pedido fixo|cliente fixo|fornec\w+|licitacao)\b/
const ends =
  /\b(?:acab\w+|termin\w+|encerr\w+|venc\w+|(?:so )?(?:vai|dura|fica|vale) (?:so )?ate|so ate|ate (?:o |dia |o dia )*(?=\d)|finaliz\w+|fim)(?![a-z])/
/** "desde setembro peguei contrato de marmita com uma obra, mas acaba dia 18/12" */
export const readContract: PieceReader = (at, read) => {
  const first = saidIn(at, at, read)
  if (!won.test(first) || isAsked(at, read)) return null
  for (let to = at; to <= Math.min(at + 1, read.pieces.length - 1); to += 1) {
    const said = saidIn(at, to, read)
    if (!contract.test(said) || !ends.test(said) || isAsked(to, read)) continue
    const since = findDates(read.original(at, at), read.today, true).find(
      ({ span }) => span.from < read.today,
    )
    const until = findDates(read.original(at, to), read.today).findLast(({ span }) => span.to >= read.today)
    if (!since || !until || since.start === until.start) continue
    const item = joined(itemsIn(first, read.names))
    return only(
      question('newLevel', {
        from: since.span.from,
        to: until.span.to,
        ...(item !== undefined && { item }),
        what: read.original(at, at).slice(0, 120),
      }),
      at,
      to,
    )
  }
  return null
}
