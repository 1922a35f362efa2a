import { automationOf, isAutomationType } from '@consulting/automation-types.ts'
import { isUpload } from '@consulting/base/answers/definition.ts'
import { answersSchema } from '@consulting/base/answers/schema.ts'
import { requestSheetSchema } from '@consulting/base/request/request-sheet.ts'
import * as z from 'zod/mini'
import { DefinitionList } from '@/ui/definition-list'
import type { ReviewDetails } from './reviews.queries'

const sheetOf = z.object({ request_sheet: requestSheetSchema })

/** What the owner asked for: their answers, the wishes that they confirmed, and what they want looked at. */
export function OwnerSheet({ review }: { review: ReviewDetails }) {
  const input = review.request?.input_data
  const sheet = sheetOf.safeParse(input).data?.request_sheet
  const answers = answersOf(review.request?.automation?.type, input)
  return (
    <div className="flex flex-col gap-6">
      {review.wish && (
        <div>
          <h3 className="mb-1 font-semibold">O que a casa quer que a fazenda olhe</h3>
          <p className="whitespace-pre-line break-words">{review.wish}</p>
        </div>
      )}
      {sheet && sheet.wishes.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">Desejos conferidos</h3>
          <ul className="list-disc pl-5">
            {sheet.wishes.map((wish) => (
              <li key={JSON.stringify(wish)} className="break-words">
                {wish.text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {answers.length > 0 && <DefinitionList layout="stacked" items={answers} />}
    </div>
  )
}

function answersOf(type: string | undefined, input: unknown): { term: string; value: string }[] {
  if (!isAutomationType(type)) return []
  const { definition } = automationOf(type)
  const answers = z.safeParse(answersSchema(definition), input)
  if (!answers.success) return []
  return definition.inputs.flatMap(({ id, label }) => {
    const answer = answers.data[id]
    if (answer === undefined || answer === '') return []
    if (typeof answer === 'string') return [{ term: label, value: answer }]
    if (Array.isArray(answer)) return answer.length > 0 ? [{ term: label, value: answer.join(', ') }] : []
    return [{ term: label, value: isUpload(answer) ? answer.name : 'Cardápio da casa' }]
  })
}
