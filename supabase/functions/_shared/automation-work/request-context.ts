import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type AutomationType, automationOf } from '../consulting/automation-types.ts'
import type { Answers } from '../consulting/base/answers/definition.ts'
import { answersSchema } from '../consulting/base/answers/schema.ts'
import type { EngineContext } from '../consulting/base/context.ts'
import { dayInFortaleza } from '../consulting/base/day.ts'
import { type Drink, drinkSchema } from '../consulting/base/drinks/drink.schema.ts'
import { EngineError, type FailureCode } from '../consulting/base/errors.ts'
import { houseColumns, houseFromRows } from '../consulting/base/house/from-rows.ts'
import { type RequestSheet, requestSheetSchema } from '../consulting/base/request/request-sheet.ts'
import { understand } from '../consulting/understanding/understand.ts'
import type { Database, Json } from '../database.types.ts'
import { Unavailable } from './unavailable.ts'

/** A request that cannot be worked on, with a message for the owner. */
export class RequestFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.name = 'RequestFailure'
    this.code = code
  }
}

export type ReadRequest = {
  restaurantId: string
  type: AutomationType
  answers: Answers
  context: EngineContext
}

/**
 * Reads a request, the house as it is today and what the owner confirmed. Uses the service key: check first that the
 * caller may see the request.
 * @throws Unavailable; RequestFailure; EngineError `answers_invalid`
 */
export async function readRequest(
  service: SupabaseClient<Database>,
  requestId: string,
): Promise<ReadRequest> {
  const { data: row, error } = await service
    .from('automation_requests')
    .select(
      `restaurant_id, input_data, created_at, automations_catalog(type),
      restaurants!automation_requests_restaurant_id_fkey(name, city, restaurant_type, ${houseColumns})`,
    )
    .eq('id', requestId)
    .single()
  if (error) throw new Unavailable('automation_requests', error)
  const { name, city, restaurant_type: houseType } = row.restaurants
  if (city === null || houseType === null) {
    throw new RequestFailure(
      'profile_incomplete',
      'Complete a cidade e o tipo da casa no perfil e tente de novo.',
    )
  }
  const type = row.automations_catalog.type
  const answers = z.safeParse(answersSchema(automationOf(type).definition), row.input_data)
  if (!answers.success) {
    const detail = answers.error.issues[0]?.message
    throw new RequestFailure('answers_invalid', detail ?? 'As respostas não puderam ser lidas.')
  }
  const house = houseFromRows(row.restaurants)
  const today = dayInFortaleza(new Date(row.created_at))
  return {
    restaurantId: row.restaurant_id,
    type,
    answers: answers.data,
    context: {
      today,
      restaurant: { name, city, type: houseType },
      houseDrinks: await fetchHouseDrinks(service, row.restaurant_id),
      house,
      sheet: sheetOf(row.input_data) ?? understand(type, { answers: answers.data, house, today }),
    },
  }
}

/**
 * The sheet that the owner confirmed; null for requests without one, which are old or made through the API.
 * @throws EngineError `answers_invalid`
 */
function sheetOf(input: Json): RequestSheet | null {
  const given = z.safeParse(z.object({ request_sheet: z.optional(z.unknown()) }), input)
  if (!given.success || given.data.request_sheet === undefined) return null
  const sheet = z.safeParse(requestSheetSchema, given.data.request_sheet)
  if (!sheet.success) throw new EngineError('answers_invalid', 'O pedido conferido não pôde ser lido.')
  return sheet.data
}

/** Fetches the drinks of the house's latest delivered consultation, in the version that the owner is shown. */
async function fetchHouseDrinks(service: SupabaseClient<Database>, restaurantId: string): Promise<Drink[]> {
  const { data: latest, error: requestError } = await service
    .from('automation_requests')
    .select('id, automations_catalog!inner(type)')
    .eq('restaurant_id', restaurantId)
    .eq('status', 'completed')
    .eq('automations_catalog.type', 'drink_creation')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (requestError) throw new Unavailable('automation_requests', requestError)
  if (!latest) return []
  const { data, error } = await service
    .from('version_contents')
    .select('content')
    .eq('automation_request_id', latest.id)
    .eq('shown', true)
    .eq('content_type', 'recipe')
    .order('position')
  if (error) throw new Unavailable('version_contents', error)
  return data.flatMap(({ content }) => {
    const drink = z.safeParse(drinkSchema, content)
    return drink.success ? [drink.data] : []
  })
}
