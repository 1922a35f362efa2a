/** Runs SQL statements as the database's owner, all of them together. */
export type Run = (statements: string) => Promise<unknown>

/** Ids come from the database, days from this folder: nothing here is typed by a visitor. */
const together = (statements: string[]) =>
  // Triggers keep history as it was written; here it is moved on purpose.
  ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n')

/** Hours after the order at which each step is shown. */
const hoursAfter = { paid: 0.1, packed: 20, shipped: 26, delivered: 50, returned: 74 } as const

/** Moves an order and all that hangs on it back in time. */
export async function moveOrder(run: Run, orderId: string, daysAgo: number): Promise<void> {
  const by = `interval '${daysAgo} days'`
  const steps = Object.entries(hoursAfter).map(
    ([kind, hours]) =>
      `update public.order_events e set created_at = least(now(), o.created_at + interval '${hours} hours')
        from public.orders o where o.id = e.order_id and e.order_id = '${orderId}' and e.kind = '${kind}'`,
  )
  const id = `'${orderId}'`
  await run(
    together([
      `update public.orders set created_at = created_at - ${by}, paid_at = paid_at - ${by} where id = ${id}`,
      `update public.order_events set created_at = created_at - ${by} where order_id = ${id}`,
      ...steps,
      `update public.stripe_orders set order_date = order_date - ${by} where order_id = ${id}`,
      `update public.credit_transactions set created_at = created_at - ${by} where source = 'order' and source_id = ${id}`,
      `update public.credit_lots set granted_at = granted_at - ${by}, expires_at = expires_at - ${by}
        where source = 'order' and source_id = ${id}`,
      `update public.staff_audit set created_at = created_at - ${by} where subject_table = 'orders' and subject_id = ${id}`,
    ]),
  )
}

/** Moves a consultation back in time, with its charge and its results. */
export async function moveRequest(run: Run, requestId: string, daysAgo: number): Promise<void> {
  const by = `interval '${daysAgo} days'`
  const id = `'${requestId}'`
  await run(
    together([
      `update public.automation_requests set created_at = created_at - ${by}, completed_at = completed_at - ${by},
        delivered_at = delivered_at - ${by} where id = ${id}`,
      `update public.generated_content set created_at = created_at - ${by} where automation_request_id = ${id}`,
      `update public.credit_transactions set created_at = created_at - ${by}
        where source = 'automation_request' and source_id = ${id}`,
    ]),
  )
}

/** Moves what a refund or a dispute of an order took, and when the order ended. */
export async function moveReversal(run: Run, orderId: string, daysAgo: number): Promise<void> {
  const at = `now() - interval '${daysAgo} days'`
  await run(
    together([
      `update public.credit_transactions set created_at = ${at} where source = 'refund' and source_id like '${orderId}:%'`,
      `update public.order_events set created_at = ${at} where order_id = '${orderId}' and kind = 'cancelled'`,
      `update public.staff_flags set raised_at = ${at}, last_raised_at = ${at} where order_id = '${orderId}'`,
    ]),
  )
}

/** Ages were verified an hour before the first order of the house. */
export async function moveAges(run: Run): Promise<void> {
  await run(
    together([
      `update public.age_verifications v set created_at = first.at, asked_at = first.at, decided_at = first.at
        from (select restaurant_id, min(created_at) - interval '1 hour' as at from public.orders group by 1) first
        where first.restaurant_id = v.restaurant_id`,
    ]),
  )
}

/** Achievements were earned with the first payment or the day after it. */
export async function moveAchievements(run: Run): Promise<void> {
  await run(
    together([
      `update public.user_achievements a set earned_at = first.paid_at + interval '1 day'
        from (select restaurant_id, min(paid_at) as paid_at from public.orders group by 1) first
        where first.restaurant_id = a.restaurant_id and first.paid_at is not null`,
    ]),
  )
}
