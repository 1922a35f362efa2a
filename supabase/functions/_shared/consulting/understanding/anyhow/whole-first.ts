/**
 * Whole clauses that rules explain to the last word, before all other readers: these would take half of one, and half a
 * clause says something else.
 */
import type { AutomationType } from '../../automation-types.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import type { Rule } from './form.ts'
import { type Piece, piecesOf, touches, trimmed } from './pieces.ts'
import { type Found, longestRun, type Reader, readRun } from './read-run.ts'
import { Slots } from './slots.ts'

/** Most words of a reason that is left with its order. */
const longestReason = 6

/** Automations whose results somebody eats or drinks as they are asked for. */
const eaten: ReadonlySet<AutomationType> = new Set<AutomationType>([
  'drink_creation',
  'dish_creation',
  'food_pairing',
])

const wants = /(?<![a-z])(?:nao|nem|nada|sem|pod\w+|posso|tem que|so|somente|apenas)(?![a-z])/

/** How a reason begins that has no word for it: "sou tímido", "ele pediu". */
const reason =
  /^(?:que |ja que |porque |pois |pq )?(?:sou|somos|el[ea]s?|noss[oa]s?|meus?|minhas?|senao|o publico|o pessoal|da problema)(?![a-z])/

/** Asks whether what stands before it holds, or what to do about it. */
const tag =
  /^[\s,;:–—-]*(?:e |eh |ta |isso )*(?:verdade|certo|pode|presta|rola|sera|sim ou nao|ou nao|ne|combina|funciona|da certo|cai bem|boa ideia|mentira|procede|(?:o que|que|como) (?:eu |a gente |posso |devo |da (?:pra|para) )*(?:fac[oa]|fazer|melhor[oa]r?|resolv(?:o|er))|(?:baixo|abaixo|vendo|faco|cobro|deixo|boto|subo) (?:pra|para|por|a) quanto|(?:por|a) quanto|(?:perco|ganho|deixo de ganhar) quanto(?: (?:por|no|ao) mes)?|quanto (?:eu )?(?:perco|ganho|deixo de ganhar)(?: a mais)?(?: (?:por|no|ao) mes)?)(?: mesmo| isso)?[\s?!.]*$/

/** "vendo pouca sobremesa, o que faço?": what leads up to it is what it asks about. */
const advice =
  /^[\s,;:–—-]*(?:e )?(?:o que|que|como) (?:eu |a gente |posso |devo |da (?:pra|para) )*(?:fac|faz|melhor|resolv)/

/** What is refused before a question is no part of it: "não quero ser o mais barato, quem me tira cliente?" */
const refusing =
  /^[\s,;:–—-]*(?:(?:e|mas|ai|tambem) )*(?:(?:eu|a gente|nos) )?(?:nao (?:quero|queremos|vou|vamos|posso|podemos|pretendo|gosto|aceito|topo|penso)|nada de|nem)(?![a-z])/

/** What is told of the last words of a question: "… a segunda, que é morta?" */
const relative =
  /^(?:que|onde|quando) (?:ja |so |nao |nunca |sempre )?(?:e|eh|ta|tao|esta|sao|fica|vive|anda|da|vem|tem)(?![a-z])/

/** Says something that the rest of the sentence may turn on. */
const weighs =
  /(?<![a-z])(?:nao|nem|nada|nunca|sem|so|somente|apenas|menos|mais|fora|exceto|mas|porem|tom|estilo|voz|posts?|quero|queria|pode\w*|precis\w+|avis\w+|mostr\w+|fal\w+|bot\w+|coloc\w+)(?![a-z])/

/** What may be asked for, or how much of it; "depois das 21" is an hour. */
const holdsGoods = /ITEM|FOOD|TOOL|MONEY|PERCENT|(?<!\bd?as )NUMBER/

/** The wishes of the clauses that are read before all others, and the text without them, places kept. */
export function wholeFirst(text: string, reader: Reader): { wishes: DraftWish[]; rest: string } {
  const { first, firstAsked = [], asksWhole } = reader.rules
  if (first === undefined) return { wishes: [], rest: text }
  const folded = foldInPlace(text).toLowerCase()
  const pieces = piecesOf(folded, reader.type)
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
  /** "nem me fala em subir" asks nothing. */
  const marked = (run: readonly Piece[]) => /^[\s.!]*\?/.test(folded.slice((run.at(-1)?.end ?? 0) - 1))
  const isTag = (piece: Piece | undefined) => piece && tag.test(folded.slice(piece.start, piece.end))
  const asksAdvice = (piece: Piece | undefined) => piece && advice.test(folded.slice(piece.start, piece.end))
  const readFirst = (run: readonly Piece[], own: readonly Rule[], isLast: boolean) =>
    readRun(text, folded, run, reader, own, isLast)
  /** A question; what leads up to it or follows names nothing, as it may be a statement of its own, but for "…, é verdade?". */
  const readAsked = (run: readonly Piece[], next: Piece | undefined, isPart: boolean) =>
    run.every(({ isAsked, isLeave }) => (isAsked || asksAdvice(run.at(-1))) && !isLeave) &&
    run.at(-1)?.isAsked &&
    !((isPart || !marked(run)) && run.some(({ start, end }) => refusing.test(folded.slice(start, end)))) &&
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
  const readSentence = (own: readonly Piece[], rules: readonly Rule[], canAsk = true): Found[] => {
    const found: Found[] = []
    for (let at = 0; at < own.length; at += 1) {
      for (let run = Math.min(longestRun, own.length - at); run > 0; run -= 1) {
        const clause = own.slice(at, at + run)
        const read =
          readFirst(clause, rules, at + run === own.length) ??
          (canAsk ? readAsked(clause, own[at + run], own.length > 1) : null)
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
      if (!next || !isPlain(next) || all.some(({ from }) => from === read.to)) return read
      const { start, end } = trimmed(folded, next)
      const said = folded.slice(start, end)
      const others = own.slice(read.to)
      const last = others.at(-1) ?? next
      // "que é morta" is two pieces: "é" looks like "e".
      const rest = trimmed(folded, { start, end: last.end })
      if (next.isAsked && others.every(isPlain) && relative.test(folded.slice(rest.start, rest.end)))
        return { ...read, to: own.length, span: { start: read.span.start, end: rest.end } }
      return hasAlone && reason.test(said) && said.split(' ').length <= longestReason
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
          !asksWhole,
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
