/**
 * What an owner's facts mean for the sums of a menu: guests who take no rise, the price of a kilo that was given as an item's
 * cost, and what of a purchase is thrown away.
 */
import { everyItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { ofKind, type Wish, type WishOf } from '../../base/request/wish.ts'

const noRise =
  /(?<!\p{L})n(?:ão|ao|em|inguém|inguem)(?!\p{L})[^.;!?]{0,40}(?:aceit|aguent|pag|engol|topa|suport)\p{L}*[^.;!?]{0,25}(?:aumento|mais car|reajust|subid|preço maior)/iu
const newCosts =
  /cust\p{L}+[^.;!?]{0,40}(?<!\p{L})j[áa](?!\p{L})[^.;!?]{0,25}(?:nov|de hoje|atua|certo|com o aumento)/iu
const half =
  /perc?[od]\p{L}* (?:quase |mais ou menos )?(?:a )?metade|metade [^.;!?]{0,25}(?:perde|vai fora|estraga|joga|lixo)/iu

/** Whether the sheet's costs are those after the rise that the owner tells of. */
export const hasNewCosts = ({ wishes }: RequestSheet): boolean =>
  ofKind(wishes, 'houseFact').some(
    ({ about, text }) => about === 'newCosts' || (about === 'context' && newCosts.test(text)),
  )

/** How much dearer or cheaper than the item's own cost a price may be to be meant for it. */
const near = 2

/** "Bolinho, R$ 30, era R$ 24", of "o bacalhau foi de 24 a 30 o quilo": the rise of what is bought. */
function riseOf(wish: WishOf<'costNow'>, costOf: (item: string) => number | null): Wish | null {
  const { text, was, price, origin, item } = wish
  const cost = costOf(item)
  if (was === undefined || price === undefined || (cost !== null && was < cost * near && cost < was * near))
    return null
  const what =
    /(?:(?<!\p{L})(?:[oa]s?|quilo d[eoa]) )?([^\s,.;][^,.;]{2,39}?) (?:passou|subiu|foi|aumentou|saiu|saltou|pulou)(?!\p{L})/iu.exec(
      text,
    )?.[1]
  return what === undefined
    ? null
    : {
        kind: 'question',
        about: 'passOn',
        what,
        was,
        price,
        ...(/quilo|(?<!\p{L})kg/iu.test(text) && { per: '1 kg' }),
        text,
        origin,
      }
}

/** The wishes that a fact implies. @param costOf R$ of an item by the sheet; null if unknown */
export function impliedBy(wish: Wish, costOf: (item: string) => number | null): Wish[] {
  const { text, origin } = wish
  if (wish.kind === 'houseFact' && wish.about === 'context' && noRise.test(text))
    return [{ kind: 'capPrice', item: everyItem, text, origin }]
  if (wish.kind === 'houseFact' && wish.about === 'context' && half.test(text) && wish.what !== undefined)
    return [{ kind: 'costNow', item: wish.what, lost: 50, text, origin }]
  const rise = wish.kind === 'costNow' ? riseOf(wish, costOf) : null
  return rise === null ? [] : [rise]
}

/** The sheet with all of them. */
export function withImplied(sheet: RequestSheet, costOf: (item: string) => number | null): RequestSheet {
  const implied = sheet.wishes.flatMap((wish) => impliedBy(wish, costOf))
  return implied.length === 0 ? sheet : { ...sheet, wishes: [...sheet.wishes, ...implied] }
}
