import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai'
import * as z from 'zod/mini'

export type AiConfiguration = {
  /** Root of an OpenAI-compatible API: https://…/v1 */
  baseUrl: string
  apiKey: string
  model: string
  /** Time limit of an answer in milliseconds. */
  timeout: number
}

type AiFailure =
  /** No answer in time, or no connection. */
  | 'unreachable'
  | 'rate_limited'
  /** The service or the model refused. */
  | 'refused'
  /** The answer did not fit the schema twice. */
  | 'unfit'

/** Why the AI service gave no usable answer. The message is for the log. */
export class AiError extends Error {
  readonly failure: AiFailure

  constructor(failure: AiFailure, message: string) {
    super(message)
    this.name = 'AiError'
    this.failure = failure
  }
}

type AiQuestion<Schema extends z.ZodMiniType> = {
  /** The system prompt. */
  instructions: string
  /** Data to work on, never instructions. */
  prompt: string
  image?: { bytes: Uint8Array; mediaType: 'image/jpeg' | 'image/png' }
  /** Schema of the answer. */
  schema: Schema
}

export type AiService = {
  /**
   * Requests an answer that fits the schema; retries once if it does not.
   * @throws AiError
   */
  ask: <Schema extends z.ZodMiniType>(question: AiQuestion<Schema>) => Promise<z.output<Schema>>
}

/** Attempts at an answer that fits, the first included. */
const attempts = 2

/** A client of any service that speaks OpenAI's chat completions with structured output. */
export function createAiService(configuration: AiConfiguration): AiService {
  const provider = createOpenAICompatible({
    name: 'ai',
    baseURL: configuration.baseUrl,
    apiKey: configuration.apiKey,
    supportsStructuredOutputs: true,
  })
  const model = provider(configuration.model)

  async function askOnce<Schema extends z.ZodMiniType>(question: AiQuestion<Schema>) {
    const { output } = await generateText({
      model,
      instructions: question.instructions,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: question.prompt },
            ...(question.image
              ? [
                  {
                    type: 'file' as const,
                    data: question.image.bytes,
                    mediaType: question.image.mediaType,
                  },
                ]
              : []),
          ],
        },
      ],
      output: Output.object({
        schema: jsonSchema<z.output<Schema>>(() => z.toJSONSchema(question.schema), {
          validate: (value) => {
            const parsed = z.safeParse(question.schema, value)
            return parsed.success
              ? { success: true, value: parsed.data }
              : { success: false, error: parsed.error }
          },
        }),
      }),
      // No retries: on failure the built-in engine's words are used at once.
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(configuration.timeout),
    })
    return output
  }

  return {
    ask: async (question) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await askOnce(question)
        } catch (error) {
          const failure = failureOf(error)
          if (failure === 'unfit' && attempt < attempts) continue
          throw new AiError(failure, error instanceof Error ? error.message : String(error))
        }
      }
    },
  }
}

function failureOf(error: unknown): AiFailure {
  if (NoObjectGeneratedError.isInstance(error)) {
    return error.finishReason === 'content-filter' ? 'refused' : 'unfit'
  }
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429) return 'rate_limited'
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'refused'
    // A 200 with a body outside the protocol counts as unfit.
    return error.statusCode === 200 ? 'unfit' : 'unreachable'
  }
  return 'unreachable'
}
