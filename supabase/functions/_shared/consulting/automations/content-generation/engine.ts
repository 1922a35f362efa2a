import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { advertisingViolations } from '../../base/language/advertising.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { joinList, slugify, stableFraction, tokenize } from '../../base/language/text.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { oneEach, withoutEffect } from '../../base/request/unmet.ts'
import { knownDates, occurrences, type Slot, schedule } from './calendar.ts'
import { hourIdeas, ideaFilter, ownIdeas } from './own-ideas.ts'
import type { Post, PostCalendar } from './schema.ts'
import { type Idea, ideas, voices } from './tables/ideas.ts'
import { ideasOf, speaksOfTables, voiceOf } from './tables/street.ts'

const postsPromised = 30

/** Most days between a post and the date it announces. */
const leadDays = 3

const warning = 'Beba com moderação.'

type Draft = { theme: string; idea: Idea; asks: boolean }

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
      .flatMap((theme) => ideasOf(theme, street).map((idea): Draft => ({ theme, idea, asks })))
      .filter(({ idea, theme, asks }) => {
        if (!allowed(asks ? { ...idea, body: '' } : { ...idea, question: '' }, theme)) return false
        const told = [idea.title, asks ? idea.question : idea.body, idea.visual].join(' ')
        return !street || !speaksOfTables(told)
      })
      .toSorted((a, b) => stableFraction(seed + a.idea.title) - stableFraction(seed + b.idea.title))
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

type Dated = { day: string; name: string; text: string | null }

/** The calendar's dates and the owner's own within a span. The owner's name for a day counts. */
function datesOf(
  own: Requirements['dates'],
  from: string,
  to: string,
  allowed: (text: string) => boolean,
): Dated[] {
  const found = new Map<string, Dated>()
  for (const date of knownDates) {
    for (const day of occurrences(date, from, to)) {
      if (allowed(date.name)) found.set(day, { day, name: date.name, text: date.text })
    }
  }
  for (const { what, from: first, to: last, closed } of own) {
    if (closed || first === undefined || (last ?? first) < from || first > to) continue
    const day = first < from ? from : first
    const same = [...found.values()].find(
      (known) => known.day === day || tokenize(known.name).join(' ') === tokenize(what).join(' '),
    )
    if (same) found.delete(same.day)
    found.set(day, { day, name: what, text: same?.text ?? null })
  }
  return [...found.values()]
    .map((date) => (date.text !== null && !allowed(date.text) ? { ...date, text: null } : date))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Closings of questions with alternatives, used in turn. */
const pollEndings = [
  'Responda na enquete. Amanhã a equipe do {casa} conta o que a maioria escolheu, e o que cada um aqui dentro responderia.',
  'Escolha um lado na enquete. Se a sua resposta não estiver lá, escreva para a gente: a equipe do {casa} lê uma por uma.',
  'A enquete fica no ar por um dia. O que ganhar vira assunto na equipe do {casa}, e a gente conta aqui no que deu.',
] as const

/** Closings of open questions. */
const openEndings = [
  'Responda na caixinha. A equipe do {casa} lê tudo, e as melhores respostas aparecem amanhã, com o nome de quem escreveu, se a pessoa quiser.',
  'Conte na caixinha de perguntas. Amanhã a equipe do {casa} responde à mesma pergunta, um por um.',
  'Escreva na caixinha, em uma frase só. O que mais se repetir vira assunto na equipe do {casa}, e a gente conta aqui.',
] as const

/** A title within a sentence, keeping proper names. */
const lowered = (title: string, name: string) => title.toLowerCase().replace(name.toLowerCase(), name)

const endingOf = (question: string, turn: number): string => {
  const endings = hasSides(question) ? pollEndings : openEndings
  return endings[turn % endings.length] ?? ''
}

const hasSides = (question: string) => /\bou\b/.test(question)

/** Assigns dates to slots: the first slot of the day, or the last one shortly before it. */
function placeDates(slots: readonly Slot[], dates: readonly { day: string }[]): Map<number, number> {
  const placed = new Map<number, number>()
  for (const [index, { day }] of dates.entries()) {
    const candidates = slots.flatMap((slot, at) =>
      slot.day <= day && slot.day >= addDays(day, -leadDays) && !placed.has(at) ? [at] : [],
    )
    const same = candidates.find((at) => slots[at]?.day === day)
    const at = same ?? candidates.at(-1)
    if (at !== undefined) placed.set(at, index)
  }
  return placed
}

const tag = (text: string) =>
  `#${slugify(text)
    .split('-')
    .map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))
    .join('')}`

const feminineOf: Readonly<Record<string, string>> = {
  o: 'a',
  O: 'A',
  do: 'da',
  Do: 'Da',
  no: 'na',
  No: 'Na',
  ao: 'à',
  Ao: 'À',
  pelo: 'pela',
  Pelo: 'Pela',
}

/** The house's name in its place, with the article and its contractions in the name's gender. */
function withHouse(text: string, name: string): string {
  const agreed = ofThe(name).startsWith('da')
    ? text.replace(/\b(\p{L}+) (?=\{casa\})/gu, (_, word: string) => `${feminineOf[word] ?? word} `)
    : text
  return agreed.replaceAll('{casa}', name)
}

/** Own posts spread evenly among the others: one in three. */
function spread(own: readonly Draft[], others: readonly Draft[]): Draft[] {
  const mixed: Draft[] = []
  for (const [index, draft] of own.entries()) mixed.push(draft, ...others.slice(index * 2, index * 2 + 2))
  return [...mixed, ...others.slice(own.length * 2)]
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
  const more = sheet.wishes.flatMap((wish) =>
    wish.kind === 'count' && wish.count > posts
      ? [{ wish, reason: `O calendário tem ${posts} publicações: mais que isso se repetiria.` }]
      : [],
  )
  return oneEach([
    ...withoutEffect(
      sheet,
      ['exclude', 'promote', 'dropItem', 'keepItem', 'date', 'hours', 'count', 'zeroAlcohol'],
      'O calendário escreve publicações; isto não muda os textos.',
    ),
    ...dates,
    ...more,
  ])
}

/** What came from the house, or would be better if it were known. */
function houseNotes(context: EngineContext, own: number): string[] {
  const { house } = context
  if (sellsOf(house).length === 0) {
    return [
      'Guarde o seu cardápio em “A casa”: o próximo calendário fala dos seus pratos, com os seus preços.',
    ]
  }
  return [
    ...(own > 0 ? [usedMenu(house, own)] : []),
    ...(Object.values(house.settings.opening).includes(null)
      ? ['As publicações caem só nos dias em que a casa abre.']
      : []),
  ]
}

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
  const wanted = Math.max(1, Math.min(postsPromised, requirements.count?.most ?? postsPromised))
  const slots = schedule(frequency, context.today, wanted, closedDays(context, requirements))
  if (slots.length < wanted) {
    throw new EngineError(
      'impossible_restrictions',
      'A casa fica fechada em quase todos os dias do período: não há dias para as publicações.',
    )
  }
  const from = slots[0]?.day ?? context.today
  const to = slots.at(-1)?.day ?? context.today
  const dates = datesOf(requirements.dates, from, to, requirements.allowsText)
  const places = placeDates(slots, dates)
  const fill = (text: string) => withHouse(text, name).replaceAll('{cidade}', city)
  const street = context.restaurant.type === 'food_truck'
  const allowed = ideaFilter(context, requirements)
  const { shown, own: ownItems } = ownIdeas(context, requirements)
  const draftOf = (idea: Idea, theme: string): Draft => ({ theme, idea, asks: false })
  const owned = [
    ...shown.map((idea) => draftOf(idea, 'Destaque da casa')),
    ...hourIdeas(requirements).map((idea) => draftOf(idea, 'Promoções e combos')),
    ...ownItems.map((idea) => draftOf(idea, 'Cardápio da casa')),
  ]
  const queue = spread(owned, drafts(themes, name, street, allowed))
  if (queue.length + places.size < slots.length) {
    throw new EngineError(
      'impossible_restrictions',
      `Com o que ficou de fora, sobram assuntos para ${queue.length} publicações, e não para ${slots.length}.`,
    )
  }
  const spoken = chosenVoices.length > 0 ? chosenVoices : ['Acolhedora']

  let asked = 0
  const posts = slots.map((slot, index): Post => {
    const voice = voiceOf(spoken[index % spoken.length] ?? 'Acolhedora', street)
    // Voices take turns; a voice's own lines take turns as well.
    const turn = Math.floor(index / spoken.length)
    const openings = voice.openings.filter(requirements.allowsText)
    const closings = voice.closings.filter(requirements.allowsText)
    const opening = openings[turn % openings.length] ?? ''
    const closing = closings[Math.floor(turn / 2) % closings.length] ?? ''
    const said = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n')
    const date = dates[places.get(index) ?? -1]
    const base = { number: index + 1, day: slot.day, hour: slot.hour }
    const common = [tag(name), tag(city), '#Ceará']
    if (date) {
      const told =
        date.text ??
        `${capitalize(date.name)} está chegando, e o {casa} preparou a data com a equipe inteira. Nos próximos dias contamos o que vai ter, quem vem e como garantir o lugar.`
      return {
        ...base,
        format: 'Carrossel',
        theme: date.name,
        title: capitalize(date.name),
        copy: said(opening, fill(told), closing, warning),
        visual: `A mesa ou a fachada ${ofThe(name)} preparada para a data; se houver pessoas, todas com mais de 25 anos`,
        hashtags: [...common, tag(date.name)],
        alcohol: true,
      }
    }
    const draft = queue.shift()
    if (!draft) throw new Error('the ideas do not fill the calendar')
    const { idea, theme, asks } = draft
    const body = asks
      ? [fill(idea.question), fill(endingOf(idea.question, asked++))].join('\n\n')
      : fill(idea.body)
    return {
      ...base,
      format: asks ? 'Stories' : idea.format,
      theme,
      title: asks
        ? `${hasSides(idea.question) ? 'Enquete' : 'Pergunta'}: ${lowered(fill(idea.title), name)}`
        : fill(idea.title),
      copy: said(opening, body, closing, ...(idea.alcohol ? [warning] : [])),
      visual: idea.visual,
      hashtags: [...common, tag(theme)],
      alcohol: idea.alcohol,
    }
  })

  for (const { title, copy } of posts) {
    const [violation] = advertisingViolations(`${title}. ${copy}`)
    if (violation) {
      throw new EngineError(
        'answers_invalid',
        `O nome da casa ou de uma data não passa nas regras da publicidade de bebidas (“${violation.excerpt}”). Mude-o e tente de novo.`,
      )
    }
  }

  const title = `Calendário de conteúdo ${ofThe(name)}`
  const own = posts.filter(({ theme }) => themes.includes(theme)).length
  const ofMenu = posts.filter(
    ({ theme }) => theme === 'Cardápio da casa' || theme === 'Destaque da casa',
  ).length
  const dated = [...places.values()].flatMap((index) => dates[index] ?? [])
  const content: PostCalendar = {
    kind: 'post_calendar',
    title,
    summary: `São ${posts.length} publicações, ${frequency ? `${frequency.toLowerCase()}, ` : ''}com voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}. ${joinList(
      [
        `${own} falam dos temas que você escolheu`,
        ...(ofMenu > 0 ? [`${ofMenu} mostram o que a casa vende`] : []),
        ...(places.size > 0 ? [`${places.size} acompanham datas do período`] : []),
      ],
    )}. Todas passaram pela checagem das regras de publicidade de bebidas.`,
    voices: spoken,
    themes,
    frequency,
    posts,
    dates: dated.map(({ day, name: known }) => ({ day, name: known })),
    notUnderstood: [],
    house: houseNotes(context, ofMenu),
    assumptions: [
      `${ofMenu > 0 ? 'Os preços são os do seu cardápio: confira-os antes de publicar. Os outros textos' : 'Os textos não citam preços.'} ${ofMenu > 0 ? 'falam' : 'Falam'} de bastidores, fornecedores e costumes que casas como a sua têm: confira cada afirmação e troque o que não for da sua antes de publicar.`,
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
