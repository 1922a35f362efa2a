import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Unread } from '../base/request/request-sheet.ts'
import { type WishKind, wishFields, wishKinds } from '../base/request/wish.ts'
import { judgeReading, readWishes } from './read-wishes.ts'
import type { AiService } from './service.ts'
import { wishInstructions } from './wish-instructions.ts'
import { wishReplySchema } from './wish-reply.ts'

type Read = { text: string; kind: WishKind } & Record<string, unknown>

const today = '2026-11-22'
const text = 'alergia a pozol e castanha; até 22 reais; manter o baião'
const judge = (read: Read, names: string[] = [], preferences = text) =>
  judgeReading({ wishes: [{ input: 'preferences', ...read }] }, { preferences }, { names, today })

const judged = (kind: WishKind): Read => ({ text: '', kind })

describe('a reading by the AI service', () => {
  test.each<[string, Read]>([
    ['words that the owner did not write', { text: 'sem glúten', kind: 'exclude', what: 'glúten' }],
    ['words in another case', { text: 'MANTER O BAIÃO', kind: 'keepItem', item: 'Baião' }],
    ['no words at all', { text: ' ', kind: 'exclude', what: 'ovo' }],
  ])('loses a wish with %s', (_, read) => {
    expect(judge(read, ['Baião'])).toEqual({ wishes: [], unread: [] })
  })

  test('takes a limit without an item, or with the word for all, as one for all items', () => {
    const read = { text: 'até 22 reais', kind: 'capPrice', rise: 22 } as const
    for (const item of [undefined, 'todos os itens'])
      expect(judge({ ...read, ...(item !== undefined && { item }) }, ['Baião']).wishes).toEqual([
        expect.objectContaining({ kind: 'capPrice', item: 'todos os itens', rise: 22 }),
      ])
  })

  test('loses a wish for an input that was not asked, and for an inherited name', () => {
    const wish = { text: 'constructor', kind: 'exclude', what: 'ovo' } as const
    for (const input of ['other', 'constructor', '__proto__']) {
      expect(
        judgeReading({ wishes: [{ input, ...wish }] }, { preferences: text }, { names: [], today }).wishes,
      ).toEqual([])
    }
  })

  test('keeps a wish with its place, in the names of the lexicon and of the house', () => {
    expect(
      judge({ text: 'manter o baião', kind: 'keepItem', item: 'baião' }, ['Baião de dois']).wishes,
    ).toEqual([
      {
        kind: 'keepItem',
        item: 'Baião de dois',
        text: 'manter o baião',
        place: { input: 'preferences', start: text.indexOf('manter'), end: text.length },
        origin: 'request',
      },
    ])
    expect(judge({ text: 'até 22 reais', kind: 'price', max: 22 }).wishes).toMatchObject([
      { kind: 'price', max: 22 },
    ])
  })

  test('reads a general word near an allergy as all that it may mean', () => {
    const read = { text: 'castanha', kind: 'exclude', what: 'castanhas', why: 'allergy' } as const
    expect(judge(read)).toMatchObject({ wishes: [{ kind: 'exclude', what: 'oleaginosas' }], unread: [] })
  })

  test('keeps strengths and counts only with the owner’s own figures and words', () => {
    expect(
      judge({ text: 'até 22 reais', kind: 'strength', max: 22, what: null, of: null }).wishes,
    ).toMatchObject([{ kind: 'strength', max: 22 }])
    expect(judge({ text: 'até 22 reais', kind: 'strength', max: 12 }).wishes).toEqual([])
    expect(judge({ text: 'castanha', kind: 'share', what: 'caju', of: 'few' }).wishes).toMatchObject([
      { kind: 'share', what: 'caju', of: 'few' },
    ])
    for (const wrong of [
      { what: 'vegano', of: 'few' },
      { what: 'caju', of: 'pages' },
    ] as const) {
      expect(judge({ text: 'castanha', kind: 'share', ...wrong }).wishes).toEqual([])
    }
  })

  test.each<[string, Read, Partial<Unread>]>([
    [
      'a term that the lexicon lacks',
      { text: 'pozol', kind: 'prefer', what: 'pozol' },
      { blocking: false, why: 'unknown' },
    ],
    [
      'an unknown allergy',
      { text: 'alergia a pozol', kind: 'exclude', what: 'pozol', why: 'allergy' },
      { blocking: true, why: 'allergy' },
    ],
    [
      'a figure that the owner did not write',
      { text: 'até 22 reais', kind: 'price', max: 18 },
      { blocking: false, why: 'unknown' },
    ],
    [
      'an item that the house has not got',
      { text: 'manter o baião', kind: 'keepItem', item: 'baião' },
      { blocking: false },
    ],
    ['a style that is none', { text: 'pozol', kind: 'style', what: 'leite' }, { blocking: false }],
    ['a wish without its fields', { text: 'até 22 reais', kind: 'count' }, { blocking: false }],
  ])('turns %s into an unread passage', (_, read, expected) => {
    const { wishes, unread } = judge(read)
    expect(wishes).toEqual([])
    expect(unread).toMatchObject([{ text: read.text, ...expected }])
  })

  test('sends nothing if the owner wrote nothing, and otherwise every text', async () => {
    const ai: AiService = { ask: () => Promise.reject(new Error('asked')) }
    expect(
      await readWishes(ai, 'drink_creation', { answers: { preferences: ' ' }, names: [], today }),
    ).toEqual({
      wishes: [],
      unread: [],
    })
    await expect(
      readWishes(ai, 'drink_creation', { answers: { preferences: 'caju' }, names: [], today }),
    ).rejects.toThrow('asked')
    const asked: string[] = []
    const listening: AiService = {
      ask: ({ prompt }) => {
        asked.push(prompt)
        return Promise.reject(new Error('asked'))
      },
    }
    for (const [type, input] of [
      ['competitor_analysis', 'competitors'],
      ['content_generation', 'special_dates'],
      ['predictive_analytics', 'context'],
    ] as const)
      await readWishes(listening, type, { answers: { [input]: 'fico na esquina' }, names: [], today }).catch(
        () => undefined,
      )
    expect(asked.map((prompt) => JSON.parse(prompt).textos)).toEqual([
      { competitors: 'fico na esquina' },
      { special_dates: 'fico na esquina' },
      { context: 'fico na esquina' },
    ])
  })
})

/** A sentence for each kind, and what a careful model reads in it. */
const sentences: Readonly<Record<WishKind, readonly [said: string, fields: Record<string, unknown>]>> = {
  exclude: ['nada de camarão', { what: 'camarão', why: 'taste' }],
  only: ['só com caju', { what: 'caju', why: 'taste' }],
  prefer: ['de preferência umbu', { what: 'umbu', why: 'taste' }],
  price: ['nada acima de 31 reais', { max: 31 }],
  count: ['uns sete drinks', { count: 7, bound: 'exactly' }],
  keepPrice: ['o chope continua a 9,90', { item: 'Chope', price: 9.9 }],
  capPrice: ['chope sobe no máximo 8%', { item: 'Chope', percent: 8 }],
  keepItem: ['o chope não sai', { item: 'Chope' }],
  dropItem: ['pode tirar o chope', { item: 'Chope' }],
  promote: ['empurrar o chope', { item: 'Chope' }],
  style: ['mais leves às sextas', { what: 'mais leves', weekdays: [5] }],
  audience: ['vem muito casal', { what: 'Casais' }],
  date: [
    'pagode da Zefa dia 12 de dezembro às 20h',
    { what: 'pagode da Zefa', from: '2026-12-12', at: 20, closed: false },
  ],
  salesPeriod: ['a planilha é de outubro', { from: '2026-10-01', to: '2026-10-31' }],
  period: ['calendário de 1 a 15 de dezembro', { from: '2026-12-01', to: '2026-12-15' }],
  onlyPrice: ['só pode falar o preço de 24 reais', { price: 24 }],
  refusedPost: ['vamos sortear uma garrafa', { what: 'raffle' }],
  hours: ['sunset das 16h às 18h', { what: 'sunset', start: 16, end: 18 }],
  equipment: ['não temos forno', { what: 'forno', has: false }],
  zeroAlcohol: ['três sem álcool', { count: 3 }],
  strength: ['fracos, até 14 graus', { max: 14 }],
  share: ['uns 2 com caju', { what: 'caju', of: 'many', count: 2 }],
  cost: ['nada que custe mais de 7 reais pra fazer', { max: 7 }],
  costNow: ['o chope agora me custa 8 reais', { item: 'Chope', price: 8 }],
  drinkTrait: ['uns 2 batidos', { what: 'shaken', count: 2 }],
  glass: ['só temos copo americano', { what: 'copo americano', has: 'only' }],
  pace: ['no máximo 50 segundos cada', { seconds: 50 }],
  sections: ['primeiro Petiscos, depois Bebidas', { names: ['Petiscos', 'Bebidas'] }],
  newDrink: ['um drink novo de até 24 reais', { max: 24 }],
  newCombo: ['faça 2 combos de até 50 reais', { count: 2, max: 50 }],
  pairing: [
    'caipirinha só com fritura',
    { rule: 'onlyBeside', serves: ['caipirinha'], dishes: ['frituras'] },
  ],
  flight: ['no máximo 90 ml por pessoa', { ml: 90 }],
  pairingRule: ['frase de até 12 palavras', { what: 'lineWords', most: 12 }],
  target: ['ticket médio 10% maior', { of: 'ticket', percent: 10 }],
  budget: ['tenho 300 reais pra gráfica', { max: 300 }],
  deadline: ['pronto antes do Réveillon', { what: 'Réveillon' }],
  costShare: ['CMV de até 32%', { max: 32 }],
  served: ['chope só a partir das 16h', { item: 'Chope', from: 16 }],
  noNew: ['nada de prato novo', { what: 'dish' }],
  pageNote: ['o selo do mercado na capa', { note: 'o selo do mercado na capa' }],
  dishLimit: ['até 12 minutos por prato', { of: 'minutes', max: 12 }],
  dishTrait: ['2 pra dividir', { what: 'shared', count: 2, bound: 'at_least' }],
  leftover: ['sobraram 20 kg de frango', { what: 'frango', amount: 20, unit: 'kg' }],
  tasting: ['menu de 5 tempos a 180 reais', { courses: 5, price: 180 }],
  postRule: ['no máximo 4 hashtags', { what: 'mostHashtags', most: 4 }],
  postTopic: ['duas sobre truta', { what: 'truta', count: 2, bound: 'exactly' }],
  combo: ['combo do casal a 89 reais', { what: 'combo do casal', price: 89 }],
  houseFact: ['temos 40 lugares', { about: 'seats', count: 40 }],
  rivalFact: [
    'o Bar do Porto fecha na segunda',
    { competitor: 'Bar do Porto', about: 'days', weekdays: [1], closed: true },
  ],
  layout: ['letra grande', { what: 'large_type' }],
  elasticity: ['elasticidade de 1,3', { value: -1.3 }],
  question: ['chope liberado por 70 reais dá lucro?', { about: 'openBar', item: 'Chope', price: 70 }],
  ending: ['tudo terminando em ,90', { ends: 'ninety' }],
  competitorPrice: [
    'o Bar do Porto cobra 12 na caipirosca',
    { competitor: 'Bar do Porto', item: 'caipirosca', min: 12, max: 12 },
  ],
  portion: ['cada chope leva 300 ml', { item: 'Chope', amount: 300, unit: 'ml' }],
  scope: ['quero por semana', { show: ['week'] }],
}

describe('the second reader', () => {
  test.each(wishKinds.map((kind) => [kind, ...sentences[kind]] as const))(
    'reads %s: “%s”',
    (kind, said, fields) => {
      const read = { text: said, kind, ...fields }
      expect(
        wishReplySchema.safeParse({ wishes: [{ input: 'preferences', ...read }] }).data?.wishes,
      ).toMatchObject([fields])
      const place = { input: 'preferences', start: 0, end: said.length }
      expect(judge(read, ['Chope'], said)).toEqual({
        wishes: [{ ...read, place, origin: 'request' }],
        unread: [],
      })
    },
  )

  test('is told of every kind, and may answer in every field of the wishes', () => {
    const { properties = {} } = z.toJSONSchema(wishReplySchema.shape.wishes.def.element)
    for (const kind of wishKinds) {
      expect(wishInstructions).toContain(`\n${kind}: `)
      expect(Object.keys(properties)).toEqual(expect.arrayContaining([...(wishFields[kind]?.keys() ?? [])]))
    }
    expect(properties.kind).toMatchObject({ enum: wishKinds })
  })

  test.each<[string, string, Read]>([
    [
      'a price',
      'chope liberado dá lucro?',
      { ...judged('question'), about: 'openBar', item: 'Chope', price: 70 },
    ],
    ['a day', 'calendário de dezembro', { ...judged('period'), from: '2026-12-01', to: '2026-12-15' }],
    ['a year', 'pagode dia 12 de dezembro', { ...judged('date'), what: 'pagode', from: '1999-12-12' }],
    ['a weekday', 'happy hour na quarta', { ...judged('question'), about: 'happyHour', weekdays: [3, 4] }],
    ['an hour', 'sunset das 16h', { ...judged('hours'), what: 'sunset', start: 16, end: 23 }],
    ['a name', 'pagode dia 12 de dezembro', { ...judged('date'), what: 'show da Ivete', from: '2026-12-12' }],
    [
      'a competitor',
      'o bar vizinho cobra 12 no chope',
      { ...judged('competitorPrice'), competitor: 'Bar do Porto', item: 'Chope', min: 12, max: 12 },
    ],
    ['an item', 'cada um leva 300 ml', { ...judged('portion'), item: 'lagosta', amount: 300, unit: 'ml' }],
    ['nothing at all', 'quero a previsão', judged('scope')],
    ['no figure', 'preço bom', judged('price')],
    ['a prize draw that no rule knows', 'vamos sortear', { ...judged('refusedPost'), what: 'lottery' }],
  ])('leaves to the owner a passage into which the model read %s', (_, said, read) => {
    expect(judge({ ...read, text: said }, ['Chope'], said)).toMatchObject({
      wishes: [],
      unread: [{ text: said }],
    })
  })
})

test('figures in the units that owners speak are stated: minutes for seconds, kilos for grams, half hours', () => {
  const read = (said: string, wish: Omit<Read, 'text'>) =>
    judge({ ...wish, text: said } as Read, [], said).wishes
  expect(read('tem que sair em 2 min', { kind: 'pace', seconds: 120 })).toHaveLength(1)
  expect(read('tem que sair em 2 min', { kind: 'pace', seconds: 100 })).toHaveLength(0)
  expect(read('sobraram 2 caixas', { kind: 'leftover', what: 'suco', amount: 2000, unit: 'un' })).toEqual([])
  expect(read('sunset das 2h30 às 4h', { kind: 'hours', what: 'sunset', start: 2.5, end: 4 })).toHaveLength(1)
})

test('a competitor may be named elsewhere in the text, a closed day needs no name, and a month is a figure', () => {
  const said = 'No Bar do Porto: caipirosca 12. Fecho dia 25/12. A temporada acaba em março.'
  const read = (part: string, wish: Omit<Read, 'text'>) =>
    judge({ ...wish, text: part } as Read, [], said).wishes
  const price = { kind: 'competitorPrice', item: 'caipirosca', min: 12, max: 12 } as const
  expect(read('caipirosca 12', { ...price, competitor: 'Bar do Porto' })).toHaveLength(1)
  expect(read('caipirosca 12', { ...price, competitor: 'Bar da Serra' })).toEqual([])
  expect(
    read('Fecho dia 25/12', {
      kind: 'date',
      what: 'folga',
      from: '2026-12-25',
      to: '2026-12-25',
      closed: true,
    }),
  ).toMatchObject([{ what: 'Fecho dia 25/12', closed: true }])
  expect(read('acaba em março', { kind: 'houseFact', about: 'seasonEnd', month: 3 })).toHaveLength(1)
  expect(read('acaba em março', { kind: 'houseFact', about: 'seasonEnd', month: 5 })).toEqual([])
  expect(read('acaba em março', { kind: 'count', count: 3 })).toEqual([])
})

test('a detail of a wrong form is left out of a question, and fails a wish that it would widen', () => {
  const question = { kind: 'question', about: 'fewChanges', count: 3, per: 'linha' } as const
  expect(judge({ ...question, text: 'no máximo 3 preços' }, [], 'no máximo 3 preços').wishes).toMatchObject([
    { about: 'fewChanges', count: 3 },
  ])
  const closed = { kind: 'date', what: 'folga', weekdays: [1], closed: 'sim' } as const
  expect(judge({ ...closed, text: 'fecho na segunda' }, [], 'fecho na segunda').wishes).toEqual([])
  const cap = { kind: 'price', max: 22, item: 7 } as const
  expect(judge({ ...cap, text: 'até 22 reais' }).wishes).toEqual([])
})
