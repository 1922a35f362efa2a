import { type AutomationType, automationOf } from '@consulting/automation-types.ts'
import type { Answers } from '@consulting/base/answers/definition.ts'
import { dayInFortaleza } from '@consulting/base/day.ts'
import { houseFromRows } from '@consulting/base/house/from-rows.ts'
import type { House } from '@consulting/base/house/house.ts'
import { applyEdits, type SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import type { RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { userKey } from '@/data/client/query-keys'
import { houseQuery } from '@/data/tables/house'
import { useOwner } from '@/session/session-context'
import { whenIdle } from '@/ui/when-idle'
import { hasSecondReader, secondReadingQuery } from './second-reading.queries'

type LoadReader = typeof import('./reader')['loadReader']
export type Reader = Awaited<ReturnType<LoadReader>>

/** The code that reads an automation's sentences. A query, because loading it takes a request that can fail. */
function readerQuery(userId: string, type: AutomationType) {
  return queryOptions({
    queryKey: userKey(userId, 'reader', type),
    queryFn: async () => (await import('./reader')).loadReader(type),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type ReadSheet = {
  kind: 'read'
  type: AutomationType
  reader: Reader
  answers: Answers
  house: House
  /** yyyy-mm-dd in Fortaleza */
  today: string
  /** With the owner's edits. */
  sheet: RequestSheet
  /** A second reading is on its way and may add to the sheet. */
  readingMore: boolean
}

export type SheetReading =
  | { kind: 'reading' }
  | { kind: 'failed'; retry: () => void; retrying: boolean }
  | ReadSheet

type SheetOptions = {
  type: AutomationType
  restaurantId: string
  /** As they will be stored: places are positions in these texts. */
  answers: Answers
  edits: readonly SheetEdit[]
  /** Whether the owner has begun to answer. If so, the sheet's code loads when the browser is idle. */
  begun: boolean
  /** Whether the sheet is shown. Until then nothing is read. */
  active: boolean
}

/** What is understood of the answers. Reads them again only when an answer changes; the owner's edits still apply. */
export function useRequestSheet({
  type,
  restaurantId,
  answers,
  edits,
  begun,
  active,
}: SheetOptions): SheetReading {
  const { user } = useOwner()
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (begun) return whenIdle(() => setIdle(true))
  }, [begun])
  const enabled = active || idle
  const [today] = useState(() => dayInFortaleza(new Date()))
  const reader = useQuery({ ...readerQuery(user.id, type), enabled })
  const rows = useQuery({ ...houseQuery(user.id, restaurantId), enabled })
  const house = useMemo(() => rows.data && houseFromRows(rows.data), [rows.data])
  const understood = useMemo(
    () => (active && reader.data && house ? reader.data.understand({ answers, house, today }) : null),
    [active, reader.data, house, answers, today],
  )
  const second = useSecondReading({ type, answers, house, reader: reader.data, active })
  const sheet = useMemo(() => {
    if (!understood || !reader.data) return null
    return applyEdits(second.data ? reader.data.uniteSheets(understood, second.data) : understood, edits)
  }, [understood, second.data, reader.data, edits])
  const readingMore = second.isLoading
  const read = useMemo(
    (): ReadSheet | null =>
      sheet && reader.data && house
        ? { kind: 'read', type, reader: reader.data, answers, house, today, sheet, readingMore }
        : null,
    [type, reader.data, answers, house, today, sheet, readingMore],
  )
  if (read) return read
  // The house holds standing allergies: without it, nothing may be confirmed.
  if (reader.isError || rows.isError) {
    return {
      kind: 'failed',
      retrying: reader.isFetching || rows.isFetching,
      retry: () => {
        if (reader.isError) void reader.refetch()
        if (rows.isError) void rows.refetch()
      },
    }
  }
  return { kind: 'reading' }
}

type SecondReadingOptions = Pick<SheetOptions, 'type' | 'answers' | 'active'> & {
  house: House | undefined
  reader: Reader | undefined
}

/** Asks the AI service, where one is configured. Its failure changes nothing. */
function useSecondReading({ type, answers, house, reader, active }: SecondReadingOptions) {
  const { user } = useOwner()
  const inputs = automationOf(type).definition.inputs
  const hasWords =
    reader !== undefined && inputs.some((input) => reader.ownWords(input, answers).trim() !== '')
  const names = reader && house ? reader.itemNames(answers, house) : []
  return useQuery({
    ...secondReadingQuery(user.id, type, answers, names),
    enabled: active && hasWords && house !== undefined && hasSecondReader(),
  })
}
