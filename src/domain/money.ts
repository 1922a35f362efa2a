import { once } from './once'

const brl = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const integer = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))
const percent = once(() => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }))

/** R$ with two decimals: `R$ 1.250,00`. */
export function formatMoney(reais: number): string {
  return brl().format(reais)
}

/** The text with its amounts kept on one line each: what the engines write has plain spaces after R$. */
export function keepAmountsWhole(text: string): string {
  return text.replace(/R\$ (?=[\d+-])/g, 'R$\u00a0')
}

/** A whole number in pt-BR: `1.250`. */
export function formatInteger(value: number): string {
  return integer().format(value)
}

/** `ratio` 0.22 gives `22%`. */
export function formatPercent(ratio: number): string {
  return percent().format(ratio)
}

/** A number of credits with its word: `1.250 créditos`. */
export function formatCredits(credits: number): string {
  return `${integer().format(credits)} ${credits === 1 ? 'crédito' : 'créditos'}`
}

/** The payment provider counts in cents. */
export function centsToReais(cents: number): number {
  return cents / 100
}
