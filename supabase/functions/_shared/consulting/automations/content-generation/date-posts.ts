/** The posts about a date: announced, on its day, and around a celebration of the house's own. */
import { addDays, daysBetween } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { paragraphs, words } from './captions.ts'
import { calledOf, fieldsOf, wholeMonth } from './date-fields.ts'
import { messageOf } from './date-message.ts'
import { createDateTexts } from './date-texts.ts'
import { namesAlcohol, tag, warning } from './date-words.ts'
import { type Placed, sellsPlaces } from './dates.ts'
import type { DayRules } from './day-rules.ts'
import { dishNamed } from './dish-named.ts'
import type { Draft } from './drafts.ts'
import { type HouseWords, heldWords } from './event-copy.ts'
import { endingsOf } from './holiday-endings.ts'
import { hourOf } from './hour-words.ts'
import { createHoursPosts } from './hours-posts.ts'
import { shuffled } from './item-words.ts'
import { drinkAlcohol, inSentence, spokenPrice } from './menu-items.ts'
import { occasionScript } from './occasion-script.ts'
import { shortName } from './registered-name.ts'
import type { Slot } from './schedule.ts'
import { isHoursOnly } from './special-hours.ts'
import { supperWanting } from './supper.ts'
import {
  type ArcStep,
  arcFormats,
  arcMessages,
  arcMessagesWithoutPhotos,
  arcShots,
  arcStories,
  celebration,
  emptyShots,
  openAirShots,
  stepTitles,
} from './tables/arcs.ts'
import {
  aheadShots,
  dayShots,
  faith,
  feastShots,
  launch,
  openHours,
  openToday,
  showHead,
  showShots,
} from './tables/date-lines.ts'
import type { Register } from './tables/moments.ts'
import { conditionsOf, everyWeek, isEvening } from './weekly-copy.ts'
import { weeklyDishes } from './weekly-dishes.ts'
import { createWeeklyPosts, isWeekly } from './weekly-posts.ts'
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
  /** The house's single items, which a date may be named after. */
  shown: readonly Draft[]
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

/** Drinks that an offer does not hold. */
const besidePrice = /bebidas? (?:[àa] parte|por fora|n[ãa]o inclus\p{L}+|n[ãa]o inclu[íi]\p{L}+)/giu

/** Most days of a date whose closed days a post names. */
const fewDays = 14

/** The days of a span, both ends included. */
const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at))

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
  shown,
  mayShow,
}: Tools) {
  const accent = register === 'spoken'
  const voice = accent ? 'spoken' : 'plain'

  const { dishOf, named, dishTitle, ofThatDay } = weeklyDishes(specials, accent, byDay.allows, mayPrice)
  const textOf = createDateTexts({ writer, register, ofThatDay })

  const ofWeekly = createWeeklyPosts({
    writer,
    register,
    alcoholFree,
    mayPrice,
    tags,
    messages,
    house,
    byDay,
    mayShow,
    hoursOf,
  })
  const ofHours = createHoursPosts({ writer, register, tags, mayShow })

  return function ofDate({ date, when }: Placed, slot: Slot, index: number): Written {
    const called = calledOf(date)
    const subject = the(called)
    const { base, say, given } = frame(slot, index, subject, false)
    const onDay = when === 'day' && date.day === slot.day && wholeMonth(date) === null
    if (isHoursOnly(date)) return ofHours(date, { base, given, say, onDay, toList: messages(index) })
    if (isWeekly(date, onDay)) return ofWeekly(date, { base, given, say, index, slot })
    const told = fieldsOf(date, slot.day)
    const { from, first, last, days, lasts, fields } = told
    // What has an hour, a price or a condition is held, with the house open.
    const isHeld = date.note !== undefined || date.price !== undefined || date.at !== undefined
    const isShow = date.own && !date.combo && showHead.test(called)
    const unsure = !onDay && !date.own && !date.open && !isHeld && isHoliday(first)
    // Of weeks everybody knows on which days the house is closed.
    const shut = daysBetween(first, last) > fewDays ? [] : daysFrom(first, last).filter(isClosed)
    // Nobody is called to a feast on which the house does not open.
    const isOff = first === last && shut.length > 0
    const isArc =
      date.own &&
      !date.weekly &&
      first === last &&
      celebration.test(called) &&
      !sellsPlaces(date) &&
      (onDay || when !== 'day')
    const step: ArcStep = when === 'ahead' ? (days > 3 ? 'memory' : 'backstage') : when

    // A dinner is at no hour of a house that opens for lunch.
    const evening = isEvening(date.name) && date.at === undefined
    const hours =
      !evening && onDay && date.own && !isArc && date.at === undefined && date.note === undefined
        ? hoursOf(first)
        : null
    const priceless =
      (date.combo !== undefined && !mayPrice(date.combo.price)) ||
      byDay.forbidsPrice(date.item ? [date.item.name] : [], slot.day)
    const text = textOf({
      ...told,
      date,
      given,
      say,
      slot,
      onDay,
      unsure,
      priceless,
      step: isArc ? step : null,
    })
    // "Réveillon com ceia" is not told twice.
    const { beside, others } = conditionsOf(date)
    const left = beside !== '' && text.includes(beside) ? { ...date, note: others.join(', ') } : date
    const held =
      when === 'after'
        ? ''
        : heldWords(left, house, onDay, slot.day, last > first || date.ahead !== null ? shut : [])
    const body = [
      text,
      held,
      onDay && isArc && date.at !== undefined ? `Começa às ${hourOf(date.at)}.` : '',
      date.alsoHeld === undefined || when === 'after' || step === 'memory'
        ? ''
        : `${onDay ? 'Tem' : 'No dia tem'} ${joinList([...date.alsoHeld])}, como ${everyWeek(first)}.`,
      onDay && date.open && first === last && date.price === undefined ? openToday[voice] : '',
      hours === null ? '' : openHours[voice].replace('{hours}', hours),
    ]
      .filter((part) => part !== '')
      .join(' ')
    // On its day a supper that is booked sells nothing any more.
    const isBooked =
      onDay && date.supper === true && (date.bookBy !== undefined || /reserva/.test(date.note ?? ''))
    const { item } = date
    // What is not there yet is not photographed.
    const isComing = !onDay && launch.test(called)
    const pictured = isComing ? undefined : (item?.name ?? dishNamed(date.name, shown))
    const charged = date.price ?? (date.combo === undefined ? item?.price : undefined)
    const price =
      charged !== undefined &&
      charged !== null &&
      when !== 'after' &&
      !isBooked &&
      mayPrice(charged) &&
      byDay.mayPrice(item ? [item.name] : [], slot.day)
        ? // An event named after an item: the price is the item's.
          `${date.weekly && item && date.price === undefined ? `${capitalize(inSentence(item.name))}, ` : ''}${spokenPrice(charged)}${date.per ? ` ${date.per}` : ''}.`
        : ''
    const offerPrice =
      date.combo && when !== 'after' && mayPrice(date.combo.price) ? `${spokenPrice(date.combo.price)}.` : ''
    const message = isArc
      ? fields((given.fits(arcMessages[voice][step]) ? arcMessages : arcMessagesWithoutPhotos)[voice][step])
          .replace('{dish} ', ofThatDay(date) === '' ? '' : `${ofThatDay(date)} `)
          .replace(/^./, (letter) => letter.toUpperCase())
      : null
    const alcohol =
      !alcoholFree &&
      ((item !== null && drinkAlcohol(item)) ||
        namesAlcohol(`${called} ${body.replace(besidePrice, '')}`) ||
        (date.combo !== undefined &&
          /copo|drink|bebida|dose|chop|quent/i.test(date.combo.of.replace(besidePrice, ''))))
    const caution = alcohol ? warning : null
    const name = capitalize(called)
    // What is launched is named with what the menu says of it.
    const described =
      item?.description &&
      date.combo === undefined &&
      !date.weekly &&
      when !== 'after' &&
      given.fits(item.description)
        ? `${capitalize(item.description.replace(/[.\s]+$/u, ''))}.`
        : ''
    // The form that the owner asks for is the one of the day.
    const asked = when !== 'after' && (onDay || when === 'day') ? date.format : undefined
    const format = asked ?? (isArc ? arcFormats[step] : 'Foto')
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
      visual:
        asked === 'Reels' || asked === 'Carrossel'
          ? occasionScript(date, asked, given.house)
          : isArc
            ? ([arcShots, openAirShots].find((shots) => mayShow(shots[step])) ?? emptyShots)[step]
            : say(
                pictured !== undefined
                  ? `[De perto|Sozinho no quadro|De frente]: ${shortName(pictured)} [sobre a mesa|${mayShow('no balcão') ? 'no balcão' : 'na mão de quem serve'}|em luz natural]`
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
      // Nobody counts the days to what has begun.
      ...(!onDay &&
        slot.day < first &&
        !isOff &&
        !unsure &&
        step !== 'memory' &&
        step !== 'after' && {
          stories: say(fields(arcStories[voice]).replaceAll('{from}', from).replaceAll('{Bare}', name)),
        }),
      ...(messages(index) &&
        !isOff &&
        !faith.test(called) &&
        !isBooked &&
        !alcohol && {
          whatsapp:
            message === null
              ? messageOf(date, {
                  writer,
                  voice,
                  onDay,
                  given,
                  fields,
                  lasts,
                  price: price || offerPrice,
                  hours: evening ? null : hoursOf(first),
                })
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
          : date.left !== undefined && when !== 'after'
            ? { need: `o que o nome não diz; você escreveu “${date.left}”` }
            : date.said === null
              ? { need: `em poucas palavras, o que vai ter; você escreveu “${date.name}”` }
              : (date.supper ? !onDay : evening) && supperWanting(date, mayPrice).length > 0
                ? { need: joinList(supperWanting(date, mayPrice)) }
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
