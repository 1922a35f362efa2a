import { isValidBankAccount } from '@brazilian-utils/brazilian-utils/is-valid-bank-account'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import * as z from 'zod/mini'
import { checkCnpj, normalizeCnpj } from '@/domain/cnpj'
import { digitsOf } from '@/domain/contact'
import { requiredText, textWith } from '@/forms/restaurant-fields'
import type { RefundAccount } from './withdrawal.queries'

/** Digits, and the letter that some banks use as check digit. */
const accountParts = (value: string) => {
  const characters = value.toUpperCase().replace(/[^0-9XP]/g, '')
  return { number: characters.slice(0, -1), digit: characters.slice(-1) }
}

/** A CPF or CNPJ, without punctuation. */
const taxIdOf = normalizeCnpj

function taxIdProblem(value: string): string | null {
  const id = taxIdOf(value)
  if (id === '') return 'CPF ou CNPJ do titular é obrigatório'
  const valid = id.length === 11 ? isValidCpf(id) : checkCnpj(id) === 'valid'
  return valid ? null : 'CPF ou CNPJ inválido: confira os números'
}

export const accountSchema = z.object({
  holder: requiredText('Diga o nome do titular', 120),
  tax_id: textWith(taxIdProblem),
  bank_code: textWith((value) => (/^\d{3}$/.test(value) ? null : 'Escolha o banco')),
  branch: textWith((value) =>
    /^\d{1,5}$/.test(digitsOf(value)) ? null : 'A agência tem de 1 a 5 números, sem o dígito',
  ),
  account: textWith((value) =>
    /^\d{1,13}$/.test(accountParts(value).number) ? null : 'Escreva a conta com o dígito, como 12345-6',
  ),
  account_kind: z.enum(['checking', 'savings']),
})

export type AccountValues = z.output<typeof accountSchema>

export function toAccount(values: AccountValues): RefundAccount {
  const { number, digit } = accountParts(values.account)
  return {
    holder: values.holder.trim(),
    tax_id: taxIdOf(values.tax_id),
    bank_code: values.bank_code,
    branch: digitsOf(values.branch),
    account: `${number}-${digit}`,
    account_kind: values.account_kind,
  }
}

export const toAccountValues = (account: RefundAccount | null): AccountValues => ({
  holder: account?.holder ?? '',
  tax_id: account?.tax_id ?? '',
  bank_code: account?.bank_code ?? '',
  branch: account?.branch ?? '',
  account: account?.account ?? '',
  account_kind: account?.account_kind === 'savings' ? 'savings' : 'checking',
})

/** Whether the check digit is the one that the bank's published rule gives. Some banks have accounts that break it. */
export function followsBankRule({ bank_code, branch, account }: RefundAccount): boolean {
  const [number = '', digit = ''] = account.split('-')
  // The rules take the full length of a bank's accounts, and people leave out the zeros before the number.
  const lengths = Array.from({ length: 13 }, (_, index) => index + 1).filter(
    (length) => length >= number.length,
  )
  return lengths.some((length) =>
    isValidBankAccount({
      bankCode: bank_code,
      agency: branch.padStart(4, '0'),
      account: number.padStart(length, '0'),
      digit,
    }),
  )
}
