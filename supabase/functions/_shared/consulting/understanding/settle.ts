/** What follows the readers of wishes: what was read by half goes back, and the words around a wish settle it. */
import { withAnyhow } from './anyhow/read-anyhow.ts'
import { withConditionalLeave } from './exceptions/conditional-leave.ts'
import { type Around, alone, isMenu, of, type Stage, serves, sheets, where } from './readers/reader.ts'
import type { Draft } from './text/draft.ts'
import { withoutHalves } from './text/half-read.ts'
import { withRemarks } from './told/remarks.ts'
import { withGroupsAsked } from './unread/asked-groups.ts'
import { withoutAskedOrders, withPermissions, withWorthAsked } from './unread/asked-orders.ts'
import { withAskedTails } from './unread/asked-tails.ts'
import { withChildrensDish } from './unread/childrens-dish.ts'
import { withConditions } from './unread/conditions.ts'
import { countedNouns } from './unread/counted-nouns.ts'
import { withEllipticRefusals } from './unread/elliptic-refusals.ts'
import { withExplainedAllergies } from './unread/explained-allergies.ts'
import { farPrices } from './unread/far-prices.ts'
import { withoutFillers } from './unread/fillers.ts'
import { withGuestAllergies } from './unread/guest-allergies.ts'
import { withGuestParts } from './unread/guest-parts.ts'
import { withKeptAllergies } from './unread/kept-allergies.ts'
import { mentions } from './unread/mentions.ts'
import { withNarrowedRefusals } from './unread/narrowed-refusals.ts'
import { withoutHiddenFood } from './unread/no-hidden-food.ts'
import { withoutPartial, withThatOne } from './unread/not-for-all.ts'
import { withOneEnding } from './unread/one-ending.ts'
import { withPolarity } from './unread/polarity.ts'
import { withoutRefusedPairs } from './unread/refused-pairs.ts'
import { withSafeQuestions } from './unread/safe-questions.ts'
import { withSecondRefusals } from './unread/second-refusals.ts'
import { withoutTurnedSpans } from './unread/turned-spans.ts'
import { withWholeNames } from './unread/whole-names.ts'
import { withWidestAllergy } from './unread/widest-allergy.ts'
import { withinLimits } from './unread/within-limits.ts'

const after = (stages: readonly Stage[], text: string, draft: Draft, around: Around): Draft =>
  stages.reduce((before, stage) => stage(text, before, around), draft)

/** What only this kind of text says. */
const ofReader =
  (when: 'early' | 'own' | 'late'): Stage =>
  (text, draft, around) =>
    after(around.reader[when] ?? [], text, draft, around)

/** What follows the readers of wishes, in its order. */
const stages: readonly Stage[] = [
  // Orders that are only asked about, and how far a limit goes.
  where(isMenu, (text, draft) =>
    withPermissions(text, withWorthAsked(text, withoutAskedOrders(text, draft))),
  ),
  withinLimits,

  // Allergies are settled before anything else may take their words.
  withWidestAllergy,
  (text, draft, { type }) => withExplainedAllergies(text, draft, type),
  where(of('drinks', 'dishes', 'pairings'), withSafeQuestions),
  where(serves, withKeptAllergies),

  ofReader('early'),

  // What is still unread, in any order of words.
  withAskedTails,
  (text, draft, { type, rules, vocabulary: { names }, today }) =>
    withAnyhow(text, draft, { type, rules, names, today }),
  where(of('prices', 'competitors'), (text, draft, { reader, vocabulary: { names } }) =>
    withGroupsAsked(text, draft, names, reader.reading === 'prices' ? 'upDown' : 'position'),
  ),
  withOneEnding,
  (text, draft, { vocabulary: { names } }) => withWholeNames(text, draft, names),
  // Once more, as these readers may take a count for a price too.
  (text, draft) => withoutHalves(text, draft, countedNouns),
  (text, draft, { vocabulary: { names } }) => withoutHalves(text, draft, farPrices(names)),

  ofReader('own'),

  // Words that turn a wish around, or that wish for nothing.
  (text, draft) => withoutHalves(text, draft, mentions),
  where(serves, (text, draft) =>
    withoutRefusedPairs(text, withNarrowedRefusals(text, withPolarity(text, draft))),
  ),

  where(of('menu'), withEllipticRefusals),
  where(serves, withConditions),
  where(of('drinks', 'dishes', 'pairings', 'menu', 'prices'), withConditionalLeave),
  ofReader('late'),
  where(serves, withoutPartial),
  where(of('dishes'), (text, draft) => withGuestParts(text, withThatOne(text, draft))),

  // Who eats it.
  (text, draft, { type, vocabulary: { names } }) => withChildrensDish(text, draft, type, names),
  (text, draft, { type }) => withoutHiddenFood(text, draft, type),
  where(isMenu, (text, draft, { vocabulary: { names } }) => withGuestAllergies(text, draft, names)),
  (text, draft, { reader: { reading } }) => {
    const isTold = reading === 'menu' || !sheets.has(reading)
    return withRemarks(text, draft, { guests: isTold, past: isTold && reading !== 'specialDates' })
  },
  (text, draft, around) => withSecondRefusals(text, draft, alone(around)),
  withoutFillers,
  withoutTurnedSpans,
]

/** What was read of a text, once the words around it are heard. */
export const settled = (text: string, draft: Draft, around: Around): Draft =>
  after(stages, text, draft, around)
