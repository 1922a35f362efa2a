/** What a forecast covers and shows, where that needs a whole sentence: items, horizons, scenarios. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { isAsked, itemsIn, joined, only, onWords, sentenceEnd } from './slots.ts'
import { closingHour } from './stated-figures.ts'

const leftAside =
  /^\s*(?:(?:e|mas|por favor|entao) )*(?:sem|menos|exceto|tir[ea]|exclu[ai]|nao (?:precisa |quero |e pra |e para )?(?:prev\p{L}+|mostr\p{L}+|inclu\p{L}+|ver)|fora) (?:(?:o|a|os|as) )?(?:(?:previsao|conta|lista) )?(?:d[aeo]s? )?(.{3,60}?)(?:,| por favor| da (?:previsao|conta|lista))*[\s.!]*$/u
/** "sem a sobremesa, por favor", "não precisa prever a lagosta" */
const readWithout = onWords(leftAside, (at, read, said) => {
  const words = leftAside.exec(said)?.[1] ?? ''
  const without = joined(itemsIn(words, read.names))
  if (without === undefined || /\d|\b(?:em|ate|desde|dia|porque|quando)\b/.test(words) || isAsked(at, read))
    return null
  const thanks = /^\s*por favor[\s.!]*$/.test(read.pieces[at + 1]?.said ?? '')
  return only({ kind: 'scope', without }, at, thanks ? at + 1 : at)
})

const interest = /\b(?:so|somente|apenas)\b/
/** What stands behind "só", else before "só interessam". */
const objects = [
  /\b(?:so|somente|apenas)\b(.{3,90})/,
  /^(.{3,60}?)\b(?:so|somente|apenas) (?:interess|import|quero|preciso)/,
]
const aboutForecast =
  /\b(?:interess\p{L}+|import\p{L}+|quero|queria|preciso|saber|ver|prev\p{L}+|foc\p{L}+|mostr\p{L}+|analis\p{L}+)\b/u
/** "só pratos principais e entradas interessam", "eu queria saber so do mojito e do rabo de galo" */
const readOnly = onWords(interest, (at, read, said) => {
  const why = /\b(?:pq|porque|pois)\b/.exec(said)
  const words =
    objects
      .map((one) => one.exec(said)?.[1]?.split(/\b(?:pq|porque|pois|interess|import)/)[0] ?? '')
      .find((one) => itemsIn(one, read.names).length > 0) ?? ''
  const items = itemsIn(words, read.names)
  if (
    items.length === 0 ||
    !aboutForecast.test(said) ||
    /\d|\b(?:abr\w+|fech\w+|vend\w+|entreg\w+|ate|dia)\b/.test(words)
  )
    return null
  if (isAsked(at, read) && !/\bsaber\b/.test(said)) return null
  const scope = only({ kind: 'scope', items: joined(items) }, at)
  const [item, other] = items
  const reason = why === null ? '' : said.slice(why.index)
  const leaves = /\btir\w+\b/.test(reason) && /\b(?:dois|duas|del[ea]s)\b/.test(reason)
  return leaves && item !== undefined && other !== undefined
    ? [scope, only(question('compare', { item, other, against: true }), at)]
    : scope
})

const horizon = new RegExp(
  `\\b(?:previsao|prev\\w+|proxim[oa]s|pr[ao]s?|para|ambos|horizonte|quero|preciso|so|somente|apenas|daqui a|por)\\b.{0,24}?\\b${figure} (semanas?|mes|meses|dias)\\b(?! (?:atras|de (?:venda|dados|planilha|historico)|passad|apenas))`,
)
const scenario =
  /\b(?:cenario|hipotese|versao|projecao)s?\b.{0,40}\b(?:pessimista|otimista|ruim|bo[am]|pior|melhor)\b|\b(?:pessimista|otimista)\b|\bno (?:pior|melhor) (?:caso|cenario)\b/u

const spanAhead = (said: string, read: Read): { from: string; to: string } | null => {
  const found = horizon.exec(said)
  const count = figureOf(found?.[1])
  const unit = found?.[2] ?? ''
  const days = unit.startsWith('semana') ? 7 : unit.startsWith('me') ? 30.4 : 1
  if (!(count >= 1) || count * days < 7 || count * days > 366) return null
  const from = addDays(read.today, (8 - weekdayOf(read.today)) % 7)
  return { from, to: addDays(from, Math.ceil((count * days) / 7) * 7 - 1) }
}

/** "quero o cenário pessimista e o otimista, ambos para seis meses" */
const readScenarios = onWords(scenario, (at, read) => {
  const to =
    /\b(?:ambos|os dois|para|pra)\b/.test(read.pieces[at + 1]?.said ?? '') && at < sentenceEnd(at, read)
      ? at + 1
      : at
  const said = read.pieces
    .slice(at, to + 1)
    .map((piece) => piece.said)
    .join(', ')
  const span = spanAhead(said, read)
  return only({ kind: 'scope', ...span, show: ['scenarios'] }, at, span ? to : at)
})

/** "quero a previsão de seis meses" */
const readHorizon = onWords(horizon, (at, read, said) => {
  const span = spanAhead(said, read)
  const bare = said.replace(horizon, ' ')
  if (
    !span ||
    isAsked(at, read) ||
    /\d|\bquant/.test(bare) ||
    !/\b(?:previsao|prev\w+|quero|queremos|preciso|horizonte|gostari\w+|so|somente|apenas|proxim[oa]s)\b/.test(
      said,
    )
  )
    return null
  if (closingHour(said) !== undefined) return null
  if (/\b(?:fech\w+|abr\w+|entreg\w+|falt\w+|dur\w+|dad\w+)\b/.test(said)) return null
  if (itemsIn(bare, read.names).length > 0 || bare.trim().split(/\s+/).length > 9) return null
  return only({ kind: 'scope', ...span }, at)
})

/** Before the questions: "só do mojito e do rabo de galo" also asks about the two. */
export const onlyItems: readonly PieceReader[] = [readOnly]

export const forecastViews: readonly PieceReader[] = [readWithout, readScenarios, readHorizon]
