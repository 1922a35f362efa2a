import { foldAccents } from '../../../base/language/text.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../../text/draft.ts'
import { type HalfReadRules, isWithin, withoutHalves } from '../../text/half-read.ts'
import { clausesOf, type Span, sentencesOf } from './clauses.ts'

/** Words that ask, and say nothing of what. */
const idle =
  /^(?:e|eu|a|o|as|os|um|uma|de|do|da|dos|das|em|no|na|com|que|q|pra|para|por|se|so|ja|ai|la|tambem|quero|queria|queremos|gostaria|gostariamos|preciso|precisamos|precisa|vamos|vou|ficar|ter|ser|fazer|faz|faca|faco|crie|cria|criar|monte|monta|deixar|deixa|bota|botar|coloca|coloque|tem|todo|toda|tudo|novo|nova|cardapio|menu|favor|ola|oi|bom|dia|boa|tarde|noite|gente|casa|cara|amigo|meu|olha|jeito|nenhum|nenhuma|forma|alguma|so|ok|entao|assim|traduza|traduzir)$/

const isIdle = (said: string) =>
  foldAccents(said)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || idle.test(word))

/** What goes beyond a comma belongs to the clause that it ends. */
const ends = ({ end }: Span, clause: Span) => end > clause.start && end <= clause.end

const isHealth = ({ wish }: DraftWish) => wish.kind === 'exclude' && wish.why === 'allergy'

function cover(wishes: readonly DraftWish[], rest: readonly Span[]): void {
  for (const { start, end } of rest) {
    const near = wishes.find((one) => Math.max(one.end, end) - Math.min(one.start, start) <= longestText)
    if (!near) continue
    near.start = Math.min(near.start, start)
    near.end = Math.max(near.end, end)
  }
}

/** "destaca o baião e não a lasanha": what stands before an "e" is read whole, and only the rest is open. */
function isJoinedOnly(text: string, wishes: readonly Span[], open: readonly Span[]): boolean {
  const read = Math.max(...wishes.map(({ end }) => end))
  const rest = Math.min(...open.map(({ start }) => start))
  const asks = /mant|fi[cq]|tir|mex|deix|sa[ií]|cort|destac|bot|quer|nada|sem|troc|retir|remov|sob/iu.test(
    text.slice(Math.min(...wishes.map(({ start }) => start)), read),
  )
  return asks && rest >= read && /^\s*(?:e|nem|,)\s/iu.test(text.slice(read, rest + 4))
}

/** "camarão empanado": two wishes side by side are one thing with a trait, which neither of them is. */
const isCompound = (text: string, one: DraftWish, all: readonly DraftWish[]): boolean =>
  /^(?:dropItem|keepItem|promote)$/.test(one.wish.kind) &&
  all.some(
    ({ wish, start, end }) =>
      /^(?:exclude|prefer|style)$/.test(wish.kind) &&
      start >= one.end &&
      /^\s+$/.test(text.slice(one.end, start)) &&
      /^\p{L}+$/u.test(text.slice(start, end)),
  )

/** "o café não entra no jantar": what is refused is unknown, and the item is not simply kept. */
const isKeptByNo = (clause: string, wishes: readonly DraftWish[]): boolean =>
  /(?<!\p{L})n[aã]o\s+(?:entr|aparec|serv|cab|vem|cont)(?!\p{L}*\s+(?:n?ess[ae]|n[oa]|nisso)(?:\s+(?:conta|lista|corte|rol|dan[cç]a))?\s*(?:[.,;!]|$|\s(?:conta|lista|corte|rol)))/iu.test(
    clause,
  ) && wishes.some(({ wish }) => wish.kind === 'keepItem')

/** "3 sugestões da casa": a menu is counted in items, sections or pages. */
const isOfResults = ({ wish }: DraftWish) =>
  wish.kind === 'count' && (wish.of ?? 'results') === 'results' && wish.course === undefined

/** The clauses of a menu's conditions; a combo names its parts over several of them. */
function clauses(folded: string, { unread }: Draft): Span[] {
  const isCombo = ({ start, end }: Span) => /(?<!\p{L})combos?(?!\p{L})/iu.test(folded.slice(start, end))
  if (!unread.some(isCombo)) return clausesOf(folded)
  return sentencesOf(folded).flatMap((one) =>
    isCombo(one) ? [one] : clausesOf(folded).filter((clause) => isWithin(clause, one)),
  )
}

/** The unread passages of a clause, besides those in the midst of a wish. */
const openIn = (clause: Span, own: readonly DraftWish[], unread: readonly DraftUnread[]) =>
  unread.filter(
    (one) =>
      ends(one, clause) && !one.blocking && !own.some(({ start, end }) => start < one.start && end > one.end),
  )

/** Clauses that are read besides words that only ask: these words go with their wishes. */
function withIdle(text: string, draft: Draft): Draft {
  let { unread } = draft
  for (const clause of clauses(text, draft)) {
    const own = draft.wishes.filter((one) => ends(one, clause))
    const open = openIn(clause, own, unread)
    if (own.length === 0 || !open.every(({ start, end }) => isIdle(text.slice(start, end)))) continue
    unread = unread.filter((one) => !open.includes(one))
    cover(own, open)
  }
  return { ...draft, unread }
}

/** What concerns someone's health stays read. */
const rules: HalfReadRules = {
  clauses,
  halves: (clause, text, { wishes, unread }) => {
    const own = wishes.filter((one) => ends(one, clause))
    const passages = openIn(clause, own, unread)
    const doubtful =
      own.some((one) => isCompound(text, one, own) || isOfResults(one)) ||
      isKeptByNo(text.slice(clause.start, clause.end), own)
    if (!doubtful && (passages.length === 0 || isJoinedOnly(text, own, passages))) return []
    const given = own.filter((one) => !isHealth(one))
    const start = Math.min(...[...given, ...passages].map((one) => one.start))
    return [{ wishes: given, passages, whole: { start, end: start } }]
  },
}

/** The conditions of a menu, without wishes that are half of their clause. */
export const withWholeMenuClauses = (text: string, draft: Draft): Draft =>
  withoutHalves(text, withIdle(text, draft), rules)
