/** The day from which new prices may hold: "os preços novos só a partir de 2 de março", "e só depois do Carnaval". */
import { everyItem } from '../../base/request/match-item.ts'
import { ask, type Rule, readBy, wish } from '../anyhow/form.ts'
import { Slots } from '../anyhow/slots.ts'
import { startDay } from '../orders/start-day.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutSpans } from '../text/take-out.ts'

const joints = /,(?!\d)|\s(?=(?:e|mas|porem|so que|entao)\s)|:\s/g
const bound =
  /(?<![a-z])(?:a partir d[eoa]s?|so|somente|apenas|unicamente|depois d[eoa]s?|apos|antes d[eoa]s?|em diante|pra frente|para frente|quando (?:passar|acabar|terminar))(?![a-z])/
const prices =
  /(?<![a-zA-Z])(?:ITEM|precos?|tabelas?|valor(?:es)?|reajust\w*|aument\w*|mudancas?|alterac\w+|cardapio (?:novo|impresso)|novo cardapio|mex\w+|mud\w+|sub(?:ir|a|o|am|imos|ida)|sob[ea]m?|alter\w+|aplic\w+|remarc\w+)(?![a-zA-Z])/
/** "e só depois do dia 7": what was said before begins then. */
const bare =
  /^(?:e |mas |so que |ah |tudo |isso |tudo isso |e tudo |quero |queria |pode ser |tem que ser |vale |valendo |comec\w+ |entr\w+ )*(?:so|somente|apenas)(?: \w+){0,3} (?:a partir|depois|apos|em|n[oa]|quando)/
const begins =
  /(?<![a-z])(?:comec\w+|entr\w+|mudam?|sobem?|(?:subir|mudar|mexer) em|troc(?:ar|o|amos)|vir(?:ar|o|amos)|lanc(?:ar|o|amos)|estre(?:ar|io|amos)|passa\w* a valer|val(?:e|em|er|endo|esse|essem)|vigor\w*)(?![a-z])/
/** Words that add nothing; any clause has them. */
const filler =
  /(?<![a-zA-Z])(?:nov[oa]s?|val(?:e|em|er|endo|ha|ham)|vigor\w*|impress[oa]s?|comec\w+|entr\w+|viu|tudo|isso|nada|nenhum\w*|aqui|so|depois|partir|proxim[ao]|pretend\w+|vou|vamos|que vem)(?![a-zA-Z])|^/
/** The day of something else. */
const others =
  '(?<![a-z])(?:custos?|fornecedor\\w*|nota|compr\\w+|abr(?:e|ir|imos|o)|fech\\w+|viaj\\w+|vend\\w+|movimento|show\\w*|evento\\w*|festa|desconto\\w*|promoc\\w+|happy|combo\\w*|concorren\\w+|vizinh\\w+|cobra\\w*|eles?|deles?|era|eram|foi|foram|passad[oa] (?:eu|a gente)|subi|aumentei|mudei|mexi|ate)(?![a-z])'
const other = new RegExp(
  `${others}|(?<![a-z])(?:FOOD|bebidas?|drinks?|pratos?|comidas?|cervejas?|petiscos?|sobremesas?)(?![a-z])`,
)
const reasoned = /^\s*,?\s*(?:que|pois|porque|pq|ja que|por causa d\w+|quando|senao)\s[^.;!?\n]*[.!]?$/

const trimmed = ({ said, at }: Sentence) => {
  const lead = /^[\s,:]*/.exec(said)?.[0].length ?? 0
  const end = said.replace(/[\s.,;:!?]+$/, '').length
  return { start: at + lead, end: at + Math.max(lead, end) }
}

const day = (slots: Slots) => slots.start()
const form = ask('startsOn', { from: day })
const rules: readonly Rule[] = [
  { words: [bound, prices, filler], not: other, form },
  { words: [begins, prices, filler], not: other, form },
  { words: [bare, filler], not: other, form },
  { words: [/^(?:e |tudo )?(?:valendo|vigorando|comecando a valer)(?![a-z])/, filler], not: other, form },
]
/** A change of price, said of an item: "só sobe", "muda de preço". */
const changes =
  /(?<![a-zA-Z])(?:sub(?:ir|a|am|ida)|sob[ea]m?|mud\w+|mex\w+|alter\w+|aument\w+|reajust\w+|remarc\w+)(?![a-zA-Z])/
/** Sections keep their noun beside the mask. */
const kinds =
  /(?<![a-zA-Z])(?:pratos?|bebidas?|drinks?|drinques?|petiscos?|sobremesas?|entradas?|porcoes|doses?|cervejas?)(?![a-zA-Z])|^/
/** Items, sections and what is drunk or eaten, but not everything. */
const eachPart = {
  field: 'item',
  take: (slots: Slots) => slots.items().filter((name) => name !== everyItem),
}
/** "a panelada só muda de preço a partir de janeiro": until then, its price stays. */
const ofItems: readonly Rule[] = [
  {
    words: [
      /(?<![a-zA-Z])ITEM(?![a-zA-Z])/,
      bound,
      changes,
      /(?<![a-zA-Z])precos?(?![a-zA-Z])|^/,
      kinds,
      filler,
    ],
    not: new RegExp(`${others}|(?<![a-z])(?:se|caso|menos|exceto|tirando|salvo)(?![a-z])`),
    form: wish('keepPrice', { from: day }, { each: eachPart }),
  },
]
/** Something that does not wait: it would lose what it is excepted from. */
const excepts = /^[\s,]*(?:menos|exceto|tirando|fora|salvo|a nao ser|so nao|com excecao)(?![a-z])/
/** "…, e a partir de fevereiro" after words about prices. */
const goesOn: readonly Rule[] = [
  { words: [/^(?:e |mas |so )*(?:a partir|depois|apos)/, filler], not: other, form },
]

/** "e depois não mexer", "não mexo mais", "só mexer de novo": what is said of the time after a change. */
const thenHolds =
  /^(?:e |mas |so |ai |dai |a gente |eu )*(?:(?:depois|dai|dali|a partir dai|em seguida)(?: d(?:isso|ela|eles|elas|este|esta|esse|essa))?(?: em diante| pra frente)? (?:eu |a gente |ja |so )*(?:nao|nem|nada|nunca|so|fica|ficam|segur\w+|mant\w+|congel\w+)|.{0,40}(?<![a-z])(?:de novo|outra vez|novamente|mais)(?![a-z]))/
/** The day itself when a price may change again: "antes da Páscoa" on it, "até o São João" after it. */
function againOn(clause: string, today: string): string | undefined {
  return startDay(`nao ${clause}`, today)?.day
}

/** The clause with which prices stay after they have changed; null if it is none. */
function readHeld(clause: Sentence & { end: number }, today: string): DraftWish | null {
  if (!thenHolds.test(clause.said) || !changesOrHolds.test(clause.said) || elsewhere.test(clause.said))
    return null
  const to = againOn(clause.said, today)
  return to === undefined ? null : { wish: question('heldUntil', { to }), start: clause.at, end: clause.end }
}
const changesOrHolds =
  /(?<![a-z])(?:mex\w+|mud\w+|sub\w+|alter\w+|reajust\w+|aument\w+|fica\w*|segur\w+|mant\w+|congel\w+|remarc\w+)(?![a-z])/
const elsewhere = new RegExp(others.replace('|ate)', ')'))

/** The days of a text on which new prices begin, and until which they stay. */
export function readStartDays(text: string, names: readonly Named[], today: string): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  const held = cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap(({ said, at }) => {
    if (said.includes('?')) return []
    const places = [0, ...[...said.matchAll(joints)].map(({ index }) => index)]
    return places.flatMap((from, piece) => {
      const to = places[piece + 1] ?? said.length
      const clause = trimmed({ said: said.slice(from, to), at: at + from })
      const one = readHeld(
        { said: folded.slice(clause.start, clause.end), at: clause.start, end: clause.end },
        today,
      )
      return one ?? []
    })
  })
  return [...held, ...readStarts(withoutSpans(text, held), names, today)].toSorted(
    (a, b) => a.start - b.start,
  )
}

function readStarts(text: string, names: readonly Named[], today: string): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence): DraftWish[] => {
    if (sentence.said.includes('?')) return []
    const { said, at } = sentence
    const places = [0, ...[...said.matchAll(joints)].map(({ index }) => index), said.length]
    const found: DraftWish[] = []
    for (let piece = 0; piece < places.length - 1; piece += 1) {
      for (const run of [2, 1]) {
        const [from = 0, to] = [places[piece], places[piece + run]]
        if (to === undefined) continue
        const clause = trimmed({ said: said.slice(from, to), at: at + from })
        if (clause.end - clause.start > longestText) continue
        const isMore = prices.test(said.slice(0, from)) && !found.length
        const known = [...rules, ...ofItems, ...(isMore ? goesOn : [])]
        const wishes = readBy(known, new Slots(text.slice(clause.start, clause.end), names, today), 0) ?? []
        if (wishes.length === 0) continue
        const rest = said.slice(to)
        if (excepts.test(rest)) continue
        const reason = reasoned.test(rest) && !/\d/.test(rest) ? trimmed({ said: rest, at: at + to }).end : 0
        const isLong = reason - clause.start > longestText
        const end = isLong ? clause.end : Math.max(clause.end, reason)
        found.push(...wishes.map((wish) => ({ wish, start: clause.start, end })))
        if (reason > 0 && !isLong) return found
        piece += run - 1
        break
      }
    }
    return found
  })
}
