import { describe, expect, it, test } from 'vitest'
import type { Fact } from '../base/facts.ts'
import { emptyHouse } from '../base/house/house.ts'
import { check } from './check.ts'
import { action, answers, drink, outcomes, pairing, post, price, sheetOf } from './test-support.ts'

const said = (facts: Fact[], wish: Parameters<typeof answers>[1][number]) => {
  const [found] = answers(facts, [wish])
  return [found?.outcome, found?.reason]
}
const dish = (name: string, changes: Record<string, unknown> = {}): Fact => ({
  kind: 'dish',
  name,
  price: 30,
  cost: 9,
  ingredients: [],
  allergens: [],
  equipment: [],
  text: name,
  ...changes,
})

describe('an unused price limit', () => {
  const cap = { kind: 'capPrice', item: 'Caipirinha', max: 20 }
  const unchanged = price({ item: 'Caipirinha', priceNow: 18, priceNew: null })

  it('is reported as unused, not as done', () => {
    expect(said([unchanged], cap)).toEqual(['met', expect.stringMatching(/^Fica em R\$ 18,00\./)])
    expect(said([price({ item: 'Caipirinha', priceNow: 18, priceNew: 19.5 })], cap)).toEqual([
      'met',
      'Vai de R$ 18,00 a R$ 19,50.',
    ])
  })

  it('shows the engine’s reason, which does not excuse a violation', () => {
    const sheet = sheetOf(cap)
    const [wish] = sheet.wishes
    if (!wish) throw new Error('no wish')
    const given = {
      house: emptyHouse,
      explanations: [{ wish, reason: 'Não compensou subir: venderia menos.', met: true as const }],
    }
    expect(check([unchanged], sheet, given)).toEqual([
      { wish, outcome: 'met', reason: 'Não compensou subir: venderia menos.' },
    ])
    const [broken] = check([price({ item: 'Caipirinha', priceNow: 18, priceNew: 21 })], sheet, given)
    expect(broken?.outcome).toBe('violated')
  })
})

describe('a calendar of the owner’s dates alone', () => {
  const rule = { kind: 'postRule', what: 'noKnownDates' } as const
  const outcome = (occasion: string) =>
    answers([post({ occasion })], [rule, { kind: 'date', what: 'niver da casa', closed: false }])[0]?.outcome

  it('may name them as posts write them, and no other', () => {
    expect(outcome('Aniversário da casa')).toBe('met')
    expect(outcome('Natal')).toBe('violated')
  })
})

describe('an item whose price may not fall', () => {
  const wish = { kind: 'question', about: 'lower', item: 'Coxinha', against: true } as const
  const answer: Fact = { kind: 'answer', about: 'lower', of: 'Coxinha', text: 'Fica como está.', open: false }
  const cheaper = (item: string) => price({ item, priceNow: 12, priceNew: 10 })

  it('is broken by its own price alone', () => {
    expect(said([answer, cheaper('Coxinha')], wish)[0]).toBe('violated')
    expect(said([answer, cheaper('Pastel')], wish)[0]).toBe('met')
  })
})

describe('a kept price', () => {
  const kept = { kind: 'keepPrice', item: 'Caranguejo', price: 14 }

  it('is reported with the price', () => {
    expect(said([action({ item: 'Caranguejo', priceNow: 14 })], kept)).toEqual(['met', 'Fica em R$ 14,00.'])
  })

  it('is not confirmed if the house’s current price differs', () => {
    expect(said([action({ item: 'Caranguejo', priceNow: 15 })], kept)).toEqual([
      'not_possible',
      '“Caranguejo” custa hoje R$ 15,00, e não R$ 14,00; ficou como está.',
    ])
    expect(outcomes([action({ item: 'Caranguejo', priceNow: 15, priceNew: 14 })], kept)).toEqual(['violated'])
  })
})

describe('equipment', () => {
  const blender = { kind: 'equipment', what: 'liquidificador', has: true }

  it('is used, or no recipe needed it', () => {
    expect(outcomes([drink({ equipment: ['liquidificador'] })], blender)).toEqual(['met'])
    expect(said([drink()], blender)).toEqual(['met', 'Nenhuma receita precisou.'])
  })

  it('from the house’s profile that nothing uses is not met, so that no report lists it', () => {
    expect(outcomes([dish('Baião')], { ...blender, origin: 'house' })).toEqual(['not_possible'])
    expect(
      outcomes([dish('Baião', { equipment: ['Liquidificador'] })], { ...blender, origin: 'house' }),
    ).toEqual(['met'])
    expect(outcomes([post()], { ...blender, origin: 'house' })).toEqual(['not_possible'])
  })
})

describe('speed', () => {
  const quick = { kind: 'style', what: 'rápidos de fazer', weekdays: [5] }

  it('of drinks is measured in seconds at the bar', () => {
    expect(said([drink({ seconds: 50 }), drink({ seconds: 90 })], quick)).toEqual([
      'met',
      '1 de 2 drinks se faz em até 50 segundos.',
    ])
    expect(outcomes([drink({ seconds: 90 })], quick)).toEqual(['not_possible'])
  })

  it('of dishes is measured in minutes until they leave the kitchen', () => {
    const dishes = [
      dish('Baião', { minutes: 8 }),
      dish('Peixada', { minutes: 22 }),
      dish('Arroz', { minutes: 20 }),
    ]
    expect(said(dishes, quick)).toEqual(['not_possible', 'Só 1 de 3 pratos se faz em até 10 minutos.'])
    expect(said(dishes, { kind: 'style', what: 'sem pressa' })).toEqual([
      'met',
      '2 pedem mais de 10 minutos.',
    ])
    expect(said([dish('Baião', { minutes: 8 })], { kind: 'style', what: 'sem pressa' })).toEqual([
      'met',
      'Nem foi preciso: todos os pratos se fazem em até 10 minutos.',
    ])
  })

  it('is not claimed for results without recipes', () => {
    expect(outcomes([post()], quick)).toEqual(['not_possible'])
    expect(outcomes([dish('Baião')], quick)).toEqual(['not_possible'])
  })
})

test('portions to share are counted by course, and no drink counts as shared', () => {
  const shared = { kind: 'style', what: 'para dividir' }
  const snack = dish('Dadinho', { section: 'Entrada ou petisco' })
  expect(outcomes([snack, dish('Peixada', { section: 'Prato principal' })], shared)).toEqual(['met'])
  expect(outcomes([dish('Peixada', { section: 'Prato principal' })], shared)).toEqual(['not_possible'])
  expect(outcomes([drink()], shared)).toEqual(['not_possible'])
})

describe('opening hours', () => {
  const evenings = { kind: 'hours', what: 'casa aberta', start: 18, end: 2 }

  it('apply to offers and posts', () => {
    expect(outcomes([{ kind: 'offer', what: 'happy hour', start: 18, end: 20 }], evenings)).toEqual(['met'])
    expect(outcomes([{ kind: 'offer', what: 'happy hour', start: 16, end: 18 }], evenings)).toEqual([
      'not_possible',
    ])
    expect(outcomes([post({ body: 'Jantar com a casa cheia.' })], evenings)).toEqual(['met'])
    expect(said([post({ title: 'Terça', body: 'Venha para o almoço.' })], evenings)).toEqual([
      'not_possible',
      'A publicação “Terça” fala de almoço; troque antes de publicar.',
    ])
  })

  it('do not apply to recipes', () => {
    expect(outcomes([drink()], evenings)).toEqual(['not_possible'])
  })
})

test('a number of results with an ingredient is not claimed for posts or pairings', () => {
  const share = { kind: 'share', what: 'caju', of: 'many', count: 1 }
  expect(outcomes([post({ body: 'Caju.' })], share)).toEqual(['not_possible'])
  expect(outcomes([pairing({ dish: 'Caju' })], share)).toEqual(['not_possible'])
  expect(
    outcomes([dish('Arroz de caju', { ingredients: [{ name: 'caju', amount: 1, unit: 'un' }] })], share),
  ).toEqual(['met'])
})

describe('a limit on a measured dose', () => {
  it('is one on what is poured, and on no drink beside it', () => {
    const text = 'dose de 30 ml, no máximo 18'
    const sheet = sheetOf(
      { kind: 'portion', item: 'dose', amount: 30, unit: 'ml', text },
      { kind: 'price', item: 'dose', max: 18, text },
    )
    const dose = pairing({ serve: 'dose de Alambique', serveMl: 30, servePrice: 15 })
    const drink = pairing({ serve: 'Coqueiro Baixo', servePrice: 22 })
    const outcome = (facts: Fact[]) =>
      check(facts, sheet, { house: emptyHouse }).find(({ wish }) => wish.kind === 'price')?.outcome
    expect(outcome([dose, drink])).toBe('met')
    expect(outcome([{ ...dose, servePrice: 19 } as Fact, drink])).toBe('violated')
  })
})
