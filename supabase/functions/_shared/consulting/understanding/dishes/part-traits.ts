/** The qualities that a clause asks of some dishes, read from its start. */
import { dietTerms } from '../../base/lexicon/diets.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { DishWay } from '../../base/request/dish-wishes.ts'
import { amountIn, foodAt, number } from './shape.ts'

export type PartTrait =
  | { what: 'holds'; names: string[] }
  | { what: 'free'; names: string[]; isDiet: boolean }
  | { what: 'cooked'; way: DishWay }
  | { what: 'quick'; minutes: number }
  | { what: 'keeps'; days: number }
  | { what: 'shared'; serves: number }
  | { what: 'priced'; max: number; mayCostMore?: true }
  | { what: 'ahead' }
  | { what: 'handheld' }

type Range = { min?: number; max?: number; about?: number }

/** The qualities, and how many letters state them. */
export type Asked = { traits: PartTrait[]; ranges: Range[]; length: number }

type One = { traits: PartTrait[]; range?: Range; length: number }

const at = (source: string) => new RegExp(`^(?:${source})(?![\\p{L}\\p{N}%])`, 'u')

const ways: readonly (readonly [words: RegExp, way: DishWay])[] = [
  [at('(?:frit[oa]s?|fritar|fritura|n[ao] (?:fritadeira|oleo))'), 'fried'],
  [at('(?:assad[oa]s?|de forno|no forno|assar)'), 'baked'],
  [at('(?:n[ao]|de) (?:brasa|churrasqueira)'), 'grilled'],
  [at('(?:n[ao]|de) chapa'), 'griddled'],
  [at('flambad[oa]s?(?: (?:a|na) mesa)?'), 'flamed'],
  [at('(?:fri[oa]s?|gelad[oa]s?)'), 'cold'],
]

const money = '(?:r\\$ ?)?(\\d{1,4}(?:[.,]\\d{1,2})?)(?: ?(?:reais|real|contos?|pila))?'
const moneyOf = (said: string | undefined) => Number((said ?? '').replace(',', '.'))
const sum =
  '(?:(?:custar|custem?|custando|sair|saiam?|chegar|ir|passar|ser|vender|vendid[oa]s?|por|de|a|com preco|preco) )*'
const below = at(
  `${sum}(abaixo de|menos de|por menos de|ate|no maximo|ate no maximo|de no maximo) ${money}(?! ?(?:min|pessoas|dias|g |ml|%))`,
)
const between = at(`${sum}entre ${money} e ${money}`)
const reaching = at(`(?:chegar|ir|custar|passar|sair)(?: (?:a|ate|de|por))? ${money}`)

const quick = at(
  `(?:pront[oa]s?|servid[oa]s?|na mesa|feit[oa]s?|rapid[oa]s?|sair|saiam?|em|ate|no maximo|menos de)(?:,? (?:pront[oa]s?|em|com|no|de|ate|maximo|menos))* ${number} ?(?:min|minutos?|minutinhos?)`,
)
const keeps = at(
  `(?:aguent\\p{L}+|dur\\p{L}+|segur\\p{L}+|resist\\p{L}+)(?: (?:bem|ate|pelo menos|uns))* ${number} dias?(?: (?:n[ao]|em|de) (?:vitrine|geladeira|balcao|camara)(?: refrigerad[oa])?)?`,
)
const shared = at(
  `(?:(?:servir|sirvam?|serve|para|pra|pro|de) )+(?:${number}(?: ?(?:pessoas?|gente)|(?<!(?<!\\p{L})de \\S+)(?=\\s*(?:$|[,.;!])))(?: (?:dividir(?:em)?|compartilhar(?:em)?))?|(?:dividir|compartilhar|repartir)(?: (?:entre|com|por|para|pra|em) ${number}(?: pessoas?)?| (?:em|entre|com|n?a) (?:a )?(?:familia|mesa|turma|galera|grupo|casal))?|(?:o )?casal|(?:a )?mesa(?: toda)?|(?:a )?familia)`,
)
const ahead = at('(?:(?:ser |feit[oa]s? |pront[oa]s? |prepara\\p{L}+ )?(?:de|na) vespera)')
/** "pra viagem que o cara come dirigindo, sem lambuzar" */
const byHand = at(
  `(?:(?:pra|para) (?:a )?(?:viagem|levar),? )?(?:(?:que|pra|para) (?:\\p{L}+ ){0,3}?com\\p{L}* (?:dirigindo|andando|em pe|de pe|com a mao|na mao|no carro|na estrada|no volante)(?:,? (?:e )?sem (?:se )?(?:lambuzar|sujar|melar)\\p{L}*(?: a mao)?)?|sem (?:se )?(?:lambuzar|sujar|melar)\\p{L}*(?: a mao)?)`,
)
const diets = at(
  '(?:(vegan|vegetarian)[oa]s?|(?:so |apenas )?(?:com|de) (?:legumes?|verduras?|vegeta(?:l|is)) (?:so|apenas)|(?:so|apenas) (?:com|de) (?:legumes?|verduras?|vegeta(?:l|is)))',
)
const holding = at(
  '(?:(?:com|de|a base de|leva|levam|levar|levem?|levando|usar|usem?|usando|ter|tenham?)(?: (?:proteina|carne) d[ea](?= fei))?(?: (?:[oa]s?|noss[oa]s?)(?= \\p{L}))*(?= ))',
)
const joints = /^(?:,? (?:ou|e)(?: com| de)? |, )/u

function foodsAt(said: string): { names: string[]; isEither: boolean; length: number } | null {
  const names: string[] = []
  let length = 0
  let isEither = false
  for (;;) {
    const food = foodAt(said.slice(length))
    if (!food || !/^\p{L}/u.test(said.slice(length))) break
    names.push(food.term.name)
    length += food.length
    const joint = joints.exec(said.slice(length))?.[0]
    if (joint === undefined || !foodAt(said.slice(length + joint.length))) break
    // "com caju e dois com coco": the next clause.
    if (/^\s*(?:um|uma|dois|duas|tres|quatro|cinco|\d)(?!\p{L})/u.test(said.slice(length + joint.length)))
      break
    isEither ||= /ou/.test(joint)
    length += joint.length
  }
  return names.length === 0 ? null : { names: [...new Set(names)], isEither, length }
}

/** "café da serra", "galinha do nosso sítio": where it comes from; "capote (galinha-d'angola)": what else it is called. */
const origin =
  /^ (?:(?:aqui )?d[aeo]s? (?:noss[oa] |minha |meu |propri[oa] )?(?:serra|sitio|horta|fazenda|quintal|regiao|terra|casa|mar|praia|sertao|roca|produtor(?:es)?)(?: daqui| da gente)?(?!\p{L})|\([^()]{2,40}\))/u

function foodTrait(said: string): One | null {
  const lead = holding.exec(said)?.[0]
  if (lead !== undefined) {
    const foods = foodsAt(said.slice(lead.length + 1))
    if (!foods) return null
    const named = lead.length + 1 + foods.length
    const length = named + (origin.exec(said.slice(named))?.[0].length ?? 0)
    return foods.isEither
      ? { traits: [{ what: 'holds', names: foods.names }], length }
      : { traits: foods.names.map((name) => ({ what: 'holds', names: [name] })), length }
  }
  const without = /^sem (?:nada de |nenhum[ao]? )?/.exec(said)?.[0]
  if (without === undefined) return null
  const [word = ''] = /^\p{L}+/u.exec(said.slice(without.length)) ?? []
  const term = foodAt(said.slice(without.length))?.term ?? findTerm(word)
  const length = foodAt(said.slice(without.length))?.length ?? word.length
  if (!term || term.kind === 'equipment') return null
  const end = without.length + length
  const joint = /^,? (?:nem|e sem|ou)(?: de)? /u.exec(said.slice(end))?.[0] ?? ''
  const second = joint === '' ? null : foodAt(said.slice(end + joint.length))
  const [diet, ...others] = asDiet([term.name, ...(second ? [second.term.name] : [])])
  return second && diet && others.length === 0
    ? { traits: [{ what: 'free', names: [diet], isDiet: true }], length: end + joint.length + second.length }
    : {
        traits: [{ what: 'free', names: [term.name], isDiet: Object.hasOwn(dietTerms, term.name) }],
        length: end,
      }
}

const flesh = /^(?:carnes?|frango|aves|peixes?|frutos do mar|peixes e frutos do mar)$/u

/** "sem carne nem peixe" is one dish of one diet. */
export const asDiet = (foods: readonly string[]): readonly string[] =>
  foods.length > 1 && foods.every((food) => flesh.test(food)) ? ['vegetariano'] : foods

function priceTrait(said: string): One | null {
  const range = between.exec(said)
  if (range) {
    const [min, max] = [moneyOf(range[1]), moneyOf(range[2])]
    return min > 0 && max > min ? { traits: [], range: { min, max }, length: range[0].length } : null
  }
  const limit = below.exec(said)
  if (limit) {
    const value = moneyOf(limit[2])
    const max = /menos|abaixo/.test(limit[1] ?? '') ? value - 0.01 : value
    return value > 0 ? { traits: [{ what: 'priced', max }], range: { max }, length: limit[0].length } : null
  }
  const reached = reaching.exec(said)
  const max = moneyOf(reached?.[1])
  return reached && max > 0
    ? { traits: [{ what: 'priced', max, mayCostMore: true }], range: { max }, length: reached[0].length }
    : null
}

function numbered(match: RegExpExecArray | null, traitOf: (value: number) => PartTrait): One | null {
  if (!match) return null
  const value = amountIn(match.slice(1).find((one) => one !== undefined))
  return { traits: [traitOf(Number.isInteger(value) ? value : 0)], length: match[0].length }
}

function oneAt(said: string, isFirst: boolean): One | null {
  const [way, id] = ways.flatMap(([words, one]) => {
    const found = words.exec(said)
    return found ? [[found[0], one] as const] : []
  })[0] ?? [null, null]
  if (way !== null && id !== null) return { traits: [{ what: 'cooked', way: id }], length: way.length }
  const diet = diets.exec(said)
  if (diet) {
    const name = diet[1] === 'vegan' ? 'vegano' : 'vegetariano'
    return { traits: [{ what: 'free', names: [name], isDiet: true }], length: diet[0].length }
  }
  const day = ahead.exec(said)
  if (day) return { traits: [{ what: 'ahead' }], length: day[0].length }
  const hand = byHand.exec(said)
  if (hand) return { traits: [{ what: 'handheld' }], length: hand[0].length }
  return (
    priceTrait(said) ??
    numbered(quick.exec(said), (minutes) => ({ what: 'quick', minutes })) ??
    numbered(keeps.exec(said), (days) => ({ what: 'keeps', days })) ??
    sharedTrait(said) ??
    // "um com costelinha de porco": a second "de" belongs to the food.
    (isFirst || !said.startsWith('de ') ? foodTrait(said) : null)
  )
}

/** Guests of a plate that is only said to be shared. */
export const usualGuests = (said: string): number =>
  /(?<!\p{L})(?:familia|mesa|turma|galera|grupo)(?!\p{L})/u.test(said) ? 4 : 2

function sharedTrait(said: string): One | null {
  const match = shared.exec(said)
  return numbered(match, (people) => ({
    what: 'shared',
    serves: people > 1 ? people : usualGuests(match?.[0] ?? ''),
  }))
}

const isSound = (trait: PartTrait) =>
  trait.what === 'quick' ? trait.minutes > 0 : trait.what === 'keeps' ? trait.days > 0 : true

/** The qualities from here on; null if there are none. */
export function traitsAt(said: string): Asked | null {
  const asked: Asked = { traits: [], ranges: [], length: 0 }
  for (;;) {
    const joint =
      asked.length === 0
        ? ''
        : (/^(?:,? e |, (?=(?:vegan|vegetarian)[oa]s?(?![a-z]))| )/.exec(said.slice(asked.length))?.[0] ??
          null)
    const one = joint === null ? null : oneAt(said.slice(asked.length + joint.length), joint === '')
    if (!one || joint === null) break
    asked.traits.push(...one.traits)
    if (one.range) asked.ranges.push(one.range)
    asked.length += joint.length + one.length
  }
  return asked.length > 0 && asked.traits.every(isSound) ? asked : null
}
