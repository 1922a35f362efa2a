import type { Report } from '@consulting/report/blocks.ts'
import * as z from 'zod/mini'
import { AppError, toAppError } from '@/data/client/errors'
import { FunctionRefusal, invokeFunction } from '@/data/client/functions'

const answerSchema = z.object({
  // Written by our own function, whose block types are the ones rendered here.
  report: z.custom<Report>((report) => reportSchema.safeParse(report).success),
  version: z.int(),
  published_at: z.nullable(z.string()),
  writer: z.string(),
  with_costs: z.boolean(),
  expires_at: z.string(),
})

const reportSchema = z.object({ id: z.string(), title: z.string(), sections: z.array(z.unknown()) })

export type SharedReport = z.output<typeof answerSchema>

const refusals: Readonly<Record<number, 'link_invalid' | 'limit_reached'>> = {
  404: 'link_invalid',
  429: 'limit_reached',
}

/** Opens a link, which is counted. Throws AppError, `link_invalid` for every token that shows nothing. */
export async function openSharedReport(token: string): Promise<SharedReport> {
  const answer = await invokeFunction('shared-report', { token }).catch((error: unknown) => {
    const code = error instanceof FunctionRefusal ? refusals[error.status] : undefined
    throw code ? new AppError(code, 'the link shows nothing', { cause: error }) : toAppError(error)
  })
  return answerSchema.parse(answer)
}
