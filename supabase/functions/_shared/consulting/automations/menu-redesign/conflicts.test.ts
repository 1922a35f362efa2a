import { describe, expect, test } from 'vitest'
import type { Answers } from '../../base/answers/definition.ts'
import { unknownHouse } from '../../base/context.ts'
import { understand } from '../../understanding/understand.ts'
import { findMenuConflicts } from './conflicts.ts'
import { menuOf, salesOf, sold } from './test-case.ts'

const file = { path: 'r/a.pdf', name: 'a.pdf', size: 1, type: 'application/pdf' }
const names = ['Isca', 'Pastel', 'Caldinho', 'Dadinho', 'Torresmo', 'Bolinho', 'Coxinha', 'Empada']
const rows = names.map((name, at) => sold(name, 100 - 2 * at, 20, 8))

function conflictsOf(constraints: string) {
  const answers: Answers = {
    current_menu: { ...file, menu: menuOf(names) },
    business_goals: ['Melhorar a margem'],
    sales_data: { ...file, sales: salesOf(rows) },
    constraints,
  }
  const context = {
    ...unknownHouse,
    today: '2026-11-21',
    restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  }
  const sheet = understand('menu_redesign', { answers, house: context.house, today: context.today })
  return findMenuConflicts(answers, { ...context, sheet })
}

describe('what a request for a menu cannot have, told before it is paid for', () => {
  test('warns of a cut that costs a tenth of the margin, and offers to lift the limit', () => {
    const [conflict] = conflictsOf('no máximo 3 itens')
    expect(conflict?.message).toMatch(/perde 1\d% da margem da casa, R\$ [\d.]+ por mês no caso cauteloso/)
    expect(conflict?.offers.map(({ label }) => label)).toContain('Tirar o limite de itens')
    expect(conflict?.offers.at(-1)?.sheet.wishes.some(({ kind }) => kind === 'count')).toBe(false)
  })

  test('says nothing of a cut that costs little', () => {
    expect(conflictsOf('no máximo 7 itens')).toEqual([])
  })
})
