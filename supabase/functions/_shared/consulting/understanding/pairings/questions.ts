/** What owners ask about drinks beside their dishes. */
import { anyCachaca, anyDose, withoutAlcohol } from '../../base/pairing/named-serves.ts'
import { readBundle } from './bundles.ts'
import { type ClauseReader, firstOf, whole } from './clause.ts'

const drink = '(?:bebida|drink|cachaca|dose|coquetel|pinga)'
const suits =
  '(?:combina(?: (?:mais|melhor))?|vai(?: (?:bem|melhor))?|cai (?:bem|melhor)|fica (?:bem|boa|bom|melhor)|harmoniza|acompanha|serv\\w+|sirvo|ofere\\w+|suger\\w+|sugiro|indico|uso|boto|coloco|devo (?:servir|oferecer)|posso (?:servir|oferecer)|entra)(?: bem| melhor)?'
const joint = '(?:com|n[oa]s?|para|pr[oa]s?|em|ao lado d[oae]s?|junto d[oae]s?)?'

const whichDrink = [
  whole(
    `(?:que|qual|quais)(?: e a| a| o)?(?: melhor)? ${drink}s? (?:que )?(?:eu |a gente )?${suits} ?${joint} (.+)`,
  ),
  whole(
    `(?:e )?com (?:qual|que) ${drink} (?:que )?(?:eu |a gente )?(?:vai|fica|combina|serv\\w+|sirvo|harmoniza|ofere\\w+|acompanh\\w+|tom\\w+)(?: bem| melhor)? (.+)`,
  ),
  whole(`o que (?:eu |a gente )?(?:${suits}|bebe\\w*|da) ?${joint} (.+)`),
]
const forSober =
  /,? (?:para|pra|a|com) quem (?:nao (?:bebe|toma|pode beber|quer alcool)|dirige|esta dirigindo|ta dirigindo|vai dirigir)$/

const noAlcohol = / (?:de |que seja )?(?:sem|zero) alcool(?= )/

const readDrinkFor: ClauseReader = (clause, names) => {
  // "o que sirvo sem álcool com a língua?"
  const asked = clause.replace(forSober, '').replace(noAlcohol, '')
  const sober = asked !== clause
  for (const pattern of whichDrink) {
    const [, said] = pattern.exec(asked) ?? []
    const item = said === undefined ? null : names.dishIn(said)
    if (item === null) continue
    const what = sober ? withoutAlcohol : /cachaca|dose|pinga/.test(asked) ? 'cachaça' : undefined
    return [{ kind: 'question', about: 'drinkFor', item, ...(what && { what }) }]
  }
  return null
}

/** "meu garçom jura que cachaça com queijo não presta, é verdade?" */
const doubted = whole(
  `(?:.+? (?:jura|diz|fala|acha|garante|cisma|teima)\\w* (?:que|q) )?(?:a |o )?(.+?) com (.+?) (?:nao |n )?(?:presta|combina|vai bem|da certo|funciona|fica bom|rola|pode)(?: bem)?(?:,? (?:e |eh |isso e )?(?:verdade|vdd|mesmo|certo|serio|assim))?`,
)
const readDoubt: ClauseReader = (clause, names) => {
  const [, drink = '', food = ''] = doubted.exec(clause) ?? []
  const [other] = drink ? (names.servesIn(drink) ?? []) : []
  const item = food ? names.dishIn(food) : null
  return other !== undefined && item !== null ? [{ kind: 'question', about: 'suits', item, other }] : null
}

const whyNot = whole(
  `(?:por ?que|pq) nao (?:(?:${suits}|vai|uma?|a|o) )*(.+?) (?:com|n[oa]s?|para|pr[oa]s?) (.+)`,
)
const doesSuit = whole(`(?:sera que )?(.+?) ${suits} (?:com|n[oa]s?|para|pr[oa]s?) (.+)`)
const readSuits: ClauseReader = (clause, names) => {
  for (const pattern of [whyNot, doesSuit]) {
    const [, left = '', right = ''] = pattern.exec(clause) ?? []
    if (!left) continue
    const [other] = names.servesIn(left) ?? names.servesIn(right) ?? []
    const item = names.dishIn(right) ?? names.dishIn(left)
    if (other !== undefined && item !== null) return [{ kind: 'question', about: 'suits', item, other }]
  }
  return null
}

const comboGain = [
  whole(
    'qual(?: e o| o| dos)? combos? (?:que )?(?:mais )?(?:deixa|da|rende|lucra|ganha|sobra|traz|vale|compensa)\\w*(?: mais)?(?: (?:dinheiro|margem|lucro|em caixa|grana|por mesa|a pena))*',
  ),
  whole(
    'quanto (?:eu |a gente |a casa |me )?(?:ganh\\w+|sobra|deixa|lucr\\w+|fica|rende|tir\\w+)(?: (?:por|em|com|de|n[oa]|pra mim|livre|cada|um|uma|d[oae]s?))* combos?',
  ),
]
const readComboGain: ClauseReader = (clause) =>
  comboGain.some((one) => one.test(clause)) ? [{ kind: 'question', about: 'comboGain' }] : null

const asksPrice =
  /\b(?:por quanto|quanto|qual(?: e)?(?: o)? preco|que preco|a que preco)\b.*\b(?:cobr\w+|vend\w+|custa\w*|deve\w* custar|sai|saia|fica|boto|ponho|coloco|faco|preco|sem (?:tomar |ter |dar |levar )?prejuizo|sem perder)\b|\bcombo\b.*\b(?:por quanto|quanto)\b|\bquanto cobro\b/
const ofDay =
  '(?: (?:de|da|na|nas|as|toda|nos|do) (?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|semana|almoco|dia)(?:[- ]feiras?)?)?'
const withDrink =
  '(?: (?:com|e|mais|,) ?(?:[oa]s? |uma? |duas? |dois |\\d )?(?:bebidas?|drinks?|doses?|cervejas?|caipirinhas?|cachacas?|copos?|sucos?|refri\\w*)(?: [\\p{L} ]{2,20}?)?)?'
const asksEnd = ',? ?(?:e )?(?:(?:por )?quanto|qual|que preco|a que preco|sem|quero saber|cobr\\w+|$)'
const comboOf = new RegExp(
  `\\bcombos?${ofDay}(?: (?:so|bom|barato))? (?:com|d[oae]s?|usando) (?:[oa]s? )?(.+?)${withDrink}${asksEnd}`,
  'u',
)
/** "se eu fizer um combo com o hot roll, quanto eu cobro sem tomar prejuízo?" */
const readComboPrice: ClauseReader = (clause, names) => {
  if (!asksPrice.test(clause)) return null
  const said = comboOf.exec(clause.replace(/\?+$/, ''))?.[1]
  const item = said === undefined ? null : names.dishIn(said)
  if (item === null) return null
  const isDose = /\bcombo\b.*\b(?:com|e|mais|da|de) (?:uma? |duas |a |\d )?doses?\b/.test(clause)
  return [{ kind: 'question', about: 'comboPrice', item, ...(isDose && { other: anyDose }) }]
}

const discount = whole(
  '(?:vale (?:a pena )?|compensa |posso |devo |da (?:pra|para) )?(?:dar )?(\\d{1,2}) ?(?:%|por cento)(?: de desconto)? (?:n[oa]s?|em|para|pr[oa]s?) combos?',
)
const readDiscount: ClauseReader = (clause) => {
  const percent = Number(discount.exec(clause)?.[1])
  return percent > 0 ? [{ kind: 'question', about: 'comboDiscount', percent }] : null
}

const bottles = whole(
  'quantas garrafas(?: d[eoa] (.+?))? (?:eu |a gente )?(?:preciso|precisa|precisamos|compro|compra|compramos|devo|tenho que|vou|vai|gasto|gasta|sai|saem|usa|uso)(?: (?:comprar|de comprar|precisar|gastar|ter|pedir))?(?: (?:por|pro|para o|no|ao|em um|num|pra um))?(?: (?:primeiro )?mes)?(?: (?:para|pra|em|ate) (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|comecar|o comeco|a semana|o lancamento))?',
)
const whichBottle = whole(
  '(?:qual|quais|que) (?:(?:e a|a|das|sao as) )?(?:garrafas?|cachacas?)(?: (?:eu|a gente|devo|posso|preciso|tenho que|vale a pena|compensa|vou))* (?:compr\\w+|ped\\w+|lev\\w+|encomend\\w+)(?: (?:primeiro|antes|mais|agora|logo))?',
)
const readBottles: ClauseReader = (clause, names) => {
  if (whichBottle.test(clause) && !first.test(clause))
    return [{ kind: 'question', about: 'pairingBottles', what: anyCachaca }]
  const found = bottles.exec(clause)
  if (!found) return null
  const [what, ...others] = found[1] === undefined ? ['cachaça'] : (names.servesIn(found[1]) ?? [])
  return what?.startsWith('cachaça') && others.length === 0
    ? [{ kind: 'question', about: 'pairingBottles', what }]
    : null
}

const first = /\b(?:primeir[oa]|antes|comec\w+|prioridade|principal)\b/
const buys = /\b(?:compr\w+|ped(?:ir|o|imos)|encomend\w+|invest\w+|levar|abastec\w+)\b/
const bottle = /\b(?:garrafas?|cachacas?|rotulos?|das (?:tres|duas|quatro))\b/
const pair = /\b(?:pares|par|combos?|harmonizac\w+|combinac\w+|pratos?|dos? (?:cinco|seis|quatro|tres))\b/
const offers =
  /\b(?:ofere\w+|vend\w+|lanc\w+|anunci\w+|destac\w+|empurr\w+|apresent\w+|comec\w+|suger\w+|sugir\w+|treinar?)\b/
/** "Das três garrafas, qual devo comprar primeiro?", "Qual par eu ofereço primeiro?" */
const readFirst: ClauseReader = (clause, names) => {
  if (!/\b(?:qual|quais|que|por onde)\b/.test(clause) || !first.test(clause)) return null
  if (buys.test(clause) && bottle.test(clause)) return [{ kind: 'question', about: 'firstBottle' }]
  if (!offers.test(clause) || !pair.test(clause)) return null
  const named = names.dishIn(clause.replace(/.*(?:com|para) /, ''))
  return named === null ? [{ kind: 'question', about: 'firstPair' }] : null
}

const bestCombo =
  /\b(?:qual|quais|que)\b.*\b(?:combos?|pares|par|harmonizac\w+)\b.*\b(?:lucr\w+|deixa|rend\w+|ganh\w+|margem|compensa|vale mais|dinheiro|retorno)\b|\bquanto\b.*\b(?:sobra|deixa|lucr\w+|ganh\w+|fica|rende|margem)\b.*\b(?:combos?|pares|par)\b/
const readBestCombo: ClauseReader = (clause) =>
  bestCombo.test(clause) && !/%|por cento|desconto/.test(clause)
    ? [{ kind: 'question', about: 'comboGain' }]
    : null

const doseAsked = whole(
  '(?:(?:por )?quanto|que preco)(?: (?:devo|posso|eu|a gente))*(?: (?:cobr\\w+|custa|vend\\w+|pedir|vale|sai))? (?:a |pel[ao] |na |por |uma )*doses?(?: d[eoa] (.+))?',
)
const readDose: ClauseReader = (clause, names) => {
  const found = doseAsked.exec(clause)
  if (!found) return null
  if (found[1] === undefined) return [{ kind: 'question', about: 'dosePrice' }]
  const [what] = names.servesIn(found[1]) ?? []
  return what?.startsWith('cachaça') ? [{ kind: 'question', about: 'dosePrice', what }] : null
}

export const readQuestions: ClauseReader = firstOf(
  readBundle,
  readComboPrice,
  readComboGain,
  readDiscount,
  readFirst,
  readBottles,
  readDose,
  readDrinkFor,
  readDoubt,
  readSuits,
  readBestCombo,
)

/** Whether a clause asks, with or without a mark. */
export const isQuestion = (clause: string): boolean =>
  /\?\s*$/.test(clause) ||
  /^(?:e |mas )?(?:que (?:bebida|drink|cachaca|dose)|qual|quais|quanto|quantos|quantas|como|por ?que|pq|vale a pena|compensa|posso|devo|da pra|o que|sera que|quando|onde)(?= )/.test(
    clause,
  )
