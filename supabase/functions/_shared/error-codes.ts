// The one list of error codes, for the functions and the browser. This file imports nothing.

/** Who raises a code. `auth` is Supabase Auth; `postgres` codes are SQLSTATEs. */
type Source = 'database' | 'postgres' | 'functions' | 'engine' | 'auth' | 'browser'

/** A screen with a message for a code. Its messages are a `Record<CodeShownOn<screen>, string>`. */
type Screen =
  | 'login'
  | 'sign-up'
  | 'email'
  | 'password'
  | 'profile'
  | 'account'
  | 'newsletter'
  | 'waitlist'
  | 'workshops'
  | 'wizard'
  | 'request'
  | 'upload'
  | 'checkout'
  | 'age'
  | 'house'
  | 'delivery'
  | 'withdrawal'
  | 'review'
  | 'share'
  | 'shared-report'
  | 'farm'
  | 'unsubscribe'
  | 'second-factor'
  | 'consent'

type Entry = { raisedBy: readonly Source[]; shownOn: readonly Screen[] }

/** Codes without a screen are for logs and programs. */
export const errorCodes = {
  // Transport
  network: {
    raisedBy: ['browser'],
    shownOn: [
      'login',
      'sign-up',
      'email',
      'password',
      'profile',
      'account',
      'workshops',
      'wizard',
      'upload',
      'age',
      'house',
      'delivery',
      'withdrawal',
      'review',
      'share',
      'shared-report',
      'farm',
      'unsubscribe',
      'second-factor',
      'consent',
    ],
  },
  unloaded: { raisedBy: ['browser'], shownOn: [] },
  unknown: { raisedBy: ['browser'], shownOn: [] },

  // Who is calling
  not_authenticated: {
    raisedBy: ['functions', 'browser'],
    shownOn: ['upload', 'age', 'house', 'delivery', 'withdrawal', 'review', 'share', 'farm'],
  },
  over_request_rate_limit: {
    raisedBy: ['auth'],
    shownOn: ['login', 'sign-up', 'email', 'password', 'second-factor'],
  },
  over_email_send_rate_limit: { raisedBy: ['auth'], shownOn: ['login', 'sign-up', 'email', 'password'] },
  email_address_invalid: { raisedBy: ['auth'], shownOn: ['login', 'sign-up', 'email', 'password'] },
  captcha_failed: { raisedBy: ['auth', 'browser'], shownOn: ['login', 'sign-up', 'email', 'password'] },
  request_timeout: { raisedBy: ['auth'], shownOn: ['login', 'sign-up', 'email', 'password'] },
  invalid_credentials: { raisedBy: ['auth'], shownOn: ['login'] },
  email_not_confirmed: { raisedBy: ['auth'], shownOn: ['login'] },
  user_banned: { raisedBy: ['auth'], shownOn: ['login'] },
  validation_failed: { raisedBy: ['auth'], shownOn: ['login', 'sign-up'] },
  user_already_exists: { raisedBy: ['auth', 'browser'], shownOn: ['sign-up'] },
  email_exists: { raisedBy: ['auth'], shownOn: ['sign-up'] },
  signup_disabled: { raisedBy: ['auth'], shownOn: ['sign-up'] },
  weak_password: { raisedBy: ['auth'], shownOn: ['sign-up', 'password'] },
  same_password: { raisedBy: ['auth'], shownOn: ['password'] },
  session_not_found: { raisedBy: ['auth', 'browser'], shownOn: ['password'] },
  bad_jwt: { raisedBy: ['auth'], shownOn: ['password'] },

  // Restaurant and account
  cnpj_invalid: { raisedBy: ['database'], shownOn: ['sign-up', 'profile'] },
  '23505': { raisedBy: ['postgres'], shownOn: ['sign-up', 'profile', 'newsletter', 'house'] },
  restaurant_missing: { raisedBy: ['browser'], shownOn: [] },
  restaurant_not_found: { raisedBy: ['database', 'browser'], shownOn: ['age', 'farm'] },
  account_busy: { raisedBy: ['database'], shownOn: ['account'] },
  account_deleted: { raisedBy: ['database'], shownOn: [] },
  consent_missing: { raisedBy: ['database'], shownOn: ['wizard', 'checkout'] },
  legal_version_not_current: { raisedBy: ['database'], shownOn: ['consent'] },
  profile_incomplete: {
    raisedBy: ['database', 'engine'],
    shownOn: ['wizard', 'request', 'checkout', 'age'],
  },
  limit_reached: {
    raisedBy: ['database', 'functions', 'browser'],
    shownOn: [
      'newsletter',
      'waitlist',
      'workshops',
      'wizard',
      'upload',
      'checkout',
      'age',
      'house',
      'share',
      'shared-report',
    ],
  },

  // Automations
  insufficient_credits: { raisedBy: ['database'], shownOn: ['farm'] },
  automation_not_found: { raisedBy: ['database'], shownOn: [] },
  '23514': { raisedBy: ['postgres'], shownOn: ['wizard', 'house', 'withdrawal'] },
  request_not_found: { raisedBy: ['database', 'functions'], shownOn: [] },
  request_final: { raisedBy: ['database', 'functions'], shownOn: [] },
  request_transition: { raisedBy: ['database'], shownOn: [] },
  answers_invalid: { raisedBy: ['engine'], shownOn: ['request'] },
  impossible_restrictions: { raisedBy: ['engine'], shownOn: ['request'] },
  not_enough_data: { raisedBy: ['engine'], shownOn: ['request'] },
  sheet_blocked: { raisedBy: ['engine'], shownOn: ['request'] },
  wish_violated: { raisedBy: ['engine', 'functions'], shownOn: ['request', 'farm'] },
  file_missing: { raisedBy: ['engine', 'functions'], shownOn: ['request'] },
  file_type: { raisedBy: ['engine', 'functions'], shownOn: ['request'] },
  file_too_large: { raisedBy: ['engine', 'browser'], shownOn: ['request'] },
  timed_out: { raisedBy: ['database'], shownOn: ['request'] },
  internal: { raisedBy: ['functions'], shownOn: ['request'] },
  upload_refused: { raisedBy: ['browser'], shownOn: [] },
  ai_unavailable: { raisedBy: ['functions'], shownOn: [] },
  ai_failed: { raisedBy: ['functions'], shownOn: [] },
  nothing_read: { raisedBy: ['functions'], shownOn: [] },
  /** Replaced by `limit_reached` in a later migration. */
  menu_readings_limit: { raisedBy: ['database'], shownOn: [] },

  // Workshops
  workshop_in_past: { raisedBy: ['database'], shownOn: ['workshops', 'farm'] },
  workshop_too_far: { raisedBy: ['database'], shownOn: ['workshops', 'farm'] },
  workshop_taken: { raisedBy: ['database'], shownOn: ['workshops', 'farm'] },
  workshop_closed: { raisedBy: ['database'], shownOn: ['workshops', 'farm'] },
  workshop_not_found: { raisedBy: ['database'], shownOn: ['workshops', 'farm'] },
  workshop_changed: { raisedBy: ['database'], shownOn: ['workshops', 'farm'] },
  workshop_move_too_late: { raisedBy: ['database'], shownOn: ['workshops'] },
  workshop_cancel_too_late: { raisedBy: ['database'], shownOn: ['workshops'] },
  workshop_type: { raisedBy: ['database'], shownOn: ['workshops'] },
  workshop_transition: { raisedBy: ['database'], shownOn: ['workshops'] },

  // Purchases
  product_not_found: { raisedBy: ['database'], shownOn: ['checkout'] },
  quantity_invalid: { raisedBy: ['database'], shownOn: ['checkout'] },
  checkout_url_missing: { raisedBy: ['browser'], shownOn: [] },
  return_url_refused: { raisedBy: ['functions'], shownOn: [] },
  payment_service: { raisedBy: ['functions'], shownOn: [] },
  bundle_invalid: { raisedBy: ['database'], shownOn: ['checkout'] },
  order_not_found: { raisedBy: ['database'], shownOn: ['withdrawal', 'farm'] },
  order_transition: { raisedBy: ['database'], shownOn: [] },
  signature_missing: { raisedBy: ['functions'], shownOn: [] },
  signature_invalid: { raisedBy: ['functions'], shownOn: [] },
  event_invalid: { raisedBy: ['functions'], shownOn: [] },
  not_applied: { raisedBy: ['functions'], shownOn: [] },

  // The buyer's age
  age_unverified: { raisedBy: ['database'], shownOn: ['checkout', 'farm'] },
  age_service: { raisedBy: ['functions'], shownOn: ['age'] },
  age_not_contestable: { raisedBy: ['database'], shownOn: ['age'] },
  contest_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  /** A provider's session that belongs to another attempt. */
  age_mismatch: { raisedBy: ['database'], shownOn: [] },

  // Delivery
  order_packed: { raisedBy: ['database'], shownOn: ['delivery'] },

  // Withdrawal
  withdrawal_closed: { raisedBy: ['database'], shownOn: ['withdrawal'] },
  withdrawal_late: { raisedBy: ['database'], shownOn: ['withdrawal'] },
  withdrawal_working: { raisedBy: ['database'], shownOn: ['withdrawal'] },
  withdrawal_used_up: { raisedBy: ['database'], shownOn: ['withdrawal'] },
  withdrawal_changed: { raisedBy: ['database'], shownOn: ['withdrawal'] },
  refund_account_closed: { raisedBy: ['database'], shownOn: ['withdrawal'] },

  // The farm
  staff_only: { raisedBy: ['database', 'functions'], shownOn: ['farm'] },
  order_changed: { raisedBy: ['database'], shownOn: ['farm'] },
  order_unpaid: { raisedBy: ['database'], shownOn: ['farm'] },
  order_state: { raisedBy: ['database'], shownOn: ['farm'] },
  order_held: { raisedBy: ['database'], shownOn: ['farm'] },
  order_without_bottles: { raisedBy: ['database'], shownOn: ['farm'] },
  address_missing: { raisedBy: ['database'], shownOn: ['farm'] },
  stock_short: { raisedBy: ['database'], shownOn: ['farm'] },
  lots_invalid: { raisedBy: ['database'], shownOn: ['farm'] },
  lot_invalid: { raisedBy: ['database'], shownOn: ['farm'] },
  bottle_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  carrier_missing: { raisedBy: ['database'], shownOn: ['farm'] },
  receiver_missing: { raisedBy: ['database'], shownOn: ['farm'] },
  age_unchecked: { raisedBy: ['database'], shownOn: ['farm'] },
  reason_missing: { raisedBy: ['database'], shownOn: ['farm'] },
  text_too_long: { raisedBy: ['database'], shownOn: ['age', 'review', 'farm'] },
  document_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  fiscal_state: { raisedBy: ['database'], shownOn: ['farm'] },
  fiscal_amount: { raisedBy: ['database'], shownOn: [] },
  refund_state: { raisedBy: ['database'], shownOn: ['farm'] },
  reference_missing: { raisedBy: ['database'], shownOn: ['farm'] },
  courtesy_amount: { raisedBy: ['database'], shownOn: ['farm'] },
  flag_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  workshop_state: { raisedBy: ['database'], shownOn: ['farm'] },
  workshop_duration: { raisedBy: ['database'], shownOn: ['farm'] },
  workshop_same_time: { raisedBy: ['database'], shownOn: ['farm'] },
  workshop_not_begun: { raisedBy: ['database'], shownOn: ['farm'] },
  workshop_granted: { raisedBy: ['database'], shownOn: ['farm'] },
  held_by_missing: { raisedBy: ['database'], shownOn: ['farm'] },
  agenda_busy: { raisedBy: ['database'], shownOn: ['farm'] },
  block_invalid: { raisedBy: ['database'], shownOn: ['farm'] },
  block_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  hours_invalid: { raisedBy: ['database'], shownOn: ['farm'] },
  hours_changed: { raisedBy: ['database'], shownOn: ['farm'] },
  place_invalid: { raisedBy: ['database'], shownOn: ['farm'] },
  area_closed: { raisedBy: ['database'], shownOn: ['farm'] },
  home_area: { raisedBy: ['database'], shownOn: ['farm'] },
  contact_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  note_missing: { raisedBy: ['database'], shownOn: ['farm'] },
  note_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  owner_is_no_staff: { raisedBy: ['database'], shownOn: ['farm'] },
  last_manager: { raisedBy: ['database'], shownOn: ['farm'] },
  account_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  member_exists: { raisedBy: ['database'], shownOn: ['farm'] },
  member_not_found: { raisedBy: ['database'], shownOn: ['farm'] },
  own_membership: { raisedBy: ['database'], shownOn: ['farm'] },
  name_missing: { raisedBy: ['database'], shownOn: ['farm'] },

  // Links to reports
  share_not_ready: { raisedBy: ['database'], shownOn: ['share'] },
  share_not_found: { raisedBy: ['database'], shownOn: ['share'] },
  share_days: { raisedBy: ['database'], shownOn: [] },

  // Reviews of consultations
  review_not_ready: { raisedBy: ['database'], shownOn: ['review'] },
  review_unpaid: { raisedBy: ['database'], shownOn: ['review'] },
  review_exists: { raisedBy: ['database'], shownOn: ['review'] },
  text_missing: { raisedBy: ['database'], shownOn: ['age', 'review', 'farm'] },
  already_answered: { raisedBy: ['database'], shownOn: ['review'] },
  question_not_found: { raisedBy: ['database'], shownOn: ['review'] },
  remark_not_found: { raisedBy: ['database'], shownOn: ['review', 'farm'] },
  version_not_found: { raisedBy: ['database'], shownOn: ['review', 'share', 'farm'] },
  version_invalid: { raisedBy: ['database', 'functions'], shownOn: ['farm'] },
  prices_fixed: { raisedBy: ['functions'], shownOn: ['farm'] },
  price_out_of_range: { raisedBy: ['functions'], shownOn: ['farm'] },
  price_breaks_wish: { raisedBy: ['functions'], shownOn: ['farm'] },
  price_below_cost: { raisedBy: ['functions'], shownOn: ['farm'] },
  price_not_settable: { raisedBy: ['functions'], shownOn: ['farm'] },
  review_not_found: { raisedBy: ['database', 'functions'], shownOn: ['farm'] },
  review_changed: { raisedBy: ['database'], shownOn: ['farm'] },
  review_done: { raisedBy: ['database'], shownOn: ['farm'] },
  review_not_taken: { raisedBy: ['database'], shownOn: ['farm'] },
  review_asked: { raisedBy: ['database'], shownOn: ['farm'] },
  review_empty: { raisedBy: ['database'], shownOn: ['farm'] },
  /** From rows and calls that no screen sends. */
  staff_owns_no_restaurant: { raisedBy: ['database'], shownOn: [] },
  list_unknown: { raisedBy: ['database'], shownOn: [] },

  // The second factor
  mfa_verification_failed: { raisedBy: ['auth'], shownOn: ['second-factor'] },
  mfa_challenge_expired: { raisedBy: ['auth'], shownOn: ['second-factor'] },

  // Errors of API callers; no screen causes them.
  append_only: { raisedBy: ['database'], shownOn: [] },
  ledger_only: { raisedBy: ['database'], shownOn: [] },
  ledger_inconsistent: { raisedBy: ['database'], shownOn: [] },
  functions_only: { raisedBy: ['database'], shownOn: [] },
  cleanup_not_configured: { raisedBy: ['database'], shownOn: [] },
  link_invalid: { raisedBy: ['functions', 'browser'], shownOn: ['unsubscribe', 'shared-report'] },
  notifications_not_configured: { raisedBy: ['database'], shownOn: [] },
  work_queue_not_configured: { raisedBy: ['database'], shownOn: [] },
  body_invalid: { raisedBy: ['functions'], shownOn: [] },
  body_too_large: { raisedBy: ['functions'], shownOn: [] },
  method_not_allowed: { raisedBy: ['functions'], shownOn: [] },
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof errorCodes

/** The codes that a screen needs messages for. */
export type CodeShownOn<Place extends Screen> = {
  [Code in ErrorCode]: Place extends (typeof errorCodes)[Code]['shownOn'][number] ? Code : never
}[ErrorCode]

/** The code of a business error, which the database raises as `code: detail`; null for any other message. */
export function businessErrorCode(message: string): string | null {
  return /^([a-z]+(?:_[a-z]+)+): /.exec(message)?.[1] ?? null
}
