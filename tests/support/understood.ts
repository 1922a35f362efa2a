import type { AutomationType } from '../../supabase/functions/_shared/consulting/automation-types.ts'
import type { Answers } from '../../supabase/functions/_shared/consulting/base/answers/definition.ts'
import { type EngineContext, unknownHouse } from '../../supabase/functions/_shared/consulting/base/context.ts'
import type { House } from '../../supabase/functions/_shared/consulting/base/house/house.ts'
import type { RequestSheet } from '../../supabase/functions/_shared/consulting/base/request/request-sheet.ts'
import { type Wish, wishSchema } from '../../supabase/functions/_shared/consulting/base/request/wish.ts'
import { understand } from '../../supabase/functions/_shared/consulting/understanding/understand.ts'

/** A bar in Fortaleza with nothing on `/casa`. */
export const plainContext: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

/** The context with the sheet as understood, confirmed without changes. */
export function understood(
  type: AutomationType,
  answers: Answers,
  context: EngineContext = plainContext,
): EngineContext {
  const { house, today } = context
  return { ...context, sheet: understand(type, { answers, house, today }) }
}

/** A wish in a test; its text may be left out. */
export type Said = { kind: Wish['kind'] } & Record<string, unknown>

/** Builds a sheet from wishes. */
export function sheetOf(...wishes: readonly Said[]): RequestSheet {
  return { wishes: wishes.map((wish) => wishSchema.parse({ text: 'pedido', ...wish })), unread: [] }
}

/** The plain context with another sheet and house. */
export function asking(sheet: RequestSheet, house: House = plainContext.house): EngineContext {
  return { ...plainContext, sheet, house }
}

/** A house with these items on its menu: section, name and price. */
export function houseWith(...items: readonly [section: string, name: string, price: number | null][]): House {
  const empty = plainContext.house
  return {
    ...empty,
    menu: items.map(([section, name, price]) => ({
      section,
      name,
      price,
      description: null,
      size: null,
      cost: null,
      allergens: null,
      kind: null,
      active: true,
    })),
  }
}
