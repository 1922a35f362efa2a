/**
 * "Qual destes eu sirvo a quem tem alergia a camarão?": it asks, dish by dish, and takes nothing out of the
 * others. "Vem muita gestante: o que ela pode beber?" asks the same of alcohol.
 */
import { alcohol } from '../../base/request/question-subjects.ts'
import { type Draft, type DraftWish, inserted, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, meets, type Span } from '../text/half-read.ts'
import { household, minorWords } from '../text/health-words.ts'

const sentence = /[^.!?;\n]+\??/gu

/** Which of the results, or what somebody may have. */
const which =
  /(?<![a-z])(?:qual|quais|(?:o )?que (?:prato|drink|bebida|petisco|sobremesa)s?|o que (?:(?:eu|a gente|el[ae]s?|se|que)(?= )|(?:sirvo|servimos|serve|oferec\w+|dou|pod\w+|da (?:para|pra))))(?![a-z])/
const has =
  /(?<![a-z])(?:com(?:e|em|er|am?)|beb(?:e|em|er|am?)|tom(?:a|am|ar|em?)|ped(?:e|em|ir)|peca|serv(?:e|em|ir|imos|iria)|sirv\w+|oferec\w+|segur[oa]s?|liberad[oa]s?|pod(?:e|em|eria)|cab(?:e|em))(?![a-z])/
/** "avisa onde tem": which of them hold it is to be said, and none is to be left out. */
const tellWhere =
  /(?<![a-z])(?:avis|marq|marc|sinaliz|indiqu|indic|dig|diz|mostr|list|apont)\w* (?:[a-z]+ ){0,3}?(?:onde|em (?:que|quais)|qua(?:l|is)|[oa]s que|o que|tudo que)(?: [a-z]+){0,3}? (?:tem|tenham?|lev\w+|contem|contenha|vai|entra)(?![a-z])/
/** "come qual deles?" */
const hasJustBefore = new RegExp(`${has.source}\\s*$`)
/** "diga o que ele pode comer" orders for that guest; a question asks of the results. */
const isAsked = /\?$|(?<![a-z])(?:qual|quais)(?![a-z])/
/** "perguntam sempre o que podem tomar": the guests ask, and not the owner. */
const guestsAsk = /(?<![a-z])(?:pergunt\w+|(?:quer|querem|queriam) saber)(?![a-z])/
/** Before the question, the food is to be left out of all. */
const orders =
  /(?<![a-z])(?:sem|tir\w+|retir\w+|cort\w+|evit\w+|proib\w+|nada (?:de|com|que)|nenhum\w*|nunca|fora|tracos?|cuidado|nao (?!pod\w+ com)[a-z]+)(?![a-z])/

const isHealth = ({ wish }: DraftWish) =>
  wish.kind === 'exclude' && (wish.why === 'allergy' || wish.why === 'diet')

/** From the question word, or from the clause that tells of the guest before it, to the end of the sentence. */
const asked = (span: Span, folded: string, at: number, of: readonly Span[]): Span => {
  const first = Math.min(span.start + at, ...of.map(({ start }) => start))
  const from = span.start + folded.slice(span.start, first).search(/[^,:]*$/)
  const lead = /^\s*/.exec(folded.slice(from, span.end))?.[0].length ?? 0
  return { start: from + lead, end: span.end }
}

/** The draft in which such sentences ask, and refuse nothing. */
export function withSafeQuestions(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let { wishes, unread } = draft
  for (const { 0: said, index } of folded.matchAll(sentence)) {
    const span = { start: index, end: index + said.length }
    const where = tellWhere.exec(said)
    const found = where ?? which.exec(said)
    if (!found || !(where || isAsked.test(said)) || household.test(said) || guestsAsk.test(said)) continue
    const before = said.slice(0, found.index)
    if (orders.test(before) || !(where || has.test(said.slice(found.index)) || hasJustBefore.test(before)))
      continue
    const refused = wishes.filter((one) => isHealth(one) && isWithin(one, span))
    const blocking = unread.filter((one) => one.blocking && meets(one, span))
    const minors = blocking.filter((one) => minorWords.test(folded.slice(one.start, one.end)))
    // A word beside the food that may be another one: "celíacos e pozol".
    if (minors.length < blocking.length) continue
    const place = asked(span, folded, found.index, [...refused, ...minors])
    if (place.end - place.start > longestText) continue
    const names =
      refused.length > 0
        ? refused.flatMap(({ wish }) => (wish.kind === 'exclude' ? [wish.what] : []))
        : minors.length > 0
          ? [alcohol]
          : []
    if (names.length === 0) continue
    const others = wishes.filter((one) => !refused.includes(one) && isWithin(one, place))
    // What else the sentence holds is more than this question.
    if (others.length > 0) continue
    wishes = wishes.filter((one) => !refused.includes(one))
    for (const what of new Set(names))
      wishes = inserted(wishes, { wish: { kind: 'question', about: 'safeFor', what }, ...place })
    unread = unread.filter((one) => !isWithin(one, place))
  }
  return { ...draft, wishes, unread }
}
