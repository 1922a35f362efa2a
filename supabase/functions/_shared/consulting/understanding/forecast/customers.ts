/**
 * Customers whom somebody else brings: an office, a school, a building site, a hotel. If that one closes, moves or opens, the
 * house stays open and gains or loses guests. The subject of the sentence decides whose doors they are.
 */
import { figure, figureOf } from '../spoken/figures.ts'
import { type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { datesIn, isAsked, only, saidIn, sentenceEnd, spanOf } from './slots.ts'
import { statedPercent } from './stated-figures.ts'
import { ownDoors } from './whole/closed-words.ts'
import { elsewhere } from './whole/subjects.ts'

const people =
  '(?:almocos?|jantar(?:es)?|refeic(?:ao|oes)|pratos?|pfs?|marmit\\w+|quentinhas?|cafes?(?: da manha)?|lanches?|clientes?|pessoas?|fregues\\w*|hospedes|alunos|funcionari\\w+|operari\\w+|turistas|gente|cabecas|comensais|mesas)'
const often =
  '(?:(?:por|ao|a cada|cada|todo|todos os) dias?(?: util| de semana)?|diari\\w+|\\/ ?dia|(?:de|durante) (?:a )?(?:segunda(?:-feira)? a (?:sexta|sabado)(?:-feira)?|semana)|(?:em|nos) dias uteis)'
/** "uns 60 almoços por dia", "40 pessoas almoçam aqui todo dia", "por dia vêm 40 clientes" */
const daily = [
  new RegExp(`\\b${figure} ${people}(?: [\\w-]+){0,4}? ?${often}`),
  new RegExp(`\\b(?:por|todo|cada|ao) dia(?: [\\w-]+){0,3}? ${figure} ${people}\\b`),
]
const weekly = new RegExp(`\\b${figure} ${people}(?: [\\w-]+){0,4}? (?:por|na|cada|toda) semana\\b`)

/** Guests of a day that a stretch states; undefined if none. */
function guestsOf(said: string): number | undefined {
  const day = daily.map((words) => figureOf(words.exec(said)?.[1])).find((count) => count > 0)
  const week = figureOf(weekly.exec(said)?.[1])
  const count = day ?? (week > 0 ? week / 5 : Number.NaN)
  return count >= 1 && count <= 5000 ? Math.round(count) : undefined
}

/** "que é 30% do meu almoço" */
const share = new RegExp(`\\b${figure} ?(?:%|por cento) (?:d[aoe]s?|n[ao]s?) `)

const stops =
  /\b(?:fech\w+|entr\w+ (?:em|de|no) (?:recesso|ferias|reforma|greve|obras?|home office)|(?:ficam?|vao? ficar|esta\w*|estar\w*) (?:fechad\w+|parad\w+|vazi\w+|em recesso|de ferias|em ferias|de recesso)|(?:tem|faz|fazem|dao?|vai dar) (?:recesso|ferias)|recesso|ferias|par(?:a|am|ou|aram|ar)\b|termin\w+|acab\w+|encerr\w+|(?:vai |vao )?(?:embora|mudar|sair)|sai|saem|se muda\w*|muda\w* (?:de|para|pra|se)|somem|some|nao (?:abr|funcion|trabalh|v[eai]m)\w*|nao tem (?:aula|expediente)|demit\w+|home office|suspend\w+|esvazi\w+|viaj\w+|desocup\w+)/
const starts =
  /\b(?:volt\w+|retorn\w+|reabr\w+|retom\w+|abr(?:e|em|ir|iu|ira)\b|inaugur\w+|cheg\w+|comec\w+|instal\w+|se muda\w* (?:para ca|pra ca)|vem (?:para|pra) ca|lot\w+|hosped\w+|contrat\w+|contrata\w*|entra\w* em funcionamento|manda\w*|envia\w*|traz\w*|trara\w*|encaminha\w*)/
const number = '(?:uns |umas |cerca de )?\\d'
const loses = new RegExp(
  `\\b(?:perc\\w+|perd(?:emos|er|i)|deix\\w+ de (?:vender|servir|receber|atender|ter)|ficamos sem|fico sem|vou ficar sem|a menos|menos ${number})`,
)
/** "vou servir 80 almoços por dia" may be all of them. */
const gains = new RegExp(`\\b(?:ganh\\w+|a mais|mais ${number}|traz\\w*|trara\\w*|atra\\w+)`)

/** What comes before a subject without being one: joints and days. */
const lead =
  /^(?:(?:e|mas|porem|tambem|so|que|alem|disso|como|porque|pois|ja|agora|de|do|da|em|no|na|nos|nas|a|ao|ate|entre|dia|dias|mes|semana|partir|vem|fim|meio|comeco|todo|\d{1,2}|\d{1,2}\/\d{1,2}|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|carnaval|reveillon|ferias)[ ,]+)*$/

/** Pieces that a statement of such customers takes, at most. */
const longest = 5

function readOthers(at: number, read: Read) {
  const first = saidIn(at, at, read)
  const who = elsewhere(first)
  if (!who || !lead.test(first.slice(0, who.start)) || isAsked(at, read)) return null
  const end = Math.min(at + longest - 1, sentenceEnd(at, read))
  let best: { to: number; turn: 'stops' | 'starts'; count?: number } | null = null
  for (let to = at; to <= Math.min(end + 1, read.pieces.length - 1); to += 1) {
    // The next sentence only says how many they are: "São uns 40 almoços por dia."
    if (
      to > end &&
      !/^\s*(?:sao|eles|elas|isso|dao|da|perc\w+|perdemos|cost\w+|era|deve|(?:o|os|as) (?:pessoal|alunos|operarios|funcionarios|hospedes|clientes|peoes) )/.test(
        saidIn(to, to, read),
      )
    )
      break
    const said = saidIn(at, to, read).slice(who.end)
    // "… e a gente também fecha": their days are the house's.
    if (ownDoors.test(said)) return null
    // "o movimento cai pela metade" says what it does to all sales: the readers of days take it.
    if (statedPercent(said) !== undefined) return null
    const count = guestsOf(said)
    const turn = stops.test(said) ? 'stops' : starts.test(said) ? 'starts' : null
    if (turn === null || datesIn(read.original(at, to), read.today).length === 0) continue
    if (best === null || (best.count === undefined && count !== undefined))
      best = { to, turn, ...(count !== undefined && { count }) }
    if (best.count !== undefined) break
  }
  if (!best || (!who.known && best.count === undefined)) return null
  const { to, turn, count } = best
  const said = saidIn(at, to, read)
  const part = figureOf(share.exec(said)?.[1])
  if (count === undefined && part >= 1 && part <= 95) {
    const days = spanOf(datesIn(read.original(at, to), read.today), read.today)
    const percent = turn === 'stops' ? -part : part
    const what = read.original(at, to).slice(0, 120)
    return days.from === undefined
      ? null
      : only(
          { kind: 'date', what, ...days, closed: false, effect: percent > 0 ? 'up' : 'down', percent },
          at,
          to,
        )
  }
  const against = turn === 'stops' && !(/\ba mais\b/.test(said) && !loses.test(said))
  return customers(at, to, read, {
    what: read.own(who.words),
    against,
    count,
    ends: /\b(?:termin|acab|encerr|embora|muda|sai|saem|demit|desocup)\w*\b/.test(said),
  })
}

/** "em janeiro perco uns 40 almoços por dia da escola" */
function readLost(at: number, read: Read) {
  const said = saidIn(at, at, read)
  const count = guestsOf(said)
  const against = loses.test(said)
  if (count === undefined || !(against || gains.test(said)) || isAsked(at, read)) return null
  for (const from of [at, at - 1]) {
    if (from < 0 || (from < at && sentenceEnd(from, read) < at)) break
    if (datesIn(read.original(from, at), read.today).some(({ span }) => span.to >= read.today))
      return customers(from, at, read, { against, count, ends: false })
  }
  return null
}

type Told = { what?: string; against: boolean; count?: number | undefined; ends: boolean }
function customers(from: number, to: number, read: Read, { what, against, count, ends }: Told) {
  const dates = datesIn(read.original(from, to), read.today)
  const days = spanOf(dates, read.today)
  if (days.from === undefined || (days.to !== undefined && days.to < read.today)) return null
  // "a obra termina em 15 de dezembro": from then on.
  const goesOn = (ends || !against) && days.from === days.to
  return only(
    question('customers', {
      what: what?.replace(/^(?:[OA]s?|Um|Uma)(?= )/u, (word) => word.toLowerCase()).slice(0, 120),
      count,
      ...(goesOn ? { from: days.from } : days),
      ...(against && { against: true }),
    }),
    from,
    to,
  )
}

/** "o escritório da frente, que nos dá uns 60 almoços por dia, entra em recesso de 21/12 a 8/1" */
export const readCustomers: PieceReader = (at, read) => readOthers(at, read) ?? readLost(at, read)
