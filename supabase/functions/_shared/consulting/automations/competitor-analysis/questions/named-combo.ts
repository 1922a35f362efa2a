/** "combo de café com bolo, por quanto?": what the house's own items are worth together. */
import { foldAccents, formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import { everyday } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { type Answer, type Asked, answer, comparedOf, type Question, refuses } from './asked.ts'

const parts =
  /\bcombos? (?:de |d[oa] )?(?<a>[a-z][a-z ]{2,30}?)(?: com | e | mais | \+ )(?:o |a |um |uma )?(?<b>[a-z][a-z ]{2,30}?)(?<more>(?:(?:,| e | mais | com | \+ ) ?(?:o |a |um |uma )?[a-z][a-z ]{2,30}?){0,2})(?=\s*(?:[;.?!]|,(?! [a-z ]+ e )|$| (?:por|a|na|no|pra|para|vale|compensa|da)\b))/
/** What it may cost less, which is no part of it. */
const terms = /,? (?:com|dando|de) (?:um )?desconto .*$/
/** Discount on both together, before rounding. */
const off = 0.08

type Priced = OwnItem & { price: number }

/** The house's items that a word means, by name before section: the one that sells most, else the cheapest. */
function meant(word: string, asked: Asked): Priced[] {
  const wanted = tokenize(word).filter((one) => one.length > 2)
  const has = (text: string) => wanted.every((one) => tokenize(text).includes(one))
  const priced = asked.whole.filter((one): one is Priced => one.price !== null)
  const bySection = priced.filter(({ category }) => has(category ?? ''))
  const named = bySection.length > 0 ? bySection : priced.filter(({ name }) => has(name))
  const units = (name: string) => asked.sold.unitsOf(name) ?? 0
  return named.toSorted((a, b) => units(b.name) - units(a.name) || a.price - b.price)
}

/** What a competitor that sells both asks for them. */
function theirSum(first: string, second: string, asked: Asked): string {
  const [a, b] = [first, second].map((name) => comparedOf(name, asked))
  const found = (a ? everyday(a) : []).flatMap(({ competitor, price }) => {
    const other = (b ? everyday(b) : []).find((quote) => quote.competitor === competitor)
    return other ? [`${competitor}, ${formatBrl(price + other.price)}`] : []
  })
  return found.length === 0 ? '' : `Separados, lá: ${joinList(found)}.`
}

/** Three things or more: what they leave together, beside the main one alone and beside all of them asked for apart. */
function answerOfSeveral(words: readonly string[], most: number | undefined, asked: Asked): Answer | null {
  const found = words.map((word) => meant(word.replace(/^(?:o|a|um|uma) /, ''), asked)[0])
  const items = found.flatMap((one) => (one ? [one] : []))
  const [main] = items
  if (!main || items.length < words.length) return null
  const sum = (of: (one: Priced) => number) => items.reduce((all, one) => all + of(one), 0)
  const full = sum(({ price }) => price)
  const lowest = most === undefined ? full * (1 - off) : Math.max(full * (1 - off), full * (1 - most / 100))
  const price = Math.min(Math.ceil(lowest - 1e-9), full - 1)
  const names = items.map(({ name }) => name).join(' + ')
  const share = Math.round((1 - price / full) * 100)
  const at = `${names} por ${formatBrl(price)} (à parte, ${formatBrl(full)}: ${share}% a menos)`
  if (items.some(({ cost }) => cost === null || cost <= 0))
    return answer(`${at}: falta o custo de um deles para dizer se vale.`)
  const left = price - sum(({ cost }) => cost ?? 0)
  const alone = main.price - (main.cost ?? 0)
  const lost = full - price
  const gain = left - alone
  if (gain < 0.5) return answer(`Não: ${at} deixa ${formatBrl(left)}, menos que ${main.name} sozinho.`)
  return answer(
    `Vale: ${at}; deixa ${formatBrl(left)}, com custo de ${Math.round((1 - left / price) * 100)}%.`,
    most === undefined
      ? ''
      : `Com os ${most}% que você aceita, o piso é ${formatBrl(full * (1 - most / 100))}.`,
    `Quem só pediria ${main.name} passa a deixar ${formatBrl(gain)} a mais; quem já pediria tudo, ${formatBrl(lost)} a menos: perde se esses passarem de ${Math.floor((gain / (gain + lost)) * 100)} em cada 100. Conte quatro semanas.`,
  )
}

/** Null where no combo of two things of the menu is named. */
export function answerNamedCombo({ text, percent }: Question, asked: Asked): Answer | null {
  const { a, b, more = '' } = parts.exec(foldAccents(text).toLowerCase().replace(terms, ''))?.groups ?? {}
  if (a === undefined || b === undefined || refuses(asked, 'promotion')) return null
  const others = more.split(/,| e | mais | com | \+ /).filter((part) => part.trim() !== '')
  if (others.length > 0) return answerOfSeveral([a, b, ...others], percent, asked)
  const [second] = meant(b, asked)
  // "café" may be any of the section: the cheapest, and one in the middle of its prices.
  const firsts = meant(a, asked).filter(({ name }) => name !== second?.name)
  const middle = firsts.toSorted((x, y) => x.price - y.price)[Math.floor(firsts.length / 2)]
  const [first] = firsts
  if (!first || !second) return null
  const chosen = middle && middle.name !== first.name ? [first, middle] : [first]
  const combos = chosen.map((one) => {
    const full = one.price + second.price
    const price = Math.min(Math.round(full * (1 - off)), full - 1)
    const cost = one.cost && second.cost ? one.cost + second.cost : null
    return { name: `${one.name} + ${second.name}`, full, price, cost, more: price - one.price, first: one }
  })
  const [main] = combos
  if (!main) return null
  const known = main.cost !== null && main.first.cost !== null
  const gain = known ? main.price - (main.cost ?? 0) - (main.first.price - (main.first.cost ?? 0)) : null
  const lost = main.full - main.price
  if (gain !== null && gain < 0.5)
    return answer(
      `Não: a ${formatBrl(main.price)}, ${main.name} deixa menos do que ${main.first.name} sozinho.`,
      'Ofereça o segundo item pelo preço do cardápio.',
    )
  return answer(
    `Vale, como segunda venda: ${joinList(combos.map(({ name, price, full }) => `${name} por ${formatBrl(price)} (à parte, ${formatBrl(full)})`))}.`,
    theirSum(main.first.name, second.name, asked),
    gain === null
      ? `Quem só pediria ${main.first.name} gasta ${formatBrl(main.more)} a mais; quem já pediria os dois gasta ${formatBrl(lost)} a menos. Sem o custo, confira antes que ${second.name} custe menos de ${formatBrl(Math.max(0.5, main.more - lost))}.`
      : `Deixa ${formatBrl(gain)} a mais que ${main.first.name} sozinho; perde se mais de ${Math.floor((gain / (gain + lost)) * 100)} em cada 100 já fossem pedir os dois.`,
    refuses(asked, 'lower')
      ? 'Para não virar baixa de preço: só nas horas vazias, no quadro, e o cardápio fica como está.'
      : 'Só nas horas vazias; conte quatro semanas.',
  )
}
