/** What the house lost, and since when: a month or a day, of the sentence or of the text around it. */
import { itemIn, question } from '../../spoken/pieces.ts'
import { rivalIn } from '../talk/named.ts'
import { type Concept, latestMonth, month, rivalOf, type Said } from './said.ts'

const lost =
  /(?<!\p{L})(?:perd(?:i|emos|eu|endo|ido|a|as)|deixei de (?:vender|ganhar|faturar)|deixamos de (?:vender|ganhar)|ca(?:iu|iram|indo)|queda|prejuizo|estrago|tombo|vend(?:i|emos|endo) (?:a )?menos|diminuiu|encolheu)(?!\p{L})/u
const howMuch =
  /(?<!\p{L})(?:quant[oa]s?|tamanho d[oa]|o que (?:eu )?perdi|em que (?:eu )?perdi|no que (?:eu )?perdi|qual (?:foi )?[oa])(?!\p{L})/u
/** A wish of the future, and what a new price would lose. */
const ofPrice =
  /(?<!\p{L})(?:se eu|se a gente|baix\p{L}+|sub\p{L}+|cobr\p{L}+|abr(?:o|ir|indo)|fech\p{L}+|couvert|taxa|sem perder|posso perder|nao perder)(?!\p{L})/u

const dated = new RegExp(
  String.raw`(?:desde|a partir d[eo]|depois d[eoa]|apos|de)\s+(?:o dia |dia )?(?<day>\d{1,2})\s*(?:/|de )\s*(?<month>\d{1,2}|${month})`,
  'u',
)
const since = new RegExp(
  String.raw`(?:desde(?: que [^.;!?\n]{0,60}?)?|depois (?:de|que [^.;!?\n]{0,60}?)|a partir de|apos|em|de|no mes de|(?:abri\p{L}+|reform\p{L}+|comec\p{L}+|inaugur\p{L}+|cheg\p{L}+) [^.;!?\n]{0,60}?)\s*(?<month>${month})(?!\p{L})`,
  'u',
)

/** Since when: of the sentence, else of what the text tells of an opening or of a fall. */
function whenIn(said: string, today: string): { from: string; to?: string } | null {
  const day = dated.exec(said)?.groups
  if (day?.day !== undefined && day.month !== undefined) {
    const named = /^\d/.test(day.month)
      ? `${today.slice(0, 4)}-${day.month.padStart(2, '0')}`
      : latestMonth(day.month, today).from.slice(0, 7)
    const from = `${named}-${day.day.padStart(2, '0')}`
    return { from: from > today ? `${Number(from.slice(0, 4)) - 1}${from.slice(4)}` : from }
  }
  const name = since.exec(said)?.groups?.month
  return name === undefined ? null : latestMonth(name, today)
}

const happened =
  /(?<!\p{L})(?:desde|abri\p{L}+|reform\p{L}+|inaugur\p{L}+|cheg(?:ou|aram)|comec(?:ou|aram)|perd\p{L}+|ca(?:iu|indo))(?!\p{L})/u

const whenAround = ({ text, today }: Said) =>
  text
    .split(/[;!?\n]|\.(?!\d)/u)
    .filter((sentence) => happened.test(sentence))
    .map((sentence) => whenIn(sentence, today))
    .find((one) => one !== null) ?? null

/** "Pela planilha, perdi quanto depois de março?" */
export const readLost: Concept = (sentence) => {
  const { said, names, today } = sentence
  const item = itemIn(said.replace(/planilha/g, ' '), names)
  // "O pastel encolheu desde abril, foi o Beto?": of one item, whoever is suspected.
  const isCause = sentence.isAsked && item !== undefined && whenIn(said, today) !== null
  if (!lost.test(said) || !(howMuch.test(said) || isCause) || ofPrice.test(said)) return []
  const when = whenIn(said, today) ?? whenAround(sentence)
  return [{ wish: question('lostSince', { ...when, item }) }]
}

const opened =
  /(?<!\p{L})(?:abri(?:u|ram)|inaugur(?:ou|aram)|reabri(?:u|ram)|reform(?:ou|aram)|cheg(?:ou|aram)|comec(?:ou|aram))(?!\p{L})/u

/** "Desde março, com a pizzaria nova na praça, a casa esvaziou": since when there is one more. */
export const readOpened: Concept = (sentence) => {
  const { said, own, heads, isAsked, today } = sentence
  const competitor =
    rivalIn(said, heads) ??
    rivalOf(said, sentence) ??
    (/^(?:e |ja )*(?:abri|reform|inaugur|comec|cheg)/.test(said) ? sentence.last : undefined)
  if (isAsked || !opened.test(said) || competitor === undefined || whenIn(said, today) === null) return []
  if (/\d{2}|r\$|:/.test(said)) return []
  const name = since.exec(said)?.groups?.month
  return [
    {
      wish: {
        kind: 'rivalFact',
        competitor,
        about: 'opened',
        what:
          name === undefined
            ? own.slice(0, 120)
            : `${opened.exec(said)?.[0]} em ${name}`.replace('marco', 'março'),
      },
    },
  ]
}
