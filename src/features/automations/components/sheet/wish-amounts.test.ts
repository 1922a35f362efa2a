import { wishSchema } from '@consulting/base/request/wish.ts'
import { expect, it, test } from 'vitest'
import { amountFields, withAmounts } from './wish-amounts'

const wish = (fields: object) => wishSchema.parse({ text: 'x', ...fields })
const ceiling = wish({ kind: 'price', max: 22 })

it('shows the amounts as they are typed', () => {
  expect(amountFields(ceiling).map(({ key, value }) => [key, value])).toEqual([
    ['min', ''],
    ['max', '22,00'],
  ])
  expect(amountFields(wish({ kind: 'keepItem', item: 'baião' }))).toEqual([])
})

test.each([
  [{ kind: 'price', max: 22 }, { min: '', max: '19,90' }, { max: 19.9 }],
  [{ kind: 'count', count: 6 }, { count: '4' }, { count: 4 }],
  [{ kind: 'capPrice', item: 'cerveja', max: 16 }, { max: '' }, { max: undefined }],
  [{ kind: 'capPrice', item: 'cerveja', percent: 10 }, { percent: '5' }, { percent: 5 }],
  [{ kind: 'zeroAlcohol', count: 2 }, { count: '' }, { count: undefined }],
  [{ kind: 'share', what: 'caju', of: 'many', count: 4 }, { count: '3' }, { count: 3 }],
  [{ kind: 'count', count: 3, course: 'petisco' }, { count: '2' }, { count: 2, course: 'petisco' }],
  [{ kind: 'zeroAlcohol', part: 'half' }, { count: '4' }, { count: 4, part: undefined }],
  [{ kind: 'zeroAlcohol', part: 'half' }, { count: '' }, { count: undefined, part: 'half' }],
  [{ kind: 'elasticity', value: -1.2 }, { value: '-0,8' }, { value: -0.8 }],
])('%j takes %j', (fields, texts, changed) => {
  expect(withAmounts(wish(fields), texts)).toMatchObject({ wish: changed })
})

test.each([
  ['a price that is gone', ceiling, { min: '', max: '' }],
  ['a price of zero', ceiling, { min: '', max: '0' }],
  ['bounds that cross', ceiling, { min: '30', max: '20' }],
  ['no number at all', wish({ kind: 'count', count: 6 }), { count: '' }],
  ['an elasticity above zero', wish({ kind: 'elasticity', value: -1 }), { value: '1' }],
])('refuses %s', (_, before, texts) => {
  expect(withAmounts(before, texts)).toHaveProperty('problem')
})
