/** The competitor that the owner names as the problem. */
import { theHouse } from '../../base/language/grammar.ts'
import type { Block } from '../../report/blocks.ts'
import { calledOf, cent, everyday, isOwned, itemsOf, percentOver } from './gaps.ts'
import type { CompetitorMap } from './schema.ts'

/** Its name, if it sells what the house sells. */
export const threatOf = (map: CompetitorMap): string | undefined =>
  map.told?.find(({ about, competitor }) => about === 'threat' && differencesTo(map, competitor).length > 0)
    ?.competitor

const differencesTo = (map: CompetitorMap, competitor: string) =>
  itemsOf(map)
    .filter(isOwned)
    .flatMap((item) =>
      everyday(item).flatMap((quote) =>
        quote.competitor === competitor
          ? [{ item, price: quote.price, by: percentOver(item.own, quote.price) }]
          : [],
      ),
    )
    .toSorted((a, b) => b.by - a.by)

/** Where it is cheaper, and by how much most. */
export function threatText(map: CompetitorMap): Block[] {
  const name = threatOf(map)
  if (name === undefined) return []
  const all = differencesTo(map, name)
  const cheaper = all.filter(({ item, price }) => price < item.own - cent)
  const [most] = cheaper
  const where = most
    ? `ela cobra menos em ${cheaper.length} de ${all.length}, e a maior distância é ${calledOf(most.item)}, ${Math.round(most.by)}% mais caro aqui`
    : `em nenhum de ${all.length} ela cobra menos: não é pelo preço que leva o cliente`
  return [{ kind: 'text', text: `Você aponta ${theHouse(name)}. Dos itens em comum, ${where}.` }]
}
