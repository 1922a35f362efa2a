/**
 * What a dish with its drink may cost, and how much a dose may hold: one limit after another in a clause, each with its
 * own dishes. "O combo da entrada vai até R$ 60 e o do prato principal até R$ 150"
 */

import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'
import { type Carry, type ClauseReader, moneyOf } from './clause.ts'
import { isGeneral, partsOf } from './mentions.ts'
import { roleOf } from './roles.ts'

const amounts =
  /(?:r\$ ?(\d{1,4}(?:[.,]\d{1,2})?)(?: (?:reais|cada|por pessoa|no total))*|(\d{1,4}(?:[.,]\d{1,2})?) ?(?:reais|contos?|pilas?)(?: (?:cada|por pessoa))?|(\d{2,3}) ?(?:ml|mls|mililitros))/g
const highest =
  /\b(?:nao (?:pod\w+ |dev\w+ |quero |queremos )?(?:pass\w+|custe\w*|custar|ultrapass\w+|exced\w+)(?: mais)?(?: d[eo])?|sem (?:passar|ultrapassar)(?: d[eo])?|no maximo(?: de)?|(?:o )?maximo(?: de| e)?|(?:por |de |em )?ate|abaixo de|teto(?: de)?|limite(?: de| e)?|menos de|(?:pode\w* )?chegar? a|sobe\w* a)\b/
const lowest = /\b(?:a partir de|pelo menos|no minimo|ao menos|minimo de|acima de)\b/
const whats = {
  combo:
    /\b(?:combos?|conjuntos?|combinad[oa]s?|pacotes?|kits?|casadinhas?|duplas?|pratos? (?:e|com|mais) (?:a )?(?:doses?|bebidas?|cachacas?|drinks?))\b/,
  dose: /\b(?:doses?|medidas?)\b/,
  bebida: /\b(?:bebidas?|drinks?|drinques?|tacas?)\b/,
  harmonização: /\b(?:harmonizac\w+|par|pares|combinac\w+)\b/,
} as const
type What = keyof typeof whats

/** "R$ 32 por harmonização": what a limit is for, after its amount. */
const perEach =
  /^[ ,]*(?:por|cada|em cada|para cada|a cada) (combos?|conjuntos?|doses?|bebidas?|drinks?|drinques?|tacas?|harmonizac\w+|par|combinac\w+)(?: no maximo)?$/

/** Words of a limit that limit nothing else. */
const around =
  /^(?:custar\w*|custa\w*|custe\w*|cust\w+|sai\w*|saindo|fech\w+|cobr\w+|cheg\w+|pass\w+|sub\w+|vai|vao|ir|preco|precos|valor|valores|total|juntos?|juntas?|e|de|que|com|excecao|exceto|menos|salvo|so|somente|apenas|pequen[oa]s?|pod\w+|dev\w+|tem|ter|ser|sejam?|sao|cada|por|pessoa|mesa|final)$/

interface Limit {
  what: What
  of: readonly string[]
  doses: number | undefined
}

/** What a stretch before an amount speaks of; null if a word of it means something else. */
function limitIn(said: string, names: Names, last: What | null): Limit | null {
  const isBoth = whats.combo.test(said)
  const named = isBoth
    ? 'combo'
    : (['dose', 'bebida', 'harmonização'] as const).find((one) => whats[one].test(said))
  const what = named ?? last
  if (what === null) return null
  let doses: number | undefined
  const of: string[] = []
  const rest = isBoth
    ? said.replace(/\b(?:combos?|conjuntos?|combinad[oa]s?|pacotes?|kits?|casadinhas?|duplas?)\b/, ' ')
    : said
  for (const part of partsOf(rest, names)) {
    if (isGeneral(part)) continue
    if (part.kind === 'dishes') of.push(...part.named)
    else if (part.kind === 'word') {
      const role = roleOf(part.word)
      if (role === 'number') doses = /^(?:2|dois|duas)$/.test(part.word) ? 2 : undefined
      else if (
        !around.test(part.word) &&
        role !== 'filler' &&
        role !== 'each' &&
        role !== 'softly' &&
        !whats.dose.test(part.word)
      )
        return null
      if (role === 'number' && doses === undefined && !/^(?:1|uma?)$/.test(part.word)) return null
    }
  }
  return { what, of, doses }
}

function wishesOf({ what, of, doses }: Limit, bound: 'max' | 'min', value: number): WishContent[] {
  const dishes = of.length === 0 ? [undefined] : of
  return dishes.map((dish) => ({
    kind: 'price',
    item: what,
    [bound]: value,
    ...(dish !== undefined && { of: dish }),
    ...(doses !== undefined && what === 'combo' && { doses }),
  }))
}

const moneyWords = /r\$|\breais\b|\bcontos?\b|\bprecos?\b|\bvalor\b|\bcust\w+|\bcobr\w+|\bcaro\b/
/** "a dose não pode passar de 14 reais e o drinque de 22": an amount beside another, or after "preço", needs no unit. */
const bareAmount = /\b(de|ate|a|por|em|maximo) (\d{1,3}(?:,\d{2})?)(?= ?(?:$|,| e (?:o|a|os|as|d[ao]s?) ))/g

const withUnits = (clause: string): string =>
  moneyWords.test(clause) && !/\bml\b/.test(clause) ? clause.replace(bareAmount, '$1 $2 reais') : clause

function read(given: string, names: Names, carry: Carry): WishContent[] | null {
  const clause = withUnits(given)
  const found = [...clause.matchAll(amounts)]
  const last = found.at(-1)
  if (!last) return null
  const after = clause.slice(last.index + last[0].length)
  const each = perEach.exec(after)?.[1]
  if (each === undefined && after.replace(/[ ,)]|cada|por pessoa|no cardapio/g, '') !== '') return null
  let what: What | null = carry.offer === 'combo' || carry.offer === 'dose' ? carry.offer : null
  let at = 0
  const wishes: WishContent[] = []
  for (const one of found) {
    const lead = clause.slice(at, one.index)
    const said = one === last && each !== undefined ? `${each} ${lead}` : lead
    at = one.index + one[0].length
    // "… não pode passar de 14 e o drinque de 22": the bound of the one before it holds on.
    const goesOn = wishes.length > 0 && /\bde\s*$/.test(said) && !lowest.test(said)
    const isMost = highest.test(said) || goesOn
    const isLeast = !isMost && lowest.test(said)
    const bare = said.replace(isLeast ? lowest : highest, ' ').replace(/^[ ,]*(?:e |mas )?/, ' ')
    if (one[3] !== undefined) {
      const limit = limitIn(bare, names, 'dose')
      if (limit?.what !== 'dose' || limit.of.length > 0 || isLeast) return null
      what = 'dose'
      wishes.push({
        kind: 'portion',
        item: 'dose',
        amount: Number(one[3]),
        unit: 'ml',
        ...(isMost && { bound: 'at_most' }),
      })
      continue
    }
    const limit = limitIn(bare, names, what)
    if (!limit || (!isMost && !isLeast)) return null
    // A dish at a price is a combo only where the clause says so.
    if (limit.of.length > 0 && limit.what !== 'combo') return null
    what = limit.what
    wishes.push(...wishesOf(limit, isMost ? 'max' : 'min', moneyOf(one[1] ?? one[2] ?? '')))
  }
  if (what === 'combo' || what === 'dose' || what === null) carry.offer = what
  return wishes
}

/** Limits of money and ml, read together or not at all. */
export const readLimits: ClauseReader = (clause, names, carry) =>
  carry.asks ? null : read(clause, names, carry)
