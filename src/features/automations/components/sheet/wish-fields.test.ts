import { wishKinds, wishSchema } from '@consulting/base/request/wish.ts'
import { describe, expect, it, test } from 'vitest'
import { changedWish } from './changed-wish'
import { fieldsOf } from './wish-fields'

const wish = (fields: object) => wishSchema.parse({ text: 'x', ...fields })
const shown = (fields: object) =>
  fieldsOf(wish(fields)).map((field) => [field.label, field.as === 'several' ? field.values : field.value])

/** Types texts into a wish's fields and applies them. */
function change(fields: object, texts: Record<string, string>) {
  const before = wish(fields)
  return changedWish(before, fieldsOf(before), texts)
}

describe('the fields of a wish', () => {
  test.each<[object, [string, unknown][]]>([
    [
      { kind: 'price', max: 22 },
      [
        ['A partir de (R$)', ''],
        ['Até (R$)', '22,00'],
      ],
    ],
    [{ kind: 'capPrice', item: 'cerveja', percent: 10 }, [['Subir no máximo (%)', '10']]],
    [{ kind: 'costNow', item: 'caju', percent: -100 }, []],
    [{ kind: 'costNow', item: 'chope', percent: -10 }, [['Baixou (%)', '10']]],
    [{ kind: 'costNow', item: 'chope', percent: 8 }, [['Subiu (%)', '8']]],
    [{ kind: 'question', about: 'priceGap', item: 'IPA', other: 'Stout', price: 0 }, []],
    [
      { kind: 'question', about: 'priceGap', item: 'IPA', other: 'Stout', price: 2 },
      [['Diferença (R$)', '2,00']],
    ],
    [
      { kind: 'question', about: 'dayOffer', weekdays: [3], start: 17, end: 20, percent: 50 },
      [
        ['Começa às', '17:00'],
        ['Termina às', '20:00'],
        ['Deixar pelo menos (% do preço)', '50'],
        ['Dias da semana', ['3']],
      ],
    ],
    [{ kind: 'question', about: 'shelfLife', what: 'Camarão', count: 2 }, [['Quantos dias', '2']]],
    [
      { kind: 'portion', item: 'Moqueca', amount: 650, unit: 'g' },
      [
        ['Quanto leva', '650'],
        ['Medida', 'g'],
      ],
    ],
    [
      { kind: 'hours', what: 'sunset', start: 16.5, end: 24 },
      [
        ['Começa às', '16:30'],
        ['Termina às', '00:00'],
      ],
    ],
    [
      { kind: 'period', from: '2026-12-01' },
      [
        ['Primeiro dia', '2026-12-01'],
        ['Último dia (vazio: sem fim)', ''],
      ],
    ],
    [{ kind: 'ending', ends: 'ninety' }, [['Como terminam os preços', 'ninety']]],
    [{ kind: 'question', about: 'openBar', price: 60 }, [['Preço por pessoa (R$)', '60,00']]],
    [{ kind: 'scope', show: ['week'] }, [['O que mostrar', ['week']]]],
    [{ kind: 'date', what: 'pagode', weekdays: [0, 4] }, [['Dias da semana', ['0', '4']]]],
  ])('of %j show its values as they are typed', (fields, expected) => {
    expect(shown(fields)).toEqual(expected)
  })

  it('show one day of an event of one day', () => {
    const day = '2026-12-24'
    expect(shown({ kind: 'date', what: 'ceia', from: day, to: day })).toEqual([
      ['Dia', day],
      ['Até o dia (se durar mais)', ''],
    ])
  })
})

/** One change of every kind that carries a figure or a date. */
const changes: readonly [
  wish: { kind: string } & Record<string, unknown>,
  texts: Record<string, string>,
  changed: object,
][] = [
  [{ kind: 'price', max: 22 }, { min: '', max: '19,90' }, { max: 19.9 }],
  [{ kind: 'strength', about: 20 }, { about: '18' }, { about: 18 }],
  [{ kind: 'count', count: 6 }, { count: '4' }, { count: 4 }],
  [{ kind: 'count', count: 3, course: 'petisco' }, { count: '2' }, { count: 2, course: 'petisco' }],
  [{ kind: 'keepPrice', item: 'chope', price: 12 }, { price: '12,90' }, { price: 12.9 }],
  [{ kind: 'keepPrice', item: 'chope', price: 12 }, { price: '' }, { price: undefined }],
  [{ kind: 'capPrice', item: 'cerveja', max: 16 }, { max: '' }, { max: undefined }],
  [{ kind: 'capPrice', item: 'cerveja', percent: 10 }, { percent: '5' }, { percent: 5 }],
  [{ kind: 'zeroAlcohol', count: 2 }, { count: '' }, { count: undefined }],
  [{ kind: 'zeroAlcohol', part: 'half' }, { count: '4' }, { count: 4, part: undefined }],
  [{ kind: 'zeroAlcohol', part: 'half' }, { count: '' }, { count: undefined, part: 'half' }],
  [{ kind: 'share', what: 'caju', of: 'many', count: 4 }, { count: '3' }, { count: 3 }],
  [{ kind: 'elasticity', value: -1.2 }, { value: '-0,8' }, { value: -0.8 }],
  [
    { kind: 'date', what: 'show', from: '2026-12-05', to: '2026-12-05', at: 20 },
    { from: '2026-12-06', at: '21:30' },
    { from: '2026-12-06', to: '2026-12-06', at: 21.5 },
  ],
  [
    { kind: 'date', what: 'festival', from: '2026-12-05', to: '2026-12-07' },
    { to: '2026-12-08' },
    { to: '2026-12-08' },
  ],
  [{ kind: 'date', what: 'feijoada', weekdays: [6], price: 39 }, { price: '42' }, { price: 42 }],
  [
    { kind: 'date', what: 'maio', from: '2027-05-01', to: '2027-05-31', closed: true, days: 3 },
    { days: '2' },
    { days: 2 },
  ],
  [{ kind: 'period', from: '2026-12-01', to: '2026-12-15' }, { to: '' }, { to: undefined }],
  [{ kind: 'salesPeriod', from: '2026-10-01', to: '2026-10-31' }, { to: '2026-10-30' }, { to: '2026-10-30' }],
  [{ kind: 'onlyPrice', price: 22 }, { price: '24' }, { price: 24 }],
  [{ kind: 'onlyPrice', price: 22 }, { price: '' }, { price: undefined }],
  [{ kind: 'hours', what: 'casa aberta', start: 16, end: 23 }, { end: '00:00' }, { end: 24 }],
  [{ kind: 'question', about: 'happyHour', end: 20 }, { start: '17:30' }, { start: 17.5, end: 20 }],
  [
    { kind: 'question', about: 'payDiscount', percent: 5, price: 5 },
    { price: '' },
    { percent: 5, price: undefined },
  ],
  [{ kind: 'question', about: 'itemPrice', item: 'Moqueca', price: 60 }, { price: '58' }, { price: 58 }],
  [
    { kind: 'competitorPrice', competitor: 'Bar Y', item: 'chope', min: 9, max: 11 },
    { max: '12' },
    { min: 9, max: 12 },
  ],
  [{ kind: 'portion', item: 'Moqueca', amount: 650, unit: 'g' }, { amount: '0,7' }, { amount: 0.7 }],
  [{ kind: 'scope', from: '2026-12-01', to: '2026-12-28' }, { to: '2026-12-21' }, { to: '2026-12-21' }],
  [{ kind: 'cost', max: 6 }, { max: '7' }, { max: 7 }],
  [{ kind: 'costNow', item: 'chope', percent: 10 }, { percent: '12' }, { percent: 12 }],
  [{ kind: 'costNow', item: 'chope', percent: -10 }, { percent: '12' }, { percent: -12 }],
  [{ kind: 'costShare', max: 32 }, { max: '30' }, { max: 30 }],
  [{ kind: 'drinkTrait', what: 'blue', count: 1 }, { count: '2' }, { count: 2 }],
  [{ kind: 'pace', seconds: 60 }, { seconds: '45' }, { seconds: 45 }],
  [{ kind: 'newDrink', max: 24 }, { max: '22' }, { max: 22 }],
  [{ kind: 'newCombo', count: 2, max: 50 }, { max: '45' }, { count: 2, max: 45 }],
  [{ kind: 'pairing', rule: 'some', serves: ['caipirinha'], count: 2 }, { count: '3' }, { count: 3 }],
  [{ kind: 'flight', max: 90 }, { max: '75' }, { max: 75 }],
  [{ kind: 'pairingRule', what: 'lineWords', most: 12 }, { most: '10' }, { most: 10 }],
  [{ kind: 'combo', what: 'casal', price: 89 }, { price: '95' }, { price: 95 }],
  [{ kind: 'target', of: 'ticket', percent: 10 }, { percent: '8' }, { percent: 8 }],
  [{ kind: 'budget', max: 300 }, { max: '450' }, { max: 450 }],
  [{ kind: 'deadline', what: 'Natal', by: '2026-12-20' }, { by: '2026-12-18' }, { by: '2026-12-18' }],
  [{ kind: 'served', item: 'chope', from: 16 }, { from: '17:00' }, { from: 17 }],
  [{ kind: 'dishLimit', of: 'minutes', max: 15 }, { max: '12' }, { max: 12 }],
  [{ kind: 'dishTrait', what: 'shared', count: 2 }, { count: '3' }, { count: 3 }],
  [{ kind: 'leftover', what: 'frango', amount: 20, unit: 'kg' }, { amount: '18' }, { amount: 18 }],
  [{ kind: 'tasting', courses: 5, price: 180 }, { courses: '6' }, { courses: 6, price: 180 }],
  [{ kind: 'postRule', what: 'mostHashtags', most: 5 }, { most: '4' }, { most: 4 }],
  [{ kind: 'postTopic', what: 'truta', count: 2 }, { count: '3' }, { count: 3 }],
  [{ kind: 'rivalFact', competitor: 'Bar Y', about: 'fee', price: 10 }, { price: '12' }, { price: 12 }],
]

test.each(changes)('%j takes %j', (fields, texts, changed) => {
  expect(change(fields, texts)).toMatchObject({ wish: changed })
})

test('every kind of wish has fields, apart from those without figures, days and alternatives', () => {
  const chosen = ['exclude', 'only', 'prefer', 'equipment', 'ending', 'style', 'glass']
  const removable = [
    'keepItem',
    'dropItem',
    'promote',
    'audience',
    'layout',
    'pageNote',
    'noNew',
    'refusedPost',
    'houseFact',
    'sections',
  ]
  const changed = changes.map(([{ kind }]) => kind)
  expect(new Set([...changed, ...chosen, ...removable])).toEqual(new Set(wishKinds))
})

test.each<[string, object, Record<string, string>, string, RegExp]>([
  ['a price that is gone', { kind: 'price', max: 22 }, { max: '' }, 'min', /Escreva um preço, ou remova/],
  ['a price of zero', { kind: 'price', max: 22 }, { max: '0' }, 'max', /como 18,90/],
  [
    'bounds that cross',
    { kind: 'price', max: 22 },
    { min: '30', max: '20' },
    'max',
    /maior preço está abaixo/,
  ],
  ['no number at all', { kind: 'count', count: 6 }, { count: '' }, 'count', /número inteiro/],
  ['an elasticity above zero', { kind: 'elasticity', value: -1 }, { value: '1' }, 'value', /abaixo de zero/],
  [
    'a percentage above 100',
    { kind: 'question', about: 'payDiscount' },
    { percent: '120' },
    'percent',
    /até 100/,
  ],
  [
    'a portion of nothing',
    { kind: 'portion', item: 'Moqueca', amount: 1, unit: 'kg' },
    { amount: '' },
    'amount',
    /acima de zero/,
  ],
  [
    'sales that end before they begin',
    { kind: 'salesPeriod', from: '2026-10-01', to: '2026-10-31' },
    { to: '2026-09-30' },
    'to',
    /vem antes do primeiro/,
  ],
  [
    'a period without its first day',
    { kind: 'period', from: '2026-12-01' },
    { from: '' },
    'from',
    /Escolha um dia/,
  ],
  [
    'an event without its day',
    { kind: 'date', what: 'show', from: '2026-12-05' },
    { from: '' },
    'from',
    /Escolha um dia/,
  ],
  [
    'days in the wrong order',
    { kind: 'scope', from: '2026-12-10', to: '2026-12-20' },
    { to: '2026-12-01' },
    'to',
    /antes do primeiro/,
  ],
  [
    'hours that are gone',
    { kind: 'hours', what: 'almoço', start: 11, end: 15 },
    { end: '' },
    'end',
    /Escolha uma hora/,
  ],
])('refuses %s, and says so at its field', (_, fields, texts, key, text) => {
  expect(change(fields, texts)).toEqual({ problem: { key, text: expect.stringMatching(text) } })
})
