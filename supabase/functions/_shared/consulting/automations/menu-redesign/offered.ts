/** Gains that depend on the team's offer: drinks for beers, the aged caipirinha, small doses, desserts. */

import { itemKind } from '../../base/house/item-kind.ts'
import { isSinglePiece } from '../../base/pairing/understand.ts'
import { sum } from '../../base/statistics.ts'
import { isPlainCaipirinha } from './aged.ts'
import { inPrint } from './amounts.ts'
import { type CaseName, cases } from './cases.ts'
import { cents, leftNow, type Moved, mean, type OutlookSource, percent, priceNow, type Sold } from './sold.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Crabs and the like that a table orders at once. */
const piecesOrdered = 4

/** Beers replaced by a drink with cachaça: the difference of the margins. */
export function fromBeers(sold: readonly Sold[], { goals, monthly, printed }: OutlookSource): Moved[] {
  if (!wantsCachaca(goals)) return []
  const lines = new Map(printed.sections.flatMap(({ items }) => items.map((one) => [one.name, one.text])))
  const kept = sold.filter(({ move }) => move !== 'remove')
  const beers = kept.filter(({ name, section }) => itemKind({ name, section }) === 'beer')
  const drinks = kept.filter(
    ({ name, section }) =>
      itemKind({ name, section }) === 'drink' && hasCachaca(name, lines.get(name) ?? null, section),
  )
  const [beerUnits, drinkUnits] = [beers, drinks].map((items) => sum(items.map(({ units }) => units)))
  if (!beerUnits || !drinkUnits) return []
  const [beer, drink] = [mean(beers, leftNow), mean(drinks, leftNow)]
  const more = drink - beer
  if (more <= 0) return []
  const two = cents(drink - 2 * beer)
  const swapped = (name: CaseName) => beerUnits * monthly * cases[name].beers
  const revenue = mean(drinks, priceNow) - mean(beers, priceNow)
  return [
    {
      source: {
        label: 'Cerveja que vira drink com cachaça',
        careful: Math.round(swapped('careful') * more),
        bad: Math.round(swapped('bad') * more),
        basis: `${percent(cases.careful.beers)} das cervejas (${Math.round(swapped('careful'))}); no ruim, ${percent(cases.bad.beers)}. A cerveja deixa ${inPrint(cents(beer))} e o drink, ${inPrint(cents(drink))}; se um drink tirar duas cervejas, ${two < 0 ? `perde ${inPrint(-two)}` : `sobra ${inPrint(two)}`}`,
      },
      revenue: { careful: swapped('careful') * revenue, bad: swapped('bad') * revenue },
    },
  ]
}

/** Small measures suggested with dishes; some replace a full dose. */
export function fromMeasures(sold: readonly Sold[], { cachaca, printed, monthly }: OutlookSource): Moved[] {
  const measures = cachaca?.measures ?? []
  const lines = printed.sections.flatMap(({ items }) => items)
  const beside = lines.flatMap(({ name, goesWith }) => {
    const item = sold.find((one) => one.name === name)
    const measure = measures.find(
      ({ dose, ml }) => goesWith?.name.endsWith(`de ${ml} ml`) && isOf(goesWith.name, dose),
    )
    return item && measure && measure.cost !== null
      ? [
          {
            // Several pieces make one order.
            units: (item.units * monthly) / (isSinglePiece({ name }) ? piecesOrdered : 1),
            measure: { ...measure, cost: measure.cost },
          },
        ]
      : []
  })
  if (beside.length === 0) return []
  const total = (name: CaseName, each: (measure: (typeof beside)[number]['measure']) => number) =>
    sum(beside.map(({ units, measure }) => units * cases[name].measures * each(measure)))
  const left = (name: CaseName) =>
    total(name, ({ price, cost, ml, doseMl, dosePrice }) => {
      const whole = dosePrice - (cost * doseMl) / ml
      return price - cost - cases[name].instead * whole
    })
  const revenue = (name: CaseName) =>
    total(name, ({ price, dosePrice }) => price - cases[name].instead * dosePrice)
  const poured = Math.round(total('careful', () => 1))
  return [
    {
      source: {
        label: `Doses de ${measures[0]?.ml ?? 30} ml ao lado do prato`,
        careful: Math.round(left('careful')),
        bad: Math.round(left('bad')),
        basis: `em ${percent(cases.careful.measures)} dos pedidos que as citam (${poured}), 1 em 4 no lugar da dose inteira; no ruim, ${percent(cases.bad.measures)} e metade`,
      },
      revenue: { careful: revenue('careful'), bad: revenue('bad') },
    },
  ]
}

/** Plain caipirinhas that become the aged one. */
export function fromAged(sold: readonly Sold[], { cachaca, monthly }: OutlookSource): Moved[] {
  const aged = cachaca?.drinks.find(({ name }) => /^caipirinha de /i.test(name))
  const plain = sold.find(({ name, move }) => isPlainCaipirinha(name) && move !== 'remove')
  if (!aged || !plain) return []
  const swapped = (name: CaseName) => plain.units * monthly * cases[name].aged
  const more = aged.price - aged.cost - leftNow(plain)
  const dearer = aged.price - priceNow(plain)
  return [
    {
      source: {
        label: `${plain.name} que vira ${aged.name}`,
        careful: Math.round(swapped('careful') * more),
        bad: Math.round(swapped('bad') * more),
        basis: `${percent(cases.careful.aged)} delas (${Math.round(swapped('careful'))}), ${inPrint(cents(more))} a mais em cada; no ruim, ${percent(cases.bad.aged)}`,
      },
      revenue: { careful: swapped('careful') * dearer, bad: swapped('bad') * dearer },
    },
  ]
}

/** Desserts that the team offers after the meal. */
export function fromDesserts(sold: readonly Sold[], { goals, monthly }: OutlookSource): Moved[] {
  const sweets = sold.filter(
    ({ section, name, move }) =>
      move !== 'remove' && isSweetSection.test(section) && itemKind({ name, section }) === 'dish',
  )
  const units = sum(sweets.map((item) => item.units)) * monthly
  // A house that lives on sweets offers them already.
  const share = units / (sum(sold.map((item) => item.units)) * monthly)
  if (!goals.some((goal) => /ticket/i.test(goal)) || units === 0 || share > 0.2) return []
  const left = mean(sweets, leftNow)
  const price = mean(sweets, priceNow)
  const more = (name: CaseName) => units * cases[name].desserts
  return [
    {
      source: {
        label: 'Sobremesa oferecida depois do prato',
        careful: Math.round(more('careful') * left),
        bad: Math.round(more('bad') * left),
        basis: `${percent(cases.careful.desserts)} mais (${Math.round(more('careful'))}); no ruim, ${percent(cases.bad.desserts)}`,
      },
      revenue: { careful: more('careful') * price, bad: more('bad') * price },
    },
  ]
}

const isSweetSection = /sobremesa|doce|ado[cç]ar|sorvete/i

const isOf = (name: string, dose: string) =>
  dose.toLowerCase().startsWith(name.replace(/ de \d+ ml$/, '').toLowerCase())
