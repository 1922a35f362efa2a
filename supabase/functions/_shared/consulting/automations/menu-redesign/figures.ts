/** The assumptions of the calculation, one figure each; only those that were used. */
import { fillChoices } from '../../base/language/choices.ts'
import { formatNumber } from '../../base/language/text.ts'
import type { Elasticities } from '../../base/pricing/elasticity.ts'
import { gapWords } from '../../base/pricing/known-days.ts'
import { assumed } from './advise.ts'
import { comboAssumed } from './combos.ts'
import { daysOfMonth } from './joined.ts'
import type { Orders } from './orders.ts'
import type { MenuRedesign, RedesignedCategory, RedesignedItem } from './schema.ts'

type Rests = {
  title: string
  days: number
  /** Days in weeks without rows. */
  gap: number
  orders: Orders
  elasticities: Elasticities
  combos: boolean
  categories: readonly RedesignedCategory[]
}

export function figuresOf({
  title,
  days,
  gap,
  orders,
  elasticities,
  combos,
  categories,
}: Rests): NonNullable<MenuRedesign['figures']> {
  const items = categories.flatMap((category) => category.items)
  const { elasticity } = orders.requirements
  const { food, drinks } = elasticities
  const percent = (share: number) => `${formatNumber(share * 100)}%`
  const has = (move: RedesignedItem['move']) => items.some((item) => item.move === move)
  const row = (label: string, value: string) => ({ label, value: fillChoices(value, title) })
  const lost = (value: number) => formatNumber(Math.abs(value) * 10)
  return [
    ...(days > 0 ? [row('Mês', `${daysOfMonth} dos ${days} dias${gapWords(gap)}`)] : []),
    row(
      'Margem',
      '[preço menos ingredientes; imposto, taxa e equipe não entram|o preço sem os ingredientes: antes de imposto, taxa e equipe|só os ingredientes saem do preço]',
    ),
    ...(has('raise') || has('lower')
      ? [
          row(
            '10% mais caro',
            elasticity === null
              ? `[comida vende ${lost(food)}% menos, bebida ${lost(drinks)}%|perde ${lost(food)}% da venda na comida e ${lost(drinks)}% na bebida|sai ${lost(food)}% menos comida, ou ${lost(drinks)}% menos bebida]`
              : `vende ${lost(elasticity)}% menos, como você pediu`,
          ),
        ]
      : []),
    ...(has('remove')
      ? [
          row(
            'Item que sai',
            `[${percent(assumed.substitution)} de quem o pedia fica com outro da seção, de até ${formatNumber(assumed.substitutePrice)} vez o preço|de cada 10 que pediam, ${assumed.substitution * 10} ficam na seção, em algo de até ${formatNumber(assumed.substitutePrice)} vez o preço|${percent(assumed.substitution)} trocam por um vizinho que custe até ${formatNumber(assumed.substitutePrice)} vez o preço]`,
          ),
        ]
      : []),
    ...(combos
      ? [
          row(
            'Combo',
            `[${percent(comboAssumed.taken)} de quem pede o prato aceita, e ${percent(comboAssumed.cannibal)} desses pediriam os dois|um em dez aceita; ${percent(comboAssumed.cannibal)} deles já pediriam os dois]`,
          ),
        ]
      : []),
    ...(items.some(({ quadrant }) => quadrant !== null)
      ? [row('Comparação', 'Kasavana e Smith (1982)')]
      : []),
  ]
}
