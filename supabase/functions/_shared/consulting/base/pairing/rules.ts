import { ofThe, the } from '../language/grammar.ts'
import { formatBrl, stableFraction } from '../language/text.ts'
import type { Option } from './options.ts'
import type { Aroma, Dimension } from './profile.ts'
import type { DishReading } from './understand.ts'
import { linesOf, type ReasonWays, type Told, waysOf } from './ways.ts'

/** The finding of a rule about a dish and an option. */
export interface Finding {
  rule: RuleId
  label: string
  /** Positive in favour, negative against; a multiple of 0.5. */
  points: number
  /**
   * A sentence without its full stop. Written on demand: a long menu has 60,000 findings, of which a few dozen are
   * shown.
   */
  reason: () => string
  /** Alternative wordings of the reason, and which ones. */
  ways?: () => readonly string[]
  told?: ReasonWays
  /** Phrase for the guest's menu; null if guests do not need it. */
  phrase: (() => string) | null
  /** Alternative wordings of the phrase. */
  phrases?: () => readonly string[]
}

export interface Score {
  option: Option
  /** The sum of the findings' points. */
  points: number
  findings: readonly Finding[]
}

export const ruleLabels = {
  cut: 'Corte da gordura',
  bubbles: 'Bolhas com crocância',
  weight: 'Peso parecido',
  covers: 'Madeira sobre prato delicado',
  sea: 'Frescor com o mar',
  heat: 'Álcool com pimenta',
  soothe: 'Doce que acalma a pimenta',
  sweet: 'Doçura com doçura',
  dry: 'Seco demais para o doce',
  contrast: 'Sal com doce',
  salt: 'Sal com acidez',
  smoke: 'Brasa com madeira',
  umami: 'Sabor fundo, final longo',
  acid: 'Acidez com acidez',
  flat: 'Falta acidez ao lado do limão',
  bitter: 'Amargo com amargo',
  heavy: 'Cremoso com prato pesado',
  late: 'Sabor de fim de refeição',
  echo: 'Sabor em comum',
  style: 'Estilo da cozinha',
  occasion: 'Ocasião',
  house: 'Tipo de casa',
  price: 'Preço em proporção',
  turn: 'Rodízio da carta',
} as const

export type RuleId = keyof typeof ruleLabels

export interface Circumstances {
  /** The answer to `cuisine_style`. */
  style: string
  /** Answers to `focus_areas`. */
  focus: readonly string[]
}

type Judge = (
  dish: DishReading,
  option: Option,
  circumstances: Circumstances,
) => Omit<Finding, 'rule' | 'label'> | null

/** Wood score from which a drink tastes of a barrel. */
/** From here on a drink tastes sour. */
const sourFrom = 1.4
const aged = 1

const half = (value: number) => Math.round(value * 2) / 2

/**
 * Grammatical gender: the farm's cachaças are feminine whatever their wood, signature drinks masculine: "o Rede
 * Armada".
 */
export function named({ kind, name }: Pick<Option, 'kind' | 'name'>): string {
  if (kind === 'cachaca') return `a ${name}`
  return kind === 'menu_drink' ? the(name) : `o ${name}`
}

const ofNamed = (option: Option) => `d${named(option)}`

/** The word of the dish that explains a dimension. */
const source = (dish: DishReading, dimension: Dimension) => dish.because[dimension] ?? 'prato'

/** Picks one of several phrasings, always the same for a dish at its price. */
function say(dish: DishReading, option: Option, ways: readonly string[]): string {
  const index = Math.floor(
    stableFraction(`${dish.item.name}|${dish.item.price}|${option.id}|${ways[0]}`) * ways.length,
  )
  return ways[index] ?? ways[0] ?? ''
}

/** The unit in which a guest eats the dish. */
function biteOf({ course, terms }: DishReading): Told['bite'] {
  if (course === 'dessert' || terms.some((term) => /^(?:caldo|sopa|caldinho)/.test(term))) return 'colherada'
  return course === 'starter' ? 'mordida' : 'garfada'
}

const toldOf = (dish: DishReading, option: Option, from: string, by = ''): Told => ({
  from,
  by,
  option: named(option),
  bite: biteOf(dish),
})

/** A reason in one of several wordings, and the others. */
function inWays(
  dish: DishReading,
  option: Option,
  id: ReasonWays,
  told: () => Told,
): Pick<Finding, 'reason' | 'ways' | 'told'> {
  const ways = () => waysOf(id, told())
  return { told: id, ways, reason: () => say(dish, option, ways()) }
}

/** Words of recipes and menus for sour ingredients, with the names that guests use. */
const sours: readonly (readonly [RegExp, string])[] = [
  [/lim[aã]o|limões|^caipirinha(?: tradicional| clássica| da casa)?$/i, 'o limão'],
  [/maracuj[aá]/i, 'o maracujá'],
  [/tamarindo/i, 'o tamarindo'],
  [/umbu/i, 'o umbu'],
  [/caj[aá](?!r)/i, 'o cajá'],
  [/acerola/i, 'a acerola'],
  [/seriguela/i, 'a seriguela'],
  [/tangerina/i, 'a tangerina'],
  [/abacaxi/i, 'o abacaxi'],
  [/caju/i, 'o caju'],
  [/hibisco/i, 'o hibisco'],
  // Rice wine is low in acid: what it brings is its light body.
  [/^(?:dose de |tokkuri de )?saqu?[eê](?![a-z])|^sak[eê](?![a-z])/i, 'o gole leve do sakê'],
  // A caipirinha without a fruit in its name is made with lime.
  [/^caipirinha/i, 'o limão'],
]

/** The sour ingredient of a drink, from its recipe or its name: "o limão". */
export function souredBy({ name, drink }: Pick<Option, 'name' | 'drink'>): string {
  const texts = [
    name,
    ...(drink?.ingredients.flatMap((part) => (part.role === 'garnish' ? [] : part.name)) ?? []),
  ]
  return sours.find(([word]) => texts.some((text) => word.test(text)))?.[1] ?? 'a acidez'
}

/** The carbonated ingredient of a drink. */
function bubblesOf({ name, drink }: Option): string {
  const text = [name, ...(drink?.ingredients.map((part) => part.name) ?? [])].join(' ')
  if (/t[oô]nica/i.test(text)) return 'a tônica'
  if (/espumante|spritz/i.test(text)) return 'o espumante'
  return 'o gás'
}

const aromaNames: Readonly<Record<Aroma, string>> = {
  coco: 'o coco',
  ervas: 'as ervas',
  caramelo: 'o caramelo',
  chocolate: 'o chocolate',
  café: 'o café',
  fruta: 'a fruta',
  cítrico: 'o cítrico',
  castanha: 'a castanha',
  especiaria: 'a especiaria',
}

/** General tendencies of a cuisine. */
const styles: Readonly<
  Record<string, readonly { test: (option: Option) => boolean; points: number; reason: string }[]>
> = {
  'Regional cearense': [
    {
      test: ({ aromas }) => aromas.has('fruta') || aromas.has('coco'),
      points: 1,
      reason: 'fruta do Ceará conversa com cozinha cearense',
    },
    {
      test: ({ kind, base }) => kind === 'cachaca' && base === 'alambique',
      points: 0.5,
      reason: 'cana nova é o gosto de casa da cozinha regional',
    },
  ],
  Nordestina: [
    {
      test: ({ aromas }) => aromas.has('caramelo'),
      points: 0.5,
      reason: 'rapadura e madeira são do mesmo sertão que o prato',
    },
  ],
  'Brasileira contemporânea': [
    {
      test: ({ base, taste }) => base === 'castanheira' || taste.bitter >= 1.5,
      points: 0.5,
      reason: 'a cozinha autoral pede sabores menos óbvios',
    },
  ],
  'Petiscos de boteco': [
    {
      test: ({ taste }) => taste.acid >= 2 || taste.bubbles >= 2,
      points: 0.5,
      reason: 'petisco pede algo que refresque entre uma porção e outra',
    },
    {
      test: ({ kind }) => kind === 'cachaca',
      points: 0.5,
      reason: 'dose com tira-gosto é costume de boteco',
    },
  ],
  'Peixes e frutos do mar': [
    {
      test: ({ taste }) => taste.fresh >= 1.5 && taste.wood < 1,
      points: 0.5,
      reason: 'casa de peixe vive de frescor',
    },
  ],
  'Churrasco e carnes na brasa': [
    { test: ({ taste }) => taste.wood >= 1.2, points: 0.5, reason: 'madeira e brasa são parentes' },
  ],
  Italiana: [
    {
      test: ({ taste }) => taste.bitter >= 1.5,
      points: 1,
      reason: 'o amargo é o aperitivo da cozinha italiana',
    },
  ],
  Japonesa: [
    {
      test: ({ taste }) => taste.fresh >= 1.5 && taste.sweet < 1.2,
      points: 1,
      reason: 'a cozinha japonesa pede limpeza e pouco doce',
    },
    {
      test: ({ taste }) => taste.wood >= 2,
      points: -0.5,
      reason: 'madeira marcada disputa com sabores tão finos',
    },
  ],
  'Hambúrgueres e sanduíches': [
    {
      test: ({ taste }) => taste.bubbles >= 2 || taste.bitter >= 1.5,
      points: 1,
      reason: 'pão, queijo e carne pedem bolhas ou amargor',
    },
  ],
  Mediterrânea: [
    {
      test: ({ aromas }) => aromas.has('ervas') || aromas.has('cítrico'),
      points: 0.5,
      reason: 'ervas e cítricos são a língua da cozinha mediterrânea',
    },
  ],
  'Vegetariana ou vegana': [
    { test: ({ taste }) => taste.fresh >= 1.5, points: 0.5, reason: 'legumes e folhas pedem frescor' },
  ],
}

/** How to describe matching weight, by weight. */
const sameWeight = ({ profile }: DishReading): ReasonWays =>
  profile.weight >= 2.2 ? 'heavy' : profile.weight >= 1.4 ? 'middle' : 'light'

const judges: Readonly<Record<Exclude<RuleId, 'turn'>, Judge>> = {
  cut: (dish, option) => {
    const { taste, kind } = option
    if (dish.profile.fat < 1.5 || dish.course === 'dessert') return null
    const clean = kind === 'cachaca' && taste.fresh >= 2 ? taste.fresh * 0.6 : 0
    const power = Math.max(taste.acid, taste.bubbles * 0.95, taste.bitter * 0.85, clean)
    if (power < 1) return null
    const points = half((dish.profile.fat / 3) * power * 0.9 + (power >= 2 ? 0.5 : 0))
    if (points < 0.5) return null
    const from = source(dish, 'fat')
    const by = () =>
      power === clean
        ? 'a cana fresca'
        : power === taste.acid
          ? souredBy(option)
          : power === taste.bitter * 0.85
            ? 'o amargor'
            : bubblesOf(option)
    const told = () => toldOf(dish, option, from, by())
    const phrases = () => linesOf('cut', told())
    return {
      points,
      ...inWays(dish, option, 'cut', told),
      phrases,
      phrase: () => say(dish, option, phrases()),
    }
  },
  bubbles: (dish, option) =>
    dish.profile.crisp >= 1.5 && option.taste.bubbles >= 2
      ? {
          points: 1,
          reason: () => `as bolhas acompanham a crocância ${ofThe(source(dish, 'crisp'))}`,
          phrase: () => `bolhas finas com a casquinha ${ofThe(source(dish, 'crisp'))}`,
        }
      : null,
  weight: (dish, option) => {
    const gap = Math.abs(dish.profile.weight - option.taste.body)
    const from = source(dish, 'weight')
    if (gap <= 0.5) {
      return {
        points: 1.5,
        ...inWays(dish, option, sameWeight(dish), () => toldOf(dish, option, from)),
        phrase: null,
      }
    }
    if (gap <= 0.9) {
      const side = option.taste.body > dish.profile.weight ? 'encorpado' : 'leve'
      return {
        points: 0.5,
        reason: () => `o corpo do gole é quase o ${ofThe(from)}, um pouco mais ${side}`,
        phrase: null,
      }
    }
    if (gap >= 1.5) {
      return option.taste.body > dish.profile.weight
        ? {
            points: -1.5,
            reason: () => `${named(option)} tem corpo demais ao lado ${ofThe(from)}`,
            phrase: null,
          }
        : {
            points: -1,
            reason: () => `${the(from)} enche a boca e deixa ${named(option)} para trás`,
            phrase: null,
          }
    }
    return null
  },
  covers: (dish, { taste }) => {
    const sea = dish.groups.has('fish') || dish.groups.has('shellfish')
    if (taste.wood < 2 || dish.course === 'dessert' || !(sea || dish.vegetarian)) return null
    if (dish.profile.weight <= 1.4) {
      return {
        points: -1.5,
        reason: () => `a madeira cobre o sabor delicado ${ofThe(source(dish, 'weight'))}`,
        phrase: null,
      }
    }
    return sea && dish.profile.weight < 2 && dish.profile.smoke < 1
      ? {
          points: -1,
          reason: () => `a madeira passa por cima do sabor de mar ${ofThe(source(dish, 'weight'))}`,
          phrase: null,
        }
      : null
  },
  sea: (dish, option) => {
    const sea = dish.groups.has('shellfish') ? 'shellfish' : dish.groups.has('fish') ? 'fish' : null
    if (!sea || (option.taste.fresh < 1.4 && option.taste.acid < 2)) return null
    const from = dish.groupFrom.get(sea) ?? (sea === 'fish' ? 'peixe' : 'frutos do mar')
    const id = option.kind === 'cachaca' ? 'seaNeat' : 'seaSour'
    const told = () => toldOf(dish, option, from, souredBy(option))
    const phrases = () => linesOf(id, told())
    return {
      points: option.taste.fresh >= 2.3 && dish.profile.weight < 1.6 ? 2 : 1.5,
      ...inWays(dish, option, id, told),
      phrases,
      phrase: () => say(dish, option, phrases()),
    }
  },
  heat: (dish, option) =>
    dish.profile.heat >= 1 && option.taste.warmth >= 2.2
      ? {
          points: -half(dish.profile.heat * 0.6),
          reason: () => `o álcool aumenta o ardor ${ofThe(source(dish, 'heat'))}`,
          phrase: null,
        }
      : null,
  soothe: (dish, option) =>
    dish.profile.heat >= 1.2 &&
    dish.course !== 'dessert' &&
    (option.taste.sweet >= 1.4 || option.taste.cream >= 1.5)
      ? {
          points: 1.5,
          reason: () => `a doçura ${ofNamed(option)} acalma o ardor ${ofThe(source(dish, 'heat'))}`,
          phrase: () => `doçura que acalma o ardor ${ofThe(source(dish, 'heat'))}`,
        }
      : null,
  sweet: (dish, option) => {
    if (dish.profile.sweet < 1.6 || dish.course !== 'dessert') return null
    const sweetness = Math.max(option.taste.sweet, option.taste.wood * 0.7)
    if (sweetness < 1.3) return null
    const points = sweetness >= 1.7 ? 2 : 1.5
    const from = source(dish, 'sweet')
    const woody = () => linesOf('sweet', toldOf(dish, option, from))
    // A drink of umbu or lime is not sweet because it has syrup.
    const isSour = option.taste.acid >= sourFrom && option.taste.wood < aged
    const sugared = option.taste.sweet >= option.taste.wood * 0.7
    return {
      points,
      ...(isSour
        ? { reason: () => `o azedo ${ofNamed(option)} equilibra a doçura ${ofThe(from)}` }
        : sugared
          ? { reason: () => `a doçura ${ofNamed(option)} acompanha a ${ofThe(from)}` }
          : inWays(dish, option, 'sweet', () => toldOf(dish, option, from))),
      ...(option.taste.wood >= aged
        ? { phrases: woody, phrase: () => say(dish, option, woody()) }
        : {
            phrase: () =>
              isSour
                ? `o azedo da fruta equilibra a doçura ${ofThe(from)}`
                : `a doçura do copo com a ${ofThe(from)}`,
          }),
    }
  },
  dry: (dish, option) =>
    dish.course === 'dessert' &&
    dish.profile.sweet >= 1.6 &&
    Math.max(option.taste.sweet, option.taste.wood * 0.7) < 1
      ? {
          points: -1.5,
          reason: () => `ao lado de um doce, ${named(option)} fica com gosto seco e ardido`,
          phrase: null,
        }
      : null,
  contrast: (dish, option) =>
    dish.profile.salt >= 1.5 && option.taste.sweet >= 1 && dish.course !== 'dessert'
      ? {
          points: option.taste.sweet >= 1.6 ? 1.5 : 1,
          ...inWays(dish, option, 'contrast', () => toldOf(dish, option, source(dish, 'salt'))),
          phrase: () => `o sal ${ofThe(source(dish, 'salt'))} com um fundo adocicado`,
        }
      : null,
  salt: (dish, option) =>
    dish.profile.salt >= 1.5 && option.taste.acid >= 1.8
      ? {
          points: 0.5,
          ...inWays(dish, option, 'salt', () => toldOf(dish, option, source(dish, 'salt'), souredBy(option))),
          phrase: null,
        }
      : null,
  smoke: (dish, option) =>
    dish.profile.smoke >= 0.9 && option.taste.wood >= 1.2
      ? {
          points: half(Math.min(2, dish.profile.smoke) * (option.taste.wood >= 2 ? 1 : 0.7) + 0.5),
          ...inWays(dish, option, 'smoke', () => toldOf(dish, option, source(dish, 'smoke'))),
          phrases: () => linesOf('smoke', toldOf(dish, option, source(dish, 'smoke'))),
          phrase: () => `o tostado do barril com o ${ofThe(source(dish, 'smoke'))}`,
        }
      : null,
  umami: (dish, option) =>
    dish.profile.umami >= 2 && dish.profile.weight >= 1.9 && option.taste.wood >= 1.2
      ? {
          points: option.taste.wood >= 2 ? 1.5 : 1,
          ...inWays(dish, option, 'umami', () => toldOf(dish, option, source(dish, 'umami'))),
          phrases: () => linesOf('umami', toldOf(dish, option, source(dish, 'umami'))),
          phrase: () => `final longo, à altura ${ofThe(source(dish, 'umami'))}`,
        }
      : null,
  acid: (dish, option) =>
    dish.profile.acid >= 1.4 && option.taste.acid >= 1.5
      ? {
          points: 1.5,
          ...inWays(dish, option, 'acid', () => toldOf(dish, option, source(dish, 'acid'), souredBy(option))),
          phrase: () => `a acidez do copo com a ${ofThe(source(dish, 'acid'))}`,
        }
      : null,
  flat: (dish, option) =>
    dish.profile.acid >= 2 && option.taste.acid < 0.5 && option.taste.wood >= 2
      ? {
          points: -1.5,
          reason: () => `ao lado ${ofThe(source(dish, 'acid'))}, a madeira fica pesada e sem brilho`,
          phrase: null,
        }
      : null,
  bitter: (dish, option) =>
    dish.profile.bitter >= 1.3 && option.taste.bitter >= 1.8 && dish.course !== 'dessert'
      ? {
          points: -1,
          reason: () => `o amargo do copo soma com o ${ofThe(source(dish, 'bitter'))}`,
          phrase: null,
        }
      : null,
  heavy: (dish, option) =>
    dish.course !== 'dessert' && option.taste.cream >= 1.5 && dish.profile.weight >= 1.5
      ? {
          points: -1.5,
          reason: () => `um drink cremoso pesa ao lado ${ofThe(source(dish, 'weight'))}`,
          phrase: null,
        }
      : null,
  late: (dish, option) =>
    dish.course !== 'dessert' && (option.drink?.template === 'coffee' || option.drink?.template === 'cream')
      ? { points: -2, reason: () => 'é drink de fim de refeição, e este prato vem antes', phrase: null }
      : null,
  echo: (dish, option) => {
    const shared = [...dish.aromas].filter((aroma) => option.aromas.has(aroma))
    const first = shared[0]
    if (!first) return null
    const from = dish.aromaFrom.get(first) ?? 'prato'
    if (first === 'ervas' && option.kind === 'cachaca') {
      const herbs = () => toldOf(dish, option, from.startsWith('erva') ? 'prato' : from)
      const phrases = () => linesOf('echoHerbs', herbs())
      return {
        points: shared.length > 1 ? 1.5 : 1,
        ...inWays(dish, option, 'echoHerbs', herbs),
        phrases,
        phrase: () => say(dish, option, phrases()),
      }
    }
    const where = () => (aromaNames[first].endsWith(from) || from.endsWith(first) ? '' : ` ${ofThe(from)}`)
    return {
      points: shared.length > 1 ? 1.5 : 1,
      reason: () =>
        // The fruits may differ: mango on the plate, acerola in the glass.
        first === 'fruta'
          ? `a fruta do copo conversa com ${the(from)}`
          : `${aromaNames[first]}${where()} volta${aromaNames[first].startsWith('as ') ? 'm' : ''} no copo`,
      phrase: () => `${aromaNames[first]} no prato e no copo`,
    }
  },
  style: (_dish, option, { style }) => {
    const found = (styles[style] ?? []).filter(({ test }) => test(option))
    const first = found[0]
    if (!first) return null
    return { points: first.points, reason: () => first.reason, phrase: null }
  },
  occasion: (dish, option, { focus }) => {
    const light = option.taste.warmth <= 1.2 && option.kind !== 'cachaca'
    if (focus.includes('Almoço executivo') && dish.course === 'main') {
      return light
        ? { points: 1, reason: () => 'no almoço, um drink leve cabe melhor que uma dose', phrase: null }
        : option.kind === 'cachaca'
          ? {
              points: -0.5,
              reason: () => 'no almoço de trabalho a dose pura tem menos saída',
              phrase: null,
            }
          : null
    }
    if (
      focus.includes('Combos de happy hour') &&
      dish.course === 'starter' &&
      (light || option.taste.acid >= 2)
    ) {
      return {
        points: 0.5,
        reason: () => 'no happy hour sai mais o que refresca e se faz depressa',
        phrase: null,
      }
    }
    if (focus.includes('Menu degustação') && option.kind === 'cachaca') {
      return {
        points: 0.5,
        reason: () => 'num menu degustação a dose pequena mostra melhor cada cachaça',
        phrase: null,
      }
    }
    return null
  },
  house: (_dish, option) => {
    const points = half(option.houseFit)
    if (points === 0) return null
    if (option.kind === 'menu_drink') {
      const known = option.drink === null ? 'a casa já serve' : 'a equipe já faz este drink'
      return { points, reason: () => known, phrase: null }
    }
    return points > 0
      ? { points, reason: () => 'é o tipo de drink que a clientela desta casa pede', phrase: null }
      : { points, reason: () => 'é um drink menos comum neste tipo de casa', phrase: null }
  },
  price: ({ item }, option) => {
    if (item.price === null || option.price === null || item.price === 0) return null
    const share = option.price / item.price
    const { price: dish } = item
    const { price: drink } = option
    if (share > 1) {
      return {
        points: share > 2 ? -4 : -2.5,
        reason: () => `${named(option)} sai a ${formatBrl(drink)}, mais que o prato (${formatBrl(dish)})`,
        phrase: null,
      }
    }
    return share > 0.7
      ? {
          points: -1,
          reason: () => `${named(option)} sai a ${formatBrl(drink)}, perto do prato (${formatBrl(dish)})`,
          phrase: null,
        }
      : null
  },
}

const ruleIds = Object.keys(judges).filter((id): id is keyof typeof judges => id in judges)

/** Points (0 or below) for an option that already leads other dishes, for variety. */
export function turnPoints(timesUsed: number): number {
  return -Math.min(1.5, Math.floor(timesUsed / 2) * 0.5)
}

function total(option: Option, unordered: readonly Finding[]): Score {
  const findings = unordered.toSorted((a, b) => b.points - a.points)
  return { option, points: findings.reduce((sum, { points }) => sum + points, 0), findings }
}

/** The sum of the findings' points alone: a long menu has 60,000 pairs of a dish and an option. */
export const pointsOf = (dish: DishReading, option: Option, circumstances: Circumstances): number =>
  ruleIds.reduce((sum, rule) => sum + (judges[rule](dish, option, circumstances)?.points ?? 0), 0)

/** The findings about an option beside a dish, and the sum of their points. */
export function score(dish: DishReading, option: Option, circumstances: Circumstances): Score {
  const judged = ruleIds.flatMap((rule): Finding[] => {
    const found = judges[rule](dish, option, circumstances)
    return found ? [{ rule, label: ruleLabels[rule], ...found }] : []
  })
  return total(option, judged)
}

/** An option's score once it is already the first choice of so many dishes of the menu. */
export function afterTurns(scored: Score, timesUsed: number): Score {
  const points = turnPoints(timesUsed)
  if (points === 0) return scored
  const turn: Finding = {
    rule: 'turn',
    label: ruleLabels.turn,
    points,
    reason: () => `já é a primeira opção de outros ${timesUsed} pratos`,
    phrase: null,
  }
  return total(scored.option, [...scored.findings, turn])
}
