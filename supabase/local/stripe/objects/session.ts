import Stripe from 'stripe'
import {
  type LineRecord,
  type PriceRecord,
  type SessionRecord,
  sessionEmail,
  sessionTotal,
} from '../records.ts'

/** Builds Stripe's objects from the stand-in's records. A field that the SDK adds fails to compile here. */

export function productObject(price: PriceRecord): Stripe.Product {
  const { product } = price
  return {
    id: product.id,
    object: 'product',
    active: price.active,
    created: price.created,
    default_price: null,
    description: product.description,
    images: product.images,
    livemode: false,
    marketing_features: [],
    metadata: product.metadata,
    name: product.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: price.created,
    url: null,
  }
}

export function priceObject(record: PriceRecord, expandProduct = false): Stripe.Price {
  return {
    id: record.id,
    object: 'price',
    active: record.active,
    billing_scheme: 'per_unit',
    created: record.created,
    currency: record.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: record.metadata,
    nickname: null,
    product: expandProduct ? productObject(record) : record.product.id,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: record.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(record.unitAmount),
  }
}

export function lineItemObject(record: LineRecord, expandProduct = false): Stripe.LineItem {
  const amount = record.quantity * record.price.unitAmount
  return {
    id: record.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: record.price.currency,
    description: record.price.product.name,
    metadata: record.metadata,
    price: priceObject(record.price, expandProduct),
    quantity: record.quantity,
  }
}

export function lineItemList(record: SessionRecord, expandProduct = false): Stripe.ApiList<Stripe.LineItem> {
  return {
    object: 'list',
    data: record.lines.map((line) => lineItemObject(line, expandProduct)),
    has_more: false,
    url: `/v1/checkout/sessions/${record.id}/line_items`,
  }
}

function methodOptions(record: SessionRecord): Stripe.Checkout.Session.PaymentMethodOptions {
  return {
    ...(record.methods.includes('card')
      ? {
          card: {
            request_three_d_secure: 'automatic',
            ...(record.installments ? { installments: { enabled: true } } : {}),
          },
        }
      : {}),
    ...(record.methods.includes('boleto')
      ? { boleto: { expires_after_days: record.boletoExpiresAfterDays } }
      : {}),
    ...(record.methods.includes('pix')
      ? { pix: { expires_after_seconds: record.pixExpiresAfterSeconds } }
      : {}),
  }
}

function customerDetails(record: SessionRecord): Stripe.Checkout.Session.CustomerDetails | null {
  const email = sessionEmail(record)
  if (email === null) return null
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: record.status === 'complete' ? [] : null,
  }
}

/**
 * @param pageUrl address of the hosted page, which Stripe returns only while the session is open
 * @param expanded replaces `payment_intent` and `line_items` when the request expands them
 */
export function sessionObject(
  record: SessionRecord,
  pageUrl: string,
  expanded: { intent?: Stripe.PaymentIntent; lineItems?: Stripe.ApiList<Stripe.LineItem> } = {},
): Stripe.Checkout.Session {
  const total = sessionTotal(record)
  return {
    id: record.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: record.allowedMethods,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: record.cancelUrl,
    client_reference_id: record.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: record.created,
    currency: record.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: customerDetails(record),
    customer_email: record.customerEmail,
    discounts: [],
    ...(record.excludedMethods === null ? {} : { excluded_payment_method_types: record.excludedMethods }),
    expires_at: record.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    ...(expanded.lineItems === undefined ? {} : { line_items: expanded.lineItems }),
    livemode: false,
    locale: record.locale,
    managed_payments: { enabled: false },
    metadata: record.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: expanded.intent ?? record.intentId,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: { id: 'pmc_local_engenho48', parent: null },
    payment_method_options: methodOptions(record),
    payment_method_types: record.methods,
    payment_status: record.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: record.status,
    submit_type: record.submitType,
    subscription: null,
    success_url: record.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: record.status === 'open' ? pageUrl : null,
    wallet_options: null,
  }
}
