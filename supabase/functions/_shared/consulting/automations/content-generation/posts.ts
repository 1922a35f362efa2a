/** Writes the posts of a calendar: of a date, and of an idea. */
import { daysBetween, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { isPublishable } from '../../base/language/advertising.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { slugify } from '../../base/language/text.ts'
import type { Slot } from './calendar.ts'
import { ideaCaption, itemCaption, paragraphs, severalCaption, words } from './captions.ts'
import { isHoliday, type Placed, shortDay } from './dates.ts'
import { type Draft, isClosedOn } from './drafts.ts'
import { shuffled } from './item-words.ts'
import { holidayNeed, joinNeeds, needOf } from './needs.ts'
import { withoutName } from './registered-name.ts'
import type { Post } from './schema.ts'
import { speaksOfTables, voiceOf } from './tables/street.ts'
import { dateClosings, pollReplies, replies } from './tables/voices.ts'
import { messageOf, storiesOf } from './versions.ts'
import { angleOf, createWriter, type Given, lightOf, withHouse } from './write-post.ts'

const warning = 'Beba com moderação.'

/** A title within a sentence, keeping proper names. */
const lowered = (title: string, name: string) => title.toLowerCase().replace(name.toLowerCase(), name)

/** Whether a question has answers to choose from. */
const hasSides = (question: string) => / ou /.test(question)

/** Whether the words show or name a drink with alcohol: the warning then stands under them. */
const namesAlcohol = (text: string) =>
  /cacha[cç]a|aguardente|drinks?(?!\p{L})|coquet|brinde|chopp?e?(?!\p{L})|cerveja|caipi|vinho|espumante/iu.test(
    text,
  )

const tag = (text: string) =>
  `#${slugify(text)
    .split('-')
    .map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))
    .join('')}`

/** Words that no sentence about an alcoholic drink may use: that it is irresistible, or drunk by the sea. */
const unfitForDrinks = /prometeu|jurou|tentou não|desculpa|(?<!\p{L})(mar|maré)(?!\p{L})/iu

/** "das 17h às 23h30"; null where it is not known, and on holidays. */
function openingOf({ house }: EngineContext, day: string): string | null {
  if (isHoliday(day)) return null
  const opening = house.settings.opening[String(weekdayOf(day))]
  const shown = (time: string) => `${Number(time.slice(0, 2))}h${time.endsWith('00') ? '' : time.slice(3)}`
  const until = opening?.to === '00:00' ? 'à meia-noite' : `às ${shown(opening?.to ?? '')}`
  return opening ? `das ${shown(opening.from)} ${until}` : null
}

/** A post with the items that it names. */
export type Written = Post & { items: readonly string[] }

type Setting = {
  context: EngineContext
  /** Voices in the order in which they take turns. */
  spoken: readonly string[]
  street: boolean
  /** No alcohol may be shown. */
  alcoholFree: boolean
  fits: (text: string) => boolean
  /** Whether an idea can be posted as a question, without its body. */
  allowed: (draft: Draft) => boolean
  /** The house's single items with their prices, for posts about dates. */
  shown: readonly Draft[]
}

/** Writes the posts of one calendar. */
export function createPosts({ context, spoken, street, alcoholFree, fits, allowed, shown }: Setting) {
  const { name, city } = context.restaurant
  const writer = createWriter({ name, city })
  let datesTold = 0
  const turns = { item: 0, idea: 0, hours: 0 }
  const tags = [tag(name), tag(city), tag(context.house.settings.neighbourhood ?? 'Ceará')]

  /** The fields that all posts of a slot share. */
  function frame(slot: Slot, index: number, subject: string, alcohol: boolean) {
    const weekday = weekdayNames[weekdayOf(slot.day)] ?? ''
    const short = weekday.replace('-feira', '')
    const hours = openingOf(context, slot.day)
    const seed = `${name}|${index}|${subject}`
    const given: Given = {
      subject,
      seed,
      fits: (text) =>
        fits(text) &&
        isPublishable(withoutName(text, name)) &&
        !(alcohol && unfitForDrinks.test(text)) &&
        !(street && speaksOfTables(text)),
    }
    const visit = hours ? `[Hoje abrimos|Abrimos hoje|Hoje a casa abre] ${hours}.` : ''
    return {
      base: { number: index + 1, day: slot.day, hour: slot.hour },
      given,
      say: (text: string) => writer.fill(text, subject, seed),
      // Voices take turns.
      voice: voiceOf(spoken[index % spoken.length] ?? 'Acolhedora', street),
      greeting: `[${slot.hour < 18 ? 'Boa tarde' : 'Boa noite'}!|${slot.hour < 18 ? 'Boa tarde' : 'Boa noite'}, aqui é do {casa}.|Oi, é do {casa}.]`,
      // Not in every message: the list knows the house.
      visit: index % 2 === 0 ? visit : '',
      // Every third post says when the house opens, where that is known.
      openToday:
        hours !== null && index % 3 === 1
          ? [
              `[Hoje, ${short}, ${shortDay(slot.day)},|${/o$/.test(weekday) ? 'Neste' : 'Nesta'} ${short}, ${shortDay(slot.day)},] [o {casa} abre|abrimos|a gente abre] ${hours}.`,
            ]
          : [],
    }
  }

  function ofDate(placed: Placed, slot: Slot, index: number): Written {
    const { date, when } = placed
    const subject = the(date.name)
    const { base, say, given, greeting, visit } = frame(slot, index, subject, false)
    const onDay = when === 'day' && date.day === slot.day
    const { day: first, to: last } = date
    const [from, until] = [shortDay(first), shortDay(last)]
    const weekday = weekdayNames[weekdayOf(first)] ?? ''
    const lasts = last > first ? `de ${from} a ${until}` : `${from}, ${weekday}`
    // Both days count in the span between them.
    const days = daysBetween(slot.day, first) - 1
    const opening = onDay
      ? `[${capitalize(date.name)}: é hoje|É hoje: ${date.name}|Chegou o dia: ${date.name}].`
      : `[${days > 1 ? `Faltam ${days} dias: ${date.name}, ${lasts}` : `${capitalize(date.name)}, ${lasts}`}|${capitalize(date.name)}: ${lasts}].`
    const told =
      (onDay ? date.text : date.ahead) ??
      (onDay
        ? `A equipe do {casa} [se preparou para isto|preparou tudo], e [agora é com vocês|só falta quem vem].`
        : `[Chame|Avise] quem [vem junto|não pode faltar] e [deixe o dia livre|guarde a data]; [os detalhes|a programação e os horários] [vão|ficam] no perfil do {casa}.`)
    const inSeason = shown.filter(({ items }) => !isClosedOn(items, slot.day))
    // From the middle: the first ones have their own posts around these days, the last ones are sides.
    const item =
      date.own && !onDay
        ? inSeason[(Math.floor(inSeason.length / 2) + datesTold) % Math.max(1, inSeason.length)]
        : undefined
    datesTold += 1
    const extra = item?.short
      ? say(
          `[Para ir pensando no pedido|Já dá para escolher o pedido|Enquanto o dia não chega]: ${item.short}.`,
        )
      : ''
    const lead = say(opening)
    writer.keep(lead, 'first')
    const body = say(told)
    const alcohol = !alcoholFree && namesAlcohol(`${date.name} ${body} ${extra}`)
    const caution = alcohol ? warning : null
    const closing = writer.closing(dateClosings[onDay ? 'day' : 'ahead'], given)
    return {
      ...base,
      format: 'Carrossel',
      theme: date.name,
      title: onDay ? capitalize(date.name) : `${capitalize(date.name)}: ${lasts.split(',')[0] ?? ''}`,
      copy: paragraphs([`${lead} ${body}`, extra, closing], caution),
      visual: say(
        onDay
          ? `[A entrada|A porta|A fachada|O balcão|A calçada] ${withHouse('do {casa}', name)}[ no dia| hoje|], [com a luz acesa|antes de abrir|com a casa ainda vazia]`
          : `[A data escrita à mão|Um papel com a data|Um bilhete: “${from}”|O dia marcado a lápis] [sobre a mesa|no balcão|ao lado do cardápio|preso à parede]`,
      ),
      picture: {
        light: say(lightOf(slot.hour)),
        angle: say(angleOf('Carrossel')),
        who: 'sem pessoas, ou a equipe, maior de 25 anos',
      },
      stories: say(
        onDay
          ? `“${capitalize(date.name)}”, [sobre foto de hoje|em vídeo da porta]; caixinha “[Como está o dia por aí|Onde você está agora|Quem está com você hoje]?”`
          : `Contagem até ${from}: “${capitalize(date.name)}”; [com lembrete|caixinha “Quem vem?”|caixinha “Já combinou?”]`,
      ),
      whatsapp: words(
        say(greeting),
        onDay ? `${capitalize(subject)} é hoje.` : `${capitalize(date.name)}: ${lasts}.`,
        onDay ? body : '',
        extra,
        onDay
          ? say(visit)
          : say(
              '[Avise por aqui se vem|Vem com quantos? Responda aqui|Dúvida sobre o dia? Responda|Perguntas, por aqui].',
            ),
        caution ?? '',
      ),
      need: say(needOf(date.need, item?.items ?? [], slot.day) ?? date.need),
      hashtags: [...tags, tag(date.name)],
      alcohol,
      items: [],
    }
  }

  function copyOf(
    draft: Draft,
    question: string,
    slot: ReturnType<typeof frame>,
    caution: string | null,
  ): string {
    const { given, voice, openToday: hours } = slot
    const setting = { writer, voice, given, caution, hours, turn: 0 }
    if (draft.words) {
      turns.item += 1
      return itemCaption(draft.words, draft, { ...setting, turn: turns.item })
    }
    if (draft.several) return severalCaption(draft, setting)
    if (draft.asks) {
      writer.keep(question, 'first')
      const reply = hasSides(question) ? pollReplies : replies
      return paragraphs([question, writer.closing([...hours, ...shuffled(reply, name)], given)], caution)
    }
    turns.idea += 1
    return ideaCaption(draft, { ...setting, turn: turns.idea })
  }

  function ofIdea(draft: Draft, slot: Slot, index: number): Written {
    const framed = frame(slot, index, draft.subject, draft.alcohol)
    const { base, say, given, greeting, visit } = framed
    const { asks } = draft
    const format = asks ? 'Stories' : draft.format
    const caution = draft.alcohol ? warning : null
    const question = say(draft.question)
    const copy = copyOf(draft, question, framed, caution)
    const asked = draft.several && asks ? (copy.split('\n\n')[0] ?? question) : question
    const pictures = draft.words?.shots ?? draft.several?.shots ?? [draft.visual]
    const own = draft.words?.fill ?? draft.several?.fill
    const visual =
      writer.pick(pictures, 'within', { ...given, ...(own && { own }) }) ||
      say(draft.visual || `${capitalize(draft.subject)}, de perto`)
    // An idea that is told may ask about what the owner leaves out.
    const askable = asks || allowed({ ...draft, body: '' })
    const hoursKnown = context.house.settings.opening[String(weekdayOf(slot.day))]
    const confirmed = hoursKnown && isHoliday(slot.day) ? holidayNeed : null
    const need = needOf(joinNeeds(draft.need, confirmed), draft.items, slot.day)
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
        who: draft.who ?? whoIn(visual, draft.alcohol),
      },
      stories: storiesOf(draft, { writer, given, question: asked, askable, shown, index }),
      whatsapp: words(
        say(greeting),
        messageOf(draft, { writer, given, question: asked, askable }),
        say(visit),
        caution ?? '',
      ),
      ...(need !== null && { need: say(need) }),
      hashtags: [...tags, tag(draft.theme)],
      alcohol: draft.alcohol,
      items: draft.items,
    }
  }

  return { ofDate, ofIdea }
}

/** Whom the picture shows: whoever its words speak of, and nobody drinking. */
function whoIn(visual: string, alcohol: boolean): string {
  const hands = /(?<!\p{L}|à )(mãos?|dedos?)(?!\p{L})/iu.test(visual)
  const who = hands ? 'só mãos, sem rosto' : 'sem pessoas'
  return alcohol ? `${who}, ninguém bebendo` : who
}
