import { expect, it } from 'vitest'
import { toSheet } from './draft.ts'

/** What is quoted beside a passage of a text that nothing was read from. */
function quotedWith(text: string, passage: string): string | undefined {
  const start = text.indexOf(passage)
  const unread = [
    { start, end: start + passage.length, why: 'unknown' as const, blocking: false, choices: [] },
  ]
  return toSheet(text, { wishes: [], unread }, 'context', 'request').unread[0]?.within
}

it('quotes a few words with their clause', () => {
  expect(quotedWith('Bom dia. Quero caju no drink da noite, sem pressa.', 'da noite')).toBe(
    'Quero caju no drink da noite',
  )
})

it('quotes a few words that are a clause with their sentence', () => {
  expect(
    quotedWith('Fecha terça. Até 3 de janeiro isso dobra, turista. O coco vem segunda.', 'turista'),
  ).toBe('Até 3 de janeiro isso dobra, turista')
})

it('takes the comma of a price for no end of a clause', () => {
  expect(quotedWith('O pastel custa 9,50 na mesa, e só.', 'na mesa')).toBe('O pastel custa 9,50 na mesa')
})

it('joins no scraps over a figure, which may have been read', () => {
  const text = 'Smash 62: simples 22, duplo 29,90, combo no sábado'
  const passage = (said: string) => {
    const start = text.indexOf(said)
    return { start, end: start + said.length, why: 'unknown' as const, blocking: false, choices: [] }
  }
  const { unread } = toSheet(
    text,
    { wishes: [], unread: [passage('Smash'), passage('no sábado')] },
    null,
    'request',
  )
  for (const { within } of unread) expect(within).not.toBe(text)
})

it('quotes a passage that says enough, or that is a sentence, alone', () => {
  expect(quotedWith('Quero caju no drink da noite.', 'caju no drink da')).toBeUndefined()
  expect(quotedWith('Bom dia. Caju sempre! Até logo.', 'Caju sempre')).toBeUndefined()
})

it('quotes the passages of one sentence with nothing read between them as one', () => {
  const text = 'Sócio do clube (uns 120) paga 10% menos sempre. Até R$ 32, e cuidado.'
  const at = (said: string) => ({ start: text.indexOf(said), end: text.indexOf(said) + said.length })
  const passage = (said: string) => ({ ...at(said), why: 'unknown' as const, blocking: false, choices: [] })
  const { unread } = toSheet(
    text,
    {
      wishes: [{ wish: { kind: 'price', max: 32 }, ...at('Até R$ 32') }],
      unread: ['Sócio do clube', '120', 'paga 10% menos', 'sempre', 'cuidado'].map(passage),
    },
    null,
    'request',
  )
  const whole = 'Sócio do clube (uns 120) paga 10% menos sempre'
  expect(unread.map(({ within }) => within)).toEqual([whole, whole, whole, whole, 'Até R$ 32, e cuidado'])
})

it('keeps a wish once that is said in two words, one after the other', () => {
  const text = 'em uma folha, frente e verso; e uma folha só'
  const wish = { kind: 'layout', what: 'one_sheet' } as const
  const { wishes } = toSheet(
    text,
    {
      wishes: [
        { wish, start: 3, end: 12 },
        { wish, start: 14, end: 28 },
        { wish, start: 32, end: 44 },
      ],
      unread: [],
    },
    'constraints',
    'request',
  )
  expect(wishes.map(({ text: said }) => said)).toEqual([
    'em uma folha, frente e verso'.slice(3),
    'uma folha só',
  ])
})
