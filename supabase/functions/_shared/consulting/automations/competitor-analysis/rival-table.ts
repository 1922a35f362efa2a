/** Who competes with the house, on which items, and what the owner tells of each. */
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, theHouse } from '../../base/language/grammar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { mean } from '../../base/statistics.ts'
import type { Block } from '../../report/blocks.ts'
import { withoutEmptyColumns } from './columns.ts'
import { everyday, isOwned, itemsOf, percentOver } from './gaps.ts'
import type { CompetitorMap } from './schema.ts'
import { carrierOf, orderText, tablesOfTwo } from './table-of-two.ts'
import { threatOf, threatText } from './threat.ts'

/** Mean difference in % up to which guests compare item by item. */
const near = 12

type Rival = { name: string; percents: number[]; distance: number }

/** How the house's prices compare with each competitor's: all that is known of them. */
function rivalsOf(map: CompetitorMap): Rival[] {
  return map.competitors.flatMap(({ name }) => {
    const percents = itemsOf(map)
      .filter(isOwned)
      .flatMap((item) =>
        everyday(item).flatMap((quote) =>
          quote.competitor === name ? [Math.round(percentOver(item.own, quote.price))] : [],
        ),
      )
    return percents.length === 0 ? [] : [{ name, percents, distance: mean(percents.map(Math.abs)) }]
  })
}

const signedPercent = (percent: number) =>
  percent === 0 ? '0%' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`

/** "−24% a −12%, 4 itens" */
function rivalText({ percents }: Rival): string {
  const [least, most] = [Math.min(...percents), Math.max(...percents)].map(signedPercent)
  const items = percents.length === 1 ? '1 item' : `${percents.length} itens`
  return least === most ? `${most}, ${items}` : `${least} a ${most}, ${items}`
}

/** What the owner tells of a competitor's house, in the owner's words. */
const toldOf = ({ told = [] }: CompetitorMap, name: string) =>
  told
    .flatMap(({ competitor, about, asked, said = asked }) =>
      competitor === name && (about === 'crowd' || about === 'days')
        ? [said.trim().replace(/^(?:e|mas|só que) /iu, '')]
        : [],
    )
    .join('; ')

const isAsked = ({ answers = [] }: CompetitorMap, about: string) => answers.some((one) => one.about === about)

/** Who competes with the house on which items, by prices alone, and the bill of two at both. */
export function rivalBlocks(map: CompetitorMap): Block[] {
  const rivals = rivalsOf(map)
  if (rivals.length === 0) return []
  const tables = tablesOfTwo(map)
  const [nearest, next] = rivals
    .filter(({ percents }) => percents.length > 1)
    .toSorted((a, b) => a.distance - b.distance)
  const range = nearest ? `${Math.round(nearest.distance)}%` : ''
  return [
    withoutEmptyColumns({
      kind: 'table' as const,
      caption: `O seu preço diante do deles${tables.length > 0 ? ', e o que dois pedem nos dois lugares' : ''}`,
      headers: ['Concorrente', 'O seu preço', 'Conta de dois', 'O que mais pesa', 'O que você contou'],
      rows: rivals.map((rival) => {
        const table = tables.find(({ competitor }) => competitor === rival.name)
        const carrier = table && carrierOf(table)
        return [
          rival.name,
          rivalText(rival),
          table ? orderText(table) : '—',
          carrier ? `${capitalize(carrier.name)}: ${formatBrl(carrier.amount)}` : '—',
          toldOf(map, rival.name),
        ]
      }),
    }),
    ...threatText(map),
    // The owner, or the answer on the main competitor, names one already.
    ...(nearest &&
    next &&
    nearest.distance <= near &&
    !isAsked(map, 'mainRival') &&
    threatOf(map) === undefined
      ? [
          {
            kind: 'text' as const,
            text: fillChoices(
              `[Quem está mais perto de você no preço é ${theHouse(nearest.name)} (${range} em média): ali o cliente escolhe pelo prato, não pela conta.|O rival de preço é ${theHouse(nearest.name)}, a ${range} de você em média: com os outros a distância já escolhe por si.|${capitalize(theHouse(nearest.name))} fica em média a ${range} dos seus preços: é com quem o cliente compara item por item.]`,
              map.title,
            ),
          },
        ]
      : []),
  ]
}
