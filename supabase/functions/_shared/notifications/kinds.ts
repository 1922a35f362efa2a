import type { Database } from '../database.types.ts'

export type NotificationKind = Database['public']['Enums']['notification_kind']
export type NotificationTopic = Database['public']['Enums']['notification_topic']

type Trait = {
  /** The category that its recipient may switch off. Null: the e-mail is necessary. */
  topic: NotificationTopic | null
}

/** Whether the farm's staff are the recipients; all others go to owners and people on the waiting list. */
export const isForStaff = (kind: NotificationKind): boolean => kind.startsWith('staff_')

/** Every kind of notification. The database has the same list in `private.notification_kinds`; a test compares them. */
export const notificationKinds = {
  order_confirmed: { topic: null },
  payment_waiting: { topic: null },
  order_paid: { topic: null },
  order_shipped: { topic: null },
  order_delivered: { topic: null },
  order_withdrawn: { topic: null },
  order_refunded: { topic: null },
  refund_account_missing: { topic: null },
  address_missing: { topic: null },
  consultation_ready: { topic: 'consulting' },
  review_ready: { topic: 'consulting' },
  farm_question: { topic: null },
  age_contest_decided: { topic: null },
  workshop_asked: { topic: 'workshops' },
  workshop_confirmed: { topic: null },
  workshop_moved: { topic: null },
  workshop_cancelled: { topic: null },
  workshop_tomorrow: { topic: 'workshops' },
  credits_expiring: { topic: 'credits' },
  city_opened: { topic: 'news' },
  account_deleted: { topic: null },
  staff_new_order: { topic: null },
  staff_new_review: { topic: null },
  staff_dispute: { topic: null },
  staff_withdrawal: { topic: null },
  staff_age_contest: { topic: null },
} satisfies Record<NotificationKind, Trait>
