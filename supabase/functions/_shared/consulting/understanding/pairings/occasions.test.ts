import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { understand } from '../understand.ts'

const items: MenuItem[] = [
  ['Crepe de queijo da serra', 'Crepes salgados', 42],
  ['Crepe de camarão', 'Crepes salgados', 58],
  ['Crepe de doce de coco', 'Crepes doces', 32],
  ['Crepe de chocolate', 'Crepes doces', 34],
  ['Tartar de atum', 'Entradas', 49],
  ['Feijoada completa', 'Pratos', 69],
  ['Taça de espumante brut', 'Bebidas', 32],
  ['Kombucha de hibisco', 'Bebidas', 18],
  ['Caipirinha', 'Bebidas', 24],
].map(([name, category, price]) => ({
  name: String(name),
  category: String(category),
  description: null,
  price: Number(price),
  cost: null,
}))

function read(...focus: string[]) {
  const { wishes, unread } = understand('food_pairing', {
    answers: {
      focus_areas: focus,
      menu_upload: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items } },
    },
    house: houseSchema.parse({ menu: [] }),
    today: '2027-05-20',
  })
  return [
    ...wishes.map(({ text: _text, place: _place, origin: _origin, kind, ...wish }) => ({ kind, ...wish })),
    ...unread.map(({ text }) => `unread ${text}`),
  ]
}

const evening = (of: string, most: number, on?: string) => ({
  kind: 'pairingRule',
  what: 'evening',
  of,
  most,
  ...(on && { on }),
})

describe('a pairing for an evening', () => {
  it('is one of the pairings, and not the number of them', () => {
    expect(read('um par para a festa de inauguração, em 12 de junho')).toEqual([
      evening('festa de inauguração', 1, '2027-06-12'),
    ])
    expect(read('no almoço de 30/05, uma harmonização especial')).toEqual([
      evening('almoço', 1, '2027-05-30'),
    ])
    expect(read('duas sugestões para a ceia de Natal')).toEqual([evening('ceia de Natal', 2)])
  })

  it('is no evening where a dish or a longer list is meant', () => {
    expect(read('6 pares para o Festival de Inverno')).toEqual([
      { kind: 'count', count: 6, bound: 'exactly' },
    ])
    expect(read('uma harmonização para a feijoada')).not.toContainEqual(
      expect.objectContaining({ what: 'evening' }),
    )
  })
})

describe('pairings that a waiter tells in one sentence', () => {
  it('are a number to show, and no limit of the list', () => {
    expect(read('quatro pares que a equipe saiba contar numa frase')).toEqual([
      { kind: 'pairingRule', what: 'phraseEach', most: 4 },
    ])
    expect(read('explicar em uma frase')).toEqual([{ kind: 'pairingRule', what: 'phraseEach' }])
  })
})

describe('drinks and dishes that stay as they are', () => {
  it('are kept, whichever of the two is named first', () => {
    const kept = {
      kind: 'pairing',
      rule: 'keeps',
      dishes: ['Tartar de atum'],
      serves: ['Taça de espumante brut'],
    }
    expect(read('o espumante brut segue como a sugestão do tartar de atum')).toEqual([kept])
    expect(read('o tartar de atum continua com o espumante brut')).toEqual([kept])
  })

  it('stay on the menu', () => {
    expect(read('não mexer na kombucha')).toEqual([{ kind: 'keepItem', item: 'Kombucha de hibisco' }])
    expect(read('manter o espumante na carta')).toEqual([
      { kind: 'keepItem', item: 'Taça de espumante brut' },
    ])
  })
})

describe('dishes of a section', () => {
  it('are all of it, before the one item that holds its words', () => {
    expect(read('nos crepes doces, só cachaça pura em dose')).toEqual([
      { kind: 'pairing', rule: 'only', serves: ['dose'], dishes: ['crepes doces'] },
    ])
    expect(read('os dois crepes doces')).toEqual([{ kind: 'promote', item: 'crepes doces' }])
  })

  it('have a wood refused beside them, and not every cachaça', () => {
    expect(read('nada de cachaça envelhecida em carvalho com peixe cru')).toEqual([
      { kind: 'pairing', rule: 'never', serves: ['cachaça carvalho premium'], dishes: ['pratos crus'] },
    ])
    expect(read('sem cachaça no barril de carvalho nas sobremesas')).toEqual([
      { kind: 'pairing', rule: 'never', serves: ['cachaça carvalho premium'], dishes: ['sobremesas'] },
    ])
  })
})

describe('a limit for each pairing', () => {
  it('is read with its noun after the amount, too', () => {
    for (const said of [
      'até R$ 45 por harmonização',
      'no máximo 45 reais por par',
      'cada harmonização até R$ 45',
    ])
      expect(read(said)).toEqual([{ kind: 'price', item: 'harmonização', max: 45 }])
  })

  it('is none where its noun is not known', () => {
    expect(read('até R$ 45 por rodada de truco')).not.toContainEqual(
      expect.objectContaining({ kind: 'price' }),
    )
  })
})

it('who drives is the reason of the drinks without alcohol, and no further one', () => {
  expect(read('pelo menos 3 sem álcool, para quem dirige')).toEqual([{ kind: 'zeroAlcohol', count: 3 }])
})

it('a taste that holds for all pairings is read without the words that say so', () => {
  expect(read('nada muito doce nas harmonizações')).toEqual([{ kind: 'style', what: 'mais secos' }])
})
