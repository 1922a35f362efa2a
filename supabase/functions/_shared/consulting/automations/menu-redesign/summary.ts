/** The redesign's decisions in a sentence, and the basis of its figures. */

import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { defaultElasticity } from '../../base/pricing/elasticity.ts'
import { gapWords } from '../../base/pricing/known-days.ts'
import { largestChange, largestRounded, worthwhile } from '../../base/pricing/price-step.ts'
import { assumed } from './advise.ts'
import { comboAssumed } from './combos.ts'
import { daysOfMonth } from './joined.ts'
import type { Orders } from './orders.ts'
import type { MenuRedesign, RedesignedCategory, RedesignedItem } from './schema.ts'

type Decided = {
  categories: readonly RedesignedCategory[]
  /** Items with sales, price and cost. */
  counted: number
  effect: number
  gone: ReadonlySet<string>
  /** Names of items sold without a known cost. */
  costless: readonly string[]
  per: string
}

const namesWith = (items: readonly RedesignedItem[], move: RedesignedItem['move']) =>
  items.filter((item) => item.move === move).map(({ name }) => name)

export function summaryOf({ categories, counted, effect, gone, costless, per }: Decided): string {
  if (counted === 0) {
    return 'Nenhum item da planilha tem vendas, preço e custo ao mesmo tempo: sem isso a engenharia de cardápio não conclui nada. Veja abaixo o que falta em cada um.'
  }
  const items = categories.flatMap((category) => category.items)
  const told = (names: readonly string[], one: string, more: string) =>
    names.length === 0 ? [] : [`${someOf(names, 5)} ${names.length === 1 ? one : more}`]
  const parts = [
    ...told(namesWith(items, 'raise'), 'sobe de preço', 'sobem de preço'),
    ...told(namesWith(items, 'lower'), 'baixa de preço', 'baixam de preço'),
    ...told(namesWith(items, 'highlight'), 'ganha destaque', 'ganham destaque'),
    ...told([...gone], 'sai', 'saem'),
  ]
  const unknown =
    costless.length > 0
      ? ` Sem custo conhecido, ${shortList(costless, 3)} ${costless.length === 1 ? 'fica' : 'ficam'} fora de toda soma.`
      : ''
  if (parts.length === 0) {
    return `Nenhum preço muda e nada sai: o que rende aqui é a ordem e o texto.${unknown}`
  }
  const [best] = items.toSorted((a, b) => b.effect - a.effect)
  // If something is removed at a loss, no part of the total can be credited to the best action.
  const alone = best === undefined || best.effect <= 0 || best.effect > effect - 0.005
  const lost = items
    .filter((item) => item.move === 'remove' && item.effect < 0)
    .reduce((sum, item) => sum + item.effect, 0)
  const verdict =
    effect < 0
      ? 'o corte custa mais do que o cardápio novo ganha, e só vale se aliviar a cozinha'
      : 'o saldo ainda é seu'
  const cost =
    lost < -0.005
      ? ` O que sai leva ${formatBrl(-lost)}${per} e o resto traz ${formatBrl(effect - lost)}: ${verdict}.`
      : ''
  return `${capitalize(joinList(parts))}: ${formatBrl(effect)}${per}${best && !alone ? `, e ${formatBrl(best.effect)} disso ${best.move === 'highlight' ? (best.newPrice === null ? 'só do destaque' : 'só do destaque e do preço') : best.move === 'remove' ? 'só da saída' : 'só do preço'} ${ofThe(best.name)}` : ''}.${cost}${unknown}`
}

export function summaryWithoutSales(menu: MenuRedesign['menu'], gone: ReadonlySet<string>): string {
  const leaves = gone.size > 0 ? `, e do que você pediu. Saem: ${joinList([...gone])}` : ''
  return `O cardápio tem ${menu.items} itens em ${menu.categories.length === 1 ? 'uma seção' : `${menu.categories.length} seções`}. Sem dados de vendas não dá para saber o que é popular nem o que dá lucro: esta análise fala só do que está escrito${leaves}. Envie a planilha de vendas para ter os quadrantes, as ações e o efeito em reais.`
}

type Rests = {
  title: string
  days: number
  /** Days in weeks without a row. */
  gap: number
  orders: Orders
  combos: boolean
  categories: readonly RedesignedCategory[]
}

/** The assumptions of the calculation, one figure each; only those that were used. */
export function figuresOf({
  title,
  days,
  gap,
  orders,
  combos,
  categories,
}: Rests): NonNullable<MenuRedesign['figures']> {
  const items = categories.flatMap((category) => category.items)
  const { elasticity } = orders.requirements
  const { food, drinks } = defaultElasticity
  const percent = (share: number) => `${formatNumber(share * 100)}%`
  const has = (move: RedesignedItem['move']) => items.some((item) => item.move === move)
  const row = (label: string, value: string) => ({ label, value: fillChoices(value, title) })
  return [
    days > 0
      ? row('Mês', `${daysOfMonth} dias, dos ${days} da planilha${gapWords(gap)}`)
      : row('Período', 'o da planilha, que não tem datas'),
    row(
      'Margem',
      '[preço menos ingredientes; imposto, taxa e equipe não entram|o preço sem os ingredientes: antes de imposto, taxa e equipe|só os ingredientes saem do preço]',
    ),
    row(
      'Elasticidade',
      elasticity === null
        ? `${formatNumber(food)} para comidas, ${formatNumber(drinks)} para bebidas`
        : `${formatNumber(elasticity)}, como a casa pediu`,
    ),
    row(
      'Mudança de preço',
      `[até ${percent(largestChange)} (${percent(largestRounded)} ao arredondar), se render ${percent(worthwhile)} do item|no máximo ${percent(largestChange)} (${percent(largestRounded)} no preço redondo), com ganho de ${percent(worthwhile)}]`,
    ),
    ...(has('highlight') ? [row('Destaque', `vende ${percent(assumed.highlight)} mais`)] : []),
    ...(items.some((item) => item.quadrant === 'Abacaxi') || has('remove')
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
      ? [
          row(
            'Quadrantes',
            '[Kasavana e Smith (1982), seção por seção: popular com 70% da parte igual das unidades, rentável com a margem média ponderada por elas (não a simples)|por seção, como Kasavana e Smith (1982): popular a partir de 70% da parte que caberia a cada item, rentável a partir da margem média pesada pelas vendas, não da média simples|o método de Kasavana e Smith (1982) dentro de cada seção, com a margem média pesada pelas unidades (não a simples) e popular é quem passa de 70% da parte igual]',
          ),
        ]
      : []),
    ...(items.some(({ quadrant }) => quadrant === null)
      ? [
          row(
            'Sem quadrante',
            '[acompanhamento, bebida sem álcool, cerveja e seção com menos de quatro itens que se comparem|o que acompanha, a cerveja e o que não tem álcool, e as seções de menos de quatro itens|seções com menos de quatro itens comparáveis, guarnições, cerveja e bebida sem álcool]',
          ),
        ]
      : []),
  ]
}
