const timeZone = 'America/Fortaleza'
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

export const formatMoney = (reais: number): string => brl.format(reais)

export const formatCredits = (credits: number): string =>
  `${integer.format(credits)} ${credits === 1 ? 'crédito' : 'créditos'}`

/** `terça-feira, 24/11/2026, 15:00`, in Fortaleza's time. */
export const formatMoment = (timestamp: string): string => moment.format(new Date(timestamp))

/** dd/mm/yyyy from yyyy-mm-dd. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/')

/** `60165-121` from the digits of a CEP. */
export const formatPostalCode = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2')
