/**
 * What an owner asks of drinks beside dishes. A clause is read as a whole, or left to the readers of every automation;
 * if they understand only a part of it, all of it stays unread.
 */

import { isTimesOnly, readOfferHours } from '../house/offer-hours.ts'
import { Names } from '../orders/dishes-and-drinks.ts'
import { type Draft, type DraftUnread, unreadAt, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { asksForNothing } from '../told/courtesies.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { readAmounts } from './amounts.ts'
import { readAskedDrinks } from './asked-drinks.ts'
import { readAsks } from './asks.ts'
import { type Carry, firstOf } from './clause.ts'
import { inPlainForm, readCommon, readCommonFirst } from './common.ts'
import { countedDiet, readCounts } from './counts.ts'
import { readHeldPairs } from './held-pairs.ts'
import { readHouseList } from './house-list.ts'
import { readLimits } from './limits.ts'
import { readOccasions } from './occasions.ts'
import { readOffers } from './offers.ts'
import { withOwnRefusals } from './own-refusals.ts'
import { readPlainOrders } from './plain-orders.ts'
import { isQuestion, readQuestions } from './questions.ts'
import { readService } from './service.ts'
import { readSlots } from './slots.ts'
import { readSpokenOrders } from './spoken-orders.ts'
import { readTableOrders } from './table-orders.ts'
import { type Stretch, withKnownNouns, withoutHalfOrders, withoutReason } from './whole-readings.ts'

const readClause = firstOf(
  readAskedDrinks,
  readHouseList,
  readSpokenOrders,
  readPlainOrders,
  readTableOrders,
  readQuestions,
  readHeldPairs,
  readOccasions,
  readCommonFirst,
  readCounts,
  readLimits,
  readAsks,
  readOffers,
  readService,
  readAmounts,
  readCommon,
  readSlots,
)

/** Sentences, and their clauses between commas; a comma between digits parts nothing. */
function stretchesOf(text: string, ends: RegExp): Stretch[] {
  return [...text.matchAll(ends)].flatMap(({ 0: said, index }) => {
    const trimmed = said.trim()
    const start = index + said.indexOf(trimmed)
    return trimmed === '' ? [] : [{ start, end: start + trimmed.length }]
  })
}

const sentences = /(?:[^.;!?\n]|(?<=\d)\.(?=\d))+\??/gu
const clauses = /(?:[^,]|(?<=\d),(?=\d))+/gu

/** "Boa tarde, tudo bem?" */
const isGreeting = (said: string): boolean => asksForNothing(said.replace(/\?+\s*$/u, ''))

/** Words before a wish that add nothing to it. */
const opening =
  /^(?:(?:e|mas|ai|entao|aqui|ah|olha|por favor|pfv|tambem|eu|a gente|nos|quero|queria|queremos|gostaria(?: de)?|prefiro|preciso(?: de)?|pode|da pra|bota|botar|bote|coloca|colocar|coloque|poe|por|ponha|deixa|deixar|usa|usar|use|serve|servir|sirva|faz|fazer|faca|monta|montar|monte|oferece|oferecer|ofereca|inclui|incluir|tem que ter|quero que|que)\s+)+/

const closing = /\s*(?:(?:,? (?:por favor|pfv|obrigad[oa]|ta|viu|ne|blz))*[.!?\s]*)$/

const inClauseForm = (said: string) => said.replace(closing, '').replace(/\s+/g, ' ').trim()

/** The forms in which a clause is tried: as it is, and without the words that open it. */
function formsOf(folded: string): string[] {
  const whole = inPlainForm(inClauseForm(folded))
  const bare = whole.replace(opening, '')
  return bare === whole || bare === '' ? [whole] : [whole, bare]
}

const guests =
  '(?:o povo|a turma|o pessoal|a galera|a gente|os? clientes?|a freguesia|todo mundo|a maioria|quem vem)'
const drinksOf =
  '(?:cervej\\w+|chopp?e?|coca(?:-cola)?|refri\\w*|sucos?|agua|vinhos?|litrao|long neck|whisky|gin|caipirinhas?|drinks?|bebidas?|nada|guarana)(?: (?:bem |muito )?gelad[oa]s?)?'
const habit = new RegExp(
  `^(?:aqui (?:e|eh|a gente e) (?:uma? |comida |cozinha )?(?:[\\p{L}]+ ?){1,3},? ?(?:e |mas |so que )?)?(?:aqui |la )?${guests}(?: (?:daqui|que vem))? (?:so |mais |quase so |praticamente so )?(?:bebe\\w*|toma\\w*|pede\\w*|quer)(?: so| mais)? ${drinksOf}(?:(?:,| e| ou) ${drinksOf})*$`,
  'u',
)
/** "Aqui é japonês, o povo só bebe cerveja e coca": what guests do today, and no wish. */
const isHabit = (said: string): boolean => {
  const folded = foldInPlace(said)
    .toLowerCase()
    .replace(/^[\s,]+|[\s,]+$/g, '')
  return habit.test(folded) || nobodyBuys.test(folded)
}
/** "ninguém compra garrafa" */
const nobodyBuys = new RegExp(
  `^(?:aqui |la )?ninguem (?:aqui |la )?(?:compra|pede|toma|bebe|quer|liga pra) (?:${drinksOf}|garrafas?(?: de vinho)?|vinho caro)$`,
  'u',
)

/** Somebody's health may depend on the words: they are left to the readers of allergies. */
const illness = new RegExp(
  `${healthWords.source}|gravid|gestante|lactante|amament|diabet|vegan|vegetarian[oa]s? (?:nao|n) com`,
  'u',
)
const children = /crianca/

/** A part of a sentence that narrows what stands before it. */
const narrows = /^(?:mas|so |menos|exceto|salvo|tirando|fora|a nao ser|desde que|se |quando|enquanto|sem )/

/** Words that belong to pairings, which a word-by-word reader takes for foods. */
const ofPairings =
  /\b(?:combos?|doses?|par|pares|harmoniz\w+|bebidas?|drinks?|cachacas?|caipirinhas?|alambique|prata|branquinha|branca|carvalho|castanheira|amburana|chopes?|cervejas?|vinhos?|espumantes?|tempos?|degustacao|regua|garcom|garrafas?|provas?|desconto|cardapio|frases?|textos?)\b/

const plainRefusal = /^(?:sem|nada de|nao usamos|nao uso|tirar|tira|evitar) [\w çãõáéíóúâêô-]+$/

/**
 * @param readRest reads what is not about pairings
 */
export function withPairings(
  text: string,
  vocabulary: Vocabulary,
  today: string,
  readRest: (text: string) => Draft,
): Draft {
  const lines = stretchesOf(text, /[^\n]+/gu)
  const foldedOf = ({ start, end }: Stretch) => foldInPlace(text.slice(start, end)).toLowerCase()
  const isOfIllness = (stretch: Stretch) => illness.test(foldedOf(stretch).replace(countedDiet, ' '))
  const isOfHealth = (stretch: Stretch) => isOfIllness(stretch) || children.test(foldedOf(stretch))
  // Whoever is ill is spoken of within one entry: the others are read as usual.
  if (lines.length > 1 && lines.some(isOfHealth))
    return joined(
      lines.map((line) => ({
        line,
        draft: withPairings(text.slice(line.start, line.end), vocabulary, today, readRest),
      })),
    )
  // Children who come are spoken of within a sentence; only an illness reaches further.
  const said = stretchesOf(text, sentences)
  if (said.length > 1 && !lines.some(isOfIllness) && said.some(isOfHealth))
    return joined(
      said.map((line) => ({
        line,
        draft: withPairings(text.slice(line.start, line.end), vocabulary, today, readRest),
      })),
    )
  if (lines.some(isOfHealth)) {
    const whole =
      (lines.some(isOfIllness) ? null : forChildren(text, vocabulary, today)) ??
      ofHealth(text, vocabulary, today, readRest)
    const apart = said.filter((one, at) => isApart(text, one, said[at - 1], whole, isOfHealth))
    return apart.length === 0 ? whole : withApart(text, apart, whole, vocabulary, today, readRest)
  }
  return withoutHalfOrders(
    text,
    withOwnRefusals(text, readRest, (rest) => withClauses(rest, vocabulary, today, readRest)),
  )
}

/** What goes on with the sentence before: "nem castanha", "ela prova tudo", "por isso nada de amendoim". */
const goesOn =
  /^(?:e |mas |nem|tambem|entao|por isso|por causa|logo|assim|so |nada|sem |nao |el[ea]s? |del[ea]s? |iss[oa]|ess[ea]s?|dess[ea]s?|outr[oa]s?|quem |se |principalmente|inclusive|nenhum|evit|tir|cuidado)/

/** Whether a sentence has nothing to do with the illness beside it, by its words and by what was read in it. */
function isApart(
  text: string,
  one: Stretch,
  before: Stretch | undefined,
  { wishes, unread }: Draft,
  isOfHealth: (stretch: Stretch) => boolean,
): boolean {
  const folded = foldInPlace(text.slice(one.start, one.end)).toLowerCase()
  if (isOfHealth(one) || (before && isOfHealth(before) && goesOn.test(folded))) return false
  const touches = (part: Stretch) => part.start < one.end && part.end > one.start
  return (
    !unread.some((part) => part.blocking && touches(part)) &&
    wishes.every(
      (part) =>
        !touches(part) ||
        (part.start >= one.start &&
          part.end <= one.end &&
          !(part.wish.kind === 'exclude' && part.wish.why !== 'taste')),
    )
  )
}

/** The sentences beside an illness in the words of pairings, and what was read of the illness as it was. */
function withApart(
  text: string,
  apart: readonly Stretch[],
  whole: Draft,
  vocabulary: Vocabulary,
  today: string,
  readRest: (text: string) => Draft,
): Draft {
  const isIn = (part: Stretch) => apart.some(({ start, end }) => part.start >= start && part.end <= end)
  // Neighbours are read together, since one may carry on what the other began.
  const runs: Stretch[] = []
  for (const one of apart) {
    const last = runs.at(-1)
    if (last && !/[\p{L}\p{N}]/u.test(text.slice(last.end, one.start))) last.end = one.end
    else runs.push({ ...one })
  }
  const read = joined(
    runs.map((line) => ({
      line,
      draft: withPairings(text.slice(line.start, line.end), vocabulary, today, readRest),
    })),
  )
  const asides = (whole.asides ?? []).filter((one) => !isIn(one))
  return {
    wishes: [...whole.wishes.filter((one) => !isIn(one)), ...read.wishes].toSorted(
      (a, b) => a.start - b.start,
    ),
    unread: [...whole.unread.filter((one) => !isIn(one)), ...read.unread].toSorted(
      (a, b) => a.start - b.start,
    ),
    ...(asides.length > 0 || read.asides ? { asides: [...asides, ...(read.asides ?? [])] } : {}),
  }
}

function withClauses(
  text: string,
  vocabulary: Vocabulary,
  today: string,
  readRest: (text: string) => Draft,
): Draft {
  const names = new Names(vocabulary.names)
  const draft: Draft = { wishes: [], unread: [] }
  const carry: Carry = { offer: null, theirs: null, today }
  if (!isOfPairings(text, names, { ...carry }))
    return withKnownNouns(readRest(text), stretchesOf(text, clauses))
  // "… e se o par sair por menos, melhor" is a sentence of its own. Places stay.
  for (const sentence of stretchesOf(text.replace(/ e(?= se \p{L})/giu, ' ;'), sentences)) {
    const said = text.slice(sentence.start, sentence.end)
    if (isGreeting(said)) continue
    if (isHabit(said)) {
      draft.asides = [...(draft.asides ?? []), sentence]
      continue
    }
    if (tryRead(text, sentence, names, carry, draft)) continue
    if (isQuestion(foldInPlace(said).toLowerCase())) {
      draft.unread.push(unreadAt(sentence))
      continue
    }
    const parts = stretchesOf(said, clauses).map(({ start, end }) => ({
      start: start + sentence.start,
      end: end + sentence.start,
    }))
    readParts(text, sentence, parts, names, carry, draft, readRest)
  }
  return { ...draft, wishes: withoutReason(draft.wishes) }
}

/** Whether a text has a clause that is read here, a question, or a word of pairings. */
function isOfPairings(text: string, names: Names, carry: Carry): boolean {
  const folded = foldInPlace(text).toLowerCase()
  if (ofPairings.test(folded)) return true
  return stretchesOf(text, sentences).some((sentence) => {
    const said = text.slice(sentence.start, sentence.end)
    const parts = stretchesOf(said, clauses).map(({ start, end }) => ({
      start: start + sentence.start,
      end: end + sentence.start,
    }))
    return (
      isQuestion(foldInPlace(said).toLowerCase()) ||
      [sentence, ...parts].some((part) => tryRead(text, part, names, carry, { wishes: [], unread: [] }))
    )
  })
}

/** Letters beyond which a sentence is read in its parts only. */
const longestClause = 240

function tryRead(text: string, { start, end }: Stretch, names: Names, carry: Carry, draft: Draft): boolean {
  const folded = foldInPlace(text.slice(start, end)).toLowerCase()
  if (folded.length > longestClause) return false
  carry.asks = isQuestion(folded)
  for (const form of formsOf(folded)) {
    const wishes = readClause(form, names, carry)
    if (wishes === null) continue
    draft.wishes.push(...wishes.map((wish) => ({ wish, start, end })))
    return true
  }
  return false
}

/** The clauses of a sentence: each read as a whole, or the sentence left to the other readers. */
function readParts(
  text: string,
  sentence: Stretch,
  parts: readonly Stretch[],
  names: Names,
  carry: Carry,
  draft: Draft,
  readRest: (text: string) => Draft,
): void {
  const found: Draft = { wishes: [], unread: [] }
  const left: Stretch[] = []
  const hours = parts.length > 1 ? readOfferHours(text.slice(sentence.start, sentence.end)) : null
  const isTime = ({ start, end }: Stretch) => hours !== null && isTimesOnly(text.slice(start, end))
  const times = parts.filter(isTime)
  const [opens, closes] = [times[0], times.at(-1)]
  if (hours && opens && closes) found.wishes.push({ wish: hours, start: opens.start, end: closes.end })
  if (parts.length > 1)
    for (const part of parts) {
      if (!isTime(part) && !tryRead(text, part, names, carry, found)) left.push(part)
      carry.goesOn = true
    }
  carry.goesOn = false
  if (parts.length === 1 || left.length === parts.length) {
    draft.wishes.push(...restOf(text, sentence, readRest, draft.unread))
    return
  }
  const isNarrowed = left.some(({ start, end }) =>
    narrows.test(foldInPlace(text.slice(start, end)).toLowerCase()),
  )
  if (isNarrowed) {
    draft.unread.push(unreadAt(sentence))
    return
  }
  draft.wishes.push(...found.wishes)
  for (const part of left) draft.wishes.push(...restOf(text, part, readRest, draft.unread))
}

const where =
  /\s+(?:n[ao]s|em todas as|para as|d[ao]s) (?:harmonizacoes|pares|combinacoes|sugestoes|indicacoes)[.!\s]*$/

/** What the other readers make of a stretch, if they understand all of it. */
function restOf(
  text: string,
  stretch: Stretch,
  readRest: (text: string) => Draft,
  unread: DraftUnread[],
): Draft['wishes'] {
  const whole = text.slice(stretch.start, stretch.end)
  // "nada muito doce nas harmonizações": where it holds adds nothing here.
  const said = whole.slice(0, whole.length - (where.exec(foldInPlace(whole).toLowerCase())?.[0].length ?? 0))
  const folded = foldInPlace(said).toLowerCase()
  const draft = readRest(said)
  // A food that is refused by a word that nobody knows stays a question about somebody's health.
  const asks = draft.unread.some(({ blocking }) => blocking)
  const refuses =
    /^(?:sem|nada d[aeo]s?) /.test(folded) && draft.wishes.every(({ wish }) => wish.kind === 'exclude')
  if (!ofPairings.test(folded) || refuses || (asks && refusesFirst.test(folded))) {
    unread.push(...draft.unread.map((one) => movedBy(one, stretch.start)))
    return draft.wishes.map((one) => movedBy(one, stretch.start))
  }
  const isWhole = draft.unread.length === 0 && draft.wishes.length > 0
  // A refusal that also names what it is beside ("sem carvalho com peixe cru") refuses nothing by itself.
  const isPlain = plainRefusal.test(folded) && draft.wishes.every(({ wish }) => wish.kind === 'exclude')
  const isGuess = ofPairings.test(folded) && !isPlain && draft.wishes.some(({ wish }) => isGuessed(wish))
  if (!isWhole || isGuess) {
    unread.push(unreadAt(stretch))
    return []
  }
  return draft.wishes.map((one) => movedBy(one, stretch.start))
}

const movedBy = <Part extends Stretch>(part: Part, by: number): Part => ({
  ...part,
  start: part.start + by,
  end: part.end + by,
})

const refusesFirst = /^(?:sem|nada|nao|n|nem|evit\w+|tir\w+|fora|proibid\w+) /

const guesses = new Set(['exclude', 'only', 'prefer', 'price', 'audience', 'count', 'share'])

/** What a word-by-word reading takes names for; a price of a combo or a dose is read with its offer. */
const isGuessed = (wish: WishContent) =>
  guesses.has(wish.kind) && !(wish.kind === 'price' && wish.item !== undefined)

const joined = (parts: readonly { line: Stretch; draft: Draft }[]): Draft => {
  const asides = parts.flatMap(({ line, draft }) =>
    (draft.asides ?? []).map((one) => movedBy(one, line.start)),
  )
  return {
    wishes: parts.flatMap(({ line, draft }) => draft.wishes.map((one) => movedBy(one, line.start))),
    unread: parts.flatMap(({ line, draft }) => draft.unread.map((one) => movedBy(one, line.start))),
    ...(asides.length > 0 ? { asides } : {}),
  }
}

/** "Muitos vêm com crianças, então preciso de algo sem álcool para cada prato": the wish alone, which keeps everybody safe. */
function forChildren(text: string, vocabulary: Vocabulary, today: string): Draft | null {
  const found: Draft = { wishes: [], unread: [] }
  const carry: Carry = { offer: null, theirs: null, today }
  const names = new Names(vocabulary.names)
  const parts = stretchesOf(text, clauses)
  const wish = parts.find((part) => tryRead(text, part, names, carry, found))
  const isSober = found.wishes.length > 0 && found.wishes.every((one) => one.wish.kind === 'zeroAlcohol')
  return wish && isSober
    ? { wishes: found.wishes, unread: parts.filter((part) => part !== wish).map(unreadAt) }
    : null
}

/** An entry about somebody's health: what stands before it as a clause of its own, and the rest for other readers. */
function ofHealth(
  text: string,
  vocabulary: Vocabulary,
  today: string,
  readRest: (text: string) => Draft,
): Draft {
  const [first, ...others] = stretchesOf(text, clauses)
  const folded = foldInPlace(text).toLowerCase()
  for (let count = others.length; first && count > 0; count -= 1) {
    const end = (count === 1 ? first : others[count - 2])?.end ?? 0
    const lead = { start: first.start, end }
    if (illness.test(folded.slice(0, end)) || children.test(folded.slice(0, end))) continue
    const found: Draft = { wishes: [], unread: [] }
    const carry: Carry = { offer: null, theirs: null, today }
    if (!tryRead(text, lead, new Names(vocabulary.names), carry, found) || found.wishes.length === 0) continue
    const rest = `${' '.repeat(end)}${text.slice(end)}`
    const draft = settled(rest, vocabulary, today, readRest(rest))
    return { wishes: [...found.wishes, ...draft.wishes], unread: draft.unread }
  }
  return settled(text, vocabulary, today, readRest(text))
}

/** Passages beside an allergy that a reader of pairings understands, such as who does not taste. */
function settled(text: string, vocabulary: Vocabulary, today: string, draft: Draft): Draft {
  const names = new Names(vocabulary.names)
  const carry: Carry = { offer: null, theirs: null, today }
  const read: Draft = { wishes: [...draft.wishes], unread: [] }
  for (const passage of draft.unread)
    if (passage.blocking || !tryRead(text, passage, names, carry, read)) read.unread.push(passage)
  return read
}
