/** Combos, doses, the flight and the drinks of a tasting menu: how many, how much, with what. */

import { openHours } from '../../base/request/calendar-wishes.ts'
import { everyDish } from '../../base/request/match-item.ts'
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { amount, boundOf, type ClauseReader, counted, firstOf, moneyOf, whole } from './clause.ts'

const most =
  '(?:ate|no maximo|no maximo ate|abaixo de|de ate|a ate|por ate|com teto de|de no maximo|teto de|limite de)'
const each = '(?: (?:cada(?: um)?|por combo|por pessoa))?'
const combos =
  '(?:combos?|combinados?)(?: (?:de|do|da|para|pra|no) (?:happy hour|familia|casal|dupla|sexta|almoco|noite|dia)| familia| casal)?'

const manyCombos = whole(`${counted} ${combos}(?:,? (?:${most}|a|por) ${amount}${each})?`)
const dearCombos = whole(`${combos} (?:${most}|n\\w* pass\\w+ de|sem passar de) ${amount}${each}`)
const rangeCombos = whole(`${combos} (?:entre|de) ${amount} (?:e|a|ate) ${amount}${each}`)
const leastCombos = whole(`${combos} (?:a partir de|acima de|de pelo menos|de no minimo) ${amount}${each}`)
const noneAbove = whole(
  `nenhum(?:a)?(?: ((?:combo|dose|bebida|drink|taca|caipirinha)s?)(?: de vinho)?)?(?: (?:deles|delas))? (?:acima de|pass\\w+ de|mais car[oa] (?:que|do que)|(?:a )?mais de|(?:custa|custando) mais de|maior que) ${amount}`,
)
const carried = whole(`(?:${most}|cada um ${most}|tudo ${most}|a|por) ${amount}${each}`)

const price = (item: string, bounds: { max?: number; min?: number }): WishContent => ({
  kind: 'price',
  item,
  ...bounds,
})

const offerNames: Readonly<Record<string, string>> = {
  combo: 'combo',
  dose: 'dose',
  bebida: 'bebida',
  drink: 'bebida',
  taca: 'bebida',
}

const readCombos: ClauseReader = (clause, _names, carry) => {
  const many = manyCombos.exec(clause)
  if (many) {
    const count = amountIn(many[2])
    if (!Number.isInteger(count) || count < 1) return null
    carry.offer = 'combo'
    return [
      { kind: 'newCombo', count, bound: boundOf(many[1]) },
      ...(many[3] === undefined ? [] : [price('combo', { max: moneyOf(many[3]) })]),
    ]
  }
  const dear = dearCombos.exec(clause)?.[1]
  if (dear !== undefined) {
    carry.offer = 'combo'
    return [price('combo', { max: moneyOf(dear) })]
  }
  const [, from, to] = rangeCombos.exec(clause) ?? []
  if (from !== undefined && to !== undefined && moneyOf(from) < moneyOf(to))
    return [price('combo', { min: moneyOf(from), max: moneyOf(to) })]
  const least = leastCombos.exec(clause)?.[1]
  if (least !== undefined) return [price('combo', { min: moneyOf(least) })]
  const none = noneAbove.exec(clause)
  if (none) {
    const said = none[1]?.replace(/s$/, '')
    const item = said === undefined ? carry.offer : (offerNames[said] ?? said)
    if (item === 'combo') carry.offer = 'combo'
    return item === null || item === 'flight' || none[2] === undefined
      ? null
      : [price(item, { max: moneyOf(none[2]) })]
  }
  const alone = carried.exec(clause)?.[1]
  return alone !== undefined && (carry.offer === 'combo' || carry.offer === 'dose')
    ? [price(carry.offer, { max: moneyOf(alone) })]
    : null
}

const someOfThem = whole(`${counted} (?:del[ea]s|dos combos|combos?) (?:com |de |d[oa] |para )?(.+)`)
const partOfCombos: ClauseReader = (clause, names, carry) => {
  const found = someOfThem.exec(clause)
  if (!found || (carry.offer !== 'combo' && !/combo/.test(clause))) return null
  const count = amountIn(found[2])
  const food = (found[3] ?? '').replace(/^(?:um|uma) (?:prato )?/, '')
  const of = names.dishIn(food) ?? names.servesIn(food)?.[0]
  if (!Number.isInteger(count) || count < 1 || of === undefined || (names.servesIn(food)?.length ?? 1) > 1)
    return null
  return [{ kind: 'newCombo', count, bound: boundOf(found[1]), of }]
}

const oneCombo = whole(
  `(?:quero |fazer |faz |monta\\w* )?(?:um )?combo (?:com|de) (.+?)(?: (?:e|com) (.+?))?(?: (${most}|a|por) ${amount})`,
)
/** "combo de bolo com cachaça por R$ 10": one of this dish at this price. */
const namedCombo: ClauseReader = (clause, names) => {
  const [, dish = '', drink, , said] = oneCombo.exec(clause) ?? []
  const of = names.dishIn(dish)
  if (of === null || said === undefined) return null
  const serves = drink === undefined ? [] : names.servesIn(drink)
  return serves === null ? null : [{ kind: 'newCombo', count: 1, max: moneyOf(said), of }]
}

const outOfCombos = whole('(.+?) (?:(?:fica|ficam|esta|deixa|vai|sempre) )?(?:de )?fora d[oae]s? combos?')
const notInCombos = whole(
  '(.+?) nao (?:entra|entram|vai|vao|pode entrar)(?: em| n[oa]s?)? (?:nenhum )?combos?',
)
const noCombosWith = whole(
  '(?:nenhum combo|combos? nao|nao (?:quero|faca|fazer|fazemos) combos?) (?:com|de) (.+)',
)
const noCombos = whole(
  '(?:sem|nada de|nenhum|nao (?:quero|queremos|faco|facam|fazemos|preciso de|precisa(?: de)?|trabalho com|trabalhamos com)(?: nenhum| fazer)?) combos?',
)
const readOut: ClauseReader = (clause, names) => {
  if (noCombos.test(clause)) return [{ kind: 'pairingRule', what: 'notInCombos', of: everyDish }]
  const said = [outOfCombos, notInCombos, noCombosWith].map((one) => one.exec(clause)?.[1]).find(Boolean)
  const named = said === undefined ? null : (names.dishesIn(said) ?? names.servesIn(said))
  return named?.map((of) => ({ kind: 'pairingRule', what: 'notInCombos', of })) ?? null
}

const except = whole('(?:menos|exceto|salvo|tirando|so|a nao ser) (.+?)(?: (?:que )?pode\\w* passar)?')
const readExcept: ClauseReader = (clause, names, { offer }) => {
  const named = offer === 'combo' ? names.dishesIn(except.exec(clause)?.[1] ?? '') : null
  return named?.map((of) => ({ kind: 'pairingRule', what: 'aboveCeiling', of })) ?? null
}

const doseSize = whole(
  '(?:(?:as|a) )?(?:doses?|provas?|medidas?|golinhos?|tacinhas?)(?: (?:pequenas?|com o prato|do par|por prato|bem pequenas?))*(?: (?:tem que ser|sao|seja|sejam))?(?: (?:de|tipo|com|uns|a|:))* (\\d{2,3}) ?ml(?: (?:no menu|com o prato|por prato|cada))?',
)
const dosePrice = whole(
  `(?:(?:a|as) )?doses?(?: puras?| de cachaca)?,? (?:${most}|n\\w* pass\\w+ de|sem passar de|a) ${amount}`,
)
const readDose: ClauseReader = (clause, _names, carry) => {
  const ml = doseSize.exec(clause)?.[1]
  if (ml !== undefined) return [{ kind: 'portion', item: 'dose', amount: Number(ml), unit: 'ml' }]
  const max = dosePrice.exec(clause)?.[1]
  if (max === undefined) return null
  carry.offer = 'dose'
  return [price('dose', { max: moneyOf(max) })]
}

const servePrice = whole(`(.+?) (?:n\\w* (?:pode |deve )?pass\\w+ de|${most}) ${amount}`)
/** "caipirinha não passa de 18": a drink of the house. */
const readServePrice: ClauseReader = (clause, names) => {
  const [, said = '', max] = servePrice.exec(clause) ?? []
  const [item, ...others] = names.servesIn(said) ?? []
  if (item === undefined || others.length > 0 || max === undefined) return null
  return [price(offerNames[item] ?? (item === 'cachaça' ? 'dose' : item), { max: moneyOf(max) })]
}

const ruler = whole(
  `(?:(?:a|uma) )?(?:regua|voo|flight|degustacao)(?: de(?: ${number})?(?: cachacas?)?)? (${most}|a|por|de) ${amount}`,
)
const readRuler: ClauseReader = (clause) => {
  const found = ruler.exec(clause)
  if (found?.[3] === undefined || !/^(?:(?:a|uma) )?(?:regua|voo|flight)/.test(clause)) return null
  const value = moneyOf(found[3])
  return [price('régua', /^(?:a|por|de)$/.test(found[2] ?? '') ? { max: value, min: value } : { max: value })]
}

const flightSlots: readonly (readonly [RegExp, (found: RegExpExecArray) => Partial<Flight> | null])[] = [
  [
    new RegExp(`(?:de |em |com |para )?${number} (?:tempos|passos|etapas|momentos)`),
    ([, said]) => {
      const courses = amountIn(said)
      return Number.isInteger(courses) && courses > 1 && courses < 13 ? { courses } : null
    },
  ],
  [
    new RegExp(
      `(?:(?:a )?ate|no maximo|por|a|de|maximo de) (?:uns )?${amount} por (?:pessoa|cabeca|cliente|convidado)`,
    ),
    ([, said]) => ({ max: moneyOf(said ?? '') }),
  ],
  [
    /(?:(?:com )?(?:no maximo|ate|maximo de|limite de)) (\d{2,4}) ?ml(?: (?:de|em) (?:bebida alcoolica|alcool|cachaca|dose|bebida)s?)?(?: (?:por|para cada|cada|a cada) (?:pessoa|cabeca|cliente|convidado))?(?: (?:a|na|por) noite(?: (?:toda|inteira))?)?/,
    ([, said]) => ({ ml: Number(said) }),
  ],
]
type Flight = Omit<Extract<WishContent, { kind: 'flight' }>, 'kind'>
const flightFiller =
  /(?:^|\s)(?:a|o|as|os|um|uma|com|e|de|do|da|no|na|em|que|quero|queremos|menu|degustacao|harmonizacao|harmonizado|harmonizad[oa]|harmonizar|bebidas?|completo|custe|custa|custando|fique|seja|saia|por|para|toda?)(?=\s|$)/g

/** "harmonização do menu degustação de cinco tempos a até R$ 120 por pessoa" */
const readFlight: ClauseReader = (clause, _names, carry) => {
  let rest = clause.replaceAll(',', ' ')
  let flight: Flight = {}
  for (const [slot, wishOf] of flightSlots) {
    const found = slot.exec(rest)
    const value = found && wishOf(found)
    if (!found || !value) continue
    flight = { ...flight, ...value }
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  const isAbout =
    carry.offer === 'flight' ||
    flight.courses !== undefined ||
    flight.ml !== undefined ||
    /degustacao|harmonizacao do menu/.test(clause)
  if (Object.keys(flight).length === 0 || !isAbout) return null
  for (let last = ''; last !== rest; ) {
    last = rest
    rest = rest.replaceAll(flightFiller, ' ')
  }
  if (rest.trim() !== '') return null
  carry.offer = 'flight'
  return [{ kind: 'flight', ...flight }]
}

const course = whole(
  '(?:(?:abr\\w+|comec\\w+|inici\\w+) com (.+?))?(?:(?:,| e|, e)? ?(?:fech\\w+|termin\\w+|encerr\\w+) com (.+))?',
)
const readCourse: ClauseReader = (clause, names) => {
  const [, first, last] = course.exec(clause) ?? []
  if (first === undefined && last === undefined) return null
  const [opens, closes] = [first, last].map((said) => (said === undefined ? undefined : names.dishIn(said)))
  if (opens === null || closes === null) return null
  return [{ kind: 'flight', ...(opens && { opens }), ...(closes && { closes }) }]
}

const noRepeat = whole(
  '(?:(?:nao|nunca|sem|n) repet\\w+ (?:a |as |o |nenhuma? )?(?:mesm[oa]s? )?(?:bebidas?|drinks?|cachacas?)|(?:uma )?(?:bebida|cachaca) (?:diferente|nova) (?:em|para|por|pra|a) cada (?:tempo|prato))(?: (?:n[oa]s?|entre os|em) (?:menu|tempos|degustacao|menu degustacao))?',
)
const readNoRepeat: ClauseReader = (clause) =>
  noRepeat.test(clause) ? [{ kind: 'flight', noRepeat: true }] : null

const notAbove = whole(
  '(?:e )?(?:nao|n) (?:quero|queremos|posso|podemos) (?:passar|cobrar mais)(?: (?:dele|disso|desse preco|dela|que ele|do que ele))?',
)
/** "o vizinho cobra 14 na dose, não quero passar dele" */
const readNotAbove: ClauseReader = (clause, _names, { theirs }) =>
  theirs !== null && notAbove.test(clause) ? [price('dose', { max: theirs })] : null

const halfDose = whole(
  `(?:a |uma )?(?:meia dose|meia-dose|dose pequena|medida|golinho|dosinha) (?:a|por|de|${most}) ${amount}`,
)
const readHalfDose: ClauseReader = (clause) => {
  const max = halfDose.exec(clause)?.[1]
  return max === undefined ? null : [price('meia dose', { max: moneyOf(max) })]
}

const timesOnly = whole(
  '(?:das?|de|entre) (\\d{1,2})(?:[:h](\\d{2})?)? ?(?:h|horas)? ?(?:as|a|ate|ate as|e|-) ?(\\d{1,2})(?:[:h](\\d{2})?)? ?(?:h|horas)?',
)
/** "das 14h às 22h" after the open days. */
const readTimes: ClauseReader = (clause, _names, { offer }) => {
  const found = timesOnly.exec(clause)
  if (!found || offer !== 'open') return null
  const hour = (whole: string | undefined, minutes: string | undefined) =>
    Number(whole) + Number(minutes ?? 0) / 60
  const [start, end] = [hour(found[1], found[2]), hour(found[3], found[4])]
  if (start > 24 || end > 24 || start === end) return null
  return [{ kind: 'hours', what: openHours, start, end }]
}

export const readOffers: ClauseReader = firstOf(
  readHalfDose,
  readTimes,
  readNotAbove,
  readExcept,
  readCombos,
  partOfCombos,
  namedCombo,
  readOut,
  readDose,
  readRuler,
  readFlight,
  readCourse,
  readNoRepeat,
  readServePrice,
)
