/** The post of a day with hours of its own. */
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import type { Dated } from './dates.ts'
import { shuffled } from './item-words.ts'
import { daysOf, hoursClause, isNamed } from './special-hours.ts'
import { hoursMessages, hoursShots, hoursTexts } from './tables/hours-texts.ts'
import type { Register } from './tables/moments.ts'
import { angleOf, type Given, lightOf, type Writer, type Written } from './write-post.ts'

type Tools = {
  writer: Writer
  register: Register
  tags: readonly string[]
  mayShow: (visual: string) => boolean
}

type Setting = {
  base: Pick<Written, 'number' | 'day' | 'hour'>
  given: Given
  say: (text: string) => string
  onDay: boolean
  /** Whether it also goes to the WhatsApp list. */
  toList: boolean
}

function filled(text: string, date: Dated): string {
  const span = daysOf(date.day, date.to)
  return text
    .replaceAll('{what}', isNamed(date) ? ` ${ofThe(date.name)}` : '')
    .replaceAll('{day}', span)
    .replaceAll('{Day}', capitalize(span))
    .replaceAll('{rows}', (date.timetable ?? []).map((row) => `• ${capitalize(row)}`).join('\n'))
    .replaceAll('{hours}', hoursClause(date.note))
}

export function createHoursPosts({ writer, register, tags, mayShow }: Tools) {
  const voice = register === 'spoken' ? 'spoken' : 'plain'

  return function ofHours(date: Dated, { base, given, say, onDay, toList }: Setting): Written {
    const kind = onDay ? 'day' : date.timetable ? 'several' : 'ahead'
    const wordings = shuffled(hoursTexts[kind][register], given.seed).map((text) => filled(text, date))
    const until = onDay && date.to > date.day ? ` Vale até ${daysOf(date.to, date.to)}.` : ''
    const thanks = onDay && date.to === date.day && date.text !== null ? say(date.text) : ''
    const text = writer.pick(wordings, 'first', given) || (wordings[0] ?? '')
    const name =
      kind === 'several'
        ? 'Horário dos próximos dias'
        : `Horário: ${isNamed(date) ? date.name : daysOf(date.day, date.to)}`
    return {
      ...base,
      format: 'Foto',
      theme: date.name,
      title: name,
      copy: `${text}${until}${thanks !== '' && given.fits(thanks) ? ` ${thanks}` : ''}`,
      visual:
        writer.pick(shuffled(hoursShots, given.seed).filter(mayShow), 'within', given) ||
        'O horário escrito à mão num papel, na porta',
      picture: { light: say(lightOf(base.hour)), angle: say(angleOf('Foto')), who: 'sem pessoas' },
      ...(toList && {
        whatsapp:
          kind === 'several'
            ? filled(text, date)
            : filled(hoursMessages[voice][onDay ? 'day' : 'ahead'], date),
      }),
      hashtags: [...tags],
      alcohol: false,
      items: [],
    }
  }
}
