/** What owners ask of drinks and dishes to be created, clause by clause. */
import type { WishContent } from '../text/draft.ts'
import { courseOf } from '../wishes/counts/courses.ts'
import { allergyFrames, childFrames, excluded, markFrames, refuses } from './allergy-frames.ts'
import {
  article,
  atLeast,
  atMost,
  cash,
  countIn,
  each,
  type Frame,
  food,
  frame,
  listOf,
  type Named,
  number,
  sum,
  termsIn,
  wants,
} from './frame.ts'
import { itemFrames } from './item-frames.ts'
import { refusalFrames } from './refusal-frames.ts'

const result = '(?:R\\d+|C\\d+)'
const everywhere = `(?: em (?:nenhum|nenhuma|todos os|todas as) ${result}| em (?:nada|tudo|nenhum deles|nenhuma delas)| n[ao]s? (?:meus? |minhas? |nossos? |nossas? )?(?:${result}|bar|casa|carta|copos?|cardapio|balcao|cozinha))?`
const boundOf = (named: Named) =>
  named.has('least') ? ('at_least' as const) : named.has('most') ? ('at_most' as const) : undefined

/** So many results with each of the foods. */
function shares(named: Named): WishContent[] | null {
  const terms = termsIn(named, 'foods')
  const count = countIn(named, 'count')
  if (!terms || count === null) return null
  const bound = boundOf(named)
  return terms.map(({ name }) => ({
    kind: 'share',
    what: name,
    of: bound === 'at_most' ? 'few' : 'many',
    count,
    ...(bound ? { bound } : {}),
  }))
}

const bounded = `(?:(?<least>${atLeast})|(?<most>${atMost})) (?<count>${number})(?: (?:R\\d+|C\\d+|deles|delas|dos R\\d+|das R\\d+|del[ea]))?`

/** A bound for every result, or for those of one part of the menu. */
function price(named: Named, bound: 'max' | 'min'): WishContent[] | null {
  const [value] = named.numbers('sum')
  if (!value) return null
  return [{ kind: 'price', ...(bound === 'max' ? { max: value } : { min: value }) }]
}

const costs =
  '(?:(?:pode|podem|deve|devem) )?(?:custar|custando|custa|custe|custem|sair|saia|saindo|vendido|vendida|ser|passar|passando|passa|passe|que custe|que passe) '
const none = `(?:nenhum|nenhuma|nada) (?<who>${result} )?(?:deles |delas )?`

const prices: readonly Frame[] = [
  frame(
    `${none}(?:${costs})?(?:acima de|mais de|mais que|por mais de|mais caro que|mais cara que|de) (?<sum>${cash})${each}`,
    (named) => price(named, 'max'),
  ),
  frame(
    `${none}(?:${costs})?(?:abaixo de|menos de|menos que|por menos de|mais barato que) (?<sum>${cash})${each}`,
    (named) => price(named, 'min'),
  ),
  frame(
    `(?:(?:todos|todas|todo|toda|tudo|cada) )?(?:(?:os|as|o|a) )?(?<who>${result} )?${atMost} (?<sum>${cash})${each}`,
    (named) => price(named, 'max'),
  ),
  frame(
    `(?<who>${article}${result} )nao (?:pode(?:m)? )?(?:passar|passa|passe|passem|passam|ultrapassar|custar mais|custe mais|custem mais) (?:de |que )?(?<sum>${sum})${each}`,
    (named) => price(named, 'max'),
  ),
  frame(
    `(?:(?:todos|todas|cada) )?(?:(?:os|as|o|a) )?(?<who>${result} )?(?:custando |custa |vendido |vendida |(?:o )?preco )?(?:entre|de) (?<low>${sum}) (?:e|a|ate) (?<sum>${cash})${each}`,
    (named) => {
      const [max] = price(named, 'max') ?? []
      const [min] = named.numbers('low')
      return max?.kind === 'price' && min && max.max !== undefined && min < max.max ? [{ ...max, min }] : null
    },
  ),
]

/** "6 pratos: 2 entradas, 3 principais e 1 sobremesa" */
const ofCourses = `${number} C\\d+(?: (?:, )?(?:e |mais )?${number} C\\d+)*`
function courseCounts(named: Named): WishContent[] | null {
  const courses = named.of('courses', 'C')
  const numbers = named.numbers('courses')
  const wishes = courses.map((course, at): WishContent | null => {
    const id = courseOf(course)
    const count = numbers[at]
    return id && count !== undefined ? { kind: 'count', count, bound: 'exactly', course: id } : null
  })
  return wishes.every((wish) => wish !== null) && wishes.length > 1 ? wishes : null
}

const counts: readonly Frame[] = [
  frame(`${wants}(?<count>N\\d+) R\\d+ (?:: |, |sendo |, sendo )(?<courses>${ofCourses})`, (named) => {
    const courses = courseCounts(named)
    const count = countIn(named, 'count')
    return courses && count !== null ? [{ kind: 'count', count, bound: 'exactly' }, ...courses] : null
  }),
  frame(`${wants}(?<courses>${ofCourses})`, courseCounts),
]

const andTheLike = '(?: e (?:essas coisas|coisas assim|afins|similares|derivados|etc))?'

const exclusions: readonly Frame[] = [
  // "trigo, cevada e aveia comum não entram na casa"
  frame(
    `(?<foods>${listOf(food)})(?: comum| comuns)? (?:nao|nunca) (?:entram|entra|podem? entrar)(?: (?:aqui|nessa|nesta|na|em)(?: (?:casa|cozinha|bar|nada|nenhum R\\d+))?)?`,
    (named) => excluded(named, null),
  ),
  frame(`${refuses} (?<foods>${listOf(food, '(?:sem |nada de )?')})${andTheLike}${everywhere}`, (named) =>
    excluded(named, null),
  ),
]

/** Numbers without a bound are left to the reader of counts, which adds them up: "4 com caju e 3 sem álcool". */
const countedShares: readonly Frame[] = [
  // "cajá em pelo menos 2"
  frame(`(?<foods>${listOf(food)}) em ${bounded}`, shares),
  // "cajá no máximo 2 drinks"
  frame(
    `(?<foods>${listOf(food)}) (?:(?<least>${atLeast})|(?<most>${atMost})) (?<count>${number}) (?:R\\d+|C\\d+|deles|delas)`,
    shares,
  ),
  // "pelo menos 2 pratos com jerimum"
  frame(
    `${wants}${bounded} (?:com|a base de|que leve(?:m)?|que tenha(?:m)?|que use(?:m)?|levando|usando) (?<foods>${listOf(food)})`,
    shares,
  ),
]

const buys = '(?:ja )?(?:compro|compramos|recebo|recebemos)'
const often = '(?:toda semana|todo mes|por semana|por mes|todo dia|todos os dias|sempre)'
const amount =
  '(?:N\\d+ (?:kg|quilos|quilo|g|gramas|l|litros|litro|caixas|caixa|duzias|duzia|pacotes|pacote|garrafas|latas|unidades) (?:de )?)?'

const purchases: readonly Frame[] = [
  frame(`${buys}(?: ${often})? (?<foods>${listOf(`${amount}${food}`)})(?: ${often})?`, (named) => {
    const terms = termsIn(named, 'foods')
    return terms?.map(({ name }) => ({ kind: 'prefer', what: name, why: 'supply' })) ?? null
  }),
]

const burners = '(?: (?:de|com) N\\d+ bocas)?'
const tools = `${listOf(`E\\d+${burners}`)}`
function equipment(named: Named, group: string, has: boolean): WishContent[] | null {
  const terms = termsIn(named, group, 'E')
  return terms?.map(({ name }) => ({ kind: 'equipment', what: name, has })) ?? null
}

/** "o macerador sumiu na última festa" */
const gone =
  '(?:(?:ja |se )?(?:sumiu|sumiram|quebrou|quebraram|pifou|queimou|estragou|parou|morreu|enguicou)|foi (?:roubad[oa]|embora)|(?:esta|ta) (?:quebrad[oa]|no conserto|com defeito|parad[oa]|emprestad[oa])|nao (?:funciona|presta|liga)|eu (?:emprestei|vendi|perdi))(?: (?!se |mas |so )[A-Za-z0-9]+){0,6}'

const tooling: readonly Frame[] = [
  {
    ...frame(`(?:e |mas )?(?<lacked>${article}E\\d+) (?:da casa |do bar |velh[oa] )?${gone}`, (named) =>
      equipment(named, 'lacked', false),
    ),
    settlesHealth: true,
  },
  frame(
    `(?:nao (?:temos|tenho|tem|ha)|estamos sem|falta|faltam) (?<lacked>${tools}) (?:, )?(?:so|apenas|somente|mas temos|mas tem|mas) (?<owned>${tools})`,
    (named) => {
      const lacked = equipment(named, 'lacked', false)
      const owned = equipment(named, 'owned', true)
      return lacked && owned && [...lacked, ...owned]
    },
  ),
  frame(`(?:nao (?:temos|tenho|tem|ha)|estamos sem|falta|faltam) (?<lacked>${tools})`, (named) =>
    equipment(named, 'lacked', false),
  ),
]

/** The first that fits is taken: those that read more words come first. */
export const recipeFrames: readonly Frame[] = [
  ...counts,
  ...itemFrames,
  ...prices,
  ...countedShares,
  ...markFrames,
  ...childFrames,
  ...allergyFrames,
  ...exclusions,
  ...refusalFrames,
  ...purchases,
  ...tooling,
]
