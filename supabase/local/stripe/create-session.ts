import { ApiError } from './api-error.ts'
import type { FormReader } from './form.ts'
import { newId, newSessionId } from './ids.ts'
import {
  type LineRecord,
  type PaymentMethod,
  type PriceRecord,
  paymentMethods,
  type SessionRecord,
  sessionTotal,
} from './records.ts'

/** Brazilian reais, the account's only currency. */
const currency = 'brl'

const hourSeconds = 60 * 60

/**
 * Stripe's limits for BRL amounts, in cents:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const amountLimits = { minimum: 50, maximum: 99_999_999 } as const

/** Stripe's limits for boletos, in cents: https://docs.stripe.com/payments/boleto */
const boletoLimits = { minimum: 500, maximum: 4_999_999 } as const

const locales = ['auto', 'pt', 'pt-BR', 'en', 'es', 'es-419'] as const
const submitTypes = ['auto', 'book', 'donate', 'pay'] as const

interface Context {
  /** Unix seconds. */
  now: number
  prices: readonly PriceRecord[]
}

function readCurrency(form: FormReader): string {
  const given = form.requiredText('currency').toLowerCase()
  if (given !== currency)
    throw new ApiError(`Invalid currency: ${given}. This account takes payments in ${currency} only.`, {
      param: form.path('currency'),
    })
  return given
}

function readUnitAmount(form: FormReader): number {
  const amount = form.integer('unit_amount')
  if (amount === null) return form.missing('unit_amount')
  if (amount < 0)
    throw new ApiError('Invalid non-negative integer', {
      code: 'parameter_invalid_integer',
      param: form.path('unit_amount'),
    })
  return amount
}

function readPriceData(form: FormReader, now: number): PriceRecord {
  const product = form.child('product_data') ?? form.missing('product_data')
  return {
    id: newId('price'),
    created: now,
    currency: readCurrency(form),
    unitAmount: readUnitAmount(form),
    active: false,
    metadata: {},
    product: {
      id: newId('prod'),
      name: product.requiredText('name'),
      description: product.text('description'),
      images: product.texts('images'),
      metadata: product.metadata('metadata'),
    },
  }
}

function readPrice(form: FormReader, { now, prices }: Context): PriceRecord {
  const id = form.text('price')
  const data = form.child('price_data')
  if (id !== null && data !== null)
    throw new ApiError('You may only specify one of these parameters: price, price_data.', {
      param: form.path('price'),
    })
  if (data !== null) return readPriceData(data, now)
  if (id === null)
    throw new ApiError('Each line item must have a `price` or a `price_data`.', {
      code: 'parameter_missing',
      param: form.path('price'),
    })
  const price = prices.find((candidate) => candidate.id === id)
  if (price === undefined)
    throw new ApiError(`No such price: '${id}'`, { code: 'resource_missing', param: form.path('price') })
  return price
}

function readLine(form: FormReader, context: Context): LineRecord {
  const quantity = form.integer('quantity') ?? form.missing('quantity')
  if (quantity < 1)
    throw new ApiError('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: form.path('quantity'),
    })
  return { id: newId('li'), quantity, price: readPrice(form, context), metadata: form.metadata('metadata') }
}

function readLines(form: FormReader, context: Context): LineRecord[] {
  const lines = form.list('line_items').map((line) => readLine(line, context))
  if (lines.length === 0) form.missing('line_items')
  if (lines.length > 100) throw new ApiError('There is a maximum of 100 line items.', { param: 'line_items' })
  const total = sessionTotal({ lines })
  if (total < amountLimits.minimum)
    throw new ApiError("The Checkout Session's total amount due must add up to at least R$0.50 brl", {
      code: 'amount_too_small',
    })
  if (total > amountLimits.maximum)
    throw new ApiError(
      "The Checkout Session's total amount due must add up to no more than R$999,999.99 brl",
      {
        code: 'amount_too_large',
      },
    )
  return lines
}

function readMethodList(form: FormReader, name: string): PaymentMethod[] | null {
  if (!form.has(name)) return null
  return form.texts(name).map((type, index) => {
    const method = paymentMethods.find((candidate) => candidate === type)
    if (method === undefined)
      throw new ApiError(`Invalid ${name}[${index}]: must be one of ${paymentMethods.join(', ')}`, {
        param: `${name}[${index}]`,
      })
    return method
  })
}

/**
 * Returns the payment methods of a session: those that fit the amount and that the caller allows. API version
 * 2026-09-30.endive removed `payment_method_types`:
 * https://docs.stripe.com/changelog/endive/2026-09-30/remove-payment-method-types-checkout-sessions
 */
function readMethods(
  form: FormReader,
  total: number,
): Pick<SessionRecord, 'allowedMethods' | 'excludedMethods' | 'methods'> {
  if (form.has('payment_method_types'))
    throw new ApiError(
      'The payment_method_types parameter is no longer supported: use allowed_payment_method_types or excluded_payment_method_types.',
      { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
    )
  const allowedMethods = readMethodList(form, 'allowed_payment_method_types')
  const excludedMethods = readMethodList(form, 'excluded_payment_method_types')
  const boletoFits = total >= boletoLimits.minimum && total <= boletoLimits.maximum
  const methods = paymentMethods.filter(
    (method) =>
      (method !== 'boleto' || boletoFits) &&
      (allowedMethods?.includes(method) ?? true) &&
      !excludedMethods?.includes(method),
  )
  if (methods.length === 0)
    throw new ApiError('No valid payment method types for this Checkout Session.', {
      param: 'allowed_payment_method_types',
    })
  return { allowedMethods, excludedMethods, methods }
}

function readMethodOptions(
  form: FormReader,
): Pick<SessionRecord, 'boletoExpiresAfterDays' | 'installments' | 'pixExpiresAfterSeconds'> {
  const options = form.child('payment_method_options')
  const boleto = options?.child('boleto')
  const days = boleto?.integer('expires_after_days') ?? 3
  if (boleto && (days < 0 || days > 60))
    throw new ApiError('The value must be between 0 and 60.', { param: boleto.path('expires_after_days') })
  const pix = options?.child('pix')
  const seconds = pix?.integer('expires_after_seconds') ?? null
  if (pix && seconds !== null && (seconds < 10 || seconds > 1_209_600))
    throw new ApiError('The value must be between 10 and 1209600.', {
      param: pix.path('expires_after_seconds'),
    })
  const installments = options?.child('card')?.child('installments')?.boolean('enabled') ?? false
  return { boletoExpiresAfterDays: days, installments, pixExpiresAfterSeconds: seconds }
}

function readPayment(form: FormReader): SessionRecord['payment'] {
  const data = form.child('payment_intent_data')
  return {
    description: data?.text('description') ?? null,
    metadata: data?.metadata('metadata') ?? {},
    receiptEmail: data?.text('receipt_email') ?? null,
    statementDescriptor: data?.text('statement_descriptor') ?? null,
    statementDescriptorSuffix: data?.text('statement_descriptor_suffix') ?? null,
  }
}

function readExpiry(form: FormReader, now: number): number {
  const expiresAt = form.integer('expires_at') ?? now + 24 * hourSeconds
  if (expiresAt < now + hourSeconds / 2)
    throw new ApiError(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  if (expiresAt > now + 24 * hourSeconds)
    throw new ApiError(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  return expiresAt
}

function readEmail(form: FormReader): string | null {
  const email = form.text('customer_email')
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new ApiError(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'customer_email' })
  return email
}

function readReference(form: FormReader): string | null {
  const reference = form.text('client_reference_id')
  if (reference !== null && reference.length > 200)
    throw new ApiError('Invalid string: must be at most 200 characters', { param: 'client_reference_id' })
  return reference
}

/**
 * Reads the parameters of `POST /v1/checkout/sessions` into a new, open session. Parameters that the stand-in
 * does not imitate are refused as unknown, so that nobody relies on them.
 * @throws ApiError in Stripe's words
 */
export function readSession(form: FormReader, context: Context): SessionRecord {
  const mode = form.choice('mode', ['payment', 'setup', 'subscription']) ?? form.missing('mode')
  if (mode !== 'payment')
    throw new ApiError(`This account has no use for the mode '${mode}'.`, { param: 'mode' })
  form.choice('ui_mode', ['hosted_page'])
  const lines = readLines(form, context)
  return {
    id: newSessionId(),
    created: context.now,
    expiresAt: readExpiry(form, context.now),
    status: 'open',
    paymentStatus: 'unpaid',
    currency,
    lines,
    successUrl: form.url('success_url') ?? form.missing('success_url'),
    cancelUrl: form.url('cancel_url'),
    clientReferenceId: readReference(form),
    customerEmail: readEmail(form),
    typedEmail: null,
    locale: form.choice('locale', locales),
    submitType: form.choice('submit_type', submitTypes),
    metadata: form.metadata('metadata'),
    ...readMethods(form, sessionTotal({ lines })),
    ...readMethodOptions(form),
    payment: readPayment(form),
    intentId: null,
  }
}
