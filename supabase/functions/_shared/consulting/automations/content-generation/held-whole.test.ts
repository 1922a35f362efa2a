/** A beach house with a party, a New Year's dinner, closed days and a fish that nobody may sell. */
import { describe, expect, it } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Isca de camurupim', 58],
    ['Petiscos', 'Pastel de arraia (6)', 32],
    ['Petiscos', 'Camarão no alho', 64],
    ['Peixes', 'Pargo frito inteiro', 89],
    ['Peixes', 'Peixada cearense', 96],
    ['Bebidas', 'Caipirinha de cajá', 19],
    ['Bebidas', 'Suco de graviola', 11],
    ['Doces', 'Cocada de forno', 16],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const given = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa'],
  posting_frequency: 'Diariamente',
}
const today = '2026-12-01'
const calendar = (text: string) => {
  const { wishes } = understand('content_generation', {
    answers: { ...given, special_dates: text },
    house,
    today,
  })
  return calendarOf(given, { ...asking([...wishes], house), today })
}

describe('a party with a show, a dinner at a price, and two closed days', () => {
  const {
    posts,
    house: notes = [],
    readings = [],
    plan = [],
  } = calendar(
    'Aniversário da casa em 12/12 com show às 20h. Réveillon com menu fechado a R$ 320 por pessoa. Fechamos 24 e 25/12',
  )

  it('names the party by its name, and tells of the show', () => {
    const party = posts.filter(({ theme }) => theme.toLowerCase() === 'aniversário da casa')
    expect(party.length).toBeGreaterThan(1)
    expect(party.map(({ copy }) => copy).join(' ')).toContain('Com show.')
    expect(party.map(({ title, copy }) => title + copy).join(' ')).not.toContain('em com')
  })

  it('opens on New Year’s Eve, at its price', () => {
    const eve = posts.filter(({ theme }) => theme === 'Réveillon')
    expect(eve.every(({ endings }) => endings === undefined)).toBe(true)
    expect(eve.some(({ copy }) => copy.includes('R$ 320 por pessoa.'))).toBe(true)
  })

  it('announces days in a row as one closure', () => {
    expect(readings.filter((line) => line.includes('fecha'))).toEqual([
      'A casa fecha quinta, 24/12, e sexta, 25/12; volta no sábado, 26/12.',
      expect.stringContaining('Nos dias fechados'),
    ])
  })

  it('never shows a fish that must not be sold, and asks for the documents of another', () => {
    expect(posts.some(({ title, copy }) => /camurupim/i.test(title + copy))).toBe(false)
    expect(notes.join(' ')).toContain('camurupim é espécie protegida')
    expect(plan.flatMap(({ lines }) => lines).join(' ')).toContain('há arraia protegida')
  })
})

describe('a house closed on New Year’s Eve that says nothing of the day after', () => {
  const { posts, readings = [] } = calendar('Fechamos 24, 25 e 31/12. Dia 12/12.')

  it('promises no return on a day that the owner has not decided', () => {
    expect(readings.join(' ')).toContain('a casa abre na sexta, 01/01?')
    const texts = [...readings, ...posts.map(({ copy }) => copy)].filter((text) => /\bvolta/i.test(text))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => /volta\p{L}* (?:na sexta, )?01\/01/iu.test(text))).toEqual([])
  })

  it('calls a date without a name by what it is in every message', () => {
    const messages = posts.flatMap(({ whatsapp = '' }) => (whatsapp.includes('12/12') ? [whatsapp] : []))
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) expect(message.replace('12/12', '')).not.toContain('12/12')
  })
})
