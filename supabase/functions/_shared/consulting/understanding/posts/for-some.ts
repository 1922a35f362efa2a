/**
 * "Não fale de peixe cru para grávida" is a caution about one audience, and "nada de feijoada para o almoço" about one
 * occasion: neither leaves the fish or the dish out of all posts. A caution is kept by speaking to that audience in no post;
 * anything else goes back to the owner.
 */
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const isRefusal = ({ wish }: DraftWish): boolean =>
  (wish.kind === 'exclude' && (wish.why === 'taste' || wish.why === 'supply')) ||
  (wish.kind === 'postRule' &&
    (wish.what === 'noMention' || wish.what === 'noDiscount' || wish.what === 'noDelivery') &&
    wish.weekdays === undefined)

const refuses = /(?<![a-z])(?:nao|nunca|jamais|nada|nem|sem|evit\w+)(?![a-z])/
/** What is meant for a use, a table or a number of people is a thing of its own: "marmita para viagem", "prato para dois". */
const ofThing =
  /^(?:nenhum[a]?|ninguem|[a-z]+(?:ar|er|ir)|viagem|casa|mesa|(?:um|uma|dois|duas|tres|quatro|\d+)(?: pessoas?)?|crescer)(?![a-z])/
const speaks =
  /(?<![a-z])(?:fal\w+|cit\w+|mencion\w+|diz\w*|dig\w+|escrev\w+|post\w*|publi\w+|anunci\w+|divulg\w+|recomend\w+|suger\w+|sugir\w+|oferec\w+|mostr\w+)(?![a-z])/
/** Whom the owner names by a bare word or two. */
const audience = /^(?!quem|o |a |os |as |um |uma |ess|est|aquel)[a-z]+(?: (?:de|em|sem|com) [a-z]+)?$/

/** The words of a refusal, up to the end of its clause. */
function clauseOf(folded: string, { start, end }: DraftWish): { start: number; end: number } {
  const stop = folded.slice(end).search(/[.,;!?\n]/)
  return { start, end: stop < 0 ? folded.length : end + stop }
}

/** The draft without refusals for some that would hold for all. */
export function withoutForSome(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const kept: DraftWish[] = []
  const given: DraftWish[] = []
  for (const one of draft.wishes) {
    const clause = clauseOf(folded, one)
    const said = folded.slice(clause.start, clause.end)
    const [, whom] = /(?<![a-z])(?:para|pras?|pros?)(?![a-z]) (.+)$/.exec(said) ?? []
    if (!isRefusal(one) || whom === undefined || !refuses.test(said) || ofThing.test(whom)) kept.push(one)
    else if (speaks.test(said.slice(0, -whom.length)) && audience.test(whom)) {
      const at = clause.end - whom.length
      kept.push({
        wish: { kind: 'postRule', what: 'noMention', of: text.slice(at, clause.end) },
        ...clause,
      })
    } else given.push({ ...one, ...clause })
  }
  if (given.length === 0 && kept.every((one, at) => one === draft.wishes[at])) return draft
  const covered = [...kept.filter((one) => !draft.wishes.includes(one)), ...given]
  const isCovered = ({ start, end }: { start: number; end: number }) =>
    covered.some((one) => start >= one.start && end <= one.end)
  return givenBack(
    { ...draft, wishes: [...kept, ...given], unread: draft.unread.filter((one) => !isCovered(one)) },
    given,
  )
}
