// The one list of error codes, for the functions and the browser. This file imports nothing.

/** Who raises a code. `auth` is Supabase Auth; `postgres` codes are SQLSTATEs. */
type Source = 'database' | 'postgres' | 'functions' | 'engine' | 'auth' | 'browser'

/** Where the owner reads about it. A screen's messages are `Record<CodeSaidOn<screen>, string>`. */
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
  | 'house'
  | 'delivery'
  | 'farm'
  | 'unsubscribe'

type Entry = { raisedBy: readonly Source[]; saidOn: readonly Screen[] }

/** Codes that are said nowhere are for logs and programs. */
export const errorCodes = {
  // Transport
  network: {
    raisedBy: ['browser'],
    saidOn: [
      'login',
      'sign-up',
      'email',
      'password',
      'profile',
      'account',
      'workshops',
      'wizard',
      'upload',
      'house',
      'delivery',
      'farm',
      'unsubscribe',
    ],
  },
  unloaded: { raisedBy: ['browser'], saidOn: [] },
  unknown: { raisedBy: ['browser'], saidOn: [] },

  // Who is calling
  not_authenticated: { raisedBy: ['functions', 'browser'], saidOn: ['upload', 'house', 'delivery', 'farm'] },
  over_request_rate_limit: { raisedBy: ['auth'], saidOn: ['login', 'sign-up', 'email', 'password'] },
  over_email_send_rate_limit: { raisedBy: ['auth'], saidOn: ['login', 'sign-up', 'email', 'password'] },
  email_address_invalid: { raisedBy: ['auth'], saidOn: ['login', 'sign-up', 'email', 'password'] },
  captcha_failed: { raisedBy: ['auth', 'browser'], saidOn: ['login', 'sign-up', 'email', 'password'] },
  request_timeout: { raisedBy: ['auth'], saidOn: ['login', 'sign-up', 'email', 'password'] },
  invalid_credentials: { raisedBy: ['auth'], saidOn: ['login'] },
  email_not_confirmed: { raisedBy: ['auth'], saidOn: ['login'] },
  user_banned: { raisedBy: ['auth'], saidOn: ['login'] },
  validation_failed: { raisedBy: ['auth'], saidOn: ['login', 'sign-up'] },
  user_already_exists: { raisedBy: ['auth', 'browser'], saidOn: ['sign-up'] },
  email_exists: { raisedBy: ['auth'], saidOn: ['sign-up'] },
  signup_disabled: { raisedBy: ['auth'], saidOn: ['sign-up'] },
  weak_password: { raisedBy: ['auth'], saidOn: ['sign-up', 'password'] },
  same_password: { raisedBy: ['auth'], saidOn: ['password'] },
  session_not_found: { raisedBy: ['auth', 'browser'], saidOn: ['password'] },
  bad_jwt: { raisedBy: ['auth'], saidOn: ['password'] },

  // Restaurant and account
  cnpj_invalid: { raisedBy: ['database'], saidOn: ['sign-up', 'profile'] },
  '23505': { raisedBy: ['postgres'], saidOn: ['sign-up', 'profile', 'newsletter', 'house'] },
  restaurant_missing: { raisedBy: ['browser'], saidOn: [] },
  restaurant_not_found: { raisedBy: ['database'], saidOn: ['farm'] },
  account_busy: { raisedBy: ['database'], saidOn: ['account'] },
  account_deleted: { raisedBy: ['database'], saidOn: [] },
  profile_incomplete: {
    raisedBy: ['database', 'engine'],
    saidOn: ['wizard', 'request', 'checkout'],
  },
  limit_reached: {
    raisedBy: ['database', 'functions', 'browser'],
    saidOn: ['newsletter', 'waitlist', 'workshops', 'wizard', 'upload', 'checkout', 'house'],
  },

  // Automations
  insufficient_credits: { raisedBy: ['database'], saidOn: [] },
  automation_not_found: { raisedBy: ['database'], saidOn: [] },
  '23514': { raisedBy: ['postgres'], saidOn: ['wizard', 'house'] },
  request_not_found: { raisedBy: ['database', 'functions'], saidOn: [] },
  request_final: { raisedBy: ['database', 'functions'], saidOn: [] },
  request_transition: { raisedBy: ['database'], saidOn: [] },
  answers_invalid: { raisedBy: ['engine'], saidOn: ['request'] },
  impossible_restrictions: { raisedBy: ['engine'], saidOn: ['request'] },
  not_enough_data: { raisedBy: ['engine'], saidOn: ['request'] },
  sheet_blocked: { raisedBy: ['engine'], saidOn: ['request'] },
  wish_violated: { raisedBy: ['engine'], saidOn: ['request'] },
  file_missing: { raisedBy: ['engine', 'functions'], saidOn: ['request'] },
  file_type: { raisedBy: ['engine', 'functions'], saidOn: ['request'] },
  file_too_large: { raisedBy: ['engine', 'browser'], saidOn: ['request'] },
  timed_out: { raisedBy: ['database'], saidOn: ['request'] },
  internal: { raisedBy: ['functions'], saidOn: ['request'] },
  upload_refused: { raisedBy: ['browser'], saidOn: [] },
  ai_unavailable: { raisedBy: ['functions'], saidOn: [] },
  ai_failed: { raisedBy: ['functions'], saidOn: [] },
  nothing_read: { raisedBy: ['functions'], saidOn: [] },
  /** Replaced by `limit_reached` in a later migration. */
  menu_readings_limit: { raisedBy: ['database'], saidOn: [] },

  // Workshops
  workshop_in_past: { raisedBy: ['database'], saidOn: ['workshops'] },
  workshop_too_far: { raisedBy: ['database'], saidOn: ['workshops'] },
  workshop_cancel_too_late: { raisedBy: ['database'], saidOn: ['workshops'] },
  workshop_type: { raisedBy: ['database'], saidOn: ['workshops'] },
  workshop_transition: { raisedBy: ['database'], saidOn: ['workshops'] },

  // Purchases
  product_not_found: { raisedBy: ['database'], saidOn: ['checkout'] },
  quantity_invalid: { raisedBy: ['database'], saidOn: ['checkout'] },
  checkout_url_missing: { raisedBy: ['browser'], saidOn: [] },
  return_url_refused: { raisedBy: ['functions'], saidOn: [] },
  payment_service: { raisedBy: ['functions'], saidOn: [] },
  bundle_invalid: { raisedBy: ['database'], saidOn: ['checkout'] },
  order_not_found: { raisedBy: ['database'], saidOn: ['farm'] },
  order_transition: { raisedBy: ['database'], saidOn: [] },
  signature_missing: { raisedBy: ['functions'], saidOn: [] },
  signature_invalid: { raisedBy: ['functions'], saidOn: [] },
  event_invalid: { raisedBy: ['functions'], saidOn: [] },
  not_applied: { raisedBy: ['functions'], saidOn: [] },

  // Delivery
  order_packed: { raisedBy: ['database'], saidOn: ['delivery'] },

  // The farm
  staff_only: { raisedBy: ['database'], saidOn: ['farm'] },
  order_changed: { raisedBy: ['database'], saidOn: ['farm'] },
  order_unpaid: { raisedBy: ['database'], saidOn: ['farm'] },
  order_state: { raisedBy: ['database'], saidOn: ['farm'] },
  order_held: { raisedBy: ['database'], saidOn: ['farm'] },
  order_without_bottles: { raisedBy: ['database'], saidOn: ['farm'] },
  address_missing: { raisedBy: ['database'], saidOn: ['farm'] },
  stock_short: { raisedBy: ['database'], saidOn: ['farm'] },
  lots_invalid: { raisedBy: ['database'], saidOn: ['farm'] },
  lot_invalid: { raisedBy: ['database'], saidOn: ['farm'] },
  bottle_not_found: { raisedBy: ['database'], saidOn: ['farm'] },
  carrier_missing: { raisedBy: ['database'], saidOn: ['farm'] },
  receiver_missing: { raisedBy: ['database'], saidOn: ['farm'] },
  age_unchecked: { raisedBy: ['database'], saidOn: ['farm'] },
  reason_missing: { raisedBy: ['database'], saidOn: ['farm'] },
  text_too_long: { raisedBy: ['database'], saidOn: ['farm'] },
  courtesy_amount: { raisedBy: ['database'], saidOn: ['farm'] },
  flag_not_found: { raisedBy: ['database'], saidOn: ['farm'] },
  /** From the command line and from rows that no screen sends. */
  staff_owns_no_restaurant: { raisedBy: ['database'], saidOn: [] },
  owner_is_no_staff: { raisedBy: ['database'], saidOn: [] },
  last_manager: { raisedBy: ['database'], saidOn: [] },
  account_not_found: { raisedBy: ['database'], saidOn: [] },

  // Faults of a caller, which no screen causes
  append_only: { raisedBy: ['database'], saidOn: [] },
  ledger_only: { raisedBy: ['database'], saidOn: [] },
  ledger_inconsistent: { raisedBy: ['database'], saidOn: [] },
  functions_only: { raisedBy: ['database'], saidOn: [] },
  cleanup_not_configured: { raisedBy: ['database'], saidOn: [] },
  link_invalid: { raisedBy: ['functions'], saidOn: ['unsubscribe'] },
  notifications_not_configured: { raisedBy: ['database'], saidOn: [] },
  body_invalid: { raisedBy: ['functions'], saidOn: [] },
  body_too_large: { raisedBy: ['functions'], saidOn: [] },
  method_not_allowed: { raisedBy: ['functions'], saidOn: [] },
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof errorCodes

/** The codes for which a screen needs words. */
export type CodeSaidOn<Place extends Screen> = {
  [Code in ErrorCode]: Place extends (typeof errorCodes)[Code]['saidOn'][number] ? Code : never
}[ErrorCode]

/** The code of a business error, which the database raises as `code: detail`; null for any other message. */
export function businessErrorCode(message: string): string | null {
  return /^([a-z]+(?:_[a-z]+)+): /.exec(message)?.[1] ?? null
}
