import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('menu_redesign', {
      answers: answersWith('menu_redesign', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

describe('dashes and dots before the entries of a list', () => {
  it.each(['- ', '– ', '• ', '* ', '  - '])('"%s" changes nothing in what is read', (mark) => {
    const entries = ['marque os sem glúten', 'dois combos', 'letra grande']
    expect(read(entries.map((one) => `${mark}${one}`).join('\n'))).toEqual(read(entries.join('\n')))
    expect(read(entries.join('\n'))).toContain('layout marked_without glúten')
  })
})
