/** The post of the day of what the house holds or offers every week. */
import { capitalize } from '../../base/language/grammar.ts'
import { paragraphs, words } from './captions.ts'
import { calledOf, fieldsOf } from './date-fields.ts'
import { messageOf } from './date-message.ts'
import { namesAlcohol, tag, warning } from './date-words.ts'
import type { Dated } from './dates.ts'
import type { DayRules } from './day-rules.ts'
import type { HouseWords } from './event-copy.ts'
import { formatOf } from './item-posts.ts'
import { shuffled } from './item-words.ts'
import { drinkAlcohol, inSentence, spokenPrice } from './menu-items.ts'
import { shortName } from './registered-name.ts'
import type { Slot } from './schedule.ts'
import type { Register } from './tables/moments.ts'
import { dishLeads } from './tables/weekly-offers.ts'
import { isEvening, namesPart, picturesFor, thoughtsFor, weeklyFilled, weeklyLine } from './weekly-copy.ts'
import { angleOf, type Given, lightOf, type Writer, type Written } from './write-post.ts'

type Tools = {
  writer: Writer
  register: Register
  alcoholFree: boolean
  mayPrice: (price: number) => boolean
  tags: readonly string[]
  messages: (index: number) => boolean
  house: HouseWords
  byDay: DayRules
  mayShow: (visual: string) => boolean
  hoursOf: (day: string) => string | null
}

type Setting = {
  base: Pick<Written, 'number' | 'day' | 'hour'>
  given: Given
  say: (text: string) => string
  index: number
  slot: Slot
}

/** Drinks that an offer does not hold. */
const besidePrice = /bebidas? (?:[àa] parte|por fora|n[ãa]o inclus\p{L}+|n[ãa]o inclu[íi]\p{L}+)/giu

/** What a price opens the door for; any other buys the meal. */
const admission = /couvert|entrada|ingresso/iu

/** Whether a post is about the day of a weekly event, or of an offer that holds on a weekday without an end. */
export const isWeekly = ({ weekly, combo }: Dated, onDay: boolean): boolean =>
  onDay && weekly === true && combo?.until === undefined

export function createWeeklyPosts(tools: Tools) {
  const { writer, register, alcoholFree, mayPrice, tags, messages, house, byDay, mayShow, hoursOf } = tools
  const voice = register === 'spoken' ? 'spoken' : 'plain'
  const ofHouse = (date: Dated) => (text: string) => weeklyFilled(text, date)

  /** The house's dish of the evening: not beside a price that buys the meal. */
  function dishBeside(date: Dated, given: Given, day: string): string {
    const sellsMeal =
      date.combo !== undefined || (date.price !== undefined && !admission.test(date.per ?? ''))
    if (byDay.isQuiet(day) || sellsMeal || date.item !== null || date.offers !== undefined) return ''
    const dish = house.nextDish()
    if (dish === '') return ''
    return writer.pick(shuffled(dishLeads[register], given.seed), 'within', {
      ...given,
      own: (text) => text.replace('{dish}', dish),
    })
  }

  function priceOf(date: Dated, day: string): string {
    const { item, combo } = date
    const asked = date.price ?? combo?.price ?? item?.price ?? null
    if (asked === null || !mayPrice(asked)) return ''
    if (!byDay.mayPrice(item && !combo ? [item.name] : [], day)) return ''
    const named = item !== null && !combo && date.price === undefined ? `${inSentence(item.name)}, ` : ''
    return `${named}${spokenPrice(asked)}${date.per ? ` ${date.per}` : ''}`
  }

  return function ofWeekly(date: Dated, { base, given, say, index, slot }: Setting): Written {
    const called = calledOf(date)
    const { item, combo } = date
    const { own: ofItsKind, any: ofAnyKind } = thoughtsFor(date, register)
    const thoughts = [...shuffled(ofItsKind, given.seed), ...shuffled(ofAnyKind, given.seed)]
    const own = ofHouse(date)
    // A thought that the calendar has used is left out: the line of the day stands alone.
    const thought =
      writer.pick(thoughts, 'first', { ...given, own, once: true }) ||
      writer.pick(thoughts, 'whole', { ...given, own })
    writer.keep(thought, 'whole')
    const price = priceOf(date, slot.day)
    const hours = hoursOf(date.day)
    const line = weeklyLine(date, price, hours, house.musicUntil)
    const body = words(thought, dishBeside(date, given, slot.day))
    const alcohol =
      !alcoholFree &&
      ((item !== null && drinkAlcohol(item)) ||
        namesAlcohol(`${called} ${body} ${line}`.replace(besidePrice, '')) ||
        (combo !== undefined && /copo|drink|bebida|dose|chop|quent/i.test(combo.of.replace(besidePrice, ''))))
    const { own: shown, any } = item
      ? { own: itemPictures.map((text) => text.replace('{item}', shortName(item.name))), any: [] }
      : picturesFor(date)
    const pictures = [shown, any].map((list) => shuffled(list, given.seed).filter(mayShow))
    const picture =
      pictures
        .map((list) => writer.pick(list, 'within', { ...given, once: true }))
        .find((text) => text !== '') ||
      writer.pick(pictures.flat(), 'within', given) ||
      'A mesa posta, com a luz acesa'
    const format = formatOf(picture)
    const { fields, lasts } = fieldsOf(date, slot.day)
    return {
      ...base,
      format,
      theme: date.name,
      title: capitalize(called),
      copy: paragraphs([body, line], alcohol ? warning : null),
      visual: say(picture),
      picture: {
        light: say(lightOf(slot.hour)),
        angle: say(angleOf(format)),
        who: /^Vídeo de 10/.test(picture)
          ? 'quem toca, só com a autorização por escrito; ninguém da plateia'
          : 'sem pessoas, ou a equipe, maior de 25 anos',
      },
      ...(messages(index) &&
        !alcohol && {
          whatsapp: messageOf(date, {
            writer,
            voice,
            onDay: true,
            given,
            fields,
            lasts,
            price,
            hours: namesPart(date) ? null : hours,
          }),
        }),
      ...(date.tell !== undefined
        ? { need: `em duas frases suas: ${date.tell}` }
        : date.said === null
          ? { need: `em poucas palavras, o que vai ter; você escreveu “${date.name}”` }
          : isEvening(date.name) && date.at === undefined
            ? { need: 'a hora em que começa' }
            : {}),
      hashtags:
        date.said === null ? [...tags] : [...tags, tag(item === null ? called : shortName(item.name))],
      alcohol,
      items: item !== null ? [item.name] : [],
    }
  }
}

const itemPictures: readonly string[] = [
  'De perto: {item} sobre a mesa',
  'Sozinho no quadro: {item}, em luz natural',
  'De frente: {item} no balcão',
  'Vista de cima: {item}, com as mãos de quem serve',
  'A bandeja com {item} saindo da cozinha',
  '{item} na mesa, com a casa desfocada atrás',
  'A primeira porção do dia: {item}, no passe',
  'O preparo: {item}, só com as mãos no quadro',
  '{item} pela metade, no meio da conversa',
]
