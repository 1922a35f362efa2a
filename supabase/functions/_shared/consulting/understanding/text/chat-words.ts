/** Words as people shorten them in messages: "qro 5 drinks q usem caju, nd mto doce". */
import { monthNames } from '../../base/calendar.ts'
import { amountsIn } from './amount-words.ts'
import type { Draft } from './draft.ts'
import { foldInPlace } from './fold.ts'
import { listMark, listMarksOf } from './list-marks.ts'
import { type Rewritten, readRewritten, rewritten } from './rewritten.ts'

/** Short forms that stand for one word only. */
const long: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    oq: 'o que',
    qro: 'quero',
    qria: 'queria',
    mto: 'muito',
    mta: 'muita',
    mtos: 'muitos',
    mtas: 'muitas',
    tbm: 'também',
    vc: 'você',
    vcs: 'vocês',
    aki: 'aqui',
    hj: 'hoje',
    nd: 'nada',
    ngm: 'ninguém',
    dps: 'depois',
    msm: 'mesmo',
    qnd: 'quando',
    qdo: 'quando',
    qto: 'quanto',
    qtos: 'quantos',
    qtas: 'quantas',
    qlqr: 'qualquer',
    dms: 'demais',
    eh: 'é',
    ñ: 'não',
    n: 'não',
    nn: 'não',
    naum: 'não',
    num: 'não',
    pfv: 'por favor',
    fds: 'fim de semana',
    '2a': 'segunda',
    '3a': 'terça',
    '4a': 'quarta',
    '5a': 'quinta',
    '6a': 'sexta',
    '2ª': 'segunda',
    '3ª': 'terça',
    '4ª': 'quarta',
    '5ª': 'quinta',
    '6ª': 'sexta',
    c: 'com',
    d: 'de',
    p: 'para',
  }),
)

const refusals = /^(?:ñ|n|nn|naum|num)$/
/** "num quer", but not "num bar". */
const refused = /^\s+(?:quer|pod|abr|fa[zç]|tem|bot|post|vend|d[aáo]\b|vai|vou)/u

const words = [...long.keys()].filter((word) => word.length > 1 && !refusals.test(word)).join('|')
/** One letter is a word only between words: "dose c gelo", but neither "10 p" nor "c/ gelo". */
const short = new RegExp(
  `(?<![\\p{L}\\p{N}/.,$-])(?:${words})(?![\\p{L}\\p{N}/-])|(?<=\\p{L}{2,}[,.;:)]? |[,;:] )[qcdp](?= \\p{L}{2,})|(?<=(?:^|[.!?\\n])\\s*|(?:^|\\s)o )q(?= \\p{L}{2,})|(?<![\\p{L}\\p{N}])(?:ñ|naum|nn|n|num)(?=\\s+\\p{L})`,
  'giu',
)

/** Between two words, one blank says as much as many, and patterns try each of them. */
const blanks = /(?<=\S)[^\S\n]{2,}(?=\S)/gu

/** The dash or dot before an entry of a list says nothing, and stands where many readers expect the first word. */
const bullets = /(?<=^|\n)[^\S\n]*[-–—•*·][^\S\n]+(?=[\p{L}\p{N}])/gu

/** "26~30" is "26-30". Places stay. */
const ranges = /(?<=\d)~(?=\d)/gu

const units =
  'um|uma|dois|duas|tr\u00eas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove'
const tens = 'vinte|trinta|quarenta|cinquenta|cinq\u00fcenta|sessenta|setenta|oitenta|noventa'
const hundreds =
  'cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s'
/** "cento e noventa": many readers would take it for two numbers. */
const spokenHundreds = new RegExp(
  `(?<!\\p{L})(?:${hundreds}) e (?:(?:${tens})(?: e (?:${units}))?|${units})(?!\\p{L})`,
  'giu',
)

const spelled = `(?:${tens})(?: e (?:${units}))?|${units}`
/** "de vinte pra vinte e dois": both amounts in figures. */
const spokenMoves = new RegExp(
  [
    `(?<=(?<!\\p{L})de )(?!uma?(?!\\p{L}))(?:${spelled})(?= (?:reais )?(?:pra|para|a) (?!uma?(?!\\p{L}))(?:${spelled})(?!\\p{L}))`,
    `(?<=(?<!\\p{L})de (?!uma?(?!\\p{L}))(?:${spelled}) (?:reais )?(?:pra|para|a) )(?!uma?(?!\\p{L}))(?:${spelled})(?!\\p{L})`,
  ].join('|'),
  'giu',
)
/** "dia vinte e quatro", "oito da noite", "a oito reais", "meio-dia": days, hours and prices as people say them. */
const spokenTimes = new RegExp(
  [
    `(?<=(?<!\\p{L})dias? )(?!uma?(?!\\p{L}))(?:${spelled})(?!\\p{L})(?! (?:reais|por cento))`,
    `(?<=(?<!\\p{L})dias? (?:${spelled}|\\d{1,2}) e )(?:${spelled})(?!\\p{L})`,
    `(?<!\\p{L})(?:${spelled}) (?:horas )?da (?:manh[ãa]|tarde|noite)(?!\\p{L})`,
    `(?<!\\p{L})(?:${spelled}) horas(?!\\p{L})`,
    `(?<!\\p{L})(?:${spelled})(?= reais(?!\\p{L}))`,
    '(?<=(?<!\\p{L})at[ée] (?:o )?)meio[ -]dia(?!\\p{L})',
    '(?<!\\p{L})(?:ao|a partir do|no) meio[ -]dia(?!\\p{L})',
  ].join('|'),
  'giu',
)

/** "s/ emoji", "c/ reserva", "p/ levar" */
const slashed = /(?<![\p{L}\p{N}/])[scp]\/ ?(?=\p{L}{2})/giu
const slashes: Readonly<Record<string, string>> = { s: 'sem ', c: 'com ', p: 'para ' }

/** "jan: recesso 4 a 12": the month of a list belongs to its days. */
const monthBefore = new RegExp(
  `(?<!\\p{L})(${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\s*[:–-]\\s*(\\p{L}+(?: \\p{L}+){0,2}?) (?:de |dos? dias? |dias? )?(\\d{1,2}) (a|e|até) (\\d{1,2})(?![\\d/h:]| de )`,
  'giu',
)

function inMonth(said: string): string | undefined {
  const [, month = '', what = '', from = '', joint = '', to = ''] =
    new RegExp(monthBefore.source, 'iu').exec(said) ?? []
  const name = monthNames.find((one) => one.startsWith(month.slice(0, 3).toLowerCase()))
  return name && `${what} ${from} ${joint} ${to} de ${name}`
}

function inFigures(said: string): string | undefined {
  const folded = foldInPlace(said).toLowerCase()
  if (folded.endsWith('dia')) return folded.startsWith('meio') ? '12h' : 'às 12h'
  const [amount] = amountsIn(folded)
  if (!amount || (amount.value > 24 && /hora|manha|tarde|noite/.test(folded))) return undefined
  const isLate = /tarde|noite/.test(folded) && amount.value < 12
  return /hora|manha|tarde|noite/.test(folded) ? `${amount.value + (isLate ? 12 : 0)}h` : String(amount.value)
}

/** The text with single blanks, entries of a list on their own lines, and whole words. */
function spelledOut(text: string, isDated: boolean): Rewritten {
  const marks = listMarksOf(text)
  const listed = rewritten(text, listMark, (_, index) => (marks.has(index) ? '\n' : undefined))
  const bare = rewritten(listed.text, bullets, () => '')
  const single = rewritten(bare.text.replace(ranges, '-'), blanks, () => ' ')
  const whole = rewritten(single.text, short, (said, index) => {
    const isInA = /^num$/i.test(said) && !refused.test(single.text.slice(index + said.length).toLowerCase())
    return isInA ? undefined : long.get(said.toLowerCase())
  })
  const inFigure = (said: string) => {
    const [amount] = amountsIn(foldInPlace(said).toLowerCase())
    return amount && String(amount.value)
  }
  const moved = rewritten(whole.text, spokenMoves, inFigure)
  const counted = rewritten(moved.text, spokenHundreds, inFigure)
  const unmoved = (said: string): Rewritten => ({ text: said, back: (at: number) => at })
  const joined = isDated
    ? rewritten(counted.text, slashed, (said) => slashes[said.charAt(0).toLowerCase()])
    : unmoved(counted.text)
  const monthly = isDated ? rewritten(joined.text, monthBefore, inMonth) : unmoved(joined.text)
  const timed = isDated ? rewritten(monthly.text, spokenTimes, inFigures) : unmoved(monthly.text)
  return {
    text: timed.text,
    back: (at) =>
      [timed, monthly, joined, counted, moved, whole, single, bare, listed].reduce(
        (place, step) => step.back(place),
        at,
      ),
  }
}

/**
 * What is read of the text with whole words, at the places of the owner's own.
 * @param isDated whether days and hours in words are read as figures
 */
export const withWholeWords = (text: string, read: (plain: string) => Draft, isDated = false): Draft =>
  readRewritten(text, spelledOut(text, isDated), read)
