/**
 * A local service with OpenAI's chat completions protocol and configurable faults. The client in front of it
 * is the real one.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import * as z from 'zod/mini'

const questionSchema = z.object({
  model: z.string(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([
        z.string(),
        z.array(
          z.object({
            type: z.string(),
            text: z.optional(z.string()),
            image_url: z.optional(z.object({ url: z.string() })),
          }),
        ),
      ]),
    }),
  ),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ schema: z.unknown() }),
  }),
})

export type Question = z.output<typeof questionSchema>

/** How the service treats the next questions: an answer's content, or a failure. */
export type Behaviour =
  | { kind: 'answer'; content: (question: Question) => string }
  | { kind: 'refuse' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'hang' }
  | { kind: 'hang-up' }

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const completion = (model: string, message: Record<string, unknown>, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_780_000_000,
  model,
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

/** Starts the service. `behave` queues behaviours; the last one repeats. */
export async function startAiService() {
  let behaviours: Behaviour[] = [{ kind: 'status', status: 503 }]
  const questions: Question[] = []
  const keys: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const question = questionSchema.parse(JSON.parse(await bodyOf(request)))
    questions.push(question)
    keys.push(request.headers.authorization)
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    switch (behaviour?.kind) {
      case 'answer':
        return json(200, completion(question.model, { content: behaviour.content(question) }))
      case 'refuse':
        return json(
          200,
          completion(question.model, { content: null, refusal: 'Não posso ajudar.' }, 'content_filter'),
        )
      case 'status':
        return json(
          behaviour.status,
          { error: { message: 'unavailable', type: 'server_error', code: null, param: null } },
          behaviour.headers,
        )
      case 'hang-up':
        return request.socket.destroy()
      default:
        return undefined
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    questions,
    keys,
    behave: (...next: Behaviour[]) => {
      behaviours = next
      questions.length = 0
      keys.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The text of a question. */
export function promptOf(question: Question): string {
  const { content } = question.messages.at(-1) ?? { content: '' }
  return typeof content === 'string' ? content : (content.find((part) => part.type === 'text')?.text ?? '')
}
