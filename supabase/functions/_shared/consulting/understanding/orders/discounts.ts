/** Where, when and how far a discount may go, and that nothing is sold below its cost. */

import { numberValues } from '../../base/language/number-words.ts'
import { everyItem } from '../../base/request/match-item.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { question } from '../spoken/pieces.ts'
import type { Decided } from './decide.ts'
import type { Features } from './features.ts'
import type { Slot } from './slots.ts'

const day = '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:[- ]feiras?)?'
const days = new RegExp(
  `(?:(?:de|da|n[oa]s?|aos?|as?|as|em|tod[oa]s?(?: [oa]s?)?)\\s+)?${day}(?:(?:\\s*,\\s*|\\s+(?:e|a|ate)\\s+)(?:(?:n[oa]s?|a|o|de|em)\\s+)?${day})*`,
)
const time =
  /(?:n[oa]|em|d[oa]|de|a|durante o|durante a|pro|pra|[oa])?\s*\b(almoco|jantar|noite|tarde|fim de semana|happy hour|meio da semana|dias? de semana)\b/

export type When = { weekdays?: number[]; what?: string }

/** The days or the time that a clause names, and the rest of it. */
export function withoutTime(said: string): { rest: string; when: When | null } {
  const found = days.exec(said)
  const weekdays = found ? weekdaysIn(found[0]) : []
  if (found && weekdays.length > 0) return { rest: said.replace(found[0], ' '), when: { weekdays } }
  const at = time.exec(said)
  if (!at?.[1]) return { rest: said, when: null }
  const named = { almoco: 'almoço', 'happy hour': 'happy hour' }[at[1]] ?? at[1]
  return { rest: said.replace(at[0], ' '), when: { what: named } }
}

const ofCost =
  /\b(?:abaixo d[oe]|menos (?:de|que|do que)|no|com|em|de) (?:o )?(?:preco de )?(?:custo|prejuizo)\b/
const ofLoss = /\b(?:perder|tomar|levar|ter|dar|no|com) (?:dinheiro|prejuizo)\b/

/** "Nada abaixo do custo, nem em promoção" */
export function aboveCost(said: string, slots: readonly Slot[]): Decided | null {
  const isRefused = slots.some(
    (slot) =>
      (slot.kind === 'role' && slot.role === 'not') || (slot.kind === 'items' && /^nada$/.test(slot.said)),
  )
  const isAll = slots.every((slot) => slot.kind !== 'items' || slot.names.includes(everyItem))
  if (!(ofCost.test(said) || ofLoss.test(said)) || !isRefused || !isAll) return null
  if (slots.some(({ kind }) => kind === 'unknown' || kind === 'amount')) return null
  return { wishes: [question('marginFloor')], subjects: [] }
}

const months =
  /\b(?:(?:pelo menos|no minimo|por|uns)\s+)*(\d{1,2}|um|dois|tres|quatro|cinco|seis|doze) mes(?:es)?\b/
const often =
  /\b(?:(?:mud|mex|troc|alter|reajust)\p{L}* )(?:de preco |o preco |preco )?(?:toda hora|tod[oa]s? [oa]s? (?:hora|dia|semana)s?|todo dia|toda semana|o tempo todo|direto|a cada (?:hora|dia|semana))/u

/** "Mexeu, fica pelo menos três meses", "não quero preço que muda toda hora" */
export function heldFor(said: string): Decided | null {
  if (/\b(?:nao|nada de|sem)\b/.test(said) && often.test(said) && !/\d/.test(said))
    return { wishes: [question('holdPrices')], subjects: [] }
  const held =
    /\b(?:mexeu|mudou|subiu|reajustou|preco novo|novos precos|o que (?:mudar|mexer|subir)|quem (?:mudar|subir))\b.*\b(?:fica\p{L}*|dura\p{L}*|vale\p{L}*|segura\p{L}*|mantem|aguenta\p{L}*)\b/u
  const [, count = ''] = months.exec(said) ?? []
  if (!held.test(said) || count === '') return null
  return { wishes: [question('holdPrices', { count: numberValues[count] ?? Number(count) })], subjects: [] }
}

/** What a clause says of discounts; null if it says anything else. */
export function discountOf(f: Features, when: When | null): Decided | null {
  if (!f.discount || f.cost) return null
  const [item, ...more] = f.subjects ?? []
  if (more.length > 0 || f.except.length > 1 || f.amounts.length > 1) return null
  const [amount] = f.amounts
  if (amount && amount.unit !== 'percent') return null
  if (f.verb === 'rise' || f.verb === 'change' || f.verb === 'stay') return null
  const named = item !== undefined && item !== everyItem && { item }
  const subjects = item === undefined ? [] : [item]
  const on = (rest: Parameters<typeof question>[1]) => ({
    wishes: [question('discountLimit', { ...rest, ...when })],
    subjects,
  })
  if (f.not && !amount) {
    if (when) return on({ ...named, against: true })
    return named ? { wishes: [question('discountLimit', { other: named.item })], subjects } : null
  }
  if (f.not && !(f.bounds.has('over') && amount)) return null
  const percent = amount && { percent: amount.value }
  const [other] = f.except
  if (!amount && !f.only && !(when && f.may)) return null
  if (amount && !(f.bounds.has('most') || f.bounds.has('over') || f.only || f.may)) return null
  // "desconto só na terça": the day has a reader of its own.
  if (f.bounds.has('least') || (when?.weekdays && !amount && !named && !f.may)) return null
  return on({ ...percent, ...named, ...(other !== undefined && { other }) })
}

/** "mas sexta e sábado não mexe em nada": no other price on those days. */
export const heldOn = (f: Features, when: When | null): Decided | null =>
  when &&
  f.not &&
  f.verb === 'change' &&
  f.amounts.length === 0 &&
  (f.subjects === null || f.subjects.includes(everyItem))
    ? { wishes: [question('discountLimit', { against: true, ...when })], subjects: [] }
    : null

/** "baixa o PF para 19,90 na segunda": another price on some weekdays. */
export function onWeekdays(f: Features, when: When | null): Decided | null {
  const [item, ...more] = f.subjects ?? []
  const [amount] = f.amounts
  if (!when?.weekdays || item === undefined || more.length > 0 || f.amounts.length !== 1 || !amount)
    return null
  if (amount.unit === 'percent' || f.not || f.bounds.size > 0 || !f.to) return null
  if (
    f.verb !== 'fall' &&
    f.verb !== 'stay' &&
    f.verb !== 'rise' &&
    !f.want &&
    f.verb !== 'reach' &&
    f.verb !== 'sell'
  )
    return null
  return {
    wishes: [question('weekdayPrice', { item, price: amount.value, weekdays: when.weekdays })],
    subjects: [item],
  }
}
