/** Days of which a text only seems to tell: what asks, orders a forecast, or says what changed for good is no event. */
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

/** The draft without those days, whose words stay with the owner. */
export function withoutEmptyDates(text: string, draft: Draft): Draft {
  const empty = draft.wishes.filter((one) => {
    if (one.wish.kind !== 'date') return false
    const said = foldInPlace(text.slice(one.start, one.end)).toLowerCase().trim()
    return (isEmpty(one) && saysMore.test(said)) || forGood.test(said)
  })
  return givenBack(draft, empty)
}
