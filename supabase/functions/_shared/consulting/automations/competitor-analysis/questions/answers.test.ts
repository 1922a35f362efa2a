import { describe, expect, it } from 'vitest'
import { analyse, analyseAnswers, answersWith, rivalsMenu, rivalsText, salesAnswer } from '../test-case.ts'

const answersTo = (said: string) => analyse(`${rivalsText}\n${said}`, rivalsMenu).content.answers ?? []
const verdictOf = (said: string) => answersTo(said)[0]?.verdict ?? ''

describe('an answer about prices', () => {
  it('states the sales that a lower price needs: (price − cost) ÷ (new price − cost)', () => {
    // (148 − 52) ÷ (130 − 52) = 1.23
    expect(verdictOf('posso baixar a peixada pra 130?')).toContain('precisa vender 23% mais')
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

describe('what the owner refuses', () => {
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
