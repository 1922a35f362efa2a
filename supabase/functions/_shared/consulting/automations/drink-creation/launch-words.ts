import { shortDay } from '../../base/calendar.ts'
import { type Drink, noDish } from '../../base/drinks/drink.schema.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { type Gain, gainOf } from './displaced.ts'
import { dayName, perSeat } from './night.ts'
import { orderOfWork } from './order-of-work.ts'
import type { DrinkMenuAnalysis, Launch } from './schema.ts'
import { batchBlocks, variantBlocks } from './service-blocks.ts'

/** Chooses the wordings of a report by the names of its drinks, so that reports of two houses differ. */
export const sayer =
  ({ drinks }: Pick<Launch, 'drinks'>) =>
  (text: string): string =>
    fillChoices(text, drinks.map(({ name }) => name).join('|'))

const weeksInMonth = 4
/** Days of the test: four weeks, up to the middle of the last one. */
export const testDays = 26
const rounded = (value: number) => Math.round(value / 10) * 10

const whole = (value: number) => formatBrl(rounded(value)).replace(/,00$/, '')

const asRange = ({ low, high }: Gain) => `${whole(low)} a ${whole(high)}`

/**
 * The gain of the first night and of four weeks, net of the replaced items; null without the house's prices. A night that
 * brings nothing beyond what it replaces has no gain to tell.
 */
export function gainWords(
  drinks: readonly Drink[],
  launch: Launch,
): { night: string | null; month: string } | null {
  const planned = (key: 'glasses' | 'week') =>
    launch.drinks.flatMap((one) => {
      const drink = drinks.find(({ id }) => id === one.id)
      return drink && one.glasses > 0
        ? [
            {
              // A jug's margin is that of all its guests.
              margin: drink.contributionMargin / (drink.servings ?? 1),
              glasses: one[key],
              isSober: drink.base === null,
            },
          ]
        : []
    })
  const { expected, careful, week } = launch.glasses
  const night = gainOf(planned('glasses'), launch.displaced, careful)
  const month = gainOf(planned('week'), launch.displaced, Math.round((week * careful) / expected))
  // Without a gain there is nothing to announce; the warnings say which drink costs the house.
  if (!night || !month || month.high <= 0) return null
  const inMonth = { low: month.low * weeksInMonth, high: month.high * weeksInMonth }
  return {
    night: rounded(night.low) > 0 ? asRange(night) : null,
    month: asRange(inMonth),
  }
}

/** Volumes and weights in the units that a bartender measures. */
const liquid = (ml: number) =>
  ml >= 1000 ? `${formatNumber(Math.ceil(ml / 100) / 10)} l` : `${Math.ceil(ml / 50) * 50} ml`

/** Share prepared in addition to the expected night. */
const slack = 1.1

/** What must be ready before opening, with amounts for the night. */
function readyItems(
  menu: DrinkMenuAnalysis,
  drinks: readonly Drink[],
  { drinks: planned }: Launch,
): string[] {
  const tonight = drinks.flatMap((drink) => {
    const glasses = planned.find(({ id }) => id === drink.id)?.glasses ?? 0
    return glasses > 0 ? [{ drink, glasses: Math.ceil(glasses / (drink.servings ?? 1)) }] : []
  })
  const needs = new Map<string, number>()
  for (const { drink, glasses } of tonight) {
    for (const { id, name, amount, unit } of drink.ingredients) {
      const isMeasured =
        unit === 'ml' && (name.startsWith('suco de ') || menu.houseRecipes.some((made) => made.id === id))
      if (isMeasured) needs.set(name, (needs.get(name) ?? 0) + amount * glasses * slack)
    }
  }
  const ice = tonight.reduce(
    (sum, { drink, glasses }) =>
      sum + (drink.ingredients.find(({ role }) => role === 'ice')?.amount ?? 0) * glasses,
    0,
  )
  return [
    ...[...needs].map(
      ([name, ml]) =>
        `${capitalize(name.replace('suco de ', ''))}: ${liquid(ml)}${name.startsWith('suco de ') ? ', do dia' : ''}`,
    ),
    `Gelo: ${Math.ceil((ice * 1.25) / 1000)} kg a mais`,
  ]
}

/** "6 Primeira Florada, 5 …": the glasses of the night; "2 jarras de …", where several share one. */
const glassesOf = ({ drinks }: Launch, made: readonly Drink[]) =>
  joinList(
    drinks.flatMap(({ id, name, glasses }) => {
      const { servings } = made.find((drink) => drink.id === id) ?? {}
      if (glasses === 0) return []
      if (servings === undefined) return [`${glasses} ${name}`]
      const jugs = Math.ceil(glasses / servings)
      return [
        servings === 2
          ? `${jugs} ${name} para dois`
          : `${jugs} ${jugs === 1 ? 'jarra' : 'jarras'} de ${name} para ${glasses} ${glasses === 1 ? 'pessoa' : 'pessoas'}`,
      ]
    }),
  )

/** The first night: quantities, mise en place, tasks. */
export function nightSection(
  menu: DrinkMenuAnalysis,
  drinks: readonly Drink[],
  launch: Launch,
): ReportSection {
  const { expected, careful } = launch.glasses
  const weekday = dayName(new Date(launch.date).getUTCDay())
  const basis =
    launch.told === true
      ? 'o número que você deu: [confira na primeira noite e ajuste a compra|some as comandas da primeira noite e ajuste a compra]'
      : launch.seats === null
        ? '[suposição nossa, sem saber quantos lugares a casa tem|uma conta cautelosa, porque faltam os lugares da casa]'
        : Math.round(launch.seats * perSeat) === expected
          ? `[um copo para cada quatro dos ${launch.seats} lugares, por suposição|a nossa suposição: um para cada quatro dos ${launch.seats} lugares|suposto sobre os ${launch.seats} lugares, um copo para cada quatro]`
          : `[uma conta cautelosa para ${launch.seats} lugares|a nossa suposição para ${launch.seats} lugares: ${expected} é o ${launch.seats * perSeat > expected ? 'máximo' : 'mínimo'} de uma estreia]`
  return {
    id: 'servico',
    title: 'A estreia',
    blocks: [
      {
        kind: 'text',
        text: sayer(launch)(
          `${capitalize(weekday)}, ${shortDay(launch.date)}: [conte com|espere|prepare] ${expected} copos (${glassesOf(launch, drinks)}), [ou ${careful} se o movimento for devagar|${careful} se chover|${careful} com movimento fraco]. É ${basis}.`,
        ),
      },
      { kind: 'subtitle', text: 'Pronto antes de abrir' },
      { kind: 'checkList', items: readyItems(menu, drinks, launch) },
      ...batchBlocks(drinks, launch),
      ...orderOfWork(drinks, launch),
      ...(launch.handling.length > 0
        ? [
            { kind: 'subtitle' as const, text: 'Alergia na equipe: a regra do balcão' },
            { kind: 'list' as const, items: launch.handling },
          ]
        : []),
    ],
  }
}

/** The dishes of the menu, each with the drinks that go with it. */
function dishBlocks(drinks: readonly Drink[]): Block[] {
  const dishes = [...new Set(drinks.flatMap(({ pairing }) => (pairing === noDish ? [] : [pairing])))]
  const items = dishes.map((dish) => ({
    key: dish.replace(/\.$/, ''),
    value: joinList(drinks.flatMap(({ name, pairing }) => (pairing === dish ? [name] : []))),
  }))
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Com a comida' },
        { kind: 'keyValues', items },
      ]
}

/**
 * What the floor staff say, when a drink is removed, and what was left out.
 * @param hasMenu otherwise the dishes are our guess, and the house may not serve them
 */
export function floorSections(drinks: readonly Drink[], launch: Launch, hasMenu = true): ReportSection[] {
  return [
    {
      id: 'salao',
      title: 'Como vender',
      blocks: [
        { kind: 'text', text: `“${launch.question}”` },
        ...(hasMenu ? dishBlocks(drinks) : []),
        ...(drinks.some(({ base }) => base === null) ? [] : variantBlocks(drinks, launch)),
      ],
    },
    ...(launch.leftOut.length > 0
      ? [
          {
            id: 'fora',
            title: 'O que ficou de fora',
            blocks: [{ kind: 'list' as const, items: launch.leftOut }],
          },
        ]
      : []),
  ]
}
