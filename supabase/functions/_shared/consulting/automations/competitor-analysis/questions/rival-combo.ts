/** A combo like a competitor's, of the house's own items: what it costs, and what it leaves beside theirs. */
import { heldBack } from '../../../base/house/held-back.ts'
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl } from '../../../base/language/text.ts'
import { isAllowed } from '../allowed.ts'
import { quotesOf } from '../gaps.ts'
import { kindOf } from '../match.ts'
import { isCosted } from '../offer-parts.ts'
import { type Answer, type Asked, answer, fullOn, type Question, refuses, shared } from './asked.ts'

const isCombo = (name: string) => /(?<!\p{L})(?:combos?|combinho|kit)(?!\p{L})/iu.test(name)
/** Discount on all of it together. */
const off = 0.12

/** Their combo, if the owner named one; the one of the competitor that the question names. */
function theirs(text: string, { items }: Asked) {
  const said = foldAccents(text).toLowerCase()
  const quotes = items
    .filter(({ item }) => isCombo(item))
    .flatMap((item) => quotesOf(item).map((quote) => ({ ...quote, item: item.item })))
  return quotes.find(({ competitor }) => said.includes(foldAccents(competitor).toLowerCase())) ?? quotes[0]
}

/** What a competitor's combo is of, from the house's own menu: the dish that both sell, fries, and a soft drink. */
function partsOf({ competitor, item }: { competitor: string; item: string }, asked: Asked) {
  const costed = asked.menu
    .filter(isCosted)
    .filter(
      ({ name }) => isAllowed(name, asked.context.sheet) && heldBack({ name }, asked.context.today) === null,
    )
  const both = new Set(
    shared(asked)
      .filter((item) => quotesOf(item).some((quote) => quote.competitor === competitor))
      .map(({ ours }) => ours),
  )
  const units = (name: string) => asked.sold.unitsOf(name) ?? 0
  const [dish] = costed
    .filter((item) => kindOf(item) === 'dish')
    .toSorted((a, b) => Number(both.has(b.name)) - Number(both.has(a.name)) || units(b.name) - units(a.name))
  // "refri" of theirs is the house's "Refrigerante lata".
  const likened = (name: string) => {
    const words =
      foldAccents(item)
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? []
    return Number(words.some((word) => foldAccents(name).toLowerCase().includes(word)))
  }
  const least = (kind: ReturnType<typeof kindOf>) =>
    costed
      .filter((one) => kindOf(one) === kind && one.price - one.cost > 1)
      .toSorted((a, b) => likened(b.name) - likened(a.name) || a.price - b.price)[0]
  return { dish, side: least('side'), drink: least('soft_drink') }
}

export function answerRivalCombo({ what = '', text }: Question, asked: Asked): Answer | null {
  if (!isCombo(`${what} ${text}`) || refuses(asked, 'promotion')) return null
  const their = theirs(text, asked)
  if (!their) return null
  const { dish, side, drink } = partsOf(their, asked)
  if (!dish || !side || !drink) return null
  const parts = [dish, side, drink]
  const full = parts.reduce((sum, { price }) => sum + price, 0)
  const cost = parts.reduce((sum, one) => sum + one.cost, 0)
  const price = Math.floor(full * (1 - off))
  const alone = dish.price - dish.cost
  const [gain, lost] = [price - cost - alone, full - price]
  const named = `${dish.name}, ${side.name} e ${drink.name}`
  const beside = `${capitalize(theHouse(their.competitor))} cobra ${formatBrl(their.price)}${their.unsure || their.deal ? ', que pode ser só de lançamento' : ''}`
  const matched = their.price - cost
  const match =
    matched <= alone
      ? `igualar os ${formatBrl(their.price)} deixaria ${formatBrl(matched)}, menos do que o ${dish.name} sozinho (${formatBrl(alone)})`
      : `igualar os ${formatBrl(their.price)} deixaria ${formatBrl(matched)}, ${formatBrl(price - their.price)} a menos`
  if (gain < 1)
    return answer(
      `Não: ${named} juntos custam ${formatBrl(cost)}, e com desconto deixam menos do que o ${dish.name} sozinho.`,
      `${beside}; ${match}.`,
    )
  const busy = fullOn(asked)
  return answer(
    `Sim, mas não pelo preço de lá: ${named} por ${formatBrl(price)} (à parte, ${formatBrl(full)}).`,
    `Custa ${formatBrl(cost)} e deixa ${formatBrl(price - cost)}: ${formatBrl(gain)} a mais que o ${dish.name} sozinho, e ${formatBrl(lost)} a menos de quem já pediria tudo. Perde se mais de ${Math.floor((gain / (gain + lost)) * 100)} em cada 100 já fossem pedir os três.`,
    `${beside}; ${match}.`,
    busy === '' ? 'Comece nos dias fracos e conte quatro semanas.' : `Não no dia de casa cheia (${busy}).`,
  )
}
