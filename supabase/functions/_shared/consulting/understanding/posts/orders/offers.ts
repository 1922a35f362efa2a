/** What costs another price on certain days: "nesse dia o chope sai por 8 reais", "15 % na conta, menos nas bebidas". */
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { birthdayOf } from '../events.ts'
import { refusedIn } from '../refusals.ts'
import { noMore } from './cancelled.ts'
import type { Given, Order } from './order.ts'
import { bare, isNoun, itemOf, itemsOf } from './what.ts'
import { hasDays } from './when.ts'

const amount =
  /(?:\b(?:por|a|de|sai(?:ndo)? (?:a|por)|fica(?:ndo)? (?:a|por|em)|custa(?:ndo)?|vai (?:a|custar)|vale|sera|e|eh|=|:) ?)?(?:r\$ ?(\d{1,4}(?:[,.]\d{1,2})?)(?: ?reais)?|(\d{1,4}(?:,\d{1,2})?) ?(?:reais|contos?|conto|pilas?|mangos?)(?: ?cada)?|(?<![\d/])(\d{1,4},\d{2})(?!\d)|\b(?:por|a|sai a|sai por|fica a|fica por) (\d{1,3})(?= (?:o|a|e|cada|por|para)\b|$| ?,))(?: (?:o conjunto|os dois|cada(?: um| uma)?|a (?:unidade|dose|porcao)|o (?:par|casal|combo|litro)|por pessoa|a pessoa))?/
const joined = /\+|\b(?:combos?|kit|casadinha|dobradinha|pacote)\b/
const launched =
  /\b(?:lanc\w+|estrei\w+|inaugur\w+|chegada|chega|novidade|aumento|aument\w+|mudou|muda|subiu|sobe|sobem|era|custava)\b/
const percent =
  /\b(\d{1,2}) ?(?:%|por cento)(?: de)?(?: (?:desconto|off))?(?: (?:d[aeo]s?|n[ao]s?|em|sobre|para|pra|pr[ao]s?) .+)?|\b(?:metade do preco|em dobro|dobrad[oa]|2 por 1|dois por um|leve \d pague \d|de graca|gratis|nao pagam?|cortesia|quem (?:chegar|vier|pedir|trouxer|comprar|vem|pede) .*\b(?:ganha|leva))\b/
const giving =
  /^(?:(?:mas|e|so|entao|nesse dia|eu|a gente|nos|vamos|vou|quero|queria|daria|dariamos|dar|damos|dou|da|fazer|faco|fazemos|faria|ter|tem|temos|teremos|oferecer|oferecemos|pensei em|com|um|uma|uns) )*/
/** Words beside an item that is sold for less. */
const beside =
  /\b(?:(?:n?o (?:jantar|almoco)|(?:a|de) noite|o|a|os|as|um|uma|do|da|dos|das|de|no|na|nos|nas|e|em|vale|valem|sai|saem|fica|ficam|sera|vai|ser|ta|esta|quem manda|quem reina|e dia d[eoa]|e a vez d[oa]|dia d[eoa]|a preco de|preco|promocional|especial|promocao|promo|oferta|so|somente|apenas|tem|temos|teremos|cada|por|para|pra|nosso|nossa|todo|toda|happy hour|ate|das?|as|aos?|entao|la|tambem|que|sempre|mais barat[oa]|bem gelad[oa]|inteir[oa]|gelad[oa]|geladinh[oa])\b|[:,]|\s)+/g

const hourOf = (hour: number) =>
  `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60)).padStart(2, '0')}`

const priceIn = (folded: string) => {
  const found = amount.exec(folded)
  if (!found) return null
  const value = Number((found[1] ?? found[2] ?? found[3] ?? found[4] ?? '').replace(',', '.'))
  return value > 0 ? { value, start: found.index, end: found.index + found[0].length, said: found[0] } : null
}

/** What an event costs to enter, which is no offer of a part of the menu called "Entradas". */
const admission =
  /^(?:(?:e|com|a|o) )*(?:entradas?|ingressos?|couverts?(?: artistico)?|convites?|bilheteria|inscric(?:ao|oes))(?: (?:a|por|de|custa|sai|antecipad\w+|na porta|no local))*\s*:?$/

const mealtime = /\b(?:so |somente |apenas )?(?:n?o (?:jantar|almoco)|(?:a|de) noite)\b/

function noteOf({ when, said, folded }: Given): string | undefined {
  const meal = mealtime.exec(folded)
  const notes = [
    ...(meal ? [said.slice(meal.index, meal.index + meal[0].length)] : []),
    ...(when.exceptHolidays ? ['não vale em feriado'] : []),
  ]
  return notes.length > 0 ? notes.join(', ') : undefined
}

/** "2 tapiocas por R$ 25": so many of one item, as the owner says it. */
function severalOf(text: string, { names }: Given): string | null {
  const words = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:\s+(?:por|a|sai|saem|sai por|tod[ao]s?|n[ao]s?))+$/iu, '')
  const [, count, item = ''] =
    /^(\d{1,2}|duas?|dois|tr[eê]s|quatro)\s+(?!por\b)(\p{L}.*)$/iu.exec(words) ?? []
  if (!count || /\d|\+| e /.test(item) || Number(count) === 1) return null
  const one = item.replace(/(?<=\p{L}{3})s(?= |$)/giu, '')
  return itemOf(item, names) !== null || itemOf(one, names) !== null ? `${count} ${item}` : null
}

/** A drink for nothing, or two for one. */
const doubled =
  /\b(?:doses?|drinks?|caipi\w+|chopp?e?s?|cervejas?|shots?|bebidas?|mojitos?|gin)\b.*\b(?:em dobro|dobrad\w+|dupl[oa]|gratis|de graca|free|cortesia|2 por 1|dois por um|a vontade|liberad\w+)\b|\b(?:dose|drink|chopp?e?|caipi\w+) (?:dupl\w+|dobrad\w+)\b|\bopen ?bar\b/

/** "dia 5/6 a casa faz 12 anos com sorteio": the birthday stays, without the draw. */
function besideRaffle({ said, when: { days } }: Given): WishContent[] {
  const { from, to } = days
  const [head = ''] = said.split(/\s+(?:com|e|vai ter|tem)\s+/iu)
  const what = from === undefined ? null : birthdayOf(head)
  return from === undefined || what === null
    ? []
    : [{ kind: 'date', what, closed: false, from, to: to ?? from }]
}

/** What the rules for drinks refuse, stated as an offer. */
export function readDoubled(given: Given): Order | null {
  const { clause, folded } = given
  if (/^(?:e |entao )?(?:pode|posso|da|rola|tem problema|e permitido|pode isso)$/.test(folded) && clause.asks)
    return { repeats: true }
  const refused = refusedIn(clause.text)
  if (refused) return { wishes: [{ kind: 'refusedPost', what: refused }, ...besideRaffle(given)] }
  // "dose dupla na quinta" is the name of an evening.
  if (/^(?:o |a )?(?:dose|drink|chopp?e?) (?:dupl|dobrad)\w+$/.test(folded) && !clause.asks) return null
  if (!doubled.test(folded) || /\b(?:nao|nem|sem|nunca|nada)\b/.test(folded)) return null
  return { wishes: [{ kind: 'refusedPost', what: 'doubleDose' }] }
}

export function readOffer(given: Given): Order | null {
  const { clause, said, folded, when, carry } = given
  if (clause.asks && clause.last) return null
  if (launched.test(folded)) return null
  const paid = priceIn(folded)
  if (paid === null) return readPriceAfter(given) ?? readPercent(given)
  if (joined.test(folded)) return null
  const both = /,\d{2}\b|\d (?:reais|conto)/.test(folded.slice(0, paid.end))
    ? folded.slice(paid.end).search(/\s+e\s+(?=.*\d)/)
    : -1
  if (both >= 0) {
    const at = paid.end + both
    const [one, other] = [
      readOffer({ ...given, said: said.slice(0, at), folded: folded.slice(0, at) }),
      readOffer({ ...given, said: said.slice(at + 3), folded: folded.slice(at + 3) }),
    ]
    if (one?.wishes && other?.wishes) return { wishes: [...one.wishes, ...other.wishes] }
  }
  if (admission.test(folded.slice(0, paid.start).trim())) return null
  const left = `${said.slice(0, paid.start)} ${said.slice(paid.end)}`
  // "R$ 29,90 com suco": the price of what stands before it.
  if (paid.start === 0 && /^\s*com\b/.test(folded.slice(paid.end))) return null
  const several = severalOf(left, given)
  const items = several ? [several] : named(left, given)
  const goesOn =
    items === null &&
    carry.item !== null &&
    /^(?:[\s,]|so|apenas|por|a|de)*$/.test(folded.slice(0, paid.start)) &&
    folded.slice(paid.end).trim() === '' &&
    carry.order === 'focus'
  const event = items === null ? readEventWithOffer(given, left) : null
  if (event) return event
  const found = items ?? (goesOn && carry.item ? [carry.item] : null)
  if (found === null || /\b(?:nao|nem|sem)\b/.test(folded)) return null
  const isWithin = when.days.from === undefined && when.days.weekdays !== undefined
  const days = isWithin ? { ...carry.ofSentence, ...when.days } : hasDays(when) ? when.days : carry.ofSentence
  // At the menu's own price it is no offer but a dish of the day.
  const hours = {
    ...(hasDays(when) ? {} : carry.hours),
    ...(when.start !== undefined && { start: when.start }),
    ...(when.end !== undefined && { end: when.end }),
  }
  const note = noteOf(given)
  const what = found.length > 1 ? found.join(' + ') : (found[0] ?? '')
  const wish: WishContent = {
    kind: 'combo',
    what: what.slice(0, 120),
    ...(found.length > 1 && { of: what.slice(0, 200) }),
    price: paid.value,
    ...(days.from !== undefined && { from: days.from }),
    ...(days.to !== undefined && { to: days.to }),
    ...(days.weekdays !== undefined && { weekdays: days.weekdays }),
    ...hours,
    ...(note !== undefined && { note }),
  }
  return { wishes: [wish] }
}

/** "às sextas quem manda é o chope, 10 reais até 19h": the price follows in a clause of its own. */
function readPriceAfter(given: Given): Order | null {
  const { next, said, when } = given
  if (next === null || !hasDays(when)) return null
  const paid = priceIn(next.folded)
  const items = paid && named(said, given)
  if (!paid || !items || named(`${next.said.slice(0, paid.start)} ${next.said.slice(paid.end)}`, given))
    return null
  const beyond = `${next.folded.slice(0, paid.start)} ${next.folded.slice(paid.end)}`.replace(beside, '')
  if (/[a-z]/.test(beyond)) return null
  const { start = when.start, end = when.end } = next.when
  const order = readOffer({
    ...given,
    next: null,
    when: { ...when, ...(start !== undefined && { start }), ...(end !== undefined && { end }) },
    said: `${items.join(' + ')} por R$ ${String(paid.value).replace('.', ',')}`.replace(' + ', ' e '),
    folded: `${items.join(' e ')} por r$ ${String(paid.value).replace('.', ',')}`.toLowerCase(),
  })
  return order && { ...order, takesNext: true }
}

/** "noite italiana com risoto e gin tônica a 75": an event, and what it offers. */
function readEventWithOffer(given: Given, left: string): Order | null {
  const split = /\s+com\s+/iu.exec(left)
  if (!split || given.when.days.from === undefined) return null
  const [head, content] = [bare(left.slice(0, split.index)), left.slice(split.index + split[0].length)]
  const items = itemsOf(bare(content), given.names)
  if (!items || !isNoun(foldInPlace(head)) || /\d/.test(head)) return null
  const offer = readOffer({
    ...given,
    said: given.said.slice(given.said.search(/\bcom\s/iu) + 4),
    folded: given.folded.slice(given.folded.search(/\bcom\s/) + 4),
  })
  const { from, to } = given.when.days
  if (!offer?.wishes) return null
  return {
    wishes: [
      {
        kind: 'date',
        what: head.slice(0, 120),
        closed: false,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(given.when.start !== undefined && { at: given.when.start }),
        note: `com ${bare(content)}`.slice(0, 120),
      },
      ...offer.wishes,
    ],
  }
}

/** The items of the words beside a price, if they are all that is said. */
function named(text: string, { names }: Given): string[] | null {
  const rest = text.replace(/\s+/g, ' ').trim()
  const whole = bare(rest)
  const direct = itemsOf(whole, names)
  if (direct) return direct
  const plain = rest.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.length !== rest.length) return null
  // "quarta é dia de caldo de mocotó": the words on both sides of the item are small ones.
  const words = [...rest.matchAll(/\S+/g)]
  for (let size = Math.min(6, words.length); size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const [first, last] = [words[at], words[at + size - 1]]
      if (!first || !last) continue
      const [start, end] = [first.index, last.index + last[0].length]
      const item = itemOf(rest.slice(start, end), names)
      const sides = `${plain.slice(0, start)} ${plain.slice(end)}`.replace(beside, '')
      if (item !== null && /^\P{L}*$/u.test(sides)) return [item]
    }
  return null
}

/** "terça em dobro", "temaki em dobro": a short offer is its own name. */
function offerName({ clause, said, folded }: Given): { what: string; note?: string } {
  const whole = /^(?:em dobro|dobrad\w+|2 por 1)$/.test(folded.trim())
  const name = bare(whole ? clause.text : said)
  const isName = name.split(' ').length <= 6 && isNoun(foldInPlace(name)) && !/\d ?%|cento/.test(name)
  return isName
    ? { what: name.charAt(0).toLowerCase() + name.slice(1) }
    : { what: 'oferta da casa', note: clause.text.slice(0, 120) }
}

/** Discounts and gifts are told in the owner's words, on the date that they belong to. */
function readPercent(given: Given): Order | null {
  const { clause, said, folded, when, carry } = given
  if (!percent.test(folded) || noMore.test(folded) || /\b(?:sem|nada|nem|nunca|nenhum\w*)\b/.test(folded))
    return null
  const lead = giving.exec(folded)?.[0].length ?? 0
  // "mulher não paga até 21h": the hour is a condition of the gift.
  const isTimed = (when.start !== undefined || when.end !== undefined) && !hasDays(when)
  const note = (isTimed ? clause.text : said).slice(isTimed ? 0 : lead).trim()
  if (note.length > 120 || note === '') return null
  // "toda quinta roda de samba de graça até 20h": an event with its condition, for the reader of events.
  if (
    when.days.weekdays !== undefined &&
    when.end !== undefined &&
    /\b(?:de graca|gratis)$/.test(folded.trim())
  )
    return null
  if (when.days.weekdays !== undefined && when.days.from === undefined)
    return {
      wishes: [
        {
          kind: 'date',
          ...offerName(given),
          closed: false,
          weekdays: when.days.weekdays,
        },
      ],
    }
  const { from, to } = when.days
  if (from !== undefined && to !== undefined && to > from)
    return {
      wishes: [
        {
          kind: 'date',
          what: 'oferta da casa',
          closed: false,
          from,
          to,
          note: note.replace(/\s+(?:em|n[oa]|d[oae]|todo|toda|durante)(?:\s+(?:todo|toda))?$/iu, ''),
        },
      ],
    }
  // "2/12 Dia do Samba é de graça até 20h": an event of its own, and nothing of the one before it.
  if (from !== undefined && when.feast !== null)
    return {
      wishes: [
        {
          kind: 'date',
          what: when.feast,
          closed: false,
          from,
          to: to ?? from,
          ...(when.start !== undefined && { at: when.start }),
          note: `${note.replace(/^[ée]\s+/iu, '')}${when.end === undefined ? '' : ` até as ${hourOf(when.end)}`}`,
        },
      ],
    }
  if (from !== undefined && carry.last?.from !== from) return null
  return carry.last !== null || clause.lead === 'next' ? { detail: { note } } : null
}
