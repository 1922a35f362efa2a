/** Posts that tell of closed days: before them, on them, and on the return. */
import { addDays, shortDay } from '../../base/calendar.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { type Closure, closedWords, type Notice, withReturn } from './rest-days.ts'
import type { Slot } from './schedule.ts'
import type { Register } from './tables/moments.ts'
import { type NoticeKind, noticeShots, noticeTexts, privateTexts } from './tables/rest-lines.ts'
import { shortWeekday } from './told-calendar.ts'
import { angleOf, type Given, lightOf, type Writer, type Written } from './write-post.ts'

type Tools = {
  writer: Writer
  register: Register
  tags: readonly string[]
  /** "das 18h às 23h" of a day, as far as it is known. */
  hoursOf: (day: string) => string | null
  nextDish: () => string
  isClosed: (day: string) => boolean
  /** Whether the house closes before the evening on a day. */
  isDaytime: (day: string) => boolean
  frame: (
    slot: Slot,
    index: number,
    subject: string,
    alcohol: boolean,
  ) => { base: Pick<Written, 'number' | 'day' | 'hour'>; given: Given; say: (text: string) => string }
}

const titles: Readonly<Record<NoticeKind, string>> = {
  before: 'Aviso: dias fechados',
  first: 'Casa fechada',
  eve: 'Voltamos logo',
  back: 'Reabertura',
}

export const noticeTheme = 'Avisos da casa'

export function createNotices({
  writer,
  register,
  tags,
  hoursOf,
  nextDish,
  isClosed,
  isDaytime,
  frame,
}: Tools) {
  return function ofNotice({ closure, kind }: Notice, slot: Slot, index: number): Written {
    const { base, say } = frame(slot, index, 'a casa', false)
    const dish = kind === 'first' ? '' : nextDish()
    const hours = kind === 'back' || kind === 'eve' ? hoursOf(closure.back) : null
    const closed = closedWords(closure)
    // A house that opens on some days only has its last night on one of them.
    let eve = addDays(closure.from, -1)
    while (eve > slot.day && isClosed(eve)) eve = addDays(eve, -1)
    const last =
      slot.day === eve && !isClosed(eve)
        ? `${isDaytime(slot.day) ? 'o último dia' : 'a última noite'} é hoje`
        : `a casa abre até ${shortWeekday(eve)}, ${shortDay(eve)}`
    // Nobody has said yet whether the house opens on that feast: no text promises it.
    const isUnknown = isClosed(eve) || (slot.day !== eve && closure.unsaid.includes(eve))
    const when = addDays(slot.day, 1) === closure.back ? `amanhã, ${shortWeekday(closure.back)}` : null
    const text = (closure.only === undefined ? noticeTexts[kind] : privateTexts)[register]
      .replace('{closed}', closed)
      .replace('{Closed}', capitalize(closed))
      .replace(isUnknown ? / [^.]*\{last\}\./u : '{last}', isUnknown ? '' : last)
      .replace('{hours}', hours === null ? '' : `, ${hours}`)
      .replace(
        '{dish}',
        dish === ''
          ? ''
          : ` ${kind === 'back' ? 'Hoje tem' : kind === 'before' ? 'Ainda dá tempo de provar' : 'Na volta tem'} ${kind === 'before' ? the(dish) : dish}.`,
      )
      .replace('{Back}', when === null ? '{Back}' : capitalize(when))
    // A day in between of which the owner has not spoken yet may be open as well.
    const isGap = closure.unsaid.some((day) => day > closure.to && day < closure.back)
    const plain = isGap ? text.replace(/(?:Voltamos|[Aa] gente volta) \{back\}/u, 'A casa abre {back}') : text
    const copy = say(withReturn(when === null ? plain : plain.replace('{back}', when), closure.back))
    writer.keep(copy, 'first')
    return {
      ...base,
      format: 'Foto',
      theme: noticeTheme,
      title: titleOf(kind, closure),
      copy,
      visual: say(noticeShots[kind]),
      picture: { light: say(lightOf(slot.hour)), angle: say(angleOf('Foto')), who: 'sem pessoas' },
      hashtags: [...tags],
      alcohol: false,
      items: [],
    }
  }
}

const titleOf = (kind: NoticeKind, { back, from, only }: Closure) =>
  only !== undefined
    ? `Aviso: ${shortDay(from)}, ${only}`
    : kind === 'eve'
      ? `${titles.eve}: ${shortDay(back)}`
      : titles[kind]
