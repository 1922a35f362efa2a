/** What a sentence goes on to tell of the competitor that it has named: "…, vive cheio na sexta", "… e o banheiro é sujo". */
import { rivalIn } from './talk/named.ts'

type Span = { start: number; end: number }

const joints = '(?:(?:e|mas|so que|porem|ai|tambem) )*'
/** Its own verb, or a thing of its with one. */
const goesOn = new RegExp(
  `^${joints}(?:(?:so |nao |sempre |quase |ja )?(?:vive|fica|e|eh|esta|ta|lota|enche|bomba|demora|atende|serve|recebe|tem|abre|da|entrega|toca|faz)\\b(?! (?:quem|que|porque|por isso))|[oa]s? (?!que\\b)\\p{L}+(?: d?el[ea]s?| de la)? (?:e|eh|sao|vive|fica|esta|ta|demora|cheira|da|funciona|atende)\\b)`,
  'u',
)
/** The owner's own house and wishes; "que o meu" only compares. */
const ours =
  /(?<!\b(?:que|do que) (?:[oa]s? )?)\b(?:eu|a gente|meus?|minhas?|noss[oa]s?|aqui|quero|queria|posso|devo|vou|preciso|tenho|temos|gosto|acho|nao sei)\b/
/** What an owner would not say of a competitor's price, or asks. */
const other = /\?|\b(?:vale a pena|da pra|da para|precos?|reais|r\$|desconto)\b/

/** A stop before several blanks stands for ", mas" (`withStops`), and ends no sentence. */
const stops = /[;!?\n]|\.(?!\d)(?! {2})/g

/** Where the words about the competitor begin in the passage; -1 if they are about somebody else. */
export function toldInSentence(
  { start, end }: Span,
  { text, folded, rivals }: { text: string; folded: string; rivals: readonly string[] },
): number {
  const said = folded.slice(start, end)
  if (said.length > 160 || other.test(said) || ours.test(said) || /^\s*\?/.test(folded.slice(end, end + 2)))
    return -1
  const from = Math.max(0, ...[...folded.slice(0, start).matchAll(stops)].map(({ index }) => index + 1))
  const lead = folded.slice(from, start)
  if (!goesOn.test(said) || rivalIn(lead, rivals) === undefined) return -1
  // Unfolded: "é" is a verb.
  return (
    start +
    (/^(?:(?:e|mas|s[oó] que|por[eé]m|a[ií]|tamb[eé]m) )*/iu.exec(text.slice(start, end))?.[0].length ?? 0)
  )
}
