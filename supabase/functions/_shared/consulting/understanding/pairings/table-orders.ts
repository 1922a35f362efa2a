/**
 * Orders about one dish or one measure, said with their reason: a dish that nobody touches, whether a drink suits a dish,
 * small doses for guests who drive, one combo with so many doses.
 */
import { amountIn, number } from '../dishes/shape.ts'
import { amount, type ClauseReader, firstOf, moneyOf, whole } from './clause.ts'

const reason = '(?:,? (?:que|q|porque|pq|pois|ja que) .+)?'
const untouched = whole(
  `(?:e )?(?:nao|n) (?:precis\\w+ |quero |queremos |pode\\w* |e (?:pra|para) )?(?:mex\\w+|bul\\w+)(?: (?:com|em)(?: [ao]s?)?| n[ao]s?) (.+?)${reason}`,
)
const untouchedFirst = whole(
  `(?:e |mas )?(?:n[ao]s?|em|com [oa]s?) (.+?),? (?:eu |voce |ninguem |por favor )?(?:nao|n|nem|ninguem|nunca) (?:precis\\w+ |quero que )?(?:mex\\w+|bul\\w+|toc\\w+|toque\\w*)${reason.replace('(?:,?', '(?:,? (?:eu )?nao (?:quero|vou|gosto de|pode) (?:cobri\\w*|escond\\w+|estrag\\w+|apag\\w+|mat\\w+|disfarc\\w+) .+|,?')}`,
)
/** "não mexa com a lagosta que a freguesia já toma com vinho": the dish keeps what it has, and gets no pairing. */
const readUntouched: ClauseReader = (clause, names, carry) => {
  const dishes = carry.asks
    ? null
    : names.dishesIn((untouched.exec(clause) ?? untouchedFirst.exec(clause))?.[1] ?? '')
  return dishes && [{ kind: 'pairing', rule: 'skip', dishes }]
}

const bluntly =
  '(?:,? (?:me )?(?:diga|diz|fala|fale|responda?)(?: (?:isso|logo))? (?:na lata|sem rodeio|a real|a verdade|na real))?'
const doubted = [
  whole(
    `(?:pr[ao]s?|para (?:o|a|os|as)|n[ao]s?|com (?:o|a|os|as)) (.+?),? (?:eu )?(?:quero|queria|preciso|gostaria de) saber se (?:a |o )?(.+?) (?:presta\\w*|combina\\w*|funciona\\w*|vai bem|cai bem|serve\\w*|rola|fica bo[am])(?: mesmo| bem)?(?: ou (?:se )?.+?)?${bluntly}`,
  ),
  whole(
    `(?:eu )?(?:quero|queria|preciso|gostaria de) saber se (?:a |o )?(.+?) (?:presta\\w*|combina\\w*|funciona\\w*|vai bem|cai bem|serve\\w*|rola|fica bo[am])(?: mesmo| bem)? (?:com|pr[ao]s?|para|n[ao]s?) (?:(?:o|a|os|as) )?(.+?)(?: ou (?:se )?.+?)?${bluntly}`,
  ),
]
/** "Pra ostra quero saber se cachaça branca presta mesmo ou se estraga o gosto": about that dish and that drink. */
const readDoubted: ClauseReader = (clause, names) => {
  for (const [at, pattern] of doubted.entries()) {
    const [, one = '', two = ''] = pattern.exec(clause) ?? []
    if (one === '' || two === '') continue
    const item = names.dishIn(at === 0 ? one : two)
    const [other, ...others] = names.servesIn(at === 0 ? two : one) ?? []
    if (item !== null && other !== undefined && others.length === 0)
      return [{ kind: 'question', about: 'suits', item, other }]
  }
  return null
}

const drivers =
  '(?:(?:tem|vem|recebo|recebemos|e) )?(?:muit[oa]s?|bastante|varios) (?:clientes?|gente|pessoal|fregues\\w*)(?: que)? (?:vem |vai |volta |ta |esta )?(?:dirigindo|de carro|no volante)(?: (?:de|pra|para|do|da) [\\p{L} ]{2,30})?'
const smallDose = whole(
  `(${drivers},? )?(?:(?:entao|por isso|e)(?: por isso)? )?(?:quero |so |faz |faca |bota )*(?:a |as |uma )?doses?(?: (?:tem que ser|seja\\w*|e|sao))? (?:bem )?(?:pequen[oa]s?|menor(?:es)?|curt[ao]s?|reduzid[oa]s?),? (?:de )?(?:uns |no maximo (?:de )?|ate )?(\\d{2}) ?(?:ml|mls)(?: no maximo| e olhe la| e so)?`,
)
/** "a dose pequena, de uns 30 ml no máximo": no dose is larger; of guests who drive, also what they drink. */
const readSmallDose: ClauseReader = (clause, _names, carry) => {
  const found = carry.asks ? null : smallDose.exec(clause)
  if (!found) return null
  return [
    ...(found[1] === undefined ? [] : [{ kind: 'zeroAlcohol' as const, count: 1 }]),
    { kind: 'portion', item: 'dose', amount: Number(found[2]), unit: 'ml', bound: 'at_most' },
  ]
}

const makes = '(?:faz|faca|fazer|monta|monte|montar|quero|queria|cria|crie)(?: um| o)?'
const within = `(?:(?:que|q|e|por|a|pra) )*(?:(?:fique|fica|saia|sai|custe|feche|ficar|sair|custar)(?: (?:por|em|a))? )?(?:abaixo de|ate|no maximo(?: de)?|por menos de|menos de|sem passar de) ${amount}`
const leaves =
  '(?:,? e (?:que )?(?:ainda )?(?:me |nos )?(?:sobr\\w+|deix\\w+|ren[dt]\\w+)(?: (?:algum|um|bom|boa))?(?: (?:dinheiro|margem|lucro|troco))?)?'
const doses = `(?:com|e|mais) ${number} doses?(?: (?:de|da) (?:cachaca|branca|prata))?`
const dishCombos = [
  whole(
    `(?:(?:a|o) )?(.+?) (?:(?:ja )?(?:sai|e|vem|serve|da))(?: sempre| quase sempre)? (?:pra|para) (?:dois|duas|2)(?: pessoas)?,? (?:entao )?${makes} combo (?:d?el[ea]|com el[ea]) ${doses} ${within}${leaves}`,
  ),
  whole(`(?:${makes} )?combo (?:d[aeo]|com (?:a|o)) (.+?) ${doses} ${within}${leaves}`),
]
/** "A peixada sai sempre pra dois, faça um combo dela com duas doses que fique abaixo de 125" */
const readDishCombo: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  for (const pattern of dishCombos) {
    const [, dish = '', count, max = ''] = pattern.exec(clause) ?? []
    const of = dish === '' ? null : names.dishIn(dish)
    const guests = amountIn(count)
    if (of !== null && Number.isInteger(guests) && guests >= 2 && guests <= 20)
      return [{ kind: 'newCombo', count: 1, of, guests, max: moneyOf(max) }]
  }
  return null
}

const wayOut = whole(
  '(?:e )?(?:(?:pra|para) quem (?:nao bebe|dirige|vem dirigindo|nao toma alcool),? )?(?:me )?(?:da|de|quero|queria|bota|bote|inclui|inclua|poe|ponha|ofereca|arruma|arrume)(?: me)? (?:uma|alguma) (?:saida|opcao|alternativa|escapatoria|sugestao|coisa|bebida) sem alcool(?: tambem)?',
)
const whoDrives =
  '(?:quem|(?:[ao]s? )?(?:clientes?|pessoal|galera|motoristas?|gente)(?: que)?)(?: (?:ta|esta|tiver|estiver|vai|vem|for|vier|volta|e))? (?:dirig\\w+|de carro|no volante|motorista|nao bebe\\w*|da vez)|(?:[ao] )?(?:motoristas?(?: da (?:vez|rodada))?|quem dirige|quem nao bebe)'
const forDrivers = whole(
  `(?:e )?(?:quero |bota |poe |inclui |deixa )?(?:pelo menos |ao menos )?(um|uma|dois|duas|2|1)(?: d(?:os|as|eles|elas)(?: (?:pares|harmonizac\\w+|combinac\\w+|\\d+|seis|cinco|quatro))?| par(?:es)?)?,? (?:(?:tem que ser|precisa ser|que seja|seja|e|sao|fica|serve|que sirva) )*(?:pra|para|pro) (?:${whoDrives})`,
)
/** "um dos pares pra quem tá dirigindo": that many have no alcohol. */
const readForDrivers: ClauseReader = (clause, _names, carry) => {
  const count = carry.asks ? Number.NaN : amountIn(forDrivers.exec(clause)?.[1])
  return count > 0 ? [{ kind: 'zeroAlcohol', count }] : null
}

/** "me dá uma saída sem álcool também": one beside the others, and not everything without alcohol. */
const readWayOut: ClauseReader = (clause, _names, carry) =>
  !carry.asks && wayOut.test(clause) ? [{ kind: 'zeroAlcohol', count: 1 }] : null

export const readTableOrders: ClauseReader = firstOf(
  readUntouched,
  readDoubted,
  readSmallDose,
  readDishCombo,
  readForDrivers,
  readWayOut,
)
