import { describe, expect, it, test } from 'vitest'
import { type AutomationType, automationOf } from '../automation-types.ts'
import { emptyHouse, type House, houseSchema } from '../base/house/house.ts'
import { terms } from '../base/lexicon/lexicon.ts'
import { isBlocked, type RequestSheet } from '../base/request/request-sheet.ts'
import { answersWith, brief } from './sentences/sentence.ts'
import { ownWords } from './text/own-words.ts'
import { understand } from './understand.ts'

const today = '2026-11-22'

function read(type: AutomationType, text: string, house: House = emptyHouse): RequestSheet {
  return understand(type, { answers: answersWith(type, text), house, today })
}

test.each<[restriction: string, ...expected: string[]]>([
  ['cozinha vegana', 'exclude vegano diet'],
  ['tudo vegano', 'exclude vegano diet'],
  ['vegano', 'exclude vegano diet'],
  ['somos veganos', 'exclude vegano diet'],
  ['somos 100% veganos', 'exclude vegano diet'],
  ['casa vegetariana', 'exclude vegetariano diet'],
  ['restaurante vegano', 'exclude vegano diet'],
  ['vegano, alergia a amendoim', 'exclude vegano diet', 'exclude amendoim allergy'],
  ['vegano, com carne de sol', 'prefer carne de sol', '!allergy: vegano'],
  ['pouco sal', 'exclude pouco sal diet'],
  ['não somos veganos'],
  ['café vegano', 'exclude vegano diet'],
  ['nao somos vegetarianos'],
  ['meu sogro alergico a caranguejo', 'exclude caranguejo allergy'],
  ['somos um café vegano', 'exclude vegano diet'],
  ['bar vegetariano', 'exclude vegetariano diet'],
  ['a casa não é vegana'],
  ['ter sempre opção sem lactose', 'share lactose many 1 at_least true'],
  ['o que não é vegano sai', '!allergy: que não é vegano sai'],
  ['opções veganas', 'share vegano many 2 at_least'],
  ['alergia a vegano', '!allergy: alergia a vegano'],
])('a diet among the restrictions of a house describes how it cooks: %s', (restriction, ...expected) => {
  const house = houseSchema.parse({ settings: { restrictions: [restriction] } })
  expect(brief(understand('dish_creation', { answers: {}, house, today }))).toEqual(expected)
})

const creperia = houseSchema.parse({
  menu: [
    { section: 'Crepes salgados', name: 'Frango com catupiry', price: 26 },
    { section: 'Crepes doces', name: 'Nutella', price: 24 },
    { section: 'Crepes doces', name: 'Crepe sem glúten', price: 24 },
    { section: 'Petiscos', name: 'Dadinho de tapioca', price: 20 },
  ],
})

test.each<[type: AutomationType, text: string, ...expected: string[]]>([
  ['menu_redesign', 'tirar crepe de nutella', 'dropItem Nutella'],
  ['menu_redesign', 'tirar os crepes doces', 'dropItem Crepes doces'],
  ['menu_redesign', 'nada com glúten', 'exclude glúten diet'],
  ['menu_redesign', 'tira 2 crepes', '?tira 2 crepes'],
  ['dish_creation', 'só petisco', 'count 0 principal', 'count 0 lanche', 'count 0 sobremesa'],
])('a creperia with %s that writes "%s" means its own menu', (type, text, ...expected) => {
  expect(brief(read(type, text, creperia))).toEqual(expected)
})

test('a saying near an allergy does not block, but an unknown word does', () => {
  expect(isBlocked(read('drink_creation', 'alergia a leite, sem frescura'))).toBe(false)
  expect(isBlocked(read('drink_creation', 'alergia a leite, sem pozol'))).toBe(true)
})

describe('the house', () => {
  const house = houseSchema.parse({
    menu: [{ name: 'Moqueca da Nena', section: 'Pratos', price: 60 }],
    settings: {
      restrictions: ['alergia a castanha-de-caju', 'amendoim', 'pozol'],
      priceCeiling: 25,
      priceFloor: 12,
      equipment: ['Coqueteleira'],
    },
  })

  it('contributes its standing restrictions as allergies, its bounds and its equipment', () => {
    const { wishes, unread } = understand('drink_creation', { answers: {}, house, today })
    expect(wishes).toEqual([
      {
        kind: 'exclude',
        what: 'castanha-de-caju',
        why: 'allergy',
        text: 'alergia a castanha-de-caju',
        origin: 'house',
      },
      { kind: 'exclude', what: 'amendoim', why: 'allergy', text: 'amendoim', origin: 'house' },
      { kind: 'price', max: 25, text: 'Teto de preço da casa', origin: 'house' },
      { kind: 'price', min: 12, text: 'Piso de preço da casa', origin: 'house' },
      { kind: 'equipment', what: 'coqueteleira', has: true, text: 'Coqueteleira', origin: 'house' },
    ])
    expect(unread).toEqual([{ text: 'pozol', why: 'allergy', blocking: true, choices: [] }])
  })

  it('gives its own items by name', () => {
    const sheet = understand('menu_redesign', {
      answers: { constraints: 'manter a moqueca da nena' },
      house: { ...house, settings: emptyHouse.settings },
      today,
    })
    expect(sheet.wishes).toMatchObject([{ kind: 'keepItem', item: 'Moqueca da Nena' }])
  })

  it('and a request that contradict each other block, and the house’s restriction is kept', () => {
    const sheet = understand('drink_creation', { answers: { preferences: 'quero amendoim' }, house, today })
    expect(sheet.wishes).toContainEqual(
      expect.objectContaining({ kind: 'exclude', what: 'amendoim', origin: 'house' }),
    )
    expect(sheet.unread).toContainEqual(
      expect.objectContaining({ text: 'quero amendoim', why: 'contradiction', blocking: true }),
    )
  })
})

test.each([
  'a moqueca não pode subir',
  'manter o preço da Moqueca da Nena',
  'não aumentar o preço da moqueca',
])('the standing restriction %j is about a price, not an allergy', (restriction) => {
  const house = houseSchema.parse({
    menu: [{ name: 'Moqueca da Nena', section: 'Pratos', price: 60 }],
    settings: { restrictions: [restriction, 'alergia a amendoim'] },
  })
  const sheetOf = (type: AutomationType) => understand(type, { answers: {}, house, today })
  for (const type of ['menu_redesign', 'dynamic_pricing'] as const) {
    const { wishes, unread } = sheetOf(type)
    expect(unread).toEqual([])
    expect(wishes.map(({ kind }) => kind)).toContain('exclude')
    expect(wishes).toContainEqual(
      expect.objectContaining({
        kind: expect.stringMatching(/^(?:keep|cap)Price$/),
        item: expect.stringMatching(/moqueca/i),
        origin: 'house',
      }),
    )
  }
  expect(sheetOf('drink_creation')).toMatchObject({ unread: [], wishes: [{ what: 'amendoim' }] })
})

describe('the options of the wizard', () => {
  it('are wishes if they restrict, each of the dietary ones', () => {
    const input = automationOf('dish_creation').definition.inputs.find(
      ({ id }) => id === 'dietary_restrictions',
    )
    for (const option of input?.options ?? []) {
      const { wishes } = understand('dish_creation', {
        answers: { dietary_restrictions: [option] },
        house: emptyHouse,
        today,
      })
      expect(wishes).toMatchObject([{ kind: 'exclude', why: 'diet', text: option, origin: 'request' }])
      expect(terms.map(({ name }) => name)).toContain(wishes[0]?.kind === 'exclude' ? wishes[0].what : '')
    }
  })

  it('say what the bar has, and so do the owner’s own entries', () => {
    const answers = {
      equipment: ['Coqueteleira', 'Liquidificador', 'freezer horizontal', 'engenhoca do vovô'],
    }
    const { wishes, unread } = understand('drink_creation', { answers, house: emptyHouse, today })
    expect(wishes.flatMap((wish) => (wish.kind === 'equipment' && wish.has ? wish.what : []))).toEqual([
      'coqueteleira',
      'liquidificador',
      'freezer',
    ])
    expect(unread.map(({ text }) => text)).toEqual(['engenhoca do vovô'])
    const input = automationOf('drink_creation').definition.inputs.find(({ id }) => id === 'equipment')
    const words = input ? ownWords(input, answers) : ''
    expect(words.slice(unread[0]?.place?.start, unread[0]?.place?.end)).toBe('engenhoca do vovô')
  })
})

it.each(['Cardápio', 'Menu', 'Itens'])(
  'a list that is headed “%s” has no section of that name',
  (section) => {
    const house = houseSchema.parse({
      menu: [
        { section, name: 'Chope', price: 12 },
        { section, name: 'Pastel', price: 9 },
      ],
    })
    const constraints = 'O cardápio novo só vale a partir de 11 de janeiro. No menu nada sai.'
    const { wishes } = understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-22' })
    expect(wishes).toContainEqual(
      expect.objectContaining({ kind: 'question', about: 'startsOn', from: '2027-01-11' }),
    )
  },
)
