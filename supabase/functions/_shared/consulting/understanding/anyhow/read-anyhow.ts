/**
 * Reads what the other readers left, in any order of words: the names and figures of a clause are masked, the rules of the
 * automation look for families of words in what is left, and everything that was masked must have a place in the wish.
 */
import type { AutomationType } from '../../automation-types.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { type Rule, readBy } from './form.ts'
import { rulesOf } from './rules/index.ts'
import { Slots } from './slots.ts'
import { over } from './words.ts'

/** Most pieces that are read as one clause. */
const longestRun = 4
/** Most words of a reason that is left with its order. */
const longestReason = 6
/** Pieces of a text that are read; no request has more. */
const mostPieces = 80

const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;]*/gu
const joint =
  /,(?!\d)|:(?!\d)|\s[–—-]\s|[()]|(?<!(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento))\s(?=(?:e|mas|porem|so que|entao|porque|pois|pq|ja que|senao)\s|sem (?:tirar|mexer|cortar|mudar|trocar|alterar|perder)\s)/gu
/** Words that ask wherever they stand, and those that ask where a clause begins. */
const asksAnywhere =
  'sera que|sera q|sera se|(?:quero|queria|gostaria de|preciso|querendo) (?:saber|entender)|me diz\\w*|me dig\\w+|me fal\\w+|me explic\\w+|me expliqu\\w+|me calcul\\w+|me dao? (?:uma|a) (?:ideia|luz)|duvida|nao (?:sei|faco (?:a (?:menor )?)?ideia) (?:de |se |bem )*(?:quanto|qual|quais|como|por quanto|onde|o que|manter|mantenho|vale)|o que (?:voces|vcs|vc|voce|ce|tu) ach\\w+|quanto deveria|quanto devia|por quanto|hein|hem'
const asksFirst =
  'por ?que|por ?quanto|pq|qual|quais|quant[oa]s?|onde|o que|como|(?:em|de|com|dos|das|n[oa]s?|entre) (?:qual|quais|quant[oa]s?|que (?:prat\\w+|it\\w+|dias?|precos?|drinks?|bebidas?))|que (?:prat\\w+|it\\w+|precos?|desconto\\w*|dias?|secao|secoes|drinks?|diferenca)(?= )|quem (?:sobe|aumenta|baixa|desce|lucra|ganha|rende|sai|deixa)|vale a pena|vale(?= (?:preco|dar|ter|criar|fazer|tirar|botar|colocar))|compensa|posso|devo|tem como|da (?:pra|para)|(?:avali|simul|calcul|estim|test|imagin)\\w+(?! que)|faz\\w* (?:a|uma|as) (?:conta|soma|simulacao)s?|quero (?:uma|a) conta|quero ver o (?:total|impacto|resultado)'
const asks = new RegExp(
  `\\?|(?<![a-z])(?:${asksAnywhere})(?![a-z])|^\\s*(?:e |mas |ah |entao |ai )*(?:${asksFirst})(?![a-z])`,
)

/** Without a mark, and not in the first words: "a calda azeda em quantos dias", "em dia lotado, qual eu ofereço". */
const asksLate =
  /^\s*(?:e |mas |ai |entao )*(?:(?:em|com|de|por|pra|para|ate|a) (?:qual|quais|quant[oa]s?)|(?:em |com |de |pra )?que (?:copo|quantidade|tipo|gelo|drink|bebida|horas?|preco|medida|proporcao|tamanho|material|marca)|ensin\w+|me (?:ensin|orient|expli)\w+)(?![a-z])|,\s*(?:e |mas )?(?:(?:em|com|de|por|pra|para|ate) )?(?:qual|quais|quant[oa]s?|o que(?! e ))(?![a-z])|[a-z] quant[oa]s? (?:tempo|dias?|horas?|meses|semanas|doses|drinks|garrafas)(?![a-z])|[a-z,] (?:o que|onde|quando|ou nao)[\s.!]*$/

/** What holds only under a condition is left to the owner as a whole. */
const conditional =
  /(?<![a-z])(?:(?<!nao )se(?! (?:repetir|concentrar|limitar|restringir|der|puder|possivel|quiser\w*|preferir\w*))|caso|quando|enquanto|desde que|contanto|a nao ser|a menos que|pode repetir)(?![a-z])/

/** "a lasanha ou o pudim": which of them is the owner's to say. */
const either = /ITEM(?: \w+){0,2} ou (?:\w+ ){0,2}ITEM/

/** What points at something said before is no clause of its own: "não quero cachaça nela". */
const pointing =
  /(?<![a-z])(?:nel[ae]s?|del[ae]|ness[ae]s?|dess[ae]|daquel[ae]|nisso|nisto|disso|(?:com|para|pra|por) el[ae]s?)(?![a-z])/

const joke = /(?<![a-z])(?:brincadeir\w*|brinks?|zoeira|zueira|kkk\w*)(?![a-z])/

/** "Posso mexer até 10%" without a mark gives leave. */
const leave = /^[\s,:;()–—-]*(?:e |mas |ah )*(?:(?:eu |a gente )?(?:posso|podemos)|da (?:pra|para))(?![a-z])/

/** Questions about the law, and about a section for children, are about nobody's health. */
const ofTheLaw =
  /(?<![a-z])(?:leis?|regras?|normas?|obrigad[oa]s?|obrigatori\w+|mult\w+|legisl\w+|anvisa|responsab\w+)(?![a-z])/
const ofKidsMenu =
  /(?<![a-z])(?:(?:cardapio|menu|secao|pf|prat\w+|opc\w+|area) (?:\w+ ){0,2}(?:infanti[ls]|kids|(?:pra|para|de) criancas?)|kids|opcoes pra crianca)(?![a-z])/

type Piece = Span & { sentence: number; isAsked: boolean; isLeave: boolean; isConditional: boolean }

/** Where a question begins in a sentence that also says other things: "são 5 drinks, e qual dá pra deixar pronto?". */
const beginsAsking = new RegExp(
  `^[\\s,:;()–—-]*(?:(?:${asksAnywhere})(?![a-z])|(?:e |mas |ah |entao |ai )*(?:${asksFirst})(?![a-z]))`,
)

/** "quem não bebe": who drinks is no "bebê". */
const drinks = /(?<![a-z])(?:nao|nem|quem|ninguem|povo|pessoal|gente) bebe(?![a-z])/g

/** Somebody's health, or children. */
const touches = (words: string) => healthWords.test(words) || minorWords.test(words.replaceAll(drinks, ''))

/** Automations whose results somebody eats or drinks as they are asked for. */
const eaten: ReadonlySet<AutomationType> = new Set<AutomationType>([
  'drink_creation',
  'dish_creation',
  'food_pairing',
])

/** The pieces of a text, by its punctuation and its conjunctions. Nobody eats or drinks a post. */
function piecesOf(folded: string, type: AutomationType): Piece[] {
  return [...folded.matchAll(sentence)].flatMap(({ 0: said, index }, at) => {
    const places = [0, ...[...said.matchAll(joint)].map(({ index: place }) => place), said.length]
    const spans = places.slice(1).map((to, n) => ({ from: places[n] ?? 0, to }))
    const first = spans.findIndex(({ from, to }) => beginsAsking.test(said.slice(from, to)))
    const asked = asks.test(said) || asksLate.test(said) ? (spans[first]?.from ?? 0) : said.length
    const isConditional = asked > 0 && conditional.test(said)
    // Somebody's health in one part of a sentence may concern the others, but no question.
    const ofHealth = type !== 'content_generation' && touches(said)
    return spans.flatMap(({ from, to }) => {
      const own = said.slice(from, to)
      const isAsked = from >= asked
      if (!/[\p{L}\p{N}]/u.test(own)) return []
      const isOfNobody = ofTheLaw.test(own) || ofKidsMenu.test(own)
      if (ofHealth && (!isAsked || (touches(own) && !isOfNobody))) return []
      const isLeave = isAsked && !said.includes('?') && leave.test(own)
      return [{ start: index + from, end: index + to, sentence: at, isAsked, isLeave, isConditional }]
    })
  })
}

/** Without the punctuation and the conjunctions around it. */
function trimmed(folded: string, { start, end }: Span): Span {
  const said = folded.slice(start, end)
  const lead = /^[\s,:;()–—-]*(?:(?:e|mas|porem|entao|so que)\s+)?/.exec(said)?.[0].length ?? 0
  const rest = /[\s.,;:!?()–—-]*$/.exec(said)?.[0].length ?? 0
  return { start: start + lead, end: Math.max(start + lead, end - rest) }
}

/** A question that is only known to be one, or of which only the food is known. */
const isAnything = (wish: WishContent) =>
  wish.kind === 'question' && (wish.about === 'other' || wish.about === 'aboutFood')

type Found = { wishes: WishContent[]; span: Span; from: number; to: number }
type Reader = { type: AutomationType; names: readonly Named[]; today: string }

/** The wishes of a run of pieces; null if they are not read together. */
function readRun(
  text: string,
  folded: string,
  run: readonly Piece[],
  { type, names, today }: Reader,
  first?: readonly Rule[],
  isLast = true,
  isQuestion = false,
): Pick<Found, 'wishes' | 'span'> | null {
  const [begin, last] = [run[0], run.at(-1)]
  const rules = rulesOf[type]
  // "o pudim, vale a pena manter?" is one question.
  const isAsked = run.some((piece) => piece.isAsked)
  if (!begin || !last || begin.sentence !== last.sentence) return null
  const span = trimmed(folded, { start: begin.start, end: last.end })
  if (span.end - span.start > longestText) return null
  const known = rules.ofDishes ? names.filter(({ isSection }) => !isSection) : names
  const slots = new Slots(
    text.slice(span.start, span.end),
    known,
    today,
    type === 'drink_creation',
    rules.ofDishes,
  )
  const blocked =
    !isAsked && (begin.isConditional || [over, either, pointing].some((one) => one.test(slots.said)))
  // What tells of the past, or holds under a condition, is read by few rules only.
  const open = (of: readonly Rule[]) => (blocked ? of.filter(({ told }) => told) : of)
  if (first && isQuestion) return fitting(readBy(first, slots, rules.strangeAsked ?? 0), span)
  // What is only asked is no order; a clause before the question may be one.
  if (first)
    return run.some((piece) => piece.isAsked && !piece.isLeave) && (isLast || beginsAsking.test(slots.said))
      ? null
      : fitting(readBy(open(first), slots, 0), span)
  const wishes = isAsked ? readBy(rules.asked, slots) : readBy(open(rules.wanted), slots, rules.strange)
  return fitting(wishes, span)
}

const fitting = (wishes: WishContent[] | null, span: Span) => wishes && { wishes, span }

const wants = /(?<![a-z])(?:nao|nem|nada|sem|pod\w+|posso|tem que|so|somente|apenas)(?![a-z])/

/** How a reason begins that has no word for it: "sou tímido", "ele pediu". */
const reason =
  /^(?:que |ja que |porque |pois |pq )?(?:sou|somos|el[ea]s?|noss[oa]s?|meus?|minhas?|senao|o publico|o pessoal|da problema)(?![a-z])/

/** Asks whether what stands before it holds. */
const tag =
  /^[\s,;:–—-]*(?:e |eh |ta |isso )*(?:verdade|certo|pode|presta|rola|sera|sim ou nao|ou nao|ne|combina|funciona|da certo|cai bem|boa ideia|mentira|procede)(?: mesmo| isso)?[\s?!.]*$/

/** Says something that the rest of the sentence may turn on. */
const weighs =
  /(?<![a-z])(?:nao|nem|nada|nunca|sem|so|somente|apenas|menos|mais|fora|exceto|mas|porem|tom|estilo|voz|posts?|quero|queria|pode\w*|precis\w+|avis\w+|mostr\w+|fal\w+|bot\w+|coloc\w+)(?![a-z])/

/** What may be asked for, or how much of it; "depois das 21" is an hour. */
const holdsGoods = /ITEM|FOOD|TOOL|MONEY|PERCENT|(?<!\bd?as )NUMBER/

/** The wishes of the clauses that are read before all others, and the text without them, places kept. */
export function wholeFirst(text: string, reader: Reader): { wishes: DraftWish[]; rest: string } {
  const { first, firstAsked = [] } = rulesOf[reader.type]
  if (first === undefined) return { wishes: [], rest: text }
  const folded = foldInPlace(text).toLowerCase()
  const pieces = piecesOf(folded, reader.type).slice(0, mostPieces)
  const wishes: DraftWish[] = []
  let rest = text
  // "tem ovo? tenho alergia": what is asked may be what somebody must not have.
  const asked = eaten.has(reader.type) && touches(folded) ? [] : firstAsked
  const slotsIn = ({ start, end }: Span) => new Slots(text.slice(start, end), reader.names, reader.today)
  const namesAny = (span: Span) => slotsIn(span).namesAny
  const saidIn = (span: Span) => slotsIn(span).said
  /** "panelada e limonada funcionam juntas?" */
  const isJoined = ([, next, ...more]: readonly Piece[]) =>
    next && more.length === 0 && /^\se\s/.test(folded.slice(next.start, next.end))
  const isTag = (piece: Piece | undefined) => piece && tag.test(folded.slice(piece.start, piece.end))
  const readFirst = (run: readonly Piece[], own: readonly Rule[], isLast: boolean) =>
    readRun(text, folded, run, reader, own, isLast)
  /** A question; what leads up to it or follows names nothing, as it may be a statement of its own, but for "…, é verdade?". */
  const readAsked = (run: readonly Piece[], next: Piece | undefined) =>
    run.every(({ isAsked, isLeave }) => isAsked && !isLeave) &&
    (!run.slice(0, -1).some(namesAny) || isTag(run.at(-1)) || isJoined(run)) &&
    !(next && namesAny(next))
      ? readRun(text, folded, run, reader, next ? asked.filter(({ alone }) => !alone) : asked, true, true)
      : null
  /** "não quero ser o mais barato, posso mexer até 10%": the same is read without the first or the last piece. */
  const hasAnotherWish = (run: readonly Piece[], own: readonly Rule[], found: readonly WishContent[]) =>
    [run.slice(1), run.slice(0, -1)].some((part, at) => {
      const dropped = at === 1 ? run.at(-1) : run[0]
      if (part.length === 0 || !dropped || !wants.test(folded.slice(dropped.start, dropped.end))) return false
      return JSON.stringify(readFirst(part, own, at === 0)?.wishes) === JSON.stringify(found)
    })
  const readSentence = (own: readonly Piece[], rules: readonly Rule[]): Found[] => {
    const found: Found[] = []
    for (let at = 0; at < own.length; at += 1) {
      for (let run = Math.min(longestRun, own.length - at); run > 0; run -= 1) {
        const clause = own.slice(at, at + run)
        const read = readFirst(clause, rules, at + run === own.length) ?? readAsked(clause, own[at + run])
        if (!read || hasAnotherWish(clause, rules, read.wishes)) continue
        found.push({ ...read, from: at, to: at + run })
        at += run - 1
        break
      }
    }
    return found
  }
  for (const number of new Set(pieces.map(({ sentence: at }) => at))) {
    const own = pieces.filter((piece) => piece.sentence === number)
    const around = folded.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0)
    const rules = first.filter(({ notIn }) => !notIn?.test(around))
    const all = readSentence(own, rules)
    const hasAlone = rules.some(({ alone }) => alone)
    const isPlain = (piece: Piece) => !weighs.test(folded.slice(piece.start, piece.end)) && !namesAny(piece)
    /** "não põe minha cara, sou tímido": a short reason is part of the order. */
    const withReason = (read: Found, next: Piece | undefined): Found => {
      if (!hasAlone || !next || !isPlain(next) || all.some(({ from }) => from === read.to)) return read
      const { end } = trimmed(folded, next)
      const said = folded.slice(trimmed(folded, next).start, end)
      return reason.test(said) && said.split(' ').length <= longestReason
        ? { ...read, span: { start: read.span.start, end } }
        : read
    }
    /** "tô sozinha no balcão depois das 21, quantos eu boto na carta?": what leads up to a question is told with it. */
    const withLead = (read: Found): Found => {
      const lead = own.slice(0, read.from)
      const isLead =
        own[read.from]?.isAsked === true &&
        lead.every(
          (piece) => !weighs.test(folded.slice(piece.start, piece.end)) && !holdsGoods.test(saidIn(piece)),
        )
      return isLead && lead[0]
        ? { ...read, span: { start: trimmed(folded, lead[0]).start, end: read.span.end } }
        : read
    }
    const isWhole = own.every(
      (piece, at) => isPlain(piece) || all.some(({ from, to }) => at >= from && at < to),
    )
    const found = isWhole
      ? all.map((read) => withReason(read, own[read.to]))
      : readSentence(
          own,
          rules.filter(({ alone }) => !alone),
        )
    for (const read of found.map(withLead)) {
      wishes.push(...read.wishes.map((wish): DraftWish => ({ wish, ...read.span })))
      const { start, end } = read.span
      // A semicolon in its place: no clause goes on behind it.
      // The word that joins the next clause joins nothing any more.
      const joint = /^\s+(?:e|mas)(?=\s)/.exec(folded.slice(end))?.[0].length ?? 0
      rest = `${rest.slice(0, start)};${text.slice(start + 1, end + joint).replace(/[^\n]/g, ' ')}${rest.slice(end + joint)}`
    }
  }
  return { wishes, rest }
}

/** The draft with what its unread passages ask for. What concerns somebody's health stays with the owner. */
export function withAnyhow(text: string, draft: Draft, reader: Reader): Draft {
  const open = draft.unread.filter(({ blocking, why }) => !blocking && why === 'unknown')
  const folded = foldInPlace(text).toLowerCase()
  if ((open.length === 0 && !draft.wishes.some(({ wish }) => isAnything(wish))) || joke.test(folded))
    return draft
  const settled = draft.wishes.filter(({ wish }) => !isAnything(wish))
  const vague = draft.wishes.filter(({ wish }) => isAnything(wish))
  const taken: readonly Span[] = [...settled, ...draft.unread.filter((one) => !open.includes(one))]
  const isFree = (span: Span) => !taken.some((one) => meets(one, span))
  const isUnread = (span: Span) => [...open, ...vague].some((one) => meets(one, span))
  const hasOnly = draft.wishes.some(({ wish }) => wish.kind === 'only')
  const pieces = piecesOf(folded, reader.type).slice(0, mostPieces)
  const found: Found[] = []
  for (let at = 0; at < pieces.length; ) {
    let length = 1
    for (let run = Math.min(longestRun, pieces.length - at); run > 0; run -= 1) {
      const own = pieces.slice(at, at + run)
      const whole = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }
      if (!isFree(whole) || !isUnread(whole)) continue
      const read = readRun(text, folded, own, reader)
      // "só fruta, polpa não" says twice what is left out.
      if (!read || (hasOnly && read.wishes.some(({ kind }) => kind === 'exclude'))) continue
      found.push({ ...read, from: at, to: at + run })
      length = run
      break
    }
    at += length
  }
  // "dois com rabada e sotaque francês": what is joined by "e" is read as a whole or not at all.
  const isOpen = (at: number) => {
    const piece = pieces[at]
    return piece !== undefined && isFree(piece) && !found.some(({ from, to }) => at >= from && at < to)
  }
  const joins = (at: number) => /^\se\s/.test(folded.slice(pieces[at]?.start ?? 0, pieces[at]?.end ?? 0))
  const kept = found.filter(
    ({ from, to }) => !(joins(to) && isOpen(to)) && !(joins(from) && isOpen(from - 1)),
  )
  if (kept.length === 0) return draft
  const read = kept.map(({ from, to }) => ({
    start: pieces[from]?.start ?? 0,
    end: pieces[to - 1]?.end ?? 0,
  }))
  const wishes = kept.flatMap((one) => one.wishes.map((wish): DraftWish => ({ wish, ...one.span })))
  return {
    ...draft,
    wishes: [
      ...settled,
      ...vague.filter((one) => !read.some((span) => meets(span, one))),
      ...wishes,
    ].toSorted((a, b) => a.start - b.start),
    unread: draft.unread.flatMap((one) => (open.includes(one) ? leftOf(one, read, folded) : [one])),
  }
}

/** What only joins two readings: "quem disputa comigo e se vale abrir". */
const joining = /^(?:se|e|que|mas|ou|ai|entao)$/

/** What no span covers of a passage. */
function leftOf(passage: DraftUnread, read: readonly Span[], folded: string): DraftUnread[] {
  const cuts = read.filter((one) => meets(one, passage))
  if (cuts.length === 0) return [passage]
  let from = passage.start
  const left: DraftUnread[] = []
  for (const { start, end } of [...cuts, { start: passage.end, end: passage.end }]) {
    const span = trimmed(folded, { start: from, end: Math.max(from, Math.min(start, passage.end)) })
    const said = folded.slice(span.start, span.end)
    if (/[\p{L}\p{N}]/u.test(said) && !joining.test(said)) left.push({ ...passage, ...span })
    from = Math.max(from, end)
  }
  return left
}
