/** What a guest pays at a competitor: its service charge, and the price of some days. */
import { capitalize, ofTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Block } from '../../report/blocks.ts'
import { calledOf, isOwned, itemsOf, type Owned, quotesOf } from './gaps.ts'
import type { CompetitorMap } from './schema.ts'

type Charge = NonNullable<CompetitorMap['charges']>[number]

/** The service charges that the owner tells of. */
export const chargesOf = ({ wishes }: RequestSheet): Charge[] =>
  wishes.flatMap((wish) => {
    const percent =
      wish.kind === 'rivalFact' && wish.about === 'fee'
        ? /^serviço de (\d{1,2})%$/.exec(wish.what ?? '')?.[1]
        : undefined
    return wish.kind === 'rivalFact' && percent !== undefined
      ? [{ competitor: wish.competitor, percent: Number(percent) }]
      : []
  })

/** What a price becomes with the service charge of its house. */
export const withCharge = (price: number, competitor: string, charges: readonly Charge[] = []): number =>
  Math.round(price * (100 + (charges.find((one) => one.competitor === competitor)?.percent ?? 0))) / 100

type Paid = { competitor: string; on: string | undefined; price: number; paid: number }

/** The prices of an item that are not what a guest pays, or not on every day; none if the menu says it all. */
function paidFor(item: Owned, charges: readonly Charge[]): Paid[] {
  const open = quotesOf(item).filter(
    ({ deal, on, away }) => away === undefined && (!deal || on !== undefined),
  )
  return open
    .filter(
      ({ competitor }) =>
        charges.some((one) => one.competitor === competitor) ||
        open.some((one) => one.competitor === competitor && one.on !== undefined),
    )
    .map(({ competitor, on, price }) => ({
      competitor,
      on,
      price,
      paid: withCharge(price, competitor, charges),
    }))
}

/** "No Kyoto da Orla o cliente paga R$ 134,29 com os 12% de serviço, e R$ 155,68 na sexta e no sábado." */
export function paidText(item: Owned, charges: readonly Charge[]): string {
  const all = paidFor(item, charges)
  const houses = [...new Set(all.map(({ competitor }) => competitor))]
  return houses
    .map((name) => {
      const percent = charges.find(({ competitor }) => competitor === name)?.percent
      const parts = all
        .filter(({ competitor }) => competitor === name)
        .map(({ on, paid }) => `${formatBrl(paid)}${on === undefined ? '' : ` (${on})`}`)
      return `O cliente ${ofTheHouse(name)} paga ${joinList(parts)}${percent === undefined ? '' : `, com os ${percent}% de serviço`}.`
    })
    .join(' ')
}

/** The same for all items, as a table. */
export function paidBlocks(map: CompetitorMap): Block[] {
  const { charges = [] } = map
  const rows = itemsOf(map)
    .filter(isOwned)
    .flatMap((item) =>
      paidFor(item, charges).map(({ competitor, on, price, paid }) => [
        `${capitalize(calledOf(item))}${on === undefined ? '' : ` (${on})`}`,
        formatBrl(item.own),
        `${competitor} ${formatBrl(price)}`,
        formatBrl(paid),
        `${formatBrl(Math.abs(paid - item.own))} a ${paid > item.own ? 'mais' : 'menos'} lá`,
      ]),
    )
  if (rows.length === 0) return []
  const said = charges.map(({ competitor, percent }) => `${competitor} cobra ${percent}%`)
  return [
    {
      kind: 'table',
      caption: 'O que o cliente paga lá',
      headers: ['Item', 'Você', 'No cardápio deles', 'Com o serviço', 'Diferença'],
      rows,
      numeric: [1, 3],
    },
    ...(said.length > 0
      ? [
          {
            kind: 'text' as const,
            text: `Serviço: ${joinList(said)}. Se a sua casa também cobra, some o seu antes de comparar.`,
          },
        ]
      : []),
  ]
}
