import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Post } from './schema.ts'
import type { Voice } from './tables/voices.ts'
import { anyVoice } from './tables/voices.ts'

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

/** A writer for one calendar: sentences in the house's name, no two posts beginning or ending alike. */
export function createWriter({ name, city }: { name: string; city: string }) {
  const first = new Set<string>()
  const last = new Set<string>()
  const fill = (text: string, subject: string, seed: string) =>
    withHouse(withSubject(fillChoices(text, `${name}|${seed}`), subject), name).replaceAll('{cidade}', city)
  const firstOf = (text: string) => foldAccents(/^.+?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text)
  const lastOf = (text: string) => foldAccents(text.split(/(?<=[.!?])\s+/).at(-1) ?? text)

  /** The first sentence of a list that the calendar has not used, starting one further at each turn. */
  function fresh(
    [used, keyOf]: readonly [used: Set<string>, keyOf: (text: string) => string],
    lists: readonly (readonly string[])[],
    { subject, turn, fits }: { subject: string; turn: number; fits: (text: string) => boolean },
  ): string {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      for (const list of lists) {
        for (let index = 0; index < list.length; index += 1) {
          const said = fill(
            list[(turn + index) % list.length] ?? '',
            subject,
            `${subject}|${turn}|${attempt}`,
          )
          if (!fits(said) || used.has(keyOf(said))) continue
          used.add(keyOf(said))
          return said
        }
      }
    }
    return ''
  }

  return {
    fill,
    opening: (voice: Voice, given: Parameters<typeof fresh>[2]) =>
      fresh([first, firstOf], [voice.openings, anyVoice.openings], given),
    closing: (voice: Voice, given: Parameters<typeof fresh>[2], before: readonly string[] = []) =>
      fresh([last, lastOf], [before, voice.closings, anyVoice.closings], given),
    /** Marks a sentence that a text brings along as used. */
    take: (sentence: string) => first.add(firstOf(sentence)),
  }
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
