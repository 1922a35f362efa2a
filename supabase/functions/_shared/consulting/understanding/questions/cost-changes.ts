/** Costs that change from one figure to another, perhaps on a day to come, and whether to pass them on. */
import { namesItem } from '../../base/request/match-item.ts'
import { type Rule, readBy, wish } from '../anyhow/form.ts'
import { Slots } from '../anyhow/slots.ts'
import { has } from '../anyhow/words.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { amountsIn } from '../text/amount-words.ts'
import { type Draft, type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

type Fields = Record<string, unknown>

const costly = has(
  'custos?|custa (?:pra|para) (?:mim|nos|casa)|me custa\\w*|fornecedor\\w*|nota|notas|distribuidora|atacad\\w+|insumos?|compra|comprar|compro|pago|pagar|mercadoria|acougue\\w*|peixaria|feira|ceasa',
)
const moves = has(
  'sub\\w+|sob[ea]m?|pass\\w+|vai|vao|aument\\w+|encarec\\w+|reajust\\w+|foi|foram|ca[ií]\\w*|baix\\w+|desc\\w+|era|eram|custava\\w*|salt\\w+|pul\\w+|vir\\w+',
)
/** What is bought by another measure than it is sold by: its price is no cost of a dish. */
const bought =
  /(?<![a-z])(?:quilos?|kg|kilos?|caixas?|sacos?|fardos?|barr(?:il|is)|litros?|duzias?|arrobas?|pacotes?|engradados?)(?![a-z])/

const two = has('(?:MONEY|NUMBER)[^?]*(?:MONEY|NUMBER)')
const ordered = has(
  'quero|pode\\w*|deix\\w+|cobr\\w+|vend\\w+|bot\\w+|vizinh\\w+|concorren\\w+|desconto\\w*|max\\w*|preco de venda|cardapio|HOUR|PERCENT',
)
/** "vai a 31, hoje são 27": the old figure stands last. */
const oldLast =
  /(?:era|eram|custava\w*|hoje (?:e|sao|custa|pago|sai)|pagava|antes(?: era)?|em vez d[eo]s?|no lugar d[eo]s?)(?: de| a| uns| os)* (?:MONEY|NUMBER)\W*$/

const isPast =
  /(?<![a-z])(?:elevou|subiu|subiram|aumentou|aumentaram|passou|passaram|reajustou|foi|foram|encareceu)(?![a-z])/

type Figures = { was?: number; price: number; from?: string }

/** The old and the new figure, and the day; null without a figure. */
function figuresOf(slots: Slots): Figures | null {
  const [first, second] = [slots.amount(), slots.amount()]
  // What a supplier did begins on no day to come.
  const start = slots.start()
  const from = isPast.test(slots.said) ? undefined : start
  const on = from === undefined ? {} : { from }
  if (first === undefined) return null
  if (second === undefined) return { price: first, ...on }
  return oldLast.test(slots.said)
    ? { was: second, price: first, ...on }
    : { was: first, price: second, ...on }
}

/** @param most the largest share of the item's price that a cost may be */
const costOf =
  (most: number) =>
  (fields: Fields, slots: Slots): Fields | null => {
    const found = figuresOf(slots)
    const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
    if (!found || (today === undefined && !costly.test(slots.said))) return null
    return Math.max(found.price, found.was ?? 0) < (today ?? Number.POSITIVE_INFINITY) * most
      ? { ...fields, ...found }
      : null
  }

/** Of what is bought by weight only the change says something of a dish's cost. */
function passOnOf(fields: Fields, slots: Slots): Fields | null {
  const found = figuresOf(slots)
  if (!found) return null
  const { was, price, from } = found
  const on = { ...fields, ...(from !== undefined && { from }) }
  if (was === undefined) return { ...on, price }
  return price > was ? { ...on, percent: Math.round((price / was - 1) * 1000) / 10 } : null
}

const item = (slots: Slots) => slots.goods()
const dearer = wish(
  'question',
  { about: 'passOn', what: (slots: Slots) => slots.goods(true) },
  { turn: passOnOf },
)
const cost = (most: number) => wish('costNow', { item }, { turn: costOf(most) })

/** "Compro o refrigerante por 3 e vendo por 7": the first figure is the cost of today, the other its price. */
function boughtAndSold(fields: Fields, slots: Slots): Fields | null {
  const figures = [slots.amount(), slots.amount()]
  const [paid = 0, sold = 0] = sellsFirst.test(slots.said) ? figures.toReversed() : figures
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  const isPrice = today === undefined || Math.abs(sold / today - 1) <= 0.15
  return paid > 0 && paid < sold && isPrice ? { ...fields, price: paid } : null
}
const buys = has(
  'compr(?:o|amos|a)|pag(?:o|amos)|sai(?: para mim| pra mim)? (?:por|a)|me custa|custa (?:pra|para) mim|custa',
)
const sells = has('vend(?:o|emos|e|ido|ida)|cobr(?:o|amos)|sai no cardapio')
const sellsFirst = /(?<![a-z])(?:vend|cobr).*(?:MONEY|NUMBER).*(?<![a-z])(?:compr|pag|custa|sai)/

const rules: readonly Rule[] = [
  {
    words: [has('ITEM|FOOD'), two, buys, sells],
    not: has('PERCENT|HOUR|vizinh\\w+|concorren\\w+|desconto\\w*|era|eram|antes'),
    form: wish('costNow', { item }, { turn: boughtAndSold }),
  },
  { words: [has('ITEM|FOOD'), bought, has('MONEY|NUMBER'), moves], not: ordered, form: dearer },
  { words: [has('ITEM|FOOD'), two, moves, costly], not: ordered, form: cost(1) },
  {
    words: [has('ITEM|FOOD'), has('MONEY|NUMBER'), has('vai|vao|sobem?|passa\\w*'), costly],
    not: ordered,
    form: cost(1),
  },
  // "o chope vai subir 8% na distribuidora a partir de março"
  {
    words: [has('ITEM|FOOD'), has('PERCENT'), has('vai|vao|sobem?|aument\\w+|reajust\\w+'), costly],
    not: has(`${ordered.source.replace('|PERCENT', '')}|MONEY|NUMBER`),
    form: wish('costNow', {
      item,
      percent: (slots: Slots) => slots.percent(),
      from: (slots: Slots) => slots.start(),
    }),
  },
  // A figure far below the price of the item is its cost, although nobody says so.
  {
    words: [has('ITEM'), two, has('vai|vao|sobem?|subiu|subiram|passou|encareceu|foi')],
    not: has(`${ordered.source}|preco`),
    form: cost(0.75),
  },
]

const passesOn =
  /^(?:[\s,:;–—-]|e|ai|entao|mas|agora)*(?:(?:eu |a gente )?(?:devo|posso|preciso|vale(?: a pena)?|compensa|tenho que|e (?:pra|para|melhor)|sera que|da (?:pra|para)) )*(?:eu )?(?:repass\w+|segur\w+|aument\w+|subo|subir|sobe|mex[oe]\w*|pass[oa]\w* (?:adiante|isso|pro cliente))(?: (?:o preco|no preco|isso|tudo|junto|pro cliente|para o cliente|ou (?:\w+ ?){1,4}|agora|ja|tambem))*\s*\?|^(?:[\s.,;]|e )*(?:pergunto|quero saber|queria saber|gostaria de saber|desejo saber|me digam?) se (?:me |nos )?(?:convem|devo|vale(?: a pena)?|compensa|posso|preciso) (?:repass\w+|segur\w+|sub\w+|aument\w+)/

const keepsPrice =
  /^(?:[\s,:;–—-]|e|mas|so que|eu|a gente)*(?:quero |vou |prefiro |pretendo |preciso |nao (?:quero |vou |posso |da (?:pra|para) ))?(?:mant\w+|segur\w+|nao (?:mex\w+|mud\w+|sub\w+|repass\w+)|(?<=nao (?:quero|vou|posso) )(?:mex\w+|mud\w+|sub\w+|repass\w+))(?: (?:n?o (?:mesmo )?preco|isso|nada|assim))*\s*[.!;]?$/

const trimmed = ({ said, at }: Sentence) => {
  const lead = /^[\s,:;–—-]*(?:(?:e|ai|entao|mas) )?/.exec(said)?.[0].length ?? 0
  const end = said.replace(/(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/, '').length
  return { start: at + lead, end: at + Math.max(lead, end) }
}

/** "e a planilha tá com o velho" */
const outdated =
  /^[\s,]*(?:e |mas |so que |ai )*(?:n?a planilha|o sistema)(?: \w+){0,3} (?:velho|antigo|errado|desatualizad[oa]|de antes|nao mudei|nao atualizei)\s*[.!]?$/

/** Another clause, without figures that may be of the cost. */
const isOther = (said: string) =>
  /^[\s,]*(?:e|mas|porem|so que|entao) /.test(said) && amountsIn(said).length === 0

type Change = Extract<WishContent, { kind: 'costNow' }>

/** What the words after a cost ask or order of its price; undefined if they are about something else. */
function afterCost({ item, price, from }: Change, said: string): WishContent | undefined {
  if (passesOn.test(said))
    return question('passOn', {
      item,
      ...(price !== undefined && { price }),
      ...(from !== undefined && { from }),
    })
  return keepsPrice.test(said) ? { kind: 'keepPrice', item } : undefined
}

/** The costs of a text that change, with what is asked of them, in their order. */
export function readCostChanges(text: string, names: readonly Named[], today: string): DraftWish[] {
  const sentences = cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)
  return sentences.flatMap((sentence, index): DraftWish[] => {
    const { said, at } = sentence
    const joints = [...said.matchAll(/[,:–—-](?!\d)|\s(?=e |mas |devo|repass)/g)].map(({ index: to }) => to)
    // A clause with its question first, then the whole sentence, then what another clause follows.
    for (const [to, isLoose] of [
      ...joints.map((place) => [place, false] as const),
      [said.length, false] as const,
      ...joints.map((place) => [place, true] as const),
    ]) {
      const clause = trimmed({ said: said.slice(0, to), at })
      if (clause.end - clause.start > longestText || clause.end <= clause.start) continue
      const rest = said.slice(to)
      const hasRest = /\p{L}/u.test(rest)
      const after = hasRest ? { said: rest, at: at + to } : sentences[index + 1]
      const isAsked = after !== undefined && passesOn.test(after.said)
      // What follows the cost in its sentence may change it.
      if (
        hasRest &&
        !isAsked &&
        !keepsPrice.test(rest) &&
        !outdated.test(rest) &&
        !(isLoose && isOther(rest))
      )
        continue
      const [found] = readBy(rules, new Slots(text.slice(clause.start, clause.end), names, today), 4) ?? []
      if (!found) continue
      const told = { wish: found, ...clause }
      if (after && hasRest && outdated.test(after.said)) return [{ ...told, end: trimmed(after).end }]
      if (!after) return [told]
      if (found.kind !== 'costNow') return isAsked ? [{ ...told, end: trimmed(after).end }] : [told]
      const more = afterCost(found, after.said)
      return more ? [told, { wish: more, ...trimmed(after) }] : [told]
    }
    return []
  })
}

const gotDearer =
  /(?<=^|[.;!?\n]\s*)(?:[oa]s? )?(?:preco d[oa]s? )?(?<what>\p{L}[\p{L} ]{2,30}?) (?:subi(?:u|ram)|aument(?:ou|aram)|encarec(?:eu|eram)|fic(?:ou|aram) (?:mais )?car[oa]s?)(?: de preco| muito| bastante| de novo)*[\s,;.:]+(?:e |[oa]s? )*$/u

/** "O camarão subiu, o custo agora é R$ 29": that it rose is part of what it costs now. */
export function withDearer(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const wishes = draft.wishes.map((one): DraftWish => {
    const found = one.wish.kind === 'costNow' ? gotDearer.exec(folded.slice(0, one.start)) : null
    const what = found?.groups?.what
    return found && what !== undefined && 'item' in one.wish && namesItem(what, { name: one.wish.item ?? '' })
      ? { ...one, start: found.index }
      : one
  })
  const isPart = ({ start, end, blocking }: Draft['unread'][number]) =>
    !blocking && wishes.some((one) => one.wish.kind === 'costNow' && one.start <= start && end <= one.end)
  return { wishes, unread: draft.unread.filter((passage) => !isPart(passage)) }
}
