/** Runs SQL statements as the database's owner, in one transaction. */
export type Run = (statements: string) => Promise<unknown>

/** Ids come from the database, days from this folder: there is no visitor input. */
const together = (statements: string[]) =>
  // Triggers keep history unchanged; here it is moved on purpose.
  ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n')

/** Hours between the order and each step. */
const hoursAfter = { paid: 0.1, packed: 20, shipped: 26, delivered: 50, returned: 74 } as const

/** Moves an order and everything that depends on it back in time. */
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

/** Moves the history of a workshop to the days around its date: requested, answered, held, charged. */
export async function moveWorkshop(run: Run, workshopId: string): Promise<void> {
  const id = `'${workshopId}'`
  const at = (days: number) => `w.scheduled_date - interval '${days} days'`
  await run(
    together([
      `update public.workshop_events e set created_at = case e.kind
          when 'asked' then ${at(12)} when 'confirmed' then ${at(11)} when 'cancelled' then ${at(4)}
          else w.scheduled_date + interval '3 hours' end,
        detail = case when e.detail ? 'date'
          then e.detail || jsonb_build_object('date', w.scheduled_date) else e.detail end
        from public.workshops w where w.id = e.workshop_id and w.id = ${id} and e.kind <> 'moved'`,
      `delete from public.workshop_events where workshop_id = ${id} and kind = 'moved'`,
      `update public.workshops w set created_at = ${at(12)}, confirmed_at = ${at(11)} where id = ${id}`,
      `update public.credit_transactions t set created_at = w.scheduled_date + interval '3 hours'
        from public.workshops w where w.id = ${id} and t.source = 'workshop' and t.source_id = w.id::text`,
    ]),
  )
}

/** Moves a review back in time, with its deadline and its remarks. */
export async function moveReview(run: Run, reviewId: string, hoursAgo: number): Promise<void> {
  const by = `interval '${hoursAgo} hours'`
  const id = `'${reviewId}'`
  await run(
    together([
      // Done within a day and a half of the request.
      `update public.reviews set opened_at = opened_at - ${by}, due_at = due_at - ${by},
        done_at = done_at - ${by} + interval '30 hours' where id = ${id}`,
      `update public.review_remarks set created_at = created_at - ${by} + interval '29 hours' where review_id = ${id}`,
    ]),
  )
}

/** Moves the entries of an order's refund or dispute, and the time when the order ended. */
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

/** Ages were verified an hour before the house's first order. */
export async function moveAges(run: Run): Promise<void> {
  await run(
    together([
      `update public.age_verifications v set created_at = first.at, asked_at = first.at, decided_at = first.at
        from (select restaurant_id, min(created_at) - interval '1 hour' as at from public.orders group by 1) first
        where first.restaurant_id = v.restaurant_id`,
    ]),
  )
}

/** Achievements were earned with the first payment or the day after. */
export async function moveAchievements(run: Run): Promise<void> {
  await run(
    together([
      `update public.user_achievements a set earned_at = first.paid_at + interval '1 day'
        from (select restaurant_id, min(paid_at) as paid_at from public.orders group by 1) first
        where first.restaurant_id = a.restaurant_id and first.paid_at is not null`,
    ]),
  )
}
