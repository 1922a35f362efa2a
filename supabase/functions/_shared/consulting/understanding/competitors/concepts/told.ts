/** What is told of a competitor besides prices: how old its prices are, its hours, its service and its days of promotion. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { itemIn, question } from '../../spoken/pieces.ts'
import { amountsIn } from '../../text/amount-words.ts'
import { foldInPlace } from '../../text/fold.ts'
import { rivalIn } from '../talk/named.ts'
import { type Concept, month, rivalOf } from './said.ts'

const prices = /(?<!\p{L})(?:precos?|valor(?:es)?|tabela|cardapio|panfleto|anot\p{L}+)(?!\p{L})/u
const age = new RegExp(
  String.raw`(?<what>d[eo] (?:mes de )?${month}|d[eo] (?:ano|mes|semestre) passado|(?:de|faz|ha|tem)(?: \p{L}+)? (?:\d{1,2}|um|uns|dois|tres|quatro|cinco|seis|sete|oito|dez) (?:mes(?:es)?|anos?)|antig[oa]s?|d[eo] (?:verao|carnaval|natal) passado|velh[oa]s?)(?!\p{L})`,
  'u',
)
const doubt =
  /(?<!\p{L})(?:pode(?:m)? ter (?:mudado|subido)|deve(?:m)? ter (?:mudado|subido)|nao sei se (?:mud\p{L}+|val\p{L}+|ainda)|nem sei se|nao (?:confirmei|conferi)|sem confirmar|desatualizad\p{L}+)(?!\p{L})/u

/** "Anotei esses preços em março, hoje devem ser outros": of the one that was named last. */
export const readOld: Concept = (sentence) => {
  const { said, isAsked, last, heads } = sentence
  const competitor = rivalIn(said, heads) ?? rivalOf(said, sentence) ?? last
  if (isAsked || competitor === undefined || !prices.test(said)) return []
  // A figure is a price of its list.
  if (/\d/.test(said.replace(age, ' '))) return []
  const what = age.exec(said)?.groups?.what
  if (what === undefined && !doubt.test(said)) return []
  if (
    /(?<!\p{L})(?:meus?|minhas?|noss[oa]s?|baix\p{L}+|sub\p{L}+|mud(?:o|ar|am|em)|a partir|so depois|antes)(?!\p{L})/u.test(
      said,
    )
  )
    return []
  return [
    {
      wish: {
        kind: 'rivalFact',
        competitor,
        about: 'old',
        ...(what !== undefined && {
          what: what.replace(/^(?:de|faz|ha|tem) /, 'de ').replace('marco', 'março'),
        }),
      },
    },
  ]
}

const service =
  /(?<!\p{L})(?:abr(?:e|em)|fech(?:a|am)|funciona\p{L}*|demor\p{L}+|esper\p{L}+|fila|mesas?|em pe|estacionamento|garc\p{L}+|atend\p{L}+|minutos|as \d{1,2} ?h|ar condicionado|banheiro|reserva|so entrega)(?!\p{L})/u
/** The house's own hours and service: "fecho às 20h". */
const ownVerb =
  /(?<!\p{L})(?:fech(?:o|amos)|abr(?:o|imos)|tenho|temos|atend(?:o|emos)|sirvo|servimos|funcion(?:o|amos)|aceit(?:o|amos))(?!\p{L})/u
const asksMe = /(?<!\p{L})(?:devo|vale|quanto|sera|quero|queria|posso|compensa|o que|abro)(?!\p{L})/u

/** "O trailer só abre às 20h; lá se come em pé": hours, waiting and service, with the house's side of it. */
export const readService: Concept = (sentence) => {
  const { said, own, isAsked, last, heads } = sentence
  if (
    isAsked ||
    !service.test(said) ||
    asksMe.test(said.replace(/eu abro/g, ' ')) ||
    /r\$|reais|\d,\d{2}|:(?!\d)/.test(said)
  )
    return []
  const goesOn = /^(?:e |mas |so |nao |ja |tambem )*(?:tem|abr|fech|func|demor|atend|so|aceit)/.test(said)
  const competitor =
    rivalIn(said, heads) ??
    rivalOf(said, sentence) ??
    (goesOn && !ownVerb.test(said) && !/(?<!\p{L})(?:eu|a gente|nos|meu|minha|aqui)(?!\p{L})/u.test(said)
      ? last
      : undefined)
  if (competitor === undefined) return []
  return [{ wish: { kind: 'rivalFact', competitor, about: 'crowd', what: own.slice(0, 120) } }]
}

const promoted =
  /(?<!\p{L})(?:em dobro|dobrad\p{L}+|de graca|gratis|promo\p{L}*|dois por um|2 por 1|dose dupla|brinde)(?!\p{L})/u
const hurts =
  /(?<!\p{L})(?:vazi\p{L}+|morr?e\p{L}*|mort\p{L}+|frac\p{L}+|o povo (?:vai|corre)|vai (?:todo mundo|tudo|todo)|ninguem|o que eu faco|perco)(?!\p{L})/u

/** "Toda terça eles dão a batata e a minha terça morre": a promotion of some days, and the day that the house loses by it. */
export const readPromotedDay: Concept = (sentence) => {
  const { said, own, heads, last } = sentence
  const weekdays = weekdaysIn(said)
  if (weekdays.length === 0 || !promoted.test(said) || /r\$|\d,\d{2}/.test(said)) return []
  const competitor =
    rivalIn(said, heads) ??
    rivalOf(said, sentence) ??
    (/(?<!p{L})el[ea]s?|del[ea]s?/.test(said) ? last : undefined)
  if (competitor === undefined) return []
  return [
    { wish: { kind: 'rivalFact', competitor, about: 'crowd', what: own.slice(0, 120) } },
    ...(hurts.test(said) ? [{ wish: question('weakDays', { weekdays }) }] : []),
  ]
}

const decide =
  /^(?:e |eu )*(?:(?:tenho|preciso|quero|queria|vou|em|dentro de|ate|nos proximos)(?: \p{L}+)? )*(?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|dez|quinze|vinte|trinta) (?:dias?|semanas?|mes(?:es)?)(?: (?:pra|para|quero|queria|eu|preciso|vou|tenho que|devo))* (?:decid\p{L}+|resolv\p{L}+)(?<rest>.*)$/u
const first = /(?<!\p{L})(?:primeir\p{L}+|por onde|comec\p{L}+)(?!\p{L})/u

/** "Tenho um mês para resolver: o que faço primeiro?" */
export const readDecision: Concept = ({ said }) => {
  const { rest } = decide.exec(said)?.groups ?? {}
  return rest === undefined || (rest.trim() !== '' && !first.test(rest))
    ? []
    : [{ wish: question('firstStep') }]
}

const was = /(?<!\p{L})(?:era|eram|custava\p{L}*|tava|estava|vi)(?!\p{L})/u
const notNow =
  /(?<!\p{L})(?:ano passado|hoje (?:eu )?nao sei|nao sei hoje|mes(?:es)? (?:atras|que vi)|deve ter mudado|pode ter mudado|antigamente)(?!\p{L})/u

/** "O X do Beto era 22 no ano passado, hoje não sei": a price that decides nothing. */
export const readOldPrice: Concept = (sentence) => {
  const { said, names, heads, isAsked } = sentence
  const competitor = rivalOf(said, sentence)
  if (isAsked || competitor === undefined || !notNow.test(said) || !was.test(said)) return []
  const plain = heads.reduce((text, name) => text.replace(foldInPlace(name).toLowerCase(), ' '), said)
  const item = itemIn(plain, names)
  const [price] = amountsIn(said).filter(
    ({ value, end }) => value >= 1 && !/^ ?(?:mes|ano|semana|dia)/.test(said.slice(end)),
  )
  if (item === undefined || !price) return []
  const { value } = price
  return [
    { wish: { kind: 'competitorPrice', competitor, item, min: value, max: value, unsure: true } },
    { wish: { kind: 'rivalFact', competitor, about: 'old', item, what: 'de antes' } },
  ]
}
