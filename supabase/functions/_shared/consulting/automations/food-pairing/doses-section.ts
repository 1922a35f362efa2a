/** The two measures of each cachaça, with what they leave. */

import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { menuPrice } from './money.ts'
import { neighbourText } from './neighbour-doses.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

/** The word by which a house calls the cachaça. */
const houseWord = (label: string) =>
  label === 'Alambique' ? 'prata' : (label.split(' ')[0] ?? label).toLowerCase()

type Dose = PairingMenu['doses'][number]

/** What a guest who takes the measure instead of the dose costs, as a range. @param house selects the wording */
function tradeDownText(doses: readonly Dose[], house: string): string[] {
  const losses = doses.flatMap(({ margin, measure }) =>
    measure ? [margin - (measure.price - measure.cost)] : [],
  )
  const [full] = doses
  const small = doses.find(({ measure }) => measure)?.measure?.ml
  if (!full || small === undefined || losses.length === 0) return []
  const least = Math.min(...losses)
  const most = Math.max(...losses)
  const range = most - least < 0.01 ? formatBrl(most) : `de ${formatBrl(least)} a ${formatBrl(most)}`
  return [
    fillChoices(
      `[${small} ml só ao lado de um prato: quem pediria ${full.ml} e fica na menor tira ${range} do caixa|A menor é para quem come: cada ${full.ml} ml que vira ${small} custa ${range}|Sem prato na mesa, só ${full.ml} ml: a troca pela menor custa ${range}|Quem pede só cachaça recebe ${full.ml} ml; descer para ${small} leva ${range} da casa|Não ofereça ${small} a quem já pediu ${full.ml}: são ${range} a menos por copo|Dose cheia é ${full.ml} ml; a de ${small} acompanha comida, senão a casa deixa de ganhar ${range}]`,
      house,
    ),
  ]
}

/** Small and full measure of each cachaça, and which one goes into the house's own drinks. */
export function dosesBlocks({ doses, houseBase = [], neighbours = [], title }: PairingMenu): Block[] {
  if (doses.length === 0) return []
  const small = doses.find(({ measure }) => measure)?.measure?.ml
  const full = doses[0]?.ml ?? 0
  const saved = doses.flatMap(({ label, cost, note, todayCost }) =>
    todayCost !== undefined && todayCost - cost > 0.05
      ? [
          `${note?.replace(/^o preço da /, 'A ') ?? label} custa hoje ${formatBrl(todayCost)}; com a ${label}, ${formatBrl(cost)}: ganho de ${formatBrl(todayCost - cost)} por dose`,
        ]
      : [],
  )
  const notes = doses.flatMap(({ label, note }) =>
    // A dose of the same name needs no word on whose price it has.
    note?.startsWith('o preço') && note.toLowerCase().includes(houseWord(label))
      ? []
      : note
        ? [note.startsWith('o preço') ? `${label} pel${note}` : `${label}: ${note}`]
        : [],
  )
  const leaves = (price: number, cost: number) => `${menuPrice(price)} (deixa ${formatBrl(price - cost)})`
  return [
    {
      kind: 'table',
      caption:
        small === undefined
          ? `Dose de ${full} ml`
          : `${small} ml com o prato, ${full} ml para quem pede só cachaça`,
      headers: ['Cachaça', ...(small === undefined ? [] : [`${small} ml`]), `${full} ml`],
      rows: doses.map(({ label, measure, price, cost }) => [
        label,
        ...(small === undefined ? [] : [measure ? `**${leaves(measure.price, measure.cost)}**` : '—']),
        leaves(price, cost),
      ]),
    },
    {
      kind: 'list',
      items: [
        ...neighbours.map(neighbourText),
        ...tradeDownText(doses, title),
        ...(notes.length > 0 ? [notes.join('; ')] : []),
        ...saved,
        ...houseBase.map(
          ({ drinks, cachaca, why }) => `${joinList(drinks.map(spokenName))}: ${cachaca}; ${why}`,
        ),
      ],
    },
  ]
}
