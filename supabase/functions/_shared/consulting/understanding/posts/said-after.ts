/** What is said once behind several events or of an item: "couvert 15", "posta muito o burger". */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const cover =
  /^(?:e |o |com )*couvert(?: artistico)?(?: (?:a|de|e|por|custa|sai))*[ :]*(?:r\$ ?)?(\d{1,3})(?: reais| conto)?(?: por (?:pessoa|cabeca))?$/u
const music =
  /(?<!\p{L})(?:cover|samba|show|musica|banda|forro|chorinho|choro|pagode|voz e violao|violao|seresta|dj|rock|jazz|mpb|sertanejo|piseiro|sanfona|cantor\p{L}*|tributo)(?!\p{L})/u

/** A cover charge told alone is that of the evenings with music. */
function withCover(folded: string, draft: Draft): Draft {
  const told = draft.unread.find(
    ({ start, end, blocking }) => !blocking && cover.test(folded.slice(start, end).trim()),
  )
  const price = told && Number(cover.exec(folded.slice(told.start, told.end).trim())?.[1])
  const isMusic = ({ wish }: DraftWish) =>
    wish.kind === 'date' &&
    !wish.closed &&
    wish.price === undefined &&
    music.test(foldInPlace(wish.what).toLowerCase())
  if (!told || !price || !draft.wishes.some(isMusic)) return draft
  return {
    ...draft,
    wishes: draft.wishes.map((one) =>
      isMusic(one) && one.wish.kind === 'date'
        ? { ...one, wish: { ...one.wish, price, per: 'de couvert' } }
        : one,
    ),
    unread: draft.unread.filter((one) => one !== told),
  }
}

/** Posts of an item that the owner wants often, within one calendar: about one a week. */
const often = 4
const much =
  /(?<!\p{L})(?:post\p{L}*|public\p{L}*|mostr\p{L}*|divulg\p{L}*|fal\p{L}+|bot\p{L}+)(?: (?:del[ea]|disso|isso|[oa]))? (?:muito|mto|mt|bastante|direto|demais|toda semana|sempre|pra caramba)(?!\p{L})/u

function withOften(folded: string, draft: Draft): Draft {
  const more = draft.wishes.flatMap((one): DraftWish[] =>
    one.wish.kind === 'promote' &&
    much.test(folded.slice(one.start, one.end)) &&
    !draft.wishes.some(({ wish }) => wish.kind === 'postTopic' && wish.count !== undefined)
      ? [{ ...one, wish: { kind: 'postTopic', what: one.wish.item, count: often, bound: 'at_least' } }]
      : [],
  )
  return more.length === 0 ? draft : { ...draft, wishes: [...draft.wishes, ...more] }
}

export const withSaidAfter = (text: string, draft: Draft): Draft => {
  const folded = foldInPlace(text).toLowerCase()
  return withOften(folded, withCover(folded, draft))
}
