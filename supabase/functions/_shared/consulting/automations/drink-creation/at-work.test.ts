import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../../../../tests/support/understood.ts'
import { allergyWarnings } from './at-work.ts'

const said = (what: string, text: string) =>
  allergyWarnings(sheetOf({ kind: 'exclude', what, why: 'allergy', text }).wishes).join('\n')

describe('an allergy', () => {
  it('of someone of the staff is about handling, not about guests', () => {
    const warning = said('amendoim', 'a garçonete tem alergia a amendoim')
    expect(warning).toMatch(/de quem trabalha na casa: amendoim/)
    expect(warning).toMatch(/bancada/)
    expect(warning).toMatch(/madeira do tonel/)
    expect(warning).not.toMatch(/clientes com alergia/)
  })

  it('of guests is about labels', () => {
    const warning = said('amendoim', 'clientes com alergia a amendoim')
    expect(warning).toMatch(/^Para clientes com alergia/)
    expect(warning).not.toMatch(/quem trabalha/)
  })

  it('of nobody is not mentioned', () => {
    expect(allergyWarnings(sheetOf({ kind: 'exclude', what: 'amendoim' }).wishes)).toEqual([])
  })
})
