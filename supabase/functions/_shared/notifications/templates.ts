import * as z from 'zod/mini'
import { ageMails } from './age-mails.ts'
import type { NotificationKind } from './kinds.ts'
import type { Mail } from './mail.ts'
import { orderMails } from './order-mails.ts'
import { accountMails, consultingMails, workshopMails } from './other-mails.ts'
import { payloadSchemas as schemas } from './payloads.ts'
import { withdrawalMails } from './withdrawal-mails.ts'

type Template = (payload: unknown) => Mail

const template =
  <Schema extends z.ZodMiniType>(schema: Schema, words: (payload: z.output<Schema>) => Mail): Template =>
  (payload) => {
    const parsed = z.safeParse(schema, payload)
    if (parsed.success) return words(parsed.data)
    throw new Error(`payload lacks ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`)
  }

/**
 * The e-mail of each kind. Throws when the payload lacks what the kind needs. A kind without an entry does not compile.
 */
export const templates: Record<NotificationKind, Template> = {
  order_confirmed: template(schemas.order_confirmed, orderMails.order_confirmed),
  payment_waiting: template(schemas.payment_waiting, orderMails.payment_waiting),
  order_paid: template(schemas.order_paid, orderMails.order_paid),
  order_shipped: template(schemas.order_shipped, orderMails.order_shipped),
  order_delivered: template(schemas.order_delivered, orderMails.order_delivered),
  order_withdrawn: template(schemas.order_withdrawn, withdrawalMails.order_withdrawn),
  order_refunded: template(schemas.order_refunded, withdrawalMails.order_refunded),
  refund_account_missing: template(schemas.refund_account_missing, withdrawalMails.refund_account_missing),
  address_missing: template(schemas.address_missing, orderMails.address_missing),
  consultation_ready: template(schemas.consultation_ready, consultingMails.consultation_ready),
  review_ready: template(schemas.review_ready, consultingMails.review_ready),
  farm_question: template(schemas.farm_question, consultingMails.farm_question),
  age_contest_decided: template(schemas.age_contest_decided, ageMails.age_contest_decided),
  workshop_asked: template(schemas.workshop_asked, workshopMails.workshop_asked),
  workshop_confirmed: template(schemas.workshop_confirmed, workshopMails.workshop_confirmed),
  workshop_moved: template(schemas.workshop_moved, workshopMails.workshop_moved),
  workshop_cancelled: template(schemas.workshop_cancelled, workshopMails.workshop_cancelled),
  workshop_tomorrow: template(schemas.workshop_tomorrow, workshopMails.workshop_tomorrow),
  credits_expiring: template(schemas.credits_expiring, accountMails.credits_expiring),
  city_opened: template(schemas.city_opened, accountMails.city_opened),
  account_deleted: template(schemas.account_deleted, accountMails.account_deleted),
  staff_new_order: template(schemas.staff_new_order, orderMails.staff_new_order),
  staff_new_review: template(schemas.staff_new_review, consultingMails.staff_new_review),
  staff_dispute: template(schemas.staff_dispute, orderMails.staff_dispute),
  staff_withdrawal: template(schemas.staff_withdrawal, withdrawalMails.staff_withdrawal),
  staff_age_contest: template(schemas.staff_age_contest, ageMails.staff_age_contest),
}
