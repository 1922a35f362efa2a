/** Writes the posts of a calendar: about a date, or about an idea. */
import { weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { slugify } from '../../base/language/text.ts'
import { closedSeason, seasonDays, unknownSeason } from '../../base/pantry/closed-seasons.ts'
import type { Slot } from './calendar.ts'
import { isHoliday, type Placed, shortDay } from './dates.ts'
import { type Draft, isClosedOn } from './drafts.ts'
import type { Post } from './schema.ts'
import { voiceOf } from './tables/street.ts'
import { dateClosings } from './tables/voices.ts'
import { angleOf, createWriter, lightOf, withHouse } from './write-post.ts'

const warning = 'Beba com moderação.'

/** A title within a sentence, keeping proper names. */
const lowered = (title: string, name: string) => title.toLowerCase().replace(name.toLowerCase(), name)

/** Whether a question has answers to choose from. */
const hasSides = (question: string) => / ou /.test(question)

const tag = (text: string) =>
  `#${slugify(text)
    .split('-')
    .map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))
    .join('')}`

/** Words that no sentence about an alcoholic drink may use: that it is irresistible, or drunk by the sea. */
const unfitForDrinks = /prometeu|jurou|tentou não|desculpa|(?<!\p{L})(mar|maré)(?!\p{L})/iu

/** For holidays, when the usual hours may not apply. */
const holidayNeed = 'se a casa abre nesse dia, que é feriado ou véspera, e a que horas'

/** "das 17h às 23h30"; null if unknown, and on holidays. */
function openingOf({ house }: EngineContext, day: string): string | null {
  if (isHoliday(day)) return null
  const opening = house.settings.opening[String(weekdayOf(day))]
  const shown = (time: string) => `${Number(time.slice(0, 2))}h${time.endsWith('00') ? '' : time.slice(3)}`
  const until = opening?.to === '00:00' ? 'à meia-noite' : `às ${shown(opening?.to ?? '')}`
  return opening ? `das ${shown(opening.from)} ${until}` : null
}

const join = (...parts: (string | null)[]) => parts.filter((part) => part).join('\n\n')

/** A post and the items that it names. */
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
  const tags = [tag(name), tag(city), tag(context.house.settings.neighbourhood ?? 'Ceará')]

  /** The fields that all posts of a slot share. */
  function frame(slot: Slot, index: number, subject: string, alcohol: boolean) {
    const weekday = weekdayNames[weekdayOf(slot.day)] ?? ''
    const thisDay = `${/o$/.test(weekday) ? 'Neste' : 'Nesta'} ${weekday}, ${shortDay(slot.day)},`
    const hours = openingOf(context, slot.day)
    const say = (text: string) => writer.fill(text, subject, `${index}|${subject}`)
    return {
      base: { number: index + 1, day: slot.day, hour: slot.hour },
      say,
      line: (...parts: (string | null)[]) => say(parts.filter((part) => part).join(' ')),
      // Voices take turns, and so do the sentences of a voice.
      voice: voiceOf(spoken[index % spoken.length] ?? 'Acolhedora', street),
      given: {
        subject,
        turn: Math.floor(index / spoken.length),
        fits: (text: string) => fits(text) && !(alcohol && unfitForDrinks.test(text)),
      },
      signed: `${slot.hour < 18 ? 'Boa tarde' : 'Boa noite'}! [Aqui é do {casa}|Quem escreve é o {casa}|Recado do {casa}].`,
      visit: hours ? `[Hoje abrimos|Abrimos hoje] ${hours}.` : null,
      // Every third post gives the opening hours, if known.
      openToday:
        hours !== null && index % 3 === 1
          ? [`[Hoje, ${weekday}, ${shortDay(slot.day)},|${thisDay}] [o {casa} abre|abrimos] ${hours}.`]
          : [],
    }
  }

  function ofDate(placed: Placed, slot: Slot, index: number): Written {
    const { date, when } = placed
    const subject = the(date.name)
    const { base, say, line, voice, given, signed, visit } = frame(slot, index, subject, false)
    const onDay = when === 'day' && date.day === slot.day
    const { day: first, to: last } = date
    const [from, until] = [shortDay(first), shortDay(last)]
    const lasts = last > first ? `de ${from} a ${until}` : `${from}, ${weekdayNames[weekdayOf(first)] ?? ''}`
    const caution = alcoholFree ? null : warning
    const opening = onDay
      ? `[${capitalize(date.name)}: é hoje|É hoje: ${date.name}|Chegou o dia: ${date.name}].`
      : `[Anote|Na agenda|Marque no calendário]: ${date.name}, ${lasts}.`
    const told =
      (onDay ? date.text : date.ahead) ??
      (onDay
        ? `A equipe do {casa} [se preparou para isto|preparou tudo], e [agora é com vocês|só falta quem vem].`
        : `[Chame|Avise] quem [vem junto|não pode faltar] e [deixe o dia livre|guarde a data]; [os detalhes|a programação e os horários] [vão|ficam] no perfil do {casa}.`)
    const inSeason = shown.filter(({ items }) => !isClosedOn(items, slot.day))
    // From the end, because the first ones have their own posts around these days.
    const item = inSeason.at(-1 - (datesTold % Math.max(1, inSeason.length)))
    datesTold += 1
    const extra = item?.short
      ? `[No cardápio|Do nosso cardápio|Direto do cardápio|Do cardápio do {casa}]: ${item.short}.`
      : null
    const lead = say(opening)
    writer.take(lead)
    return {
      ...base,
      format: 'Carrossel',
      theme: date.name,
      title: onDay ? capitalize(date.name) : `${capitalize(date.name)}: ${lasts.split(',')[0] ?? ''}`,
      copy: join(
        `${lead} ${say(told)}`,
        extra && say(extra),
        caution,
        writer.closing(voice, given, dateClosings[onDay ? 'day' : 'ahead']),
      ),
      visual: say(
        `[A fachada|A entrada|A porta] ${withHouse('do {casa}', name)}, [com um sinal da data|preparada para ${the(date.name)}]`,
      ),
      picture: {
        light: say(lightOf(slot.hour)),
        angle: say(angleOf('Carrossel')),
        who: 'sem pessoas, ou a equipe, maior de 25 anos, e ninguém bebendo',
      },
      stories: say(
        onDay
          ? `“${capitalize(date.name)}”; na segunda tela, “${item?.short ?? 'Como está o dia por aí?'}”, com pergunta`
          : `“${capitalize(date.name)}, ${from}”; na segunda tela, contagem até ${from}`,
      ),
      whatsapp: line(
        signed,
        onDay ? `${capitalize(subject)} é hoje.` : `${capitalize(date.name)}: ${lasts}.`,
        extra,
        onDay ? visit : null,
        caution,
      ),
      need: needOf(date.need, item?.items ?? [], slot.day) ?? date.need,
      hashtags: [...tags, tag(date.name)],
      alcohol: !alcoholFree,
      items: [],
    }
  }

  function ofIdea(draft: Draft, slot: Slot, index: number): Written {
    const { base, say, line, voice, given, signed, visit, openToday } = frame(
      slot,
      index,
      draft.subject,
      draft.alcohol,
    )
    const question = say(draft.question)
    const { asks } = draft
    const format = asks ? 'Stories' : draft.format
    if (asks) writer.take(question)
    const priced = draft.items.length > 0 && draft.short?.includes('R$') ? draft.short : null
    const caution = draft.alcohol ? warning : null
    const reply = hasSides(question)
      ? '[Vote na enquete|Toque na sua opção|Escolha um lado na enquete] e [diga o porquê nos comentários|conte o motivo na caixinha|escreva o motivo, se quiser].'
      : '[Responda na caixinha|Escreva na caixinha de perguntas|Use a caixinha], [em uma frase|com uma palavra ou com uma história|do seu jeito].'
    const copy =
      asks && priced
        ? join(question, caution, say(`[No cardápio|Preços do cardápio|Para lembrar]: ${priced}.`))
        : asks
          ? join(question, say(reply), caution, writer.closing(voice, given, openToday))
          : join(
              `${writer.opening(voice, given)} ${say(draft.body)}`,
              caution,
              writer.closing(voice, given, openToday),
            )
    // An allowed idea may still ask about something that the owner excludes.
    const askable = asks || allowed({ ...draft, body: '' })
    const teaser = draft.short ?? capitalize(draft.subject)
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
      visual: say(draft.visual),
      picture: {
        light: say(lightOf(slot.hour)),
        angle: say(angleOf(format)),
        who: draft.who ?? (draft.alcohol ? 'sem pessoas e ninguém bebendo' : 'sem pessoas'),
      },
      stories: say(
        !askable
          ? `“${teaser}”, com reação`
          : hasSides(question)
            ? `“${question}”, com enquete; na segunda tela, “${teaser}”`
            : `“${teaser}”; na segunda tela, “${question}”, com caixinha`,
      ),
      whatsapp: line(
        signed,
        draft.short === null
          ? asks
            ? `${question} [Responda aqui mesmo|Conte para a gente].`
            : draft.body
          : `[No cardápio|Do nosso cardápio|Direto do cardápio]: ${draft.short}.`,
        visit,
        caution,
      ),
      ...(need !== null && { need: say(need) }),
      hashtags: [...tags, tag(draft.theme)],
      alcohol: draft.alcohol,
      items: draft.items,
    }
  }

  return { ofDate, ofIdea }
}

/** What to confirm about seafood whose closed season is on, or whose dates for the year are unknown. */
function seasonNeed(item: string, day: string): string | null {
  const season = closedSeason(item, day)
  if (season?.dated)
    return `que o estoque é declarado: o defeso ${ofThe(season.name)} vai ${seasonDays(season)}`
  const unknown = unknownSeason(item, day)
  return unknown
    ? `os dias do defeso ${ofThe(unknown.name)} em ${unknown.year}, que não temos: confira a portaria`
    : null
}

const joinNeeds = (...needs: (string | null)[]) => needs.filter((need) => need !== null).join('; ') || null

/** What the owner adds or confirms, including the closed seasons of seafood in the post. */
function needOf(need: string | null, items: readonly string[], day: string): string | null {
  const seasons = [...new Set(items.flatMap((item) => seasonNeed(item, day) ?? []))]
  const all = [...(need === null ? [] : [need]), ...seasons]
  return all.length === 0 ? null : all.join('; ')
}
