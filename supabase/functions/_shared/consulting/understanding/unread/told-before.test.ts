import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string, type: 'dish_creation' | 'drink_creation' = 'dish_creation') =>
  brief(
    understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-29' }),
  ).filter((line) => !/^[?!]/.test(line))

describe('what came before', () => {
  it('orders nothing, and the complaint stays with the owner', () => {
    expect(
      read(
        'Na primeira me mandaram risoto. RISOTO, num pub de rock. Na segunda, cinco pratos com camarão, que eu tinha pedido pra não ter. Nenhum arroz.',
      ),
    ).toEqual(['exclude arroz'])
  })

  it('is no reason to refuse what the reason names', () => {
    expect(read('Sem coco, porque quindim já é puro coco')).toEqual(['exclude coco'])
  })

  it('takes nothing from an allergy', () => {
    expect(read('sem bolo, porque meu filho é alérgico a ovo')).toContain('exclude ovo allergy')
  })
})

describe('a preparation', () => {
  it('is refused without what it is made of', () => {
    expect(read('nada de licor de menta', 'drink_creation')).toEqual(['exclude licor de frutas ou flores'])
    expect(read('evitar purês de fruta e espumas de sifão', 'drink_creation')).toEqual([
      'exclude purê',
      'exclude espuma',
    ])
  })
})

describe('the last of a list', () => {
  it('is refused alone', () => {
    expect(read('Todos levando umbu, cacau, siriguela, e dendê não', 'drink_creation')).toEqual([
      'prefer umbu',
      'prefer cacau',
      'prefer seriguela',
      'exclude dendê',
    ])
  })

  it('is refused with the others where nothing asks for those', () => {
    expect(read('leite, ovo e camarão não', 'drink_creation')).toEqual([
      'exclude leite',
      'exclude ovo',
      'exclude camarão',
    ])
  })
})

describe('what it costs to make', () => {
  it.each([
    ['até R$ 5,00 de mercadoria por bebida', 'drink_creation', 'cost 5'],
    ['que o copo me saia por no máximo 7 reais', 'drink_creation', 'cost 7'],
    ['custo unitário: teto R$ 22', 'dish_creation', 'dishLimit plateCost 22'],
    ['não quero cmv passando de trinta e cinco', 'dish_creation', 'dishLimit foodCost 35'],
  ] as const)('is no price: %s', (text, type, expected) => {
    expect(read(text, type)).toEqual([expected])
  })

  it('does not turn a price beside it', () => {
    expect(read('preço até 30 reais, com insumo bom', 'drink_creation')).toContain('price max 30')
  })
})

describe('a tool', () => {
  it('that was switched off is lacking', () => {
    expect(read('fritadeira eu desliguei')).toEqual(['lacks fritadeira'])
  })
})

describe('a dish of which there is enough', () => {
  it('is not made once more', () => {
    expect(read('Cordeiro já temos demais, prefiro evitá-lo')).toEqual(['exclude cordeiro'])
  })
})
