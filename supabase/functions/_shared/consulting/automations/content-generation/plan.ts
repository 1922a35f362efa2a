/** How a calendar is photographed, measured and answered: what to do besides publishing. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { isHoliday, shortDay } from './dates.ts'
import { decisions } from './decisions.ts'
import { inSentence, isDrink, nameIn, spokenPrice } from './menu-items.ts'
import { houseTheme } from './moments.ts'
import type { PostCalendar } from './schema.ts'
import { measureTexts, photoTexts, replyTexts } from './tables/plan-texts.ts'
import { say, shortWeekday, type ToldCalendar } from './told-calendar.ts'
import type { Written } from './write-post.ts'

type Plan = NonNullable<PostCalendar['plan']>

const onDay = (day: string) => `${shortWeekday(day)}, ${shortDay(day)}`

/** The quietest open day before a post: not one of the weekend, where there is another. */
function quietDay(before: string, from: string, isClosed: (day: string) => boolean): string {
  const days = Array.from({ length: 7 }, (_, at) => addDays(before, -at)).filter(
    (day) => day >= from && !isClosed(day) && !isHoliday(day),
  )
  return days.find((day) => ![0, 5, 6].includes(weekdayOf(day))) ?? days[0] ?? before
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

/** What the picture of a post shows, within a list: "o canto, a mesa da porta e bem no meio". */
function pictureOf({ visual }: Written): string {
  const frames = visual
    .split(/;\s*(?=\d+:)/)
    .map((frame) => (frame.replace(/^\d+:\s*/, '').split(';')[0] ?? '').trim())
    .filter((frame) => frame !== '')
  return frames.length > 1 ? joinList(frames) : uncapitalize(frames[0] ?? visual)
}

/** Two sessions with a phone: what stands together is photographed together. */
function sessions(told: ToldCalendar): string[] {
  const { context, posts, weekly, isClosed } = told
  const [first] = posts
  // Without a menu nobody knows what there is to photograph.
  if (!first || posts.every(({ items }) => items.length === 0)) return []
  const items = new Map(sellsOf(context.house).map((item) => [item.name, item]))
  const half = Math.ceil(posts.length / 2)
  const taken = new Set<string>(weekly)
  const session = (part: readonly Written[], day: string, at: number) => {
    const named = [...new Set(part.flatMap((post) => post.items))].filter((name) => !taken.has(name))
    for (const name of named) taken.add(name)
    const known = named.flatMap((name) => items.get(name) ?? [])
    const line = (list: typeof known) => joinList(list.map(nameIn))
    const house = part.filter(({ theme }) => theme === houseTheme).map(pictureOf)
    const [drinks, dishes] = [known.filter(isDrink), known.filter((item) => !isDrink(item))]
    const places = [
      dishes.length > 0 ? `mesa à luz do dia: ${line(dishes)}` : '',
      drinks.length > 0 ? `balcão: ${line(drinks)}` : '',
      house.length > 0 ? `a casa: ${house.join('; ')}` : '',
    ].filter((text) => text !== '')
    return places.length === 0
      ? []
      : [
          `**Sessão ${at}, ${onDay(day)}, antes de abrir**: ${say(told, '[imagens até|publicações até|para o que sai até] {day}', { day: shortDay(part.at(-1)?.day ?? day) })}. ${capitalize(places.join('; '))}.`,
        ]
  }
  const second = posts[half]
  const both = [
    ...session(posts.slice(0, half), quietDay(first.day, context.today, isClosed), 1),
    ...(second ? session(posts.slice(half), quietDay(second.day, first.day, isClosed), 2) : []),
  ]
  if (both.length === 0) return []
  const special = weekly.flatMap((name) => {
    const of = posts.filter((post) => post.items.includes(name))
    const [one] = of
    if (!one || of.length < 2) return []
    return [
      `**${capitalize(inSentence(name))}**: ${say(told, photoTexts.weekly, { day: capitalize(onDay(one.day)), n: String(of.length) })}`,
    ]
  })
  return [...both, ...special, say(told, photoTexts.each), say(told, photoTexts.people)]
}

/** Portions more on a day of a weekly dish: assumed, carefully. */
const more = { least: 2, most: 5 }

/** What to count at the till, against the four weeks before; likes pay nothing. */
function measures(told: ToldCalendar): string[] {
  const { context, posts, weekly } = told
  const sold = sellsOf(context.house)
  const marginOf = (name: string) => {
    const item = sold.find((one) => one.name === name)
    const [price, cost] = [known(item?.price), known(item?.cost)]
    return price === null || cost === null || cost >= price ? null : price - cost
  }
  const counted = weekly.flatMap((name) => {
    const of = posts.filter((post) => post.items.includes(name))
    const [one] = of
    if (!one || of.length < 2) return []
    const margin = marginOf(name)
    const each =
      margin === null
        ? ''
        : say(told, measureTexts.margin, {
            each: spokenPrice(margin),
            least: String(more.least),
            most: String(more.most),
            w: shortWeekday(one.day),
            n: String(of.length),
            low: spokenPrice(margin * more.least * of.length),
            high: spokenPrice(margin * more.most * of.length),
          })
    return [
      `**${capitalize(inSentence(name))}**: ${say(told, measureTexts.weekly, { w: shortWeekday(one.day), from: shortDay(one.day) })}${each}`,
    ]
  })
  const drinks = [...new Set(posts.filter(({ alcohol }) => alcohol).flatMap(({ items }) => items))].filter(
    (name) => sold.some((item) => item.name === name && isDrink(item)),
  )
  const margins = drinks.flatMap((name) => marginOf(name) ?? [])
  const dishes = [...new Set(posts.flatMap(({ items }) => items))].filter(
    (name) => !drinks.includes(name) && !weekly.includes(name),
  )
  if (drinks.length + dishes.length + counted.length === 0) return []
  return [
    ...counted,
    ...(drinks.length > 1
      ? [
          `${say(told, measureTexts.drinks)}${margins.length === drinks.length ? say(told, measureTexts.drinkMargin, { each: spokenPrice(Math.round((sum(margins) / margins.length) * 10) / 10), other: sold.some((item) => itemKind(item) === 'beer') ? 'uma cerveja' : 'outra bebida' }) : ''}`,
        ]
      : []),
    ...(dishes.length > 1 ? [say(told, measureTexts.dishes)] : []),
    say(told, measureTexts.ask),
    say(told, measureTexts.decide, { day: shortDay(posts[Math.ceil(posts.length / 2) - 1]?.day ?? '') }),
  ]
}

/** Who answers, when, and with which words; what to say of a price stands in each post. */
function replies(told: ToldCalendar): string[] {
  const { context, accent } = told
  const voice = accent ? 'spoken' : 'plain'
  const opens = Object.values(context.house.settings.opening).flatMap((hours) => (hours ? [hours.from] : []))
  const [open] = opens.toSorted()
  const hour = Number(open?.slice(0, 2))
  return [
    open && hour > 1
      ? say(told, replyTexts.who.known, { open: `${hour}h`, before: `${hour - 1}h` })
      : say(told, replyTexts.who.unknown),
    say(told, replyTexts.busy[voice]),
    say(told, replyTexts.complaint[voice]),
    say(told, replyTexts.never),
  ]
}

/** The plan beside the calendar; nothing where the house’s menu is not known. */
export function planOf(told: ToldCalendar): Plan {
  const photos = sessions(told)
  const two = photos.some((line) => line.startsWith('**Sessão 2'))
  return [
    { id: 'escolhas', title: 'O que decidimos, e por quê', lines: decisions(told) },
    { id: 'fotos', title: `Fotos: ${two ? 'duas sessões' : 'uma sessão'} com o celular`, lines: photos },
    { id: 'medida', title: 'Como saber se vendeu', lines: measures(told) },
    { id: 'respostas', title: 'Quem responde, e com que palavras', lines: replies(told) },
  ].filter(({ lines }) => lines.length > 0)
}
