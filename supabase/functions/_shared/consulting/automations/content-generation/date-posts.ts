/** The posts about a date: announced, on its day, and around a celebration of the house's own. */
import { addDays, daysBetween, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { namesOf, paragraphs, words } from './captions.ts'
import { contracted, namesAlcohol, tag, warning } from './date-words.ts'
import { isHoliday, type Placed } from './dates.ts'
import type { DayRules } from './day-rules.ts'
import type { Draft } from './drafts.ts'
import { comboWordings, eventWordings, type HouseWords, heldWords, suited } from './event-copy.ts'
import { endingsOf } from './holiday-endings.ts'
import { hourOf } from './hour-words.ts'
import { shuffled } from './item-words.ts'
import { drinkAlcohol, spokenPrice } from './menu-items.ts'
import { shortName } from './registered-name.ts'
import type { Slot } from './schedule.ts'
import {
  type ArcStep,
  arcFormats,
  arcMessages,
  arcShots,
  arcStories,
  arcs,
  celebration,
  dateMessages,
  holidayNotice,
  quietDates,
  spokenDates,
} from './tables/arcs.ts'
import {
  aheadShots,
  dateLines,
  dayShots,
  feastShots,
  firstDay,
  openHours,
  openToday,
  showHead,
  showShots,
  shows,
} from './tables/date-lines.ts'
import { weeklyShots } from './tables/event-texts.ts'
import type { Register } from './tables/moments.ts'
import { weeklyDishes } from './weekly-dishes.ts'
import { angleOf, type Given, lightOf, type Writer, type Written } from './write-post.ts'

type Tools = {
  writer: Writer
  register: Register
  specials: readonly Draft[]
  alcoholFree: boolean
  /** Whether posts may state a price in R$. */
  mayPrice: (price: number) => boolean
  tags: readonly string[]
  /** Whether a post also goes to the WhatsApp list, by its place. */
  messages: (index: number) => boolean
  isClosed: (day: string) => boolean
  house: HouseWords
  byDay: DayRules
  /** Whether a picture keeps to the owner's rules. */
  mayShow: (visual: string) => boolean
  /** "das 18h às 23h" of a day, as far as it is known. */
  hoursOf: (day: string) => string | null
  frame: (
    slot: Slot,
    index: number,
    subject: string,
    alcohol: boolean,
  ) => { base: Pick<Written, 'number' | 'day' | 'hour'>; given: Given; say: (text: string) => string }
}

/** The days of a span, both ends included. */
const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at))

/** What a date is called whose name no post can say; the owner then completes it. */
const unnamed = 'programação da casa'

const stepTitles: Readonly<Record<ArcStep, string>> = {
  memory: ': as lembranças',
  backstage: ': os bastidores',
  day: '',
  after: ': obrigado',
}

export function createDatePosts({
  writer,
  register,
  specials,
  alcoholFree,
  mayPrice,
  tags,
  frame,
  messages,
  isClosed,
  house,
  hoursOf,
  byDay,
  mayShow,
}: Tools) {
  const accent = register === 'spoken'
  const voice = accent ? 'spoken' : 'plain'

  const { dishOf, named, dishTitle, ofThatDay } = weeklyDishes(specials, accent)

  return function ofDate({ date, when }: Placed, slot: Slot, index: number): Written {
    const called = date.said ?? unnamed
    const subject = the(called)
    const { base, say, given } = frame(slot, index, subject, false)
    const onDay = when === 'day' && date.day === slot.day
    const { day: first, to: last } = date
    const [from, until] = [shortDay(first), shortDay(last)]
    const weekday = weekdayNames[weekdayOf(first)] ?? ''
    const begins = date.at === undefined ? '' : `, às ${hourOf(date.at)}`
    const lasts = last > first ? `de ${from} a ${until}` : `${from}, ${weekday}${begins}`
    // Both days count in the span between them.
    const days = daysBetween(slot.day, first) - 1
    // What has an hour, a price or a condition is held, with the house open.
    const isHeld = date.note !== undefined || date.price !== undefined || date.at !== undefined
    const isShow = date.own && !date.combo && showHead.test(called)
    const unsure = !onDay && !date.own && !date.open && !isHeld && isHoliday(first)
    const shut = daysFrom(first, last).filter(isClosed)
    const held = when === 'after' ? '' : heldWords(date, house, onDay, slot.day, last > first ? shut : [])
    const isArc =
      date.own && !date.weekly && first === last && celebration.test(called) && (onDay || when !== 'day')
    const step: ArcStep = when === 'ahead' ? (days > 3 ? 'memory' : 'backstage') : when

    // "5 anos da casa": nobody says that a day has them.
    const years = /^(\S+ anos?) d([oa]) (\p{L}+)$/u.exec(called)
    const turns = years ? `${years[2]} ${years[3]} faz ${years[1]}` : `tem ${called}`
    const fields = (text: string) =>
      contracted(
        text
          .replaceAll('tem {bare}', turns)
          .replaceAll('{what}', subject)
          .replaceAll('{bare}', called)
          .replaceAll('{Bare}', capitalize(called))
          .replaceAll('{When}', `Dia ${from}, ${weekday}${begins},`)
          .replaceAll('{day}', `${from}, ${weekday}${begins}`)
          .replaceAll('{dia}', `dia ${from}`)
          .replaceAll('{until}', `${weekdayNames[weekdayOf(last)]?.replace('-feira', '') ?? ''}, ${until}`)
          .replaceAll('{begins}', begins)
          .replaceAll('{faltam}', days === 1 ? 'Falta um dia' : `Faltam ${days} dias`),
      )

    function arcText(): string {
      const body = writer.pick(
        shuffled(arcs[voice][step], given.seed).map((text) => capitalize(fields(text))),
        'first',
        given,
      )
      return words(body, step === 'day' ? ofThatDay(date) : '')
    }

    function usualText(): string {
      if (isShow) {
        const said = writer.pick(
          shuffled(shows[register][onDay ? 'day' : 'ahead'], given.seed).map((text) =>
            capitalize(fields(text)),
          ),
          'first',
          given,
        )
        if (said !== '') return said
      }
      const opening = onDay
        ? `[${capitalize(called)}: é hoje${begins}|É hoje${begins}: ${called}|Chegou o dia: ${called}${begins}].`
        : `[${days > 1 ? `Faltam ${days} dias: ${called}, ${lasts}` : `${capitalize(called)}, ${lasts}`}|${capitalize(called)}: ${lasts}].`
      const spoken = register === 'spoken' ? spokenDates[date.name] : quietDates[register][date.name]
      // A feast of several days that the house keeps open: its text of the last day comes on that day.
      const isFirst = onDay && last > first && date.open === true
      const told = isFirst ? firstDay[voice] : spoken && (onDay ? spoken.text : spoken.ahead)
      const allowed = told !== undefined && given.fits(say(fields(told)))
      const known = allowed ? told : onDay ? date.text : date.ahead
      const text =
        known ??
        (unsure
          ? holidayNotice[voice]
          : onDay && !date.own && isHoliday(first)
            ? '[Um abraço da casa|O abraço de todos daqui] a quem está perto e a quem está longe.'
            : onDay
              ? dateLines[register].day
              : dateLines[register].ahead)
      const body = say(fields(text))
      // A text that names its date needs no announcement of it.
      if (allowed || (onDay && known !== null && namesOf(body, called))) {
        writer.keep(body, 'first')
        return body
      }
      const lead = say(opening)
      writer.keep(lead, 'first')
      return `${lead} ${body}`
    }

    /** A weekly event or a combo has words of its own. */
    function heldText(): string | null {
      if (date.combo) return offerText(date.combo)
      return date.weekly && onDay
        ? writer.pick(
            shuffled(eventWordings(date, house, byDay.isQuiet(slot.day)), given.seed),
            'first',
            given,
          )
        : null
    }

    /** The offer with its price: also where all its wordings are used. */
    function offerText(combo: NonNullable<typeof date.combo>): string {
      const when = onDay ? (date.weekly ? 'weekly' : 'day') : 'ahead'
      const wordings = comboWordings({ what: called, ...combo }, when, first, register)
      return writer.pick(shuffled(wordings, given.seed), 'first', given) || (wordings[0] ?? '')
    }

    const own = heldText()
    const hours =
      onDay && date.own && !isArc && date.at === undefined && date.note === undefined ? hoursOf(first) : null
    const body = [
      own || (isArc ? arcText() : usualText()),
      held,
      onDay && isArc && date.at !== undefined ? `Começa às ${hourOf(date.at)}.` : '',
      onDay && date.open && first === last ? openToday[voice] : '',
      hours === null ? '' : openHours[voice].replace('{hours}', hours),
    ]
      .filter((part) => part !== '')
      .join(' ')
    const message = isArc
      ? fields(arcMessages[voice][step])
          .replace('{dish} ', ofThatDay(date) === '' ? '' : `${ofThatDay(date)} `)
          .replace(/^./, (letter) => letter.toUpperCase())
      : null
    const filled = (text: string) =>
      fields(text)
        .replaceAll('{What}', capitalize(subject))
        .replaceAll('{Bare}', capitalize(called))
        .replaceAll('{lasts}', lasts)
        .replaceAll('{from}', from)
    const { item } = date
    const alcohol =
      !alcoholFree &&
      ((item !== null && drinkAlcohol(item)) ||
        namesAlcohol(`${called} ${body}`) ||
        (date.combo !== undefined && /copo|drink|bebida|dose|chop|quent/i.test(date.combo.of)))
    const caution = alcohol ? warning : null
    const name = capitalize(called)
    // What is launched is named with what the menu says of it.
    const described =
      item?.description && date.combo === undefined && when !== 'after' && given.fits(item.description)
        ? `${capitalize(item.description.replace(/[.\s]+$/u, ''))}.`
        : ''
    const asked = date.price ?? (date.combo === undefined ? item?.price : undefined)
    const price =
      asked !== undefined &&
      asked !== null &&
      when !== 'after' &&
      mayPrice(asked) &&
      byDay.mayPrice(item ? [item.name] : [], slot.day)
        ? `${spokenPrice(asked)}${date.per ? ` ${date.per}` : ''}.`
        : ''
    const format = isArc ? arcFormats[step] : 'Foto'
    return {
      ...base,
      format,
      theme: date.name,
      title: isArc
        ? `${name}${stepTitles[step]}${step === 'day' ? dishTitle(first) : ''}`
        : onDay
          ? name
          : `${name}: ${lasts.split(',')[0] ?? ''}`,
      copy: paragraphs([words(body, described, price)], caution),
      visual: isArc
        ? arcShots[step]
        : say(
            item !== null
              ? `[De perto|Sozinho no quadro|De frente]: ${shortName(item.name)} [sobre a mesa|no balcão|em luz natural]`
              : date.weekly && onDay
                ? writer.pick(shuffled(suited(weeklyShots, called), given.seed), 'within', given) ||
                  'A mesa posta, com a luz acesa'
                : writer.pick(
                    [
                      ...shuffled(isShow ? showShots : (feastShots[date.name] ?? []), given.seed),
                      ...shuffled(onDay ? dayShots : aheadShots, given.seed),
                    ].filter(mayShow),
                    'within',
                    { ...given, own: fields, once: true },
                  ) || `Um bilhete: “${from}”`,
          ),
      picture: {
        light: say(lightOf(slot.hour)),
        angle: say(angleOf(format)),
        who: 'sem pessoas, ou a equipe, maior de 25 anos',
      },
      ...(!onDay &&
        !unsure &&
        step !== 'memory' &&
        step !== 'after' && {
          stories: say(fields(arcStories[voice]).replaceAll('{from}', from).replaceAll('{Bare}', name)),
        }),
      ...(messages(index) &&
        !alcohol && {
          whatsapp:
            message === null
              ? writer.message(dateMessages[voice][onDay ? 'day' : 'ahead'], { ...given, own: filled })
              : say(message),
        }),
      ...(unsure && { endings: endingsOf(date, { say, dishOf, isClosed, accent }) }),
      // Only an announcement needs what the house alone knows; every text can be published as it is.
      ...(unsure
        ? {
            need: say(
              '[o final que vale: a casa abre ou fecha|se abre ou fecha, e use esse final|um dos dois finais, conforme a casa abra]',
            ),
          }
        : date.tell !== undefined && when !== 'after'
          ? { need: `em duas frases suas: ${date.tell}` }
          : date.said === null
            ? { need: `em poucas palavras, o que vai ter; você escreveu “${date.name}”` }
            : when === 'ahead' &&
              !date.own &&
              !date.open &&
              !date.note &&
              hoursOf(first) === null && { need: say(date.need) }),
      hashtags:
        date.said === null ? [...tags] : [...tags, tag(item === null ? called : shortName(item.name))],
      alcohol,
      items: item !== null ? [item.name] : isArc && step === 'day' ? named(first) : [],
    }
  }
}
