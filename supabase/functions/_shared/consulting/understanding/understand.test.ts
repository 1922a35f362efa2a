import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type AutomationType, automationOf, automationTypes } from '../automation-types.ts'
import { emptyHouse, type House, houseSchema } from '../base/house/house.ts'
import { terms } from '../base/lexicon/lexicon.ts'
import { isBlocked, type RequestSheet, requestSheetSchema } from '../base/request/request-sheet.ts'
import { themes } from './sentences/index.ts'
import { answersWith, brief, textInputs } from './sentences/sentence.ts'
import { ownWords } from './text/own-words.ts'
import { readings, understand } from './understand.ts'
import { lostWords } from './unread/coverage.ts'
import { Speller } from './words/spelling.ts'

const today = '2026-11-22'

function read(type: AutomationType, text: string, house: House = emptyHouse): RequestSheet {
  return understand(type, { answers: answersWith(type, text), house, today })
}

/** The words of a text that a sheet has lost. */
function lost(text: string, { wishes, unread }: RequestSheet): string[] {
  return lostWords(text, [...wishes, ...unread])
}

describe.each(themes)('$theme', ({ type, sentences }) => {
  it.each(sentences)('%s', (text, ...expected) => {
    const sheet = read(type, text)
    expect(brief(sheet)).toEqual(expected)
    expect(lost(text, sheet)).toEqual([])
  })
})

test('the table holds at least 1,000 different sentences', () => {
  const all = themes.flatMap(({ type, sentences }) => sentences.map(([text]) => `${type}: ${text}`))
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(1000)
})

test.each<[type: AutomationType, text: string, wishes: Record<string, string>]>([
  [
    'dynamic_pricing',
    'a cerveja não pode subir, caipirinha no máximo 20',
    { 'capPrice Cervejas': 'cerveja não pode subir', 'capPrice caipirinha 20': 'caipirinha no máximo 20' },
  ],
  [
    'drink_creation',
    'temos muito queijo coalho e macaxeira sobrando, nada de camarão',
    {
      'prefer queijo coalho supply': 'temos muito queijo coalho e macaxeira sobrando',
      'prefer macaxeira supply': 'temos muito queijo coalho e macaxeira sobrando',
      'exclude camarão': 'nada de camarão',
    },
  ],
  [
    'drink_creation',
    'bem docinho s/ leite. minha mulher tem alergia a cúrcuma',
    {
      'style mais doces': 'docinho',
      'exclude leite': 's/ leite',
      'exclude cúrcuma allergy': 'mulher tem alergia a cúrcuma',
    },
  ],
  [
    'drink_creation',
    'qro 5 drinq bem docinho s/ leite, nada com ovo, pode tudo menos morango',
    {
      'count 5': 'qro 5 drinq',
      'style mais doces': 'docinho',
      'exclude leite': 's/ leite',
      'exclude ovo': 'nada com ovo',
      'exclude morango': 'pode tudo menos morango',
    },
  ],
])('the text of a wish is the words that say it: %s %s', (type, text, said) => {
  const sheet = read(type, text)
  const labels = brief(sheet)
  expect(Object.fromEntries(sheet.wishes.map((wish, at) => [labels[at], wish.text]))).toEqual(said)
})

test.each<[restriction: string, ...expected: string[]]>([
  ['cozinha vegana', 'exclude vegano diet'],
  ['tudo vegano', 'exclude vegano diet'],
  ['vegano', 'exclude vegano diet'],
  ['somos veganos', 'exclude vegano diet'],
  ['somos 100% veganos', 'exclude vegano diet'],
  ['casa vegetariana', 'exclude vegetariano diet'],
  ['restaurante vegano', 'exclude vegano diet'],
  ['vegano, alergia a amendoim', 'exclude vegano diet', 'exclude amendoim allergy'],
  ['vegano, com carne de sol', 'prefer carne de sol', '!allergy: vegano'],
  ['pouco sal', 'exclude pouco sal diet'],
  ['não somos veganos'],
  ['café vegano', 'exclude vegano diet'],
  ['nao somos vegetarianos'],
  ['meu sogro alergico a caranguejo', 'exclude caranguejo allergy'],
  ['somos um café vegano', 'exclude vegano diet'],
  ['bar vegetariano', 'exclude vegetariano diet'],
  ['a casa não é vegana'],
  ['ter sempre opção sem lactose', 'exclude lactose diet'],
  ['o que não é vegano sai', '!allergy: que não é vegano sai'],
  ['opções veganas', 'share vegano many 2 at_least'],
  ['alergia a vegano', '!allergy: alergia a vegano'],
])('a diet among the restrictions of a house describes how it cooks: %s', (restriction, ...expected) => {
  const house = houseSchema.parse({ settings: { restrictions: [restriction] } })
  expect(brief(understand('dish_creation', { answers: {}, house, today }))).toEqual(expected)
})

const creperia = houseSchema.parse({
  menu: [
    { section: 'Crepes salgados', name: 'Frango com catupiry', price: 26 },
    { section: 'Crepes doces', name: 'Nutella', price: 24 },
    { section: 'Crepes doces', name: 'Crepe sem glúten', price: 24 },
    { section: 'Petiscos', name: 'Dadinho de tapioca', price: 20 },
  ],
})

test.each<[type: AutomationType, text: string, ...expected: string[]]>([
  ['menu_redesign', 'tirar crepe de nutella', 'dropItem Nutella'],
  ['menu_redesign', 'tirar os crepes doces', 'dropItem Crepes doces'],
  ['menu_redesign', 'nada com glúten', 'exclude glúten diet'],
  ['menu_redesign', 'tira 2 crepes', '?tira 2 crepes'],
  ['dish_creation', 'só petisco', 'count 0 principal', 'count 0 lanche', 'count 0 sobremesa'],
])('a creperia with %s that writes "%s" means its own menu', (type, text, ...expected) => {
  expect(brief(read(type, text, creperia))).toEqual(expected)
})

test('a saying near an allergy does not block, but an unknown word does', () => {
  expect(isBlocked(read('drink_creation', 'alergia a leite, sem frescura'))).toBe(false)
  expect(isBlocked(read('drink_creation', 'alergia a leite, sem pozol'))).toBe(true)
})

const words = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...terms.flatMap(({ name, words }) => [name, ...words])) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...'sem,não,nada de,com,quero,só,menos,exceto,alergia a,grávida,criança,até,no máximo,uns,R$,reais,drinks,manter,tirar,trocar,por,acabou,sobra,celíaco,e,nem,mas,não abro mão de,sem álcool,happy hour,elasticidade'.split(
        ',',
      ),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(',', '.', ';', '\n', ':', '/', '!', ' - ', '(', ')') },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 99 }).map(String) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\u200b',
      '\u200f',
      '🦐',
      'שלום',
      'مرحبا',
      'e\u0301',
      'leite\u0301',
      'ﬁ',
      '１２',
      '½',
      'ß',
      'İ',
    ),
  },
)
const texts = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '))

describe('every reading', () => {
  it.each(textInputs)(
    'of %s covers all letters and digits, keeps the owner’s words and fits the schema',
    (type, input) => {
      fc.assert(
        fc.property(texts, (text) => {
          const sheet = read(type, text)
          expect(lost(text, sheet)).toEqual([])
          requestSheetSchema.parse(sheet)
          for (const { text: said, place } of [...sheet.wishes, ...sheet.unread]) {
            expect(place?.input).toBe(input)
            expect(text.slice(place?.start, place?.end)).toBe(said)
          }
        }),
        { numRuns: 300 },
      )
    },
  )

  it('reads every textarea and every own entry that an automation asks for', () => {
    const asked = automationTypes.flatMap((type) =>
      automationOf(type).definition.inputs.flatMap((input) =>
        input.type === 'textarea' || (input.type === 'multiselect' && input.maxLength !== undefined)
          ? [`${type}.${input.id}`]
          : [],
      ),
    )
    expect(Object.keys(readings).toSorted()).toEqual(asked.toSorted())
  })

  it.each([
    ['words', 'sem leite e com caju '],
    ['one word', 'a'],
    ['unknown words', 'xyzw, '],
    ['slips', 'leiet camrao '],
    ['bounds', 'até '],
    ['numbers', '12 '],
    ['commas', ','],
    ['refusals', 'sem '],
    ['names without a blank', 'leite'],
    ['emoji', '🦐'],
    ['allergies', 'alergia '],
    ['hours', 'happy hour 17h '],
  ])('of 10,000 characters of %s takes work in proportion to its length, and loses nothing', (_, filling) => {
    for (const [type] of textInputs) {
      const text = filling.repeat(Math.ceil(10_000 / filling.length)).slice(0, 10_000)
      const sheet = read(type, text)
      expect(lost(text, sheet)).toEqual([])
      requestSheetSchema.parse(sheet)
    }
  })

  it('is the same twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(read('drink_creation', text)).toEqual(read('drink_creation', text))
      }),
      { numRuns: 50 },
    )
  })

  it('never prefers what is refused by name, whatever the refusal', () => {
    const foods = terms.filter(({ kind, narrows }) => kind === 'ingredient' && !narrows)
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.constantFrom(
          'sem',
          'nada de',
          'não usamos',
          'evitar',
          'por favor, retirar',
          'não pode ter',
          'nada com',
        ),
        ({ name }, refusal) => {
          const { wishes } = read('drink_creation', `${refusal} ${name}`)
          expect(wishes.map(({ kind }) => kind)).toContain('exclude')
          expect(wishes.map(({ kind }) => kind)).not.toContain('prefer')
        },
      ),
    )
  })

  it('of an allergy to any word is an allergy or blocks', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...terms.map(({ name }) => name)),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        ),
        fc.constantFrom(
          'alergia a',
          'tenho um cliente alérgico a',
          'intolerância a',
          'minha sogra é alérgica a',
        ),
        (name, allergy) => {
          const sheet = read('drink_creation', `${allergy} ${name}`)
          const excluded = sheet.wishes.some((wish) => wish.kind === 'exclude' && wish.why === 'allergy')
          expect(excluded || isBlocked(sheet)).toBe(true)
        },
      ),
    )
  })
})

describe('the speller', () => {
  it('compares a word with its neighbours only, and each word once', () => {
    const speller = new Speller(terms.flatMap(({ words }) => words.flatMap((word) => word.split(' '))))
    const slips = Array.from(
      { length: 2000 },
      (_, at) => `leit${String.fromCharCode(97 + (at % 26))}x${at % 7}`,
    )
    for (const word of slips) speller.mend(word)
    const first = speller.comparisons
    for (const word of slips) speller.mend(word)
    expect(speller.comparisons).toBe(first)
    expect(first).toBeLessThan(slips.length)
  })
})

describe('the house', () => {
  const house = houseSchema.parse({
    menu: [{ name: 'Moqueca da Nena', section: 'Pratos', price: 60 }],
    settings: {
      restrictions: ['alergia a castanha-de-caju', 'amendoim', 'pozol'],
      priceCeiling: 25,
      priceFloor: 12,
      equipment: ['Coqueteleira'],
    },
  })

  it('contributes its standing restrictions as allergies, its bounds and its equipment', () => {
    const { wishes, unread } = understand('drink_creation', { answers: {}, house, today })
    expect(wishes).toEqual([
      {
        kind: 'exclude',
        what: 'castanha-de-caju',
        why: 'allergy',
        text: 'alergia a castanha-de-caju',
        origin: 'house',
      },
      { kind: 'exclude', what: 'amendoim', why: 'allergy', text: 'amendoim', origin: 'house' },
      { kind: 'price', max: 25, text: 'Teto de preço da casa', origin: 'house' },
      { kind: 'price', min: 12, text: 'Piso de preço da casa', origin: 'house' },
      { kind: 'equipment', what: 'coqueteleira', has: true, text: 'Coqueteleira', origin: 'house' },
    ])
    expect(unread).toEqual([{ text: 'pozol', why: 'allergy', blocking: true, choices: [] }])
  })

  it('gives its own items by name', () => {
    const sheet = understand('menu_redesign', {
      answers: { constraints: 'manter a moqueca da nena' },
      house: { ...house, settings: emptyHouse.settings },
      today,
    })
    expect(sheet.wishes).toMatchObject([{ kind: 'keepItem', item: 'Moqueca da Nena' }])
  })

  it('and a request that contradict each other block, and the house’s restriction is kept', () => {
    const sheet = understand('drink_creation', { answers: { preferences: 'quero amendoim' }, house, today })
    expect(sheet.wishes).toContainEqual(
      expect.objectContaining({ kind: 'exclude', what: 'amendoim', origin: 'house' }),
    )
    expect(sheet.unread).toContainEqual(
      expect.objectContaining({ text: 'quero amendoim', why: 'contradiction', blocking: true }),
    )
  })
})

test.each([
  'a moqueca não pode subir',
  'manter o preço da Moqueca da Nena',
  'não aumentar o preço da moqueca',
])('the standing restriction %j is about a price, not an allergy', (restriction) => {
  const house = houseSchema.parse({
    menu: [{ name: 'Moqueca da Nena', section: 'Pratos', price: 60 }],
    settings: { restrictions: [restriction, 'alergia a amendoim'] },
  })
  const sheetOf = (type: AutomationType) => understand(type, { answers: {}, house, today })
  for (const type of ['menu_redesign', 'dynamic_pricing'] as const) {
    const { wishes, unread } = sheetOf(type)
    expect(unread).toEqual([])
    expect(wishes.map(({ kind }) => kind)).toContain('exclude')
    expect(wishes).toContainEqual(
      expect.objectContaining({
        kind: expect.stringMatching(/^(?:keep|cap)Price$/),
        item: expect.stringMatching(/moqueca/i),
        origin: 'house',
      }),
    )
  }
  expect(sheetOf('drink_creation')).toMatchObject({ unread: [], wishes: [{ what: 'amendoim' }] })
})

describe('the options of the wizard', () => {
  it('are wishes if they restrict, each of the dietary ones', () => {
    const input = automationOf('dish_creation').definition.inputs.find(
      ({ id }) => id === 'dietary_restrictions',
    )
    for (const option of input?.options ?? []) {
      const { wishes } = understand('dish_creation', {
        answers: { dietary_restrictions: [option] },
        house: emptyHouse,
        today,
      })
      expect(wishes).toMatchObject([{ kind: 'exclude', why: 'diet', text: option, origin: 'request' }])
      expect(terms.map(({ name }) => name)).toContain(wishes[0]?.kind === 'exclude' ? wishes[0].what : '')
    }
  })

  it('say what the bar has, and so do the owner’s own entries', () => {
    const answers = {
      equipment: ['Coqueteleira', 'Liquidificador', 'freezer horizontal', 'engenhoca do vovô'],
    }
    const { wishes, unread } = understand('drink_creation', { answers, house: emptyHouse, today })
    expect(wishes.flatMap((wish) => (wish.kind === 'equipment' && wish.has ? wish.what : []))).toEqual([
      'coqueteleira',
      'liquidificador',
      'freezer',
    ])
    expect(unread.map(({ text }) => text)).toEqual(['engenhoca do vovô'])
    const input = automationOf('drink_creation').definition.inputs.find(({ id }) => id === 'equipment')
    const words = input ? ownWords(input, answers) : ''
    expect(words.slice(unread[0]?.place?.start, unread[0]?.place?.end)).toBe('engenhoca do vovô')
  })
})
