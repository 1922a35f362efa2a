/**
 * A place, a greeting and a complaint name items too: "a gente fica no mercado dos peixes", "aqui é casa de vinho",
 * "sobremesa quase não sai". None of them asks that something stays on the menu.
 */
import { question } from '../spoken/pieces.ts'
import { type Draft, type DraftUnread, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const place =
  '(?:casas?|bar(?:es)?|restaurantes?|cantinas?|bistros?|esquina|rua|avenida|praca|praia|beco|box|mercados?|feiras?|barracas?|quiosques?|trailer|polo|bairro|terra|cidade|capital|reino|cantinho|vila|largo|porto|shopping|posto|festival|festa)'
const places = new RegExp(`(?<![a-z])${place} (?:de|do|da|dos|das) [a-z]`)
const holds =
  /(?<![a-z])(?:mant\w+|fi[cq]\w*|deix\w+|continu\w+|perman\w+|segu\w+|preserv\w+|conserv\w+|guard\w+|poup\w+|salv\w+|proteg\w+|garant\w+|sagrad\w+|intoc\w+|obrigat\w+|preciso|precisa|quer\w*|tem que|tem de|nao abr\w+|nunca|jamais|ninguem|nada|nem|nao|tir\w+|cort\w+|elimin\w+|remov\w+|sem|menos|exceto|fora|bot\w+|poe|ponh\w+|coloc\w+|so|somente|apenas)(?![a-z])/
const tells =
  /(?<!\p{L})(?:d[aá] (?:um |muit[oa] |tant[oa] )?(?:trabalh\p{L}+|preju\p{L}+|dor de cabe\p{L}+)|é|eh|são|sao|somos|sou|tá|ta|tão|está|estão|era|foi|fomos)(?!\p{L})/u
/** "fica dentro de", "ficamos na": where the house stands. */
const stands =
  /(?<![a-z])(?:fic(?:a|amos|o)|estamos|estou|somos|sou) (?:bem |aqui |ali |logo )*(?:dentro|perto|ao lado|em frente|na frente|de frente|na esquina|na rua|no mercado|na praca|na beira|na praia|n?o centro|no bairro|nesse|nessa|d[oe] bar)(?![a-z])/
/** "perto do camarão": beside what the house stands, in the clause after it. */
const beside =
  /^\s*(?:bem |ali |logo )*(?:perto|ao lado|do lado|em frente|na frente|vizinh[oa]|colad[oa]|dentro) (?:d[eoa]s?|a[os]?) /
const hardly =
  /(?<![a-z])(?:quase (?:nao|nunca|ninguem) (?:sai|saem|vende\w*|gira\w*|ped\w+|compr\w+)|(?:nao|nunca) (?:sai|saem|vend\w+|gira\w*) (?:quase )?(?:nada|bem|muito|direito|como antes|de jeito nenhum mais))(?![a-z])/
const whatNow =
  /^[\s,;:.-]*(?:e |ai )?o? ?(?:que (?:que )?(?:eu |a gente )?(?:faco|faz|fazer|posso fazer)|faco o que)(?: com (?:ela|ele|elas|eles|isso))?\s*$/

/** The clause around some words, from comma to comma. */
function clauseAround(folded: string, { start, end }: { start: number; end: number }) {
  const from = folded.slice(0, start).search(/[^,.;:!?\n]*$/)
  return { from, to: end + folded.slice(end).search(/[,.;:!?\n]|$/) }
}

/** The draft without items that such a clause only names; what it asks besides is answered or left to the owner. */
export function withoutToldHolds(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const left: DraftUnread[] = []
  const asked: DraftWish[] = []
  const answered = new Set<DraftUnread>()
  const wishes = draft.wishes.filter((one) => {
    if (one.wish.kind !== 'keepItem' || one.wish.part !== undefined) return true
    const { from, to } = clauseAround(folded, one)
    const said = folded.slice(from, to)
    const sells = hardly.exec(said)
    if (sells) {
      const next = draft.unread.find(
        (passage) => passage.start >= one.end && whatNow.test(folded.slice(one.end, passage.end)),
      )
      if (next) {
        answered.add(next)
        asked.push({
          wish: question('weakest', { item: one.wish.item }),
          start: one.start,
          end: Math.max(next.end, one.end),
        })
        return false
      }
    }
    const without = said.replace(stands, ' ')
    const isPlace = beside.test(said) || (places.test(said) && (stands.test(said) || !holds.test(said)))
    const isTold = tells.test(text.slice(from, to).toLowerCase()) && !holds.test(without)
    if (!sells && !isPlace && !isTold && !(stands.test(said) && !holds.test(without))) return true
    left.push(unreadAt(one))
    return false
  })
  if (left.length === 0 && asked.length === 0) return draft
  return {
    ...draft,
    wishes: [...wishes, ...asked].toSorted((a, b) => a.start - b.start),
    unread: [...draft.unread.filter((one) => !answered.has(one)), ...left].toSorted(
      (a, b) => a.start - b.start,
    ),
  }
}
