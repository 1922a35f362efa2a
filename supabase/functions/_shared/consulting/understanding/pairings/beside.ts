/** Which drink goes with which dish: "caipirinha só com fritura", "torresmo sempre com a Alambique". */
import { anyDrink, withoutAlcohol } from '../../base/pairing/named-serves.ts'
import { amountIn } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { boundOf, type ClauseReader, counted, firstOf, whole } from './clause.ts'
import type { Names } from './names.ts'

type Pairing = Extract<WishContent, { kind: 'pairing' }>

const pairing = (wish: Omit<Pairing, 'kind'>): WishContent[] => [{ kind: 'pairing', ...wish }]

const goes =
  '(?:(?:vai|vao|fica|ficam|sai|saem|entra|entram|e|leva|levam|pede|pedem|combina|combinam|acompanha|acompanham|harmoniza|harmonizam|serve|servem|pode|podem)(?: bem| ser| ir| servid[oa]s?)*\\s+)?'
const joint = '(?:com|em|n[oa]s?|pr[oa]s?|para|ao lado d[eoa]s?|junto d[eoa]s?|junto com)'

const onlyWith = whole(`(.+?),? (?:so|somente|apenas|exclusivamente) ${goes}${joint} (.+)`)
const alwaysWith = whole(`(.+?),? (?:sempre )?${goes}(?:sempre )?${joint} (.+)`)

/** Of two phrases around a joint, the one that names drinks, and the one that names dishes. */
function sidesOf(left: string, right: string, names: Names) {
  const [drinks, food] = [names.servesIn(left), names.dishesIn(right)]
  if (drinks && food) return { serves: drinks, dishes: food, drinksFirst: true }
  const [dishes, serves] = [names.dishesIn(left), names.servesIn(right)]
  return dishes && serves ? { serves, dishes, drinksFirst: false } : null
}

const readOnly: ClauseReader = (clause, names) => {
  const [, left = '', right = ''] = onlyWith.exec(clause) ?? []
  const sides = left ? sidesOf(left, right, names) : null
  if (!sides) return null
  const { serves, dishes, drinksFirst } = sides
  return pairing({ rule: drinksFirst ? 'onlyBeside' : 'only', serves, dishes })
}

const soberDishes = whole('(.+?),? (?:(?:so|sempre|e|fica|ficam|vai|vao|tudo) )*sem alcool')

const readAlways: ClauseReader = (clause, names) => {
  const sober = soberDishes.exec(clause)?.[1]
  const soberFood = sober === undefined ? null : names.dishesIn(sober)
  if (soberFood) return pairing({ rule: 'only', serves: [withoutAlcohol], dishes: soberFood })
  const [, left = '', right = ''] = alwaysWith.exec(clause) ?? []
  const sides = left ? sidesOf(left, right, names) : null
  return sides && pairing({ rule: 'only', serves: sides.serves, dishes: sides.dishes })
}

const serving =
  '(?:ofere[cç]\\w*|serv\\w*|sirv\\w*|quer\\w*|bot\\w*|coloc\\w*|us[eao]\\w*|uso|harmoniz\\w*|faz\\w*|vend\\w*|pode|tem|indi\\w*|suger\\w*|sugir\\w*|recomend\\w*)'
const no = '(?:(?:a gente |eu |aqui )*(?:nao|nunca|jamais|n|nem))'
const neverBeside = [
  whole(`(?:nada d[eao]s?|nenhum[a]?|sem|evit\\w+|nunca) (.+?) ${joint} (.+)`),
  whole(`${no} ${serving}(?: ${serving})? (.+?) ${joint} (.+)`),
  whole(
    `(.+?),? ${no} (?:vai|vao|combina|combinam|entra|entram|serve|servem|sai|saem|fica|ficam|cai|caem|pega)(?: bem)? ${joint} (.+)`,
  ),
  whole(`(.+?),? (?:nunca|jamais) ${joint} (.+)`),
]
const neverAtAll = [
  whole(`(?:nada d[eao]s?|sem|evit\\w+|${no} ${serving}(?: ${serving})?) (.+)`),
  whole(`(.+?),? (?:${no} (?:entra|entram|vai|vao|serve|precisa)|(?:fica|ficam|esta|deixa)? ?(?:de )?fora)`),
]

const readNever: ClauseReader = (clause, names) => {
  for (const pattern of neverBeside) {
    const [, left = '', right = ''] = pattern.exec(clause) ?? []
    const sides = left ? sidesOf(left, right, names) : null
    if (sides) return pairing({ rule: 'never', serves: sides.serves, dishes: sides.dishes })
  }
  for (const pattern of neverAtAll) {
    const [, named = ''] = pattern.exec(clause) ?? []
    if (!named) continue
    const serves = names.servesIn(
      named.replace(/ (?:n[oa]s? )?(?:harmonizac\w+|pares|par|sugest\w+|cardapio)$/, ''),
    )
    if (serves && !serves.includes(withoutAlcohol) && !serves.includes(anyDrink))
      return pairing({ rule: 'never', serves })
  }
  return null
}

const skips = [
  whole(`(?:nao|n|nem|sem) (?:precis\\w+ )?harmoniz\\w+ (.+)`),
  whole(
    `(.+?),? (?:nao|n) (?:precisa|precisam|entra|entram|quero)(?: (?:de )?(?:harmoniza\\w+|par|bebida))?`,
  ),
  whole(`(?:deix\\w+|fic\\w+) (.+?) (?:de )?fora(?: (?:da harmonizacao|das harmonizacoes|dos pares))?`),
  whole(
    `(.+?),? (?:fica|ficam|esta|estao)(?: de)? fora(?: (?:da harmonizacao|das harmonizacoes|dos pares))?`,
  ),
]

const readSkip: ClauseReader = (clause, names) => {
  for (const pattern of skips) {
    const dishes = names.dishesIn(pattern.exec(clause)?.[1] ?? '')
    if (dishes) return pairing({ rule: 'skip', dishes })
  }
  return null
}

const share = `(?:${counted}|(?:(no maximo|ate|pelo menos|no minimo|ao menos) )?(?:a )?(metade))`
const someDishes = whole(`${share} (?:d[oae]s? )?(.+?) ${goes}${joint} (.+)`)
const someServes = whole(`(.+?) (?:em|com|n[oa]s?) ${share} (?:d[oae]s? )?(.+)`)

const readSome: ClauseReader = (clause, names) => {
  const beside = someDishes.exec(clause)
  if (beside) {
    const [, bound, count, halfBound, half, food = '', drinks = ''] = beside
    const sides = sidesOf(food, drinks, names)
    if (sides && !sides.drinksFirst) return some(sides, bound ?? halfBound, count, half)
  }
  const of = someServes.exec(clause)
  if (!of) return null
  const [, drinks = '', bound, count, halfBound, half, food = ''] = of
  const [serves, dishes] = [names.servesIn(drinks), names.dishesIn(food)]
  return serves && dishes ? some({ serves, dishes }, bound ?? halfBound, count, half) : null
}

function some(
  { serves, dishes }: { serves: string[]; dishes: string[] },
  bound: string | undefined,
  count: string | undefined,
  half: string | undefined,
): WishContent[] | null {
  if (half !== undefined)
    return pairing({ rule: 'some', serves, dishes, part: 'half', bound: boundOf(bound) })
  const many = amountIn(count)
  return Number.isInteger(many) && many > 0
    ? pairing({ rule: 'some', serves, dishes, count: many, bound: boundOf(bound) })
    : null
}

const firsts = [
  whole(
    `(?:${joint} )?(.+?),? (?:primeiro|antes|de preferencia|preferencia para|prefiro|priorize|priorizar) (.+)`,
  ),
  whole(
    `(?:primeiro|de preferencia|prefiro|priorize|priorizar|vender mais|quero vender mais|girar mais) (.+?) ${joint} (.+)`,
  ),
]

const readFirst: ClauseReader = (clause, names) => {
  for (const pattern of firsts) {
    const [, left = '', right = ''] = pattern.exec(clause) ?? []
    const sides = left ? sidesOf(left, right, names) : null
    if (sides) return pairing({ rule: 'first', serves: sides.serves, dishes: sides.dishes })
  }
  return null
}

const more = whole('(?:vender|girar|empurrar|puxar|destacar) mais (.+)')
const readMore: ClauseReader = (clause, names, carry) => {
  const serves = names.servesIn(more.exec(clause)?.[1] ?? '')
  if (serves) carry.serve = serves[0] ?? null
  return serves && pairing({ rule: 'first', serves })
}

const starts = whole(
  `(?:comec\\w+|inici\\w+|primeiro|destaqu\\w+|destacar|foco|focar|priorize|prioridade|capriche)(?: (?:por|pel[oa]s?|com|em|n[oa]s?|para|pr[oa]s?))?:? (.+)`,
)
const readStart: ClauseReader = (clause, names) => {
  const dishes = names.dishesIn(starts.exec(clause)?.[1] ?? '')
  return dishes?.map((item) => ({ kind: 'promote', item })) ?? null
}

const lacking = whole(
  '(.+?),? (?:(?:esta|ta|estao|tao|ficou) )?(?:em falta|acabou|acabaram|nao tem mais|sem estoque)(?: (?:ate|por) .+)?',
)
const readLack: ClauseReader = (clause, names) => {
  const serves = names.servesIn(lacking.exec(clause)?.[1] ?? '')
  return serves?.every((one) => one.startsWith('cachaça '))
    ? serves.map((what) => ({ kind: 'exclude', what, why: 'supply' }))
    : null
}

const onlyThese = whole(
  '(?:(?:a gente|eu|aqui) )*so (?:trabalh\\w+ com|uso|usamos|tenho|temos|sirvo|servimos|vend\\w+|quero) (.+?)(?: (?:por enquanto|agora|aqui|hoje))*',
)
/** "só trabalhamos com Alambique e Carvalho": the farm's others are out of the house. */
const readOnlyThese: ClauseReader = (clause, names) => {
  const serves = names.servesIn(onlyThese.exec(clause)?.[1] ?? '')
  return serves?.every((one) => one.startsWith('cachaça '))
    ? serves.map((what) => ({ kind: 'only', what, why: 'supply' }))
    : null
}

export const readBeside: ClauseReader = firstOf(
  readLack,
  readOnlyThese,
  readNever,
  readSkip,
  readOnly,
  readSome,
  readFirst,
  readMore,
  readStart,
  readAlways,
)
