import { useState } from 'react'
import { Button } from '@/ui/button'
import { useStaff } from '../../staff-context'
import type { FarmOrder } from '../order.queries'
import { actionsOf, type OrderAction } from '../order-state'
import { ActionDialog } from './action-dialog'
import { actionWords } from './action-words'

/** The buttons for what an order's state allows, the next step first. */
export function OrderActions({ order }: { order: FarmOrder }) {
  const [opened, setOpened] = useState<{ action: OrderAction; times: number; open: boolean } | null>(null)
  const { role } = useStaff()
  // Money is for managers, as in the database.
  const actions = actionsOf(order).filter((action) => action !== 'pay_refund' || role === 'manager')
  return (
    <>
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => setOpened({ action, times: (opened?.times ?? 0) + 1, open: true })}
        >
          {actionWords[action].button}
        </Button>
      ))}
      {opened && (
        <ActionDialog
          key={opened.times}
          order={order}
          action={opened.action}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
    </>
  )
}
