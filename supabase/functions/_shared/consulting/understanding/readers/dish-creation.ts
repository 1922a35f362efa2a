/** How wishes for dishes are read. */
import { dishCreation } from '../anyhow/rules/dish-creation.ts'
import { withModalCounts } from '../clauses/modal-counts.ts'
import { withNamedBefore } from '../dishes/asked-of-it.ts'
import { pricesOfCourses } from '../dishes/course-prices.ts'
import { readDishWholes } from '../dishes/dish-wholes.ts'
import { withoutContact } from '../dishes/no-contact.ts'
import { withOwnSizes } from '../dishes/of-a-part.ts'
import { withoutPartTotals } from '../dishes/part-totals.ts'
import { withRangesOfCourses } from '../dishes/ranges-of-courses.ts'
import { sumsTold, withDishRequests } from '../dishes/read-dishes.ts'
import { withSupplied } from '../dishes/supplied.ts'
import { ordersTold } from '../dishes/told-orders.ts'
import { withoutTheirDishes, withoutUnuttered } from '../dishes/unuttered.ts'
import { plainFoods } from '../exceptions/plain-leave.ts'
import { recipeFrames } from '../frames/recipe-frames.ts'
import { courseIn } from '../text/courses.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withOfThem } from '../text/of-them.ts'
import { withPlainForms } from '../text/plain-forms.ts'
import { readRewritten } from '../text/rewritten.ts'
import { withAsides } from '../unread/asides.ts'
import { withCostsApart } from '../unread/costs-apart.ts'
import { withoutKindsOfLists } from '../unread/kinds-of-lists.ts'
import { withOneThing, withOrigins } from '../unread/of-one-thing.ts'
import { ofSomeDishes } from '../unread/of-some.ts'
import { withPartsOfResults } from '../unread/parts-of-results.ts'
import { withOneOfThem } from '../wishes/counts/one-of-them.ts'
import { ofResults, recipes, wholeClauses } from './of-results.ts'
import { type AutomationReader, alone, type Scene, type TextReader } from './reader.ts'
import { endings, frames, mend, withTaken } from './steps.ts'

const asked = ({ vocabulary: { names }, today, whole }: Scene) => ({
  today,
  items: names.flatMap(({ name, isSection }) => (isSection ? [] : [name])),
  whole: foldInPlace(whole),
})

function costOf(max: number, isShare: boolean, item?: string): WishContent | null {
  const course = item === undefined ? undefined : courseIn(item)
  if (item !== undefined && course === undefined) return null
  return {
    kind: 'dishLimit',
    of: isShare ? 'foodCost' : 'plateCost',
    max,
    ...(course !== undefined && { course }),
  }
}

const ingredients: TextReader = {
  reading: 'dishes',
  reworded: (text, _, read) => readRewritten(text, plainFoods(text), (plain) => withOfThem(plain, read)),
  wholes: (text, { today }) => ({ wishes: readDishWholes(text, today), told: [] }),
  steps: [
    mend(withAsides),
    endings,
    (text, { today, whole }, readRest) => withTaken(text, ordersTold(text, whole, today), readRest),
    (text, scene, readRest) => withTaken(text, sumsTold(text, asked(scene)), readRest),
    (text, _, readRest) => withPlainForms(text, (plain) => withModalCounts(plain, readRest)),
    ...wholeClauses,
    (text, _, readRest) => withTaken(text, pricesOfCourses(text), readRest),
    frames(recipeFrames),
    (text, scene, readRest) => withDishRequests(text, asked(scene), readRest),
    ...recipes,
  ],
  early: [withoutContact, (_, draft) => ({ ...draft, wishes: withOwnSizes(draft.wishes) })],
  own: [
    withCostsApart(costOf),
    ...ofResults,
    withoutKindsOfLists,
    withoutPartTotals,
    withSupplied,
    (text, draft, { vocabulary: { names } }) => withRangesOfCourses(text, draft, names),
    withOneOfThem,
    (text, draft, around) => withPartsOfResults(text, draft, ofSomeDishes, alone(around)),
  ],
  late: [(text, draft) => withoutUnuttered(text, withOneThing(text, draft))],
  finished: (text, draft) => withNamedBefore(text, withOrigins(text, withoutTheirDishes(text, draft))),
}

export const dishReader: AutomationReader = { rules: dishCreation, texts: { ingredients } }
