/** Days of which a text only seems to tell: what asks, orders a forecast, or says what changed for good is no event. */

import { weekdaysIn } from '../dates/weekdays.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const saysMore =
  /\b(?:quer(?:o|ia|emos)|necessit\w+|preciso|solicit\w+|encaminh\w+|gostar\w+|previs\w+|projec\w+|olh[ae]|mand[ae]|bora|usa|esquec\w+|nada alem|quais|qual|quanto|quantos|quantas|rolou|fim d[ao]|tchau|depois tiro|so volta\w*|entreg\w+|tabela|por favor|so os|so as|nunca mais|pra ca|para ca|pra sempre|de vez|outro nivel|outro dono|outro patamar|exceto|mais vendid\w+|nao (?:foi|teremos|foram)|ta \d+|custa\w*|faz(?: ate)?$|des que|sem [a-z]{3,}|fora d[oa]|do ar|nao chegou|nada de)\b/

/** What changed for good is more than the days on which it did. */
const forGood =
  /\b(?:desde entao|de la (?:pra|para) ca|(?:pra|para) ca|nunca mais|de vez|(?:pra|para) sempre|outro (?:nivel|patamar)|movimento e outro|estabiliz\w+|dados velhos|esquec\w+ como era|antes era outr\w+|ficou nisso|des que|o dobro de mesas)\b/

/** Nothing that changes a figure. */
const isEmpty = ({ wish }: DraftWish) =>
  wish.kind === 'date' &&
  !wish.closed &&
  !wish.open &&
  wish.effect === undefined &&
  wish.percent === undefined &&
  wish.closes === undefined &&
  wish.item === undefined &&
  wish.guests === undefined &&
  wish.like === undefined

/** "somos um self-service e abrimos de segunda a sábado" */
const opensOn =
  /\b(?:abr(?:e|imos|o)|funcion(?:a|o|amos)|atend(?:e|o|emos)) (?:so |apenas |somente )?(?:de|aos?|n[ao]s?) /

/** The days on which a house closes that says when it opens; null if the day is about something else. */
function shutDays(one: DraftWish, text: string): DraftWish | null {
  const { wish, start, end } = one
  if (wish.kind !== 'date' || !isEmpty(one) || wish.from !== undefined || wish.weekdays !== undefined)
    return null
  const said = foldInPlace(text.slice(start, end)).toLowerCase()
  const at = opensOn.exec(said)?.index
  const open = at === undefined ? [] : weekdaysIn(said.slice(at))
  const shut = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.includes(day))
  return at === undefined || open.length < 2 || shut.length === 0
    ? null
    : { ...one, wish: { ...wish, what: text.slice(start + at, end), weekdays: shut, closed: true } }
}

/** The draft without those days, whose words stay with the owner. */
export function withoutEmptyDates(text: string, given: Draft): Draft {
  const draft = { ...given, wishes: given.wishes.map((one) => shutDays(one, text) ?? one) }
  const empty = draft.wishes.filter((one) => {
    if (one.wish.kind !== 'date') return false
    const said = foldInPlace(text.slice(one.start, one.end)).toLowerCase().trim()
    return (isEmpty(one) && saysMore.test(said)) || forGood.test(said)
  })
  return givenBack(draft, empty)
}
