import type { FailureRecord } from './records.ts'

export interface CardOutcome {
  brand: string
  last4: string
  failure: FailureRecord | null
}

export const approvedCardNumber = '4242424242424242'
export const declinedCardNumber = '4000000000000002'

const declined = 'Your card was declined.'

/** Stripe's test cards and their outcomes: https://docs.stripe.com/testing */
const testCards: Readonly<Record<string, { brand: string; failure: FailureRecord | null }>> = {
  [approvedCardNumber]: { brand: 'visa', failure: null },
  '4000000760000002': { brand: 'visa', failure: null },
  '5555555555554444': { brand: 'mastercard', failure: null },
  '378282246310005': { brand: 'amex', failure: null },
  [declinedCardNumber]: {
    brand: 'visa',
    failure: { code: 'card_declined', declineCode: 'generic_decline', message: declined },
  },
  '4000000000009995': {
    brand: 'visa',
    failure: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000009987': {
    brand: 'visa',
    failure: { code: 'card_declined', declineCode: 'lost_card', message: declined },
  },
  '4000000000009979': {
    brand: 'visa',
    failure: { code: 'card_declined', declineCode: 'stolen_card', message: declined },
  },
  '4000000000000069': {
    brand: 'visa',
    failure: { code: 'expired_card', declineCode: null, message: 'Your card has expired.' },
  },
  '4000000000000127': {
    brand: 'visa',
    failure: { code: 'incorrect_cvc', declineCode: null, message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    failure: {
      code: 'processing_error',
      declineCode: null,
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
}

/** Checks the Luhn digit of a card number (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/**
 * Returns the outcome of a payment with this card number. Real numbers are refused as in Stripe's test mode,
 * and only the last four digits are kept.
 * @returns null when the text is not a card number; the page says so without trying to pay
 */
export function cardOutcome(typed: string): CardOutcome | null {
  const digits = typed.replace(/[\s.-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return null
  const known = testCards[digits]
  return {
    brand: known?.brand ?? 'visa',
    last4: digits.slice(-4),
    failure:
      known === undefined
        ? {
            code: 'card_declined',
            declineCode: 'test_mode_live_card',
            message:
              'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
          }
        : known.failure,
  }
}
