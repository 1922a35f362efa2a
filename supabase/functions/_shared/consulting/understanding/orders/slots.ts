/** A clause as slots: every word of it is an item, an amount or a word with a role; others are unknown. */
import type { Named } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'
import { isNameWord, namedBy } from './naming.ts'
import { type Role, roles } from './words.ts'

export type Amount = { value: number; unit: 'money' | 'percent' | 'bare' }
export type Slot = { at: number; end: number; said: string } & (
  | { kind: 'items'; names: readonly string[] }
  | { kind: 'amount'; amount: Amount }
  | { kind: 'role'; role: Role }
  | { kind: 'unknown' }
)

/** Longest name, in words. */
const longestName = 8

const forms = roles.map(([role, form]) => [role, new RegExp(`(?:${form})(?![\\p{L}\\p{N}])`, 'uy')] as const)
const token = /[\p{L}\p{N}][\p{L}\p{N}/]*(?:[.,]\d+)*%?|%/gu
const unit = /^\s*(?:(%|por ?cento|porcento)|(centavos?)|(reais|real|contos?|pilas?|paus?)(?!\p{L}))/u
const isAll = /(?:^|\s)(?:tod[oa]s?(?: [oa]s?)?|nenhuma?|cada|qualquer)\s*$/

type Word = { at: number; end: number }

function amountAt(
  said: string,
  at: number,
  amounts: ReturnType<typeof amountsIn>,
): { amount: Amount; end: number } | null {
  const found = amounts.find(
    ({ start }) => start === at || (start > at && /^r\$\s*$/.test(said.slice(at, start))),
  )
  if (!found) return null
  const [all, share, cents, money] = unit.exec(said.slice(found.end)) ?? []
  const end = found.end + (all?.length ?? 0)
  if (share !== undefined) return { amount: { value: found.value, unit: 'percent' }, end }
  if (cents !== undefined) return { amount: { value: found.value / 100, unit: 'money' }, end }
  // "dez reais e cinquenta"
  const more =
    money === undefined
      ? null
      : /^\s+e\s+(\p{L}+|\d{2})(?:\s+centavos)?(?![\p{L}\p{N}])/u.exec(said.slice(end))
  const part = more?.[1] === undefined ? undefined : amountsIn(more[1])[0]?.value
  if (more && part !== undefined && part >= 10 && part < 100)
    return { amount: { value: found.value + part / 100, unit: 'money' }, end: end + more[0].length }
  // "dezenove e noventa": two amounts that only cents explain
  return {
    amount: { value: found.value, unit: money !== undefined || found.isMoney ? 'money' : 'bare' },
    end,
  }
}

function roleAt(said: string, at: number): { role: Role; end: number } | null {
  let best: { role: Role; end: number } | null = null
  for (const [role, form] of forms) {
    form.lastIndex = at
    const found = form.exec(said)
    if (found && (!best || at + found[0].length > best.end)) best = { role, end: at + found[0].length }
  }
  return best
}

/** The slots of a folded clause, in order. */
export function slotsOf(said: string, names: readonly Named[]): Slot[] {
  const words: Word[] = [...said.matchAll(token)].map(({ index, 0: raw }) => ({
    at: index,
    end: index + raw.length,
  }))
  const amounts = amountsIn(said)
  const slots: Slot[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (!word) break
    const start = word.at
    const skip = (end: number) => {
      while (at < words.length && (words[at]?.at ?? 0) < end) at += 1
    }
    const role = roleAt(said, start)
    const amount = amountAt(said, start, amounts)
    const whole = nameAt(said, words, at, names)
    // "três" counts, although the house has a "Caipirinha de três limões".
    const named =
      amount && whole?.end === word.end && /^\p{L}+$/u.test(said.slice(start, word.end)) ? null : whole
    // "cerveja 600" is a name, "um" alone no amount.
    if (named && (!role || named.end > role.end || role.role === 'idle' || role.role === 'reach')) {
      slots.push({
        kind: 'items',
        names: named.names,
        at: start,
        end: named.end,
        said: said.slice(start, named.end),
      })
      skip(named.end)
    } else if (
      amount &&
      !/^(?:um|uma)$/.test(said.slice(start, amount.end)) &&
      !(role && role.end > amount.end)
    ) {
      slots.push({
        kind: 'amount',
        amount: amount.amount,
        at: start,
        end: amount.end,
        said: said.slice(start, amount.end),
      })
      skip(amount.end)
    } else if (role) {
      slots.push({
        kind: 'role',
        role: role.role,
        at: start,
        end: role.end,
        said: said.slice(start, role.end),
      })
      skip(role.end)
    } else {
      slots.push({ kind: 'unknown', at: start, end: word.end, said: said.slice(start, word.end) })
      at += 1
    }
  }
  return slots
}

/** The longest name that begins at a word. */
function nameAt(said: string, words: readonly Word[], from: number, names: readonly Named[]) {
  const first = words[from]
  if (!first || !isNameWord(said.slice(first.at, first.end), names)) return null
  const all = isAll.test(said.slice(0, first.at))
  for (let to = Math.min(words.length, from + longestName); to > from; to -= 1) {
    const last = words[to - 1]
    if (!last) continue
    const phrase = said.slice(first.at, last.end)
    // A name does not run over a comma, nor end in a joint.
    if (
      /[,;:()]/.test(phrase.replace(/\d,\d/g, '')) ||
      / (?:d[eao]s?|e|com|em|n[oa]s?|ao?s?|os?|p|pra|para|por|un?)$/.test(phrase)
    )
      continue
    const found = namedBy(phrase, names, all)
    if (found) return { names: found, end: last.end }
  }
  return null
}
