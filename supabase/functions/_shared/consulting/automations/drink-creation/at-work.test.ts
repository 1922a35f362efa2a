import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../../../../tests/support/understood.ts'
import { allergyWarnings, handlingOf } from './at-work.ts'

const wishesOf = (what: string, text: string) =>
  sheetOf({ kind: 'exclude', what, why: 'allergy', text }).wishes
const said = (what: string, text: string) => allergyWarnings(wishesOf(what, text)).join('\n')
const handled = (what: string, text: string) => handlingOf(wishesOf(what, text)).join('\n')

describe('an allergy', () => {
  it('of a staff member produces handling rules, not guest rules', () => {
    const warning = said('amendoim', 'a garçonete tem alergia a amendoim')
    expect(warning).toMatch(/alergia a amendoim é de quem trabalha na casa/)
    expect(warning).not.toMatch(/clientes com alergia/)
    const rules = handled('amendoim', 'a garçonete tem alergia a amendoim')
    expect(rules).toMatch(/^Amendoim não entra em receita/)
    expect(rules).toMatch(/bancada/)
    expect(rules).toMatch(/madeira do tonel/)
  })

  it('names nothing that the list may lack, and nobody as a woman', () => {
    const rules = handled('abacaxi', 'meu bartender é alérgico a abacaxi')
    expect(rules).not.toMatch(/cajuína|castanha|só dela|a ela/)
  })

  it('of guests produces labels', () => {
    const warning = said('amendoim', 'clientes com alergia a amendoim')
    expect(warning).toMatch(/^Para clientes com alergia/)
    expect(warning).not.toMatch(/quem trabalha/)
    expect(handled('amendoim', 'clientes com alergia a amendoim')).toBe('')
  })

  it('is not mentioned if there is none', () => {
    expect(allergyWarnings(sheetOf({ kind: 'exclude', what: 'amendoim' }).wishes)).toEqual([])
  })
})
