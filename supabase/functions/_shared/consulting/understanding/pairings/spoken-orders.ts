/** Orders about pairings as owners speak: a recipe that nobody touches, a cachaça without wood, a combo for two with its parts. */
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, type ClauseReader, firstOf, isOfPrices, moneyOf, whole } from './clause.ts'

const touch =
  '(?:ninguem (?:toca|mexe|muda|altera|bole|encosta)|nao (?:se )?(?:mexe\\w*|mexa\\w*|toca\\w*|toque\\w*|muda\\w*|mude\\w*|altera\\w*|altere\\w*)(?: (?:em )?nada)?|e sagrad[oa]|e intocavel)'
const why =
  '(?:,? (?:que |porque |pois |pq )?(?:e|foi|vem|era) (?:receita )?(?:d[aeo]s? )?(?:(?:minha|meu|a|o|nossa) )?\\p{L}+(?: (?:de|da|do) \\p{L}+)?(?: (?:que (?:fez|criou|ensinou|deixou)))?)?'
const untouched = [
  whole(`(?:e |mas |so |porem )*(?:n?[ao] )?receita d[aeo]s? (.+?),? ${touch}${why}`),
  whole(`(?:e |mas |so |porem )*n[ao] (.+?),? ${touch}${why}`),
  whole(
    `(?:e |mas |so |porem )*(?:[ao] )(.+?),? nao (?:muda|mexe|altera)(?: (?:em )?nada)?,? (?:que |porque )?e receita d[aeo]s? .{2,30}`,
  ),
  whole(`${touch.replace('ninguem (?:', '(?:ninguem|nao) (?:')} n[ao] (?:receita d[aeo]s? )?(.+?)${why}`),
]
/** "na receita da peixada ninguém toca, é de mamãe": the dish is paired as it is, and is no dish to leave out. */
const readUntouched: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  for (const pattern of untouched) {
    const said = pattern.exec(clause)?.[1] ?? ''
    const item = isOfPrices(said) ? null : names.dishIn(said)
    if (item !== null && item !== item.toLowerCase()) return [{ kind: 'keepItem', item }]
  }
  return null
}

const mayChange = whole(
  '(?:(?:e|mas|se precisar|se quiser\\w*) )*(?:pode\\w*|da (?:pra|para)|tudo bem|libero) (?:trocar|mudar|mexer n[ao]s?|variar|ajustar) (?:[ao]s? )?(?:guarnic\\w+|acompanhament\\w+)',
)
const ofFamily = whole(
  '(?:que |porque |pois )?(?:e|foi|era|vem) (?:receita )?(?:d[aeo]s? )(?:minha |meu |a |o )?(?:mamae|mae|mainha|painho|pai|papai|vo|vovo|voinha|avo|bisavo|sogra|tia|dona \\p{L}+|familia|casa)(?: \\p{L}+)?',
)
/** "é de mamãe": why the recipe stays. */
const readFamilyRecipe: ClauseReader = (clause, _names, carry) =>
  carry.goesOn && ofFamily.test(clause) ? [] : null

/** "pode trocar guarnição" gives leave, and asks for nothing. */
const readLeave: ClauseReader = (clause) => (mayChange.test(clause) ? [] : null)

const woodless =
  '(?:(?:uma? |a |o |com )*(?:cachac\\w+|pinga|dose|branquinh[oa])?,? ?(?:sem (?:madeira|barril|envelhec\\w+|passar (?:pel[ao]|em|por) (?:madeira|barril))|nao envelhecid[oa]|que nao (?:passou|passe) (?:pel[ao]|em|por) (?:madeira|barril))|(?:algo|uma|uma cachac\\w+) (?:bem )?(?:branquinh[oa]|branca)(?:,? sem (?:madeira|barril))?)'
const white = whole(
  `(?:(?:e|mas|ja) )*(?:(?:o|a|os|as|pr[oa]s?|para o|para a|n[oa]|com o|com a) )?(.+?),? (?:(?:eu )?(?:quero|queria|penso em|pensei em|vai|fica|va|combina|pede|harmoniza) )?(?:com |d[ea] )?${woodless}(,? mas .*(?:errad|certo|discord|dig|diz|ach|opini).*)?`,
)
/** "o bacalhau com cachaça sem madeira": "sem" belongs to the drink, and refuses nothing. */
const readWhite: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const [, said = '', doubts] = white.exec(clause) ?? []
  if (/(?:^| )(?:nao|nunca|nada|sem|nem|menos)(?: |$)/.test(said)) return null
  const dishes = said === '' ? null : names.dishesIn(said)
  if (!dishes || dishes.length === 0) return null
  const [item] = dishes
  carry.dishes = dishes
  // Who asks whether the idea is right gets an answer, and no order.
  if (doubts !== undefined && item !== undefined)
    return [{ kind: 'question', about: 'suits', item, other: whiteCachaca }]
  return [{ kind: 'pairing', rule: 'only', dishes, serves: [whiteCachaca] }]
}
const whiteCachaca = 'cachaça alambique'

const lead =
  '(?:(?:e|mas|queria|quero|gostaria de|tambem|monta\\w*|fazer|faz|faca|cria\\w*|bota|ter|um|uma|de|me|ai|se der|se sobrar) )*'
const people = `(?:(?:pra|para|de) )(?:(?:o |um )?(casal)|${number} pessoas?)`
const inIt = '(?:,? (?:com|de) (?!desconto)((?:(?! (?:nao|sem|so|menos) )[\\p{L} ,]){3,70}?))?'
const limit = `(?:,? (?:por )?(?:ate|no maximo(?: de)?|a|de ate|nao pass\\w+ de) ${amount})`
const forTwo = [
  whole(
    `${lead}(?:combos?|combinad[oa]|pacote|kit|menu) ${people}${inIt}${limit}(?:,? com (bebidas?(?: inclusas?)?|doses?|drinks?))?`,
  ),
  whole(
    `${lead}(?:combos?|combinad[oa]|pacote|kit)${inIt} ${people}${limit}(?:,? com (bebidas?(?: inclusas?)?|doses?|drinks?))?`,
  ),
]
/** "um combo pra duas pessoas com entrada, peixe e duas doses, por até 190" */
const readForTwo: ClauseReader = (clause, _names, carry) => {
  if (carry.asks) return null
  for (const [at, pattern] of forTwo.entries()) {
    const found = pattern.exec(clause)
    if (!found) continue
    const [couple, many, within] = at === 0 ? [found[1], found[2], found[3]] : [found[2], found[3], found[1]]
    const guests = couple ? 2 : amountIn(many)
    const max = moneyOf(found[4] ?? '')
    if (!Number.isInteger(guests) || guests < 2 || !(max > 0)) continue
    const doses = /\bdoses?\b|\bcachac/.test(`${within ?? ''} ${found[5] ?? ''}`)
    return [{ kind: 'newCombo', count: 1, guests, max, ...(doses && { of: 'dose' }) }]
  }
  return null
}

const doseLimit = whole(
  `(?:(?:a|as) )?(?:doses?|tacas?|provas?|tacinhas?)(?: (?:de cachaca|pura|com o prato))? (?:nao (?:pode\\w* |deve\\w* )?(?:pass\\w+|custar mais) d[eo]|ate|no maximo(?: de)?) ${amount},? e (?:a |o )?(?:taca|copo|medida|dose|copinho) (?:e|vai|fica|seria)?(?: (?:de|a|ser))*(?: degustacao)?,? (?:de |com |uns )?(\\d{2,3}) ?ml`,
)
/** "a dose não pode passar de R$ 24 e a taça é de degustação, 30 ml" */
const readDoseLimit: ClauseReader = (clause) => {
  const [, most, ml] = doseLimit.exec(clause) ?? []
  return most === undefined
    ? null
    : [
        { kind: 'price', item: 'dose', max: moneyOf(most) },
        { kind: 'portion', item: 'dose', amount: Number(ml), unit: 'ml' },
      ]
}

const phrase = whole(
  '(?:(?:e )?o que (?:o |os |a )?(?:garco\\w+|atendente\\w*|equipe|salao|menino\\w*|gente) (?:fala|diz|dizem|falam|deve dizer|pode dizer|vai falar)(?: (?:em|com) (?:uma|1) frase)?(?: .{0,30}(?:oferec\\w+|serv\\w+|vend\\w+|leva\\w*|mesa))?)\\??',
)
const readPhrase: ClauseReader = (clause) =>
  phrase.test(clause) ? [{ kind: 'pairingRule', what: 'phraseEach' }] : null

const preface =
  '(?:(?:(?! (?:nao|sem|so|nunca|quero|pode|tira\\w*) )[^:\\d]){3,110}?, (?:entao|por isso|dai|ai|e) )?'
const listed = whole(
  `${preface}(?:(?:eu |a gente |nos )?(?:quero|queria|queremos|gostaria de|preciso|e pra|e para) )?(?:harmoniza\\w*|combinar|parear|fazer par\\w* (?:de|com|para|pra)) (?:(?:so|apenas|somente) )?(?:ess?es|estes|os)? ?${number}(?: (?:pratos?|itens|coisas))?(?:,| ?:)? (.+)`,
)
const sweets = whole(
  `${number} sobremesas?(?: (?:que|a) (?:voces |a gente |vc |vcs )?(?:escolh\\w+|indic\\w+|ach\\w+ melhor|quis\\w+|sug\\w+)(?: de voces)?| (?:a|de) (?:escolha|criterio) (?:de )?voces?)?`,
)
/** "quero harmonizar só seis pratos: a tábua, o filé, o bacalhau e duas sobremesas que vocês escolham": these, and no others. */
const readListed: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const found = listed.exec(clause)
  const total = amountIn(found?.[1])
  if (!found || !Number.isInteger(total) || total < 2) return null
  const parts = (found[2] ?? '')
    .split(/\s*,\s*(?:e )?| e (?=(?:[ao]s? |uma? |duas |dois |tres |\d))/u)
    .filter(Boolean)
  let sum = 0
  const wishes: WishContent[] = []
  for (const part of parts) {
    const desserts = amountIn(sweets.exec(part)?.[1])
    if (desserts > 0) {
      wishes.push({ kind: 'count', of: 'results', item: 'sobremesas', count: desserts, bound: 'exactly' })
      sum += desserts
      continue
    }
    const item = names.dishIn(part)
    if (item === null || item === item.toLowerCase()) return null
    wishes.push({ kind: 'keepItem', item })
    sum += 1
  }
  return sum === total ? [{ kind: 'count', count: total, bound: 'exactly' }, ...wishes] : null
}

const houseTold = whole(
  '(?:(?:minha gente|gente|pessoal|olha|bom|seguinte|veja),? )?(?:(?:aqui|a gente|isso|nos) )*(?:e|somos) (?:uma |um )?(?:casa|bar|restaurante|adega) de (?:vinhos?|cervejas?|chopp?e?|drinks?|massas?|peixes?)(?:,? (?:mas|e|so que) (?:o |os |a )?(?:client\\w+|pessoal|povo|freguesia|turma) (?:vive\\w*|sempre|adora\\w*|gosta\\w* de)? ?(?:ped\\w+|quer\\w*|tom\\w+) (?:uma? )?(?:\\p{L}+ ?){1,5})?',
)
/** What the house is, and what its guests order today: no item of the menu is meant. */
const readHouse: ClauseReader = (clause, _names, carry) => (!carry.asks && houseTold.test(clause) ? [] : null)

const trio = whole(
  `(?:(?:e|se sobrar|se der|tambem|quero|queria|pode|ai|mas),? )*(?:monta\\w*|faz|faca|fazer|cria\\w*|bota|bote|montem)? ?(?:um |uma )?(?:trio|regua|degustacao|tabua de cachac\\w+|voo)(?: (?:de|pra|para) (?:degustacao|doses?|provas?|cachac\\w+|provar))?(?: (?:com|de|a|por))*(?: preco fechado)?(?: (?:de|em|a|por))?,? (?:ate|no maximo(?: de)?|nao pass\\w+ de|por) ${amount}`,
)
/** "monta um trio de degustação com preço fechado até 59" */
const readTrio: ClauseReader = (clause) => {
  const max = trio.exec(clause)?.[1]
  return max === undefined ? null : [{ kind: 'price', item: 'régua', max: moneyOf(max) }]
}

export const readSpokenOrders: ClauseReader = firstOf(
  readListed,
  readFamilyRecipe,
  readHouse,
  readTrio,
  readUntouched,
  readLeave,
  readForTwo,
  readDoseLimit,
  readPhrase,
  readWhite,
)
