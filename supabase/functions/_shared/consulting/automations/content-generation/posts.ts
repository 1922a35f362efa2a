/** Writes the posts of a calendar: of a date, and of an idea. */

import { shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { isHoliday } from '../../base/holidays.ts'
import { isPublishable } from '../../base/language/advertising.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { invitesToday } from '../../base/language/invitations.ts'
import { pricesIn } from '../../base/language/prices-in.ts'
import { asTu } from './as-tu.ts'
import { isOfTown, isOnTheSand } from './beach.ts'
import { ideaCaption, itemCaption, paragraphs, severalCaption } from './captions.ts'
import { createDatePosts } from './date-posts.ts'
import { tag, tagWith, warning } from './date-words.ts'
import type { DayRules } from './day-rules.ts'
import type { Draft } from './drafts.ts'
import type { HouseWords } from './event-copy.ts'
import type { FormRules } from './form-rules.ts'
import { inRule } from './in-rule.ts'
import { formatOf } from './item-posts.ts'
import { shuffled } from './item-words.ts'
import { needOf } from './needs.ts'
import { createNotices } from './notice-posts.ts'
import { isPartWeek } from './opening-days.ts'
import { localPlace, withoutNames } from './registered-name.ts'
import { nextOpen, withReturn } from './rest-days.ts'
import type { Slot } from './schedule.ts'
import { suitsHours } from './suits-hours.ts'
import type { Register } from './tables/moments.ts'
import { fewDaysLines, restLines } from './tables/rest-lines.ts'
import { seasonal } from './tables/seasons.ts'
import { spokenPollReplies, spokenReplies } from './tables/spoken-lines.ts'
import { speaksOfTables } from './tables/street.ts'
import { pollReplies, replies, voices } from './tables/voices.ts'
import { messageOf, storiesOf } from './versions.ts'
import { angleOf, createWriter, type Given, lightOf, type Written } from './write-post.ts'

/** A title within a sentence, keeping proper names. */
const lowered = (title: string, name: string) =>
  title.startsWith(name) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`

/** Whether a question has answers to choose from. */
const hasSides = (question: string) => / ou /.test(question)

/** Words that no sentence about an alcoholic drink may use: that it is irresistible, or drunk by the sea. */
const unfitForDrinks = /prometeu|jurou|tentou não|desculpa|(?<!\p{L})(mar|maré)(?!\p{L})/iu

/** Pictures that a house of few words does not post. */
const untidy = /bagunçada|raspado|vazia$|microfone|câmera lenta/

/** Calls guests on the day of the post. */
const callsToday = /(?<!\p{L})hoje(?!\p{L})|quem vem\?|quantos vêm|até já|por aqui mesmo|te espero/iu

type Setting = {
  context: EngineContext
  /** Names that may appear in a post whatever they say. */
  spared: readonly string[]
  /** Voices in the order in which they take turns. */
  spoken: readonly string[]
  street: boolean
  register: Register
  /** Whether it has said on which days it opens. */
  daysKnown: boolean
  /** Posts about dishes of one weekday. */
  specials: readonly Draft[]
  /** Whether a post also goes to the WhatsApp list, by its place. */
  messages: (index: number) => boolean
  isClosed: (day: string) => boolean
  /** A feast on which nobody has said that the house opens. */
  mayBeClosed: (day: string) => boolean
  /** "Sábado, 02/01, das 19h às 3h: forró." of a post that is about what is on the table. */
  eveningOf: (index: number) => string | null
  /** No alcohol may be shown. */
  alcoholFree: boolean
  fits: (text: string) => boolean
  /** Whether posts may state a price in R$. */
  mayPrice: (price: number) => boolean
  /** What the owner's rules allow by the day. */
  byDay: DayRules
  /** Whether a text and a picture keep to the owner's rules, and the hashtags that are left. */
  rules: FormRules
  house: HouseWords
  /** "das 17h às 23h30" of a day, as far as it is known. */
  hoursOf: (day: string) => string | null
  /** Whether it closes before the evening on a day. */
  isDaytime: (day: string) => boolean
  /** Subjects that the owner counts of a post's items. */
  topicsOf: (draft: Pick<Draft, 'items' | 'theme' | 'title'>) => string[]
  /** Closing lines with the owner's way to book or order. */
  calls: readonly string[]
  /** The house's single items with their prices, for posts about dates. */
  shown: readonly Draft[]
}

/** Enough seeds that a wording of each alternative is tried. */
const wordingSeeds = ['a', 'b', 'c', 'd', 'e', 'f']

/** Writes the posts of one calendar. */
export function createPosts(setting: Setting) {
  const { messages, isClosed, eveningOf } = setting
  const { context, spoken, street, register, alcoholFree, fits, mayPrice, shown, specials } = setting
  const { name, city } = context.restaurant
  const writer = createWriter({ name, city })
  const turns = { item: 0, idea: 0 }
  const hasDish = (day: string) =>
    specials.some((draft) => draft.weekdays?.includes(weekdayOf(day)) && setting.byDay.allows(draft, day))
  const tags = [tag(name)]
  const local = localPlace(context.house.settings.neighbourhood, city)
  const where = local === city || local.length > 24 ? '' : ` (${local})`
  // A neighbourhood is looked for with its city: "Coco" alone is a fruit.
  const place = local === city ? tag(city) : tagWith(local, city)

  /** Whether a caption tells its price: each of the menu does, where the owner allows it. */
  function tellsPrice(draft: Draft, day: string): boolean {
    if (!setting.byDay.mayPrice(draft.items, day)) return false
    const prices = (draft.short?.match(/R\$\s?[\d.]+/g) ?? []).map((text) => Number(text.replace(/\D/g, '')))
    return prices.length > 0 && pricesIn(draft.short ?? '').every(mayPrice)
  }

  const ofHours = suitsHours(context.house)
  const onSand = isOnTheSand(context.restaurant)
  const suits = (text: string, day: string) => ofHours(text, day) && !(onSand && isOfTown(text))
  const opensFewDays = isPartWeek(context.house)

  /** A picture in the first of its wordings that shows nothing the house has not got. */
  const allowedPicture = (text: string, { subject, seed }: Given) => {
    const wordings = [seed, ...wordingSeeds].map((one) => writer.fill(text, subject, one))
    return wordings.find((one) => setting.rules.allowsPicture(one)) ?? wordings[0] ?? text
  }

  /** That the house is closed, and when it opens again. */
  const restLine = (day: string, given: Given) =>
    writer.pick(
      shuffled((opensFewDays ? fewDaysLines : restLines)[register], `${name}|${day}`).map((text) =>
        withReturn(
          text,
          nextOpen(day, (one) => isClosed(one) || setting.mayBeClosed(one)),
        ),
      ),
      'last',
      given,
    )

  /** The fields that all posts of a slot share. */
  function frame(slot: Slot, index: number, subject: string, alcohol: boolean) {
    const weekday = weekdayNames[weekdayOf(slot.day)] ?? ''
    const short = weekday.replace('-feira', '')
    const hours = setting.hoursOf(slot.day)
    const seed = `${name}|${index}|${subject}`
    // Nobody is called on a day when the house may be closed.
    const atRest = isClosed(slot.day)
    const quiet =
      atRest || isHoliday(slot.day) || (!setting.daysKnown && weekdayOf(slot.day) < 2 && !hasDish(slot.day))
    const given: Given = {
      house: name,
      subject,
      seed,
      fits: (text) =>
        fits(text) &&
        setting.rules.allows(text) &&
        setting.byDay.allowsText(text, slot.day) &&
        !(atRest && invitesToday(text)) &&
        pricesIn(text).every(mayPrice) &&
        isPublishable(withoutNames(text, setting.spared)) &&
        !(alcohol && unfitForDrinks.test(text)) &&
        !(quiet && callsToday.test(text)) &&
        !(street && speaksOfTables(text)) &&
        suits(text, slot.day),
    }
    return {
      base: { number: index + 1, day: slot.day, hour: slot.hour },
      given,
      say: (text: string) => writer.fill(text, subject, seed),
      // Voices take turns.
      voice: voices[spoken[index % spoken.length] ?? ''] ?? { jokes: false },
      atRest,
      // Every third post says when and where the house opens, as far as that is known; every third, how to book or order.
      openToday:
        eveningOf(index) !== null
          ? []
          : !atRest && index % 3 === 2
            ? setting.calls
            : !atRest && hours !== null && index % 3 === 1
              ? [
                  `[Hoje, ${short}, ${shortDay(slot.day)},|${/o$/.test(weekday) ? 'Neste' : 'Nesta'} ${short}, ${shortDay(slot.day)},] [o {casa} abre|abrimos|a gente abre] ${hours}${where}.`,
                ]
              : [],
    }
  }

  const ofDate = createDatePosts({
    writer,
    register,
    specials,
    alcoholFree,
    mayPrice,
    tags,
    frame,
    messages,
    isClosed,
    house: setting.house,
    hoursOf: setting.hoursOf,
    byDay: setting.byDay,
    shown,
    mayShow: setting.rules.allowsPicture,
  })
  const ofNotice = createNotices({
    writer,
    register,
    tags,
    hoursOf: setting.hoursOf,
    nextDish: setting.house.nextDish,
    isClosed,
    isDaytime: setting.isDaytime,
    frame,
  })

  function copyOf(
    draft: Draft,
    question: string,
    slot: ReturnType<typeof frame>,
    caution: string | null,
  ): string {
    const { given, voice, openToday: hours } = slot
    const rest = slot.atRest ? restLine(slot.base.day, given) : ''
    const weekly = draft.every !== undefined
    const told = {
      writer,
      voice,
      given,
      caution,
      hours,
      rest,
      register,
      turn: 0,
      priced: draft.items.length > 0 && tellsPrice(draft, slot.base.day),
      question,
      seasonal:
        draft.about === 'dish' && draft.items.length === 1 && register !== 'sober' && rest === ''
          ? seasonal(slot.base.day, register, weekly, name)
          : [],
    }
    if (draft.words) {
      turns.item += 1
      return itemCaption(draft.words, draft, { ...told, turn: turns.item })
    }
    if (draft.several) return severalCaption(draft, told)
    if (draft.asks) {
      writer.keep(question, 'first')
      const isSpoken = register === 'spoken'
      const reply = hasSides(question)
        ? isSpoken
          ? spokenPollReplies
          : pollReplies
        : isSpoken
          ? spokenReplies
          : replies
      const alone = register === 'sober' && writer.isFree(question, 'last')
      if (alone) writer.keep(question, 'last')
      const answer = rest || (alone ? '' : writer.pick([...hours, ...shuffled(reply, name)], 'last', given))
      return paragraphs([question, answer], caution)
    }
    turns.idea += 1
    return ideaCaption(draft, { ...told, turn: turns.idea })
  }

  function ofIdea(draft: Draft, slot: Slot, index: number): Written {
    const { base, say, given, ...framed } = frame(slot, index, draft.subject, draft.alcohol)
    const { asks } = draft
    const caution = draft.alcohol ? warning : null
    // No question comes twice in a calendar.
    const question = draft.words
      ? writer.pick(draft.words.asks, 'within', { ...given, own: draft.words.fill, once: true })
      : say(draft.question)
    const written = copyOf(draft, question, { base, say, given, ...framed }, caution)
    const spokenCopy = register === 'spoken' ? asTu(written) : written
    const copy = withEvening(spokenCopy, eveningOf(index), caution)
    const pictures = (draft.words?.shots ?? draft.several?.shots ?? [draft.visual]).filter(
      (text) => (register !== 'sober' || !untidy.test(text)) && setting.rules.allowsPicture(text),
    )
    const own = draft.words?.fill ?? draft.several?.fill
    const picture =
      writer.pick(pictures, 'within', { ...given, ...(own && { own }) }) ||
      allowedPicture(draft.visual || `${capitalize(draft.subject)}, de perto`, given)
    const format = asks
      ? 'Stories'
      : draft.format === 'Reels' && draft.items.length === 0
        ? 'Reels'
        : formatOf(picture)
    const visual = asks && draft.several ? `${picture}; enquete com os dois nomes` : picture
    const topics = setting.topicsOf(draft)
    const need = needOf(draft.need, draft.items, slot.day)
    writer.keep(copy, 'whole')
    const version = { writer, given, register }
    const stories =
      draft.screen !== undefined
        ? draft.screen
        : copy.includes('R$')
          ? ''
          : storiesOf(draft, version, shown, index)
    // A list of contacts has no limit of age.
    const whatsapp = messages(index) && !draft.alcohol && !framed.atRest ? messageOf(draft, version) : ''
    return {
      ...base,
      format,
      theme: draft.theme,
      title:
        asks && draft.items.length === 0
          ? `${hasSides(question) ? 'Enquete' : 'Pergunta'}: ${lowered(say(draft.title), name)}`
          : say(draft.title),
      copy,
      visual,
      picture: {
        light: say(lightOf(slot.hour)),
        angle: say(angleOf(format)),
        who: setting.rules.noFaces ? 'sem rosto' : (draft.who ?? whoIn(visual, draft.alcohol)),
      },
      ...(stories !== '' && { stories }),
      ...(whatsapp !== '' && { whatsapp }),
      ...(need !== null && { need: say(need) }),
      // A dish's own name, and where the house is.
      hashtags: setting.rules.hashtags([
        ...tags,
        ...(draft.items.length === 1 && !draft.whole ? [tag(given.subject.replace(/^[oa]s? /, ''))] : []),
        place,
      ]),
      ...(topics.length > 0 && { topics }),
      ...(draft.tells !== undefined && { tells: [draft.tells] }),
      alcohol: draft.alcohol,
      items: draft.items,
    }
  }

  /** A post of a date or a notice with the owner's rules for hashtags, pictures and subjects. */
  const ruled = (post: Written): Written => {
    const topics = setting.topicsOf(post)
    return {
      ...inRule(post, setting.byDay, mayPrice),
      hashtags: setting.rules.hashtags(post.hashtags),
      ...(setting.rules.noFaces && post.picture && { picture: { ...post.picture, who: 'sem rosto' } }),
      ...(topics.length > 0 && { topics }),
    }
  }

  return {
    ofDate: (...given: Parameters<typeof ofDate>) => ruled(ofDate(...given)),
    ofNotice: (...given: Parameters<typeof ofNotice>) => ruled(ofNotice(...given)),
    ofIdea: (...given: Parameters<typeof ofIdea>) => inRule(ofIdea(...given), setting.byDay, mayPrice),
  }
}

/** A caption with what the house holds that evening, before the warning. */
function withEvening(copy: string, evening: string | null, caution: string | null): string {
  if (evening === null) return copy
  const body = caution !== null && copy.endsWith(caution) ? copy.slice(0, -caution.length).trimEnd() : copy
  return paragraphs([body, evening], caution)
}

/** Whom the picture shows: whoever its words speak of, and nobody drinking. */
function whoIn(visual: string, alcohol: boolean): string {
  const hands = /(?<!\p{L}|à )(mãos?|dedos?)(?!\p{L})/iu.test(visual)
  if (alcohol) return 'ninguém bebendo'
  return hands ? 'só mãos, sem rosto' : 'sem pessoas'
}
