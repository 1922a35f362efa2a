import { expect, test } from 'vitest'
import type { Fact } from '../base/facts.ts'
import {
  action,
  drink,
  expectation,
  type Input,
  menu,
  outcomes,
  pairing,
  post,
  price,
  week,
} from './test-support.ts'

test.each<[string, Fact[], Input[], string[]]>([
  [
    'exclude in a text',
    [drink({ text: 'Com uma roda de limão' })],
    [{ kind: 'exclude', what: 'limão' }],
    ['violated'],
  ],
  [
    'exclude in a post',
    [post({ body: 'Camarão na mesa' })],
    [{ kind: 'exclude', what: 'camarão' }],
    ['violated'],
  ],
  ['exclude where only prices change', [price()], [{ kind: 'exclude', what: 'leite' }], ['met']],
  [
    'a cost that the result used, and another',
    [price(), { kind: 'costNow', item: 'Cerveja', text: 'R$ 7,60' }],
    [
      { kind: 'costNow', item: 'Cerveja', price: 7.6 },
      { kind: 'costNow', item: 'Camarão', percent: 18 },
    ],
    ['met', 'not_possible'],
  ],
  [
    'only, one of several',
    [drink({ ingredients: [{ name: 'polpa de caju', amount: 1, unit: 'ml' }] })],
    [
      { kind: 'only', what: 'caju' },
      { kind: 'only', what: 'cajá' },
    ],
    ['met', 'met'],
  ],
  ['only, broken', [drink()], [{ kind: 'only', what: 'caju' }], ['violated']],
  ['prefer, not found', [drink()], [{ kind: 'prefer', what: 'caju' }], ['not_possible']],
  ['prefer a cachaça', [drink()], [{ kind: 'prefer', what: 'cachaça alambique' }], ['met']],
  ['about, near', [drink({ price: 24 })], [{ kind: 'price', about: 25 }], ['met']],
  ['about, far', [drink({ price: 40 })], [{ kind: 'price', about: 25 }], ['not_possible']],
  [
    'price of an item',
    [price({ priceNew: 15.9 }), price({ item: 'Picanha', priceNow: 80, priceNew: 85 })],
    [
      { kind: 'price', max: 15, item: 'cerveja' },
      { kind: 'price', max: 90 },
    ],
    ['violated', 'met'],
  ],
  [
    'a price that stays above what the owner asks for, and one that the house alone would not propose',
    [price({ priceNow: 80, priceNew: 70 })],
    [
      { kind: 'price', max: 60 },
      { kind: 'price', max: 60, origin: 'house' },
      { kind: 'price', max: 70 },
    ],
    ['not_possible', 'met', 'met'],
  ],
  ['combo above the bound', [pairing({ comboPrice: 60 })], [{ kind: 'price', max: 50 }], ['violated']],
  ['cap', [price({ priceNew: 15.9 })], [{ kind: 'capPrice', item: 'cerveja', max: 15 }], ['violated']],
  [
    'cap of one item beside a lower one for all',
    [price({ priceNew: 15.9 })],
    [
      { kind: 'capPrice', item: 'todos os itens', percent: 1 },
      { kind: 'capPrice', item: 'cerveja', max: 16, text: 'a cerveja pode ir a 16' },
    ],
    ['met', 'met'],
  ],
  [
    'two caps on one item, of which neither is leave for more',
    [price({ priceNew: 15.9 })],
    [
      { kind: 'capPrice', item: 'todos os itens', percent: 1 },
      { kind: 'capPrice', item: 'cerveja', max: 16, text: 'a cerveja no máximo até R$ 16' },
    ],
    ['violated', 'met'],
  ],
  [
    'cap of all items',
    [price({ priceNew: 15.9 })],
    [{ kind: 'capPrice', item: 'todos os itens', percent: 1 }],
    ['violated'],
  ],
  ['cap kept', [price({ priceNew: 15 })], [{ kind: 'capPrice', item: 'cerveja', max: 15 }], ['met']],
  ['cap at today', [price({ priceNew: 14.5 })], [{ kind: 'capPrice', item: 'cerveja' }], ['violated']],
  ['keep an unknown item', [price()], [{ kind: 'keepPrice', item: 'lagosta' }], ['not_possible']],
  [
    'keep item',
    [action({ action: 'Tirar do cardápio' })],
    [{ kind: 'keepItem', item: 'bolinho' }],
    ['violated'],
  ],
  ['keep item, kept', [action()], [{ kind: 'keepItem', item: 'bolinho de bacalhau' }], ['met']],
  ['drop item', [action()], [{ kind: 'dropItem', item: 'bolinho' }], ['violated']],
  [
    'drop item, dropped',
    [action({ action: 'Tirar do cardápio' })],
    [{ kind: 'dropItem', item: 'bolinho' }],
    ['met'],
  ],
  [
    'promote',
    [pairing()],
    [
      { kind: 'promote', item: 'picanha' },
      { kind: 'promote', item: 'lula' },
    ],
    ['met', 'not_possible'],
  ],
  [
    'equipment',
    [drink({ equipment: ['siphon'] })],
    [{ kind: 'equipment', what: 'sifão', has: false }],
    ['violated'],
  ],
  [
    'equipment by label',
    [drink({ equipment: ['Liquidificador'] })],
    [{ kind: 'equipment', what: 'liquidificador', has: false }],
    ['violated'],
  ],
  [
    'equipment not asked for',
    [drink({ equipment: ['shaker'] })],
    [{ kind: 'equipment', what: 'sifão', has: false }],
    ['met'],
  ],
  ['zero alcohol', [drink()], [{ kind: 'zeroAlcohol' }], ['violated']],
  [
    'zero alcohol, enough',
    [drink(), drink({ base: null, abv: 0 })],
    [{ kind: 'zeroAlcohol', count: 1 }],
    ['met'],
  ],
  ['zero alcohol, too few', [drink()], [{ kind: 'zeroAlcohol', count: 1 }], ['violated']],
  [
    'only local ingredients',
    [drink({ ingredients: [{ name: 'água tônica', amount: 1, unit: 'ml' }] })],
    [{ kind: 'style', what: 'só ingredientes locais' }],
    ['violated'],
  ],
  [
    'quick, half of them',
    [drink({ seconds: 45 }), drink({ seconds: 90 })],
    [{ kind: 'style', what: 'rápidos de fazer' }],
    ['met'],
  ],
  ['slow', [drink({ seconds: 90 })], [{ kind: 'style', what: 'rápidos de fazer' }], ['not_possible']],
  ['light', [drink({ abv: 9 })], [{ kind: 'style', what: 'mais leves' }], ['met']],
  [
    'closed day',
    [post({ body: 'Hoje tem caldo.' })],
    [{ kind: 'date', what: 'folga', from: '2026-12-04', closed: true }],
    ['violated'],
  ],
  [
    'an invitation on a closed weekday, and on one on which the house opens',
    [post({ body: 'Hoje tem caldo.' })],
    [
      { kind: 'date', what: 'folga', weekdays: [5], closed: true },
      { kind: 'date', what: 'folga', weekdays: [1], closed: true },
    ],
    ['violated', 'met'],
  ],
  [
    'a post on a closed day that names the return',
    [post({ body: 'Hoje a casa descansa. Voltamos no sábado.' })],
    [{ kind: 'date', what: 'folga', from: '2026-12-04', closed: true }],
    ['met'],
  ],
  [
    'a weekly dish on its day, on another day, and never',
    [post({ title: 'Panelada' })],
    [
      { kind: 'date', what: 'panelada', weekdays: [5] },
      { kind: 'date', what: 'panelada', weekdays: [6] },
      { kind: 'date', what: 'feijoada', weekdays: [6] },
    ],
    ['met', 'not_possible', 'not_possible'],
  ],
  [
    'prices of a closed weekday, and a discount on a day where it pays or does not',
    [price(), { kind: 'weekday', weekday: 2, change: -0.1 }, { kind: 'weekday', weekday: 3, change: 0 }],
    [
      { kind: 'date', what: 'folga', weekdays: [3], closed: true },
      { kind: 'date', what: 'desconto', weekdays: [2] },
      { kind: 'date', what: 'desconto', weekdays: [2, 3] },
    ],
    ['violated', 'met', 'not_possible'],
  ],
  [
    'posts within the period, and one outside of it',
    [post({ date: '2026-12-04' }), post({ date: '2026-12-20' })],
    [
      { kind: 'period', from: '2026-12-01' },
      { kind: 'period', from: '2027-01-01' },
    ],
    ['met', 'not_possible'],
  ],
  [
    'a post outside of every period',
    [post({ date: '2026-12-04' }), post({ date: '2026-12-20' })],
    [{ kind: 'period', from: '2026-12-01', to: '2026-12-10' }],
    ['violated'],
  ],
  [
    'the only price, and another one in the Stories of a post',
    [post({ body: 'Por R$ 22.' }), post({ body: 'Ao lado', versions: 'R$ 1.030,50' })],
    [{ kind: 'onlyPrice', price: 22 }],
    ['violated'],
  ],
  [
    'the only price, alone',
    [post({ body: 'Por R$ 22.' }), post({ body: 'Ao lado' })],
    [
      { kind: 'onlyPrice', price: 22 },
      { kind: 'refusedPost', what: 'health' },
    ],
    ['met', 'not_possible'],
  ],
  [
    'a date with its post, and one without',
    [post({ occasion: 'Festa' })],
    [
      { kind: 'date', what: 'festa', from: '2026-12-01', to: '2026-12-05' },
      { kind: 'date', what: 'bingo', from: '2026-12-01', to: '2026-12-05' },
    ],
    ['met', 'not_possible'],
  ],
  [
    'a closed week that the forecast counts as zero, and one that it does not',
    [week('2026-12-07', 0), expectation({ closed: true })],
    [{ kind: 'date', what: 'reforma', from: '2026-12-07', to: '2026-12-13', closed: true }],
    ['met'],
  ],
  [
    'a closed week with sales',
    [week('2026-12-07', 40), expectation({ closed: true })],
    [{ kind: 'date', what: 'reforma', from: '2026-12-07', to: '2026-12-13', closed: true }],
    ['violated'],
  ],
  [
    'a period that the forecast says it does not use',
    [week('2026-12-07', 40), expectation({ used: false })],
    [{ kind: 'date', what: 'reforma', from: '2026-12-07', to: '2026-12-13', effect: 'up' }],
    ['not_possible'],
  ],
  [
    'a number of pages, items and results of a menu',
    [menu({ pages: 2 }), action({ onMenu: true }), action({ item: 'Pudim', onMenu: true })],
    [
      { kind: 'count', count: 2, of: 'pages' },
      { kind: 'count', count: 1, of: 'pages' },
      { kind: 'count', count: 2, of: 'items' },
      { kind: 'count', count: 2 },
      { kind: 'count', count: 3 },
    ],
    ['met', 'violated', 'met', 'met', 'violated'],
  ],
  [
    'an ingredient too many; water and ice do not count',
    [
      drink({
        ingredients: ['cachaça Alambique', 'polpa de caju', 'água com gás'].map((name) => ({
          name,
          amount: 1,
          unit: 'ml',
        })),
      }),
    ],
    [
      { kind: 'count', count: 2, of: 'ingredients', bound: 'at_most' },
      { kind: 'count', count: 1, of: 'ingredients', bound: 'at_most' },
    ],
    ['met', 'violated'],
  ],
  [
    'what leaves a menu, and what stays on it',
    [
      action({ item: 'Camarão ao alho', action: 'tirar', onMenu: true }),
      action({ item: 'Risoto', description: 'arroz e camarão', onMenu: true }),
    ],
    [{ kind: 'exclude', what: 'camarão', why: 'allergy' }],
    ['violated'],
  ],
  [
    'a menu that does not say what its items hold',
    [action({ item: 'Delícia do Chef', onMenu: true })],
    [
      { kind: 'exclude', what: 'camarão', why: 'allergy' },
      { kind: 'exclude', what: 'camarão' },
    ],
    ['not_possible', 'met'],
  ],
  [
    'what is kept although it holds what is left out',
    [action({ item: 'Camarão ao alho', onMenu: true })],
    [
      { kind: 'keepItem', item: 'camarão ao alho' },
      { kind: 'exclude', what: 'camarão' },
    ],
    ['met', 'not_possible'],
  ],
  [
    'promote on a menu: in a frame, first of its section, or neither',
    [
      menu({
        sections: [{ name: 'Petiscos', items: ['Lula', 'Pastel', 'Batata'] }],
        boxes: ['Batata'],
      }),
    ],
    [
      { kind: 'promote', item: 'lula' },
      { kind: 'promote', item: 'batata' },
    ],
    ['met', 'met'],
  ],
  [
    'promote on a menu, buried',
    [menu({ sections: [{ name: 'Petiscos', items: ['Lula', 'Pastel'] }] })],
    [{ kind: 'promote', item: 'pastel' }],
    ['not_possible'],
  ],
  [
    'zero alcohol beside dishes',
    [pairing({ alcohol: true, alcoholFree: 'Suco de cajá' })],
    [{ kind: 'zeroAlcohol' }, { kind: 'zeroAlcohol', count: 1 }, { kind: 'zeroAlcohol', count: 2 }],
    ['violated', 'met', 'not_possible'],
  ],
  [
    'zero alcohol beside a dish, by the words of the menu',
    [pairing({ serve: 'Caipirinha de limão' })],
    [{ kind: 'zeroAlcohol' }],
    ['violated'],
  ],
  ['zero alcohol in posts', [post({ alcohol: true })], [{ kind: 'zeroAlcohol' }], ['violated']],
  [
    'equipment that a suggested recipe asks for',
    [pairing({ equipment: ['Coqueteleira'] })],
    [{ kind: 'equipment', what: 'coqueteleira', has: false }],
    ['violated'],
  ],
  ['a date outside', [post()], [{ kind: 'date', what: 'festa', from: '2027-02-01' }], ['not_possible']],
  [
    'hours',
    [price(), { kind: 'offer', what: 'happy hour', start: 17, end: 19 }],
    [
      { kind: 'hours', what: 'happy hour', start: 17, end: 19 },
      { kind: 'hours', what: 'happy hour', start: 17, end: 20 },
    ],
    ['met', 'not_possible'],
  ],
  [
    'elasticity',
    [{ kind: 'elasticity', drinks: -1.2, food: -1.2 }],
    [{ kind: 'elasticity', value: -1.2 }],
    ['met'],
  ],
  [
    'another elasticity than the one given',
    [{ kind: 'elasticity', drinks: -0.9, food: -1.2 }],
    [{ kind: 'elasticity', value: -1.2 }],
    ['violated'],
  ],
  [
    'a competitor’s price',
    [{ kind: 'gap', item: 'Caipirinha', ours: 20, theirs: 18, note: '' }],
    [{ kind: 'competitorPrice', competitor: 'Bar Y', item: 'caipirinha', min: 18, max: 18 }],
    ['met'],
  ],
  [
    'a competitor’s price under another spelling, among prices that the house keeps',
    [{ kind: 'gap', item: 'hambúrguer', ours: 27, theirs: 22, prices: [26, 18], note: '' }],
    [{ kind: 'competitorPrice', competitor: 'Bar Y', item: 'burger', min: 26, max: 26 }],
    ['met'],
  ],
  [
    'a competitor’s price that the result changed',
    [{ kind: 'gap', item: 'hambúrguer', ours: 27, theirs: 22, prices: [22], note: '' }],
    [{ kind: 'competitorPrice', competitor: 'Bar Y', item: 'hambúrguer', min: 26, max: 26 }],
    ['violated'],
  ],
  [
    'audience',
    [drink(), { kind: 'choice', by: 'audience', what: 'Casais' }],
    [
      { kind: 'audience', what: 'Casais' },
      { kind: 'audience', what: 'Turistas' },
      { kind: 'style', what: 'mais secos' },
    ],
    ['met', 'not_possible', 'not_possible'],
  ],
])('%s', (_name, facts, wishes, expected) => {
  expect(outcomes(facts, ...wishes)).toEqual(expected)
})
