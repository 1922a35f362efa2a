/** @module-tag slow */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AutomationType, automationOf, automationTypes } from '../automation-types.ts'
import { emptyHouse } from '../base/house/house.ts'
import { terms } from '../base/lexicon/lexicon.ts'
import { isBlocked, type RequestSheet, requestSheetSchema } from '../base/request/request-sheet.ts'
import { readers } from './readers/index.ts'
import { answersWith, textInputs } from './sentences/sentence.ts'
import { understand } from './understand.ts'
import { lostWords } from './unread/coverage.ts'

const read = (type: AutomationType, text: string): RequestSheet =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' })

/** The words of a text that a sheet has lost. */
function lost(text: string, { wishes, unread, asides = [] }: RequestSheet): string[] {
  return lostWords(text, [...wishes, ...unread, ...asides])
}

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
        { numRuns: 200 },
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
    const read = automationTypes.flatMap((type) =>
      Object.keys(readers[type]?.texts ?? {}).map((input) => `${type}.${input}`),
    )
    expect(read.toSorted()).toEqual(asked.toSorted())
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
