/** A discount in some hours of some weekdays: how far it may go, and how many more must sell. */
import { weekdaysIn } from '../dates/weekdays.ts'
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import { goingOn, oneItem, type SentenceReader, shareIn } from './spoken-sentences.ts'

const clock =
  /(?:das? )?(\d{1,2}) ?(?:h|hs|horas)? ?(?:as|a|ate as|ate|-) ?(\d{1,2}) ?(?:h|hs|horas)?(?![\d,])/
export const cutAsked = /(?<![a-z])(?:desconto|descontar|happy|promoc\w+|baixar|mais barato)(?![a-z])/
const evenOrMost =
  /(?:desconto maximo|maximo (?:de )?desconto|quanto (?:da|posso|consigo) (?:pra |para )?(?:descontar|baixar|dar)|ate quanto|quant[oa]s?[^.;!?]{0,40} a mais|empat\w+|se a conta (?:fech|d)\w+|se (?:valer|compensar|pagar|se pagar|der lucro|fechar)(?![a-z])|(?:vale|compensa|fecha|faz sentido|da certo)(?![a-z]))/
/** The kind that is said of a section of several: "sucos" of "Sucos e gelados". */
function kindIn(said: string, names: readonly Named[]): string | undefined {
  const found = itemIn(said, names)
  const parts = found?.split(/ e |, /) ?? []
  const own = parts.find((part) =>
    new RegExp(`(?<![a-z])${foldInPlace(part).toLowerCase()}(?![a-z])`).test(said),
  )
  return parts.length > 1 && own !== undefined ? own : found
}

/** "segunda e quarta, 15h às 18h, desconto só na sopa: até quanto, e quantas a mais para empatar?" */
export const readOfferRoom: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  if (!clock.test(said) || /(?<![a-z])(?:abro|abrimos|fecho|funciona)/.test(said)) return null
  const count = goingOn(told, at, evenOrMost, 2)
  const all = told.sentences.slice(at, at + count).map((one) => one.said)
  const whole = all.join('. ')
  const single = all.map((one) => oneItem(one, told.names)).find((one) => one !== undefined)
  // Of a whole kind, the cut that the owner names.
  const percent = single === undefined ? shareIn(said) : undefined
  const item = single ?? (percent === undefined ? undefined : kindIn(said, told.names))
  const weekdays = weekdaysIn(said)
  if (!cutAsked.test(whole) || !evenOrMost.test(whole) || item === undefined || weekdays.length === 0)
    return null
  const [, from, to] = clock.exec(said) ?? []
  const [start, end] = [Number(from), Number(to)]
  return start < end && end <= 24
    ? {
        wishes: [
          question(percent === undefined ? 'offerRoom' : 'breakEven', {
            item,
            percent,
            weekdays,
            start,
            end,
          }),
        ],
        count,
      }
    : null
}

const noHappyYet =
  /^(?:hoje )?(?:a gente |eu |ainda )?nao (?:existe|tem|tenho|temos|faco|fazemos) happy hour$/
export const readNoHappyYet: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  if (!noHappyYet.test(said)) return null
  const next = readOfferRoom(at + 1, told)
  return next && { wishes: next.wishes, count: next.count + 1 }
}
