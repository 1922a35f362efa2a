/** The largest answers that the wizards accept, which engines must process in time. */

import {
  type AutomationType,
  automationOf,
} from '../../supabase/functions/_shared/consulting/automation-types.ts'
import { createDrinks } from '../../supabase/functions/_shared/consulting/automations/drink-creation/engine.ts'
import type {
  Answers,
  AnswerValue,
  WizardInput,
} from '../../supabase/functions/_shared/consulting/base/answers/definition.ts'
import { defaultTextLimit } from '../../supabase/functions/_shared/consulting/base/answers/schema.ts'
import type { EngineContext } from '../../supabase/functions/_shared/consulting/base/context.ts'
import { unknownHouse } from '../../supabase/functions/_shared/consulting/base/context.ts'
import { type Menu, maxMenuItems } from '../../supabase/functions/_shared/consulting/documents/menu.ts'
import {
  maxItemSeries,
  maxSalesItems,
  maxWeeks,
  type Sales,
} from '../../supabase/functions/_shared/consulting/documents/sales.ts'

/**
 * Writes a name or a text of at most `length` UTF-16 units. `index` distinguishes entries of one list.
 */
export type Write = (length: number, index: number, what: 'name' | 'text') => string

const firstMonday = Date.parse('2023-09-25')
const day = (days: number) => new Date(firstMonday + days * 86_400_000).toISOString().slice(0, 10)
const listOf = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index))

/** Every second item is a drink, which maximizes the pairs of dish and drink. */
export function largestMenu(write: Write): Menu {
  return {
    items: listOf(maxMenuItems, (index) => ({
      name: write(120, index, 'name'),
      category: `${index % 2 === 0 ? 'Drinks' : 'Pratos'} ${index % 20} `.padEnd(60, 'ã'),
      description: write(300, index, 'text'),
      price: 10.9 + (index % 90),
      cost: 3 + (index % 5),
    })),
  }
}

export function largestSales(write: Write): Sales {
  const items = listOf(maxSalesItems, (index) => ({
    name: write(120, index + maxMenuItems, 'name'),
    category: write(60, index % 20, 'name'),
    units: 1 + ((index * 37) % 91),
    price: 10.9 + (index % 90),
    cost: 3 + (index % 5),
  }))
  return {
    items,
    period: { from: day(0), to: day(maxWeeks * 7 - 1) },
    weeks: listOf(maxWeeks, (week) => ({
      monday: day(week * 7),
      units: 100 + (week % 13),
      revenue: 1000 + week,
      days: 7,
    })),
    itemWeeks: items.slice(0, maxItemSeries).map(({ name }, item) => ({
      name,
      units: listOf(maxWeeks, (week) => item + (week % 7)),
      weekdays: listOf(7, (weekday) => 1000 + item + weekday),
    })),
    weekdays: listOf(7, (weekday) => ({
      weekday,
      units: 100 + weekday * 20,
      revenue: 1000,
      days: maxWeeks,
    })),
    dayParts: (['manhã', 'almoço', 'tarde', 'noite', 'madrugada'] as const).map((part, index) => ({
      part,
      units: 100 * (index + 1),
      revenue: 1000,
    })),
    rows: { read: 50_000, totals: 0, blank: 0, refused: 0 },
  }
}

function largestAnswer(input: WizardInput, write: Write): AnswerValue {
  switch (input.type) {
    case 'textarea':
      return write(input.maxLength ?? defaultTextLimit, 0, 'text')
    case 'select':
      return input.options.at(-1) ?? ''
    case 'multiselect':
      return [...input.options, ...(input.maxLength ? [write(input.maxLength, 0, 'name')] : [])]
    case 'file':
      return {
        path: 'casa/arquivo',
        name: `arquivo${input.fileTypes[0]}`,
        size: 1,
        type: '',
        ...(input.reads === 'menu' ? { menu: largestMenu(write) } : { sales: largestSales(write) }),
      }
  }
}

/** Answers every step, with every field at its maximum length. */
export function largestAnswers(type: AutomationType, write: Write): Answers {
  return Object.fromEntries(
    automationOf(type).definition.inputs.map((input) => [input.id, largestAnswer(input, write)]),
  )
}

const contexts = new WeakMap<Write, EngineContext>()

/** A house with the longest name and city, and a menu of drinks that we wrote; kept for the next automation. */
export function largestContext(write: Write): EngineContext {
  const context = contexts.get(write) ?? contextOf(write)
  contexts.set(write, context)
  return context
}

function contextOf(write: Write): EngineContext {
  const context: EngineContext = {
    today: '2026-11-21',
    restaurant: { name: write(120, 0, 'name'), city: write(100, 0, 'name'), type: 'bar' },
    ...unknownHouse,
  }
  return { ...context, houseDrinks: drinksOf(context) }
}

/** Eight automations share the drinks of one house. */
const menus = new Map<string, EngineContext['houseDrinks']>()

function drinksOf(context: EngineContext): EngineContext['houseDrinks'] {
  const house = JSON.stringify(context.restaurant)
  const drinks = menus.get(house) ?? createDrinks(answers, context).menu.drinks
  menus.set(house, drinks)
  return drinks
}

const answers: Answers = {
  establishment_info: ['Boteco ou bar de bairro'],
  target_audience: ['Moradores do bairro'],
  equipment: ['Coqueteleira'],
}
