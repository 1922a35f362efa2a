import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('dish_creation', {
      answers: answersWith('dish_creation', text),
      house: emptyHouse,
      today: '2026-11-29',
    }),
  )

describe('orders told as a story', () => {
  it.each([
    [
      'Tenho sobrando pão francês de ontem, uns 3 kg por dia, então pelo menos uma receita tem que gastar isso',
      ['prefer pão supply', 'leftover pão 21 kg true', 'share pão many 1 at_least'],
    ],
    ['O custo não pode ser mais que um terço do preço', ['dishLimit foodCost 33']],
    ['Custo no máximo um quarto do preço', ['dishLimit foodCost 25']],
    [
      'Minha sócia não come carne de porco e muito cliente também não, deixa fora',
      ['exclude carne de porco diet'],
    ],
    ['Meu pai não come camarão, deixa fora', ['exclude camarão diet']],
    [
      '5 pratos. Cachaça em só dois, e num deles que não seja cozida até sumir, quero sentir o gosto',
      ['count 5', 'share cachaça many 2', 'dishTrait cooked tasted 1 at_least'],
    ],
    [
      'tudo feito no forno de lastro ou na chapa',
      ['has forno', 'has chapa', 'dishTrait cooked baked griddled at_least'],
    ],
    [
      'Banana da terra e queijo coalho o vizinho me vende barato, pode abusar',
      ['prefer banana-da-terra supply', 'prefer queijo coalho supply'],
    ],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(wishes)
  })

  it.each(['um dos lanches sem cachaça', 'um dos petiscos é sem cachaça', 'um deles não pode levar cachaça'])(
    'what one dish may not have is refused for no other: %s',
    (text) => {
      const found = read(`Quero 5 pratos. ${text}`)
      expect(found.filter((one) => one.startsWith('exclude'))).toEqual([])
      expect(
        found.some((one) => /^dishTrait free cachaça 1 at_least|^share cachaça many 1 true/.test(one)),
      ).toBe(true)
    },
  )
})
