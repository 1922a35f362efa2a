/**
 * An ingredient with a weight is a portion of what it goes into, never the item that shares its name: "de muçarela vai
 * 200 g por pizza e compro peça de 4 quilos toda quarta, quantas peças por semana?", "quanta massa preparo pra sexta, cada
 * pizza é uma bola de 350 gramas".
 */
import { namesItem } from '../../base/request/match-item.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type FoundIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import type { WishContent } from '../text/draft.ts'
import { spanIn } from './buying.ts'
import { goesOn } from './parties.ts'
import { only, saidIn, sentenceEnd } from './slots.ts'

type Portion = Extract<WishContent, { kind: 'portion' }>

const size = `${figure} ?(kg|quilos?|kilos?|g|gramas?|ml|l|litros?)`
const takes =
  '(?:leva|levam|vai|vao|usa|usam|uso|usamos|gasta|gastam|gasto|coloco|boto|bota|entra|pede|recebe|pega)'
const about = '(?:(?:uns|umas|cerca de|perto de|mais ou menos|em media) )?'
const into = '(?:por|em cada|pra cada|para cada|cada|na|no)'
const name = '([a-z][a-z ]{2,30}?)'
const end = '(?= e (?:eu )?(?:a gente )?(?:compr|peg|receb|vem|cheg|encomend)|\\s*[,.;?!]|\\s*$)'

/** What the shape of a portion is made of. */
const shapes: Readonly<Record<string, string>> = {
  bola: 'massa',
  disco: 'massa',
  bolinha: 'massa',
  bife: 'carne',
}

type Form = readonly [
  words: RegExp,
  parts: (found: RegExpExecArray) => [good: string, item: string, count: string, unit: string],
]

const forms: readonly Form[] = [
  [
    new RegExp(`^\\s*(?:e |so )?d[eao] ${name} ${takes} ${about}${size} ${into} ${name}${end}`),
    ([, good = '', count = '', unit = '', item = '']) => [good, item, count, unit],
  ],
  [
    new RegExp(`^\\s*(?:e |se )?cada ${name} ${takes} ${about}${size} d[eao] ${name}${end}`),
    ([, item = '', count = '', unit = '', good = '']) => [good, item, count, unit],
  ],
  [
    new RegExp(
      `^\\s*(?:e |se )?cada ${name} (?:e|sao|leva|tem|usa) (?:uma?|1) (bola|bolinha|disco|bife)(?: d[eao] [a-z]+)? de ${size}${end}`,
    ),
    ([, item = '', shape = '', count = '', unit = '']) => [shapes[shape] ?? shape, item, count, unit],
  ],
  [
    new RegExp(`^\\s*(?:e |eu )*${takes} ${about}${size} d[eao] ${name} ${into} ${name}${end}`),
    ([, count = '', unit = '', good = '', item = '']) => [good, item, count, unit],
  ],
]

const unitOf = (word: string): Portion['unit'] =>
  /^(?:kg|q|kilo)/.test(word) ? 'kg' : /^g/.test(word) ? 'g' : /^ml/.test(word) ? 'ml' : 'l'

/** The portion that a piece states, of an item or a kind of items that the house has. */
function portionAt(at: number, read: Read): Portion | null {
  const said = saidIn(at, at, read)
  for (const [words, parts] of forms) {
    const found = words.exec(said)
    if (!found) continue
    const [good, item, count, unit] = parts(found)
    const amount = figureOf(count)
    const isSold = read.names.some(
      ({ name: one, section }) => namesItem(item, { name: one, section }) || namesItem(item, { name: one }),
    )
    if (!isSold || !(amount > 0) || /\d/.test(good)) return null
    return { kind: 'portion', item: read.own(item), amount, unit: unitOf(unit), of: read.own(good) }
  }
  return null
}

const packs =
  'pecas?|pacotes?|caixas?|fardos?|sacos?|baldes?|bandejas?|latas?|garrafas?|barras?|galoes|galao|potes?'
const comes = new RegExp(
  `\\b(?:compr\\w+|pego|recebo|recebemos|vem|chega|encomendo|peco) (?:(?:em|a|o|um|uma|de|no|na) )*(${packs}) (?:de|com) ${size}`,
)
const howMany = new RegExp(
  `\\bquant[oa]s? (${packs}|quilos?|kilos?|kg|litros?)\\b|\\bquanto (?:(?:eu|devo|preciso|a gente|tenho que) )*(?:compr|ped|encomend)\\w*`,
)
const one: Readonly<Record<string, string>> = { pecas: 'peça', peca: 'peça', galoes: 'galão', galao: 'galão' }
const every =
  /\b(?:tod[ao]s? (?:as |os )?|cada |na |no |as |aos )(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)/

/** "de muçarela vai 200 g por pizza e compro peça de 4 quilos toda quarta, quantas peças por semana?" */
export const readIngredientPacks: PieceReader = (at, read) => {
  const portion = portionAt(at, read)
  if (portion === null) return null
  const last = sentenceEnd(at, read)
  const all = saidIn(at, last, read)
  const asked = howMany.exec(all)
  if (!asked) return null
  const pack = comes.exec(all)
  const amount = figureOf(pack?.[2])
  const noun = pack?.[1] ?? ''
  const what =
    pack && amount > 0 && !/^(?:quilo|kilo|kg|litro)/.test(asked[1] ?? '')
      ? `${portion.of} em ${one[noun] ?? noun.replace(/s$/, '')} de ${String(amount).replace('.', ',')} ${unitOf(pack[3] ?? '')}`
      : portion.of
  let to = at
  while (to < last && !howMany.test(saidIn(at, to, read))) to += 1
  const said = saidIn(at, to, read)
  const weekdays = every.test(said) ? weekdaysIn(said) : []
  return [
    only(portion, at, to),
    only(question('packs', { what, ...(weekdays.length > 0 && { weekdays }), ...spanIn(to, read) }), at, to),
  ]
}

const prepares =
  /\bquant[oa]s? (?:(?:quilos?|kg|litros?|bolas?) (?:d[eao] )?)?([a-z]{4,20}) (?:(?:eu|a gente|nos|devo|preciso|vou|vamos|tenho que|que) )*(?:prepar\w+|faco|fazer|fac\w+|deix\w+ pront\w+|bato|bater|sovo|sovar|abro|abrir|produz\w+|descongel\w+)/

/** "cada pizza é um disco de 300 g, quantos discos abro na sexta?": the portion first. */
const readBatchesAfter: PieceReader = (at, read) => {
  const portion = portionAt(at, read)
  if (portion === null || !goesOn(at + 1, read)) return null
  const said = saidIn(at + 1, at + 1, read)
  const good = prepares.exec(said)?.[1]?.replace(/s$/, '')
  const of = portion.of ?? ''
  if (good === undefined || !(of.toLowerCase().startsWith(good.slice(0, 4)) || shapes[good] === of))
    return null
  const weekdays = weekdaysIn(said)
  const asked = question('perWeek', {
    item: portion.item,
    what: of,
    ...(weekdays.length > 0 && { weekdays }),
    ...spanIn(at + 1, read),
  })
  return [only(portion, at, at + 1), only(asked, at, at + 1)]
}

/** "quanta massa eu preparo pra sexta e pro sábado nas próximas quatro semanas, cada pizza é uma bola de 350 gramas" */
export const readBatches: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  const good = prepares.exec(said)?.[1]
  if (good === undefined) return readBatchesAfter(at, read)
  for (let next = at + 1; next <= at + 3 && next < read.pieces.length; next += 1) {
    // The portion may be a sentence of its own, and then nothing else stands between.
    if (!goesOn(next, read) && next > at + 1) break
    const portion = portionAt(next, read)
    if (portion === null) continue
    const of = portion.of ?? ''
    if (!of.toLowerCase().startsWith(read.own(good).toLowerCase().slice(0, 4))) return null
    const weekdays = weekdaysIn(said)
    const span = spanIn(at, read)
    const asked = question('perWeek', {
      item: portion.item,
      what: of,
      ...(weekdays.length > 0 && { weekdays }),
      ...span,
    })
    return [only(asked, at, next), only(portion, at, next)] satisfies FoundIn[]
  }
  return null
}
