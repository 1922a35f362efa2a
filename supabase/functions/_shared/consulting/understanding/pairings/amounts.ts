/** Amounts in any place of a clause: what a combo, a dose or a drink may cost, its ml, and how many combos. */
import { amountIn, number } from '../dishes/shape.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'
import { boundOf, type Carry, type ClauseReader, moneyOf } from './clause.ts'
import { isGeneral, partsOf } from './mentions.ts'
import { roleOf } from './roles.ts'

const money =
  /(?:r\$ ?)(\d{1,4}(?:[.,]\d{1,2})?)|(\d{1,4}(?:[.,]\d{1,2})?) ?(?:reais|real|contos?|pilas?|mangos?)\b/g
const bareMoney =
  /(?<=(?:ate|maximo|passar de|passa de|passe de|passem de|acima de|teto de|menos de) )(\d{2,4}(?:,\d{2})?)(?! ?(?:ml|%|h\b|g\b|gramas|pessoas|minutos|pratos|pares|combos|doses))\b/g
const millilitres = /\b(\d{2,3}) ?(?:ml|mls|mililitros)\b/

/** How an amount limits, by the words around it. The first that fits counts. */
const limits = [
  {
    bound: 'max',
    words:
      /\b(?:nao (?:pod\w+ |dev\w+ |quero |queremos )?(?:pass\w+|custe\w*|ultrapass\w+|exced\w+)(?: mais)?(?: d[eo])?|sem (?:passar|ultrapassar|exceder)(?: d[eo])?|nad[ao] (?:acima|mais caro) (?:de|que)|nenhum[a]? (?:acima|mais car[oa]) (?:de|que|do que)|nenhum[a]? (?:pass\w+|custando mais) de|no maximo(?: de)?|maximo(?: de)?|(?:por |de )?ate|abaixo de|(?:com )?teto(?: de)?|limite(?: de)?|menos de)\b/,
  },
  {
    bound: 'min',
    words: /\b(?:a partir de|pelo menos|no minimo|ao menos|minimo de|acima de|para cima|pra cima)\b/,
  },
  {
    bound: 'about',
    words:
      /\b(?:por volta d[eo]s?|perto d[eo]s?|em torno d[eo]s?|cerca de|mais ou menos|aproximadamente|na faixa d[eo]s?|uns|saindo por|por)\b/,
  },
] as const

/** What an amount is of. */
const subjects: readonly (readonly [item: string, words: RegExp])[] = [
  ['combo', /\b(?:combos?|combinad[oa]s?|duplas?|promoc(?:ao|oes))\b/],
  ['dose', /\b(?:doses?|provas?|medidas?|golinhos?)\b/],
  ['bebida', /\b(?:bebidas?|drinks?|drinques?|coquet(?:el|eis)|tacas?)\b/],
]
/** Words of amounts that limit nothing else. */
const around =
  /^(?:cada|por|pessoa|pessoas|cabeca|um|uma|preco|precos|valor|valores|total|tudo|custar\w*|custe\w*|custa\w*|cust\w+|sai\w*|saindo|fech\w+|cobr\w+|bast\w+|chega\w*|reais|real|r\$|pequen[oa]s?|mini|padrao|medida|tamanho|sejam?|final|la|dentro|faixa|happy|hour)$/

/** The words that are left are of amounts, too. */
const isOnlyAmounts = (rest: string, names: Names): boolean =>
  partsOf(rest, names).every((part) => {
    if (part.kind !== 'word')
      return isGeneral(part) || /^(?:doses?|drinks?|bebidas?|caipirinhas?)$/.test(part.words)
    const role = roleOf(part.word)
    return around.test(part.word) || role === 'filler' || role === 'each' || role === 'softly'
  })

const subjectOf = (clause: string, { offer }: Carry): string | null =>
  subjects.find(([, words]) => words.test(clause))?.[0] ??
  (offer === 'combo' || offer === 'dose' ? offer : null)

function priced(clause: string, names: Names, carry: Carry): WishContent[] | null {
  const amounts = [...clause.matchAll(money), ...clause.matchAll(bareMoney)]
  const [found] = amounts
  if (!found || new Set(amounts.map(({ index }) => index)).size > 1) return null
  const limit = limits.find(({ words }) => words.test(clause))
  const item = subjectOf(clause, carry)
  if (!limit || item === null) return null
  const rest = clause
    .replace(found[0], ' ')
    .replace(limit.words, ' ')
    .replace(subjects.find(([one]) => one === item)?.[1] ?? '', ' ')
  const many = manyOf(rest)
  if (!isOnlyAmounts(many ? rest.replace(many.said, ' ') : rest, names)) return null
  if (item === 'combo' || item === 'dose') carry.offer = item
  const amount = moneyOf((found[1] ?? found[2] ?? found[0]).replace(/[^\d.,]/g, ''))
  return [
    ...(many && item === 'combo'
      ? [{ kind: 'newCombo' as const, count: many.count, bound: many.bound }]
      : []),
    { kind: 'price', item, [limit.bound]: amount },
  ]
}

const sum = '(?:r\\$ ?)?(\\d{1,4}(?:[.,]\\d{1,2})?)(?: ?(?:reais|contos?|pilas?))?'
const range = new RegExp(`\\b(?:entre|de|na faixa de|faixa de) ${sum} (?:e|a|ate) ${sum}`, 'u')
const isMoney = /r\$|\b(?:reais|contos?|pilas?)\b/

/** "drinks entre 22 e 34 reais": a mixed drink is no dose, which costs less. */
function ranged(clause: string, names: Names, carry: Carry): WishContent[] | null {
  const found = range.exec(clause)
  const subject = subjects.find(([, words]) => words.test(clause))
  const [min, max] = [moneyOf(found?.[1] ?? ''), moneyOf(found?.[2] ?? '')]
  if (!found || !subject || !isMoney.test(found[0]) || !(max > min)) return null
  const [kind, words] = subject
  if (!isOnlyAmounts(clause.replace(found[0], ' ').replace(words, ' '), names)) return null
  if (kind === 'combo' || kind === 'dose') carry.offer = kind
  const isMixed = /\b(?:drin(?:k|que)s?|coquet(?:el|eis))\b/.test(clause)
  return [{ kind: 'price', item: kind === 'bebida' && isMixed ? 'drink' : kind, min, max }]
}

const counted = new RegExp(
  `(?:\\b(no maximo|pelo menos|ao menos|no minimo|ate|so|apenas) )?\\b${number}\\b`,
  'u',
)

function manyOf(rest: string) {
  const found = counted.exec(rest.replace(/\b(?:um|uma)\b/g, (said) => ' '.repeat(said.length)))
  const count = amountIn(found?.[2])
  return found && Number.isInteger(count) && count > 0
    ? { said: found[0], count, bound: boundOf(found[1]) }
    : null
}

function combos(clause: string, names: Names, carry: Carry): WishContent[] | null {
  const [, words] = subjects[0] ?? []
  if (!words?.test(clause) || /\d ?(?:%|ml)/.test(clause)) return null
  const rest = clause.replace(words, ' ')
  const many = manyOf(rest)
  if (!many || !isOnlyAmounts(rest.replace(many.said, ' '), names)) return null
  carry.offer = 'combo'
  return [{ kind: 'newCombo', count: many.count, bound: many.bound }]
}

function measured(clause: string, names: Names): WishContent[] | null {
  const ml = millilitres.exec(clause)
  const [, dose] = subjects[1] ?? []
  if (!ml || !dose?.test(clause)) return null
  const rest = clause.replace(ml[0], ' ').replace(dose, ' ').replace(limits[0].words, ' ')
  return isOnlyAmounts(rest, names)
    ? [{ kind: 'portion', item: 'dose', amount: Number(ml[1]), unit: 'ml' }]
    : null
}

/** "o combo não pode passar de R$ 120", "sirvam doses de 30 ml", "cinco combos bastam". */
export const readAmounts: ClauseReader = (clause, names, carry) =>
  carry.asks
    ? null
    : (measured(clause, names) ??
      ranged(clause, names, carry) ??
      priced(clause, names, carry) ??
      combos(clause, names, carry))
