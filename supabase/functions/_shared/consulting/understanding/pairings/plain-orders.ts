/**
 * Orders of ordinary houses that the readers of names would take apart: a few chosen dishes "e mais um", what already
 * holds a strong drink, a combo for a family, a drink in the place of another.
 */
import { agedCachaca, anyCachaca } from '../../base/pairing/named-serves.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, type ClauseReader, firstOf, moneyOf, whole } from './clause.ts'

const noMore =
  ',? (?:e )?(?:nao mais (?:do )?que isso|nada mais(?: que isso)?|so isso|e so|mais nada|nem mais nem menos)'
const chosen = whole(
  `(?:casar|case\\w*|harmoniz\\w+|combin\\w+|junt\\w+) (?:(?:a |o |as |os )?(cachacas?|pingas?|bebidas?|drinks?) (?:com|n[ao]) )?(so |somente |apenas )?(?:com )?(.+?)(?:,? e mais ${number}(?: pratos?| outr[oa]s?(?: pratos?)?)?(?: (?:que|a|da|de|por|pra|para) .+?)?)?(${noMore})?`,
)
/** "o carneiro, o bode, a costela e mais um, não mais que isso": these dishes, and so many more. */
const readChosen: ClauseReader = (clause, names, carry) => {
  const found = carry.asks ? null : chosen.exec(clause)
  const dishes = names.dishesIn((found?.[3] ?? '').replace(/,\s*$/, ''))
  const isEnd = found?.[2] !== undefined || found?.[5] !== undefined
  if (!found || !dishes || (found[4] === undefined && !isEnd) || (dishes.length < 2 && !isEnd)) return null
  const more = found[4] === undefined ? 0 : amountIn(found[4])
  if (!Number.isInteger(more)) return null
  const count = dishes.length + more
  return [
    { kind: 'count', count, bound: 'exactly' },
    ...dishes.map((item): WishContent => ({ kind: 'keepItem', item })),
  ]
}

const refuse =
  '(?:nao (?:repet\\w+|quero|bot\\w+|poe|ponha|coloc\\w+|coloqu\\w+|serv\\w+|ofere\\w+|d[aeo]u?)|nada(?: de)?|sem|nem)'
const strong =
  '(?:(?:outra |mais |nada |bebidas? |coisas? |drinks? |nenhuma? )*(?:fortes?|destilad[oa]s?)|(?:outra |mais )?(?:cachacas?|pingas?))'
const alreadyHolds = whole(
  `(?:(?:o|a|os|as) )?(.+?) (?:ja )?(?:leva|levam|tem|vem com|e feit[oa] com) (.+?),? (?:e |entao |por isso )?${refuse} ${strong} (?:com|n|junto d|ao lado d)(?: )?el[ea]s?`,
)
const noneStrong = whole(
  `${refuse} ${strong} (?:com|pr[ao]s?|junto d[aeo]s?|ao lado d[aeo]s?|n[ao]s?) (?:(?:o|a|os|as) )?(.+)`,
)
/** "o pudim já leva cachaça, não repete bebida forte com ele" */
const readStrong: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const holds = alreadyHolds.exec(clause)?.[1]
  const beside = noneStrong.exec(clause)
  const isStrong = /\b(?:fortes?|destilad[oa]s?)\b/.test(clause)
  const dishes = names.dishesIn(holds ?? (isStrong ? (beside?.[1] ?? '') : ''))
  return dishes && [{ kind: 'pairing', rule: 'never', serves: [anyCachaca], dishes }]
}

const told = [
  /** What every report gives. */
  whole('uma? (?:bebida|drink|sugestao|opcao|par|harmonizacao) (?:por|para cada|pra cada|em cada) prato'),
  /** What a dish holds is no order: "o pudim já leva cachaça". */
  whole('(?:e )?(?:eu )?nao quero (?:confusao|briga|dor de cabeca)(?: com (?:el[ea]s?|isso|ninguem))?'),
  whole('(?:(?:o|a|os|as) )[\\p{L} ]+ ja (?:leva|levam|tem|vem com) [\\p{L} ]+'),
  whole(
    '(?:(?:aqui|a gente|isso) )*(?:e|somos) (?:uma |um )?(?:casa|bar) de (?:vinhos?|cervejas?|chopp?e?|drinks?)',
  ),
]
const readTold: ClauseReader = (clause, _names, carry) =>
  !carry.asks && told.some((one) => one.test(clause)) ? [] : null

const people = `(?:(?:pra|para|de) (?:a |uma |o |um )?)(?:(?:familia|mesa|grupo|turma|galera)(?: (?:de|com|inteira de) ${number})|${number} pessoas)(?: pessoas)?`
const weekday = '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:[- ]feiras?)?'
const familyCombo = whole(
  `(?:(?:e|da (?:pra|para)|quero|queria|monta\\w*|fazer|faz|faca|um|uma|pode|tem como) )*(?:combo|pacote|kit)(?: (?:de|do|no|pro|aos?|para o) (${weekday}))?,? ${people}(?: (?:de|do|no|aos?) (${weekday}))?,? (?:por )?(?:ate|no maximo(?: de)?|a|por|de ate) ${amount}\\??`,
)
/** "um combo de domingo pra família de 4 por até 220": one combo, and how many eat it. */
const readFamily: ClauseReader = (clause) => {
  const found = familyCombo.exec(clause)
  const guests = amountIn(found?.[2] ?? found?.[3])
  const max = found?.[5]
  if (!found || max === undefined || !Number.isInteger(guests) || guests < 2) return null
  const days = weekdaysIn(found[1] ?? found[4] ?? '')
  return [
    {
      kind: 'newCombo',
      count: 1,
      guests,
      max: moneyOf(max),
      ...(days.length > 0 && { weekdays: days }),
    },
  ]
}

const inPlace = whole(
  '(?:uma? )(.+?) (?:(?:no lugar|em vez|no papel) (?:d[eoa]s?|de um|de uma)|(?:pra|para) fazer (?:o papel|as vezes) (?:d[eoa]s?|de um|de uma)|fazendo (?:o papel|as vezes) (?:d[eoa]s?|de um|de uma)|como se fosse(?: um| uma)?) .+',
)
/** "uma envelhecida no lugar do vinho do Porto que eu não tenho": one drink, and no refusal of the other. */
const readInPlace: ClauseReader = (clause, names, carry) => {
  const said = carry.asks ? undefined : inPlace.exec(clause)?.[1]
  if (said === undefined) return null
  const serves = /^envelhecid[oa]$/.test(said) ? [agedCachaca] : names.servesIn(said)
  return serves && [{ kind: 'pairing', rule: 'some', serves, count: 1, bound: 'at_least' }]
}

const fewMixed = whole(
  `(?:(?:um|o) )?(?:coquetel|coqueteis|drinks?|drinques?)(?: \\p{L}+)? pode(?:m)?(?: (?:ter|entrar))?,? (?:mas |e |so que )?(?:so|somente|apenas|no maximo) ${number}`,
)
/** "coquetel azedinho pode, mas só um" */
const readFewMixed: ClauseReader = (clause) => {
  const count = amountIn(fewMixed.exec(clause)?.[1])
  return Number.isInteger(count) && count > 0
    ? [{ kind: 'pairing', rule: 'some', serves: ['drink'], count, bound: 'at_most' }]
    : null
}

const course = '(sobremesas?|doces?|entradas?|petiscos?|tira[- ]?gostos?)'
const oneOf = [
  whole(
    `(?:e |mas )?se (?:tiver|houver|der|achar\\w*) (?:uma? |alguma? )?${course}(?: (?:que|pra|para|com) .+?)?,? (?:(?:bota|bote|poe|ponha|coloca|coloque|inclui|inclua|pode ser|quero) )?(?:so uma?|uma? so|apenas uma?|somente uma?)`,
  ),
  whole(
    `(?:(?:bota|bote|poe|ponha|coloca|coloque|inclui|inclua|quero) )?(?:so|apenas|somente|no maximo) uma? ${course}`,
  ),
]
/** "se tiver uma sobremesa que combine bota uma só" */
const readOneOf: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const said = oneOf.map((one) => one.exec(clause)?.[1]).find((one) => one !== undefined)
  const item = said === undefined ? null : names.groupIn(said)
  return item === null ? null : [{ kind: 'count', of: 'results', item, count: 1, bound: 'at_most' }]
}

const phrase = [
  whole(
    '(?:(?:o|a|os|as|meus?|minhas?) )?(?:garcom|garcons|garconetes?|equipe|pessoal|atendentes?) precis\\w+ (?:de |ter )(?:uma? |umas )?(?:frases?|falas?|textos?|jeito)(?: .+)?',
  ),
  whole(
    '(?:tenho (?:so |apenas |somente )?\\d{1,2} (?:garcons|garconetes|pessoas)(?: no salao)?,? )?(?:e )?como (?:e que )?(?:(?:eles?|elas?|a equipe|os? garco\\w+|eu|a gente) )?(?:vend\\w+|ofere\\w+|fal\\w+)(?: (?:isso|essas? bebidas?|a cachaca|os pares))?(?: .+)?\\??',
  ),
]
const readPhrase: ClauseReader = (clause) =>
  phrase.some((one) => one.test(clause)) ? [{ kind: 'pairingRule', what: 'phraseEach' }] : null

const driversAsk = whole(
  '(?:.{0,50}?(?:dirigindo|de carro|no volante|dirige\\w*),? )?(?:e )?(?:o que|que bebida|qual bebida) (?:eu |a gente |nos )?(?:ofere\\w+|sirvo|servimos|serv\\w+|dou|damos|bot\\w+|indic\\w+) (?:(?:pr[ao]s?|para (?:o|a|os|as)?) ?(?:motoristas?|quem (?:vem |vai |ta |esta )?(?:dirig\\w+|de carro|nao bebe\\w*)))\\??',
)
const readDrivers: ClauseReader = (clause) =>
  driversAsk.test(clause) ? [{ kind: 'zeroAlcohol', part: 'each' }] : null

const measure = whole(
  '(?:(?:da (?:pra|para)|posso|pode|podemos|quero|queria) )*(?:servir|sirvo|usar|por|botar) (\\d{2}) ?(?:ml)?(?: de (?:cachaca|dose))? (?:em vez|no lugar|ao inves) d[eo]s? (\\d{2,3})(?: ?ml)?\\??',
)
const readMeasure: ClauseReader = (clause) => {
  const ml = measure.exec(clause)?.[1]
  return ml === undefined ? null : [{ kind: 'portion', item: 'dose', amount: Number(ml), unit: 'ml' }]
}

const lacksTool = whole(
  '(?:e )?(?:sem|nao (?:tenho|temos|tem)) (?:a |o |uma |um )?(coqueteleira|liquidificador|freezer|macerador|socador)(?:,? (?:que|pq|porque) .+)?',
)
const readTool: ClauseReader = (clause, _names, carry) => {
  const what = carry.asks ? undefined : lacksTool.exec(clause)?.[1]
  return what === undefined ? null : [{ kind: 'equipment', what, has: false }]
}

export const readPlainOrders: ClauseReader = firstOf(
  readChosen,
  readStrong,
  readTold,
  readFamily,
  readInPlace,
  readFewMixed,
  readOneOf,
  readPhrase,
  readDrivers,
  readMeasure,
  readTool,
)
