import { describe, expect, it } from 'vitest'
import { inPlaces, inSpeech, misread, spokenForms } from './common-form.ts'
import { commonForms } from './index.ts'

describe.each(commonForms)('the common wishes of $type', (table) => {
  const spoken = spokenForms(table)

  it('are read in every form', () => {
    const wrong = spoken.flatMap((one) => misread(table.type, one).map((line) => `${one.says} | ${line}`))
    expect(wrong).toEqual([])
  })

  it('are read in every place of a request', () => {
    const wrong = spoken
      .flatMap((one, at) => inPlaces(one, table).filter((_, place) => (at + place) % 12 === 0))
      .flatMap((one) => misread(table.type, one).map((line) => `${one.says} | ${line}`))
    expect(wrong).toEqual([])
  })

  it('are read among dictated thoughts without a comma', () => {
    const wrong = spoken
      .filter((_, at) => at % 3 === 0)
      .flatMap((one) => inSpeech(one, table) ?? [])
      .flatMap((one) => misread(table.type, one).map((line) => `${one.says} | ${line}`))
    expect(wrong).toEqual([])
  })
})
