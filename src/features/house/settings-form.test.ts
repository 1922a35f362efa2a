import { emptyHouse } from '@consulting/base/house/house.ts'
import { expect, test } from 'vitest'
import { closesAfterMidnight, copyToAll, settingsErrors, settingsOf, settingsTexts } from './settings-form'

const texts = settingsTexts(emptyHouse.settings)

test('settings converted to texts and back keep closed days, unknown days and hours after midnight', () => {
  const settings = {
    ...emptyHouse.settings,
    equipment: ['Coqueteleira'],
    opening: { '0': null, '5': { from: '18:00', to: '02:00' } },
    seats: 60,
    neighbourhood: 'Benfica',
    priceCeiling: 45.5,
  }
  expect(settingsOf(settingsTexts(settings))).toEqual(settings)
  expect(closesAfterMidnight({ from: '18:00', to: '02:00' })).toBe(true)
})

test('the lowest price may equal the highest but not exceed it', () => {
  expect(settingsErrors({ ...texts, priceFloor: '20', priceCeiling: '20' })).toEqual({})
  expect(settingsErrors({ ...texts, priceFloor: '20,01', priceCeiling: '20' })).toHaveProperty('priceFloor')
})

test('an open day needs two different hours', () => {
  const day = (from: string, to: string) => ({
    ...texts,
    days: { ...texts.days, '2': { state: 'open' as const, from, to } },
  })
  expect(settingsErrors(day('18:00', ''))).toHaveProperty('2')
  expect(settingsErrors(day('18:00', '18:00'))).toHaveProperty('2')
  expect(settingsErrors(day('18:00', '01:30'))).toEqual({})
})

test('copying to all days leaves closed days closed', () => {
  const days = copyToAll(
    {
      ...texts.days,
      '1': { state: 'closed', from: '', to: '' },
      '2': { state: 'open', from: '11:00', to: '15:00' },
    },
    '2',
  )
  expect(days['1']?.state).toBe('closed')
  expect(days['6']).toEqual({ state: 'open', from: '11:00', to: '15:00' })
})
