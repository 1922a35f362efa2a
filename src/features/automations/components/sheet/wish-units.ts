import { amountOf, amountText, moneyText } from '@/forms/amounts'

type Unit = {
  /** The typed text as the wish stores it; undefined if it is empty. */
  read: (text: string) => number | string | undefined
  /** What to type, in Portuguese. */
  problem: string
}

const amount = (text: string) => amountOf(text) ?? undefined

/** "17:30" → 17.5 */
function hoursOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) + Number(minutes) / 60
}

/** What is typed into a wish's field. A time field has no 24:00, so closing hours store its 00:00 as 24. */
export const units = {
  money: { read: amount, problem: 'Escreva um preço em reais, como 18,90.' },
  count: { read: amount, problem: 'Escreva um número inteiro, como 6.' },
  decimal: { read: amount, problem: 'Escreva um número acima de zero, como 2,5.' },
  percent: { read: amount, problem: 'Escreva uma porcentagem acima de 0 e até 100.' },
  strength: { read: amount, problem: 'Escreva um teor acima de 0 e até 60.' },
  negative: { read: amount, problem: 'Escreva um número abaixo de zero, como -1,5.' },
  day: { read: (text) => (text === '' ? undefined : text), problem: 'Escolha um dia.' },
  hour: { read: hoursOf, problem: 'Escolha uma hora.' },
  closingHour: {
    read: (text) => hoursOf(text) || (text === '' ? undefined : 24),
    problem: 'Escolha uma hora.',
  },
} as const satisfies Record<string, Unit>

export type UnitName = keyof typeof units

/** 17.5 → "17:30"; '' where it is unknown. */
export function hourText(value: number | undefined): string {
  if (value === undefined) return ''
  const minutes = Math.round(value * 60) % (24 * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export const priceText = (value: number | undefined): string => moneyText(value ?? null)

export const numberText = (value: number | undefined): string => amountText(value ?? null)
