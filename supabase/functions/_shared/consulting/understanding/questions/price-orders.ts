/** Orders on prices in spoken words: what stays, how far an item may rise, what it costs now. */
import { tokenize } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { everyDish, everyDrink, everyItem } from '../../base/request/match-item.ts'
import { figure, figureOf, spokenPrice, spokenValue } from '../spoken/figures.ts'
import { type FoundIn, itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'

const said = ({ pieces }: Read, at: number) => pieces[at]?.said ?? ''

/** The item of the piece, else of the one before it: "a lagosta tá cara, nem mexa". */
const itemNear = (at: number, read: Read) =>
  itemIn(said(read, at), read.names) ?? (at > 0 ? itemIn(said(read, at - 1), read.names) : undefined)

const stays =
  /\b(?:nao|nem) (?:\p{L}+ ){0,3}?(?:subir|sobe|suba|aumentar|aumenta|mexer|mexe|mexa|mexo|mudar|muda|mude|tocar|toca|toque|alterar)\b|\bfica(?:m)?(?: mesmo)? (?:como (?:ta|esta|tao|estao)|igual|quiet\p{L}+|do jeito que (?:ta|esta)|na mesma|parad\p{L})|\bdeix\p{L}+(?: \p{L}+){0,4} (?:quiet\p{L}+|como (?:ta|esta)|em paz|fora disso)|\besquec\p{L}+ (?:el[ae]s?|d[ao]s?|[ao]s?)\b/u
const bounds = /\b(?:mais (?:de|que)|acima|passar|ate|no maximo|muito|tanto)\b|%|por cento/

/** "a cerveja de 600 não posso subir de jeito nenhum", "o simples não mexe", "nem mexa" */
export const readStays: PieceReader = (at, read) => {
  const piece = said(read, at)
  const verb = stays.exec(piece)
  if (!verb || bounds.test(piece.slice(verb.index)) || /\b(?:eu )?nao (?:mexo|mexi|mexemos)\b/.test(piece))
    return null
  const next = said(read, at + 1)
  // "esqueça ela, nem mexa" is one order.
  const to = stays.test(next) && itemIn(next, read.names) === undefined ? at + 1 : at
  const item = itemNear(at, read)
  if (item === undefined) return null
  const own = itemIn(piece, read.names) !== undefined
  const isRise = /\b(?:sub|sob|aument)/.test(verb[0])
  return {
    wish: isRise ? { kind: 'capPrice', item } : { kind: 'keepPrice', item },
    from: own ? at : at - 1,
    to,
    weak: true,
  }
}

const upTo = new RegExp(
  `\\bate\\s+(?:uns\\s+)?${figure}(?![\\d.,]*\\d)(?!\\s*(?:%|por ?cento|h\\b|hora|ml\\b|l\\b|litro))`,
)

/** "a caipirinha de seriguela pode passar dos dez, até 20 reais" */
export const readAllowed: PieceReader = (at, read) => {
  const piece = said(read, at)
  const item = itemIn(piece, read.names)
  if (
    item === undefined ||
    !/\bpode\p{L}* (?:ate )?(?:passar|subir|ir|aumentar|chegar|estourar)\b/u.test(piece)
  )
    return null
  if (/\bnao pode/.test(piece)) return null
  const here = upTo.exec(piece)
  const ahead = here ? null : upTo.exec(said(read, at + 1))
  const max = figureOf((here ?? ahead)?.[1])
  return max > 0
    ? { wish: { kind: 'capPrice', item, max }, from: at, to: here ? at : at + 1, weak: here !== null }
    : null
}

const riseWords = /\b(?:aument\p{L}*|sub\p{L}+|sob\p{L}+|reajust\p{L}*|acrescent\p{L}*|mais)\b/u
const each = '(?:por|em cada|cada|no|na|nos|nas|em)'
const byKind = new RegExp(
  `(?:no maximo|ate|mais (?:de|que)|so|limite de)\\s+${figure}(?:\\s*(?:reais|real|conto))?\\s+${each}\\s+(prato|comida|bebida|drink|item|produto|coisa|um)s?(?:\\s+(?:e|,)\\s*(?:de\\s+)?${figure}(?:\\s*(?:reais|real|conto))?\\s+${each}\\s+(prato|comida|bebida|drink|item)s?)?`,
)
const kindOf = (word: string) =>
  /^(?:prato|comida)/.test(word) ? everyDish : /^(?:bebida|drink)/.test(word) ? everyDrink : everyItem

/** "aumentar no máximo 8 reais por prato e 3 por bebida" */
export const readRises: PieceReader = (at, read) => {
  const piece = said(read, at)
  const found = riseWords.test(piece) ? byKind.exec(piece) : null
  if (!found) return null
  const caps = [
    [found[1], found[2]],
    [found[3], found[4]],
  ].flatMap(([amount, kind]): FoundIn[] => {
    const rise = figureOf(amount)
    return kind === undefined || !(rise > 0) || rise > 200
      ? []
      : [{ wish: { kind: 'capPrice', item: kindOf(kind), rise }, from: at, to: at }]
  })
  return caps.length > 0 ? caps : null
}

const costly =
  /\b(?:custo|custos|fornecedor\p{L}*|nota|planilha|compr\p{L}+|pago|pagando|paguei|chega|vem|insumo|atacad\p{L}+|distribuidora|acougue\p{L}*|boi|semana passada|mes passado|pra ca|de agora|velho|antig\p{L})\b/u
const percentRise = new RegExp(
  `\\b(sub\\p{L}+|aument\\p{L}+|encarec\\p{L}+|baix\\p{L}+|ca[ií]\\p{L}+|barate\\p{L}+)\\b(?:\\s+\\p{L}+){0,3}?\\s+(?:de |em |mais de |quase )?${figure}\\s*(?:%|por cento|porcento)`,
  'u',
)
const now = new RegExp(
  `\\b(?:vem|vindo|chega|chegando|pago|pagando|paguei|custa\\p{L}*|custo|saindo|sai)\\b(?:\\s+(?:na nota|no fornecedor|agora|hoje|ja|me|pra mim|ta|esta|foi|a|por|de|e|em|d[ao]|\\p{L}+)){0,5}?\\s+(?:por|a|em|e|de|pra|para|agora|foi pra)?\\s*${spokenPrice}`,
  'u',
)

/** The ingredient or item whose cost a piece tells, in the owner's words if the menu does not name it. */
function subjectOf(piece: string, before: string, read: Read): string | undefined {
  const named = itemIn(before, read.names)
  // "a carne subiu" is about the ingredient, not about the pastry that its name ends.
  const head = named === undefined ? '' : (tokenize(named)[0] ?? '')
  const noun = /\b(?:o|a|os|as|do|da|no|na)\s+([a-z]{4,}(?: d[eao] [a-z]{3,})?)\s*$/.exec(before.trim())?.[1]
  const kind = noun === undefined ? undefined : findTerm(noun)?.kind
  const isIngredient = kind === 'ingredient' || kind === 'group'
  if (named !== undefined && (tokenize(before).includes(head) || !isIngredient)) return named
  return noun === undefined ? itemIn(piece, read.names) : read.own(noun)
}

/** "o camarão subiu 18% e a planilha tá com o custo velho", "a cerveja vem na nota por 7 e 60" */
export const readCost: PieceReader = (at, read) => {
  const piece = said(read, at)
  const around = [said(read, at), said(read, at + 1)].join(' ')
  const rose = percentRise.exec(piece)
  if (
    rose &&
    costly.test(around) &&
    !/\b(?:no max|ate|pode|quero|subi\b|aumentei|nao)\b/.test(piece.slice(0, rose.index + rose[0].length))
  ) {
    const item = subjectOf(piece, piece.slice(0, rose.index), read)
    const value = figureOf(rose[2])
    const joins = /\b(?:conserte|arrume|corrij|ajeit|considere|use|planilha|custo velho)/.test(
      said(read, at + 1),
    )
    if (item !== undefined && value > 0 && value <= 300)
      return {
        wish: { kind: 'costNow', item, percent: /^(?:baix|ca|barat)/.test(rose[1] ?? '') ? -value : value },
        from: at,
        to: joins ? at + 1 : at,
      }
  }
  const paid = now.exec(piece)
  const isCost =
    /\b(?:nota|fornecedor|compro|compra|pago|pagando|paguei|custo|distribuidora|atacad\p{L}+|me custa|vem|chega)\b/u
  const price = paid ? spokenValue(paid[1], paid[2], paid[3]) : 0
  if (!paid || !isCost.test(piece) || price <= 0 || /\b(?:por|na|da) dose\b/.test(piece)) return null
  const item = itemIn(piece.slice(0, paid.index), read.names) ?? itemIn(piece.slice(paid.index), read.names)
  const today = read.names.find(({ name }) => name === item)?.price
  // A price above the item's own is no cost of one portion.
  if (item === undefined || (today != null && price >= today)) return null
  return { wish: { kind: 'costNow', item, price }, from: at, to: at }
}

const sells = String.raw`(?:vend\p{L}+|cobr\p{L}+|faz(?:em)?|tem|bota\p{L}*|ta|esta|por|a)`
const two = new RegExp(
  `${sells}\\s+(?:\\p{L}+\\s+){0,4}?(?:a|por)\\s+${figure}\\s+e\\s+(?:o |a )?(?:\\p{L}+\\s+){1,5}?(?:a|por|cobra|vende|faz)\\s+${figure}`,
  'u',
)
const between =
  /\b(?:no meio|entre (?:os dois|eles|um e outro|esses|elas|as duas)|meio termo|nem o mais caro)\b/

/** "o A vende truta a 78 e o B a 85, fico no meio disso" */
export const readBetween: PieceReader = (at, read) => {
  const piece = said(read, at)
  const found = two.exec(piece)
  const item = found ? itemIn(piece, read.names) : undefined
  const here = between.test(piece)
  if (!found || item === undefined || !(here || between.test(said(read, at + 1)))) return null
  const prices = [figureOf(found[1]), figureOf(found[2])]
  if (prices.some((price) => !(price > 0))) return null
  return {
    wish: { kind: 'price', min: Math.min(...prices), max: Math.max(...prices), item },
    from: at,
    to: here ? at : at + 1,
  }
}

/** "só mexe em cinco preços", "no máximo 6 itens podem mudar" */
export const readFewChanges: PieceReader = (at, read) => {
  const piece = said(read, at)
  const found = new RegExp(
    `\\b(?:(?:so|no maximo|ate|apenas)\\s+)(?:\\p{L}+\\s+){0,3}?${figure}\\s+(?:precos?|itens|produtos|coisas|mudancas|pratos?|alteracoes)\\b`,
    'u',
  ).exec(piece)
  const count = figureOf(found?.[1])
  if (
    !(count >= 1 && count <= 60) ||
    !/\b(?:mex\p{L}*|mud\p{L}*|troc\p{L}*|alter\p{L}*|sub\p{L}+|reajust\p{L}*|precos)\b/u.test(piece)
  )
    return null
  return { wish: question('fewChanges', { count: Math.round(count) }), from: at, to: at }
}

export const orderReaders: readonly PieceReader[] = [
  readCost,
  readBetween,
  readAllowed,
  readRises,
  readFewChanges,
  readStays,
]
