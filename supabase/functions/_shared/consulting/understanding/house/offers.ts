import { type CachacaId, cachacas, pouredIds } from '../../base/cachacas.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Offer } from '../../base/request/offers.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const offerWords: readonly (readonly [Offer, RegExp])[] = [
  ['almoço executivo', /almoco executivo|executivo|(?:^| )pf(?: |$)|prato feito|prato do dia/],
  ['combo', /combo/],
  ['dose', /(?:^| )(?:doses?|provas?|shots?|golinhos?)(?: |$)/],
  ['menu degustação', /menu|degustacao|harmonizacao/],
]

const amount = String.raw`(?:r\$ ?)?(\d+(?:[.,]\d{1,2})?)(?! ?(?:ml|g|kg|h|%|pessoas|lugares))`
const atMost = new RegExp(
  `(?:ate|no maximo|maximo de|passa de|passam de|passar de|abaixo de|teto de)\\s+(?:uns )?${amount}`,
)
const numberOf = (said: string) => Number(said.replace(',', '.'))

/** "dose até 8 reais", "nenhum combo passa de 38": the highest price of an offer. */
function highestPrice(folded: string): WishContent | null {
  const max = atMost.exec(folded)?.[1]
  const item = offerWords.find(([, words]) => words.test(folded))?.[0]
  return max === undefined || item === undefined ? null : { kind: 'price', max: numberOf(max), item }
}

const pour = /(?:doses?|provas?|shots?|golinhos?|degustacao) de (\d{2,3}) ?ml/

/** "prova de 25 ml": how much of a cachaça goes with a dish. */
function poured(folded: string): WishContent | null {
  const ml = pour.exec(folded)?.[1]
  return ml === undefined ? null : { kind: 'portion', item: 'dose', amount: Number(ml), unit: 'ml' }
}

const sells = new RegExp(
  `^(?:[oa]s? )?(.{3,60}?) (?:vende|cobra|faz|pede|tem) (?:[oa]s? )?(.{3,40}?) (?:a|por|de) ${amount}(?: reais| conto)?$`,
)
const charges = new RegExp(
  `^(?:[oa]s? )?(.{3,60}?) (?:cobra|pede) ${amount}(?: reais)? (?:n|pel)[oa]s? (.{3,40})$`,
)
const ourselves = /^(?:a gente|eu|nos|aqui|a casa|minha casa|meu|minha)(?: |$)/

/** "o bar do lado vende a dose a 10 reais": a neighbour's price. */
function neighbourPrice(clause: string, folded: string): WishContent | null {
  const sold = sells.exec(folded)
  const charged = sold ? null : charges.exec(folded)
  const [who, item, price] = sold ? sold.slice(1) : charged ? [charged[1], charged[3], charged[2]] : []
  if (!who || !item || !price || ourselves.test(who)) return null
  const written = (part: string) => clause.slice(folded.indexOf(part), folded.indexOf(part) + part.length)
  const money = numberOf(price)
  return money > 0
    ? { kind: 'competitorPrice', competitor: written(who), item: written(item), min: money, max: money }
    : null
}

const onlyThis =
  /^(?:a gente |eu )?so (?:trabalh\w+ com|uso|usamos|tenho|temos|sirvo|servimos|vend\w+) (?:[oa]s? )?(\w+)/

/** The term of a cachaça of the farm, by the name that bars use: "Prata"; null for any other word. */
export function ownCachaca(said: string): string | null {
  const called = (id: CachacaId) => `cachaça ${cachacas[id].label}`.toLowerCase()
  const named = (findTerm(`cachaça ${said}`) ?? findTerm(said))?.name.toLowerCase()
  const ours = pouredIds.find((id) => called(id) === named || called(id).split(/[ -]/)[1] === said)
  return ours === undefined ? null : called(ours)
}

/** "só trabalho com a Prata": the one cachaça of the farm that the house serves. */
function onlyCachaca(folded: string): WishContent | null {
  const said = onlyThis.exec(folded)?.[1]
  const what = said === undefined ? null : ownCachaca(said)
  return what === null ? null : { kind: 'only', what, why: 'supply' }
}

const freeForEach =
  /(?:par|pares|opc\w+|sugest\w+|alternativas?|bebidas?) sem alcool (?:para|pra|em|por|com) (?:todos|todas|cada|tudo)/

/** "motorista de van não bebe": guests who come to work must have another drink beside every dish. */
const someNotDrinking =
  /(?:motorista|condutor|motoboy|mototaxi|guia)\w* .*nao (?:bebe|bebem|toma|tomam|pode beber|podem beber)/

/** What a clause about the house says of its offers and of what it serves; empty if it is about something else. */
export function readOffers(clause: string): WishContent[] {
  const folded = foldInPlace(clause).toLowerCase().trim()
  if (freeForEach.test(folded) || someNotDrinking.test(folded)) return [{ kind: 'zeroAlcohol', part: 'each' }]
  return [highestPrice(folded), poured(folded), neighbourPrice(clause, folded), onlyCachaca(folded)].filter(
    (wish) => wish !== null,
  )
}
