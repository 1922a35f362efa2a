/** What a picture shows, against what its owner does not want shown. */
import { foldAccents, tokenize } from './text.ts'

/** Someone who drinks, in what an owner refuses. */
const drinkers = /\b(?:beb(?:e|em|er|endo|ad[oa]s?)|toman\w+|brind\w+|virando|entorn\w+)\b/

/** Someone who drinks, in the description of a picture; "ninguém bebendo" shows nobody. */
const drinking =
  /(?<!ninguem )(?<!sem ninguem )\b(?:beb(?:e|em|er|endo)|brind(?:e|es|ando|am)|gole|tomando|virando o copo)\b|\bcopos? (?:na boca|erguid\w+|n?as? maos?)\b|\b(?:turma|clientes?|amigos|casal|pessoas|gente)\b.*\bcopos?\b/

const small = /^(?:d[aeo]s?|com|em|n[ao]s?|e|a|o|as|os|um|uma|gente|foto|fotos|imagem|imagens)$/

/** Whether a description of a picture asks for what may not be shown. */
export function showsRefused(visual: string, of: string): boolean {
  const folded = foldAccents(visual).toLowerCase()
  if (drinkers.test(foldAccents(of).toLowerCase())) return drinking.test(folded)
  const shown = tokenize(visual).map(stem)
  const refused = tokenize(of).filter((word) => !small.test(word))
  return refused.length > 0 && refused.every((word) => shown.includes(stem(word)))
}

const people =
  /(?<!sem (?:[oa]s? |nome de )?)(?<!\p{L})(?:rostos?|sorriso|retrato|selfie|clientes?|equipe|a turma|as pessoas|(?:casa|sal[ãa]o) chei[ao]|quem aparece)(?!\p{L})/iu

/** Whether a description of a picture shows guests or staff, of whom more than hands are seen. */
export const showsPeople = (visual: string): boolean => people.test(visual)

/** Whether words say that whoever is shown has agreed. */
export const asksLeave = (text: string): boolean => /autoriz|permiss|“sim”|“pode”/iu.test(text)

const photosAsked =
  /(?<!\p{L})(?:(?:quem )?(?:tem|tirou|procur[ae]|mand[ae]) (?:a |uma |tua |sua )?foto|foto (?:antiga|velha|guardada)|fotos (?:do \S.* |daqui )?s[ãa]o as (?:suas|de quem)|marcou a gente numa foto)/iu

/** Whether a text asks guests for their photographs. */
export const asksForPhotos = (text: string): boolean => photosAsked.test(text)

const stem = (word: string) => word.replace(/s$/, '')

const separator = /;\s+(?=\d+: )/u

/** The pictures that a description numbers, "1: a casa cheia; 2: a equipe"; one where it numbers none. */
export const picturesIn = (visual: string): string[] =>
  /^1: /.test(visual) ? visual.split(separator) : [visual]

/** The first pictures of a description, and what it says of all of them. A single one has no number. */
export function withPictures(visual: string, count: number): string {
  const pictures = picturesIn(visual)
  const ofAll = /;\s+(?!\d+: ).*$/su.exec(pictures.at(-1) ?? '')?.[0] ?? ''
  const first = pictures.slice(0, count).join('; ')
  return `${count === 1 ? first.replace(/^1: /, '') : first}${count < pictures.length ? ofAll : ''}`
}
