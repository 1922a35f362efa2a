/** Whether a weekday on which the house already sells is worth opening: what it leaves after its goods. */
import { addDays, everyWeek, shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatReais } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { partsOf } from '../open-days.ts'
import { type Answer, type Asked, percentOf } from './asked.ts'

/** R$ of one person for a day by the shift; an assumption. */
export const shift = 150
/** What goods cost of a sale where the house's costs are unknown; an assumption. */
const usualGoods = 0.35

type Week = { monday: string; note?: string | undefined; told?: string[] | undefined }

/** A week like those to come: open as always; after the contracts that end, if the owner speaks of what comes then. */
function typicalWeek({ forecast, contracts = [] }: Asked): { monday: string; after: string | null } | null {
  const coming: readonly Week[] = forecast.units.coming.filter(
    ({ monday }) => monday >= (forecast.target ?? ''),
  )
  const last =
    contracts
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? null
  const feast = (monday: string) =>
    (forecast.calendar ?? []).some(
      ({ kind, from, to }) => kind === 'date' && from <= addDays(monday, 6) && to >= monday,
    )
  const plain = coming.filter(
    ({ monday, note, told = [] }) =>
      note === undefined && !feast(monday) && !told.some((words) => / como em /.test(words)),
  )
  const week = last === null ? plain[0] : (plain.find(({ monday }) => monday > last) ?? plain[0])
  return week ? { monday: week.monday, after: last !== null && week.monday > last ? last : null } : null
}

/** @param pay R$ that the owner says the day costs in people */
export function worthKeeping(weekdays: readonly number[], asked: Asked, pay?: number): Answer {
  const { forecast, sales } = asked
  const days = everyWeek(weekdays)
  const parts = partsOf(sales.weekdays, forecast.revenue ? 'revenue' : 'units')
  const part = weekdays.reduce((sum, day) => sum + (parts[day] ?? 0), 0)
  const week = typicalWeek(asked)
  const { line } = measureOf(forecast)
  const money = forecast.revenue
    ? (line.coming.find(({ monday }) => monday === week?.monday)?.value ?? 0) * part
    : null
  const share = `A casa já vende ${days}: ${percentOf(part)} da semana`
  if (week === null || money === null || money <= 0)
    return { verdict: `${share}.`, texts: ['Sem preços na planilha não se diz quanto isso deixa.'] }
  const items = forecast.items ?? []
  const known = items.flatMap(({ name, coming }) => {
    const cost = forecast.purchases.find((one) => one.name === name)?.cost
    const price = sales.items.find((one) => one.name === name)?.price
    const units = sales.itemWeeks.find((one) => one.name === name)?.weekdays ?? []
    const all = units.reduce((sum, value) => sum + value, 0)
    const value = coming.find(({ monday }) => monday === week.monday)?.value ?? 0
    const own = all > 0 ? value * (weekdays.reduce((sum, day) => sum + (units[day] ?? 0), 0) / all) : 0
    return price == null ? [] : [{ money: own * price, goods: cost === undefined ? null : own * cost }]
  })
  const sold = known.reduce((sum, one) => sum + one.money, 0)
  const costed = known.length > 0 && known.every(({ goods }) => goods !== null)
  const taken = costed && sold > 0 ? sold : money
  const goods = costed ? known.reduce((sum, one) => sum + (one.goods ?? 0), 0) : taken * usualGoods
  const left = Math.max(0, taken - goods) / weekdays.length
  const each = taken / weekdays.length
  const people = Math.floor(left / shift)
  if (pay !== undefined)
    return {
      verdict: `${left >= pay ? `Vale abrir ${days}` : `Não se paga ${days}`}: a casa faz perto de ${formatReais(each)} no dia, sobram ${formatReais(left)} depois da mercadoria, e a equipe custa ${formatReais(pay)}: ${left >= pay ? `ficam ${formatReais(left - pay)}` : `faltam ${formatReais(pay - left)}`}.`,
      texts: [
        `${share}${costed ? ', pelos custos do seu cardápio' : `; ${percentOf(usualGoods)} de mercadoria é suposição nossa`}. Gás, luz e o que estraga ainda saem daí; quem some do dia fechado nem sempre volta noutro.`,
      ],
    }
  return {
    verdict: `Vale enquanto equipe, gás e luz do dia custarem menos de ${formatReais(left)}: ${days} a casa faz perto de ${formatReais(each)}${week.after === null ? '' : ` depois de ${shortDay(week.after)}`} e, paga a mercadoria, sobra isso.`,
    texts: [
      `${share}${week.after === null ? '' : ' hoje; a conta é da semana já sem o contrato'}. ${capitalize(`são ${people} diárias de ${formatReais(shift)}`)} (suposição)${costed ? ', pelos custos do seu cardápio' : `, com ${percentOf(usualGoods)} de mercadoria, suposição nossa`}.`,
      'Quem some do dia fechado nem sempre volta noutro: feche só se o que sobra não pagar quem trabalha.',
    ],
  }
}
