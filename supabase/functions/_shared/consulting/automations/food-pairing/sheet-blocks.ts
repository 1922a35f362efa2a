import { uncapitalize } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { optionName } from '../../base/pairing/phrases.ts'
import { ruleLabels } from '../../base/pairing/rules.ts'
import type { Block } from '../../report/blocks.ts'
import type { Pairing } from './schema.ts'
import { servedBeside } from './served.ts'
import { spokenName } from './short-names.ts'

/** A sentence that continues after a colon. */

/** The combo in one line; one table has the margins, gains and break-evens of all combos. */
function comboItem(sheet: Pairing): { key: string; value: string } {
  const { combo, comboNote, dish, best } = sheet
  if (!combo) {
    const what = [...(dish.price === null ? ['o prato'] : []), ...(best.price === null ? ['a bebida'] : [])]
    return { key: 'Combo', value: comboNote ?? `falta o preço (${joinList(what)}) para calcular.` }
  }
  const price =
    combo.discount > 0.005
      ? `${formatBrl(combo.price)} (separados: ${formatBrl(combo.dishPrice + combo.drinkPrice)})`
      : `${formatBrl(combo.price)}, cada um no seu preço`
  const incomplete =
    combo.margin === null ? `; custo incompleto (falta o custo de ${joinList(combo.missing)})` : ''
  return { key: combo.discount > 0.005 ? 'Combo' : 'Na conta', value: `${price}${incomplete}` }
}

const allergenSources: Readonly<Record<NonNullable<Pairing['allergensFrom']>, string>> = {
  house: 'como está em “A casa”',
  description: 'pela descrição do prato; confira com a cozinha',
  name: 'pelo nome do prato; confira com a cozinha',
}

/** The drink with the dish, its serving and its price. */
function servedWith({ best, guests = 1 }: Pairing): string {
  const each = guests > 1 ? ' cada' : ''
  const count = guests > 1 ? `${guests} × ` : ''
  const price = best.price === null ? '' : `, ${formatBrl(best.price)}${each}`
  return best.kind === 'cachaca'
    ? `${count}${best.name}, ${best.serving}${price}`
    : `${count}${best.name}${price}`
}

/** The sheet of one dish and its drink. */
export function sheetBlocks(sheet: Pairing): Block[] {
  const { best, runnerUp } = sheet
  const against = best.findings.filter(
    ({ rule, points, reason }) =>
      points < 0 && rule !== ruleLabels.turn && !best.reason.toLowerCase().includes(reason.toLowerCase()),
  )
  return [
    { kind: 'subtitle', text: `${spokenName(sheet.dish.name)} + ${servedBeside(sheet)}` },
    { kind: 'text', text: `**${servedWith(sheet)}**: ${uncapitalize(best.reason)}` },
    {
      kind: 'keyValues',
      items: [
        { key: 'Na mesa', value: sheet.pitch },
        ...(best.kind === 'suggested_drink' || best.kind === 'house_drink'
          ? [{ key: 'Serviço', value: best.serving }]
          : []),
        ...(runnerUp
          ? [
              {
                key: 'Segunda opção',
                value: `${optionName(runnerUp)}${runnerUp.price === null ? '' : `, ${formatBrl(runnerUp.price)}`}: ${uncapitalize(runnerUp.reason)}`,
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
        ...(sheet.allergens && sheet.allergens.length > 0
          ? [
              {
                key: 'Alergênicos',
                value: `${joinList(sheet.allergens)}, ${allergenSources[sheet.allergensFrom ?? 'name']}`,
              },
            ]
          : []),
        ...(sheet.caution ? [{ key: 'Atenção', value: sheet.caution }] : []),
        ...(against.length > 0
          ? [{ key: 'Cuidado', value: joinList(against.map(({ reason }) => reason)) }]
          : []),
        comboItem(sheet),
      ],
    },
  ]
}
