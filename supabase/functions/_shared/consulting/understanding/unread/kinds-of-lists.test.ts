import { describe, expect, it } from 'vitest'
import { understood } from '../../../../../../tests/support/understood.ts'

const preferred = (preferences: string) =>
  understood('drink_creation', { preferences }).sheet.wishes.flatMap((wish) =>
    wish.kind === 'prefer' ? [wish.what] : [],
  )

describe('a kind before its list', () => {
  it('is said by the list', () => {
    expect(preferred('5 drinks com fruta daqui: cajá, seriguela e caju')).toEqual([
      'cajá',
      'seriguela',
      'caju',
    ])
    expect(preferred('usem frutas da nossa região, como umbu e cajá')).toEqual(['umbu', 'cajá'])
  })

  it('stays beside another wish', () => {
    expect(preferred('usem frutas e hortelã')).toEqual(['frutas', 'hortelã'])
    expect(preferred('usem frutas. Gosto de caju')).toContain('frutas')
  })
})

describe('“combinado”', () => {
  const tools = (preferences: string) =>
    understood('drink_creation', { preferences }).sheet.wishes.flatMap((wish) =>
      wish.kind === 'equipment' ? [wish.what] : [],
    )
  it('is an oven only with the word', () => {
    expect(tools('drinks que vão bem com o combinado de sushi')).toEqual([])
    expect(tools('até 30 reais, como combinado')).toEqual([])
    expect(tools('temos forno combinado')).toEqual(['forno combinado'])
  })
})
