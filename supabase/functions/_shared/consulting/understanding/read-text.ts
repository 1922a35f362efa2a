import { withAnswers } from './clauses/answered-questions.ts'
import { toClauses } from './clauses/item-clauses.ts'
import type { Carry } from './clauses/modes.ts'
import { readRivals } from './competitors/read-rivals.ts'
import { withWeekdays } from './dates/weekdays.ts'
import { withDishRequests } from './dishes/read-dishes.ts'
import { withDrinkWishes } from './drinks/read-drinks.ts'
import { ofTools } from './drinks/tools.ts'
import { withForecastQuestions } from './forecast/forecast-questions.ts'
import { withForecastWishes } from './forecast/forecast-wishes.ts'
import { readContext } from './forecast/read-context.ts'
import { allergyFrames, markFrames } from './frames/allergy-frames.ts'
import type { Frame } from './frames/frame.ts'
import { withFrames } from './frames/read-frames.ts'
import { recipeFrames } from './frames/recipe-frames.ts'
import { attachAsides } from './orders/attach.ts'
import { readOrders } from './orders/read-orders.ts'
import { withPairings } from './pairings/read-pairings.ts'
import { readPosts } from './posts/read-posts.ts'
import { readCostChanges, withDearer } from './questions/cost-changes.ts'
import { halfReadPrices } from './questions/half-read.ts'
import { readHappyHours } from './questions/happy-hours.ts'
import { withQuestions } from './questions/owner-questions.ts'
import { readStatements } from './questions/price-statements.ts'
import { readStartDays } from './questions/start-days.ts'
import { SentenceReader } from './read-sentence.ts'
import type { Draft, Profile, WishContent } from './text/draft.ts'
import { foldInPlace } from './text/fold.ts'
import { withoutHalves } from './text/half-read.ts'
import { withoutAsides } from './told/asides.ts'
import { withAsides } from './unread/asides.ts'
import { withoutOrdersInQuestions } from './unread/asked.ts'
import { halfNumbers } from './unread/half-numbers.ts'
import { withLateDoubts } from './unread/late-doubts.ts'
import { settleRefused } from './unread/settle-refused.ts'
import { inJest, takesBack } from './unread/taken-back.ts'
import { withMarkedFoods } from './wishes/marked-foods.ts'
import { withWholeMenuClauses } from './wishes/menu-clauses/half-read.ts'
import { withClauses } from './wishes/menu-clauses/index.ts'
import { withPageWishes, withReadings } from './wishes/menu-page.ts'
import { targetReadings } from './wishes/menu-plan/index.ts'
import { withoutMenuAsides } from './wishes/orders/asides.ts'
import { withOrders } from './wishes/orders/index.ts'
import { withPageNotes } from './wishes/orders/page-notes.ts'
import { withPace } from './wishes/pace.ts'
import { withCoursePrices } from './wishes/prices/course-prices.ts'
import { withSparedItems } from './wishes/spared-items.ts'
import { toSentences } from './words/elements.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** How a text is read: as wishes of a profile, or as an answer of its own kind. */
export type Reading = Profile | 'drinks' | 'dishes' | 'pairings' | 'competitors' | 'specialDates' | 'context'

/**
 * Reads one text. Every letter and digit ends up in a wish, in an unread passage, or in a filler word.
 * @param items number of items on the menu that the text is about
 */
export function readText(
  text: string,
  profile: Reading,
  vocabulary: Vocabulary,
  today: string,
  items = 0,
): Draft {
  if (profile === 'menu' || profile === 'goals')
    return withMarkedFoods(text, (open) =>
      withSparedItems(open, vocabulary.names, (rest) =>
        withLateRefusals(
          withPlainRefusals(rest),
          (plain) => readAsked(plain, profile, vocabulary, today, items),
          turned,
        ),
      ),
    )
  if (profile === 'drinks')
    return withoutAsides(withoutTags(text), vocabulary, (rest) =>
      withLateDoubts(rest, readAsked(rest, profile, vocabulary, today, items, text)),
    )
  return readAsked(text, profile, vocabulary, today, items)
}

/** "…, sabe?", "…, tá?": what ends so is no question. Places stay. */
const withoutTags = (text: string): string =>
  text.replace(
    /(?<=[\s,](?:sabe|viu|n[eé]|t[aá]|ok|okay|beleza|certo|visse|entende|entendeu|combinado|por favor|pode ser)\s*)\?/giu,
    '.',
  )

function readAsked(
  text: string,
  profile: Reading,
  vocabulary: Vocabulary,
  today: string,
  items: number,
  whole = text,
): Draft {
  const frames = framesOf[profile]
  const read = (rest: string) => readProfile(rest, profile, vocabulary, today, items, whole)
  if (!frames) return read(text)
  const draft = withFrames(text, frames, vocabulary, read)
  // Menus have a reader of their own for what is asked or half understood.
  if (profile === 'menu') return draft
  const understood = withoutHalves(
    text,
    withoutOrdersInQuestions(text, withCoursePrices(text, draft)),
    halfNumbers,
  )
  return profile === 'dishes' ? withAsides(text, understood) : understood
}

/** Clauses that are read as a whole before anything else, by how a text is read. */
const framesOf: Readonly<Partial<Record<Reading, readonly Frame[]>>> = {
  drinks: recipeFrames,
  dishes: recipeFrames,
  menu: [...markFrames, ...allergyFrames],
  restrictions: markFrames,
}

function readProfile(
  text: string,
  profile: Reading,
  vocabulary: Vocabulary,
  today: string,
  items: number,
  whole: string = text,
): Draft {
  switch (profile) {
    case 'menu':
      return withWholeMenuClauses(
        text,
        withoutMenuAsides(
          text,
          withPageNotes(
            text,
            withOrders(text, { items, names: vocabulary.names, today }, (left) =>
              withClauses(left, { items, names: vocabulary.names, today }, (open) =>
                withPageWishes(open, { items, names: vocabulary.names, today }, (rest) =>
                  settleRefused(rest, readPrices(rest, profile, vocabulary, today), vocabulary.names),
                ),
              ),
            ),
          ),
        ),
      )
    case 'goals':
      return withWholeMenuClauses(
        text,
        withOrders(text, { items, names: vocabulary.names, today }, (left) =>
          withClauses(left, { items, names: vocabulary.names, today }, (open) =>
            withReadings(open, targetReadings, { items, names: vocabulary.names, today }, (rest) =>
              withWeekdays(rest, readSentences(rest, profile, vocabulary), profile),
            ),
          ),
        ),
      )
    case 'competitors':
      return withStartDays(text, vocabulary, today)
    case 'specialDates':
      return readPosts(text, today, vocabulary.names, (said, as) => readSentences(said, as, vocabulary))
    case 'context':
      return withForecastQuestions(
        text,
        withForecastWishes(text, readContext(text, today), today),
        vocabulary.names,
        today,
      )
    case 'drinks':
      return withDrinkWishes(
        text,
        vocabulary.names,
        today,
        (rest) => withWeekdays(rest, readSentences(rest, 'recipes', vocabulary), 'recipes'),
        whole,
      )
    case 'dishes':
      return withDishRequests(
        text,
        { today, items: itemsOf(vocabulary), whole: foldInPlace(whole) },
        (rest) => withWeekdays(rest, readSentences(rest, 'recipes', vocabulary), 'recipes'),
      )
    case 'pairings':
      return withPairings(text, vocabulary, today, (rest) =>
        readAsked(rest, 'drinks', vocabulary, today, items),
      )
    case 'equipment':
      return ofTools(text, readSentences(text, profile, vocabulary))
    case 'restrictions':
      return readSentences(text, profile, vocabulary)
    case 'prices':
      return withStatements(text, vocabulary, today)
    default:
      return withWeekdays(text, readSentences(text, profile, vocabulary), profile)
  }
}

const itemsOf = ({ names }: Vocabulary): string[] =>
  names.flatMap(({ name, isSection }) => (isSection ? [] : [name]))

/** Whole clauses first; what is left is read by its words, and only where a clause has no other word. */
function withStatements(text: string, vocabulary: Vocabulary, today: string): Draft {
  const costs = readCostChanges(text, vocabulary.names, today)
  const dated = [
    ...costs,
    ...readStartDays(withoutSpans(text, costs), vocabulary.names, today),
    ...readHappyHours(text),
  ]
  const plain = withoutSpans(text, dated)
  const orders = readOrders(plain, vocabulary.names)
  const open = withoutSpans(plain, [...orders.wishes, ...orders.asides])
  const { wishes, rest } = readStatements(open, vocabulary.names, today)
  const left = withoutHalves(text, readPrices(rest, 'prices', vocabulary, today), halfReadPrices)
  const told = attachAsides(text, [...dated, ...orders.wishes, ...wishes, ...left.wishes], orders.asides)
  const { wishes: read, unread } = withDearer(text, {
    wishes: told.wishes,
    unread: [...left.unread, ...told.unread],
  })
  return {
    wishes: read
      .map((one) => ({ ...one, wish: withShare(one.wish, text.slice(one.start, one.end)) }))
      .toSorted((a, b) => a.start - b.start),
    unread: unread.toSorted((a, b) => a.start - b.start),
  }
}

/** "quanto posso perder se subir 5%?": the rise that is asked about. */
function withShare(wish: WishContent, said: string): WishContent {
  const [, share = ''] = /(\d{1,2}(?:,\d)?) ?(?:%|por ?cento)/.exec(said) ?? []
  return wish.kind === 'question' && wish.about === 'breakEven' && share !== ''
    ? { ...wish, percent: Number(share.replace(',', '.')) }
    : wish
}

/** The start day of new prices is the same among competitors. */
function withStartDays(text: string, { names }: Vocabulary, today: string): Draft {
  const dated = readStartDays(text, names, today)
  const draft = readRivals(withoutSpans(text, dated), names)
  return { ...draft, wishes: [...draft.wishes, ...dated].toSorted((a, b) => a.start - b.start) }
}

const joint = /(?<!\p{L})e\s+(?:[oa]s?\s+)?$/iu

/** The text with blanks for what was read, so that all places stay. */
function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = text
  for (const { start, end } of spans) {
    // "e" before a clause belongs to it.
    const from = start - (joint.exec(text.slice(0, start))?.[0].length ?? 0)
    rest = `${rest.slice(0, from)}${text.slice(from, end).replace(/[^\n]/g, ' ')}${rest.slice(end)}`
  }
  return rest
}

/** Wishes on items and their prices, with closed days and what the owner asks about prices. */
function readPrices(text: string, profile: 'menu' | 'prices', vocabulary: Vocabulary, today: string): Draft {
  const draft = withWeekdays(text, readSentences(text, profile, vocabulary), profile)
  return withQuestions(text, draft, vocabulary.names, profile === 'menu', today)
}

/** "gim de jeito nenhum": a refusal after the name, unless another one stands before it. */
const refusedAfter = /([^.,;!?\n]*?)\b(de jeito nenhum|nem a pau|nem morto|de forma alguma)\b/giu
const refusedBefore = /(?<!\p{L})(?:n[aã]o|nem|nunca|sem|nada|jamais)(?!\p{L})/iu

/** A verb that is refused only behind it: "a lasanha sai de jeito nenhum". */
const lateVerb =
  /(?<!\p{L})(sai|saem|sobe|sobem|muda|mudam|mexe|mexem|tira|tirem|corta|cortem|aumenta|aumentam) (?:de jeito nenhum|de forma alguma|nem a pau|nem morto)(?!\p{L})/giu

/** "nem pensar em tirar" and "sai de jeito nenhum" are "não tirar" and "não sai". Places stay. */
const withPlainRefusals = (text: string): string =>
  text
    .replace(/\bnem pensar em\b/giu, (said) => 'não'.padEnd(said.length))
    .replace(lateVerb, (said, verb: string, at: number) =>
      refusedBefore.test(
        text
          .slice(0, at)
          .split(/[.,;!?\n]/)
          .at(-1) ?? '',
      )
        ? said
        : `não ${verb}`.padStart(said.length),
    )

/** Verbs that a late refusal on a menu may turn: beside one, it is no refusal of the item. */
const turned =
  /(?<!\p{L})(?:sa[ií]\p{L}*|saem|tir\p{L}+|mex\p{L}+|mud\p{L}+|sob\p{L}+|sub\p{L}+|aument\p{L}+|fi(?:c|qu)\p{L}+|pod\p{L}+|cort\p{L}+|troc\p{L}+|pre[cç]os?)(?!\p{L})/iu

/** Reads a late refusal as "fora" in its place, which keeps all other places; its wish ends with the whole phrase. */
function withLateRefusals(text: string, read: (plain: string) => Draft, unless = refusedBefore): Draft {
  const ends: { start: number; end: number }[] = []
  const plain = text.replace(refusedAfter, (all: string, before: string, phrase: string, at: number) => {
    if (refusedBefore.test(before) || unless.test(before)) return all
    ends.push({ start: at + before.length, end: at + all.length })
    return `${before}${'fora'.padEnd(phrase.length)}`
  })
  const draft = read(plain)
  for (const one of [...draft.wishes, ...draft.unread]) {
    const phrase = ends.find(({ start, end }) => one.end > start && one.end < end)
    if (phrase) one.end = phrase.end
  }
  return draft
}

export function readSentences(text: string, profile: Profile, vocabulary: Vocabulary): Draft {
  return profile === 'recipes'
    ? withLateRefusals(text, (plain) => readPlain(plain, profile, vocabulary))
    : readPlain(text, profile, vocabulary)
}

function readPlain(text: string, profile: Profile, vocabulary: Vocabulary): Draft {
  const prefersItems = profile === 'menu' || profile === 'prices' || profile === 'goals'
  const draft: Draft = { wishes: [], unread: [] }
  let carry: Carry | undefined
  let begins = 0
  for (const sentence of withAnswers(toSentences(text, vocabulary, prefersItems))) {
    if (takesBack(sentence)) {
      const said = inJest(draft.wishes.splice(begins))
      draft.wishes.push(...said.wishes)
      draft.unread.push(...said.unread)
    }
    begins = draft.wishes.length
    for (const clause of prefersItems ? toClauses(sentence) : [sentence]) {
      const read = new SentenceReader(text, clause, profile, prefersItems, carry).read()
      draft.wishes.push(...read.wishes)
      draft.unread.push(...read.unread)
      carry = read.carry
    }
  }
  return profile === 'recipes' ? withPace(text, withCoursePrices(text, draft)) : draft
}
