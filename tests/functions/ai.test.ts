/** The AI service behind its real client: what it may write, and how its failures are handled. */
import { definition as drinkCreation } from '@consulting/automations/drink-creation/definition.ts'
import { drinkSchema } from '@consulting/base/drinks/drink.schema.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startAiFunctions } from './support/ai-functions.ts'
import { type Behaviour, promptOf } from './support/ai-service.ts'
import { buy, type Person, requestAutomation, signUpOwner } from './support/stack.ts'

let running: Awaited<ReturnType<typeof startAiFunctions>>
let ai: (typeof running)['ai']
let ana: Person

beforeAll(async () => {
  running = await startAiFunctions()
  ai = running.ai
  ana = await signUpOwner()
  for (let purchase = 0; purchase < 3; purchase++) await buy(ana, 'price_pacote_empresarial')
}, 60_000)

afterAll(() => running.stop())

const call = (name: string, body: unknown, person = ana) => running.call(name, body, person)

const answers = {
  ...Object.fromEntries(
    drinkCreation.inputs.flatMap((input) =>
      input.type === 'multiselect' ? [[input.id, input.options.slice(0, 3)]] : [],
    ),
  ),
  preferences: 'sem lactose',
}

/** Processes one paid request and returns its stored results. */
async function createDrinks(...behaviours: Behaviour[]) {
  ai.behave(...behaviours)
  const { data: request } = await requestAutomation(ana, 'drink_creation', answers)
  const answer = await call('process-automation', { request_id: request?.id })
  const { data: rows } = await ana.client
    .from('generated_content')
    .select('content, metadata')
    .eq('automation_request_id', request?.id ?? '')
    .order('position')
  const drinks = (rows ?? []).flatMap(({ content }) => {
    const drink = z.safeParse(drinkSchema, content)
    return drink.success ? [drink.data] : []
  })
  return {
    answer,
    drinks,
    writers: new Set(rows?.map(({ metadata }) => Reflect.get(Object(metadata), 'writer'))),
  }
}

const textsSchema = z.object({ textos: z.array(z.object({ id: z.string(), text: z.string() })) })

/** Rewrites every text with `change`. */
const rewriting = (change: (text: string) => string): Behaviour => ({
  kind: 'answer',
  content: (question) =>
    JSON.stringify({
      texts: textsSchema
        .parse(JSON.parse(promptOf(question)))
        .textos.map(({ id, text }) => ({ id, text: change(text) })),
    }),
})

const closing = ' É a cara da casa.'
const engine = () => createDrinks({ kind: 'status', status: 503 })
const figures = (drink: z.output<typeof drinkSchema>) => {
  const { story: _story, fit: _fit, pairing: _pairing, ...rest } = drink
  return rest
}

describe('with an AI service', () => {
  test('the service writes the texts, the engine keeps figures and recipes, and the result names the writer', async () => {
    const plain = await engine()
    const { answer, drinks, writers } = await createDrinks(rewriting((text) => text + closing))
    expect(answer).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect(writers).toEqual(new Set(['ai']))
    expect(drinks.every((drink) => drink.story.endsWith(closing))).toBe(true)
    expect(drinks.map(figures)).toEqual(plain.drinks.map(figures))
  })

  test('it receives the key, the model, a schema, and the answers as data', async () => {
    await createDrinks(rewriting((text) => text + closing))
    expect(ai.keys).toEqual(['Bearer sk-casa'])
    const [question] = ai.questions
    expect(question?.model).toBe('modelo-da-casa')
    expect(JSON.stringify(question?.response_format.json_schema.schema)).toContain('texts')
    const prompt = JSON.parse(promptOf(question ?? z.never().parse(null)))
    expect(prompt).toMatchObject({ consultoria: 'drink_creation', respostas: { preferences: 'sem lactose' } })
    expect(JSON.stringify(prompt)).not.toContain(ana.userId)
  })

  test("a text with a new figure, a link or an invitation to drink is replaced by the engine's", async () => {
    const plain = await engine()
    for (const change of [' Custa só R$ 7,77.', ' Veja em https://exemplo.com', ' Beba sem parar.']) {
      const { drinks, writers } = await createDrinks(rewriting((text) => text + change))
      expect(drinks.map((drink) => drink.story)).toEqual(plain.drinks.map((drink) => drink.story))
      expect(writers).toEqual(new Set(['engine_fallback']))
    }
  })

  test('twenty concurrent calls ask it once, because a request has one worker', async () => {
    ai.behave(rewriting((text) => text + closing))
    const { data: request } = await requestAutomation(ana, 'drink_creation', answers)
    const calls = Array.from({ length: 20 }, () => call('process-automation', { request_id: request?.id }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 202)).toEqual([])
    expect(statuses).toContain(200)
    expect(ai.questions).toHaveLength(1)
  })

  test('an answer in the wrong format is requested once more', async () => {
    const { writers } = await createDrinks(
      { kind: 'answer', content: () => '{"textos": "não"}' },
      rewriting((text) => text + closing),
    )
    expect(ai.questions).toHaveLength(2)
    expect(writers).toEqual(new Set(['ai']))
  })
})

describe("when the AI service fails, the engine's texts are used and marked", () => {
  // The HTTP client may retry a broken connection, so the count can be higher.
  const failures: [string, Behaviour, number | null][] = [
    ['twice gives what is not JSON', { kind: 'answer', content: () => 'Claro! Aqui está:' }, 2],
    ['twice gives another form', { kind: 'answer', content: () => '{"texts": [{"id": 1}]}' }, 2],
    ['refuses', { kind: 'refuse' }, 1],
    ['has too many requests', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 1],
    ['refuses the key', { kind: 'status', status: 401 }, 1],
    ['is down', { kind: 'status', status: 503 }, 1],
    ['hangs up', { kind: 'hang-up' }, null],
    ['never answers', { kind: 'hang' }, 1],
  ]
  test.each(failures)('it %s', async (_, behaviour, asked) => {
    const { answer, drinks, writers } = await createDrinks(behaviour)
    expect(answer).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect(drinks.length).toBeGreaterThanOrEqual(10)
    expect(writers).toEqual(new Set(['engine_fallback']))
    if (asked !== null) expect(ai.questions).toHaveLength(asked)
  })
})
