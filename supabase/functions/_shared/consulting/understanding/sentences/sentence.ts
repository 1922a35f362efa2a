import type { AutomationType } from '../../automation-types.ts'
import type { Answers } from '../../base/answers/definition.ts'
import type { RequestSheet, Unread } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'

/** What an owner writes, and everything that is read from it: wishes first, then unread passages. */
export type Sentence = readonly [text: string, ...expected: string[]]

export type Theme = { theme: string; type: AutomationType; sentences: readonly Sentence[] }

/** The free texts of the automations. */
export const textInputs: readonly (readonly [type: AutomationType, input: string])[] = [
  ['drink_creation', 'preferences'],
  ['dish_creation', 'ingredients'],
  ['food_pairing', 'focus_areas'],
  ['menu_redesign', 'constraints'],
  ['dynamic_pricing', 'constraints'],
  ['predictive_analytics', 'context'],
  ['content_generation', 'special_dates'],
  ['competitor_analysis', 'competitors'],
]

/** The menu of the house that writes these sentences. */
export const items = [
  ['Baião de dois', 'Pratos', 32],
  ['Lasanha', 'Pratos', 38],
  ['Camarão internacional', 'Pratos', 64],
  ['Pastel de carne', 'Petiscos', 18],
  ['Isca de peixe', 'Petiscos', 42],
  ['Cerveja Heineken', 'Cervejas', 14],
  ['Cerveja Original 600 ml', 'Cervejas', 16],
  ['Caipirinha de limão', 'Drinks', 18],
  ['Caipirinha de caju', 'Drinks', 20],
  ['Pudim', 'Sobremesas', 12],
].map(([name, category, price]) => ({
  name: String(name),
  category: String(category),
  description: null,
  price: Number(price),
  cost: null,
}))

const sales: Sales = {
  items: items.map(({ description: _description, ...item }) => ({ ...item, units: 10 })),
  period: null,
  weeks: [],
  itemWeeks: [],
  weekdays: [],
  dayParts: [],
  rows: { read: items.length, totals: 0, blank: 0, refused: 0 },
}

/** Answers with one free text; menus and pricing include the house's items. */
export function answersWith(type: AutomationType, text: string): Answers {
  const input = textInputs.find(([known]) => known === type)?.[1] ?? ''
  const file = { path: 'r/a', name: 'a', size: 1, type: '' }
  return {
    [input]: type === 'food_pairing' ? text.split('\n') : text,
    ...(type === 'food_pairing' ? { menu_upload: { ...file, menu: { items } } } : {}),
    ...(type === 'menu_redesign' ? { current_menu: { ...file, menu: { items } } } : {}),
    ...(type === 'dynamic_pricing' || type === 'predictive_analytics'
      ? { sales_data: { ...file, sales } }
      : {}),
    ...(type === 'competitor_analysis' ? { own_menu: { ...file, menu: { items } } } : {}),
  }
}

const defaults: ReadonlySet<unknown> = new Set(['taste', 'exactly', undefined])

function briefWish(wish: Wish): string {
  switch (wish.kind) {
    case 'strength':
    case 'price': {
      const bounds = (['min', 'max', 'about'] as const).flatMap((bound) =>
        wish[bound] ? [`${bound} ${wish[bound]}`] : [],
      )
      const item = wish.kind === 'price' && wish.item ? [`of ${wish.item}`] : []
      return [wish.kind, ...bounds, ...item].join(' ')
    }
    case 'date': {
      const span = wish.from === wish.to ? wish.from : `${wish.from}..${wish.to ?? ''}`
      const weekly = wish.weekdays && `weekly ${wish.weekdays.join(',')}`
      const told = [
        wish.at && `at ${wish.at}`,
        wish.price && `price ${wish.price}`,
        wish.per && `per ${wish.per}`,
        wish.note && `note ${wish.note}`,
        wish.tell && `tell ${wish.tell}`,
        wish.open && 'open',
        wish.percent && `${wish.percent}%`,
        wish.closes && `closes ${wish.closes}`,
        wish.item && `of ${wish.item}`,
        wish.leftOut && wish.from === undefined && `before ${wish.to}`,
      ]
      return ['date', wish.what, wish.from && span, weekly, wish.closed && 'closed', wish.effect, ...told]
        .filter(Boolean)
        .join(' ')
    }
    case 'period':
      return `period ${wish.from}..${wish.to ?? ''}`
    case 'salesPeriod':
      return `salesPeriod ${wish.from}..${wish.to}`
    case 'hours':
      return `hours ${wish.what} ${wish.start}-${wish.end}${wish.weekdays && wish.what === 'happy hour' ? ` ${wish.weekdays.join(',')}` : ''}`
    case 'equipment':
      return `${wish.has ? 'has' : 'lacks'} ${wish.what}`
    case 'competitorPrice': {
      const price = wish.min === wish.max ? wish.min : `${wish.min}-${wish.max}`
      return `${wish.competitor}: ${wish.item} ${price}${wish.size ? ` (${wish.size})` : ''}${wish.deal ? ` [${wish.deal}]` : ''}${wish.unsure ? ' unsure' : ''}`
    }
    default: {
      const { kind, text: _text, place: _place, origin: _origin, spared, ...fields } = wish
      const told = spared === undefined ? [] : [`spared ${spared}`]
      return [kind, ...Object.values(fields).filter((value) => !defaults.has(value)), ...told].join(' ')
    }
  }
}

const briefUnread = ({ text, why, blocking }: Unread) =>
  `${blocking ? '!' : '?'}${why === 'unknown' ? '' : `${why}: `}${text}`

/** A sheet, one entry per line: "exclude leite allergy", "?unknown words", "!allergy: words that block". */
export function brief({ wishes, unread }: RequestSheet): string[] {
  return [...wishes.map(briefWish), ...unread.map(briefUnread)]
}
