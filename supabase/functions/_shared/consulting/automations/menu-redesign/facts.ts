import type { Fact, FactOf } from '../../base/facts.ts'
import { carriedSign, signOf, wordsOfLine } from './plan/marked-diets.ts'
import { reasons } from './reasons.ts'
import type { MenuRedesign, Move } from './schema.ts'

/** The first word of an action, the same in every report. */
const verbs: Readonly<Record<Move, string>> = {
  keep: 'manter',
  raise: 'subir o preço',
  lower: 'baixar o preço',
  highlight: 'destacar',
  review: 'rever',
  remove: 'tirar',
}

/** Reports from before `move` was stored show it by their wording. */
function moveOf(action: string, newPrice: number | null): Move {
  if (action.startsWith('Tirar')) return 'remove'
  if (newPrice !== null) return 'raise'
  return action.startsWith('Dar destaque') ? 'highlight' : 'keep'
}

/** An item may appear twice, for example classified and missing on the menu: its first fact counts. */
function firstOfEach(facts: readonly FactOf<'action'>[]): FactOf<'action'>[] {
  const seen = new Set<string>()
  return facts.filter(({ item }) => !seen.has(item) && seen.add(item))
}

/** The lines that carry the sign for what the owner wants marked. */
function marksOf({ markedFoods, newMenu }: MenuRedesign): FactOf<'menu'>['marks'] {
  if (!markedFoods || !newMenu) return undefined
  return {
    foods: markedFoods,
    lines: newMenu.sections.flatMap(({ name: section, items }) =>
      items.map((line) => ({
        ...wordsOfLine(line),
        section,
        isMarked: line.signs?.includes(carriedSign) === true,
      })),
    ),
  }
}

/** The lines that carry a sign for what they leave out, with the words that show it. */
function freeOf({ freeMarks, newMenu }: MenuRedesign): FactOf<'menu'>['free'] {
  return freeMarks?.map(({ food, unsure }) => {
    const sign = signOf(food)
    const marked = (newMenu?.sections ?? []).flatMap(({ name: section, items }) =>
      items.flatMap((line) =>
        line.signs?.includes(sign) ? [{ name: line.name, description: line.textToday ?? null, section }] : [],
      ),
    )
    return { food, sign, marked, unsure }
  })
}

function menuFact(redesign: MenuRedesign): FactOf<'menu'>[] {
  const { newMenu, pages, layout, pageNotes } = redesign
  const marks = marksOf(redesign)
  const free = freeOf(redesign)
  if (!newMenu) return []
  return [
    {
      kind: 'menu',
      pages: pages?.length ?? null,
      sections: newMenu.sections.map(({ name, items }) => ({ name, items: items.map((item) => item.name) })),
      boxes: newMenu.boxes.map(({ name }) => name),
      ...(layout && { layout }),
      ...(pageNotes && { notes: pageNotes }),
      ...(marks && { marks }),
      ...(free && { free }),
    },
  ]
}

/** One fact for each item of menu and sheet, including unchanged and unclassified ones. */
function actionFacts({ categories, left, period, newMenu, leaves = [] }: MenuRedesign): FactOf<'action'>[] {
  const unlisted = new Set(left.flatMap(({ name, reason }) => (reason === 'not_on_menu' ? [name] : [])))
  const words = new Map(
    (newMenu?.sections ?? []).flatMap(({ items }) =>
      items.map(({ name, textToday }) => [name, textToday] as const),
    ),
  )
  const sections = new Map([
    ...leaves.map(({ name, section }) => [name, section] as const),
    ...(newMenu?.sections ?? []).flatMap(({ name: section, items }) =>
      items.map(({ name }) => [name, section] as const),
    ),
    ...categories.flatMap(({ name: section, items }) => items.map(({ name }) => [name, section] as const)),
  ])
  const place = (name: string) => {
    const description = words.get(name)
    const section = sections.get(name)
    return {
      ...(section !== undefined && { section }),
      ...(description != null && { description }),
      ...(!unlisted.has(name) && { onMenu: true }),
    }
  }
  return firstOfEach([
    ...categories.flatMap(({ items }) =>
      items.map((item): FactOf<'action'> => {
        const move = item.move ?? moveOf(item.action, item.newPrice)
        return {
          kind: 'action',
          item: item.name,
          ...place(item.name),
          quadrant: item.quadrant,
          action: verbs[move],
          priceNow: item.price,
          priceNew: move === 'remove' ? null : (item.newPrice ?? item.price),
          // A sheet without dates gives no monthly figures.
          gainPerMonth: period?.dated ? item.effect : null,
          text: item.action,
        }
      }),
    ),
    ...left.map((item): FactOf<'action'> => {
      const { name, reason, move = 'keep', price = null, newPrice = null, action } = item
      return {
        kind: 'action',
        item: name,
        ...place(name),
        quadrant: null,
        action: verbs[move],
        priceNow: price,
        priceNew: move === 'remove' ? null : (newPrice ?? price),
        gainPerMonth: null,
        text: action ?? `Fora da conta: ${reasons[reason]}`,
      }
    }),
  ])
}

/** What happens to each item, the resulting menu, and the elasticities behind the prices. */
export function redesignFacts(contents: readonly MenuRedesign[]): Fact[] {
  return contents.flatMap((content): Fact[] => [
    ...(content.period?.from && content.period.to
      ? [{ kind: 'sales' as const, from: content.period.from, to: content.period.to }]
      : []),
    ...actionFacts(content),
    ...menuFact(content),
    ...(content.costs ?? []).map((one): Fact => ({ kind: 'costNow', ...one })),
    ...(content.planned ?? []).map((one): Fact => ({ kind: 'planned', ...one })),
    ...(content.answers ?? []).map(
      ({ about, of, verdict, open, asked }, at, all): Fact => ({
        kind: 'answer',
        about,
        of,
        text: verdict,
        // Two questions on one subject are told apart by the owner's words.
        ...(asked !== undefined &&
          all.some(
            (other, index) =>
              index !== at && other.about === about && (other.of === of || other.of === null || of === null),
          ) && { asked }),
        ...(open && { open }),
      }),
    ),
    ...(content.elasticities ? [{ kind: 'elasticity' as const, ...content.elasticities }] : []),
  ])
}
