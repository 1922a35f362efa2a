import { emptyHouse, houseSchema } from '@consulting/base/house/house.ts'
import type { Conflict } from '@consulting/base/request/conflict.ts'
import { applyEdits, type SheetEdit } from '@consulting/base/request/edit-sheet.ts'
import { type RequestSheet, requestSheetSchema } from '@consulting/base/request/request-sheet.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { loadReader } from './reader'
import { SheetStep } from './sheet-step'
import type { SheetReading } from './use-request-sheet'

const reader = await loadReader('drink_creation')

const words = 'Sem leite, até 22 reais. Alergia a urucuba.'
const place = (part: string) => {
  const start = words.indexOf(part)
  return { input: 'preferences', start, end: start + part.length }
}
const understood = requestSheetSchema.parse({
  wishes: [
    { kind: 'exclude', what: 'leite', text: 'Sem leite', place: place('Sem leite') },
    { kind: 'price', max: 22, text: 'até 22 reais', place: place('até 22 reais') },
  ],
  unread: [{ text: 'urucuba', place: place('urucuba'), blocking: true, why: 'allergy' }],
})
const house = houseSchema.parse({
  menu: [{ name: 'Pastel de carne' }, { name: 'Caldinho' }],
  menuChangedOn: '2026-11-18',
  settings: { restrictions: ['alergia a amendoim'], priceCeiling: 25 },
})

type Options = {
  sheet?: RequestSheet
  refusals?: number
  inHouse?: typeof house
  conflicts?: Conflict[]
  readingMore?: boolean
}

let confirmed: RequestSheet

function Step({
  sheet = understood,
  refusals = 0,
  inHouse = house,
  conflicts = [],
  readingMore = false,
}: Options) {
  const [edits, setEdits] = useState<readonly SheetEdit[]>([])
  confirmed = applyEdits(sheet, edits)
  const reading: SheetReading = {
    kind: 'read',
    type: 'drink_creation',
    reader,
    answers: { preferences: words },
    house: inHouse,
    today: '2026-11-22',
    sheet: confirmed,
    readingMore,
  }
  return (
    <MemoryRouter>
      <SheetStep
        reading={reading}
        conflicts={conflicts}
        edits={edits}
        onEdits={setEdits}
        refusals={refusals}
      />
    </MemoryRouter>
  )
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const chips = () => screen.getByRole('list', { name: 'Entendido desta frase' })
const passage = () => screen.getByRole('region', { name: /urucuba/ })
const status = () => screen.getAllByRole('status').map((element) => element.textContent)

describe('the sheet that the owner confirms', () => {
  it('shows the owner’s sentence with what was understood and marks what was not', () => {
    render(<Step />)
    const chipTexts = within(chips())
      .getAllByRole('listitem')
      .map((chip) => chip.textContent)
    expect(chipTexts).toEqual(['sem leite', 'até R$\u00a022'])
    expect(screen.getByText('urucuba', { selector: 'mark' })).toBeInTheDocument()
    expect(screen.getByText('Falta uma resposta sua')).toBeInTheDocument()
  })

  it('removes a chip, announces it and can undo it', async () => {
    render(<Step />)
    await userEvent.click(button('Remover sem leite'))
    expect(confirmed.wishes).toHaveLength(1)
    expect(status()).toContain('Removido: sem leite.')
    await userEvent.click(button('Desfazer'))
    expect(confirmed).toEqual(understood)
  })

  it('changes an amount with the keyboard alone', async () => {
    render(<Step />)
    button('até R$ 22, mudar').focus()
    await userEvent.keyboard('{Enter}')
    const field = screen.getByLabelText('Até (R$)')
    await userEvent.clear(field)
    await userEvent.type(field, '19,90{Enter}')
    expect(confirmed.wishes[1]).toMatchObject({ kind: 'price', max: 19.9 })
    expect(button('até R$ 19,90, mudar')).toBeInTheDocument()
  })

  it('refuses an invalid amount and keeps the old one', async () => {
    render(<Step />)
    await userEvent.click(button('até R$ 22, mudar'))
    await userEvent.clear(screen.getByLabelText('Até (R$)'))
    await userEvent.click(button('Aplicar'))
    expect(screen.getByRole('alert')).toHaveTextContent('Escreva um preço, ou remova o pedido.')
    expect(confirmed).toEqual(understood)
  })

  it('turns an exclusion into a preference, and states an allergy', async () => {
    render(<Step />)
    await userEvent.click(button('sem leite, mudar'))
    await userEvent.selectOptions(screen.getByLabelText('Por quê'), 'Alergia ou intolerância')
    await userEvent.click(button('Aplicar'))
    expect(confirmed.wishes[0]).toMatchObject({ kind: 'exclude', why: 'allergy' })
    await userEvent.click(button('sem leite (alergia), mudar'))
    await userEvent.selectOptions(screen.getByLabelText('O que fazer'), 'Dar preferência')
    await userEvent.click(button('Aplicar'))
    expect(confirmed.wishes[0]).toMatchObject({ kind: 'prefer', why: 'taste' })
  })

  it('says what must be settled when the owner tries to pay, and leads there', () => {
    const { rerender } = render(<Step />)
    rerender(<Step refusals={1} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Precisamos entender isto antes: “urucuba”.')
    expect(passage()).toHaveFocus()
  })

  it('asks about what it took for information, where the owner says that it is a request', async () => {
    const told = { text: 'até 22 reais', place: place('até 22 reais') }
    render(<Step sheet={{ ...understood, wishes: [], asides: [told] }} />)
    expect(screen.getByText('Lido como informação: “até 22 reais”')).toBeInTheDocument()
    await userEvent.click(button('“até 22 reais” é um pedido'))
    expect(confirmed.asides).toEqual([])
    expect(confirmed.unread).toMatchObject([{ text: 'urucuba' }, { ...told, blocking: false }])
  })

  it('keeps what it took for information when a passage is settled', async () => {
    const asides = [{ text: 'até 22 reais', place: place('até 22 reais') }]
    render(<Step sheet={{ ...understood, asides }} />)
    await userEvent.click(within(passage()).getByRole('button', { name: 'Não é restrição' }))
    expect(confirmed.asides).toEqual(asides)
  })

  it('settles a passage as no restriction', async () => {
    render(<Step />)
    await userEvent.click(within(passage()).getByRole('button', { name: 'Não é restrição' }))
    expect(confirmed.unread).toEqual([])
    expect(screen.getByText('Tudo certo')).toBeInTheDocument()
  })

  it('settles a passage with terms chosen from the list, as an allergy', async () => {
    render(<Step />)
    await userEvent.click(within(passage()).getByRole('button', { name: 'Explicar' }))
    const search = screen.getByRole('combobox', { name: 'Diga de outro jeito' })
    expect(search).toHaveFocus()
    await userEvent.type(search, 'caj')
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await userEvent.click(within(passage()).getByRole('button', { name: 'Deixar de fora' }))
    expect(confirmed.unread).toEqual([])
    expect(confirmed.wishes.at(-1)).toMatchObject({
      kind: 'exclude',
      why: 'allergy',
      text: 'urucuba',
      place: place('urucuba'),
    })
  })

  it('reads new words for a passage', async () => {
    render(<Step />)
    await userEvent.click(within(passage()).getByRole('button', { name: 'Explicar' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Diga de outro jeito' }), 'nem caju nem ovo')
    await userEvent.click(screen.getByRole('option', { name: '“nem caju nem ovo” como escrevi' }))
    expect(confirmed.unread).toEqual([])
    expect(confirmed.wishes.slice(-2)).toMatchObject([
      { kind: 'exclude', what: 'caju' },
      { kind: 'exclude', what: 'ovo' },
    ])
  })

  it('never takes words about an allergy as a preference', async () => {
    render(<Step />)
    await userEvent.click(within(passage()).getByRole('button', { name: 'Explicar' }))
    await userEvent.type(screen.getByRole('combobox', { name: 'Diga de outro jeito' }), 'quero caju')
    await userEvent.click(screen.getByRole('option', { name: /como escrevi/ }))
    expect(confirmed.wishes.at(-1)).toMatchObject({ kind: 'exclude', what: 'caju', why: 'allergy' })
  })

  it('asks little about words that are merely unknown, and lets them be left aside', async () => {
    const sheet = requestSheetSchema.parse({ wishes: [], unread: [{ text: 'vibe boa' }] })
    render(<Step sheet={sheet} />)
    expect(screen.getByText(/Explique, ou siga assim/)).toBeInTheDocument()
    const unknown = within(screen.getByRole('region', { name: /vibe boa/ }))
    expect(unknown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Explicar',
      'Deixar de lado',
    ])
    await userEvent.click(unknown.getByRole('button', { name: 'Deixar de lado' }))
    expect(confirmed.unread).toEqual([])
    expect(status()).toContain('“vibe boa” fica de lado.')
  })

  it('offers the specific terms that a general word may stand for', async () => {
    const sheet = requestSheetSchema.parse({
      wishes: [],
      unread: [{ text: 'castanhas', why: 'ambiguous', choices: ['castanha-de-caju', 'amendoim'] }],
    })
    render(<Step sheet={sheet} />)
    expect(screen.queryByRole('button', { name: 'Dar preferência' })).not.toBeInTheDocument()
    await userEvent.click(button('amendoim'))
    await userEvent.click(button('Dar preferência'))
    expect(confirmed.wishes).toMatchObject([{ kind: 'prefer', what: 'amendoim', why: 'taste' }])
  })

  it('adds frequent wishes and terms of the vocabulary', async () => {
    render(<Step />)
    await userEvent.click(button('sem glúten'))
    expect(confirmed.wishes.some((wish) => 'what' in wish && wish.what === 'glúten')).toBe(true)
    expect(screen.queryByRole('button', { name: 'sem glúten' })).not.toBeInTheDocument()
    await userEvent.type(screen.getByRole('combobox', { name: /Procurar ingrediente/ }), 'cajá')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button('Dar preferência'))
    expect(confirmed.wishes.at(-1)).toMatchObject({ kind: 'prefer' })
  })

  it('says what it took from the house, or what telling about the house would improve', () => {
    const { unmount } = render(<Step />)
    const taken = screen.getByRole('region', { name: 'Da sua casa' })
    expect(taken).toHaveTextContent('Usei 2 itens do seu cardápio de 18/11.')
    expect(taken).toHaveTextContent('Restrições da casa: alergia a amendoim.')
    expect(within(taken).getByRole('link', { name: 'Ver ou mudar em A casa' })).toHaveAttribute(
      'href',
      '/casa',
    )
    unmount()
    render(<Step inHouse={emptyHouse} />)
    expect(screen.getByRole('link', { name: 'Contar sobre a casa' })).toBeInTheDocument()
    expect(screen.getByText(/Dá para continuar sem isso/)).toBeInTheDocument()
  })

  it('offers ways to settle wishes that contradict each other', async () => {
    const [milk] = understood.wishes
    if (!milk) throw new Error('the wish of the test')
    const message = 'Com até R$ 15 cabem 4 drinks.'
    const offers = [{ label: 'Até R$ 19', sheet: { wishes: [milk], unread: [] } }]
    render(<Step sheet={{ ...understood, unread: [] }} conflicts={[{ message, offers }]} />)
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(screen.queryByText('Tudo certo')).not.toBeInTheDocument()
    await userEvent.click(button('Até R$ 19'))
    expect(confirmed.wishes).toEqual([milk])
  })

  it('announces the second reading without blocking the owner', () => {
    render(<Step readingMore />)
    expect(screen.getByText(/Você pode seguir sem esperar/)).toBeInTheDocument()
    expect(chips()).toBeInTheDocument()
  })

  it('asks nothing when the owner has no wishes', () => {
    render(<Step sheet={{ wishes: [], unread: [] }} />)
    expect(screen.getByText('Tudo certo')).toBeInTheDocument()
  })
})

describe('a sheet that is still loading', () => {
  it('is announced, and can be retried after a failure', async () => {
    const common = { edits: [], conflicts: [], onEdits: () => undefined, refusals: 0 }
    const { rerender } = render(<SheetStep {...common} reading={{ kind: 'reading' }} />)
    expect(screen.getByText('Lendo as suas respostas')).toBeInTheDocument()
    const retry = vi.fn()
    rerender(<SheetStep {...common} reading={{ kind: 'failed', retry, retrying: false }} />)
    await userEvent.click(button('Tentar novamente'))
    expect(retry).toHaveBeenCalledOnce()
  })
})
