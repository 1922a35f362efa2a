/** What an owner states about the house: seats, payment, hours of the music, a producer, a story of the family. */

import { monthNames } from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { readCall } from './calls.ts'
import { readOpening } from './closures.ts'
import { itemOf } from './orders/what.ts'
import { readLunchOnly } from './said-beside.ts'
import type { Statement } from './statement.ts'

type Fact = WishContent & { kind: 'houseFact' }

const months = monthNames.map(foldAccents)
const monthOf = (word: string) => months.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1

const seats =
  /^(?:(?:so |temos |tem |sao |a casa tem |com )+)?(\d{1,4}) (?:lugares|cadeiras|assentos|mesas)(?: (?:so|no total|ao todo|sentados))?$/
const payment =
  /^(?:(?:a casa|a gente|aqui|nos) )?nao (?:trabalh\w+ com|aceit\w+|receb\w+|peg\w+) (?:mais )?(?:cheques?|fiado|cartao|cartoes|pix|dinheiro|vale\b.{0,20}|credito|debito)$|\b(?:aceit\w+|receb\w+|pagamento\w*|paga\w*)\b.*\b(?:pix|cartao|cartoes|dinheiro|debito|credito|vale)\b|^(?:so |somente )?(?:pix|cartao|dinheiro)(?: (?:e|ou) (?:pix|cartao|dinheiro))*$/
const music =
  /\b(?:musica|som|show|shows|forro|banda|samba|chorinho|barulho)\b.*\bate (?:as |a |umas )?(\d{1,2})(?:[:h](\d\d))?\s*h?\b/
/** What is free, or costs something, until an hour: no end of the music. */
const ofMoney = /\b(?:graca|gratis|gratuit\w+|livre|franca|free|entrada|ingresso|couvert|pag\w+|desconto)\b/
/** What the house makes its posts with: a phone, and no money. */
const ownMeans =
  /^(?:e |mas |eu |a gente |aqui |e tudo )*(?:(?:(?:so|somente|apenas) (?:(?:tenho|temos|tem|com|pelo|no|o|um|meu|de|fotos?|videos?) )*|(?:as )?(?:nossas |minhas )?(?:fotos?|videos?) (?:sao |e )?(?:so |todas? )?(?:de|do|no|pelo|com) (?:o )?)celular(?: mesmo)?(?: (?:pra|para|de) [a-z ]{3,30})?|(?:(?:tir\w+|faz\w*|film\w+) (?:as |os )?(?:fotos?|videos?)|film\w+(?: tudo)?|fotograf\w+(?: tudo)?) (?:so )?(?:com o|com|pelo|no|do) (?:meu )?celular|nao (?:tenho|temos|tem) (?:um )?(?:fotograf\w+|camera\w*|quem (?:fotograf\w+|film\w+|tire foto))|(?:sem|zero|nao (?:tenho|temos|tem|ha)) (?:de )?(?:verba|grana|dinheiro|orcamento)(?: (?:nenhum\w*|(?:pra|para) (?:nada|post|isso|impulsion\w+|anunci\w+|propaganda|patrocin\w+|trafego)(?: [a-z]+)?))?)$/
const season = new RegExp(
  String.raw`^(?:o |a |os |as )?([a-z-]+(?: [a-z-]+){0,2}?) (?:so )?(?:acaba|vai|termina|dura|da|tem|some|chega ao fim)(?: so)?(?: (?:ate|em|no fim de|fim de|no comeco de))+ (${months.join('|')})\b`,
)
const relation = `(?:irmao|irma|pai|mae|marido|mulher|esposa|esposo|filho|filha|avo|tio|tia|primo|socio|socia|sogra|sogro|cunhado|cunhada|garcom|cozinheira|cozinheiro|funcionari[oa])`
const personal = new RegExp(
  String.raw`^(?:e )?(?:(?:o |a )?(?:meu|minha|nosso|nossa)|eu) ?${relation}?\b.*\b(?:parou|largou|doente|deixou|separ\w+|morr\w+|falec\w+|luto|divida|brig\w+|desempreg\w+|reabilit\w+|alcool\w*|cirurgia|hospital|internad\w+|gravid\w+|depress\w+|demit\w+)\b`,
)

/** Where something comes from, who makes it, how old the house is: what only this house can tell. */
const verbs =
  /\b(?:v(?:em|êm|inha)|cheg(?:a|am)|compr(?:o|amos|a)|peg(?:o|amos)|trag(?:o)|traz(?:emos)?|busc(?:o|amos)|fornec\w+|quem faz|quem cozinha|quem planta|quem pesca|plant(?:a|o|amos|ad[oa]s?)|cri(?:a|o|amos|ad[oa]s?)|colh(?:e|o|emos|id[oa]s?)|pesc(?:a|o|amos|ad[oa]s?)|feit[oa]s?|faz(?:emos)?|mo[ií]d[oa]s?|torrad[oa]s?|defumad[oa]s?|abri(?:u|mos)?|abriram|fund(?:ou|ada|ado|amos|ei)|comec(?:ou|amos|ei)|exist(?:e|imos)|nasceu|aprend(?:i|eu|emos)|herd(?:ei|ou|amos)|ensinou|cozinha|serv(?:e|imos|ia)|abert[ao]|criad[ao]|e (?:a |uma )?(?:receita|heranca|criacao|invencao)|e do|e da|sao d[oa])\b/
const tells =
  /\b(?:seu|dona|dom|mestre|tia|tio|vo|avo|mae|pai|irmao|irma|familia|comadre|compadre|produtor\w*|pescador\w*|agricultor\w*|sitio|fazenda|comunidade|assentamento|cooperativa|feira|mercado|casa de farinha|engenho|serra|sertao|praia|lagoa|rio|acude|quintal|horta|roca|lenha|forno|panela|desde|anos|decada|geracao|geracoes|receita|19\d\d|20[012]\d)\b/

/** "bar aberto a quem não é hóspede": whom an inn serves besides its guests. */
const openToAll =
  /^(?!.*\b(?:nao|nunca|so|somente|apenas) (?:abr\w+|abert\w+|atend\w+|receb\w+|serv\w+)).*\b(?:abert[oa]s?|atend\w+|receb\w+|serv\w+|entra\w*|pode\w*)\b.*\b(?:quem nao (?:e|esta|ta|for|fica) (?:hosped\w+|na pousada)|nao[ -]hospedes?|quem (?:e|vem) de fora|publico (?:de fora|externo)|passantes)\b/

/** Longest statement that a post quotes. */
const longest = 120

export function readHouseFact({ text, folded, asks, names, today }: Statement): WishContent[] | null {
  if (asks) return null
  const one = (fact: Omit<Fact, 'kind'>): Fact[] => [{ kind: 'houseFact', ...fact }]
  const lunch = readLunchOnly(folded, names)
  if (lunch) return [lunch]
  const call = readCall(text, folded)
  if (call) return [call]
  const seated = seats.exec(folded)
  if (seated && /lugares|cadeiras|assentos/.test(folded))
    return one({ about: 'seats', count: Number(seated[1]) })
  if (payment.test(folded) && folded.split(' ').length <= 12)
    return one({ about: 'payment', what: text.replace(/^.*?\bque\s+(?=\p{L})/iu, '').slice(0, longest) })
  if (ownMeans.test(folded)) return one({ about: 'context', what: text.slice(0, longest) })
  const lasting = readLasting(folded, names)
  if (lasting) return [lasting]
  const sound = ofMoney.test(folded) || findDates(text, today).length > 0 ? null : music.exec(folded)
  if (sound) return one({ about: 'musicUntil', until: Number(sound[1]) + Number(sound[2] ?? 0) / 60 })
  const fruit = season.exec(folded)
  if (fruit) {
    const at = folded.indexOf(fruit[1] ?? '')
    return one({
      about: 'seasonEnd',
      what: text.slice(at, at + (fruit[1]?.length ?? 0)),
      month: monthOf(fruit[2] ?? ''),
    })
  }
  if (personal.test(folded)) return one({ about: 'private', what: text.slice(0, longest) })
  const opening = readOpening(text, folded)
  if (opening) return opening
  if (openToAll.test(folded)) return one({ about: 'story', what: text.trim().slice(0, longest) })
  if (isStory(text, folded)) return one({ about: 'story', what: text.trim().slice(0, longest) })
  return null
}

const lasts =
  /^(?:(?:o|a|os|as|noss[oa]) )*([a-z][a-z ]{2,50}?) (?:(?:e|vai|fica|tem|vale|sai|so|somente|apenas) )*(?:ate (?:acabar|durar|terminar|esgotar)|enquanto (?:durar|tiver|houver|tem))(?: (?:[oa]s? )?(?:barril|barris|estoques?|lotes?|garrafas?|producao|safra|caixas?|remessa))?$/

/** "a stout só até acabar o barril": an item that nothing replaces when it is gone. */
function readLasting(folded: string, names: readonly HouseName[]): WishContent | null {
  const said = lasts.exec(folded)?.[1]
  if (!said) return null
  // Named by its first word, where a sauce has the word too.
  const items = names.filter((one) => !one.isSection && foldInPlace(one.name).startsWith(said))
  const item = items.length === 1 ? items[0]?.name : itemOf(said, names)
  return item ? { kind: 'houseFact', about: 'seasonEnd', what: item } : null
}

/** Refuses, asks, orders or dates: no story. */
const notStory =
  /\b(?:nao|n|sem|nunca|nada|nem|quero|queria|posso|pode|precis\w+|posts?|post[ae]\w*|public\w+|fech\w+|fechad\w+|promoc\w+|combo|desconto|reais|hashtag|emoji|talvez|se|(?:domingo|segunda|terca|quarta|quinta|sexta|sabado) que vem)\b|r\$|\d{1,2}\/\d{1,2}/

/** Nobody is told what it is that "agora vem de Areia Branca". */
const withoutSubject = /^(?:agora|hoje|ja|tambem|d[aeo]s?|n[ao]s?|em|e) /

function isStory(text: string, folded: string): boolean {
  if (withoutSubject.test(folded)) return false
  const size = folded.split(' ').length
  if (size < 4 || size > 24 || text.length > longest || notStory.test(folded)) return false
  // A name of a place or a person within the sentence, as the owner writes it.
  const named = /\s(?!R\$)\p{Lu}\p{L}{2,}/u.test(text)
  // "da feirinha e do Mucuripe" joins two names; only "é do" says something.
  const said = text.replace(/(?<!\p{L})e(?!\p{L})/giu, '&')
  return verbs.test(foldInPlace(said)) && (tells.test(folded) || named)
}
