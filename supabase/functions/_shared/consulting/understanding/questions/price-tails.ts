/** What the words around a wish on prices say of it: that it asks of the past, of one item, or refuses for one group only. */
import { addDays, occasionIn } from '../../base/calendar.ts'
import { kindNamed } from '../../base/request/item-kinds.ts'
import { closenessOf, everyItem } from '../../base/request/match-item.ts'
import type { SheetEnds } from '../dates/sheet-ends.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { soon } from '../forecast/sheet-years.ts'
import { isAhead } from '../forecast/whole/tense.ts'
import { itemIn, type Named } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin } from '../text/half-read.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { subjectOf, subjectsOf } from './price-subjects.ts'

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
  // "Em janeiro eu fecho", said in December, is still to come.
  if (wish.from <= end || isAhead(said)) return one
  if (carnival.test(said)) {
    const { from, to } = occasionIn('Carnaval', Number(yearAgo(wish.from).slice(0, 4)))
    return from >= first && to <= end ? { ...one, wish: { ...wish, from, to } } : one
  }
  if (wish.from <= addDays(end, soon)) return one
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

/** "Se eu baixar o litrão pra 13,90 na terça": a price of some days is none of the whole week. */
function onTheDays(wish: Question, said: string): Question {
  if (wish.about !== 'itemPrice' || wish.item === undefined || wish.price === undefined) return wish
  const days = weekdaysIn(said)
  return days.length > 0 && days.length < 7
    ? { kind: 'question', about: 'weekdayPrice', item: wish.item, price: wish.price, weekdays: days }
    : wish
}

const onlyOf =
  /(?<!\p{L})(?:so|somente|apenas|unicamente)(?: vale| valendo)? (?:em|n[oa]s?|para [oa]s?|pr[oa]s?) (?<who>[^.;:?!\d]{3,80})$/u

/** "às terças o desconto vale só nas entradas e nos drinks": of each part that is named. @returns null if one is unknown */
function ofNamedParts(wish: Question, said: string, names: readonly Named[]): Question[] | null {
  const who =
    wish.about === 'discountLimit' && wish.other === undefined && wish.what === undefined
      ? onlyOf.exec(said.trim())?.groups?.who
      : undefined
  if (who === undefined || weekdaysIn(who).length > 0) return [wish]
  const subjects = subjectsOf(who, names)
  return subjects?.map((item) => ({ ...wish, item })) ?? null
}

const andAnother =
  /^ e (?:tambem )?(?:n?[oa]s? |d[oa]s? )?(?<who>[^,.;:?!]{3,30}?)(?: (?:tambem|ness[ea]s? (?:dias?|noites?)|juntos?))*(?=\s*(?:[,.;:?!\n]|$))/u

/** "Um desconto na batata e na isca", "subi o chope e a isca": the question of one item is that of the next one, too. */
function ofEachItem(
  one: DraftWish,
  folded: string,
  names: readonly Named[],
  all: readonly DraftWish[],
): DraftWish[] {
  const { wish, start, end } = one
  if (wish.kind !== 'question' || wish.item === undefined) return [one]
  if (wish.about === 'dayOffer') {
    const tail = andAnother.exec(folded.slice(end))
    const item = tail ? itemIn(tail.groups?.who ?? '', names) : undefined
    if (!tail || item === undefined || item === wish.item) return [one]
    const span = { start, end: end + tail[0].length }
    return [
      { ...one, ...span },
      { ...span, wish: { ...wish, item } },
    ]
  }
  const isRead = all.some(
    (other) => other.start === start && other.wish.kind === 'question' && other.wish.about === wish.about,
  )
  if (wish.about !== 'pastChange' || isRead) return [one]
  const told = folded.slice(start, end).split(/[.;?!](?!\d)/)[0] ?? ''
  const named = told.split(/ e (?=[oa]s? )|, (?=[oa]s? )/).flatMap((part) => itemIn(part, names) ?? [])
  const items = [...new Set(named)]
  return items.length > 1 && items.length <= 4 && items.includes(wish.item)
    ? items.map((item) => ({ ...one, wish: { ...wish, item } }))
    : [one]
}

const wholePlan =
  /^(?:(?:e|se|eu|a gente|for|fizer|fizermos|fazer|fazendo|somar|somando|juntar|juntando|mudar|mudando|aplic\p{L}+|segu\p{L}+|aceit\p{L}+|tudo|isso|junt\p{L}+|tod[oa]s?|mudancas?|no total|ao todo|[oa]s|precos?|nov[oa]s|com|de)(?:\s+|$))+$/u

const freely = /(?<!\p{L})(?:a vontade|(?:o )?quanto|livre\p{L}*|carta branca|sem (?:limite|teto))(?!\p{L})/u

/**
 * "A isca pode subir à vontade, o resto até 5%": the limit of the rest is none of what may rise freely, and a leave for some
 * holds nothing of it.
 */
function withFreed(wishes: readonly DraftWish[], folded: string): DraftWish[] {
  const freed = wishes.flatMap(({ wish, start, end }) =>
    wish.kind === 'question' && wish.about === 'mayRise' && freely.test(folded.slice(start, end))
      ? (wish.item ?? [])
      : [],
  )
  if (freed.length === 0) return [...wishes]
  // "nas comidas dá pra mexer" alone holds the rest; beside another leave it does not.
  const isInferred = ({ wish, start, end }: DraftWish) =>
    wish.kind === 'keepPrice' &&
    wish.item === everyItem &&
    wishes.some((one) => one.wish.kind === 'capPrice' && one.start === start && one.end === end)
  return wishes
    .filter((one) => !isInferred(one))
    .map((one) =>
      one.wish.kind === 'capPrice' && one.wish.item === everyItem
        ? { ...one, wish: { ...one.wish, except: [...(one.wish.except ?? []), ...freed].slice(0, 12) } }
        : one,
    )
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
    const own = ofOneGroup(ofTheGoods(onTheDays(ofThePast(one.wish, said), said), said, names), said, names)
    const read = own && ofNamedParts(own, said, names)
    if (read === null) unnamed.push(one)
    return (read ?? [one.wish])
      .flatMap((wish) => ofOneItem(wish === one.wish ? one : { ...one, wish }, folded, names))
      .flatMap((each) =>
        ofEachItem(
          each,
          folded,
          names,
          draft.wishes.filter((other) => other !== one),
        ),
      )
  })
  // "Se eu fizer tudo, quanto sobra?": what is added up is the whole plan.
  const totals = wishes.flatMap((one) =>
    one.wish.kind === 'question' && one.wish.about === 'total' ? [sentenceAround(folded, one)] : [],
  )
  const offered = wishes.filter(({ wish }) => wish.kind === 'question' && wish.about === 'dayOffer')
  const unread = draft.unread.filter(
    (one) =>
      one.blocking ||
      !(
        (wholePlan.test(folded.slice(one.start, one.end)) &&
          totals.some((sentence) => isWithin(one, sentence))) ||
        offered.some((offer) => isWithin(one, offer))
      ),
  )
  return givenBack({ ...draft, unread, wishes: withFreed(wishes, folded) }, unnamed)
}
