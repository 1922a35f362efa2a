/** Limits of prices, of the kitchen and of its hours, and questions that the sheet answers. */
import { everyDish, everyItem } from '../../../base/request/match-item.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { amount, subjectOf, valueIn } from '../../questions/price-subjects.ts'
import { itemIn } from '../../spoken/pieces.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, countOf, number, spanOver, type Thought } from './thoughts.ts'

const rises = 'sob\\w+|sub\\w+|aument\\w+|mex\\w+|encarec\\w+|reajust\\w+'
const everyone =
  '(?<who>nenhum(?:a)?(?: (?:outro )?(?:prato|item|preco|produto|comida))?|ninguem|nada|tudo|cada (?:um|item|prato|coisa)|(?:os |as )?outr[oa]s|(?:o )?resto|(?:os )?demais|todos)'
const upTo = '(?:mais (?:(?:do )?que|de)|alem de|acima de|no maximo|ate|maximo de)'
const forms = [
  new RegExp(`\\b${everyone}\\b(?: \\w+){0,3}? (?:${rises})\\b(?: \\w+){0,2}? ?${upTo} (?<v>${amount})`),
  new RegExp(
    `\\b(?:pode|podem|posso|aceito|da pra) (?:\\w+ )?(?:${rises})\\b(?: (?:n?os?|precos?|d[oe]s?|d[oa]s|n[oa]s|em))* ${everyone}\\b[^;:?]{0,12}?(?:mas )?${upTo} (?<v>${amount})`,
  ),
]
const holds =
  /(?:^|[,;]|\s(?:e|mas|so)\s)\s*(?:(?:e|mas|so|tambem) )*(?:[oa]s? )?(?<what>[a-z][^,;:?]{2,40}?) (?:nem (?:mexe|mexer|sobe|pensar|toca)|nao (?:sobe|sobem|mexe|mexem|muda|aumenta|pode subir)|(?:fica|ficam) (?:como (?:ta|esta)|igual|no preco)|continua\w* (?:igual|como (?:ta|esta)))(?:,? de jeito nenhum)?(?=[\s.,;!]|$)/g

/** "Ninguém sobe mais de 3 reais, e a cerveja fica como está." */
export const risesInAll: Concept = (thought) => {
  const { said, names } = thought
  const found = forms.map((form) => form.exec(said)).find((one) => one !== null)
  if (!found?.groups || /\bcombo/.test(said)) return null
  const value = valueIn(found.groups.v)
  const after = said.slice(found.index + found[0].length)
  if (!(value > 0) || value > 30) return null
  const isPercent = /^\s*(?:%|por ?cento)/.test(after)
  if (
    !isPercent &&
    !/reais|real|contos?|r\$|,\d\d|^\s*(?:cada|por)\b/.test(`${found[0]}${after.slice(0, 12)}`)
  )
    return null
  const wishes: WishContent[] = [
    {
      kind: 'capPrice',
      item: /prato|comida/.test(found.groups.who ?? '') ? everyDish : everyItem,
      ...(isPercent ? { percent: value } : { rise: value }),
    },
  ]
  const places = [found.index, found.index + found[0].length - 1]
  for (const match of said.matchAll(holds)) {
    const item = subjectOf(match.groups?.what, names) ?? itemIn(match.groups?.what ?? '', names)
    if (item === undefined) continue
    wishes.push({ kind: 'keepPrice', item })
    places.push(match.index + 1)
  }
  return {
    wishes,
    span: spanOver(thought, places, /^(?:(?:e|no maximo|cada um|cada|por item|por vez|em cada um)\s?)+$/),
  }
}

const loss =
  /\b(?:abaixo d[oe] (?:seu |proprio )?custo|pag(?:o|ando|amos) pra vender|vend(?:o|endo|emos|id\w+) (?:no|de|com) (?:prejuizo|perda)|cust\w+ mais (?:do )?que|sai no vermelho)\b/
const ofMenu = /\b(?:qual|quais|algum|alguma|tem|que (?:prato|item|coisa)|o que|mostr\w+|me diz|diga)\b/
/** "tem coisa no cardápio que eu pago pra vender, me mostra qual" */
export const losesMoney: Concept = (thought) => {
  const { said, topic, pieces } = thought
  const found = loss.exec(said)
  const asks = ofMenu.exec(said)
  if (
    !found ||
    !asks ||
    topic !== undefined ||
    /\b(?:nao|sem) (?:me )?(?:de|dar|ter|levar|tomar) prejuizo/.test(said)
  )
    return null
  if (/\bcombo|desconto|promoc/.test(said)) return null
  const last =
    pieces.length > 1
      ? /^(?:(?:e|me) )*(?:qual|quais|mostr\w+ qual|diz qual)(?: deles?| (?:e|sao))*$/
      : undefined
  return {
    wishes: [{ kind: 'question', about: 'marginFloor' }],
    span: spanOver(thought, [found.index, asks.index], last),
  }
}

const leavesLeast =
  /\b(?:qual|quais|o que)\b.{0,20}\b(?:me )?(?:deixa|rende|da|lucra|sobra)\w* (?:menos|pouco)\b/
/** "Qual deixa menos?" */
export const earnsLeast: Concept = (thought) => {
  const found = leavesLeast.exec(thought.said)
  if (!found || thought.topic !== undefined || /\b(?:secao|categoria|trabalho)\b/.test(thought.said))
    return null
  return {
    wishes: [{ kind: 'question', about: 'weakest', what: 'dinheiro' }],
    span: spanOver(thought, [found.index], /^$/),
  }
}

const size =
  /\b(?:quant[oa]s (?:itens|pratos|coisas|opcoes|produtos|linhas)\b.{0,30}\b(?:dev\w+|ideal|certo|bom|melhor|da pra|preciso|tocar|cabem|ter|aguent\w+)|(?:numero|tamanho|quantidade) (?:ideal|cert[oa]|bo[am]|melhor)|(?:itens?|pratos?|coisas?|opcoes|cardapio|lista) (?:demais|de mais|muito grande)|(?:itens|pratos) e (?:muito|demais)|me diz um numero)\b/
/** "Quantos itens devo ter?" */
export const menuSize: Concept = (thought) => {
  const { said, before } = thought
  const found = size.exec(said)
  if (!found || !/\?|\bnao sei se\b|me diz|qual\b|quantos\b/.test(said)) return null
  if (/\b(?:fotos?|paginas?|pessoas|tirar|cortar|tiro|corto)\b/.test(said)) return null
  const isOne = before !== undefined && size.test(before.said)
  return {
    wishes: [{ kind: 'question', about: 'menuSize' }],
    span: spanOver(
      thought,
      [found.index],
      /^(?:e |qual )*(?:o |seria )*(?:numero|tamanho|quantidade|me diz)\b.*$|.*\bnao sei se\b.*/,
    ),
    tail: size,
    ...(isOne && { since: before }),
  }
}

const hours =
  /\b(?:d?as?|entre) ?(?<from>\d{1,2})(?:[h:](?<half>\d{2})?)? ?(?:h|horas)? ?(?:a|as|e|ate)(?: as)? ?(?<to>\d{1,2})(?:[h:](?<late>\d{2})?)?/
const slow =
  /\b(?:demor\w+|atras\w+|atrapalh\w+|trav\w+|lev\w+ (?:\d|meia|uma|o dobro)|prende\w*|segur\w+ a fila|o dobro)/
const jammed =
  /\b(?:trav\w+|nao da conta|nao dao conta|fila\b.{0,20}\b(?:calcada|porta|rua|grande|enorme)|entop\w+|lota\w*|sufoc\w+|engasg\w+|nao aguenta\w*|sobrecarreg\w+|gargal\w+|so tenho|so tem um\w*|tenho so|tenho um\w* (?:\w+ )?(?:so|unic\w+))\b/
const tool =
  /\b(?<tool>fritadeiras?|tachos?|chapas?|fornos?|fogao|fogoes|grelhas?|churrasqueiras?|cozinheir[oa]s?|liquidificador(?:es)?|moendas?)\b/
const outOf =
  /\b(?:nao (?:servir|vender|fazer|oferecer)|empurr\w+|tir(?:ar|o)|segur(?:ar|o)|suspend\w+|par(?:ar|o) de (?:vender|servir)|so (?:servir|vender))\b.{0,40}\b(?:hor\w+|pico|rush|fila|almoco)\b/
const what = /\bo que (?:eu )?(?:faco|fazer|da pra fazer)\b/

/** "levar a mesa a pedir menos fritura" */
const pushes =
  /\b(?:pux\w+|empurr\w+|lev\w+|desvi\w+|jog\w+|direcion\w+|vend\w+ mais|oferec\w+)\b.{0,40}\b(?:que nao|sem|fora d[ao]|outr[ao]s?|menos)\b.{0,60}$/

const hourIn = (figure: string | undefined, minutes: string | undefined) => {
  const value = Number(figure) + (minutes === undefined ? 0 : Number(minutes) / 60)
  return value >= 0 && value <= 24 ? Math.round(value * 100) / 100 : undefined
}

/** The hours and days that a thought, or the ones told before it, speak of. */
function whenIn(thoughts: readonly Thought[]) {
  for (const { said } of thoughts) {
    const found = hours.exec(said)?.groups
    const [start, end] = [hourIn(found?.from, found?.half), hourIn(found?.to, found?.late)]
    const weekdays = weekdaysIn(said)
    if ((start !== undefined && end !== undefined && start < end) || weekdays.length > 0)
      return {
        ...(start !== undefined && end !== undefined && start < end && { start, end }),
        ...(weekdays.length > 0 && weekdays.length < 7 && { weekdays }),
      }
  }
  return {}
}

const minutesIn = (said: string): number | undefined => {
  const found = new RegExp(`\\b(?<n>${number}) ?min`).exec(said)?.groups?.n
  return found !== undefined
    ? countOf(found)
    : /\bmeia hora\b/.test(said)
      ? 30
      : /\buma hora\b/.test(said)
        ? 60
        : undefined
}

/** Whether a thought says that a machine or the team is not enough. "trava o forno": something else does, and is named before. */
const isJammed = ({ said }: Thought) =>
  jammed.test(said) && tool.test(said) && !/\b(?:trav|atrapalh|entop)\w+ [oa]s? \w/.test(said)

/** "O bauru demora meia hora e das 12h às 13h30 atrapalha tudo. Dá pra não servir nesse horário?" */
export const rushHours: Concept = (thought) => {
  const { said, topic, before, names } = thought
  const earlier = [before, before?.before].filter(
    (one): one is Thought => one !== undefined && (slow.test(one.said) || jammed.test(one.said)),
  )
  const [asks, why] = [outOf.exec(said) ?? what.exec(said), slow.exec(said)]
  const own = topic ?? earlier.find((one) => one.topic !== undefined && slow.test(one.said))?.topic
  const when = whenIn([thought, ...earlier])
  const minutes = [thought, ...earlier].map((one) => minutesIn(one.said)).find((one) => one !== undefined)
  const isTold = why !== null && own !== undefined && (when.start !== undefined || minutes !== undefined)
  const machine = [thought, ...earlier]
    .map((one) => tool.exec(one.said)?.groups?.tool)
    .find((one) => one !== undefined)
  const isJam =
    isJammed(thought) &&
    (Object.keys(when).length > 0 || /\btenho\b.{0,25}\b(?:so|unic\w+)\b|\bso tenho\b/.test(said))
  const isAsked =
    asks !== null &&
    (own === undefined
      ? isJam || earlier.some(isJammed)
      : why !== null || outOf.test(said) || earlier.length > 0 || isJam)
  if (!isAsked && !isTold && !isJam) return null
  const first = [...earlier].reverse()[0]
  const item = own !== undefined && (isAsked || isTold) && !(isJam && why === null) ? own : undefined
  return {
    wishes: [
      {
        kind: 'question',
        about: 'slowDishes',
        ...(item !== undefined && { item: itemIn(item, names) ?? item }),
        ...when,
        ...(minutes !== undefined && minutes > 0 && { minutes }),
        ...(machine !== undefined && item === undefined && { what: machine }),
      },
    ],
    span: spanOver(thought, [said.search(/\S/), said.trimEnd().length - 1]),
    tail: new RegExp(`${outOf.source}|${what.source}|${pushes.source}`),
    ...(first && { since: first }),
  }
}

const facts =
  /^(?:(?:e|bom|olha|entao|oi|ola|boa (?:noite|tarde)|bom dia),? )*(?:vou por partes|vamos por partes|o(?:s)? custos? (?:da planilha )?ja (?:inclu\w+|conta\w*|tem|traz\w*|vem com)\b.{3,60}|(?:[oa]s )?(?:dados|numeros|precos) (?:foram |sao )?(?:tirad\w+|puxad\w+|vieram) d[oe]\b.{3,40})$/
/** What only tells how the data came about: nothing is done by it. */
export const onlyTold: Concept = (thought) => {
  const said = thought.said.trim().replace(/[\s.,;:!?]+$/, '')
  return facts.test(said)
    ? { wishes: [], span: spanOver(thought, [0, thought.said.trimEnd().length - 1]) }
    : null
}
