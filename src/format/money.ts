import { lazily } from './lazily'

const brl = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const integer = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))
const percent = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }))

/** R$ with two decimals: `R$ 1.250,00`. */
export function formatMoney(reais: number): string {
  return brl().format(reais)
}

/** Keeps each amount on one line, `R$ 12,90` and `50 ml` alike: the engines write plain spaces. */
export function keepAmountsWhole(text: string): string {
  return text
    .replace(/R\$ (?=[\d+-])/g, 'R$\u00a0')
    .replace(/(\d) (?=(?:ml|l|g|kg|cm|un|°C|anos|×)(?![\p{L}\d]))/gu, '$1\u00a0')
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
