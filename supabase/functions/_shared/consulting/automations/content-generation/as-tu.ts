/** A text written for "você", as a house of Ceará says it: "tu" with the verb as it stands. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})com você(?!\p{L})/gu, 'contigo'],
  [/(?<!\p{L})para você(?!\p{L})/gu, 'pra tu'],
  [/(?<!\p{L})Você(?!\p{L})/gu, 'Tu'],
  [/(?<!\p{L})você(?!\p{L})/gu, 'tu'],
]
/** In a question to the reader, what is "seu" is the reader's. */
const own: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})seu(s?)(?!\p{L})/gu, 'teu$1'],
  [/(?<!\p{L})sua(s?)(?!\p{L})/gu, 'tua$1'],
]
const of = (rules: typeof spoken, text: string) =>
  rules.reduce((said, [words, other]) => said.replace(words, other), text)

export const asTu = (text: string): string =>
  text
    .split(/(?<=[.!?])(?=\s)/u)
    .map((sentence) => of(spoken, sentence.endsWith('?') ? of(own, sentence) : sentence))
    .join('')
