/** By which way guests book or order: what the last line of a post asks for. */
import type { WishContent } from '../text/draft.ts'

const way =
  '(?:whats?app|whats|wpp|zap(?:zap)?|ifood|i-food|rappi|99 ?food|telefone|fone|direct|dm|inbox|instagram|insta|mensagem|site|aplicativo|app|link(?: (?:da|na) bio)?|cardapio digital|balcao)'
const ways = new RegExp(
  String.raw`\b((?:(?:so|somente|apenas|sempre) )?(?:pel[oa]|por|n[ao]|via|atraves d[oa]) (?:nosso |nossa )?${way}(?:(?:,| e| ou)(?: (?:pel[oa]|por|n[ao]|via))? (?:nosso |nossa )?${way})*)(?:,? (?:\(?\d{2}\)? ?)?9?[ -]?\d{4}[ -]?\d{4})?$`,
)
const deeds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:entreg\w+|delivery)\b/, 'Entrega'],
  [/\breserv\w+/, 'Reservas'],
  [/\bencomend\w+/, 'Encomendas'],
  [/\b(?:pedidos?|pedir|peca\w*)\b/, 'Pedidos'],
]
const refused = /\b(?:nao|nunca|nem|sem|nada|proib\w+|evit\w+)\b/
/** Words beside the deed and the way; with any other, the sentence says more. */
const beside =
  /\b(?:a gente|nos|quem|quiser\w*|quer\w*|eu|a casa|o bar|o restaurante|faz\w*|temos|tem|trabalh\w+|aceit\w+|receb\w+|atend\w+|atendemos|com|de|d[ao]s?|as?|os?|e|sao|sempre|so|somente|apenas|quero|queremos|pedir|peca\w*|lembr\w+|avis\w+|diz\w+|dig\w+|cham\w+|convid\w+|divulg\w+|que|para|pra|clientes?|todos?|posts?|nos|no fim|final|feit[ao]s?|podem?|ser|e pelo|reserv\w+|entreg\w+|delivery|encomend\w+|pedidos?|em)\b|[,.:;]|\s/g

const phone = String.raw`(?:\(?\d{2}\)? ?)?9? ?\d{4}[ -]?\d{4}`
/** "Zap é (88) 99911-2020", "nosso whats: 85 98888-7777" */
const contact = new RegExp(
  `^(?:(?:e|o|a|nosso|nossa|meu|minha|numero|contato|d[oa]|casa|bar) )*(whats?app|whats|wpp|zap(?:zap)?|telefone|fone|celular)(?:(?: d[ao] (?:casa|bar|restaurante))?(?: (?:pra|para|de) (reservas?|pedidos?|encomendas?|entregas?))?(?: e| eh)?[:,]?) ?(${phone})$`,
)
const wayOf = (word: string) => (/^(?:whats|wpp|zap)/.test(word) ? 'WhatsApp' : 'telefone')

function readContact(text: string, folded: string): WishContent | null {
  const found = contact.exec(folded.replace(/[.!]+$/, ''))
  if (!found?.[1] || !found[3]) return null
  const at = folded.indexOf(found[3])
  const number = text.slice(at, at + found[3].length)
  const deed = deeds.find(([words]) => words.test(found[2] ?? ''))?.[1]
  const what = deed ? `${deed} pelo ${wayOf(found[1])} ${number}` : `${wayOf(found[1])} ${number}`
  return { kind: 'houseFact', about: 'call', what }
}

const sendTo = new RegExp(`^(?:para|pra|pro|ao) (?:o |a |nosso |nossa )?(${way})(?: (${phone}))?$`)
/** Where guests are sent: "reservem pelo link da bio", "para o WhatsApp 85 …". */
export function callTo(text: string, folded: string): WishContent[] | null {
  const sent = sendTo.exec(folded)
  if (!sent?.[1]) {
    const call = readCall(text, folded)
    return call && [call]
  }
  const at = folded.indexOf(sent[1])
  const what = text.slice(at)
  return [{ kind: 'houseFact', about: 'call', what: what.slice(0, 120) }]
}

/** "zap para reserva": the way before what it is for. */
const wayFirst =
  /^(?:(?:o|nosso|so|somente|apenas|pelo|no) )*(whats?app|whats|wpp|zap(?:zap)?|telefone) (?:para|pra|p|de) (?:a |as |fazer )?(reservas?|reservar|pedidos?|pedir|encomendas?|encomendar|entregas?)$/

export function readCall(text: string, folded: string): WishContent | null {
  if (refused.test(folded)) return null
  const first = wayFirst.exec(folded.replace(/[.!]+$/, ''))
  if (first?.[1]) {
    const deed = deeds.find(([words]) => words.test(first[2] ?? ''))?.[1] ?? 'Reservas'
    return { kind: 'houseFact', about: 'call', what: `${deed} pelo ${wayOf(first[1])}` }
  }
  const own = readContact(text, folded)
  if (own) return own
  const found = ways.exec(folded.replace(/[.!]+$/, ''))
  const before = found ? folded.slice(0, found.index) : ''
  // "sempre pedir para reservar": what is booked, not that it is asked for.
  const deed = deeds.find(([words]) => words.test(before))?.[1]
  if (!found?.[1] || !deed || before.replace(beside, '') !== '') return null
  const said = text.slice(found.index, found.index + found[0].length).trim()
  const only = /\b(?:so|somente|apenas)\b/.test(before) && !/^(?:s[oó]|somente|apenas)\b/iu.test(said)
  return { kind: 'houseFact', about: 'call', what: `${deed} ${only ? 'só ' : ''}${said}`.slice(0, 120) }
}
