import { describe, expect, it } from 'vitest'
import { check } from '../../../checks/check.ts'
import { understand } from '../../../understanding/understand.ts'
import { gapFacts } from '../facts.ts'
import {
  analyse,
  analyseAnswers,
  answersWith,
  context,
  rivalsMenu,
  rivalsText,
  salesAnswer,
} from '../test-case.ts'

const answersTo = (said: string) => analyse(`${rivalsText}\n${said}`, rivalsMenu).content.answers ?? []
const verdictOf = (said: string) => answersTo(said)[0]?.verdict ?? ''

describe('an answer about prices', () => {
  it('states the sales that a lower price needs: (price − cost) ÷ (new price − cost)', () => {
    // (148 − 52) ÷ (130 − 52) = 1.23
    expect(verdictOf('posso baixar a peixada pra 130?')).toContain('precisa vender 23% mais')
  })

  it('counts the sales more that a lower price needs in a month, and refuses no half of the question', () => {
    const asked =
      'se eu baixar a peixada para 130, quantas a mais preciso vender por mês para não perder dinheiro?'
    const menu = rivalsMenu
    const { content } = analyseAnswers({
      ...answersWith(`${rivalsText}\n${asked}`, menu),
      sales_data: salesAnswer(menu),
    })
    expect(content.answers).toHaveLength(1)
    const [, units = '', needed = '', more = ''] =
      /Das suas (\d+) vendas por mês, precisa chegar a (\d+): são (\d+) a mais/.exec(
        content.answers?.[0]?.texts.join(' ') ?? '',
      ) ?? []
    expect(Number(units)).toBeGreaterThan(0)
    expect(Number(needed)).toBe(Number(units) + Number(more))
    expect(Number(needed) / Number(units)).toBeCloseTo((148 - 52) / (130 - 52), 1)
  })

  it('sums the raises towards a goal and says what is missing', () => {
    const menu = rivalsMenu
    const { content } = analyseAnswers({
      ...answersWith(`${rivalsText}\nquero ganhar 9 mil a mais por mês`, menu),
      sales_data: salesAnswer(menu),
    })
    const gain = (content.raises ?? []).reduce((sum, raise) => sum + (raise.gain ?? 0), 0)
    expect(gain).toBeGreaterThan(0)
    expect(content.answers?.[0]?.verdict).toContain('faltam R$')
    expect(content.answers?.[0]?.table?.rows.at(-1)?.[0]).toBe('Soma')
  })

  it('proposes no rise above the middle of the known prices', () => {
    const { content } = analyse(`${rivalsText}\nonde posso subir?`, rivalsMenu)
    for (const { to, item } of content.raises ?? []) {
      const compared = content.categories
        .flatMap(({ items }) => items)
        .find(({ ours, own }) => ours === item && own !== null)
      if (compared) expect(to).toBeLessThanOrEqual(compared.median)
    }
  })
})

describe('an answer that a rule decides', () => {
  it('never agrees prices with a competitor', () => {
    expect(verdictOf('a Casa Alta propôs combinar o preço da moqueca, o que respondo?')).toMatch(
      /^Não combine/,
    )
  })

  it('names no competitor in a post', () => {
    expect(verdictOf('posso falar no Instagram que sou mais barato que a Casa Alta?')).toMatch(
      /^Não cite Casa Alta/,
    )
  })

  it('says what a question would need that prices do not settle', () => {
    const [answer] = answersTo('qual é a cor da moda?')
    expect(answer).toMatchObject({ about: 'other', open: true })
    expect(answer?.verdict).toContain('Esta pergunta precisa de')
  })
})

describe('an answer about the house', () => {
  it('names the hours of which the sheet has nothing', () => {
    const hours = { from: '05:00', to: '23:00' }
    const { house } = context
    const opening = { ...house.settings.opening, 1: hours, 2: hours }
    const textsOf = (said: string) =>
      analyseAnswers(answersWith(`${rivalsText}\n${said}`, rivalsMenu), {
        ...house,
        settings: { ...house.settings, opening },
      }).content.answers?.flatMap(({ verdict, texts }) => [verdict, ...texts])
    expect(textsOf('vale a pena abrir 24h?')?.join(' ')).toMatch(
      /A casa fecha das 23h às 5h: são 6 horas por dia/,
    )
    expect(textsOf('vale a pena abrir das 16 às 18?')?.join(' ')).toMatch(/A casa já abre das 16h às 18h/)
  })

  it('says why an item sells little, by the price and the offers of others', () => {
    const { content } = analyse(`${rivalsText}, pirão 3 por 30\npor que o meu pirão não vende?`, rivalsMenu)
    const answer = content.answers?.find(({ about }) => about === 'unsold')
    expect(answer).toMatchObject({ of: 'Pirão' })
    expect(answer?.verdict).toMatch(/^Pirão perde na promoção: a Barraca Baixa vende a R\$ 10,00 cada/)
  })

  it('puts on the sign what the owner is best at', () => {
    const { content } = analyse(`${rivalsText}\nmeu forte é a casquinha de caranguejo`, rivalsMenu)
    expect(content.answers?.find(({ about }) => about === 'ownStrength')?.verdict).toMatch(
      /^Casquinha de caranguejo no alto da placa, a R\$ 24,00/,
    )
  })
})

describe('what the owner refuses', () => {
  it('is a sentence for guests that names a competitor', () => {
    const answers = answersWith(`${rivalsText}\nnão cita o nome da Casa Alta em cartaz`, rivalsMenu)
    const { house, today } = context
    const sheet = understand('competitor_analysis', { answers, house, today })
    const { content } = analyseAnswers(answers)
    const outcomesOf = (facts: Parameters<typeof check>[0]) =>
      check(facts, sheet, { house }).map(({ outcome }) => outcome)
    expect(outcomesOf(gapFacts([content]))).not.toContain('violated')
    expect(
      outcomesOf([...gapFacts([content]), { kind: 'said', text: '“Mais barato que a Casa Alta.”' }]),
    ).toContain('violated')
  })

  it('is not suggested: an item, or what somebody is allergic to', () => {
    const { content } = analyse(
      `${rivalsText}, rodízio 80, pizza de camarão 60\nnão quero fazer rodízio. meu pizzaiolo tem alergia a camarão`,
      rivalsMenu,
    )
    const declined = content.categories
      .flatMap(({ items }) => items)
      .filter((item) => item.declined !== undefined)
      .map(({ item }) => item)
    expect(declined.toSorted()).toEqual(['pizza de camarão', 'rodízio'])
  })

  it('leaves no offer at a lower price', () => {
    const withOffers = analyse(rivalsText, rivalsMenu).content.offers ?? []
    expect(withOffers.some(({ price }) => price !== undefined)).toBe(true)
    const { content } = analyse(`${rivalsText}\nnão quero promoção`, rivalsMenu)
    expect(content.offers?.some(({ price }) => price !== undefined)).toBe(false)
  })
})

it('a competitor that is closed now does not compete', () => {
  const { content } = analyse(
    'Tenda da Vila na praia só abre em julho, caipirinha 10, moqueca 90',
    rivalsMenu,
  )
  const quotes = content.categories.flatMap(({ items }) => items.flatMap((item) => item.quotes ?? []))
  expect(quotes.every(({ away }) => away === 'só abre em julho')).toBe(true)
})
