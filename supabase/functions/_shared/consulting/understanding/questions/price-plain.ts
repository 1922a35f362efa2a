/** Plain questions and rules on all prices: what to raise and lower, one price all day. */
import { weekdaysIn } from '../dates/weekdays.ts'
import { itemIn, type PieceReader, question } from '../spoken/pieces.ts'

const what = '\\b(?:o ?q(?:ue)?|qual|quais|quem|onde|que precos?|que itens)\\b'
const up = '(?:subir|aumentar|subo|aumento|reajustar)'
const down = '(?:baixar|abaixar|baixo|abaixo|descer|diminuir|reduzir)'
const upDown = new RegExp(
  `${what}.{0,40}\\b${up}\\b.{0,40}\\b${down}\\b|${what}.{0,40}\\b${down}\\b.{0,40}\\b${up}\\b|${what}(?: precos| itens)?(?: eu)? (?:posso|da (?:pra|para)|devo|deveria|tenho que|vale a pena|preciso) ${up}\\b(?! (?:n[ao]|d[ao]) )`,
  'u',
)
/** "só quero saber o que posso subir e o que tenho que baixar" */
export const readUpDown: PieceReader = (at, read) => {
  const said = [at, at + 1].map((one) => read.pieces[one]?.said ?? '')
  const [here = '', next = ''] = said
  if (!upDown.test(here) || itemIn(here, read.names) !== undefined) return null
  const joins = new RegExp(`^\\s*(?:e )?${what}.{0,40}\\b(?:${up}|${down})\\b`, 'u').test(next)
  return { wish: question('upDown'), from: at, to: joins ? at + 1 : at }
}

const onePrice =
  /\b(?:nao|sem|nem|nunca) (?:(?:quero|queremos|faco|fazemos|vou|posso|pode|ter|fazer|trabalho com|gosto de) )*(?:precos?|tabela|valor) (?:diferentes?|diferenciad[oa]s?|a parte|separad[oa]s?) (?:por|de|conforme|pela|d[oa]) (?:a )?(?:hora|horario|turno)s?\b|\bmesmo preco (?:o dia (?:todo|inteiro)|em todo(?:s os)? horarios?)\b/
/** "no sábado e no domingo não faço preço diferente por horário" */
export const readOnePrice: PieceReader = (at, read) => {
  const said = read.pieces[at]?.said ?? ''
  if (!onePrice.test(said)) return null
  const days = weekdaysIn(said)
  return { wish: question('onePrice', { weekdays: days.length > 0 ? days : undefined }), from: at, to: at }
}
