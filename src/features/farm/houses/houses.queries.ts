import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AppError, unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'
import { type Page, toPage } from '../pages'
import { searchTerms } from './house-search'

const housesPerPage = 25

/** Houses whose name, city or CNPJ contains the typed text, by name. */
export function housesQuery(userId: string, typed: string) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'farm_houses', 'pages', typed),
    queryFn: async ({ pageParam }) => {
      let read = supabase
        .from('farm_houses')
        .select(
          'id, name, cnpj, city, state, balance, last_order_id, last_order_number, last_order_status, last_order_at',
        )
      for (const term of searchTerms(typed)) read = read.ilike('search_text', `%${term}%`)
      const rows = unwrap(
        // One row more than the page, to know whether there is a next one.
        await read
          .order('name')
          .order('id')
          .range(pageParam, pageParam + housesPerPage),
      )
      return toPage(rows, pageParam, housesPerPage)
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

const contactColumns =
  'id, user_id, name, cnpj, contact_name, contact_email, contact_phone, address, city, state, consulting_credit_balance, created_at'

/** A house. Throws for an unknown one, so that an open page keeps what it shows. */
export function houseContactQuery(userId: string, restaurantId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'farm_house', restaurantId),
    queryFn: async () => {
      // PostgREST refuses a comparison of a uuid with any other text.
      const found = z.safeParse(z.guid(), restaurantId).success
        ? unwrap(
            await supabase.from('restaurants').select(contactColumns).eq('id', restaurantId).maybeSingle(),
          )
        : null
      if (!found) throw new AppError('restaurant_not_found', restaurantId)
      return found
    },
  })
}

export type HouseContact = Pick<
  Row<'restaurants'>,
  | 'id'
  | 'user_id'
  | 'name'
  | 'cnpj'
  | 'contact_name'
  | 'contact_email'
  | 'contact_phone'
  | 'address'
  | 'city'
  | 'state'
  | 'consulting_credit_balance'
  | 'created_at'
>

const rowsPerPage = 10

/** A list of one house's rows, newest first, ten at a time. */
function houseList<Item>(
  userId: string,
  restaurantId: string,
  source: string,
  read: (from: number, to: number) => PromiseLike<{ data: Item[] | null; error: unknown }>,
) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'farm_house', restaurantId, source),
    queryFn: async ({ pageParam }): Promise<Page<Item>> =>
      toPage(unwrap(await read(pageParam, pageParam + rowsPerPage)) ?? [], pageParam, rowsPerPage),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

export const houseEntriesQuery = (userId: string, restaurantId: string) =>
  houseList(userId, restaurantId, 'entries', (from, to) =>
    supabase
      .from('credit_transactions')
      .select('id, transaction_type, amount, balance_after, created_at')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      // A purchase and its bonus have one time. The bonus came second, on the higher balance.
      .order('balance_after', { ascending: false })
      .order('id')
      .range(from, to),
  )

export const houseOrdersQuery = (userId: string, restaurantId: string) =>
  houseList(userId, restaurantId, 'orders', (from, to) =>
    supabase
      .from('orders')
      .select('id, number, status, invoice_amount, created_at')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  )

export const houseRequestsQuery = (userId: string, restaurantId: string) =>
  houseList(userId, restaurantId, 'requests', (from, to) =>
    supabase
      .from('automation_requests')
      .select('id, status, credits_used, created_at, automation:automations_catalog(name)')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  )

export const houseWorkshopsQuery = (userId: string, restaurantId: string) =>
  houseList(userId, restaurantId, 'workshops', (from, to) =>
    supabase
      .from('workshops')
      .select('id, automation_type, automation_name, status, scheduled_date, created_at')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  )

export const houseNotesQuery = (userId: string, restaurantId: string) =>
  houseList(userId, restaurantId, 'notes', (from, to) =>
    supabase
      .from('house_notes')
      .select('id, author_id, author_name, body, created_at')
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  )

/** The lots that have something left, soonest expiry first. */
export function houseLotsQuery(userId: string, restaurantId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'farm_house', restaurantId, 'lots'),
    queryFn: async () =>
      unwrap(
        await supabase
          .from('credit_lots')
          .select('id, kind, granted, remaining, granted_at, expires_at')
          .eq('restaurant_id', restaurantId)
          .gt('remaining', 0)
          .order('expires_at')
          .limit(200),
      ),
  })
}

export async function giveCourtesy(courtesy: {
  restaurantId: string
  credits: number
  reason: string
  intent: string
}): Promise<void> {
  unwrap(
    await supabase.rpc('give_courtesy', {
      p_restaurant_id: courtesy.restaurantId,
      p_amount: courtesy.credits,
      p_reason: courtesy.reason,
      p_intent: courtesy.intent,
    }),
  )
}

export async function addHouseNote(note: { id: string; restaurantId: string; body: string }): Promise<void> {
  unwrap(
    await supabase.rpc('add_house_note', {
      p_id: note.id,
      p_restaurant_id: note.restaurantId,
      p_body: note.body,
    }),
  )
}

export async function removeHouseNote(id: string): Promise<void> {
  unwrap(await supabase.rpc('remove_house_note', { p_id: id }))
}
