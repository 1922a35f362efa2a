import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { supabase } from '@/data/client/supabase'
import type { Database } from '@/data/database.types'
import { toWords } from '@/domain/service-area'
import { toPage } from '../pages'

type CityRow = Database['public']['Views']['waiting_cities']['Row']

/** A place where people wait, or an area that exists. */
export type City = {
  place: string
  areaId: string | null
  city: string
  state: string
  open: boolean
  waiting: number
  invited: number
  since: string | null
  openedAt: string | null
}

/** The columns of a view may all be null by its type. */
const toCity = (row: CityRow): City => ({
  place: row.place ?? '',
  areaId: row.area_id,
  city: row.city ?? '',
  state: row.state ?? '',
  open: row.is_active ?? false,
  waiting: row.waiting ?? 0,
  invited: row.invited ?? 0,
  since: row.since,
  openedAt: row.opened_at,
})

const perPage = 25

/** Prefix of everything about the waiting lists. */
export const waitingKey = (userId: string) => userKey(userId, 'waiting')

/** Cities by demand, most first, whose name contains the typed text. */
export function citiesQuery(userId: string, typed: string) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'waiting', 'cities', typed),
    queryFn: async ({ pageParam }) => {
      let read = supabase.from('waiting_cities').select('*')
      for (const word of toWords(typed).trim().split(' ').filter(Boolean))
        read = read.ilike('search_text', `%${word}%`)
      const rows = unwrap(
        await read
          .order('waiting', { ascending: false })
          .order('search_text')
          .order('place')
          .range(pageParam, pageParam + perPage),
      )
      return toPage(rows.map(toCity), pageParam, perPage)
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

const peopleColumns =
  'id, email, restaurant_name, contact_name, contact_phone, city, state, created_at, invited_at'

/** The people who would get an e-mail when the city opens, or everybody who waits there, oldest first. */
export function peopleQuery(userId: string, city: City, only: 'all' | 'uninvited') {
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'waiting', 'people', city.place, only),
    queryFn: async ({ pageParam }) => {
      let read = supabase.from('waiting_people').select(peopleColumns)
      if (city.areaId) read = read.eq('area_id', city.areaId)
      else if (only === 'all') read = read.eq('place', city.place)
      // A new area also finds people who wrote more than its name, such as 'Crato - CE'.
      else
        read = read
          .is('area_id', null)
          .like('city_words', `%${toWords(city.city)}%`)
          .like('state_words', `%${toWords(city.state)}%`)
      if (only === 'uninvited') read = read.is('invited_at', null)
      const rows = unwrap(
        await read
          .order('created_at')
          .order('id')
          .range(pageParam, pageParam + perPage),
      )
      return toPage(rows, pageParam, perPage)
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

/** The newsletter's addresses, newest first. They say no city. */
export function subscribersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'waiting', 'newsletter'),
    queryFn: async ({ pageParam }) => {
      const rows = unwrap(
        await supabase
          .from('newsletter_subscribers')
          .select('id, email, created_at')
          .order('created_at', { ascending: false })
          .order('id')
          .range(pageParam, pageParam + perPage),
      )
      return toPage(rows, pageParam, perPage)
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

/** Opens a city. Resolves with the number of people who will get an e-mail. */
export async function openCity(place: { place: string; city: string; state: string }): Promise<number> {
  return unwrap(
    await supabase.rpc('open_city', { p_place: place.place, p_city: place.city, p_state: place.state }),
  )
}

export async function closeCity({ areaId, reason }: { areaId: string; reason: string }): Promise<void> {
  unwrap(await supabase.rpc('close_city', { p_area_id: areaId, p_reason: reason }))
}

export async function eraseContact(email: string): Promise<void> {
  unwrap(await supabase.rpc('erase_contact', { p_email: email }))
}

export type ContactList = 'waitlist' | 'newsletter'

const contactsSchema = z.array(z.record(z.string(), z.unknown()))

/** Every row of a list, for a file. The database records the export. */
export async function exportContacts({ list, place }: { list: ContactList; place?: string }) {
  const rows = unwrap(
    await supabase.rpc('export_contacts', { p_list: list, ...(place !== undefined && { p_place: place }) }),
  )
  return contactsSchema.parse(rows)
}
