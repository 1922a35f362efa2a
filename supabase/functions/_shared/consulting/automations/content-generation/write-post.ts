import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Post } from './schema.ts'

/** A post with the items that it names. */
export type Written = Post & { items: readonly string[] }

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

/** Inserts the house's name, with the article and contractions of its gender. */
export function withHouse(text: string, name: string): string {
  const agreed = ofThe(name).startsWith('da')
    ? text.replace(/(?<!\p{L})(\p{L}+) (?=\{casa\})/gu, (_, word: string) => `${feminineOf[word] ?? word} `)
    : text
  return agreed.replaceAll('{casa}', name)
}

const contracted: Readonly<Record<string, string>> = { o: 'ao', a: 'à', os: 'aos', as: 'às' }

/**
 * Inserts the subject of a post into a sentence.
 * @param subject with its article, "o gelo", or without one, "quem toca"
 */
function withSubject(text: string, subject: string): string {
  const article = subject.slice(0, subject.indexOf(' '))
  const toThe = contracted[article]
  const noun = toThe ? subject.slice(article.length + 1) : subject
  return text
    .replaceAll('{O}', capitalize(subject))
    .replaceAll('{o}', subject)
    .replaceAll('{do}', toThe ? `d${subject}` : `de ${subject}`)
    .replaceAll('{no}', toThe ? `n${subject}` : `em ${subject}`)
    .replaceAll('{ao}', `${toThe ?? 'a'} ${noun}`)
    .replaceAll('{n}', noun)
}

/** Which sentence of a text must be new to the calendar; of a message, each. */
type Place = 'first' | 'last' | 'within' | 'whole'

/** A writer of one calendar: sentences in the house's name that begin or end no two posts alike. */
export function createWriter({ name, city }: { name: string; city: string }) {
  const first = new Set<string>()
  const last = new Set<string>()
  const told = new Set<string>()
  const sentences = new Set<string>()
  const fill = (text: string, subject: string, seed: string) =>
    withHouse(withSubject(fillChoices(text, `${name}|${seed}`), subject), name).replaceAll('{cidade}', city)
  const firstOf = (text: string) => foldAccents(/^.+?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text)
  const lastOf = (text: string) => foldAccents(text.split(/(?<=[.!?])\s+/).at(-1) ?? text)
  const allOf = (text: string) => text.split(/(?<=[.!?])\s+/).map(foldAccents)
  const isFree = (text: string, place: Place) => {
    if (place === 'whole') return allOf(text).every((sentence) => !sentences.has(sentence))
    return place === 'within' || !(place === 'first' ? first.has(firstOf(text)) : last.has(lastOf(text)))
  }
  const keep = (text: string, place: Place) => {
    if (place === 'first') first.add(firstOf(text))
    if (place === 'last') last.add(lastOf(text))
    if (place === 'whole') for (const sentence of allOf(text)) sentences.add(sentence)
  }

  /**
   * The first of some wordings that the calendar has not used, filled; of those it has used, the first that comes out
   * new in its place. Empty where none does.
   */
  function pick(
    wordings: readonly string[],
    place: Place,
    { subject, seed, fits, own, once = false }: Given & { once?: boolean },
  ): string {
    for (const again of once ? [false] : [false, true]) {
      for (const wording of wordings) {
        if (told.has(wording) !== again) continue
        const filled = own ? own(wording) : wording
        if (filled === null) continue
        for (const attempt of [0, 1, 2]) {
          const said = fill(filled, subject, `${seed}|${attempt}`)
          if (!fits(said) || !isFree(said, place)) continue
          told.add(wording)
          keep(said, place)
          return said
        }
      }
    }
    return ''
  }

  return {
    fill,
    pick,
    isFree,
    keep,
    /** A message for WhatsApp, none of whose sentences another one has; if there is none, any. */
    message: (wordings: readonly string[], given: Given) =>
      pick(wordings, 'whole', given) || pick(wordings, 'within', given),
  }
}

export type Writer = ReturnType<typeof createWriter>

/** What a wording is about, what fills its choices, and whether it may be said. */
export type Given = {
  /** The house's name. */
  house: string
  subject: string
  seed: string
  fits: (text: string) => boolean
  /** Fills the fields of an item; null where it lacks one. */
  own?: (text: string) => string | null
}

const light: Readonly<Record<number, string>> = {
  12: '[luz do dia, de lado|luz natural, sem flash|luz do dia, na sombra]',
  17: '[luz baixa da tarde|sol das cinco, de lado|luz dourada, antes de anoitecer]',
  18: '[lâmpada ao fundo|última luz, sem flash|luz quente, de lado]',
  21: '[luz quente da casa, sem flash|uma lâmpada só, de lado|luz baixa, com o fundo escuro]',
}

const angles: Readonly<Record<Post['format'], string>> = {
  Reels: '[câmera parada|três cortes de dois segundos|câmera na mão, de perto]',
  Foto: '[de cima, com respiro|a 45 graus|de frente, à mesa]',
  Carrossel: '[de cima e de perto|do geral ao detalhe|um detalhe por quadro]',
  Stories: '[vertical, com respiro|vertical, assunto embaixo|vertical, fundo liso em cima]',
}

export const lightOf = (hour: number) =>
  light[hour < 17 ? 12 : hour] ?? '[luz natural, de lado|luz suave, sem flash]'
export const angleOf = (format: Post['format']) => angles[format]
