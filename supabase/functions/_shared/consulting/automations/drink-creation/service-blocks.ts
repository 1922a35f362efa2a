/** Batches, and versions with less alcohol or none. */
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { shortDay } from './night.ts'
import type { Launch } from './schema.ts'

/** The subtitle already says it, also in older results. */
const lighterStart = /^Mais leve: 30 ml de cachaça(?:,| e) /

const liquid = (ml: number) =>
  ml >= 1000 ? `${formatNumber(Math.round(ml / 10) / 100)} l` : `${Math.round(ml)} ml`

/** g of ice for one glass. */
const iceOf = ({ ingredients }: Drink) => ingredients.find(({ role }) => role === 'ice')?.amount ?? 0

/** A bottle for so many glasses. */
function bottleOf(drink: Drink, count: number): string | null {
  const { batch, technique } = drink
  if (!batch) return null
  const share = count / batch.servings
  const parts = [
    ...batch.parts.map(({ name, ml }) => `${liquid(ml * share)} de ${name}`),
    ...(batch.waterMl > 0 ? [`${liquid(batch.waterMl * share)} de água filtrada (a que o gelo daria)`] : []),
  ]
  if (drink.traits?.includes('hot') === true)
    return `${joinList(parts)}, com as especiarias, sem a cachaça: até 3 horas na garrafa térmica; ${formatNumber(Math.round(batch.pourMl))} ml por caneca e a dose na hora.`
  const kept = batch.keepsDays === 1 ? 'só do dia' : `${batch.keepsDays} dias`
  const served =
    technique === 'blended'
      ? `rodada de quatro: ${formatNumber(Math.round(batch.pourMl) * 4)} ml do lote e ${formatNumber(iceOf(drink) * 4)} g de gelo, 20 segundos de motor`
      : `${formatNumber(Math.round(batch.pourMl))} ml por copo`
  return `${joinList(parts)}: ${kept}; ${served}.`
}

/** Glasses of a first batch of a drink that starts later. */
const firstBatch = 6

/** What is mixed ahead, for the first night and for the first day of the drinks that start later. */
export function batchBlocks(drinks: readonly Drink[], { date, drinks: planned }: Launch): Block[] {
  const items = planned.flatMap(({ id, name, glasses, fromBatch, from }) => {
    const drink = drinks.find((one) => one.id === id)
    const count = from > date ? firstBatch : Math.ceil(glasses / 2) * 2
    const text = drink && fromBatch && count > 0 ? bottleOf(drink, count) : null
    const start = from > date ? `, a partir de ${shortDay(from)}` : ''
    return text === null ? [] : [{ key: `${name}, ${count} copos${start}`, value: text }]
  })
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Lotes prontos antes de abrir, tampados, os frios na geladeira' },
        { kind: 'keyValues', items },
      ]
}

/** The same drinks without cachaça, or with 30 ml of it, for guests who want less alcohol. */
export function variantBlocks(drinks: readonly Drink[], launch: Launch): Block[] {
  const startOf = (drink: Drink) => launch.drinks.find(({ id }) => id === drink.id)?.from ?? launch.date
  const tonight = drinks.filter((drink) => startOf(drink) === launch.date)
  /** ", a partir de 11/12": what replaces the cachaça is only bought for a drink that starts then. */
  const boughtFrom = (text: string) => {
    const replacement = /^\d+ ml de (.+?) (?:em vez|no lugar|onde iria)/.exec(text)?.[1]
    const users = drinks.filter(({ ingredients }) => ingredients.some(({ name }) => name === replacement))
    const [first] = users.map(startOf).toSorted()
    return first === undefined || first === launch.date ? '' : `, a partir de ${shortDay(first)}`
  }
  const items = tonight.flatMap(({ name, lighter, sibling }) => {
    const lighterText = lighter?.text
      .replace(lighterStart, '')
      .replace(/^\+(\d+ ml) de água com gás/, 'e mais $1 de gás')
    const parts = [
      ...(sibling
        ? [
            `sem álcool${boughtFrom(sibling.text)}, ${sibling.text.replace(/(?:, ao custo de .* e por|; custa .* e sai a) (R\$\s?[\d.,]+)$/, ': $1')}`,
          ]
        : []),
      ...(lighterText
        ? [
            fillChoices(
              `[30 ml de cachaça ${lighterText}|leve: 30 ml ${lighterText}|com 30 ml ${lighterText}|a 30 ml ${lighterText}]`,
              name,
            ),
          ]
        : []),
    ]
    return parts.length === 0 ? [] : [{ key: name, value: parts.join('; ') }]
  })
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Quem quer sem álcool, ou mais leve' },
        { kind: 'keyValues', items },
      ]
}
