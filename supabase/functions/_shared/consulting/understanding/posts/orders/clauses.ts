/** The clauses of an owner's text: parts between separators, and between words that turn from one order to the next. */
import { clauseComma } from '../../dates/entries.ts'
import { foldInPlace } from '../../text/fold.ts'
import { tellsWhy } from './asides.ts'

/** How a clause follows the one before it. */
export type Lead = 'start' | 'next' | 'reason'

export type Clause = {
  text: string
  folded: string
  /** Where the word begins that joins it to the clause before. */
  from: number
  start: number
  end: number
  /** Number of its sentence. */
  sentence: number
  lead: Lead
  /** Whether its sentence ends in a question mark. */
  asks: boolean
  /** Whether it is the last of its sentence. */
  last: boolean
}

const sentences = /[;!?\n]|\.(?=\s|$)/g

/** Verbs and words with which an order begins after "e". */
const ordering =
  'nao|nem|nenhum\\w*|sem|evit\\w+|nada|quero|queria|gostaria|pode|mostr\\w+|destaq\\w+|destac\\w+|fal[ae]\\w*|post[ae]\\w*|public\\w+|anunci\\w+|avis\\w+|lembr\\w+|diga|pul[ae]\\w*|ignor\\w+|esquec\\w+'

/** "sem gíria e um post só de fondue": what is counted is another order. */
const counting =
  '(?:(?:so|somente|apenas|no maximo|ate|pelo menos) )*(?:\\d{1,2}|uma?|dois|duas|tres|quatro|cinco) (?:posts?|publicac(?:ao|oes))'

/** Between two clauses: a comma, a colon before words, or a word that turns to another thought. */
const joints = new RegExp(
  [
    clauseComma + String.raw`\s*(?:(?:e sim|so que|ja que|e|mas|porem|entao|pois|porque|pq)\s+)*`,
    String.raw`\s+[–—-]\s+`,
    String.raw`:(?=\s)`,
    String.raw`\s+(?:mas|porem|entao|e sim|so que|pois|ja que|porque|pq)\s+`,
    String.raw`\s+e\s+(?=(?:${ordering}|${counting})\b)`,
  ].join('|'),
  'g',
)

/** "não citar a lagosta: estará em falta": after the colon stands why. */
const refusing = /(?:^|[,.;]\s*)(?:e |mas )?(?:nao|nem|sem|nada|nunca|evit\w+)\b[^:;.!?]*$/

const reason = /\b(?:porque|pq|pois|ja que)\b/

const weekday =
  '(?:dom(?:ingo)?|seg(?:unda)?|ter(?:ca)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sab(?:ado)?)s?(?:[ -]feiras?)?'
const endsInDay = new RegExp(`\\b(?:post|public)\\w+\\b.*\\b${weekday}$`)
const goesOnWithDays = new RegExp(
  `^,\\s*(?:n?[ao]s? |e )?${weekday}(?:(?:,| e)\\s*(?:n?[ao]s? )?${weekday})*\\s*(?:[,.;!?]|$)`,
)
/** "só posta terça, quinta e sábado": one list of days. */
const isWithinDays = (before: string, after: string): boolean =>
  endsInDay.test(before) && goesOnWithDays.test(after)

/** The clauses of a text in its order, trimmed, with their places. */
export function clausesOf(text: string): Clause[] {
  const folded = foldInPlace(text)
  const found: Clause[] = []
  let sentence = 0
  const add = (from: number, to: number, lead: Lead, asks: boolean, last: boolean, joint = 0) => {
    const raw = text.slice(from, to)
    // A dash or a dot at the beginning only marks the line of a list.
    const said = raw.replace(/^[\s•*–—-]+/u, '').trim()
    const start = from + raw.trimEnd().length - said.length
    if (!/[\p{L}\p{N}]/u.test(said)) return
    const end = start + said.length
    const word = text.slice(from - joint, start).search(/\p{L}/u)
    found.push({
      text: said,
      folded: folded.slice(start, end),
      from: word < 0 ? start : from - joint + word,
      start,
      end,
      sentence,
      lead,
      asks,
      last,
    })
  }
  const split = (from: number, to: number, asks: boolean) => {
    let start = from
    let lead: Lead = 'start'
    let size = 0
    for (const { index, 0: joint } of folded.slice(from, to).matchAll(joints)) {
      if (isWithinDays(folded.slice(start, from + index), folded.slice(from + index, to))) continue
      add(start, from + index, lead, asks, false, size)
      start = from + index + joint.length
      const isWhy =
        reason.test(joint) ||
        (joint.startsWith(':') &&
          refusing.test(folded.slice(from, from + index)) &&
          tellsWhy.test(folded.slice(from + index + joint.length, to).trim()))
      lead = isWhy ? 'reason' : 'next'
      size = joint.length
    }
    add(start, to, lead, asks, true, size)
    sentence += 1
  }
  let from = 0
  for (const { index, 0: mark } of folded.matchAll(sentences)) {
    split(from, index, mark === '?')
    from = index + mark.length
  }
  split(from, text.length, false)
  return found
}
