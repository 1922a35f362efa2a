import { advertisingViolations } from '../../base/language/advertising.ts'
import type { RefusedPost } from '../../base/language/refused-posts.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
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

const drinkWords =
  '(?:doses?|drin(?:ks?|ques?)|caipi\\w+|chopp?e?s?|cervejas?|shots?|bebidas?|mojitos?|gins?|vinhos?|long ?necks?|batidas?|cachacas?|coquete(?:l|is))'
const freeWords =
  '(?:em dobro|dobrad[oa]s?|dupl[oa]s?|gratis|de graca|free|de cortesia|2 por 1|dois por um|a vontade|liberad[oa]s?|por conta da casa)'
/** What posts may not offer, with its hour. */
const offered = new RegExp(
  String.raw`\b(?:(?:[oa]s?|uma?) )?(?:${drinkWords}(?: d[aeo] [a-z]+)?(?: (?:e|eh|sai|fica|vai ser|tudo))? ${freeWords}|(?:rodada|drink) (?:dupla|dobrada)|open ?bar|double (?:drink|chopp?)|(?:(?:quem|mulher(?:es)?|aniversariantes?|todo mundo|cada) (?:[a-z]+ ){0,4})?ganham? (?:uma? )?${drinkWords}|(?:sorteio|sorteamos|rifa)(?: [^,.;!?\n]+)?)(?: de [a-z]+(?: de [a-z]+)?)?(?:,? (?:so |somente )?(?:ate|das|de|a partir das) (?:as )?\d[\dh:]*(?: (?:as|ate|a) \d[\dh:]*)?)?`,
  'g',
)
/** Joins it to the event before it. */
const joins = /(?<![a-z])(?:(?:vai ter|tem|teremos|com|e|mais|\+) )+$/

/**
 * What no post may offer, said beside an event: the event is read without it.
 * @returns the wishes of what is refused, at their places; none where nothing but the offer has the day
 */
export function refusedBesides(text: string, today: string): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(/[^.;!?\n]+(?:\.(?=\S)[^.;!?\n]+)*/g)].flatMap(({ 0: said, index }) => {
    const isAsked = text[index + said.length] === '?' || /^\s*(?:posso|pode|podemos|da pr?a)\b/.test(said)
    if (isAsked || refuses.test(said)) return []
    return [...said.matchAll(offered)].flatMap(({ 0: offer, index: at }): DraftWish[] => {
      const part = said.lastIndexOf(',', at) + 1
      const own = `${said.slice(part, at)} ${/^[^,]*/.exec(said.slice(at + offer.length))?.[0] ?? ''}`
      // "toda sexta dose dupla, sábado samba": the day beside the offer is its own.
      const held = isDated(own, today) ? own : said.slice(0, part)
      if (friends.test(offer) || !isDated(held, today) || !/[a-z]{4}/.test(held.replace(noEvent, ' ')))
        return []
      const lead = joins.exec(said.slice(0, at))?.[0].length ?? 0
      // "com open bar e dj": the other thing stays.
      const after = / e (?=[a-z])/y
      after.lastIndex = at + offer.length
      const goesOn = after.test(said)
      const [from, to] = goesOn ? [at, at + offer.length + 2] : [at - lead, at + offer.length]
      const what = raffle.test(offer) ? 'raffle' : 'doubleDose'
      return [{ wish: { kind: 'refusedPost', what }, start: index + from, end: index + to }]
    })
  })
}

/** Whether words name a date or a weekday. */
const isDated = (said: string, today: string) =>
  findDates(said, today).length > 0 || weekdaysIn(said).length > 0

const noEvent =
  /\b(?:dias?|toda|todo|todas|todos|as|os|o|a|n?[oa]s?|em|e|de|das?|ate|so|cada|horas?|das|feira|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|posta\w*|divulg\w+|anunci\w+|quero|queria|fazer|promoc\w+|oferta)\b/g

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
