/** A price that the owner names of all: "vendo a 28". */
import { formatBrl, joinList } from '../base/language/text.ts'
import { mean } from '../base/statistics.ts'
import { type Answer, met, notPossible } from './answer.ts'

interface Priced {
  name: string
  section?: string | null
  price: number | null
}

/** Accepted share between the mean of a part of the menu and the price. */
const aboutRange = 0.2

/** A price that the owner names of all, where a part of the menu that costs something else in the house keeps its own. */
export function nearPrice(about: number, priced: readonly Priced[]): Answer {
  const isNear = (price: number) => Math.abs(price - about) <= about * aboutRange
  const meanOf = (some: readonly Priced[]) => mean(some.flatMap(({ price }) => price ?? []))
  const parts = [...new Set(priced.map(({ section }) => section))].map((section) =>
    priced.filter((one) => one.section === section && one.price !== null),
  )
  const near = parts.filter((part) => part.length > 0 && isNear(meanOf(part))).flat()
  const others = priced.filter((one) => one.price !== null && !near.includes(one))
  if (near.length === 0 || near.length < others.length)
    return notPossible(`O preço médio ficou em ${formatBrl(meanOf(priced))}, longe de ${formatBrl(about)}.`)
  const same = near.every(({ price }) => price === near[0]?.price)
  const told = same ? formatBrl(near[0]?.price ?? 0) : `Preço médio de ${formatBrl(meanOf(near))}`
  return met(
    others.length === 0
      ? `${told}${same ? ' cada' : ''}.`
      : `${told}: ${joinList(near.map(({ name }) => name))}. Pelo preço que a casa cobra: ${joinList(others.map(({ name, price }) => `${name}, ${formatBrl(price ?? 0)}`))}.`,
  )
}
