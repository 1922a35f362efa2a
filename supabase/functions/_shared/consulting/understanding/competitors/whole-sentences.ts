/**
 * Sentences about competitors that are read as a whole, as other readers take half of them for something else: on which items
 * the house is dearer than some of them, what a price must be at an app's fee, whether an item stays, and what to do now. What
 * stays in the house's own recipe, and what is told of a house behind its list of prices, asks for nothing.
 */
import { itemIn, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { type Draft, type DraftWish, inserted, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, meets } from '../text/half-read.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { type Around, ownIn, rivalIn } from './talk/named.ts'

const asksWhich =
  /(?<!\p{L})(?:em que|onde|qua(?:l|is)|que (?:it\p{L}+|pratos?|produtos?|precos?)|no que|o que|tem (?:algum|alguma|algo))(?!\p{L})/u
const beside =
  /(?<!\p{L})(?<side>mais car[oa]s?|acima|cobr\p{L}+ (?:a )?mais(?: car[oa])?|mais barat[oa]s?|abaixo|cobr\p{L}+ (?:a )?menos) (?:do )?(?:que|d[aeo]s?) (?<whom>.+)$/u
const ownSide =
  /(?<!\p{L})(?:estou|tou|to|sou|somos|estamos|cobro|cobramos|fico|ficamos|meu|minha|meus|minhas|noss[oa]s?)(?!\p{L})/u
const firstOnes =
  /(?<!\p{L})(?:(?<many>dois|duas|tres|quatro) primeir[oa]s|primeir[oa]s (?<more>dois|duas|tres|quatro)|primeir[oa])(?!\p{L})/u
const counts: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, quatro: 4 }

/** "Em que item estou mais caro que os dois primeiros?" */
function besideSome({ said }: Sentence, { rivals }: Around): WishContent | null {
  const { side = '', whom = '' } = beside.exec(said)?.groups ?? {}
  if (side === '' || !asksWhich.test(said) || !ownSide.test(said)) return null
  const what = /car|acima|mais$|a mais/.test(side) && !/barat/.test(side) ? 'mais caro' : 'mais barato'
  const first = firstOnes.exec(whom)
  const competitor = first ? undefined : rivalIn(whom, rivals)
  if (!first && competitor === undefined) return null
  const count = counts[first?.groups?.many ?? first?.groups?.more ?? ''] ?? 1
  return question('position', { what, competitor, count: first ? count : undefined })
}

const fee = /(?<!\d)(?<share>\d{1,2}(?:[.,]\d)?) ?(?:%|por ?cento)/u
const ofFee =
  /(?<!\p{L})(?:taxa|comiss\p{L}+|i ?food|aplicativos?|app|rappi|keeta|99|plataforma|maquin\p{L}+)(?!\p{L})/u
const asksPrice =
  /(?<!\p{L})(?:que preco|qual (?:o |e o |seria o )?preco|por quanto|quanto (?:eu |a gente )?(?:preciso|precisaria|tenho que|devo|deveria|teria que)(?: \p{L}+)? (?:cobr\p{L}+|vend\p{L}+|custar|pedir|botar|por))(?!\p{L})/u

/** "Se eu pagar 23% de taxa, que preço preciso cobrar no combo?" */
function priceAtFee({ said }: Sentence, around: Around): WishContent | null {
  const share = Number((fee.exec(said)?.groups?.share ?? '').replace(',', '.'))
  const item = ownIn(said, around)
  return share > 0 && share < 60 && ofFee.test(said) && asksPrice.test(said) && item !== undefined
    ? question('channelFee', { item, percent: share })
    : null
}

const stayOrGo =
  /(?<!\p{L})(?:tir(?:o|ar|amos)|cort(?:o|ar)|larg(?:o|ar)|aposent(?:o|ar)|mantenho|manter|deix(?:o|ar)|fica|sai|continua) (?:el[ea]s? |isso |n?o cardapio )?ou (?:ja |eu )?(?:tir\p{L}+|cort\p{L}+|deix\p{L}+|mant\p{L}+|fica|sai|nao|larg\p{L}+|aposent\p{L}+)(?!\p{L})/u

/** "O vegetariano sai pouco, tiro ou deixo?" */
function staysOrGoes({ said }: Sentence, { names }: Around): WishContent | null {
  const item = stayOrGo.test(said) ? itemIn(said, names) : undefined
  return item === undefined ? null : question('pays', { item })
}

const whatNow =
  /^\s*(?:(?:e|entao|ai|agora|mas|com (?:isso|tudo isso|esses precos))[, ]+)*(?:o que|oq|que)(?: e)?(?: que)? (?:eu |a gente |nos )?(?:faco|fazemos|faz|devo fazer|posso fazer|da (?:pra|para) fazer|devemos fazer|podemos fazer)(?<rest> (?:agora|entao|com (?:isso|tudo|esses precos)|diante d\p{L}+|(?:ate|antes|quando|enquanto|depois)) ?[^?]*)?\s*\??\s*$/u

/** "O que eu faço até ela abrir?": a plan, and no single step. */
function planNow({ said }: Sentence): WishContent | null {
  const { rest = '' } = whatNow.exec(said)?.groups ?? {}
  return whatNow.test(said) && !/primeir|\d/.test(rest) ? question('actions', {}) : null
}

const dearAndRoom =
  /(?<!\p{L})(?:onde|em que|no que)(?: \p{L}+){0,3} car[oa]s?(?: \p{L}+){0,3} e (?:onde|em que|no que)? ?(?:\p{L}+ ){0,3}(?:sub\p{L}+|aument\p{L}+|mex\p{L}+)/u

/** "Onde estou caro e onde dá para subir?" asks both. */
const bothSides = ({ said }: Sentence): WishContent[] =>
  dearAndRoom.test(said) ? [question('position'), question('rise')] : []

const one =
  (reader: (sentence: Sentence, around: Around, text: string) => WishContent | null) =>
  (sentence: Sentence, around: Around, text: string): WishContent[] => {
    const found = reader(sentence, around, text)
    return found === null ? [] : [found]
  }
const toOpen =
  /(?<!\p{L})(?:vai |vao )?(?:abr(?:e|ir|ira|em)|inaugur(?:a|ar|ara)|cheg(?:a|ar|ara)) (?:aqui |ali )?(?:um|uma|outr[oa]|mais uma?) (?<who>\p{L}[^,.;:?!]{2,60})/u
const soon =
  /(?<!\p{L})(?:vai|vao|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|breve)|(?:mes|semana|ano) que vem|n?o? ?proxim[oa]|logo|daqui a|ate o (?:natal|carnaval|fim do ano))(?!\p{L})/u

/** "Em dezembro abre uma hamburgueria no shopping": told of a house that has no prices yet. */
function stillToOpen({ said, at }: Sentence, _: Around, text: string): WishContent | null {
  const found = /\?/.test(said) || /\d{2}/.test(said) || !soon.test(said) ? null : toOpen.exec(said)
  const who = found?.groups?.who?.trim() ?? ''
  if (!found || who === '') return null
  const from = at + found.index + found[0].indexOf(who)
  return {
    kind: 'rivalFact',
    competitor: text.slice(from, from + who.length),
    about: 'opened',
    what: text
      .slice(at, at + said.length)
      .trim()
      .slice(0, 120),
  }
}

const readers = [...[besideSome, priceAtFee, staysOrGoes, planNow, stillToOpen].map(one), bothSides]

const ofRecipe =
  /(?<!\p{L})(?:d?iss[oa]|del[ae]s?|nel[ae]s?) (?:eu |a gente |nos |ninguem )?nao (?:mud\p{L}+|abr\p{L}+ mao|mex\p{L}+|negoci\p{L}+|troc\p{L}+)/u
const ofMoney =
  /\d|(?<!\p{L})(?:precos?|valor(?:es)?|reais|cust\p{L}+|cobr\p{L}+|car[oa]s?|barat[oa]s?)(?!\p{L})/u
const ofUs =
  /(?<!\p{L})(?:noss[oa]s?|meus?|minhas?|a gente|aqui|eu|nos|aceit\p{L}+|quer\p{L}+|quant[oa]s?|qua(?:l|is)|devo|posso|vale)(?!\p{L})/u

/** "A nossa massa é aberta na hora e isso eu não mudo": how it is made, and no price that stays. */
function madeSo(one: DraftWish, text: string): DraftWish {
  const said = foldInPlace(text.slice(one.start, one.end)).toLowerCase()
  return one.wish.kind === 'keepPrice' &&
    one.wish.price === undefined &&
    ofRecipe.test(said) &&
    !ofMoney.test(said)
    ? { ...one, wish: question('ownStrength', { what: text.slice(one.start, one.end).slice(0, 120) }) }
    : one
}

const light =
  /(?<!\p{L})(?:(?:menos|menor|metade do|pouco) peso|pes(?:a|am|em|e|ar) (?:bem |um pouco )?menos|cont(?:a|am|em|e) menos|peso (?:menor|reduzido|pequeno))(?!\p{L})/u

/** "Deem menos peso a ele": its prices count, and less than those of the others. */
function lighter(one: DraftWish): DraftWish {
  const { wish } = one
  const isLight =
    wish.kind === 'rivalFact' &&
    (wish.about === 'crowd' || wish.about === 'apart') &&
    light.test(foldInPlace(wish.what ?? '').toLowerCase())
  return isLight ? { ...one, wish: { ...wish, about: 'lighter' } } : one
}

/** "O caranguejo fica a 8 reais": the house's own price is booked to nobody else. */
const withoutOwn = (wishes: readonly DraftWish[], text: string): DraftWish[] =>
  wishes.filter(({ wish, ...span }) => {
    if (wish.kind !== 'competitorPrice') return true
    const named = rivalIn(foldInPlace(text.slice(span.start, span.end)).toLowerCase(), [wish.competitor])
    return (
      named !== undefined ||
      !wishes.some(
        (other) =>
          (other.wish.kind === 'keepPrice' || other.wish.kind === 'capPrice') &&
          (other.wish.kind === 'keepPrice' ? other.wish.price : other.wish.max) === wish.max &&
          meets(other, span),
      )
    )
  })

/** A sentence without a subject: it speaks of the house before. */
const goesOn =
  /^(?:(?:e|mas|so|nao|tambem|ja|la) )*(?:tem|abr\p{L}+|fech\p{L}+|funcion\p{L}+|receb\p{L}+|demor\p{L}+|atend\p{L}+|vend\p{L}+|viv\p{L}+|lot\p{L}+|ench\p{L}+|serv\p{L}+|entreg\p{L}+|faz|fica\p{L}*|cobr\p{L}+|aceit\p{L}+|e|sao)(?!\p{L})/u

/** What stands behind a house's list on its own line, in a sentence of its own, is told of that house. */
function toldBehind(text: string, draft: Draft): Draft {
  const priced = draft.wishes.flatMap(({ wish, start, end }) =>
    wish.kind === 'competitorPrice' ? [{ competitor: wish.competitor, start, end }] : [],
  )
  /** Whom a sentence goes on about behind what was read of a house: "…; recebe muitos turistas", ". vende muito no app". */
  const toldOn = ({ start, end, blocking }: Draft['unread'][number]): string | undefined => {
    const last = draft.wishes.findLast((one) => one.end <= start)?.wish
    const before = draft.wishes.findLast((one) => one.end <= start)?.end ?? 0
    const said = foldInPlace(text.slice(start, end)).toLowerCase()
    return (last?.kind === 'competitorPrice' || last?.kind === 'rivalFact') &&
      !blocking &&
      /^[\s,;.]*(?:(?:e|mas)\s)?$/u.test(text.slice(before, start)) &&
      text[end] !== '?' &&
      goesOn.test(said) &&
      !/\d/.test(said) &&
      !ofUs.test(said)
      ? last.competitor
      : undefined
  }
  const told: DraftWish[] = []
  const unread = draft.unread.filter((passage) => {
    const { start, end } = passage
    const said = text.slice(start, end)
    const line = text.lastIndexOf('\n', start - 1) + 1
    const own = priced.filter((one) => one.start >= line && one.end <= start)
    const [head, last] = [own[0], own.at(-1)]
    const isTold =
      head !== undefined &&
      head.start <= line + 3 &&
      /^[^\n]{2,120}:/.test(text.slice(line, head.end)) &&
      // Beside the list's own prices a figure may be one of them.
      /[.;!]\s/.test(text.slice(last?.end, start)) &&
      head.competitor === last?.competitor &&
      !passage.blocking &&
      said.length <= longestText &&
      !said.includes('\n') &&
      text[end] !== '?' &&
      !ofUs.test(foldInPlace(said).toLowerCase())
    const competitor = isTold ? head.competitor : toldOn(passage)
    if (competitor === undefined) return true
    const what = said.replace(/^(?:e|mas) /u, '').slice(0, 120)
    told.push({
      wish: { kind: 'rivalFact', competitor, about: 'crowd', what },
      start,
      end,
    })
    return false
  })
  return { ...draft, unread, wishes: told.reduce(inserted, draft.wishes) }
}

export function withWholeSentences(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const rivals = [
    ...new Set(
      draft.wishes.flatMap(({ wish }) => (wish.kind === 'competitorPrice' ? [wish.competitor] : [])),
    ),
  ]
  const around: Around = { names, rivals, theirs: [] }
  let read: Draft = {
    ...draft,
    wishes: withoutOwn(draft.wishes, text).map((one) => lighter(madeSo(one, text))),
  }
  for (const sentence of cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)) {
    const found = readers.map((reader) => reader(sentence, around, text)).find((wishes) => wishes.length > 0)
    const start = sentence.at + (/^[\s,]*/.exec(sentence.said)?.[0].length ?? 0)
    const span = { start, end: sentence.at + sentence.said.replace(/[\s.,;:!?]+$/, '').length }
    if (!found || span.end - span.start > longestText) continue
    const inside = read.wishes.filter((one) => meets(one, span))
    if (
      inside.some(
        (other) =>
          // What is told of a house may be told better as a whole.
          (other.wish.kind !== 'question' && other.wish.kind !== found[0]?.kind) ||
          !isWithin(other, { start: span.start, end: span.end + 2 }),
      )
    )
      continue
    read = {
      ...read,
      wishes: found.reduce(
        (wishes, wish) => inserted(wishes, { ...span, wish }),
        read.wishes.filter((one) => !inside.includes(one)),
      ),
      unread: read.unread.filter((one) => one.blocking || !meets(one, span)),
    }
  }
  return toldBehind(text, read)
}
