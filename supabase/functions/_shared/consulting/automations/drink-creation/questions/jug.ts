/** Which drink of the menu goes into a jug, with its amounts and price. */
import { roundUpToMenuPrice } from '../../../base/costing.ts'
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { the } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import type { Answerer } from './asked.ts'

/** With its ice a litre serves four. */
const glassMl = 250
/** What a table saves by ordering together. */
const together = 0.9

const isLong = ({ template }: Drink) => ['highball', 'collins', 'tiki', 'spritz'].includes(template)
const needsFruit = ({ ingredients }: Drink) => ingredients.some(({ phase }) => phase === 'muddle')

/** Long drinks first, those without pressed fruit before others, then by what they leave. */
const worth = (drink: Drink) =>
  Number(isLong(drink)) * 100 - Number(needsFruit(drink)) * 60 + drink.contributionMargin

export const answerInJug: Answerer = ({ text }, { drinks, request }) => {
  const litres = Number((/(\d(?:[.,]\d)?) ?l/i.exec(text)?.[1] ?? '1').replace(',', '.'))
  const guests = Math.max(2, Math.round((litres * 1000) / glassMl))
  const single = drinks.filter(
    ({ servings, traits = [] }) => servings === undefined && !traits.includes('hot'),
  )
  const [best, ...others] = single.toSorted((a, b) => worth(b) - worth(a))
  if (!best) return null
  const amounts = best.ingredients.flatMap(({ role, name, amount, unit }) =>
    role === 'ice' || role === 'garnish'
      ? []
      : [
          `${formatNumber(amount * guests)}${unit === 'un' ? '' : ` ${unit} de`} ${unit === 'un' ? name.replace(/^pitada(?= )/, 'pitadas') : name}`,
        ],
  )
  const price = roundUpToMenuPrice(best.suggestedPrice * guests * together, request.venue.ending)
  const cost = best.doseCost * guests
  const gas = best.ingredients.some(({ phase }) => phase === 'top') ? ' O gás entra por último, na mesa.' : ''
  const not = others.filter((drink) => !isLong(drink) || needsFruit(drink)).map(({ name }) => the(name))
  return `${best.name}: ${joinList(amounts)}, e gelo até completar ${formatNumber(litres)} ${litres > 1 ? 'litros' : 'litro'}; serve ${guests}. A ${formatBrl(price)}, ${formatBrl(price / guests)} por copo, custa ${formatBrl(cost)} e deixa ${formatBrl(price - cost)}.${gas}${not.length > 0 ? ` Não ${joinList(not, 'nem')}: sem a textura ou sem a fruta amassada na hora, não são os mesmos.` : ''}`
}
