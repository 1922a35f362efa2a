/** How many posts: of a subject, a week, and on which days more: "2 posts de peixada, 2 de moqueca e 1 de isca". */
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { numbersIn } from '../../text/numbers.ts'
import { readCountedFormat } from '../counted-formats.ts'
import type { Given, Order } from './order.ts'
import { bare, itemOf, subjectOf } from './what.ts'
import { hasDays } from './when.ts'
import { opener } from './words.ts'

const number = String.raw`(\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze)`
const noun = '(?:posts?|posti?s|publicac(?:ao|oes)|postage(?:m|ns)|legendas?|videos?|reels?|fotos?)'
const head = new RegExp(
  `^${opener}(?:(?:eu |a gente )?(?:quero|queria|gostaria(?: de)?|preciso(?: de)?|faz|facam?|fazer|bot[ae]|manda|uns|umas|com|ter|pelo menos|no minimo|no maximo|ate|so|apenas|exatamente|sao) )*`,
)
const part = new RegExp(
  `^${number}(?: ${noun})?(?: (?:d[aeo]s?|sobre(?: [ao]s?)?|com(?: [ao]s?)?|mostrando|falando d[aeo]s?|para [ao]s?|pr[ao]s?) (.+))$`,
)
const joint = new RegExp(`\\s*,\\s*(?:e\\s+)?|\\s+e\\s+(?=${number}\\b)`, 'i')
const counts = new RegExp(`\\b${number} ${noun}\\b`)

const daily =
  /\b(?:posts?|public\w+|post\w+|conteudo)?(?: ?(?:quero|novo))? ?(?:todo(?:s os)? (?:santo )?dias?|diari\w+|um por dia|1 por dia|uma vez (?:por|ao) dia)\b/
const weekly = new RegExp(`\\b${number}(?: (?:${noun}|vez(?:es)?))? (?:por|na|a cada|cada|em cada) semana\\b`)
const heavier =
  /\bmais (?:posts?|publicac\w+|conteudo|postage\w+|peso|forca)\b|\b(?:concentr|prioriz|prefir|refor[cç])\w* (?:os posts |as publicacoes |mais )?(?:n[ao]s?|em|para)\b/
const repeats = /^(?:e )?(?:repit\w+|repet\w+|lembr\w+|reforc\w+|bot[ae]\w*|diga\w*|avis\w+|fal[ae]\w*)\b/

/** "avise isso pelo menos duas vezes" */
const repeated = new RegExp(
  `^(?:e |mas )*(?:avis|repit|repet|lembr|diga|dig|post|bot|fal|anunci|divulg|reforc|mostr)\\w* (?:isso |disso |el[ea] )?(?:(?:pelo menos|no minimo|umas|uns|ate|no maximo) )*${number} vez(?:es)?(?: antes)?$`,
)

/** Stands for the name of the date before it. */
export const theDateBefore = '@'

const boundOf = (folded: string) =>
  /\b(?:pelo menos|no minimo)\b/.test(folded)
    ? 'at_least'
    : /\b(?:no maximo|ate)\b/.test(folded)
      ? 'at_most'
      : 'exactly'

/** Asks for what a weekly post does anyway: "bota toda semana". */
const everyWeek =
  /^(?:e |mas |por favor )*(?:bot[ae]\w*|post\w+|repit\w+|repet\w+|fal[ae]\w*|lembr\w+|coloqu\w+|public\w+|quero)(?: (?:isso|ele|ela|sempre|disso))* (?:toda(?: santa)? semana|todas as semanas|sempre)$/

export function readCounted(given: Given): Order | null {
  const { clause, said, folded, when, carry, names } = given
  if (clause.asks && clause.last) return null
  // The days of its sentence hold for it: "em dezembro, 2 reels" is left to the readers after this one.
  const ofForm = hasDays(when) ? null : readCountedFormat(clause.folded)
  if (ofForm) return { wishes: ofForm, goesOn: 'count' }
  const span = {
    ...(when.days.from !== undefined && { from: when.days.from }),
    ...(when.days.to !== undefined && { to: when.days.to }),
  }
  if (everyWeek.test(clause.folded)) return { repeats: true }
  const often = weekly.exec(folded)
  const [per] = numbersIn(often?.[1] ?? '')
  if (often && per !== undefined) {
    const rest = folded.replace(often[0], ' ').replace(head, '')
    if (repeats.test(rest.trim()) && /\b(?:isso|disso)\b/.test(rest))
      return { narrows: { except: [], note: '', ...(span.to !== undefined && { to: span.to }) } }
    const others = rest.replace(
      /\b(?:quero|queria|posts?|public\w+|post\w+|so|apenas|mas|fora del[ae]s?|fora disso|no resto|nas outras(?: semanas)?|depois|de resto|normalmente|no normal|pelo menos|no minimo|no maximo|ate|uns|umas|o resto|ta|esta|e|fica|bom|boa|otimo|suficiente|chega|basta|bastam|demais|acho|que|ja|cada|publicar|postar|a|de|em)\b|[^a-z]+/g,
      '',
    )
    if (others !== '') return null
    return { wishes: [{ kind: 'postRule', what: 'perWeek', most: per, ...span }], goesOn: 'count' }
  }
  if (heavier.test(folded) && (when.days.weekdays?.length ?? 0) > 0)
    return { wishes: [{ kind: 'postRule', what: 'moreOn', weekdays: when.days.weekdays ?? [] }] }
  const isPace = /\b(?:post|public|conteudo)/.test(clause.folded) || carry.order === 'count'
  if (
    daily.test(clause.folded) &&
    isPace &&
    folded
      .replace(daily, '')
      .replace(
        /\b(?:quero|queria|post\w*|public\w*|semana|n?a|de|um|uma|pode|podem|ser|mas|e|ate)\b|[^a-z]/g,
        '',
      ) === ''
  )
    return { wishes: [{ kind: 'postRule', what: 'perWeek', most: 7, ...span }] }
  const bound = boundOf(folded)
  const times = repeated.exec(folded)
  const [often2] = numbersIn(times?.[1] ?? '')
  // The date before it is known only when all dates are.
  if (times && often2 !== undefined)
    return { wishes: [{ kind: 'postTopic', what: theDateBefore, count: often2, bound }], goesOn: 'count' }
  const start = head.exec(folded)?.[0].length ?? 0
  const goesOn = carry.order === 'count' && carry.sentence === clause.sentence
  if (!counts.test(folded) && !goesOn) return null
  const wishes: WishContent[] = []
  const { feast } = when
  const alone = new RegExp(
    `^${number} ${noun}(?: (?:sobre|d[aeo]s?|para|pra|pr[ao]|n[ao]))?(?: [ao])?$`,
  ).exec(folded.slice(start).trim())
  const [ofFeast] = numbersIn(alone?.[1] ?? '')
  if (alone && feast !== null && ofFeast !== undefined && span.from !== undefined)
    return {
      wishes: [
        { kind: 'date', what: feast, closed: false, ...span },
        { kind: 'postTopic', what: feast, count: ofFeast, bound },
      ],
      goesOn: 'count',
    }
  for (const one of said.slice(start).split(joint)) {
    if (one === undefined || /^(?:\d{1,2}|\p{L}+)$/u.test(one.trim())) continue
    const found = part.exec(foldInPlace(one.trim()))
    const subject = found?.[2]
    const [count] = numbersIn(found?.[1] ?? '')
    if (!found || !subject || count === undefined || subject.split(' ').length > 6) return null
    const text = subjectOf(bare(one.trim().slice(one.trim().length - subject.length)))
    const what = itemOf(text, names) ?? text
    if (/^(?:alcool|semana|dia|mes|reais)\b/.test(foldInPlace(what)) || what === '') return null
    const days = when.days.from === undefined ? carry.ofSentence : when.days
    wishes.push({
      kind: 'postTopic',
      what: what.slice(0, 120),
      count,
      bound,
      ...(days.from !== undefined && { from: days.from }),
      ...(days.to !== undefined && { to: days.to }),
    })
  }
  return wishes.length > 0 ? { wishes, goesOn: 'count' } : null
}
