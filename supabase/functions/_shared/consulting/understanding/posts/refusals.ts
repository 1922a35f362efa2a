import { advertisingViolations } from '../../base/language/advertising.ts'
import type { RefusedPost } from '../../base/language/refused-posts.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const raffle = /\b(?:sorte(?:io|ios|ar|amos|ando|ia|iamos)|rifas?|rifar|raspadinha)\b/
const friends = /\bamigo (?:secreto|oculto|da onca)\b/
const drink =
  /\b(?:cachac\w+|pinga|cana|drinks?|caipi\w+|coquet\w+|doses?|bebidas?|beber|bebe|cervejas?|chopp?s?|garrafas?|shots?|alcool|quentao|vinhos?|gin|whisky|vodka)\b/
/** Asks for something to be published, or whether it may be. */
const asks =
  /\b(?:posts?|posta|postar|postagem|publica\w*|fotos?|videos?|reels?|stor(?:y|ies)|legenda|anuncio|anunciar|propaganda|campanha|falar|fala|falando|dizer|diz|dizendo|mostrar|mostra|quer|quero|queria|posso|pode|da pra|da para|fazer)\b/
const refuses = /\b(?:nao|nada|nem|sem|evit\w+|proib\w+|nunca)\b/

/** What a sentence asks to publish although the rules forbid it; null for any other. */
export function refusedIn(said: string): RefusedPost | null {
  const folded = foldInPlace(said)
  if (refuses.test(folded)) return null
  if (raffle.test(folded) && !friends.test(folded)) return 'raffle'
  if (!drink.test(folded) || !asks.test(folded)) return null
  return advertisingViolations(said)[0]?.rule ?? null
}

/** Sentences of a passage with their places. */
function sentencesOf(text: string, start: number, end: number): { start: number; end: number }[] {
  return [...text.slice(start, end).matchAll(/[^?!]+[?!]*/g)].flatMap(({ 0: all, index }) => {
    const lead = all.length - all.trimStart().length
    const said = all.trim()
    return /[\p{L}\p{N}]/u.test(said)
      ? [{ start: start + index + lead, end: start + index + lead + said.length }]
      : []
  })
}

/** What the rules for drinks and prize draws refuse, asked as a question, as a claim or for a day. */
export function withRefusals(text: string, { wishes, unread }: Draft): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  for (const one of wishes) {
    const isRaffle = one.wish.kind === 'date' && refusedIn(text.slice(one.start, one.end)) === 'raffle'
    draft.wishes.push(isRaffle ? { ...one, wish: { kind: 'refusedPost', what: 'raffle' } } : one)
  }
  for (const passage of unread) {
    const parts = sentencesOf(text, passage.start, passage.end)
    const found = parts.map((part) => refusedIn(text.slice(part.start, part.end)))
    if (passage.blocking || passage.why !== 'unknown' || found.every((what) => what === null)) {
      draft.unread.push(passage)
      continue
    }
    parts.forEach((part, at) => {
      const what = found[at]
      if (what) draft.wishes.push({ wish: { kind: 'refusedPost', what }, ...part })
      else draft.unread.push({ ...passage, ...part })
    })
  }
  return draft
}
