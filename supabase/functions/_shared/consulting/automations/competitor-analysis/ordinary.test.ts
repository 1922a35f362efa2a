/** What ordinary houses ask and refuse beside a list of prices, from their words to the report. */
import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { understand } from '../../understanding/understand.ts'
import { competitorActions } from './actions.ts'
import { everyday, itemsOf } from './gaps.ts'
import { competitorSections } from './sections.ts'
import { analyse, answersWith, context, type Menu } from './test-case.ts'

const menu: Menu = [
  ['Pastel de carne', 12, 'Petiscos', 3.4],
  ['Isca de tilápia', 46, 'Petiscos', 17],
  ['Arroz branco', 9, 'Acompanhamentos', 1.6],
  ['Farofa', 7, 'Acompanhamentos', 1.2],
  ['Galinha caipira', 58, 'Pratos', 21],
  ['Caipirinha', 18, 'Drinks', 4.4],
  ['Cerveja 600 ml', 14, 'Cervejas', 7.6],
]
const prices =
  'Bar do Alto: pastel de carne 13,00; isca de tilápia 52,00; galinha caipira 55,00; cerveja 600 ml 15,00; caipifruta 21,00; pudim 11,00.\nBoteco do Meio: pastel de carne 13,50; isca de tilápia 54,00; cerveja 600 ml 12,50; prato executivo 29,90; torresmo 24,00.\n'

const answersOf = (text: string) => {
  const { content } = analyse(`${prices}${text}`, menu)
  return { content, of: (about: string) => content.answers?.find((one) => one.about === about) }
}
const itemOf = (content: ReturnType<typeof analyse>['content'], ours: string) =>
  itemsOf(content).find((item) => item.ours === ours)

describe('a promotion with its full price', () => {
  test.each([
    'Bar X: caipirinha 12,00 (promoção de quinta, normal 20,00); pastel de carne 13,00',
    'Bar X: caipirinha 12,00 (normal 20,00); pastel de carne 13,00',
  ])('is compared at the full price: %s', (text) => {
    const { content } = analyse(text, menu)
    const drink = itemOf(content, 'Caipirinha')
    expect(drink?.median).toBe(20)
    expect(drink && everyday(drink).map(({ price }) => price)).toEqual([20])
  })
})

describe('questions that the list answers', () => {
  test('what they have and the house has not is service too', () => {
    const missing = answersOf(
      'O Bar do Alto tem manobrista e a gente não. Tem rolha livre na terça. O que eles têm que eu não tenho?',
    ).of('missing')
    expect(missing?.texts.join(' ')).toMatch(/Manobrista\*\* \(.*Rolha livre na terça\*\* \(/)
  })

  test('two for the price of one is answered with what it leaves', () => {
    const promotion = answersOf('Vale a pena fazer dobradinha de caipirinha pra brigar com eles?').of(
      'promotion',
    )
    expect(promotion?.verdict).toBe(
      'Não: Caipirinha em dobro por R$ 18,00 deixa R$ 9,20 pelos dois copos, que hoje deixam R$ 27,20.',
    )
  })

  test('a limit of the food cost names the items above it', () => {
    const shares = answersOf('Meu food cost não pode passar de 40%.').of('costShares')
    expect(shares?.verdict).toBe('Passa de 40% 1 de 7: Cerveja 600 ml (54%).')
  })

  test('cheap beside one competitor is seen beside that one', () => {
    const position = answersOf('Onde eu estou barato em relação ao Boteco do Meio?').of('position')
    expect(position?.verdict).toMatch(/^Em isca de tilápia \(R\$ 46,00 e lá R\$ 54,00, 15% abaixo\) e pastel/)
    expect(position?.verdict).not.toContain('cerveja')
  })

  test.each([
    ['Quero 2 ideias do que eles têm e eu não tenho.', 2],
    ['Me dê três sugestões do que os vizinhos vendem e a gente não vende.', 3],
  ])('ideas are as many as asked for, with a price and the cost up to which they pay: %s', (text, count) => {
    const ideas = answersOf(text).of('missing')
    expect(ideas?.table?.rows).toHaveLength(count)
    for (const [name = '', , price = '', cost = ''] of ideas?.table?.rows ?? []) {
      expect(menu.map(([own]) => own)).not.toContain(name)
      expect(Number(cost.replace('R$ ', '').replace(',', '.'))).toBeLessThan(
        Number(price.replace('R$ ', '').replace(',', '.')) / 2,
      )
    }
  })

  test('ideas leave out what the owner refuses or does not open for', () => {
    const { of } = answersOf(
      'Não vamos abrir para o almoço. Não vou vender torresmo. Quero 4 ideias do que eles têm e eu não tenho.',
    )
    const names = of('missing')?.table?.rows.map(([name]) => name)
    expect(names).toEqual(['Caipifruta', 'Pudim'])
    expect(of('missing')?.texts.join(' ')).toMatch(/não 4/)
  })

  test.each([
    ['Quais dois preços eu deveria mudar primeiro?', 2],
    ['Que preço devo mudar primeiro?', 1],
  ])('the first prices to change are named and rise, none is a cut: %s', (text, most) => {
    const { content, of } = answersOf(text)
    const first = of('firstPrices')
    expect(first?.open).toBeUndefined()
    const raises = content.raises ?? []
    expect(raises.length).toBeGreaterThan(0)
    expect(raises.length).toBeLessThanOrEqual(most)
    for (const { item, from, to } of raises) {
      expect(to).toBeGreaterThan(from)
      const compared = itemOf(content, item)
      const theirs = compared ? everyday(compared).map(({ price }) => price) : []
      expect(to, item).toBeLessThanOrEqual(Math.min(...theirs))
    }
  })

  test('one item is dear, cheap or neither, with the mean of theirs', () => {
    expect(answersOf('A cerveja está cara ou barata perto deles?').of('position')?.verdict).toMatch(
      /^Nem cara nem barata: R\$ 14,00, e a média de 2 preços é R\$ 13,75 \(R\$ 0,25 acima\)/,
    )
    expect(answersOf('A isca de tilápia está cara?').of('position')?.verdict).toMatch(
      /^Um pouco barata: R\$ 46,00, e a média de 2 preços é R\$ 53,00/,
    )
  })

  test('dearer items are asked about with what defends them', () => {
    const position = answersOf('Em que itens eu estou mais caro e como me defender?').of('position')
    expect(position?.table?.rows.map(([name]) => name)).toEqual(['Galinha caipira'])
  })
})

describe('standing refusals', () => {
  test.each(['Não quero concorrer por desconto.', 'Nunca vou brigar com promoção.'])(
    'no offer is below the prices of the menu: %s',
    (text) => {
      const { content } = answersOf(text)
      const report = toMarkdown('', [...competitorSections([content])])
      expect(JSON.stringify(competitorActions([content]))).not.toMatch(/Oferecer .* por R\$/)
      expect(report).not.toMatch(/saem por R\$/)
    },
  )

  test.each(['Não quero ser o mais barato.', 'Não vou competir por preço.'])(
    'who does not want to be the cheapest hears of rises, and of no cut: %s',
    (text) => {
      const { content, of } = answersOf(text)
      expect(of('cheapest')).toMatchObject({ against: true })
      expect((content.raises ?? []).length).toBeGreaterThan(0)
      expect(toMarkdown('', competitorSections([content]))).not.toContain('já é o menor')
    },
  )

  test('a house that does not open for lunch is not told to sell its menu', () => {
    const { content } = answersOf('Não vamos abrir para o almoço.')
    expect(itemsOf(content).find(({ item }) => /executivo/.test(item))?.declined).toMatch(/almoço/)
    expect(JSON.stringify(competitorActions([content]))).not.toMatch(/executivo/)
  })

  test('a ban on one item leaves the others free to rise', () => {
    const { content } = answersOf('A galinha caipira não pode subir de preço. O que pode subir?')
    expect((content.raises ?? []).map(({ item }) => item)).not.toContain('Galinha caipira')
    expect((content.raises ?? []).length).toBeGreaterThan(0)
    expect(JSON.stringify(content.answers)).not.toContain('Nenhum preço sobe neste relatório')
  })

  test('an item whose price is held is in no offer', () => {
    const { content } = answersOf('Não vou mexer no preço do pastel de carne.')
    expect((content.offers ?? []).map(({ name }) => name).join(' ')).not.toMatch(/paste/i)
  })

  test.each([
    ['Nada de sugestão com amendoim, temos um funcionário alérgico.', 'amendoim'],
    ['Sem ideias com camarão, minha filha é alérgica.', 'camarão'],
  ])('an allergy told as a refusal is an allergy: %s', (text, what) => {
    const answers = answersWith(`${prices}${text}`, menu)
    const { wishes, unread } = understand('competitor_analysis', {
      answers,
      house: context.house,
      today: context.today,
    })
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'exclude', what, why: 'allergy' }))
    expect(unread.filter(({ blocking }) => blocking)).toEqual([])
  })
})

test('what the house sells apart is not said to come with a dish', () => {
  const { content } = analyse(
    'Bar Y: galinha caipira 49,00; isca de tilápia 40,00; espetinho de carne 8,00',
    [...menu, ['Espetinho de carne', 10, 'Petiscos', 4], ['Vinagrete', 5, 'Acompanhamentos', 1]],
  )
  const report = toMarkdown('', competitorSections([content]))
  expect(report).not.toMatch(/com farofa|vinagrete e|e vinagrete/i)
})
