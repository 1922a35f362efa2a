import { unknownHouse } from '@consulting/base/context.ts'
import { runEngine } from '@consulting/run-engine.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatMoney } from '@/format/money'
import { parseResult } from './result-content'
import { ResultList } from './result-list'

const items = await runEngine(
  'drink_creation',
  {
    establishment_info: ['Barraca de praia'],
    target_audience: ['Turistas brasileiros'],
    equipment: ['Coqueteleira', 'Pilão ou macerador'],
    preferences: 'sem lactose',
  },
  {
    today: '2026-11-21',
    restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' },
    ...unknownHouse,
  },
)
const results = await Promise.all(
  items.map((item, index) =>
    parseResult({
      id: `row-${index}`,
      title: item.title,
      content_type: item.contentType,
      content: JSON.parse(JSON.stringify(item.content)),
      metadata: { downloadable: item.downloadable },
    }),
  ),
)

/** The matcher normalizes whitespace; amounts have a no-break space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

afterEach(() => {
  vi.unstubAllGlobals()
  window.location.hash = ''
})

describe('the results of a drinks menu', () => {
  it('show each drink with its recipe, its numbers and its actions', () => {
    render(<ResultList requestId="r" hasSheet results={results} />)
    for (const { title, content } of results) {
      const card = screen.getByRole('article', { name: title })
      expect(within(card).getByRole('button', { name: `Baixar ${title}` })).toBeEnabled()
      expect(within(card).getByRole('button', { name: `Compartilhar ${title}` })).toBeEnabled()
      if (content.kind !== 'drink') continue
      for (const ingredient of content.ingredients) expect(card).toHaveTextContent(plain(ingredient.display))
      for (const step of content.method) expect(card).toHaveTextContent(plain(step))
      for (const amount of [content.suggestedPrice, content.doseCost, content.contributionMargin]) {
        expect(card).toHaveTextContent(plain(formatMoney(amount)))
      }
      expect(card).toHaveTextContent(plain(content.glass))
      expect(card).toHaveTextContent(plain(content.pairing))
    }
  })

  it('start with the whole menu, where each drink links to its sheet', () => {
    render(<ResultList requestId="r" hasSheet results={results} />)
    const [analysis] = screen.getAllByRole('article')
    if (!analysis) throw new Error('no result is shown')
    expect(analysis).toHaveTextContent('Lista de compras')
    for (const link of within(analysis).getAllByRole('link')) {
      const target = document.querySelector(link.getAttribute('href') ?? '')
      expect(target).toHaveAccessibleName(link.textContent)
    }
  })

  it('state what was understood only where no sheet is shown above them', () => {
    const heading = () => screen.queryByRole('heading', { name: 'O que entendemos do seu pedido' })
    const view = render(<ResultList requestId="r" hasSheet results={results} />)
    expect(heading()).toBeNull()
    view.rerender(<ResultList requestId="r" hasSheet={false} results={results} />)
    expect(heading()).toBeVisible()
  })

  it('fold on a phone to name, price and margin, and open by a link, when printed and on wide screens', () => {
    const drinks = results.filter(({ content }) => content.kind === 'drink')
    const foldsOpen = () =>
      drinks.map(({ title }) =>
        screen.getByRole('article', { name: title }).querySelector('details')?.hasAttribute('open'),
      )
    const wide = render(<ResultList requestId="r" hasSheet results={results} />)
    expect(foldsOpen()).toEqual(drinks.map(() => true))
    wide.unmount()

    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    render(<ResultList requestId="r" hasSheet results={results} />)
    expect(foldsOpen()).toEqual(drinks.map(() => false))
    for (const { title, content } of drinks) {
      const head = screen.getByRole('heading', { name: title }).closest('header')
      if (content.kind !== 'drink') throw new Error(`${title} is no drink`)
      for (const amount of [content.suggestedPrice, content.contributionMargin]) {
        expect(head).toHaveTextContent(formatMoney(amount).replace(/\s/g, ' '))
      }
    }

    window.location.hash = `#resultado-${drinks[1]?.id}`
    fireEvent(window, new Event('hashchange'))
    expect(foldsOpen()).toEqual(drinks.map((_, index) => index === 1))
    fireEvent(window, new Event('beforeprint'))
    expect(foldsOpen()).toEqual(drinks.map(() => true))
  })

  it('show an unknown kind as text', async () => {
    const unknown = await parseResult({
      id: 'x',
      title: 'Cartaz',
      content_type: 'content',
      content: { kind: 'poster', frase: 'Boa prosa' },
      metadata: {},
    })
    render(<ResultList requestId="r" hasSheet results={[unknown]} />)
    expect(screen.getByRole('article', { name: 'Cartaz' })).toHaveTextContent('frase: Boa prosa')
  })
})
