/** Words of a calendar as people mistype them: "fechdo", "reveion", "sanfonero". */
import { foldInPlace } from '../text/fold.ts'
import { everydayWords, isOneSlip } from './spelling.ts'

const calendar =
  'fechado fechada fechados fechamos fecharemos sanfoneiro aniversário feriado inauguração degustação encomenda encomendas reserva reservas karaokê feijoada confraternização programação padroeira carnaval dezembro janeiro fevereiro novembro sorteio véspera'.split(
    ' ',
  )
const folded = calendar.map((word) => [foldInPlace(word), word] as const)

const newYear = /^r[eé]v[ei]{0,2}(?:l{0,2}|y)[iey]?l{0,2}[ií]?on$/iu
const shortest = 6

/** Words that may be mistyped: not capital within, as names are. */
export const slipWords = /(?<![\p{L}\p{N}#@/])\p{L}\p{Ll}{5,}(?!\p{L})/gu

/** The word that is meant; undefined for a word that is none of the calendar, or right as it stands. */
export function spelledRight(word: string): string | undefined {
  if (newYear.test(word) && foldInPlace(word).toLowerCase() !== 'reveillon') return 'réveillon'
  const plain = foldInPlace(word)
  // A capital begins a name, and "-ndo" is another form of the verb.
  if (plain.length < shortest || /^\p{Lu}|ndo$/u.test(word) || everydayWords.has(plain)) return undefined
  if (folded.some(([one]) => one === plain)) return undefined
  return folded.find(
    ([one]) =>
      isOneSlip(plain, one) &&
      // "reservar" and "músico" are forms of other words.
      !plain.startsWith(one) &&
      !one.startsWith(plain) &&
      plain.slice(0, -1) !== one.slice(0, -1),
  )?.[1]
}
