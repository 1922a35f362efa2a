/** Posts made of what only this house has told, for the days on which its dishes have had their turn. */
import { weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { known } from '../../base/house/own-menu.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { foldAccents, joinList, stableFraction, tokenize } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Draft } from './drafts.ts'
import { isSweet } from './list-ideas.ts'
import { describedOf, drinkAlcohol, isDrink, isHot, nameIn, type Shown, spokenPrice } from './menu-items.ts'
import { houseTheme } from './moments.ts'
import { houseLines } from './tables/house-lines.ts'
import type { Register } from './tables/moments.ts'

type House = {
  context: EngineContext
  requirements: Requirements
  register: Register
  /** The items that posts may speak of. */
  menu: readonly Shown[]
  /** Whether posts may state prices. */
  priced: boolean
}

const menuTheme = 'Cardápio da casa'

/** Most riddles about the house's dishes. */
const mostRiddles = 3

/** Most drinks without alcohol in one list. */
const mostSoft = 4

const hour = (time: string) =>
  /^(?:00:00|23:59)$/.test(time)
    ? 'meia-noite'
    : `${Number(time.slice(0, 2))}h${time.endsWith('00') ? '' : time.slice(3)}`

/** "de terça a quinta, das 18h às 23h; sexta e sábado, das 18h à meia-noite; segunda, fechado" */
export function weekWords({ settings: { opening } }: EngineContext['house']): string | null {
  const week = [1, 2, 3, 4, 5, 6, 0]
  if (week.some((day) => opening[String(day)] === undefined)) return null
  const spans: { days: number[]; hours: string }[] = []
  for (const day of week) {
    const open = opening[String(day)]
    const hours = open
      ? `das ${hour(open.from)} ${hour(open.to) === 'meia-noite' ? 'à' : 'às'} ${hour(open.to)}`
      : 'fechado'
    const last = spans.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else spans.push({ days: [day], hours })
  }
  const name = (day: number | undefined) => (weekdayNames[day ?? 0] ?? '').replace('-feira', '')
  return spans
    .map(({ days, hours }) =>
      days.length > 2
        ? `de ${name(days[0])} a ${name(days.at(-1))}, ${hours}`
        : `${joinList(days.map(name))}, ${hours}`,
    )
    .join('; ')
}

/** Serves a table, whatever its name begins with. */
const forMany =
  /(?<!\p{L})(?:ceias?|kits?|cestas?|bandejas?|cento|fam[ií]lias?|casal|rod[ií]zio|inteir[oa]s?|barca|t[áa]bua|combos?|buffet|fest\p{L}*|(?:serve|para|p\/)\s*(?:[2-9]|\d{2}|dois|duas|tr[êe]s|quatro|seis|dez)|\d+\s*(?:pessoas|un(?:idades)?|fatias|kg))(?!\p{L})/iu
/** R$ above which a dish is rarely one person's. */
const mostForOne = 120

/** Names of a sum, "Sertão e limonada da casa, R$ 51". */
const orderOf = (items: readonly Shown[]) =>
  `${joinList(items.map(nameIn))}, ${spokenPrice(items.reduce((sum, { price }) => sum + (known(price) ?? 0), 0))}`

/** Posts about the house itself, then about what its menu costs and holds. */
export function houseIdeas({ context, requirements, register, menu, priced }: House): Draft[] {
  const { house, restaurant } = context
  const { neighbourhood, seats } = house.settings
  const street = restaurant.type === 'food_truck'
  const make = (
    kind: keyof typeof houseLines,
    fields: Readonly<Record<string, string>>,
    {
      items = [],
      turn = 0,
      theme = menuTheme,
      screen,
    }: { items?: readonly Shown[]; turn?: number; theme?: string; screen?: string } = {},
  ): Draft => {
    const { title, leads, shot } = houseLines[kind]
    const list = leads[register]
    const all = Object.entries(fields).flatMap(([key, value]) => [
      [`{${key}}`, value] as const,
      [`{${capitalize(key)}}`, capitalize(value)] as const,
    ])
    const text = all.reduce<string>(
      (said, [key, value]) => said.replaceAll(key, value),
      list[turn % list.length] ?? '',
    )
    return {
      title,
      subject: 'a casa',
      body: text.replace(/\s+$/, ''),
      question: '',
      visual: shot,
      who: null,
      format: 'Foto',
      alcohol: false,
      need: null,
      items: items.map(({ name }) => name),
      short: null,
      asks: false,
      theme,
      whole: true,
      ...(screen !== undefined && { screen }),
    }
  }
  const week = weekWords(house)
  const call = requirements.houseFacts.find(({ about }) => about === 'call')?.what
  const soft = menu.filter(
    (item) => isDrink(item) && !drinkAlcohol(item) && !isHot(item) && known(item.price) !== null,
  )
  const pours = menu.some(drinkAlcohol)
  const dishes = menu.filter(
    (item) => !isDrink(item) && known(item.price) !== null && !isSweet(item) && itemKind(item) !== 'side',
  )
  const mains = dishes
    .filter((item) => !forMany.test(item.name) && (known(item.price) ?? 0) <= mostForOne)
    .toSorted((a, b) => (known(b.price) ?? 0) - (known(a.price) ?? 0))
  const [first, second] = mains
  const [glass] = soft
  const own: Draft[] = [
    ...(week ? [make('hours', { week }, { theme: houseTheme })] : []),
    ...(neighbourhood
      ? [
          make(
            'place',
            {
              place:
                foldAccents(neighbourhood) === foldAccents(restaurant.city)
                  ? restaurant.city
                  : `${neighbourhood}, ${restaurant.city}`,
              seats: seats && !street ? `São ${seats} lugares. ` : '',
            },
            { theme: houseTheme },
          ),
        ]
      : []),
    ...(call ? [make('order', { call: uncapitalize(call) }, { theme: houseTheme })] : []),
  ]
  const sums =
    priced && first && second && glass
      ? [
          make(
            'bill',
            { one: orderOf([second, glass]), two: orderOf([first, second]) },
            { items: [first, second, glass] },
          ),
        ]
      : []
  const dry =
    priced && pours && soft.length >= 2
      ? [
          make(
            'dry',
            {
              list: joinList(
                soft
                  .slice(0, mostSoft)
                  .map((item) => `${nameIn(item)} (${spokenPrice(known(item.price) ?? 0)})`),
              ),
            },
            { items: soft.slice(0, Math.max(mostSoft, 3)) },
          ),
        ]
      : []
  return [
    ...own,
    ...sums,
    ...riddles(menu, restaurant.name).map(({ item, what, names }, turn) =>
      make(
        'riddle',
        { what, names },
        {
          items: [item],
          turn,
          screen: `Quiz com os três nomes; na tela seguinte, o prato pronto e “${capitalize(nameIn(item))}”`,
        },
      ),
    ),
    ...dry,
  ]
}

/** Dishes that their ingredients tell and their descriptions do not name, each among two others of its section. */
function riddles(menu: readonly Shown[], seed: string): { item: Shown; what: string; names: string }[] {
  const told = menu.filter((item) => {
    const words = tokenize(describedOf(item))
    const shared = tokenize(item.name).some((word) => word.length > 3 && words.includes(word))
    const parts = describedOf(item).split(/,\s+|\s+e\s+/)
    // Two things, or what stands beside a dish, tell it from no other.
    return (
      !isDrink(item) && parts.length >= 3 && !/^(?:com|sem|para|serve)\s/iu.test(describedOf(item)) && !shared
    )
  })
  return told
    .toSorted((a, b) => stableFraction(seed + a.name) - stableFraction(seed + b.name))
    .flatMap((item) => {
      const others = menu
        .filter((one) => one.section === item.section && one.name !== item.name && !isDrink(one))
        .toSorted((a, b) => stableFraction(item.name + a.name) - stableFraction(item.name + b.name))
        .slice(0, 2)
      const names = [item, ...others].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')).map(nameIn)
      return others.length < 2
        ? []
        : [
            {
              item,
              what: uncapitalize(describedOf(item).replace(/[.\s]+$/, '')),
              names: `${names.slice(0, -1).join(', ')} ou ${names.at(-1) ?? ''}`,
            },
          ]
    })
    .slice(0, mostRiddles)
}
