/** Drinks that an owner asks for: new ones of the house, one for each of some dishes, and whether today's may stay. */
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, type ClauseReader, firstOf, moneyOf, whole } from './clause.ts'

const wants =
  '(?:(?:e|eu|a gente|nos|mas|ai|me|tambem|quero|queria|queremos|preciso|precisamos|gostaria|de|ter|faz\\w*|faca|cri\\w+|invent\\w+|bol\\w+|mont\\w+|inclu\\w+|bot\\w+|diga|diz|indi\\w+|suger\\w+|sugir\\w+|escolh\\w+|da|pode|pra mim) )*'
const drink = '(?:drinks?|bebidas?|coquet(?:el|eis)|misturas?)'
const fresh = 'nov[oa]s?'
const shelf =
  '(?:(?:feit[oa]s? )?(?:com|usando|d[oa]) (?:as coisas |os ingredientes |as garrafas )?(?:o )?(?:que )?(?:a casa|a gente|eu|nos)?(?: ja)? ?(?:tenho|temos|tem|vend\\w+|compr\\w+)(?: (?:na casa|aqui|no bar))?)'
const between = `(?:entre|de|na faixa de) ${amount} (?:e|a|ate) ${amount}`
const most = `(?:(?:por|de|a) )?(?:ate|no maximo(?: de)?|nao pass\\w+ de|(?:que )?cust\\w+ ate|abaixo de) ${amount}`
const least = `(?:a partir de|no minimo(?: de)?|acima de) ${amount}`
const made = whole(
  `${wants}(?:${number} )?(?:${drink} ${fresh}|${fresh} ${drink})(?:,? ${shelf})?(?:,? (?:(?:por|a|com preco|cada um|cada|que (?:custem?|saiam?|fiquem?)) )*(?:${between}|${most}|${least}))?(?: (?:cada(?: um)?|reais))*(?:,? ${shelf})?`,
)
const invented = whole(
  `(?:(?:me|quero que|pode|e|voces) )*(?:invent\\w+|cri\\w+|bol\\w+|faz\\w*|faca) ${number} ${drink}(?:,? ${shelf})?(?:,? (?:(?:por|a|com preco|cada um|cada|que (?:custem?|saiam?|fiquem?)) )*(?:${between}|${most}|${least}))?(?: (?:cada(?: um)?|reais))*(?:,? ${shelf})?`,
)
/** "dois drinks novos entre 14 e 18 reais", "drink novo até 16 com o que já tenho" */
const readNew: ClauseReader = (clause, _names, carry) => {
  const found = carry.asks ? null : (made.exec(clause) ?? invented.exec(clause))
  if (!found) return null
  const [, many, from, to, upTo, above] = found
  const count = amountIn(many)
  const min = from ?? above
  const max = to ?? upTo
  return [
    {
      kind: 'newDrink',
      ...(Number.isInteger(count) && count > 0 && { count }),
      ...(min !== undefined && { min: moneyOf(min) }),
      ...(max !== undefined && { max: moneyOf(max) }),
    },
  ]
}

const beside = '(?:pr[ao]s?|para(?: [oa]s?)?|com(?: [oa]s?)?|n[oa]s?|d[oa]s?)'
const first = whole(
  `${wants}(?:uma? |so uma? )?(?:${drink}|par|sugestao|opcao|dica|harmonizacao)(?: (?:boa|bom|certa|que combine\\w*|que va bem))? ${beside} (?<dish>.+)`,
)
const other = whole(`(?:uma? )?outr[oa](?: ${drink})? ${beside} (?<dish>.+)`)
/** What tells of the dish, and asks for nothing. */
const reason = /,? (?:que|porque|pois|q) .*$|,.*$/
const limits = /\b(?:nao|nem|sem|nunca|alerg\w*|menos|exceto|so (?:pode|quero)|ate \d)\b/
/** "uma bebida pro bode e outra pra buchada, que é de domingo": a drink of its own for each of them. */
const readOneForEach: ClauseReader = (clause, names, carry) => {
  if (carry.asks || limits.test(clause)) return null
  const [lead = '', ...others] = clause.split(/,? e (?=(?:uma? )?outr[oa] )/)
  const said = [first.exec(lead), ...others.map((one) => other.exec(one))]
  const dishes = said.map((found) => names.dishIn((found?.groups?.dish ?? '').replace(reason, '').trim()))
  if (dishes.some((dish) => dish === null)) return null
  const named = dishes.flatMap((dish) => dish ?? [])
  // A drink for one dish is a pairing like any other: that dish is kept.
  if (named.length < 2) return null
  return [{ kind: 'pairing', rule: 'each', dishes: named, distinct: true }]
}

const guests =
  '(?:o povo|a turma|o pessoal|a galera|os? clientes?|a freguesia|todo mundo|a maioria|a clientela|o cliente|a mesa|eles|elas|as pessoas)'
const orders =
  '(?:so |sempre |mais |quase so )*(?:ped\\w+|tom\\w+|beb\\w+|quer\\w*|vai de|vao de|escolh\\w+)(?: so| sempre| mais)?'
const doubt =
  '(?:(?:eu|a gente|nos|e|ai|sera que) )*(?:deix\\w+|mant\\w+|continu\\w+|fic\\w+|larg\\w+|troc\\w+|mud\\w+|invent\\w+|tent\\w+|val\\w+|compens\\w+|da (?:pra|para)|tem (?:coisa|algo)|e (?:melhor|bom)|sugir\\w+|ofere\\w+)\\b.*'
const habit = [
  whole(`(?:e )?${beside} (?<dish>.+?),? ${guests} ${orders} (?<drink>.+?)[,:;]? ${doubt}`),
  whole(`(?:e )?${guests} ${orders} (?<drink>.+?) (?:com|n[oa]s?) (?:[oa]s? )?(?<dish>.+?)[,:;]? ${doubt}`),
]
/** "no sarapatel a turma só toma chope, troco ou mantenho?": a question, and no order. */
const readHabit: ClauseReader = (clause, names, carry): WishContent[] | null => {
  if (!carry.asks) return null
  for (const pattern of habit) {
    const said = pattern.exec(clause.replace(/\?+$/, '').trim())?.groups
    const item = said === undefined ? null : names.dishIn(said.dish ?? '')
    const [drinkName, ...others] = names.servesIn((said?.drink ?? '').replace(/,$/, '')) ?? []
    if (item !== null && drinkName !== undefined && others.length === 0)
      return [{ kind: 'question', about: 'suits', item, other: drinkName }]
  }
  return null
}

export const readAskedDrinks: ClauseReader = firstOf(readNew, readOneForEach, readHabit)
