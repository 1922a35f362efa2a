import type { FactOf } from '../../base/facts.ts'
import { courseLabels } from '../../base/request/course-labels.ts'
import { keptBases } from './kept-bases.ts'
import type { Dish, DishContent, DishMenu } from './schema.ts'

/** A box is no ingredient. */
const boxId = 'embalagem'

/** @param hasDoses whether the report names what to drink beside the dishes */
function factOf(dish: Dish, hasDoses: boolean): FactOf<'dish'> {
  const { pairing } = dish
  return {
    kind: 'dish',
    name: dish.name,
    section: courseLabels[dish.course],
    price: dish.suggestedPrice,
    // A partial cost must not look like the cost.
    cost: dish.missing.length === 0 ? dish.cost : null,
    ...(dish.serves === undefined ? {} : { serves: dish.serves }),
    ...(dish.aboveCeiling === undefined ? {} : { aboveCeiling: dish.aboveCeiling }),
    ...(dish.ways === undefined ? {} : { ways: dish.ways }),
    keeps: Math.max(0, ...keptBases(dish.keeps).map(({ days }) => days)),
    ...(dish.boxed === undefined ? {} : { boxed: dish.boxed }),
    ...(dish.ahead === undefined ? {} : { ahead: dish.ahead }),
    ...(dish.stands === undefined ? {} : { stands: dish.stands }),
    ...(dish.unchilled === undefined ? {} : { unchilled: dish.unchilled }),
    ...(dish.drips === true ? { drips: true } : {}),
    ...(dish.weekdays === undefined ? {} : { weekdays: dish.weekdays }),
    ...(dish.handheld === undefined ? {} : { handheld: dish.handheld }),
    ingredients: dish.ingredients
      .filter(({ id }) => id !== boxId)
      .map(({ name, amount, unit }) => ({
        name,
        amount: amount / dish.portions,
        unit,
      })),
    allergens: dish.allergens,
    equipment: dish.equipment,
    minutes: dish.minutes.finish,
    text: [
      dish.name,
      dish.story,
      dish.fit,
      dish.techniqueLabel,
      ...dish.ingredients.map(({ display }) => display),
      ...dish.method,
      dish.plating,
      dish.keeps,
      ...(hasDoses
        ? [pairing.label, pairing.reason, pairing.serving, ...(pairing.drink === null ? [] : [pairing.drink])]
        : []),
    ].join('\n'),
  }
}

type Stated = FactOf<'dish' | 'answer' | 'dishPlan' | 'expectation' | 'start' | 'costNow'>

/** What the whole menu states. */
function menuFacts({ answers = [], met = [], dates = [], toldCosts = [], tasting }: DishMenu): Stated[] {
  return [
    ...answers.map(
      ({ about, asked, text }): Stated => ({
        kind: 'answer',
        about,
        of: null,
        ...(asked === undefined ? {} : { asked }),
        text,
      }),
    ),
    ...toldCosts.map((one): Stated => ({ kind: 'costNow', ...one })),
    ...met.map((plan): Stated => ({ kind: 'dishPlan', ...plan })),
    ...(tasting
      ? [
          {
            kind: 'dishPlan' as const,
            of: 'tasting' as const,
            what: '',
            met: tasting.met,
            text: tasting.summary,
          },
        ]
      : []),
    ...dates.map(
      ({ what, from, to, text }): Stated => ({
        kind: 'expectation',
        what,
        from,
        to,
        closed: false,
        used: true,
        text,
      }),
    ),
  ]
}

/** One fact for each dish, in amounts per portion. */
export function dishFacts(contents: readonly DishContent[]): FactOf<'dish'>[] {
  const english = contents.flatMap((content) => (content.kind === 'dish_menu' ? (content.english ?? []) : []))
  // No dose stands beside dishes that all do without it.
  const hasDoses = contents.some((content) => content.kind === 'dish' && content.sober !== true)
  return contents.flatMap((content) => {
    if (content.kind !== 'dish') return []
    const isTold = english.some(({ name, line }) => name === content.name && line !== null)
    return [{ ...factOf(content, hasDoses), ...(isTold ? { english: true } : {}) }]
  })
}

/** The facts of the dishes, those of their menu, and when each is first sold. */
export const factsOf = (contents: readonly DishContent[]): Stated[] => {
  const names = new Map(
    contents.flatMap((content) => (content.kind === 'dish' ? [[content.id, content.name]] : [])),
  )
  return [
    ...dishFacts(contents),
    ...contents.flatMap((content) =>
      content.kind === 'dish_menu'
        ? [
            ...menuFacts(content),
            ...(content.plan?.stages ?? []).flatMap(({ day, dishes }) =>
              dishes.map((id): Stated => ({ kind: 'start', name: names.get(id) ?? id, on: day })),
            ),
          ]
        : [],
    ),
  ]
}
