import { describe, expect, it } from 'vitest'
import { type EntitlementRow, freeRunsOf, hasLeft, toPremiumGrants } from './premium-grants'

const makeEntitlement = (over: Partial<EntitlementRow> = {}): EntitlementRow => ({
  order_id: 'order-1',
  automation_type: 'drink_creation',
  used_by_request_id: null,
  automation: { name: 'Criação de Drinks Autorais' },
  order: { status: 'delivered' },
  ...over,
})
const used = { used_by_request_id: 'request-1' }
const event = { order_id: 'order-1', status: 'pending', scheduled_date: null } as const
const held = { ...event, status: 'delivered' } as const

describe('premium grants', () => {
  it('exist once per order, with its runs and its own event', () => {
    const packages = toPremiumGrants(
      [
        makeEntitlement(),
        makeEntitlement({ automation_type: 'food_pairing', ...used }),
        makeEntitlement({ order_id: 'order-2' }),
      ],
      [event],
    )
    expect(packages.map(({ orderId, runs }) => [orderId, runs.map((run) => run.used)])).toEqual([
      ['order-1', [false, true]],
      ['order-2', [false]],
    ])
    expect(packages.map((entry) => entry.event)).toEqual([{ status: 'pending', scheduledDate: null }, null])
    expect(freeRunsOf(packages)).toEqual(['drink_creation', 'drink_creation'])
  })

  it.each([
    ['a run', [makeEntitlement()], [held], true],
    ['the event', [makeEntitlement(used)], [event], true],
    ['the bottles', [makeEntitlement({ ...used, order: { status: 'shipped' } })], [held], true],
    ['nothing', [makeEntitlement(used)], [held], false],
  ])('know that %s is left', (_, entitlements, events, left) => {
    expect(toPremiumGrants(entitlements, events).some(hasLeft)).toBe(left)
  })
})
