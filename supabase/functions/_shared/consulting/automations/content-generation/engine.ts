import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import { addDays, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { advertisingViolations, explainRule } from '../../base/language/advertising.ts'
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { joinList, slugify, stableFraction, tokenize } from '../../base/language/text.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { oneEach, withoutEffect } from '../../base/request/unmet.ts'
import { knownDates, moveTo, occurrences, type Slot, schedule } from './calendar.ts'
import { hourIdeas, ideaFilter, type MenuIdea, menuIdeas } from './menu-ideas.ts'
import type { Post, PostCalendar } from './schema.ts'
import { type Idea, ideas } from './tables/ideas.ts'
import { ideasOf, speaksOfTables, voiceOf } from './tables/street.ts'
import { dateClosings, twoItems, voices } from './tables/voices.ts'
import { angleOf, createWriter, lightOf } from './write-post.ts'

const postsPromised = 30

/** Announcements stand this many days ahead of their date: at least and at most. */
const ahead = { least: 2, most: 14 }

/** Most days between a post and the date it is for, where no post falls on the day. */
const leadDays = 3

const warning = 'Beba com moderação.'

type Draft = Idea & { theme: string; asks: boolean; items: readonly string[]; short: string | null }

/** Ideas of the chosen themes first, as statements and then as questions; other themes fill the rest. */
function drafts(
  themes: readonly string[],
  seed: string,
  street: boolean,
  allowed: (idea: Idea, theme: string) => boolean,
): Draft[] {
  const all = Object.keys(ideas)
  const chosen = all.filter((theme) => themes.includes(theme))
  const rest = all.filter((theme) => !themes.includes(theme))
  const of = (names: readonly string[], asks: boolean) =>
    names
      .flatMap((theme) =>
        ideasOf(theme, street).map((idea): Draft => ({ ...idea, theme, asks, items: [], short: null })),
      )
      .filter((idea) => {
        if (!allowed(asks ? { ...idea, body: '' } : { ...idea, question: '' }, idea.theme)) return false
        const told = [idea.title, idea.subject, asks ? idea.question : idea.body, idea.visual].join(' ')
        return !street || !speaksOfTables(told)
      })
      .toSorted((a, b) => stableFraction(seed + a.title) - stableFraction(seed + b.title))
  const first = interleave(of(chosen, false), of(chosen, true))
  return [...first, ...interleave(of(rest, false), of(rest, true))]
}

/** Two statements for each question. */
function interleave(told: readonly Draft[], asked: readonly Draft[]): Draft[] {
  const mixed: Draft[] = []
  for (let at = 0; at < told.length; at += 2)
    mixed.push(...told.slice(at, at + 2), ...asked.slice(at / 2, at / 2 + 1))
  return [...mixed, ...asked.slice(Math.ceil(told.length / 2))]
}

type Dated = {
  day: string
  /** The last day of a date that lasts. */
  to: string
  name: string
  /** Texts of the calendar's own dates, for before and for the day. */
  ahead: string | null
  text: string | null
  need: string
}

/** The calendar's dates and the owner's own within a span. The owner's name for a day counts. */
function datesOf(
  own: Requirements['dates'],
  { from, to, city }: { from: string; to: string; city: string },
  allowed: (text: string) => boolean,
): Dated[] {
  const found = new Map<string, Dated>()
  const said = (text: string) => (allowed(text) ? text : null)
  for (const date of knownDates) {
    if (date.city !== undefined && tokenize(date.city).join(' ') !== tokenize(city).join(' ')) continue
    for (const day of occurrences(date, from, to)) {
      if (!allowed(date.name)) continue
      const { name, need } = date
      found.set(day, { day, to: day, name, ahead: said(date.ahead), text: said(date.text), need })
    }
  }
  for (const { what, from: first, to: last, closed } of own) {
    if (closed || first === undefined || (last ?? first) < from || first > to) continue
    const day = first < from ? from : first
    const same = [...found.values()].find(
      (known) => known.day === day || tokenize(known.name).join(' ') === tokenize(what).join(' '),
    )
    if (same) found.delete(same.day)
    found.set(day, {
      day,
      to: last ?? first,
      name: what,
      ahead: same?.ahead ?? null,
      text: same?.text ?? null,
      need: 'o que vai ter, a que horas começa e se é preciso reservar',
    })
  }
  return [...found.values()].toSorted((a, b) => a.day.localeCompare(b.day))
}

type Placed = { date: Dated; when: 'ahead' | 'day' }

/** Gives each date the post of its day, or the last one shortly before, and an announcement ahead of it. */
function placeDates(slots: readonly Slot[], dates: readonly Dated[]): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  const free = (from: string, to: string) =>
    slots.flatMap(({ day }, at) => (day >= from && day <= to && !placed.has(at) ? [at] : []))
  for (const date of dates) {
    const [on] = free(date.day, date.day)
    if (on !== undefined) placed.set(on, { date, when: 'day' })
    else {
      const last = free(addDays(date.day, -leadDays), addDays(date.day, -1)).at(-1)
      if (last !== undefined) placed.set(last, { date, when: 'ahead' })
    }
  }
  for (const date of dates) {
    if ([...placed.values()].some((one) => one.date === date && one.when === 'ahead')) continue
    const early = free(addDays(date.day, -ahead.most), addDays(date.day, -ahead.least))
    // The post of a week before, or the nearest to it.
    const week = addDays(date.day, -7)
    const at = early.filter((one) => (slots[one]?.day ?? '') >= week)[0] ?? early.at(-1)
    if (at !== undefined) placed.set(at, { date, when: 'ahead' })
  }
  return placed
}

/** A title within a sentence, keeping proper names. */
const lowered = (title: string, name: string) => title.toLowerCase().replace(name.toLowerCase(), name)

/** Whether a question offers answers to choose from. */
const hasSides = (question: string) => / ou /.test(question)

const tag = (text: string) =>
  `#${slugify(text)
    .split('-')
    .map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))
    .join('')}`

/** Own posts spread evenly among the others: three in five. */
function spread(own: readonly Draft[], others: readonly Draft[]): Draft[] {
  const mixed: Draft[] = []
  for (let at = 0; at * 3 < own.length; at += 1)
    mixed.push(...own.slice(at * 3, at * 3 + 3), ...others.slice(at * 2, at * 2 + 2))
  return [...mixed, ...others.slice(Math.ceil(own.length / 3) * 2)]
}

/** Whether the house is closed on a day: by its opening days, or for something that the owner told. */
function closedDays({ house }: EngineContext, { dates }: Requirements): (day: string) => boolean {
  const { opening } = house.settings
  const opens = [0, 1, 2, 3, 4, 5, 6].some((weekday) => opening[String(weekday)] !== null)
  return (day) =>
    (opens && opening[String(weekdayOf(day))] === null) ||
    dates.some(({ closed, from, to }) => closed && from !== undefined && day >= from && day <= (to ?? from))
}

const shortDay = (day: string) => day.split('-').toReversed().slice(0, 2).join('/')

/** What the calendar does not do, with the reason. */
function explain(
  { sheet }: EngineContext,
  posts: number,
  to: string,
  placed: readonly Dated[],
): Explanation[] {
  const dates = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'date' || wish.closed) return []
    const { from, what } = wish
    if (from === undefined)
      return [{ wish, reason: `“${what}” não tem dia certo: diga a data, e ela ganha a sua publicação.` }]
    if (from > to) return [{ wish, reason: `“${what}” vem depois da última publicação, em ${shortDay(to)}.` }]
    if (placed.some(({ name }) => name === what)) return []
    return [{ wish, reason: `Não há publicação perto de ${shortDay(from)}: a casa publica em outros dias.` }]
  })
  const counts = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count') return []
    if (wish.of !== undefined && wish.of !== 'results')
      return [{ wish, reason: 'O calendário conta publicações; não define páginas, itens nem ingredientes.' }]
    return wish.count > posts
      ? [{ wish, reason: `O calendário tem ${posts} publicações: mais que isso se repetiria.` }]
      : []
  })
  return oneEach([
    ...withoutEffect(
      sheet,
      ['exclude', 'promote', 'dropItem', 'keepItem', 'date', 'hours', 'count', 'zeroAlcohol'],
      'O calendário escreve publicações; isto não muda os textos.',
    ),
    ...dates,
    ...counts,
  ])
}

/** What came from the house, or would be better if it were known. */
function houseNotes(
  context: EngineContext,
  own: number,
  keptOut: readonly { name: string; why: string }[],
): string[] {
  const { house } = context
  const left = keptOut.map(
    ({ name, why }) =>
      `“${name}” ficou fora das publicações: ${why}. Se o nome não tem esse sentido, escreva para a equipe, que revê o caso.`,
  )
  if (sellsOf(house).length === 0) {
    return [
      'Sem o cardápio da casa, as publicações não citam pratos nem preços, e cada uma diz o que falta para ficar sua. Guarde o seu cardápio em “A casa”: o próximo calendário fala dos seus pratos, com os seus preços.',
    ]
  }
  return [
    ...(own > 0 ? [usedMenu(house, own)] : []),
    ...(Object.values(house.settings.opening).includes(null)
      ? ['As publicações caem só nos dias em que a casa abre.']
      : []),
    ...left,
  ]
}

/** The theme of a post about the menu: the owner's, where they chose it. */
function themeOf(about: MenuIdea['about'], themes: readonly string[]): string {
  const theme = {
    dish: 'Pratos da casa',
    drink: 'Drinks autorais',
    pair: 'Promoções e combos',
    together: 'Dicas de harmonização',
  }[about]
  // Two items at their own prices are no promotion, unless the owner speaks of combos.
  return themes.includes(theme) ? theme : 'Cardápio da casa'
}

/** "das 17h às 23h30" */
function openingOf({ house }: EngineContext, day: string): string | null {
  const opening = house.settings.opening[String(weekdayOf(day))]
  const shown = (time: string) => `${Number(time.slice(0, 2))}h${time.endsWith('00') ? '' : time.slice(3)}`
  return opening ? `das ${shown(opening.from)} às ${shown(opening.to)}` : null
}

/** @throws EngineError `answers_invalid`, with the rule and what to do about it */
function refuse(
  { rule, excerpt }: { rule: Parameters<typeof explainRule>[0]; excerpt: string },
  what: string,
): never {
  throw new EngineError(
    'answers_invalid',
    `${what} não passa nas regras da publicidade de bebidas: o trecho “${excerpt}” ${explainRule(rule)}. Mude as palavras e tente de novo; se elas não têm esse sentido, escreva para a equipe, que revê o caso.`,
  )
}

/** A text without the house's registered name: that one may stand in a post whatever it says. */
const withoutName = (text: string, name: string) => text.replaceAll(name, ' ')

/**
 * Thirty posts on a calendar, or fewer where the owner asks for fewer. Every text is checked against the rules for
 * advertising alcohol, and names nothing that the owner leaves out.
 * @throws EngineError `answers_invalid` when a text of the owner's own breaks them, `impossible_restrictions` when
 * too little is left to write about, or the house hardly opens
 */
export function createContent(answers: Answers, context: EngineContext): EngineResult<PostCalendar>[] {
  const chosenVoices = listOf(answers, 'brand_style').filter((voice) => Object.hasOwn(voices, voice))
  const themes = listOf(answers, 'content_focus')
  const frequency = textOf(answers, 'posting_frequency')
  const { name, city } = context.restaurant
  const requirements = requirementsOf(context.sheet)
  for (const { what } of requirements.dates) {
    const [violation] = advertisingViolations(withoutName(what, name))
    if (violation) refuse(violation, `A data “${what}”`)
  }
  const wanted = Math.max(1, Math.min(postsPromised, requirements.count?.most ?? postsPromised))
  const isClosed = closedDays(context, requirements)
  const usual = schedule(frequency, context.today, wanted, isClosed)
  if (usual.length < wanted) {
    throw new EngineError(
      'impossible_restrictions',
      'A casa fica fechada em quase todos os dias do período: não há dias para as publicações.',
    )
  }
  const span = { from: usual[0]?.day ?? context.today, to: usual.at(-1)?.day ?? context.today, city }
  const dates = datesOf(requirements.dates, span, requirements.allowsText).filter(({ day }) => !isClosed(day))
  const slots = moveTo(
    usual,
    dates.map(({ day }) => day),
    isClosed,
  )
  const to = slots.at(-1)?.day ?? context.today
  const places = placeDates(slots, dates)
  const street = context.restaurant.type === 'food_truck'
  const allowed = ideaFilter(context, requirements)
  const { shown, own: ownIdeas, keptOut } = menuIdeas(context, requirements)
  const draftOf = (idea: MenuIdea, theme: string): Draft => ({ ...idea, theme })
  const alcoholFree = requirements.zeroAlcohol !== null && requirements.zeroAlcohol.count === null
  const owned = [
    ...shown.map((idea) => draftOf(idea, 'Destaque da casa')),
    ...hourIdeas(requirements).map((idea) => draftOf(idea, 'Promoções e combos')),
    ...ownIdeas.map((idea) => draftOf(idea, themeOf(idea.about, themes))),
  ].filter((draft) => !(requirements.zeroAlcohol && requirements.zeroAlcohol.count === null && draft.alcohol))
  const queue = spread(owned, drafts(themes, name, street, allowed))
  if (queue.length + places.size < slots.length) {
    throw new EngineError(
      'impossible_restrictions',
      `Com o que ficou de fora, sobram assuntos para ${queue.length} publicações, e não para ${slots.length}.`,
    )
  }
  const spoken = chosenVoices.length > 0 ? chosenVoices : ['Acolhedora']
  const writer = createWriter({ name, city })
  // Of every day: the weekday of a date is not theirs to choose.
  const menuShort = owned.filter(
    ({ short, asks, alcohol, items, weekdays }) =>
      short !== null && !asks && !alcohol && items.length === 1 && !weekdays,
  )

  const posts = slots.map((slot, index): Post & { items: readonly string[] } => {
    const voice = voiceOf(spoken[index % spoken.length] ?? 'Acolhedora', street)
    // Voices take turns; a voice's own sentences take turns as well.
    const turn = Math.floor(index / spoken.length)
    const weekday = weekdayNames[weekdayOf(slot.day)] ?? ''
    const hours = openingOf(context, slot.day)
    const placed = places.get(index)
    const draft = placed ? null : nextDraft(queue, slot.day)
    const subject = placed ? the(placed.date.name) : (draft?.subject ?? '')
    const seed = `${index}|${subject}`
    const say = (text: string) => writer.fill(text, subject, seed)
    const given = { subject, turn, fits: requirements.allowsText }
    const join = (...parts: (string | null)[]) => parts.filter((part) => part).join('\n\n')
    const alcohol = draft ? draft.alcohol : !alcoholFree
    const caution = alcohol ? warning : null
    const base = { number: index + 1, day: slot.day, hour: slot.hour }
    const tags = [
      tag(name),
      tag(city),
      ...(context.house.settings.neighbourhood ? [tag(context.house.settings.neighbourhood)] : ['#Ceará']),
    ]
    // Every third post says when the house opens, where that is known.
    const openToday =
      hours !== null && index % 3 === 1
        ? [
            `[Hoje, ${weekday}, ${shortDay(slot.day)},|Neste dia ${shortDay(slot.day)}, ${weekday},] [o {casa} abre|a casa abre|as portas abrem] ${hours}.`,
          ]
        : []
    const greeting = slot.hour < 18 ? 'Boa tarde' : 'Boa noite'
    const signed = `${greeting}! [Aqui é do {casa}|Quem escreve é o {casa}|Recado do {casa}].`
    const visit = hours
      ? `[Hoje|Nesta ${weekday.replace('-feira', '')}] [abrimos|a casa abre] ${hours}.`
      : null
    const line = (...parts: (string | null)[]) => say(parts.filter((part) => part).join(' '))

    if (placed) {
      const { date, when } = placed
      const onDay = when === 'day' && date.day === slot.day
      const { day: first, to: last } = date
      const [from, until] = [shortDay(first), shortDay(last)]
      const lasts =
        last > first ? `de ${from} a ${until}` : `${from}, ${weekdayNames[weekdayOf(first)] ?? ''}`
      const opening = onDay
        ? `[${capitalize(date.name)}: é hoje|É hoje: ${date.name}|Chegou o dia: ${date.name}].`
        : `[Anote|Na agenda|Marque no calendário]: ${date.name}, ${lasts}.`
      const told =
        (onDay ? date.text : date.ahead) ??
        (onDay
          ? `A equipe do {casa} [se preparou para isto|preparou tudo], e [agora é com vocês|só falta quem vem].`
          : `[Chame|Avise] quem [vem junto|não pode faltar] e [deixe o dia livre|guarde a data]; [os detalhes|a programação e os horários] [vão|ficam] no perfil do {casa}.`)
      const shownItem = menuShort[(index * 7) % Math.max(1, menuShort.length)]
      const extra = shownItem?.short
        ? `[No cardápio|Do nosso cardápio|Direto do cardápio|Do cardápio do {casa}]: ${shownItem.short}.`
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
          `[A fachada|A entrada|A porta] ${ofThe(name)}, [com um sinal da data|preparada para ${the(date.name)}]`,
        ),
        picture: {
          light: say(lightOf(slot.hour)),
          angle: say(angleOf('Carrossel')),
          who: 'sem pessoas, ou a equipe, maior de 25 anos; ninguém bebendo',
        },
        stories: say(
          onDay
            ? `Tela 1: “${capitalize(date.name)}”, sobre a foto do dia. Tela 2: “${shownItem?.short ?? 'Como está o dia por aí?'}”. Figurinha: pergunta.`
            : `Tela 1: “${capitalize(date.name)}, ${from}”. Tela 2: “Quem você chamaria?”. Figurinha: contagem regressiva até ${from}.`,
        ),
        whatsapp: line(
          signed,
          `${capitalize(date.name)}${onDay ? ' é hoje' : `: ${lasts}`}.`,
          extra,
          onDay ? visit : null,
          caution,
        ),
        need: date.need,
        hashtags: [...tags, tag(date.name)],
        alcohol,
        items: [],
      }
    }
    if (!draft) throw new Error('the ideas do not fill the calendar')
    const question = say(draft.question)
    const { asks } = draft
    const format = asks ? 'Stories' : draft.format
    if (asks) writer.take(question)
    const reply = hasSides(question)
      ? '[Vote na enquete|Toque na sua opção|Escolha um lado na enquete] e [diga o porquê nos comentários|conte o motivo na caixinha|escreva o motivo, se quiser].'
      : '[Responda na caixinha|Escreva na caixinha de perguntas|Use a caixinha], [em uma frase|com uma palavra ou com uma história|do seu jeito].'
    const priced =
      asks && draft.short?.includes('R$')
        ? `[No cardápio|Preços do cardápio|Para lembrar]: ${draft.short}.`
        : null
    const ending =
      openToday.length === 0 && draft.items.length === 2 ? twoItems[asks ? 'poll' : 'pair'] : openToday
    const copy = asks
      ? join(question, line(reply, priced), caution, writer.closing(voice, given, ending))
      : join(
          `${writer.opening(voice, given)} ${say(draft.body)}`,
          caution,
          writer.closing(voice, given, ending),
        )
    // An idea that is told may ask about what the owner leaves out.
    const askable = asks || allowed({ ...draft, body: '' }, draft.theme)
    const teaser = draft.short ?? capitalize(draft.subject)
    return {
      ...base,
      format,
      theme: draft.theme,
      title: asks
        ? draft.items.length > 0
          ? say(draft.title)
          : `${hasSides(question) ? 'Enquete' : 'Pergunta'}: ${lowered(say(draft.title), name)}`
        : say(draft.title),
      copy,
      visual: say(draft.visual),
      picture: {
        light: say(lightOf(slot.hour)),
        angle: say(angleOf(format)),
        who: draft.who ?? (draft.alcohol ? 'sem pessoas; ninguém bebendo' : 'sem pessoas'),
      },
      stories: say(
        !askable
          ? `Tela 1: a imagem e “${teaser}”. Figurinha: reação.`
          : hasSides(question)
            ? `Tela 1: a imagem e “${question}”. Figurinha: enquete. Tela 2: “${teaser}”.`
            : `Tela 1: a imagem e “${teaser}”. Tela 2: “${question}”. Figurinha: caixinha de perguntas.`,
      ),
      whatsapp: line(
        signed,
        draft.short === null
          ? asks
            ? `${question} [Responda por aqui mesmo|Conte para a gente nesta conversa|É só responder a esta mensagem].`
            : draft.body
          : `[No cardápio|Do nosso cardápio|Direto do cardápio]: ${draft.short}.`,
        visit,
        caution,
      ),
      ...(draft.need !== null && { need: say(draft.need) }),
      hashtags: [...tags, tag(draft.theme)],
      alcohol: draft.alcohol,
      items: draft.items,
    }
  })

  for (const { title, copy, stories = '', whatsapp = '', visual } of posts) {
    const told = [title, copy, stories, whatsapp, visual].join('. ')
    const [violation] = advertisingViolations(withoutName(told, name))
    if (violation) refuse(violation, `A publicação “${title}”`)
  }

  const title = `Calendário de conteúdo ${ofThe(name)}`
  const own = posts.filter(({ theme }) => themes.includes(theme)).length
  const items = new Set(posts.flatMap(({ items: named }) => named))
  const ofMenu = posts.filter(({ items: named }) => named.length > 0).length
  const sold = new Set(sellsOf(context.house).map((item) => item.name))
  const dated = [...new Set([...places.values()].map(({ date }) => date))]
  const unsaid = posts.filter(({ need }) => need !== undefined).length
  const content: PostCalendar = {
    kind: 'post_calendar',
    title,
    summary: `São ${posts.length} publicações, ${frequency ? `${frequency === 'Diariamente' ? 'uma por dia' : frequency.toLowerCase()}, ` : ''}com voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}. ${joinList(
      [
        `${own} falam dos temas que você escolheu`,
        ...(ofMenu > 0 ? [`${ofMenu} mostram o que a casa vende`] : []),
        ...(places.size > 0 ? [`${places.size} acompanham datas do período`] : []),
      ],
    )}${own + ofMenu + places.size > posts.length ? '; há publicações que contam em mais de um grupo' : ''}. Todas passaram pela checagem das regras de publicidade de bebidas.${
      unsaid > 0 ? ` ${unsaid === 1 ? 'Uma pede' : `${unsaid} pedem`} um dado seu antes de sair.` : ''
    }`,
    voices: spoken,
    themes,
    frequency,
    posts: posts.map(({ items: _, ...post }) => post),
    dates: dated.map(({ day, name: known }) => ({ day, name: known })),
    notUnderstood: [],
    house: houseNotes(context, [...items].filter((item) => sold.has(item)).length, keptOut),
    assumptions: [
      ofMenu > 0
        ? 'Os preços são os do seu cardápio: confira-os antes de publicar. Onde o texto depende de algo que só a casa sabe, a publicação diz o que completar.'
        : 'Os textos não citam pratos nem preços: onde dependem de algo que só a casa sabe, a publicação diz o que completar.',
      'Horários ao meio-dia e a partir das 17h. Programe os posts com bebida para público maior de 18 anos, nas configurações da rede.',
      'A checagem das regras é feita por código sobre o texto. A imagem é com você: ninguém que pareça ter menos de 25 anos, ninguém bebendo, nada de direção ou esporte.',
      'As datas móveis, como Carnaval e Dia das Mães, são calculadas para o ano.',
      ...(own < posts.length - places.size - ofMenu
        ? [
            'Os temas escolhidos não enchem trinta publicações sem repetir: temas vizinhos completam o calendário.',
          ]
        : []),
    ],
  }
  return [
    {
      title,
      contentType: 'content',
      content,
      downloadable: true,
      explanations: explain(context, posts.length, to, dated),
    },
  ]
}

/** Takes the first idea that fits a day; the first of all where none does. */
function nextDraft(queue: Draft[], day: string): Draft | null {
  const at = queue.findIndex(({ weekdays }) => !weekdays || weekdays.includes(weekdayOf(day)))
  return queue.splice(Math.max(0, at), 1)[0] ?? null
}
