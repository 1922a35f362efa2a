/** What posts must leave out: "não quero post de bebida nesse dia", "palavrão não", "pule essa data". */

import { findTerm } from '../../../base/lexicon/lexicon.ts'
import { findDates } from '../../dates/find-dates.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { readPostRule } from '../rules.ts'
import type { Given, Order } from './order.ts'
import { isVerbNext, quietDays } from './refused-deeds.ts'
import { bare, isNoun, itemOf } from './what.ts'
import type { Days } from './when.ts'
import { media, opener, posts, publishing, scope } from './words.ts'

type Rule = WishContent & { kind: 'postRule' }

const verb = `(?:(?:${publishing})\\b ?)`
const refusing = new RegExp(
  `^${opener}(?:${[
    `nao (?:e (?:pra|para) |(?:pode|deve|precisa|vai|quero|queremos|queria|vamos|gosto de|gostamos de|da pra|da para)(?:m|mos)? (?:que (?:voces )?)?)?(?:(?:se|me|nos|mais|nada|em hipotese alguma) )*${verb}?(?:(?:mais|nunca|nada|a palavra|o termo)(?: |$))*`,
    `nada (?:de |com |sobre |que )${verb}?`,
    `(?:(?:${media}|${posts}) )?(?:sem|nem|nunca|jamais) (?:mais )?${verb}?(?:(?:nada|nenhum\\w*)(?: |$))?`,
    'nenhum\\w* ',
    'zero ',
    `(?:evit|dispens|esquec|pul|ignor|remov|cancel|elimin|exclu|risqu|suspend|segur|adi)\\w*(?: de)?(?: |$)${verb}?`,
    '(?:tir|deix|retir)\\w* (?:de fora|fora|da agenda|do calendario|da lista) ?',
    `(?:chega|fuj\\w+) de ${verb}?`,
    `cuidado (?:com|para nao|pra nao) ${verb}?`,
    `(?:e )?proibid\\w+ ${verb}?`,
  ].join('|')})(.*)$`,
)
/** "palavrão não", "o resto pode ignorar". */
const after =
  /^((?!(?:domingo|segunda|terca|quarta|quinta|sexta|sabado|feriado|dia)\b)[a-z].*?) (?:nao(?: pode| quero| queremos| entra| precisa| tem| temos| fazemos| servimos| vendemos)?|nem pensar|de jeito nenhum|(?:ficam?|est(?:a|ao)|e|sao) (?:de )?fora|podem? (?:ignorar|pular|esquecer|tirar|cortar|deixar (?:de )?fora)|e proibid\w+|dispensamos|dispenso|deixa pra la)$/

const rest =
  /^(?:(?:o|a|os|as|todo|todas?) )*(?:rest(?:o|ante)|outras? datas?|demais(?: datas)?|calendario)\b/
const thing =
  /^(?:(?:ess[ea]s?|est[ea]s?|aquel[ea]s?|a|o) )?(?:data|dia|isso|disso|nisso|el[ea]s?|del[ea]s?|nel[ea]s?)?(?: mais)?$/
const cheaper =
  /^(?:(?:com|por|de|em|a|o) )*(?:descontos?|promo(?:c\w+)?\b|liquidac\w+|ofertas?|preco baixo)\b/
const drinks = /^(?:(?:de|com|a|as|o|os|so) )*(?:bebidas?|drinks?|alcool|copos?|bebidas? alcoolicas?)$/
const priced = /^(?:(?:o|os|do|dos|de|em|no|nos) )*(?:precos?|valor(?:es)?)\b/
const slang = /^girias?\b/
const sides = /\b(?:torc\w+|tom\w+ (?:partido|lado)|escolh\w+ (?:um )?lado|lado de (?:time|ninguem))\b/
/** What is left open, and cannot be left out of texts: it stays with the owner. */
const open =
  /^(?:dias? \d+|\d+|verba|grana|dinheiro|orcamento|historias?|moda|mal|se|quando|como|antes|depois|manha|tarde|noite|cedo|ainda|tudo|demais|muito|tanto|so|apenas|certeza|problema|pressa|medo|duvida|reserva|couvert|taxa|entrada|cobrar|custo|abrir|funcionar|fechar|servir|vender|ter|haver|em cima)\b|\b(?:abr\w+|funciona\w*|serv\w+|reserva\w*|couvert|ingresso|estacion\w+|reembols\w+|alerg\w+|crianc\w+|menor|menores)\b/

/** "nenhum outro": what it means stands before it, and no text can be kept free of such words. */
const anything = /^(?:(?:o|a|os|as|d[aeo]s?) )*(?:outr[oa]s?|nenhum\w*|mais|nada|resto|demais)$/

/** Most words of what is left out. */
const longest = 8

const inMedia = new RegExp(
  `^(?:nenhum\\w* )?(?:as |os |a |o )?(?:${media}|${posts})(?: (?:com|de|d[ao]s?|sobre(?: [ao]s?)?|que (?:fal\\w+|mostr\\w+)(?: d[aeo]s?)?|falando d[aeo]s?|mostrando))? ?`,
)
const endScope = new RegExp(` ?\\b${scope}$`)

/** Whether words are meant for the machine, not for the calendar. */
export const isAddressing = (folded: string): boolean => addressing.test(folded)

/** What the words of the whole clause forbid, whatever their order. */
const wholes: readonly (readonly [RegExp, Rule['what']])[] = [
  [
    /\b(?:sem|nao|nem|evit\w+|nada de)\b.*\b(?:convid\w+|convites?|cham\w+ (?:ninguem|o povo|gente|clientes?|o publico))\b/,
    'noInvite',
  ],
  [
    /\b(?:sem|nao|nem|nada de)\b.*\b(?:vend(?:er|a\w*|am)\b(?: nada|$)|propaganda|tom de venda|cara de venda|fins? comercia\w*|empurrar)/,
    'noSelling',
  ],
]
/** "nunca comparar com carne ou leite": neither is named at all. */
const comparedWith = /\bcompar\w+ (?:com|a|ao|aos|as)\b/
const promised = /\b(?:promet|diz|dig|fal|escrev|afirm)\w*/
const compared = /\bcompar\w+ (?:os )?precos?\b|\bcomparac\w+ de precos?\b/
/** Foods and drinks of the lexicon that an exclusion covers. */
const edible = new Set(['ingredient', 'group', 'dish', 'cachaca'])
/** Meant for the machine, not for the calendar. */
const addressing =
  /\b(?:system|prompt|voce agora|instruc\w+)\b|\bignor\w+ (?:as |todas as |tudo )?(?:regras|o que|anterior\w*|tudo)/

const isNamed = ({ from, weekdays }: Days) => from !== undefined || weekdays !== undefined

const shortened = (days: Days): Days => ({
  ...(days.from !== undefined && { from: days.from }),
  ...(days.to !== undefined && { to: days.to }),
  ...(days.weekdays !== undefined && days.weekdays.length < 7 && { weekdays: days.weekdays }),
})

/** The rule that forbids one thing; null if it is none that posts know. */
function ruleOf(said: string, days: Days, given: Given): WishContent | null {
  const { carry, today, names } = given
  const folded = foldInPlace(said)
  const on = shortened(days)
  /** Of a thing that holds for the occasion of its sentence. */
  const onSentence = isNamed(days) ? on : shortened(carry.ofOrder)
  const rule = (what: Rule['what'], more: Partial<Rule> = {}): Rule => ({ kind: 'postRule', what, ...more })
  if (rest.test(folded)) return rule('noKnownDates')
  const feast = findDates(said, today).find(({ name }) => name !== null)?.name ?? given.when.feast
  if (thing.test(folded)) {
    const named = feast ?? carry.feast
    return named === null ? null : rule('noMention', { of: named })
  }
  if (cheaper.test(folded)) return rule('noDiscount', onSentence)
  if (compared.test(folded)) return rule('noMention', { of: 'comparação de preços' })
  if (slang.test(folded)) return rule('noSlang')
  if (priced.test(folded)) {
    const of = bare(
      said.replace(/^(?:(?:o|os|do|dos)\s+)*(?:preços?|precos?|valor(?:es)?)(?:\s+(?:nenhum|algum))?/iu, ''),
    )
    const item = /^del[ea]s?$/iu.test(of) ? carry.item : of === '' ? null : itemOf(of, names)
    if (of !== '' && item === null) return null
    if (item === null && !isNamed(days)) return { kind: 'onlyPrice' }
    return rule('noPrice', { ...(item !== null && { of: item }), ...on })
  }
  if (drinks.test(folded))
    return isNamed(days)
      ? rule('noDrinks', on)
      : { kind: 'exclude', what: 'bebidas alcoólicas', why: 'taste' }
  if (anything.test(folded)) return null
  const words = folded.split(' ').length
  if (folded.replace(/[^a-z]/g, '').length < 3 || words > longest || open.test(folded)) return null
  if ((!isNoun(folded) && folded.split(' ').length > 2) || /\b(?:hashtags?|uso)\b/.test(folded)) return null
  const term = findTerm(said)
  if (term && edible.has(term.kind) && !isNamed(onSentence))
    return { kind: 'exclude', what: term.name, why: 'taste' }
  // Food that is left out on the occasion of its sentence is left out then; other words always are.
  const isFood = term !== undefined || itemOf(said, names) !== null
  return rule('noMention', { of: said.slice(0, 120), ...(isFood ? onSentence : on) })
}

const joint = /\s*,\s*(?:nem|e|ou)?\s*|\s+(?:nem|e|ou)\s+(?:d[aeo]s?\s+|n[ao]s?\s+)?/iu
const leadVerb = new RegExp(`^(?:${verb})(?=\\p{L})`, 'iu')

/** Whether words begin with a feast: "o Carnaval fora de época". */
const startsWithFeast = (folded: string, today: string): boolean =>
  findDates(folded, today).some(
    ({ name, start }) =>
      name !== null && /^(?:(?:nem|o|a|os|as|d[aeo]s?|n[ao]s?|em|com|sobre) )*$/.test(folded.slice(0, start)),
  )

const feastsOf = (folded: string, today: string): WishContent[] =>
  findDates(folded, today).flatMap(({ name }) =>
    name === null ? [] : [{ kind: 'postRule', what: 'noMention', of: name } as const],
  )

/** "não citar bares, lanchonetes ou food trucks": the end of a list. */
const isListEnd = ({ clause, folded }: Given): boolean =>
  clause.lead === 'next' && / (?:ou|nem) /.test(folded) && isNoun(folded) && folded.split(' ').length <= 5

/** "dos petiscos pode": what a refusal before it does not reach. */
const permitted =
  /^(?:(?:mas|ja|so|e) )*(?:d[aeo]s?|n[ao]s?|com|o|a|os|as) [a-z][a-z ]{2,30} (?:pode(?:m)?(?: sim)?|(?:e |ta |esta )?liberad[oa]s?|(?:sem|nao tem) problema|tudo bem)$/

export const readPermitted = ({ clause, folded }: Given): Order | null =>
  permitted.test(folded) && !(clause.asks && clause.last) ? { repeats: true } : null

/** Reads what a clause refuses. A clause of days alone refuses posts on them. */
export function readRefusal(given: Given): Order | null {
  const { clause, when, folded, said, carry } = given
  if (clause.asks && clause.last) return null
  const whole = wholes.find(([words]) => words.test(folded))?.[1]
  if (whole) {
    const on = isNamed(when.days) ? when.days : isNamed(carry.ofOrder) ? carry.ofOrder : (carry.last ?? {})
    return { wishes: [{ kind: 'postRule', what: whole, ...shortened(on) }], goesOn: 'refuse' }
  }
  if (sides.test(folded) && /\b(?:nao|sem|nem|evit\w+|nada de)\b/.test(folded))
    return { wishes: [{ kind: 'postRule', what: 'noMention', of: 'torcida' }], goesOn: 'refuse' }
  // "não esqueça do delivery": the opposite.
  if (
    /\bnao (?:se )?(?:esquec|tir(?:a|e|em|ar|o)\b|retir|cort(?:a|e|em|ar)\b|elimin|exclu|remov|dispens|deix\w+ de|deixe de|falt|mex\w+ n[ao]s?\b|par(?:e|em|ar) de|pod\w+ faltar)/.test(
      folded,
    )
  )
    return null
  const swapped = /^(?:mas |e )*(?:troqu?\w+|substitu\w+) (.+?) por (.+)$/.exec(folded)
  if (swapped?.[1] && swapped[1].split(' ').length <= 3) {
    const start = folded.indexOf(swapped[1])
    const of = bare(said.slice(start, start + swapped[1].length)).replace(/^['‘’]|['‘’]$/gu, '')
    return { wishes: [{ kind: 'postRule', what: 'noMention', of }], goesOn: 'refuse' }
  }
  const ofFeast = refusing.exec(clause.folded)?.[1]
  const ofPosts =
    /^(?:nao|nunca|jamais|nem|sem) (?:(?:quero|pode|e para|e pra) )?(?:post|publi(?:c|qu))\w*(?: (?:nada|nenhum\w*|mais))*$/
  if (ofFeast && when.feast !== null && !ofPosts.test(folded) && startsWithFeast(ofFeast, given.today))
    return { wishes: feastsOf(ofFeast, given.today), goesOn: 'refuse' }
  if (
    carry.order === 'refuse' &&
    clause.lead === 'next' &&
    / ou | nem /.test(clause.folded) &&
    startsWithFeast(clause.folded, given.today)
  )
    return { wishes: feastsOf(clause.folded, given.today), goesOn: 'refuse' }
  const found = refusing.exec(folded)
  const late = found ? null : after.exec(folded)
  const isRefused = carry.order === 'refuse' || carry.order === 'compare'
  const goesOn = !found && !late && isRefused && (/^(?:nem|ou) /.test(folded) || isListEnd(given))
  if (!found && !late && !goesOn) return null
  const known = readPostRule({ text: clause.text, folded: clause.folded, asks: false })
  if (known)
    return {
      wishes: known.map((wish) =>
        wish.kind === 'postRule' && wish.what === 'noDiscount'
          ? { ...wish, ...shortened(isNamed(when.days) ? when.days : carry.ofOrder) }
          : wish,
      ),
      goesOn: 'refuse',
    }
  const object = late ? (late[1] ?? '') : (found?.[1] ?? folded.replace(/^(?:nem|ou) /, ''))
  if (found && isVerbNext(folded.slice(0, folded.length - object.length), object)) return null
  const quiet = found ? quietDays(object, given) : undefined
  if (quiet !== undefined) return quiet
  const at = late ? 0 : folded.length - object.length
  let text = said.slice(at, at + object.length).trim()
  let plain = foldInPlace(text)
  const lead = inMedia.exec(plain)
  const isMedia = lead !== null
  if (lead) {
    text = text.slice(lead[0].length).trim()
    plain = foldInPlace(text)
  }
  const tail = endScope.exec(plain)
  if (tail) text = text.slice(0, tail.index).trim()
  // "não prometer que emagrece"
  text = bareObject(promised.test(folded) ? text.replace(/^que\s+/iu, '') : text)
  const { days } = when
  if (text === '') {
    // "nenhum post na segunda": days without posts.
    const publishes = /\b(?:post|publi(?:c|qu))\w*/.test(folded) && !/\b(?:fal|cit|mostr)\w+/.test(folded)
    if (isNamed(days) && (isMedia || publishes))
      return { wishes: [{ kind: 'postRule', what: 'noPosts', ...shortened(days) }] }
    if (given.when.feast !== null && !/\bpost|public/.test(folded))
      return { wishes: [{ kind: 'postRule', what: 'noMention', of: given.when.feast }] }
    if (/^(?:tir|cancel|remov|pul|ignor|esquec)/.test(folded.replace(/^(?:mas|e|entao) /, '')) && carry.feast)
      return { wishes: [{ kind: 'postRule', what: 'noMention', of: carry.feast }] }
    return null
  }
  if (/\b(?:a vontade|em dobro|open bar|liberad[oa])\b/.test(foldInPlace(text)))
    return {
      wishes: text
        .split(joint)
        .map((part) => ({ kind: 'postRule', what: 'noMention', of: bareObject(part).slice(0, 120) })),
      goesOn: 'refuse',
    }
  // "nada de foto de lagosta, não vendemos": why, and nothing to leave out.
  if (
    /^(?:vend\w+|faz\w+|fazemos|tem|temos|serv\w+|trabalh\w+|us(?:o|amos)|gost\w+)$/.test(foldInPlace(text))
  )
    return carry.order === 'refuse' ? { repeats: true, goesOn: 'refuse' } : null
  const listed = text.split(' ').length <= 2 ? [text] : text.split(joint)
  const parts = listed
    .map((part) => bareObject(/^compar/iu.test(part) ? part : part.replace(leadVerb, '')))
    .filter((part) => part !== '')
  if (comparedWith.test(folded) || (goesOn && carry.order === 'compare'))
    return {
      wishes: text
        .split(joint)
        .map(bareObject)
        .filter((of) => of !== '')
        .map((of) => ({ kind: 'postRule', what: 'noMention', of: of.slice(0, 120) })),
      goesOn: 'compare',
    }
  // "nada de foto de mesa vazia": of pictures alone; texts may name a table.
  const isPicture = lead !== null && /\b(?:fotos?|imagem|imagens|videos?|reels?)\b/.test(lead[0])
  const rules = parts.map((part) => {
    const rule = ruleOf(part, days, given)
    return isPicture && rule?.kind === 'postRule' && rule.what === 'noMention'
      ? { ...rule, what: 'noPicture' as const }
      : rule
  })
  if (rules.length === 0 || rules.some((rule) => rule === null)) return null
  return { wishes: rules.flatMap((rule) => rule ?? []), goesOn: 'refuse' }
}

const bareObject = (text: string): string =>
  bare(text)
    .replace(/^['‘]|['’]$/gu, '')
    .replace(/^(?:assunto|tema)s?\s+(?=\S)/iu, '')
    .replace(/\s+(?:não|nunca|por favor|viu|mais|ainda)$/iu, '')
    .trim()
