import type { Answers } from '../../automations/types.ts'
import type { EngineContext } from '../context.ts'
import { EngineError } from '../errors.ts'
import { capitalize, ofThe } from '../pairing/grammar.ts'
import type { EngineResult } from '../result-item.ts'
import { foldAccents, joinList, slugify, stableFraction } from '../text.ts'
import { advertisingViolations } from './advertising.ts'
import { addDays, isoDay, knownDates, occurrences, type Slot, schedule } from './calendar.ts'
import type { Post, PostCalendar } from './content.schema.ts'
import { type Idea, ideas, voices } from './ideas.ts'
import { ideasOf, speaksOfTables, voiceOf } from './street.ts'

const postsPromised = 30

/** A post about a date may come this many days before it. */
const leadDays = 3

const warning = 'Beba com moderação.'

type Draft = { theme: string; idea: Idea; asks: boolean }

const listOf = (answers: Answers, id: string): string[] => {
  const value = answers[id]
  return Array.isArray(value) ? value : []
}

/** Ideas of the chosen themes first, told and then asked; the other themes fill what is left. */
function drafts(themes: readonly string[], seed: string, street: boolean): Draft[] {
  const all = Object.keys(ideas)
  const chosen = all.filter((theme) => themes.includes(theme))
  const rest = all.filter((theme) => !themes.includes(theme))
  const of = (names: readonly string[], asks: boolean) =>
    names
      .flatMap((theme) => ideasOf(theme, street).map((idea): Draft => ({ theme, idea, asks })))
      .filter(({ idea }) => {
        const told = [idea.title, asks ? idea.question : idea.body, idea.visual].join(' ')
        return !street || !speaksOfTables(told)
      })
      .toSorted((a, b) => stableFraction(seed + a.idea.title) - stableFraction(seed + b.idea.title))
  const first = interleave(of(chosen, false), of(chosen, true))
  return [...first, ...interleave(of(rest, false), of(rest, true))]
}

/** Two told for each one asked. */
function interleave(told: readonly Draft[], asked: readonly Draft[]): Draft[] {
  const mixed: Draft[] = []
  for (let at = 0; at < told.length; at += 2)
    mixed.push(...told.slice(at, at + 2), ...asked.slice(at / 2, at / 2 + 1))
  return [...mixed, ...asked.slice(Math.ceil(told.length / 2))]
}

/** The dates of the span, and what of the owner's own text was understood. */
function datesOf(text: string, from: string, to: string) {
  const found = new Map<string, { day: string; name: string; text: string | null }>()
  for (const date of knownDates) {
    for (const day of occurrences(date, from, to)) found.set(day, { day, name: date.name, text: date.text })
  }
  const notUnderstood: string[] = []
  for (const part of text.split(/[,;\n]|\s+e\s+(?=\D*\d)/)) {
    const said = part.trim()
    if (said === '') continue
    const numbers = /(\d{1,2})\s*[/.-]\s*(\d{1,2})/.exec(said)
    const [, dd = '', mm = ''] = numbers ?? []
    const valid =
      numbers !== null && Number(mm) >= 1 && Number(mm) <= 12 && Number(dd) >= 1 && Number(dd) <= 31
    const name = said
      .replace(/\(?\s*\d{1,2}\s*[/.-]\s*\d{1,2}(?:\s*[/.-]\s*\d{2,4})?\s*\)?/, '')
      .replace(/[\s:–-]+$/, '')
      .trim()
    if (valid) {
      const day = [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1]
        .map((year) => isoDay(year, Number(mm), Number(dd)))
        .find((candidate) => candidate >= from)
      const known = day ? found.get(day) : undefined
      if (day && day <= to)
        found.set(day, { day, name: name || known?.name || 'Data da casa', text: known?.text ?? null })
      else notUnderstood.push(`${said} (fora do calendário)`)
    } else if (!knownDates.some(({ words }) => new RegExp(`\\b(?:${words})\\b`).test(foldAccents(said)))) {
      notUnderstood.push(said)
    }
  }
  return { dates: [...found.values()].toSorted((a, b) => a.day.localeCompare(b.day)), notUnderstood }
}

/** What stands below a question that has sides to choose from; they take turns. */
const pollEndings = [
  'Responda na enquete. Amanhã a equipe do {casa} conta o que a maioria escolheu, e o que cada um aqui dentro responderia.',
  'Escolha um lado na enquete. Se a sua resposta não estiver lá, escreva para a gente: a equipe do {casa} lê uma por uma.',
  'A enquete fica no ar por um dia. O que ganhar vira assunto na equipe do {casa}, e a gente conta aqui no que deu.',
] as const

/** What stands below an open question. */
const openEndings = [
  'Responda na caixinha. A equipe do {casa} lê tudo, e as melhores respostas aparecem amanhã, com o nome de quem escreveu, se a pessoa quiser.',
  'Conte na caixinha de perguntas. Amanhã a equipe do {casa} responde à mesma pergunta, um por um.',
  'Escreva na caixinha, em uma frase só. O que mais se repetir vira assunto na equipe do {casa}, e a gente conta aqui.',
] as const

/** A title within a line, its own names as they are. */
const lowered = (title: string, name: string) => title.toLowerCase().replace(name.toLowerCase(), name)

const endingOf = (question: string, turn: number): string => {
  const endings = hasSides(question) ? pollEndings : openEndings
  return endings[turn % endings.length] ?? ''
}

const hasSides = (question: string) => /\bou\b/.test(question)

/** Which slot tells of which date: that day's first, or the last one shortly before it. */
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

/**
 * Thirty posts on a calendar. Every text is checked against the rules for advertising alcohol.
 * @throws EngineError `answers_invalid` when a text of the owner's own breaks them
 */
export function createContent(answers: Answers, context: EngineContext): EngineResult<PostCalendar>[] {
  const chosenVoices = listOf(answers, 'brand_style').filter((voice) => Object.hasOwn(voices, voice))
  const themes = listOf(answers, 'content_focus')
  const frequency = typeof answers.posting_frequency === 'string' ? answers.posting_frequency : ''
  const { name, city } = context.restaurant
  const slots = schedule(frequency, context.today, postsPromised)
  const from = slots[0]?.day ?? context.today
  const to = slots.at(-1)?.day ?? context.today
  const { dates, notUnderstood } = datesOf(
    typeof answers.special_dates === 'string' ? answers.special_dates : '',
    from,
    to,
  )
  const places = placeDates(slots, dates)
  const fill = (text: string) => withHouse(text, name).replaceAll('{cidade}', city)
  const street = context.restaurant.type === 'food_truck'
  const queue = drafts(themes, name, street)
  const spoken = chosenVoices.length > 0 ? chosenVoices : ['Acolhedora']

  let asked = 0
  const posts = slots.map((slot, index): Post => {
    const voice = voiceOf(spoken[index % spoken.length] ?? 'Acolhedora', street)
    // Voices take turns; a voice's own lines take turns as well.
    const turn = Math.floor(index / spoken.length)
    const opening = voice.openings[turn % voice.openings.length] ?? ''
    const closing = voice.closings[Math.floor(turn / 2) % voice.closings.length] ?? ''
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
        copy: [opening, fill(told), closing, warning].join('\n\n'),
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
      copy: [opening, body, closing, ...(idea.alcohol ? [warning] : [])].join('\n\n'),
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
  const content: PostCalendar = {
    kind: 'post_calendar',
    title,
    summary: `São ${posts.length} publicações, ${frequency ? `${frequency.toLowerCase()}, ` : ''}com voz ${joinList(spoken.map((voice) => voice.toLowerCase()))}. ${own} falam dos temas que você escolheu${dates.length > 0 ? `, e ${places.size} acompanham datas do período` : ''}. Todas passaram pela checagem das regras de publicidade de bebidas.`,
    voices: spoken,
    themes,
    frequency,
    posts,
    dates: [...places.values()].flatMap((index) => {
      const date = dates[index]
      return date ? [{ day: date.day, name: date.name }] : []
    }),
    notUnderstood,
    assumptions: [
      'Os textos não citam preços. Falam de bastidores, fornecedores e costumes que casas como a sua têm: confira cada afirmação e troque o que não for da sua antes de publicar.',
      'Horários ao meio-dia e a partir das 17h. Programe os posts com bebida para público maior de 18 anos, nas configurações da rede.',
      'A checagem das regras é feita por código sobre o texto. A imagem é com você: ninguém que pareça ter menos de 25 anos, ninguém bebendo, nada de direção ou esporte.',
      'As datas móveis, como Carnaval e Dia das Mães, são calculadas para o ano.',
      ...(own < posts.length - places.size
        ? [
            'Os temas escolhidos não enchem trinta publicações sem repetir: temas vizinhos completam o calendário.',
          ]
        : []),
    ],
  }
  return [{ title, contentType: 'content', content, downloadable: true }]
}
