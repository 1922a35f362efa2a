import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { optionName, spokenName } from '../../base/pairing/phrases.ts'
import { formatPoints, ruleLabels } from '../../base/pairing/rules.ts'
import type { Block } from '../../report/blocks.ts'
import type { Pairing, PairingOption } from './schema.ts'

const courses: Readonly<Record<Pairing['course'], string>> = {
  starter: 'Entrada ou petisco',
  main: 'Principal',
  dessert: 'Sobremesa',
}

const kinds: Readonly<Record<PairingOption['kind'], string>> = {
  cachaca: 'dose',
  house_drink: 'drink da carta autoral',
  menu_drink: 'drink do seu cardápio',
  suggested_drink: 'drink sugerido',
}

/** "4,5", "−1" */
const pointsOf = (points: number) => formatNumber(points).replace('-', '−')

/** A sentence that continues after a colon. */
const toldOn = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** When the combo pays: guests who would have bought both anyway get the discount and bring nothing. */
function breakEvenItems({ combo, dish }: Pairing): { key: string; value: string }[] {
  if (!combo || combo.gain == null || combo.breakEvenPct == null || combo.discount <= 0.005) return []
  const name = spokenName(dish.name)
  const value =
    combo.gain <= 0
      ? `não paga: a ${formatBrl(combo.price)} o combo deixa menos que ${name} vendido sozinho`
      : `paga enquanto até ${formatNumber(Math.floor(combo.breakEvenPct))} de cada 100 já pediriam os dois; cada um custa ${formatBrl(combo.discount)}`
  return [{ key: 'Ponto de equilíbrio', value }]
}

function comboBlocks(sheet: Pairing): Block[] {
  const { combo, comboNote, dish, best } = sheet

  if (!combo && comboNote !== undefined) return [{ kind: 'text', text: `Combo: ${comboNote}` }]
  if (!combo) {
    const what = [...(dish.price === null ? ['o prato'] : []), ...(best.price === null ? ['a bebida'] : [])]
    return [{ kind: 'text', text: `Combo: falta o preço (${joinList(what)}) para calcular.` }]
  }
  const margin =
    combo.margin === null || combo.costPct === null
      ? `custo incompleto (falta o custo de ${joinList(combo.missing)})`
      : `${formatBrl(combo.margin)} (custo de ${formatNumber(combo.costPct)}%)`
  return [
    {
      kind: 'keyValues',
      items: [
        {
          key: 'Combo',
          value:
            combo.discount > 0.005
              ? `${formatBrl(combo.price)} (separados: ${formatBrl(combo.dishPrice + combo.drinkPrice)})`
              : `${formatBrl(combo.price)}, sem desconto: o menor degrau de preço já passaria do limite`,
        },
        { key: 'Margem do combo', value: margin },
        ...(combo.gain === null
          ? []
          : [{ key: 'A mais que o prato sozinho', value: `${formatBrl(combo.gain)} por combo` }]),
        ...breakEvenItems(sheet),
      ],
    },
  ]
}

/** The sheet of one dish and its drink. */
export function sheetBlocks(sheet: Pairing): Block[] {
  const { best, runnerUp } = sheet
  const against = best.findings.filter(
    ({ rule, points, reason }) =>
      points < 0 && rule !== ruleLabels.turn && !best.reason.toLowerCase().includes(reason.toLowerCase()),
  )
  return [
    { kind: 'subtitle', text: `${spokenName(sheet.dish.name)} + ${optionName(best)}` },
    {
      kind: 'text',
      text: `${courses[sheet.course]}${sheet.dish.price === null ? '' : `, ${formatBrl(sheet.dish.price)}`}: prato ${sheet.profile.join(', ')}, ${sheet.terms.length === 1 ? 'lido na palavra' : 'lido nas palavras'} ${joinList(sheet.terms.map((term) => `“${term}”`))}.`,
    },
    { kind: 'text', text: `**${best.name}** (${kinds[best.kind]}): ${toldOn(best.reason)}` },
    {
      kind: 'keyValues',
      items: [
        { key: 'Serviço', value: best.serving },
        {
          key: 'Pontos',
          value:
            best.findings.length === 0
              ? '0: nada pesa a favor nem contra'
              : `${pointsOf(best.points)} = ${best.findings.map(({ rule, points }) => `${rule} ${formatPoints(points)}`).join(', ')}`,
        },
        ...(runnerUp
          ? [
              {
                key: 'Segunda opção',
                value: `${optionName(runnerUp)} (${pointsOf(runnerUp.points)} ${Math.abs(runnerUp.points) < 2 ? 'ponto' : 'pontos'}), ${toldOn(runnerUp.serving.replace(/\.$/, ''))}: ${toldOn(runnerUp.reason)}`,
              },
            ]
          : []),
        ...(sheet.alcoholFree
          ? [
              {
                key: 'Sem álcool',
                value: `${sheet.alcoholFree.name}${sheet.alcoholFree.price === null ? '' : `, ${formatBrl(sheet.alcoholFree.price)}`}${sheet.alcoholFree.own ? '' : ' (receita no fim)'}: ${sheet.alcoholFree.reason}.`,
              },
            ]
          : []),
        ...(sheet.cachacas.length > 1
          ? [
              {
                key: sheet.cachacas.length === 3 ? 'As três cachaças' : 'As cachaças',
                value: sheet.cachacas.map(({ label, points }) => `${label} ${pointsOf(points)}`).join(' · '),
              },
            ]
          : []),
        ...(sheet.allergens && sheet.allergens.length > 0
          ? [{ key: 'Alergênicos', value: `${joinList(sheet.allergens)}, pelo que o cardápio diz` }]
          : []),
        ...(sheet.closed ? [{ key: 'Defeso', value: 'hoje este prato só sai com estoque declarado' }] : []),
        ...(against.length > 0
          ? [{ key: 'Cuidado', value: joinList(against.map(({ reason }) => reason)) }]
          : []),
      ],
    },
    ...comboBlocks(sheet),
  ]
}
