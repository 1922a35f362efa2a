import type { AutomationType } from '@consulting/automation-types.ts'
import type { Answers } from '@consulting/base/answers/definition.ts'
import { requestSheetSchema } from '@consulting/base/request/request-sheet.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readEnvironment } from '@/config/environment'
import { toAppError } from '@/data/client/errors'
import { invokeFunction } from '@/data/client/functions'
import { userKey } from '@/data/client/query-keys'

const replySchema = z.object({ sheet: requestSheetSchema })

/** The function's limits on item names. */
const mostNames = 500
const longestName = 120

/** What an owner wrote; files and menus are not read a second time. */
export function writtenAnswers(answers: Answers): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) =>
      typeof answer === 'string' || Array.isArray(answer) ? [[id, answer]] : [],
    ),
  )
}

export function hasSecondReader(): boolean {
  return readEnvironment(import.meta.env, window.location.origin).secondReading
}

/**
 * The second reading, by the AI service. A query although it writes to a log: the same words are read once.
 * @throws AppError on any failure; our own reading is complete without it
 */
export function secondReadingQuery(
  userId: string,
  type: AutomationType,
  answers: Answers,
  names: readonly string[],
) {
  const written = writtenAnswers(answers)
  return queryOptions({
    queryKey: userKey(userId, 'read-request', type, JSON.stringify(written)),
    queryFn: async () => {
      const data = await invokeFunction('read-request', {
        type,
        answers: written,
        names: names.filter(({ length }) => length <= longestName).slice(0, mostNames),
      }).catch((error: unknown) => {
        throw toAppError(error)
      })
      return replySchema.parse(data).sheet
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
