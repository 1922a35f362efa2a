/** How a calendar is photographed, measured and answered: what to do besides publishing. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { beforePublishing } from './before-publishing.ts'
import { isHoliday, shortDay } from './dates.ts'
import { inSentence, isDrink, nameIn } from './menu-items.ts'
import { houseTheme } from './moments.ts'
import type { PostCalendar } from './schema.ts'
import { photoTexts } from './tables/plan-texts.ts'
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
  return [...both, ...special, say(told, photoTexts.each)]
}

/** The plan beside the calendar: what to see to, and two sessions with a phone. */
export function planOf(told: ToldCalendar, requirements: Requirements): Plan {
  const photos = sessions(told)
  const two = photos.some((line) => line.startsWith('**Sessão 2'))
  return [
    { id: 'antes', title: 'Antes de publicar', lines: beforePublishing(told, requirements) },
    { id: 'fotos', title: `Fotos: ${two ? 'duas sessões' : 'uma sessão'} com o celular`, lines: photos },
  ].filter(({ lines }) => lines.length > 0)
}
