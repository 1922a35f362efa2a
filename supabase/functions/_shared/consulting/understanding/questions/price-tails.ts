/** What the words around a wish on prices say of it: that it asks of the past, of one item, or refuses for one group only. */
import { addDays, occasionIn } from '../../base/calendar.ts'
import { kindNamed } from '../../base/request/item-kinds.ts'
import { closenessOf } from '../../base/request/match-item.ts'
import type { SheetEnds } from '../dates/sheet-ends.ts'
import { itemIn, type Named } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { subjectOf } from './price-subjects.ts'

type Question = Extract<DraftWish['wish'], { kind: 'question' }>

const wasWorth =
  /(?<!\p{L})(?:valeu|compensou|adiantou|deu (?:certo|errado|resultado)|foi (?:bom|boa|ruim|certo|um erro)|fiz(?:emos)? (?:bem|mal)|acert(?:ei|amos)|err(?:ei|amos))(?!\p{L})/u

/** "Valeu a pena subir o suco em maio?" asks what a rise brought, and for no dearer May to come. */
const ofThePast = (wish: Question, said: string): Question =>
  wish.about === 'seasonPrice' && wish.item !== undefined && wasWorth.test(said)
    ? { kind: 'question', about: 'pastChange', item: wish.item }
    : wish

const pronoun = /(?<!\p{L})(?:nel[ea]s?|del[ea]s?|n?[oa]s? mesm[oa]s?)(?!\p{L})/u

/** "O bife já subiu, não mexam nele antes de maio": that item waits, and not the whole menu. */
function ofOneItem(one: DraftWish, folded: string, names: readonly Named[]): DraftWish[] {
  const { wish, start, end } = one
  const at = pronoun.exec(folded.slice(start, end))?.index
  if (wish.kind !== 'question' || wish.about !== 'startsOn' || at === undefined) return [one]
  const sentence = sentenceAround(folded, one)
  const item = itemIn(folded.slice(sentence.start, start + at), names)
  if (item === undefined || wish.from === undefined) return [one]
  return [{ ...one, wish: { kind: 'keepPrice', item, from: wish.from } }]
}

const yearAgo = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
const toCome = /(?<!\p{L})(?:vamos|vou|fechar(?:ei|emos|a)|que vem|proxim[oa]|20\d\d)(?!\p{L})/u
const carnival = /(?<!\p{L})carnaval(?!\p{L})/u

/** "De 10 a 16 de agosto fechamos": a week of the sheet, where the sheet has it. */
function ofTheSheet(one: DraftWish, said: string, { first, last }: SheetEnds): DraftWish {
  const { wish } = one
  if (wish.kind !== 'date' || wish.closed !== true || wish.from === undefined || toCome.test(said)) return one
  const end = addDays(last, 6)
  if (wish.from <= end) return one
  if (carnival.test(said)) {
    const { from, to } = occasionIn('Carnaval', Number(yearAgo(wish.from).slice(0, 4)))
    return from >= first && to <= end ? { ...one, wish: { ...wish, from, to } } : one
  }
  const [from, to] = [wish.from, wish.to ?? wish.from].map(yearAgo) as [string, string]
  return from >= first && to <= end ? { ...one, wish: { ...wish, from, to } } : one
}

const notOffered =
  /^(?:e |mas |ja )?(?:[oa]s? )?(?<who>[^,.;:?]{2,40}?) (?:nao|nunca|jamais) (?:entra\p{L}*|participa\p{L}*|pod\p{L}+ entrar|leva\p{L}*|tem|te[mr]|recebe\p{L}*|fica\p{L}*)(?: mais)?(?: n?[oa]s?| em| de| com| nenhum\p{L}*)* (?:promo\p{L}+|descontos?|ofertas?)/u

/** "Os vinhos não entram em promoção": none for them, and no word on the rest. @returns null if nothing names them */
function ofOneGroup(wish: Question, said: string, names: readonly Named[]): Question | null {
  if (wish.about !== 'discountLimit' || !wish.against) return wish
  if (wish.item !== undefined || wish.other !== undefined || wish.weekdays !== undefined) return wish
  const who = notOffered.exec(said)?.groups?.who
  if (who === undefined || /^(?:eu|a gente|nos|aqui|a casa)$/.test(who)) return wish
  const other = subjectOf(who, names)
  return other === undefined ? null : { kind: 'question', about: 'discountLimit', other }
}

const saidBy =
  /^.*(?<!\p{L})(?:avis|diss|fal|inform|mand|anunci|comunic)\p{L}*(?: \p{L}+)? que (?:[oa]s? )?/iu

/** "O açougue avisou que a carne sobe 6%": of all that is made of it, unless the words name an item besides. */
function ofTheGoods(wish: Question, said: string, names: readonly Named[]): Question {
  if (wish.about !== 'passOn' || wish.what === undefined) return wish
  const what = wish.what.replace(saidBy, '')
  const { item, ...rest } = wish
  // A word for a kind of food stands for all of the kind: "carne", and not "heineken".
  const isOfWord =
    item !== undefined &&
    closenessOf(what, { name: item }) === 'words' &&
    kindNamed(`${what.replace(/s$/, '')}s`, names) !== undefined
  const besides = said.replace(foldInPlace(what).toLowerCase(), ' ')
  const keeps = item === undefined || !isOfWord || itemIn(besides, names) !== undefined
  if (keeps && what === wish.what) return wish
  return { ...rest, what, ...(keeps && item !== undefined && { item }) }
}

/** @param ends the first and the last week of the sales sheet */
export function withPriceTails(
  text: string,
  draft: Draft,
  names: readonly Named[],
  ends: SheetEnds | null,
): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const unnamed: DraftWish[] = []
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const said = folded.slice(one.start, one.end)
    if (one.wish.kind !== 'question') return [ends === null ? one : ofTheSheet(one, said, ends)]
    const wish = ofOneGroup(ofTheGoods(ofThePast(one.wish, said), said, names), said, names)
    if (wish === null) unnamed.push(one)
    return ofOneItem(wish === null || wish === one.wish ? one : { ...one, wish }, folded, names)
  })
  return givenBack({ ...draft, wishes }, unnamed)
}
