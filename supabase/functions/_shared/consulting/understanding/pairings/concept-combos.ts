/**
 * Combos and tastings as owners tell them, with their parts in any order: "combo pra dois, um crepe e duas bebidas,
 * até 60, sobra quanto?", "degustação de três pratos, trinta pessoas, 28 por cabeça".
 */
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'
import {
  anyNumber,
  ceilingIn,
  dishNamed,
  drinkNamed,
  hoursIn,
  numberIn,
  runsOf,
  wordsOf,
} from './concept-words.ts'

const comboWords =
  /\b(?:combos?|combinad[oa]|duplinha|dupla|casadinha|kit|pacote|promo(?:cao)?|happy hour|lanche da tarde|merenda)\b|\b(?:bebida|suco|refrigerante|cerveja|chope|vinho|cafe|drink)s? por (?:r\$ ?)?\d/
/** Parts by what they are called. */
const partKinds: readonly (readonly [string, RegExp])[] = [
  ['entrada', /^(?:entrad(?:a|as|inha)|petiscos?|tira.?gostos?|aperitivos?)$/],
  ['prato', /^(?:pratos?(?: (?:principa(?:l|is)|quentes?))?)$/],
  ['sobremesa', /^(?:sobremesas?)$/],
  ['taça', /^tacas?(?: de vinho)?$/],
  ['bebida', /^(?:bebidas?|drinks?)$/],
]
const partOf = (phrase: string, names: Names): string | null =>
  partKinds.find(([, words]) => words.test(phrase))?.[0] ??
  names.dishIn(phrase) ??
  names.groupIn(phrase) ??
  drinkNamed(phrase, names)

const isDrinkPart = (part: string, names: Names) =>
  part === 'bebida' || part === 'taça' || (names.dishIn(part) === null && drinkNamed(part, names) !== null)

/** A number that goes on is not its first word: "vinte e cinco". */
const whole = '(?! e (?:uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove)\\b)'
const one = /^(?:um|uma|1)$/
const couple = /\b(?:casal|namorados|para dois|pra dois|para duas|pra duas|2 pessoas|duas pessoas)\b/
const eaters = new RegExp(`\\b(?:para|pra|de) (${anyNumber}) pessoas?\\b`)
const forChildren = /\b(?:infantil|infantis|kids|crianca|criancas|crianca pequena)\b/
/** Words that begin what is no part: the occasion, and what the owner asks. */
const notParts = /\b(?:merenda|lanche da tarde|happy hour|almoco de|jantar de)\b/g
/** "quais pratos cabem": what is asked of the parts, and no part. */
const whichOfThem = /\b(?:qual|quais|que|com qual|com quais) (?:pratos?|bebidas?|petiscos?|doces?)\b/g
const margin = /margem (?:de |acima de |minima de )?(\d{1,2}) ?(?:%|por cento)/

/** Orders and questions about combos that exist name no parts of a new one. */
const ofExisting =
  /\b(?:cada combo|os combos|combos (?:que|de hoje|atuais)|nos combos|fora dos? combos?|desconto|brinde|de graca)\b/

/** No combo is wanted. */
const refused =
  /^(?:e |mas )?(?:o|os|cada|nenhum|todo|qualquer) (?:\w+ )?combos?\b|^(?:(?:eu|a gente|nos|mas|e) )*(?:nao|nem|sem|nada de|nunca|chega de|evit\w+|tir\w+)\b/

const tableOf = new RegExp(
  `\\b(?:familia|mesa|turma|grupo|alimentar|servir|combo(?: de familia)?(?: (?:pra|para))?|(?:pra|para) (?:uma )?(?:familia|mesa)(?: de)?) (?:de |com |pra |para |uns |umas )*(${anyNumber})\\b${whole}(?! (?:reais|pratos?|comidas?|bebidas?|garraf))`,
)
const feeds = /\b(?:combo|mesa|fechar|fecha|montar|monta|alimentar|almoco|pacote|cabe|da pra|da para|forte)\b/
const upTo = new RegExp(
  `\\b(?:ate|por|no maximo|passar? de|passe de|com|cabendo em) (?:uns |no maximo )?(?:r\\$ ?)?(${anyNumber})${whole}(?: reais)?\\b(?! (?:pessoas|pratos|bebidas))`,
  'g',
)
/** Guests of a table from which on it is no couple, and up to which it is one table. */
const [leastFamily, mostFamily] = [3, 20]
/** R$ below which nothing feeds a table. */
const leastTable = 20

/** "domingo vem família de seis, dá pra fechar comida e bebida por 250?": everything that a table needs, at one price. */
export function readFamilyTable(said: string): WishContent[] | null {
  const guests = numberIn(tableOf.exec(said)?.[1] ?? eaters.exec(said)?.[1])
  if (!(guests >= leastFamily && guests <= mostFamily) || !feeds.test(said) || perPerson.test(said))
    return null
  if (ofExisting.test(said) || refused.test(said)) return null
  const max = [...said.matchAll(upTo)]
    .map(([, amount]) => numberIn(amount))
    .findLast((one) => one >= leastTable)
  if (max === undefined || !/\b(?:comida|combo|mesa|alimentar|almoco)\b/.test(said)) return null
  const weekdays = weekdaysIn(said)
  return [
    {
      kind: 'newCombo',
      count: 1,
      max,
      guests,
      ...(weekdays.length > 0 && weekdays.length < 7 && { weekdays }),
    },
  ]
}

/** A combo of what the sentence names, with its ceiling, guests, days and hours. */
export function readTellingCombo(said: string, names: Names): WishContent[] | null {
  if (!comboWords.test(said) || ofExisting.test(said) || refused.test(said) || said.includes('+')) return null
  const max = ceilingIn(said)
  const asksLeft = /\b(?:sobra|deixa|lucro|quanto (?:fica|da))\b/.test(said)
  if (max === null && !asksLeft) return null
  const words = wordsOf(said.replace(eaters, ' ').replace(notParts, ' ').replace(whichOfThem, ' '))
  const runs = runsOf(words, (phrase) => partOf(phrase, names))
  const parts = runs.map(({ named, from }) => {
    const before = words[from - 1] ?? ''
    const count = one.test(before) ? 1 : numberIn(before)
    return { named, count: Number.isInteger(count) && count > 1 && count < 13 ? count : 1 }
  })
  if (parts.some(({ named }) => /^(?:dose|cachaça)/.test(named))) return null
  const drinks = parts.filter(({ named }) => isDrinkPart(named, names))
  const foods = parts.filter(({ named }) => !isDrinkPart(named, names))
  const isOpen = foods.length === 0 && drinks.every(({ named }) => named === 'bebida')
  if (drinks.length === 0 || isOpen || parts.length > 5) return null
  const listed = [
    ...(foods.length === 0 ? ['comida'] : []),
    ...[...foods, ...drinks].map(({ named, count }) => (count > 1 ? `${count} ${named}` : named)),
  ]
  const many = numberIn(eaters.exec(said)?.[1])
  const guests = couple.test(said) ? 2 : many >= 2 && many <= 20 ? many : null
  const weekdays = weekdaysIn(said)
  const hours = hoursIn(said)
  const least = Number(margin.exec(said)?.[1])
  return [
    {
      kind: 'newCombo',
      count: 1,
      ...(max !== null && { max }),
      with: [...new Set(listed)],
      ...(guests !== null && { guests }),
      ...(weekdays.length > 0 && weekdays.length < 7 && { weekdays }),
      ...hours,
      ...(forChildren.test(said) && { sober: true }),
      ...(least > 0 && { margin: least }),
    },
  ]
}

const occasion =
  /\b(?:degustac\w+|confraternizac\w+|festa|evento|excursao|onibus|grupo|turma|formatura|aniversario|almoco|jantar|coquetel|cafe da manha|menu)\b/
const served = new RegExp(
  `\\b(?:de|com|em|uns|umas|quero|queria|servir) (${anyNumber}) (?!pessoas|convidad|lugares|gente|reais|horas|h\\b|de (?:janeiro|dezembro|novembro))([a-z]{4,}s)\\b`,
  'g',
)
const people = new RegExp(
  `\\b(${anyNumber}) (?:pessoas|convidad\\w+|lugares|gente|clientes|turistas|alun\\w+|professor\\w+|funcionari\\w+|passageir\\w+|mulheres|homens|senhor\\w+|romeir\\w+|colegas)\\b|\\b(?:grupo|turma|excursao|comitiva) (?:de|com) (${anyNumber})\\b${whole}\\b|\\b(?:para|pra|com) (${anyNumber})(?= (?:cabecas|la|aqui|no dia)|,|$)`,
)
const perHead = new RegExp(
  `(?:r\\$ ?)?(\\d{1,4}(?:[.,]\\d{1,2})?|${anyNumber})(?: reais| conto| contos| pila)? (?:por|a|cada|pra cada|de cada) ?(?:cabeca|pessoa|cada|um|convidad\\w+|pax)?`,
  'g',
)
const perPerson = /\b(?:por|a|cada|pra cada) ?(?:cabeca|pessoa|um|convidad\w+|pax)\b/

/** Small dishes of one tasting. */
const mostCourses = 8
/** Guests from which on a table is a group. */
const leastGroup = 6

/** A tasting for a group: courses, price a head, guests and day. */
export function readGroupTasting(said: string, names: Names, today: string): WishContent[] | null {
  if (!occasion.test(said) || !perPerson.test(said)) return null
  const count = [...said.matchAll(served)].find(
    ([, number]) => numberIn(number) >= 2 && numberIn(number) <= mostCourses,
  )
  const courses = numberIn(count?.[1])
  const [, ofPeople, ofGroup, ofThem] = people.exec(said) ?? []
  const guests = numberIn(ofPeople ?? ofGroup ?? ofThem)
  const price = [...said.matchAll(perHead)]
    .filter(([whole]) => perPerson.test(whole))
    .map(([, amount]) => numberIn((amount ?? '').replace(',', '.')))
    .at(-1)
  if (!(courses >= 2) || price === undefined || !(price > 0)) return null
  // A menu in courses for whoever comes is another thing.
  if (!(guests >= leastGroup && guests <= 2000)) return null
  const noun = count?.[2] ?? ''
  const of = /^(?:coisinhas|coisas|tempos|etapas|pratos|itens|provas|degustac)/.test(noun)
    ? null
    : (names.dishIn(noun) ?? names.groupIn(noun))
  const drinks = runsOf(wordsOf(said), (phrase) => drinkNamed(phrase, names)).map(({ named }) => named)
  const parts = [...(of === null ? [] : [of]), ...drinks.slice(0, 1)]
  const on = findDates(said, today)[0]?.span.from
  return [
    {
      kind: 'tasting',
      courses,
      price,
      guests,
      ...(on !== undefined && { on }),
      ...(parts.length > 0 && { with: parts }),
    },
  ]
}

const state =
  /\b(?:encalh\w+|\d{1,3} (?:garrafas?|latas?|caixas?|litros?) (?:parad[oa]s?|encostad[oa]s?|sobrando)|(?:ta|tao|esta|estao|anda|andam|fica|ficou|ficam|vive|vivem|segue) (?:muito |meio |tudo |toda |todo )?(?:parad[oa]s?|encostad[oa]s?|sobrando)|parad[oa]s? (?:no estoque|na geladeira|la|aqui|faz)|nao (?:ta |esta |tem )?(?:sai|saem|saindo|gira|giram|girando|vende|vendem|vendendo|vendid\w+)|sai(?:em)? (?:muito )?pouco|sobrou|sobraram|vence|vencem|vencendo)\b/
const stock = new RegExp(
  `\\b(${anyNumber}) (caixas?|litros?|garrafas?|latas?|unidades?|aqui|delas?|deles?|na geladeira)\\b`,
)
const left = new RegExp(
  `\\b(?:sobr\\w+|rest\\w+|encalh\\w+|fic\\w+) (?:com )?(${anyNumber}) (caixas?|litros?|garrafas?|latas?|unidades?)\\b`,
)
const had = new RegExp(`\\b(?:tem|tenho|temos|comprei|compramos|sobraram|restam|sao) (${anyNumber})\\b`)
const units: Readonly<Record<string, 'caixas' | 'litros' | 'unidades'>> = {
  caixa: 'caixas',
  litro: 'litros',
  lata: 'unidades',
  unidade: 'unidades',
  aqui: 'unidades',
}
/** Rules and prices are no stock. */
const notStuck = /\b(?:preco|aument\w+|subi\w*|baix\w+|tir\w+|cort\w+|combo|desconto)\b/

/** What stands still: a drink to be sold with dishes, or a dish to be sold with a drink. */
export function readStuck(said: string, names: Names, today: string): WishContent[] | null {
  const found = state.exec(said)
  if (!found || notStuck.test(said)) return null
  const words = wordsOf(said)
  const named = runsOf(words, (phrase) => drinkNamed(phrase, names))
  // A word of a drink's longer name is no dish: the "verde" of a wine.
  const dishes = runsOf(words, (phrase) => dishNamed(phrase, names)).filter(
    ({ from, to }) => !named.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  )
  const drinks = named.filter(({ from, to }) => !dishes.some((one) => from < one.to && to > one.from))
  const counted = left.exec(said) ?? stock.exec(said) ?? had.exec(said)
  const most = numberIn(counted?.[1])
  const [drink] = drinks
  if (drink && !/^(?:cachaça|dose)/.test(drink.named)) {
    const unit =
      units[(counted?.[2] ?? '').replace(/s$/, '')] ??
      (counted && !/garrafa/.test(counted[0]) ? 'unidades' : undefined)
    const on = /\b(?:vence\w*|validade|ate)\b/.test(said) ? findDates(said, today)[0]?.span.from : undefined
    return [
      {
        kind: 'pairingRule',
        what: 'bottlesLeft',
        of: drink.named,
        ...(most >= 1 && { most }),
        ...(most >= 1 && unit !== undefined && { unit }),
        ...(on !== undefined && { on }),
      },
    ]
  }
  const [dish, ...others] = dishes
  return dish && others.length === 0 && drinks.length === 0
    ? [{ kind: 'question', about: 'sellMore', item: dish.named }]
    : null
}
