/** What owners ask about the work at the bar: "drink quente perde o álcool?", "quantas doses dá a garrafa?". */

import type { BarTopic } from '../../base/request/bar-topics.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { WishContent } from '../text/draft.ts'
import type { Passage, PassageReader } from '../text/take-out.ts'
import { tableTopics } from './table-questions.ts'

type Named = { name: string; isSection: boolean }

/** Sentences with their question mark; a point between digits or after a short form does not end one. */
const sentences =
  /[^.!?;\n]*(?:(?:(?<=\d)\.(?=\d)|(?<=\b(?:max|min))\.(?=\s*(?:\d|r\$|de\b)))[^.!?;\n]*)*[.!?;\n]?/gu

const asking =
  /\?|^\s*(?:(?:e |ai |agora |me (?:diz|diga|fala|conta|ajuda)|quero saber|queria saber|diz ai|fala ai),? )*(?:(?:em|com|por|pra|de) )?(?:sera que|posso|pode|da pra|tem como|vale a pena|quant[oa]s?|qual|quais|como|o que|preciso(?! de\b)|devo|subo|compensa)\b/

const topics: readonly (readonly [BarTopic, RegExp])[] = [
  [
    'heat',
    /\b(?:quentes?|quentao|esquent\w+|ferv\w+|fogo|aquec\w+|calor)\b.*\b(?:alcool|teor|efeito|forca)\b|\b(?:alcool|teor)\b.*\b(?:evapora|some|sai|perde|queima|ferv\w+|esquent\w+|quente)\b|\bquente\b.*\b(?:presta|funciona|vende|da certo|perde)\b/,
  ],
  [
    'infusion',
    /\b(?:curtir|curto|curtid[oa]|infusao|infusionar|infusionad[oa]|de molho|macerar)\b.*\b(?:cachaca|pinga|prata|carvalho|garrafa)\b|\b(?:cachaca|pinga)\b.*\b(?:curtid[oa]|infusionad[oa]|saborizad[oa])\b/,
  ],
  [
    'keeping',
    /\bquant[oa]s? (?:dias?|tempo)\b.*\b(?:dura|duram|aguenta|aguentam|guard\w+|vale|valem|fica|conserva|estraga|geladeira)\b|\b(?:validade|estraga|conserva)\b/,
  ],
  [
    'ahead',
    /\b(?:deixar|deixo|adiant\w+|preparar|fazer|ficar?|esperar?|ser|vir)\b.*\b(?:pront[oa]s?|antes|de vespera|adiantad[oa]s?|engarrafad[oa]s?|na garrafa|em lote)\b|\b(?:pre-?batch|batch|pre-?mix)\b/,
  ],
  [
    'inJug',
    /\b(?:qual|quais|algum|alguma|da pra|posso|tem)\b.*\b(?:jarras?|litro|torre|balde)\b.*|\bjarra\b.*\bqual\b/,
  ],
  [
    'double',
    /\b(?:dose dupla|doses duplas|dois por um|duas por uma|2 por 1|2x1|dobro|em dobro|double|leve (?:2|dois|duas)|pague (?:1|um|uma))\b/,
  ],
  ['diabetes', /\bdiabet\w+\b/],
  [
    'glass',
    /\bvidro\b.*\b(?:areia|praia|piscina|carnaval|bloco|rua|calcada|pode|proibid\w+)\b|\bcopo de vidro\b/,
  ],
  [
    'doses',
    /\bquant[oa]s? (?:doses?|drinks?|copos?)\b.*\b(?:garrafa|litro|500|700|750|rende|perda)\b|\b(?:garrafa|litro)\b.*\b(?:rende|da quant\w+|quant[oa]s? doses?)\b/,
  ],
  ['ice', /\bquant[oa]s?\b.*\bgelo\b|\bgelo\b.*\bquant[oa]s?\b/],
  [
    'howMany',
    /\bquant[oa]s?\b.*\b(?:na carta|no cardapio|boto|coloco|ponho|drinks? (?:eu )?(?:boto|coloco|tenho|devo)|ideal|precisa ter|bastam)\b/,
  ],
  [
    'photo',
    /\b(?:qual|quais|como|que)\b.*\b(?:fotos?|fotograf\w+|fotogenic\w+|insta(?:gram)?|postar|stories)\b|\bfotos?\b.*\b(?:qual|rende|bonita|melhor)\b/,
  ],
  [
    'within',
    /\b(?:sai|saem|sairia\w*|fica|ficam|da (?:pra|para) (?:fazer|servir|sair))\b.*\b(?:\d+|um|dois|tres|meio)\s*(?:min\w*|segundos?|seg)\b/,
  ],
  [
    'best',
    /\bqual(?:is)?\b.*\b(?:mais lucr\w+|da mais|deixa mais|melhor margem|mais margem|rende mais|carro[- ]chefe|devo (?:empurrar|destacar|vender)|vale mais a pena)\b/,
  ],
  [
    'monthGain',
    /\bquanto\b.*\b(?:lucr\w+|ganh\w+|rend\w+|sobra\w*|fatur\w+)\b.*\b(?:mes|meses|semanas?|mensal)\b|\bquanto\b.*\b(?:por|ao|no) (?:mes|semana)\b.*\b(?:lucr\w+|ganh\w+|rend\w+|sobra\w*)\b/,
  ],
  [
    'first',
    /\bqual(?:is)?\b(?! (?:cachaca|pinga|garrafa|marca|compra))(?!.*\b(?:garrafas?|compr\w+|gast\w+|invest\w+|custa\w*)\b).*\b(?:lanc\w+|comec\w+|estre\w+|coloc\w+|bot[oae]\w*|ponho|por|entra\w*|test\w+|trein\w+|ensin\w+|divulg\w+|oferec\w+|ofereco|sirvo)\b.*\b(?:primeir[oa]s?|antes d[oae]s? outr[oa]s?)\b|\bpor qual\b.*\b(?:comec\w+)\b/,
  ],
  [
    'startCost',
    /\b(?:quanto|qual)\b.*\b(?:gast\w+|invest\w+|custa\w*|preciso|sai|desembols\w+|comprar)\b.*\b(?:comec\w+|inicio|inicial|abrir a carta|estrear|estreia|lancar|lancamento|primeira (?:compra|semana|leva)|primeiro pedido)\b|\binvestimento\b/,
  ],
  ['fastest', /\bqual(?:is)?\b.*\b(?:mais rapid\w+|sai mais rapido|demora menos)\b/],
  ['drivers', /\b(?:motorista|dirig\w+|volante|carro)\b/],
  ['measuring', /\b(?:medir|medida|meco|dosador|copinho)\b.*\b(?:sem|como|serve|precisa)\b|\bsem dosador\b/],
  ['egg', /\bclara\b.*\b(?:crua|segur\w+|perig\w+|pode|salmonela|ovo)\b/],
  [
    'spirit',
    /\b(?:vodka|gin|rum|whisky|uisque|tequila|steinhaeger|saque)\b.*\b(?:no lugar|trocar|tambem|pode|serve|da certo|mesm\w+)\b/,
  ],
  ['sweetness', /\b(?:doce|acucar)\b.*\b(?:como|menos|tirar|diminuir|baixar)\b|\bcomo\b.*\bdoce\b/],
]

const figure = /(\d{1,3}(?:[.,]\d{1,2})?)/

/** "o vizinho cobra 38 no rabo de galo, subo o meu de 34?": the item, its price and the neighbour's. */
function raiseOf(said: string, names: readonly Named[]): WishContent | null {
  const rival =
    /\b(?:vizinho|concorrente|concorrencia|bar (?:do lado|da esquina|da frente)|outro bar|do lado|rival|o do lado)\b/.exec(
      said,
    )
  const rise =
    /\b(?:subo|subir|aumento|aumentar|cobro|cobrar|passo|passar|acompanho|igualo|baixo|baixar)\b/.exec(said)
  // "quanto cobrar por um drink com Carvalho?" is about a new one.
  if (/\bquanto\b.*\b(?:drinks?|coquet\w+) (?:com|de)\b/.test(said)) return null
  if (!rise || (!rival && !/\bvale a pena|compensa|posso|devo|\?/.test(said))) return null
  const words = said.match(/[\p{L}]+/gu) ?? []
  let item: string | undefined
  for (let length = Math.min(5, words.length); length > 0 && item === undefined; length -= 1)
    for (let from = 0; from + length <= words.length && item === undefined; from += 1) {
      const phrase = words.slice(from, from + length).join(' ')
      if (phrase.length < 5 || /^(?:vizinho|cobra|subo|preco|drink|drinks|casa|meu|minha)$/.test(phrase))
        continue
      item = names.find(({ name, isSection }) => !isSection && namesItem(phrase, { name }))?.name
    }
  if (item === undefined) return null
  const near = rival ? figure.exec(said.slice(rival.index))?.[1] : undefined
  const price = Number((near ?? figure.exec(said)?.[1] ?? '').replace(',', '.'))
  return {
    kind: 'question',
    about: 'bar',
    what: 'raise',
    item,
    ...(price > 0 && { price }),
  }
}

/** Figures that a question gives: the share lost of a bottle. */
const lossOf = (said: string) => {
  const percent = Number((/(\d{1,2}(?:,\d)?)\s*(?:%|por cento)/.exec(said)?.[1] ?? '').replace(',', '.'))
  return percent > 0 && percent < 50 ? { percent } : {}
}

/** "depois das 21" */
const fromHour = (said: string) => {
  const start = Number(/\b(?:depois|a partir|apos) d?as (\d{1,2})\b/.exec(said)?.[1] ?? '')
  return start > 0 && start <= 24 ? { start } : {}
}

/** "20 por noite": the glasses that a question supposes. */
const glassesIn = (said: string) => {
  const count = Number(/\b(\d{1,4})\b/.exec(said)?.[1] ?? '')
  return count > 0 ? { count } : {}
}

function tableTopicOf(said: string): WishContent | null {
  const found = tableTopics.find(([, words]) => words.test(said))
  if (!found) return null
  return { kind: 'question', about: 'bar', what: found[0], ...(found[0] === 'sales' ? glassesIn(said) : {}) }
}

function topicOf(said: string, names: readonly Named[]): WishContent | null {
  const raised = raiseOf(said, names)
  if (raised) return raised
  const found = topics.find(([, words]) => words.test(said))
  if (!found) return null
  const [topic] = found
  return {
    kind: 'question',
    about: 'bar',
    what: topic,
    ...(topic === 'doses' ? lossOf(said) : {}),
    ...(topic === 'howMany' ? fromHour(said) : {}),
  }
}

/** Who asks what heat does to a drink thinks of serving some. */
const impliedBy = (question: WishContent): WishContent[] =>
  question.kind === 'question' && question.what === 'heat'
    ? [{ kind: 'drinkTrait', what: 'hot', count: 2, bound: 'at_least' }]
    : []

const alone = /\b(?:sozinh[oa]|so eu|uma pessoa|um so no balcao|sem ajud\w+)\b/

/** Questions about the new drinks, which name no item of the house. */
export const tableQuestionReader: PassageReader = (folded) => readerOf(tableTopicOf)(folded)

/** @param names the items of the house's menu */
export const barQuestionReader = (names: readonly Named[]): PassageReader =>
  readerOf((said) => topicOf(said, names))

function readerOf(topic: (said: string) => WishContent | null): PassageReader {
  return (folded) => {
    const passages: Passage[] = []
    for (const { 0: said, index } of folded.matchAll(sentences)) {
      if (said.trim() === '') continue
      // A question often ends a sentence of wishes: "8 drinks, vidro na areia pode?"
      const isQuestion = said.includes('?') || asking.test(said)
      if (!isQuestion) continue
      const whole = topic(said)
      if (!whole) continue
      const pieces = [...said.matchAll(/[^,]+/g)]
      const own = pieces.findLastIndex((piece) => topic(`${piece[0]}?`) !== null)
      // A neighbour's price and the question about it stand on both sides of a comma.
      const isWhole =
        whole.kind === 'question' &&
        (whole.what === 'raise' || (whole.what === 'howMany' && alone.test(said)))
      const from = isWhole ? 0 : (pieces[Math.max(0, own)]?.index ?? 0)
      const lead = /^\s*/.exec(said.slice(from))?.[0].length ?? 0
      const start = index + from + lead
      passages.push({ start, end: index + said.trimEnd().length, wishes: [whole, ...impliedBy(whole)] })
    }
    return passages
  }
}
