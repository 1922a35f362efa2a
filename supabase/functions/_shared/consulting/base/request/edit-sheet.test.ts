import { describe, expect, it } from 'vitest'
import { applyEdits, chosenTerms, editsBetween, type SheetEdit, wishFor, wishKindsOf } from './edit-sheet.ts'
import { isBlocked, type RequestSheet, requestSheetSchema } from './request-sheet.ts'

const place = (start: number, end: number) => ({ input: 'preferences', start, end })

/** "sem leite, até 22 reais, alergia a sulfito", after `shift` other characters. */
const sheetAt = (shift: number): RequestSheet =>
  requestSheetSchema.parse({
    wishes: [
      { kind: 'exclude', what: 'leite', text: 'sem leite', place: place(shift, shift + 9) },
      { kind: 'price', max: 22, text: 'até 22 reais', place: place(shift + 11, shift + 23) },
      { kind: 'exclude', what: 'amendoim', why: 'allergy', text: 'alergia a amendoim', origin: 'house' },
    ],
    unread: [{ text: 'sulfito', place: place(shift + 35, shift + 42), blocking: true, why: 'allergy' }],
  })
const sheet = sheetAt(0)
const [milk, ceiling, peanut] = sheet.wishes
const [sulphite] = sheet.unread
if (!milk || ceiling?.kind !== 'price' || !peanut || !sulphite) throw new Error('the sheet of the test')

const cheaper: SheetEdit = { do: 'change', wish: ceiling, to: { ...ceiling, max: 19 } }

describe('an edited sheet', () => {
  it('loses a removed wish and keeps the others', () => {
    const { wishes } = applyEdits(sheet, [{ do: 'remove', wish: milk }])
    expect(wishes).toEqual([ceiling, peanut])
  })

  it('gains a wish once, however often it is added', () => {
    const wish = wishFor({ name: 'caju' }, 'prefer')
    const { wishes } = applyEdits(sheet, [
      { do: 'add', wish },
      { do: 'add', wish },
    ])
    expect(wishes).toEqual([...sheet.wishes, wish])
  })

  it('keeps a changed amount in the place of the old one', () => {
    expect(applyEdits(sheet, [cheaper]).wishes[1]).toEqual({ ...ceiling, max: 19 })
  })

  it('accepts edits of earlier edits', () => {
    const again: SheetEdit = { do: 'remove', wish: cheaper.to }
    expect(applyEdits(sheet, [cheaper, again]).wishes).toEqual([milk, peanut])
  })

  it('is no longer blocked once the passage is marked as no restriction', () => {
    const edited = applyEdits(sheet, [{ do: 'settle', unread: sulphite, as: { wishes: [], unread: [] } }])
    expect(isBlocked(sheet)).toBe(true)
    expect(isBlocked(edited)).toBe(false)
    expect(edited.wishes).toEqual(sheet.wishes)
  })

  it('shows what was chosen for a passage where the passage stood, as an allergy', () => {
    const edited = applyEdits(sheet, [
      { do: 'settle', unread: sulphite, as: chosenTerms(sulphite, ['vinho', 'frutas secas']) },
    ])
    expect(edited.unread).toEqual([])
    expect(edited.wishes.slice(3)).toEqual(
      ['vinho', 'frutas secas'].map((what) => ({
        kind: 'exclude',
        what,
        why: 'allergy',
        text: 'sulfito',
        origin: 'request',
        place: sulphite.place,
      })),
    )
  })

  it('stays blocked if the new words are not understood either', () => {
    const as = requestSheetSchema.parse({
      wishes: [],
      unread: [{ text: 'metabissulfito', blocking: true, why: 'allergy' }],
    })
    const edited = applyEdits(sheet, [{ do: 'settle', unread: sulphite, as }])
    expect(edited.unread).toEqual([{ ...as.unread[0], place: sulphite.place }])
    expect(isBlocked(edited)).toBe(true)
  })

  it('keeps its edits, at the new places, after earlier words change', () => {
    const edits: SheetEdit[] = [
      cheaper,
      { do: 'remove', wish: milk },
      { do: 'settle', unread: sulphite, as: chosenTerms(sulphite, ['vinho']) },
    ]
    const { wishes, unread } = applyEdits(sheetAt(7), edits)
    expect(wishes.map(({ kind, place: at }) => [kind, at?.start])).toEqual([
      ['price', 18],
      ['exclude', undefined],
      ['exclude', 42],
    ])
    expect(unread).toEqual([])
  })

  it('drops edits of words that are gone', () => {
    const rest = { ...sheet, wishes: [milk], unread: [] }
    expect(applyEdits(rest, [cheaper, { do: 'settle', unread: sulphite, as: rest }])).toEqual(rest)
  })

  it('does not mistake a wish of the house for one of the request', () => {
    const own = { ...peanut, origin: 'request' as const }
    const { wishes } = applyEdits({ ...sheet, wishes: [own, peanut] }, [{ do: 'remove', wish: own }])
    expect(wishes).toEqual([peanut])
  })
})

it('turns a sheet into an offer and leaves the rest as it is', () => {
  const offer: RequestSheet = { wishes: [milk, { ...ceiling, max: 19 }, peanut], unread: [] }
  const edits = editsBetween(sheet, offer)
  const reached = applyEdits(sheet, edits)
  expect(reached.unread).toEqual([])
  expect(new Set(reached.wishes)).toEqual(new Set(offer.wishes))
  expect(editsBetween(offer, offer)).toEqual([])
})

describe('a term chosen by hand', () => {
  it('is excluded by default if edible; otherwise gets what its kind allows', () => {
    expect(wishKindsOf({ kind: 'ingredient' })[0]).toBe('exclude')
    expect(wishKindsOf({ kind: 'allergen' })).toEqual(['exclude'])
    expect(wishKindsOf({ kind: 'style' })).toEqual(['style'])
  })

  it('gives a wish that fits the schema, for every kind', () => {
    const wishes = (['exclude', 'only', 'prefer', 'style', 'audience', 'equipment'] as const).map((kind) =>
      wishFor({ name: 'caju' }, kind),
    )
    expect(requestSheetSchema.parse({ wishes, unread: [] }).wishes).toEqual(wishes)
  })

  it('is a matter of taste if no allergy is near', () => {
    const { wishes } = chosenTerms(
      { text: 'castanhas', why: 'ambiguous', blocking: false },
      ['caju'],
      'prefer',
    )
    expect(wishes).toMatchObject([{ kind: 'prefer', what: 'caju', why: 'taste' }])
  })
})
