import type { AutomationType } from '../../../automation-types.ts'
import { emptyHouse } from '../../../base/house/house.ts'
import { understand } from '../../understand.ts'
import { answersWith, brief } from '../sentence.ts'

type Words = Readonly<Record<string, string>>

/** One wish and the ways in which owners say it. Names in braces stand for words of `about`. */
export interface CommonForm {
  readonly says: readonly string[]
  readonly about: readonly Words[]
  /** What is read, as `brief` writes it: all of these lines. `{says}` stands for the whole phrasing. */
  readonly is: readonly string[]
}

/** The common wishes of one automation; `beside` is another wish that stands next to them. */
export interface CommonForms {
  readonly type: AutomationType
  readonly forms: readonly CommonForm[]
  readonly beside: { readonly says: string; readonly is: string }
}

/** A way to say a wish, with what must be read. */
export interface Spoken {
  readonly says: string
  readonly is: readonly string[]
}

const fill = (pattern: string, words: Words): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')

/** Every wish in every form, alone. */
export const spokenForms = ({ forms }: CommonForms): Spoken[] =>
  forms.flatMap(({ says, about, is }) =>
    about.flatMap((words) =>
      says.map((pattern) => {
        const said = fill(pattern, words)
        return { says: said, is: is.map((line) => fill(line, { ...words, says: said })) }
      }),
    ),
  )

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Where a wish stands in a request; `#` is the wish and `*` the one beside it. */
const places: readonly ((wish: string, other: string) => string)[] = [
  (wish) => sentence(wish),
  (wish) => `Boa tarde, tudo bem? ${sentence(wish)} Obrigada!`,
  (wish, other) => `${sentence(other)} ${sentence(wish)}`,
  (wish, other) => `${sentence(wish)} ${sentence(other)}`,
  (wish, other) => `${other}, ${wish}`,
  (wish, other) => `${wish}, ${other}`,
  (wish, other) => `${other} e ${wish}`,
  (wish, other) => `- ${wish}\n- ${other}`,
  (wish, other) => `1) ${sentence(other)} 2) ${sentence(wish)}`,
  (wish, other) => `${sentence(other)} Outra coisa: ${wish}.`,
  (wish, other) => `${sentence(other)} Como eu já disse, ${sentence(wish)}`,
  (wish, other) => `${sentence(wish)} Por fim, ${other}, tá?`,
]

/** As it is dictated, without a comma; where the wish itself has a mark, it is typed. */
const dictated = (wish: string, other: string): string | null =>
  /[,:;()?]|também/.test(wish)
    ? null
    : `olha bom dia então é o seguinte ${other} e também ${wish} que o povo reclama viu`

/** A wish in every place of a request. */
export function inPlaces(spoken: Spoken, { beside }: CommonForms): Spoken[] {
  return places.map((place) => ({
    says: place(spoken.says, beside.says),
    is: place(spoken.says, '*').includes('*') ? [...spoken.is, beside.is] : spoken.is,
  }))
}

/** A wish as the second thought of a dictated sentence; null if it cannot be dictated so. */
export function inSpeech({ says, is }: Spoken, { beside }: CommonForms): Spoken | null {
  const speech = dictated(says, beside.says)
  return speech === null ? null : { says: speech, is: [...is, beside.is] }
}

/** What is wrong in the reading of a request: lines missing, and lines that nobody asked for. A first letter may be large. */
export function misread(type: AutomationType, spoken: Spoken): string[] {
  const { says } = spoken
  const is = spoken.is.map((line) => line.toLowerCase())
  const lines = brief(
    understand(type, { answers: answersWith(type, says), house: emptyHouse, today: '2026-11-22' }),
  ).map((line) => line.toLowerCase())
  return [
    ...is.filter((line) => !lines.includes(line)).map((line) => `- ${line}`),
    ...lines.filter((line) => !is.includes(line)).map((line) => `+ ${line}`),
  ]
}
