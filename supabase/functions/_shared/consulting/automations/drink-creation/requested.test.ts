import { expect, test } from 'vitest'
import { asking, sheetOf } from '../../../../../../tests/support/understood.ts'
import { foodsOfBarItem } from '../../base/pantry/contents.ts'
import { requestedGoods } from '../../base/pantry/requested-goods.ts'
import { createDrinks } from './engine.ts'

const answers = {
  establishment_info: ['Bar de coquetelaria'],
  target_audience: ['Moradores do bairro'],
  equipment: ['Coqueteleira', 'Liquidificador', 'Pilão ou macerador'],
}

/** The ids of what the drinks of a house are made of. */
const madeOf = (...wanted: string[]) =>
  new Set(
    createDrinks(
      answers,
      asking(sheetOf(...wanted.map((what) => ({ kind: 'prefer' as const, what })))),
    ).menu.drinks.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)),
  )

test.each(requestedGoods.map(({ id }) => id))('a house that has %s gets a drink with it', (id) => {
  const [what = ''] = foodsOfBarItem(id) ?? []
  expect(madeOf(what)).toContain(id)
})

test('a house that names none of it gets none', () => {
  const used = madeOf()
  expect(requestedGoods.filter(({ id }) => used.has(id))).toEqual([])
})
