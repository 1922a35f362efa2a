/**
 * Reasons of what is asked for: "5 drinks com fruta, porque gin já tenho e encalha", "um sem álcool, já que tem muita
 * grávida na turma". Read as wishes they would turn against their own clause, so they are told, and nobody reads them.
 */
import { type Draft, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'

const because = /(?:,\s*|\s)(?:porque|pq|ja que|pois|uma vez que|visto que|(?<who>por causa d[aeo]s?))\s+/g
const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+/gu
/** "Tenho medo de a sobremesa ficar doce demais": a worry of its own. */
const fears =
  /^\s*(?:(?:so|tambem|e|mas) )?(?:(?:eu )?(?:tenho|fico|estou|to) (?:com )?(?:muito |um pouco de |bastante )?(?:medo|receio|preocupad[oa])|(?:o que )?me preocupa)\s+/
/** More than a reason: a colon, or a comma before what is asked for next. */
const goesOn =
  /:|,\s*(?:e |mas |entao |ai |so que |nem |por isso |alem disso )?(?=(?:eu |a gente )?(?:quero|queria|preciso|gostaria|pod[ei]\w*|nao |nada |nenhum|sem |no maximo|no minimo|ate |tem que|me |fa[cz]\w*|mont\w+|tir\w+|mant\w+|coloqu\w+|coloc\w+|us[ae]\w* |deix\w+|inclu\w+|so |um |uma |dois |duas |tres |qua[li]|quant\w+|vale|sera|o que|e se|como )|e |mas |entao )|\s(?:e|mas) (?=(?:a|o|as|os|eu|nos) )/

/**
 * What a reason must not be for its words to be let go: an amount, a day, an order, a lack or a limit of the house, or a
 * question. Those are facts that readers of the kitchen, of dates and of prices know.
 */
const isMore =
  /(?<![a-z])(?:diabet|vegan|vegetarian|lactose|gluten|hipertens|fitness|menin|molec|filh|net[oa]s?(?![a-z])|alun|escola|(?:client\w*|publico|fregues\w*|pessoal) (?:e|é|sao|são) )|\d|\?|(?<![a-z])(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|reveillon|carnaval|feriad\w+|quer\w+|precis\w+|gostari\w+|tem (?:que|de)|nao (?:temos|ha|existe|cabe|tenho (?!espaco|tempo|gente|braco|como|onde|paciencia))|sem|falt\w+|so (?:tenho|temos|tem|ha)|fech\w+|abr(?:o|e|imos)|funcion\w+|reform\w+|metade|dobro|mil|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta)(?![a-z])/

/** Those for whom something is without alcohol: the wish says all that follows from them. */
const sober = /(?<![a-z])(?:sem alcool|zero alcool|nao alcoolic\w+|sem nada de alcool)(?![a-z])/

/** "… e eu não quero essa briga": what is shunned here is no result, and asks for nothing. */
const trouble =
  /,?\s*(?:e |mas |pois )?(?:eu |a gente |nos )?nao (?:quero|queremos|queria) (?:mais |ess[ae]s? |est[ae]s? |nenhuma? |ter |comprar |arrumar |criar )*(?:brigas?|confus[a-z]+|problemas?|dor de cabeca|encrencas?|reclamac[a-z]+|aborreciment\w+|estresse|guerras?)(?![a-z])/g

/** A question may be about its reason. */
const asked = /^\s*\?/

/** The spans of a text that only give a reason for the words before them. */
export function reasonsIn(text: string, isServed: boolean): Span[] {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(sentence)].flatMap(({ 0: whole, index: at }) => {
    const isAsked = asked.test(text.slice(at + whole.length))
    if (isAsked || healthWords.test(whole)) return []
    if (fears.test(whole) && !isMore.test(whole) && !whole.includes(':'))
      return [{ start: at + whole.length - whole.trimStart().length, end: at + whole.trimEnd().length }]
    return [...whole.matchAll(because)].flatMap(({ 0: joint, index, groups }) => {
      const before = whole.slice(0, index)
      // "por causa da obra" says what happened; behind "sem álcool" it only says for whom.
      if (groups?.who && !sober.test(before)) return []
      const rest = whole.slice(index + joint.length).replace(trouble, '')
      const isOfGuests = minorWords.test(rest) && isServed && !sober.test(before)
      const isLed = before.trim().split(/\s+/).length >= fewestBefore
      if (!isLed || isOfGuests || isMore.test(rest) || goesOn.test(rest)) return []
      return [{ start: at + index, end: at + whole.trimEnd().length }]
    })
  })
}

/** Words before a reason from which on they say something of their own. */
const fewestBefore = 2

/**
 * Reasons go with the wish or the passage that they follow; alone, they are told.
 * @param isApart whether what is told stands apart from the wishes, as in requests for recipes
 */
export function withReasons(text: string, draft: Draft, reasons: readonly Span[], isApart: boolean): Draft {
  const after = <One extends Span>(ones: readonly One[], { start, end }: Span): One | undefined =>
    ones.find(
      (one) =>
        one.end <= start && /^[\s,]*$/.test(text.slice(one.end, start)) && end - one.start <= longestText,
    )
  const ends = new Map<Span, number>()
  const alone = reasons.filter((reason) => {
    const lead = (isApart ? undefined : after(draft.wishes, reason)) ?? after(draft.unread, reason)
    if (lead) ends.set(lead, reason.end)
    return lead === undefined
  })
  const extended = <One extends Span>(one: One): One => ({ ...one, end: ends.get(one) ?? one.end })
  return {
    wishes: draft.wishes.map(extended),
    unread: draft.unread.map(extended),
    asides: [...(draft.asides ?? []), ...alone],
  }
}
