/** What the figures of a comparison are based on. */
import { formatNumber, joinList } from '../../base/language/text.ts'
import { isSameName } from '../../base/match-items.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Elasticities } from '../../base/pricing/elasticity.ts'
import { band, enough } from './compare.ts'
import type { Compared } from './schema.ts'

const digits = (name: string) => name.replace(/\D/g, '')

/**
 * What the figures are based on; the owner should check the matched names.
 * @param isTold whether the owner told more of them than prices
 */
export function assumptionsOf(
  names: readonly string[],
  items: readonly Compared[],
  { drinks, food }: Elasticities,
  isTold: boolean,
): string[] {
  const renamed = items.flatMap(({ item, ours, relation, names: said = [item] }) => {
    if (relation === 'other') return []
    const others = said.filter((name) => ours && (!isSameName(ours, name) || digits(ours) !== digits(name)))
    return others.length === 0 ? [] : [`${joinList(others)} com “${ours}”`]
  })
  return [
    `Os preços de ${shortList(names, 4)} são os que você [informou; não fomos conferi-los|deu, sem conferência nossa]${isTold ? '' : ', e nada mais sabemos [deles|dessas casas]'}.`,
    ...(renamed.length > 0
      ? [
          `Pares pelo nome: ${shortList(renamed, 8)}. [Se algum for outra coisa, escreva como no seu cardápio|Par errado se corrige escrevendo o nome do seu cardápio|Onde o par não for esse, use o nome do cardápio|Se um deles não servir, diga o nome certo].`,
        ]
      : []),
    ...(items.some(({ n, own }) => n >= enough && own !== null)
      ? [`O meio é o preço que fica no centro da lista (a mediana); “perto” é até ${band}% de diferença.`]
      : []),
    ...(items.some(({ deals }) => deals !== undefined)
      ? ['Promoção fica fora do meio quando há preço de todo dia.']
      : []),
    ...(items.some(({ step }) => step !== undefined)
      ? [
          `[Preço novo sai do seu custo, pela mesma regra da consultoria de preços|Quem manda no preço novo é o seu custo, na regra da consultoria de preços|A conta do preço novo é a da consultoria de preços, pelo seu custo]: [supõe perder|conta com a perda de|aceita perder] ${formatNumber(-food * 10)}% dos pedidos de comida e ${formatNumber(-drinks * 10)}% dos de bebida a cada 10%[, e o preço deles é só o teto|, com o preço deles de limite|, sem passar do preço deles].`,
        ]
      : []),
  ]
}
