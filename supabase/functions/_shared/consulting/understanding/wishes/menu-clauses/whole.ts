import { foldAccents } from '../../../base/language/text.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../../text/draft.ts'
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
const within = (clause: Span, { end }: Span) => end > clause.start && end <= clause.end

const isHealth = ({ wish }: DraftWish) => wish.kind === 'exclude' && wish.why === 'allergy'

function cover(wishes: readonly DraftWish[], rest: readonly Span[]): void {
  for (const { start, end } of rest) {
    const near = wishes.find((one) => Math.max(one.end, end) - Math.min(one.start, start) <= longestText)
    if (!near) continue
    near.start = Math.min(near.start, start)
    near.end = Math.max(near.end, end)
  }
}

/** The words from the first to the last of some parts. */
function joined(text: string, parts: readonly Span[]): DraftUnread {
  const start = Math.min(...parts.map((one) => one.start))
  const end = Math.max(...parts.map((one) => one.end))
  const trailing = /[\s,;:]*$/u.exec(text.slice(start, end))?.[0].length ?? 0
  return { start, end: end - trailing, why: 'unknown', blocking: false, choices: [] }
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
  /(?<!\p{L})n[aã]o\s+(?:entr|aparec|serv|cab|vem|cont)/iu.test(clause) &&
  wishes.some(({ wish }) => wish.kind === 'keepItem')

/** "3 sugestões da casa": a menu is counted in items, sections or pages. */
const isOfResults = ({ wish }: DraftWish) =>
  wish.kind === 'count' && (wish.of ?? 'results') === 'results' && wish.course === undefined

/**
 * A clause is read as a whole or not at all: half of it may say the opposite of the rest.
 * What concerns someone's health stays read.
 */
export function withWholeMenuClauses(text: string, draft: Draft): Draft {
  let { wishes, unread } = draft
  // The parts of a combo stand in clauses of their own.
  const isCombo = ({ start, end }: Span) => /(?<!\p{L})combos?(?!\p{L})/iu.test(text.slice(start, end))
  const spans = unread.some(isCombo)
    ? sentencesOf(text).flatMap((one) =>
        isCombo(one)
          ? [one]
          : clausesOf(text).filter(({ start, end }) => start >= one.start && end <= one.end),
      )
    : clausesOf(text)
  for (const clause of spans) {
    const own = wishes.filter((one) => within(clause, one))
    const open = unread.filter(
      (one) =>
        within(clause, one) &&
        !one.blocking &&
        !own.some((wish) => wish.start < one.start && wish.end > one.end),
    )
    const doubtful =
      own.some((one) => isCompound(text, one, own) || isOfResults(one)) ||
      isKeptByNo(text.slice(clause.start, clause.end), own)
    if (own.length === 0 || (open.length === 0 && !doubtful)) continue
    const rest = open.filter(({ start, end }) => !isIdle(text.slice(start, end)))
    if (rest.length === 0 && !doubtful) {
      unread = unread.filter((one) => !open.includes(one))
      cover(own, open)
      continue
    }
    const gone = own.filter((one) => !isHealth(one))
    if (gone.length === 0 || (!doubtful && isJoinedOnly(text, own, rest))) continue
    wishes = wishes.filter((one) => !gone.includes(one))
    unread = [...unread.filter((one) => !open.includes(one)), joined(text, [...open, ...gone])]
  }
  return { wishes, unread }
}
