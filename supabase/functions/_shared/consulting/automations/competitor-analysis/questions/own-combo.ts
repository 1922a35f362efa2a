/** "O meu combo está caro?": what a combo of the house saves beside its parts, what it leaves, and what theirs cost. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import { quotesOf } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { type Answer, type Asked, answer, ownItem, percent, type Question, reais } from './asked.ts'

const combo = /(?<!\p{L})(?:combos?|kits?|trios?)(?!\p{L})/iu

type Priced = OwnItem & { price: number }

/** The items of the menu that the words of a combo's name mean: of several the one that sells most. */
function partsOf(own: Priced, { menu, sold }: Asked): Priced[] {
  const words = tokenize(own.name.replace(combo, ' ')).filter((word) => word.length > 3)
  const singles = menu.filter((one): one is Priced => one.price !== null && !combo.test(one.name))
  const found = words.flatMap((word) => {
    const named = singles.filter(({ name }) => tokenize(name).some((one) => one.startsWith(word)))
    const [most] = named.toSorted((a, b) => (sold.unitsOf(b.name) ?? 0) - (sold.unitsOf(a.name) ?? 0))
    return most ? [most] : []
  })
  return [...new Set(found)]
}

/** Null where the item is no combo, or its parts are not on the menu. */
export function answerOwnCombo({ item }: Question, asked: Asked): Answer | null {
  const own = item !== undefined && combo.test(item) ? ownItem(item, asked) : undefined
  if (!own || own.price === null) return null
  const { price, cost } = own
  const parts = partsOf({ ...own, price }, asked)
  if (parts.length < 2) return null
  const apart = parts.reduce((sum, one) => sum + one.price, 0)
  const saves = apart - price
  const left = cost !== null && cost > 0 ? price - cost : null
  const theirs = asked.items
    .filter((one) => combo.test(one.item))
    .flatMap((one) => quotesOf(one))
    .filter(({ deal, away }) => !deal && away === undefined)
  const beside = theirs.map(({ competitor, price: other }) => {
    const by = Math.round((price / other - 1) * 100)
    return `${theHouse(competitor)} cobra ${formatBrl(other)}${by === 0 ? ', igual' : `: você está ${Math.abs(by)}% ${by > 0 ? 'acima' : 'abaixo'} (${formatBrl(Math.abs(price - other))})`}`
  })
  const [lowest] = theirs.toSorted((a, b) => a.price - b.price)
  const units = asked.sold.unitsOf(own.name)
  const match =
    lowest && left !== null && cost !== null && lowest.price < price - 0.005 && lowest.price > cost
      ? `Igualar pediria ${percent(left / (lowest.price - cost) - 1)} mais combos só para empatar${units === undefined ? '' : ` (${reais((price - lowest.price) * units)} por mês)`}: não vale; responda com o que vem no prato.`
      : ''
  return answer(
    saves > 0.005
      ? `A conta se justifica: ${joinList(parts.map(({ name }) => name))} à parte somam ${formatBrl(apart)}, e no combo ${formatBrl(price)}: economia de ${formatBrl(saves)}, ${percent(saves / apart)}.`
      : `Não se justifica: ${joinList(parts.map(({ name }) => name))} à parte somam ${formatBrl(apart)}, e o combo custa ${formatBrl(price)}.`,
    left === null ? '' : `Deixa ${formatBrl(left)} por combo, com custo de ${percent((cost ?? 0) / price)}.`,
    beside.length > 0 ? `${capitalize(joinList(beside))}.` : 'Ninguém na sua lista deu preço de combo.',
    match,
  )
}
