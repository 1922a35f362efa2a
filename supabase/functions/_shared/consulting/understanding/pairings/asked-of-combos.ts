/** Ordinary orders on combos and pairs: how many of which dishes, what a combo for two costs, one without alcohol, a discount. */

import { numberValues } from '../../base/language/number-words.ts'
import { withoutAlcohol } from '../../base/pairing/named-serves.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'

const lead =
  '(?:(?:e|mas|eu|a gente|nos|quero|queria|queremos|preciso de|precisamos de|gostaria de|gostariamos de|desejamos|faz|faca|monta|monte|me da|so) )*'
const number = `(?<count>\\d{1,2}|${Object.keys(numberValues).join('|')})`
const pairs = '(?:combinac(?:ao|oes)|harmonizac(?:ao|oes)|pares?|combos?|sugest(?:ao|oes)|duplas?)'
const why = '(?:,? (?:pra|para|pq|porque|pois|ja que|que) [^;:]{3,80})?'
const numberIn = (said: string | undefined) => numberValues[said ?? ''] ?? Number(said)

const ofKinds = new RegExp(
  `^${lead}${number} ${pairs} (?:so|somente|apenas|exclusivamente)(?: (?:com|de|para|pra|entre))*(?: (?:pratos?|comidas?|receitas?) (?:de|com))? (?<dishes>[^;:]{3,80}?)${why}$`,
)
/** "quero 5 combinações só de peixe e fruto do mar" */
function readOfKinds(said: string, names: Names): WishContent[] | null {
  const found = ofKinds.exec(said)?.groups
  const count = numberIn(found?.count)
  const dishes = names.dishesIn(found?.dishes ?? '')
  return dishes && count > 0
    ? [
        { kind: 'count', count, bound: 'exactly' },
        { kind: 'pairing', rule: 'onlyBeside', dishes },
      ]
    : null
}

const money = '(?:r\\$ ?)?(?<max>\\d{1,4}(?:[.,]\\d{1,2})?)(?: ?(?:reais|contos?|pilas?))?'
const forTwo = new RegExp(
  `^${lead}(?:[oa]s? )?(?:cada )?combos? (?:pra|para|de) (?:duas|2|dois|tres|3|quatro|4) pessoas?,? (?:(?:sai\\w*|custa\\w*|custe\\w*|fica\\w*|tem que ser|pode\\w*|por|de|a|nao pode\\w* passar|nao passe\\w*) )*(?:no maximo|ate|maximo(?: de)?|de) (?:de |ate )?${money}${why}$`,
)
/** "combo pra duas pessoas no máximo 110 reais": every combo of the report is for a table. */
function readForTwo(said: string): WishContent[] | null {
  const max = Number((forTwo.exec(said)?.groups?.max ?? '').replace(',', '.'))
  return max > 0 ? [{ kind: 'price', item: 'combo', max }] : null
}

const oneSober = new RegExp(
  `^${lead}(?:pelo menos |ao menos )?${number} (?:${pairs}|del[ae]s|d[oa]s ${pairs}|opc(?:ao|oes)) (?:(?:tem que|tem de|precisa\\w*|deve\\w*|que) )*(?:ser |seja\\w* |ficar )?(?:sem|zero) alcool${why}$`,
)
/** "um combo tem que ser sem álcool": one, and not all. */
function readOneSober(said: string): WishContent[] | null {
  const count = numberIn(oneSober.exec(said)?.groups?.count)
  return count > 0 && !/\b(?:cada|tod[oa]s)\b/.test(said) ? [{ kind: 'zeroAlcohol', count }] : null
}

const both = new RegExp(
  `^${lead}(?:(?:para|pra|em|com|de) )?(?:cada (?:um|uma|prato|item)(?: del[ea]s)?,? )?${lead}uma? (?:opc(?:ao|oes)|bebida|sugestao|drink|par)? ?com alcool,? e (?:uma?|outr[oa])(?: (?:opcao|bebida|sugestao|drink))? sem(?: alcool)?,?$`,
)
/** "uma opção com álcool e uma sem": each dish has both. */
const readBoth = (said: string): WishContent[] | null =>
  both.test(said) ? [{ kind: 'zeroAlcohol', part: 'each' }] : null

const soberBeside = new RegExp(
  `^${lead}(?:para|pra|com|n[oa]s?) (?:[oa]s? )?(?<dishes>[a-z][^;:.]{2,80}?),? ${lead}(?:(?:prefer\\w+|prefir\\w+|gostari\\w+(?: de)?|seria melhor|melhor|sugir\\w+|suger\\w+|ofere\\w+|sirv\\w+|serv\\w+) )?(?:so |apenas )?(?:uma? |algo |as )?(?:sugest(?:ao|oes)|bebidas?|opc(?:ao|oes)|drinks?|algo)? ?(?:sem|zero) alcool${why}$`,
)
/** "para o peixe na folha de bananeira, preferimos uma sugestão sem álcool": beside that dish, and no other. */
function readSoberBeside(said: string, names: Names): WishContent[] | null {
  const dishes = names.dishesIn(soberBeside.exec(said)?.groups?.dishes ?? '')
  return dishes && [{ kind: 'pairing', rule: 'only', serves: [withoutAlcohol], dishes }]
}

const discount =
  /^(?:e |mas |sera que )?(?:vale(?: a pena)?|compensa|devo|posso|e bom|preciso|tem que)(?: a pena)?(?: eu| a gente)? (?:dar |fazer |ter |oferecer |colocar )(?:um |algum )?desconto(?: (?:nos?|em|para os?|pros?) (?:combos?|pares|conjuntos?))?$/
const together =
  /^(?:e |mas )?(?:por )?quanto (?:(?:eu|a gente|nos|devo|devemos|deveria\w*|posso|da para|e que) )*(?:cobr\w+|vend\w+|custa\w*|ped\w+|sai\w*)(?: (?:pel[oa]|por|d[oa]|[oa]))? (?:conjunto|combo|par|dupla|casamento)(?: d[eoa]s?| com)?(?: [oa]s?)? (?<dish>[a-z][a-z ]{2,50}?) (?:com|e|mais) (?:[oa]s? |uma? )?(?:sua |propria )?(?:bebida|drink|taca|par|dose|vinho|cerveja)(?: [a-z ]{2,30})?$/

const gain =
  /^(?:e |mas )?quanto (?:(?:eu|a gente|a casa|me) )*(?:ganh\w+|lucr\w+|sobra|fica|deixa|rende|tiro) (?:(?:em|com|por|n[oa]s?|pra mim) )*(?:cada )?(?:um |uma )?(?:combos?|pares?|combinac\w+|harmonizac\w+)$/
const phrase =
  /^(?:e |mas )?(?:o que|que frase|como) (?:(?:[oa]s? )?(?:garcom|garcons|garconete|equipe|atendente|pessoal)) (?:fala\w*|diz\w*|deve (?:falar|dizer)|ofere\w+|explica\w*)(?: (?:na|a|para a|pra) mesa| ao cliente| pro cliente)?$/

function readAsked(said: string, names: Names): WishContent[] | null {
  if (discount.test(said)) return [{ kind: 'question', about: 'comboDiscount' }]
  if (gain.test(said)) return [{ kind: 'question', about: 'comboGain' }]
  if (phrase.test(said)) return [{ kind: 'pairingRule', what: 'phraseEach' }]
  const item = names.dishIn(together.exec(said)?.groups?.dish ?? '')
  return item === null ? null : [{ kind: 'question', about: 'comboPrice', item }]
}

export const readOfCombos = (said: string, names: Names, asks: boolean): WishContent[] | null =>
  asks
    ? readAsked(said, names)
    : (readOfKinds(said, names) ??
      readForTwo(said) ??
      readBoth(said) ??
      readOneSober(said) ??
      readSoberBeside(said, names))
