import { joinList } from '../base/language/text.ts'
import type { WishCheck } from '../base/request/check.ts'

/** Tools with the same answer share one line, because a house has many; a consultation without tools mentions none. */
export function withEquipmentOnce(all: readonly WishCheck[]): WishCheck[] {
  const isUseless = ({ wish, outcome, reason }: WishCheck) =>
    wish.kind === 'equipment' &&
    wish.has &&
    ((wish.origin === 'house' && outcome === 'not_possible') ||
      // The owner's own entry in the list of tools says what there is, and asks for nothing.
      (wish.place?.input === 'equipment' && /^Nenhuma/.test(reason)))
  const isTool = ({ wish, outcome }: WishCheck) => wish.kind === 'equipment' && wish.has && outcome === 'met'
  // Tools chosen from the list are no answer that anybody looks for, beside wishes in the owner's words.
  const isChosen = ({ wish }: WishCheck) => wish.kind === 'equipment' && wish.has && wish.place === undefined
  const others = all.filter((check) => !isChosen(check))
  const checks = (others.length > 0 ? others : all).filter((check) => !isUseless(check))
  const tools = checks.filter(isTool)
  const together = [...new Set(tools.map(({ reason }) => reason))]
    .toSorted()
    .flatMap((answer): WishCheck[] => {
      const same = tools.filter(({ reason }) => reason === answer)
      const [first] = same
      if (first?.wish.kind !== 'equipment') return []
      const names = new Set(same.flatMap(({ wish }) => (wish.kind === 'equipment' ? [wish.what] : [])))
      const { place: _, ...wish } = first.wish
      return [{ ...first, wish: { ...wish, what: joinList([...names]) } }]
    })
  return [...checks.filter((check) => !isTool(check)), ...together]
}

/** Closed days of one sentence with the same answer are one line, in its words. */
export function withClosingsOnce(checks: readonly WishCheck[]): WishCheck[] {
  const isDay = ({ wish }: WishCheck) => wish.kind === 'date' && wish.closed && wish.from !== undefined
  const same = (one: WishCheck, other: WishCheck) =>
    isDay(one) &&
    isDay(other) &&
    one.wish.text === other.wish.text &&
    one.wish.place?.start === other.wish.place?.start &&
    one.outcome === other.outcome &&
    one.reason === other.reason
  return checks.flatMap((check, at) => {
    if (checks.findIndex((other) => same(check, other)) < at && isDay(check)) return []
    const several = checks.some((other, index) => index > at && same(check, other))
    if (!several || check.wish.kind !== 'date') return [check]
    const { from: _from, to: _to, ...wish } = check.wish
    return [{ ...check, wish: { ...wish, what: wish.text.slice(0, 120) } }]
  })
}

/** "Manter no cardápio" and "Não mexer no preço" of the same items: one line, with every price. */
export function withKeptOnce(checks: readonly WishCheck[]): WishCheck[] {
  const isKept = ({ wish, outcome }: WishCheck) =>
    outcome === 'met' && wish.kind === 'keepPrice' && wish.until === undefined && wish.from === undefined
  const itemOf = ({ wish }: WishCheck) => ('item' in wish && wish.item !== undefined ? wish.item : null)
  const prices = checks.filter(isKept)
  const stays = checks.filter(({ wish, outcome }) => wish.kind === 'keepItem' && outcome === 'met')
  const both = prices.filter((one) => stays.some((other) => itemOf(other) === itemOf(one)))
  const names = [...new Set(both.flatMap((one) => itemOf(one) ?? []))]
  const [first] = both
  if (names.length < 2 || first?.wish.kind !== 'keepPrice') return [...checks]
  const isTogether = (one: WishCheck) => {
    const name = itemOf(one)
    return name !== null && names.includes(name) && (both.includes(one) || stays.includes(one))
  }
  const answers = names.flatMap((name) => {
    const reason = both.find((one) => itemOf(one) === name)?.reason.trim() ?? ''
    const price = /R\$\s?[\d.]+(?:,\d{2})?/u.exec(reason)?.[0]
    return price === undefined ? [] : [`${name} a ${price.replace(/,00$/, '')}`]
  })
  const { place: _, price: _price, ...wish } = first.wish
  const line: WishCheck = {
    ...first,
    wish: { ...wish, item: joinList(names) },
    reason: answers.length > 0 ? `Ficam como estão: ${joinList(answers)}.` : 'Ficam como estão.',
  }
  const at = checks.findIndex(isTogether)
  return checks.flatMap((one, index) => (index === at ? [line] : isTogether(one) ? [] : [one]))
}

/** "Fica em 14 reais, não pode subir": one line for a price that is kept. */
export function withoutKeptCaps(checks: readonly WishCheck[]): WishCheck[] {
  const isKept = (cap: WishCheck) =>
    checks.some(
      ({ wish, outcome, reason }) =>
        wish.kind === 'keepPrice' &&
        cap.wish.kind === 'capPrice' &&
        wish.item === cap.wish.item &&
        outcome === cap.outcome &&
        reason === cap.reason,
    )
  return checks.filter((check) => !isKept(check))
}
