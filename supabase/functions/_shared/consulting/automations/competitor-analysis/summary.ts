/** The decision in three sentences: what to do with prices, where the house stands, and what to do instead. */
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, ofTheHouse, theHouse, toTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { enough } from './compare.ts'
import { calledOf, everyday, isOwned, itemsOf, percentOver, standOf } from './gaps.ts'
import { matchesOf, roomsOf } from './price-moves.ts'
import type { CompetitorMap } from './schema.ts'
import { tablesOfTwo, tablesToBreakEven } from './table-of-two.ts'
import { budgetOf, stopsOf } from './visit.ts'

/** "16% abaixo do Coco Bambu" */
function distanceTo(competitor: string, own: number, theirs: number): string {
  const percent = percentOver(own, theirs)
  if (Math.abs(percent) < 0.5) return `igual ${toTheHouse(competitor)}`
  return `${formatNumber(Math.abs(Math.round(percent)))}% ${percent > 0 ? 'acima' : 'abaixo'} ${ofTheHouse(competitor)}`
}

function decision(map: CompetitorMap): string {
  const shared = itemsOf(map).filter(isOwned)
  const raises = (map.actions ?? []).filter(({ action }) => action.startsWith('Subir'))
  if (raises.length > 0) {
    const steps = raises
      .slice(0, 2)
      .map(({ item, action }) => `${item} (${action.replace('Subir de ', 'de ')})`)
    return `**Suba ${joinList(steps)}: ${enough} preços ou mais estão acima do seu.** O resto fica.`
  }
  const single = shared.filter((item) => everyday(item).length === 1).length
  const placed = shared.filter(({ n }) => n >= enough)
  const above = placed.filter(({ position }) => position === 'above')
  const why =
    single === shared.length
      ? '[de um preço só não se tira mercado|um preço por item não é mercado]'
      : single * 2 > shared.length
        ? `${single} de ${shared.length} itens têm um preço só`
        : placed.length > above.length
          ? `onde há três preços, a casa está perto do meio em ${joinList(placed.filter((item) => !above.includes(item)).map(calledOf))}`
          : placed.length === 0
            ? 'nenhum item tem três preços para comparar'
            : 'nenhum item tem três preços acima do seu'
  const prices = shared.reduce((sum, item) => sum + everyday(item).length, 0)
  const low =
    prices > 2 && shared.every((item) => standOf(item) === 'cheapest')
      ? [`Mas os ${prices} preços deles estão todos acima do seu: vale conferir a porção e a medida.`]
      : []
  const high = above.map(
    (item) =>
      `${capitalize(calledOf(item))} está ${Math.round(percentOver(item.own, item.median))}% acima do meio de ${item.n} preços (${formatBrl(item.median)}): mostre a porção antes de mexer.`,
  )
  return [
    `**[Não mexa em preço agora, nem para baixo nem para cima|Por esta lista, nenhum preço muda agora|Nem suba nem baixe por esta lista]:** ${why}.`,
    ...low,
    ...high.slice(0, 2),
  ].join(' ')
}

/** % of a bill below which guests do not choose another place. */
const worthSaying = 5

/** The cost of matching the lowest bill, and the alternative. */
function instead(map: CompetitorMap): string[] {
  const tables = tablesOfTwo(map)
    .filter(({ own, theirs }) => percentOver(own, theirs) >= worthSaying)
    .toSorted((a, b) => b.own - b.theirs - (a.own - a.theirs))
  const [table] = tables
  const [match] = matchesOf(map)
  const [offer] = map.offers ?? []
  const answer = offer ? ` No lugar: ${offer.name.charAt(0).toLowerCase()}${offer.name.slice(1)}.` : ''
  if (table) {
    const needed = tablesToBreakEven(table)
    const more =
      needed === null
        ? ''
        : Number.isFinite(needed)
          ? `[ e pediria ${needed} contas para cada 100 de hoje|; 100 contas de hoje teriam de virar ${needed}|: seriam precisas ${needed} contas em vez de 100]`
          : '; sai abaixo do custo'
    return [
      `Igualar ${theHouse(table.competitor)} [tira|levaria] ${formatBrl(table.own - table.theirs)} de cada conta${more}.${answer}`,
    ]
  }
  return match && tablesOfTwo(map).length === 0
    ? [`Igualar o menor preço de ${match.name} tira ${formatBrl(match.own - match.to)} por venda.${answer}`]
    : []
}

function upwards(map: CompetitorMap): string[] {
  const rooms = roomsOf(map).filter(({ next }) => next !== null)
  if (rooms.length === 0) return []
  const { withService } = budgetOf(stopsOf(map))
  const visit =
    withService === 0
      ? ''
      : `: [uma visita decide, por uns|confira numa visita de uns] ${formatBrl(withService)}`
  const upTo = rooms.slice(0, 3).map(({ name, next }) => `${name} (até ${formatBrl(next ?? 0)})`)
  return [
    `[Há folga em|Para cima, há folga em] ${joinList(upTo)}, e só se a porção ou a medida deles for igual${visit}.`,
  ]
}

/** The summary at the top of the report. */
export function summaryOf(map: CompetitorMap): string {
  const names = map.competitors.map(({ name }) => name)
  if (!map.hasMenu) {
    return `Sem o seu cardápio, o mapa mostra o que cobram ${shortList(names, 4)}, mas não a sua posição.`
  }
  const items = itemsOf(map)
  const shared = items.filter(isOwned)
  const absent = items.filter(({ relation }) => relation === 'absent').map((item) => calledOf(item))
  const sold = absent.length > 0 ? [`Eles vendem ${shortList(absent, 4)}; no seu cardápio não achamos.`] : []
  if (shared.length === 0) {
    return [`Nenhum preço de ${shortList(names, 4)} tem par certo no seu cardápio.`, ...sold].join(' ')
  }
  const tables = tablesOfTwo(map)
  const stand =
    tables.length > 0
      ? [
          `Na conta de dois a casa sai ${joinList(tables.map(({ competitor, own, theirs }) => distanceTo(competitor, own, theirs)))}.`,
        ]
      : []
  return fillChoices(
    [decision(map), ...stand, ...instead(map), ...upwards(map), ...sold].join(' '),
    map.title,
  )
}
