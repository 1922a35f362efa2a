/**
 * Figures and qualities that hold for one thing and were read for all: the price of the starter, the heat of the soup, an
 * hour or an age beside what is made ahead, where a leftover comes from, and the parts that a whole is divided into.
 */
import { courseIn } from '../text/courses.ts'
import { type Draft, type DraftWish, givenBack, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numbersIn } from '../text/numbers.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { ofSomeDishes } from './of-some.ts'

/** "uma entrada vendida à parte por onze reais" */
const soldApart =
  /(?<![a-z])(?:uma?|[ao]) (sobremesa|petisco|entrada|lanche|principal)(?![a-z])(?:(?!(?:tudo|tod[oa]s|cada|pratos?)(?![a-z]))[^,;:.!?\d]){0,60}(?<![a-z])(?:vend[aoei]\w*|separad\w+|a parte|por fora|sai|saia)(?![a-z])[^,;:.!?\d]{0,20}$/
/** "uma salada mais leve" */
const ofOne = /(?<![a-z])uma? [a-z]+ (?:(?:bem|mais|meio|muito) )?$/
/** "abre às onze", "um rapaz de 20" */
const oclock =
  '(?:\\d{1,2}|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|meio dia)(?![a-z\\d])'
const hour = new RegExp(
  `(?<![a-z])(?:as ${oclock}|das ${oclock} ?(?:h|as|ate|da)(?![a-z]))|(?<![a-z])(?:menin|moc|senhor|rapaz|garot|mulher|filh)\\w* de \\d`,
)
const ordersAhead = /(?<![a-z])(?:vespera|dia (?:antes|anterior)|adiantad\w+|pront[oa]s?)(?![a-z])/
const origin = /^(?:sobra|resto)s? d[aoe]s? /
/** "quatro pro almoço": a part of them, where more are asked for, or another part follows. */
const partFor = /^ (?:pr[oa]s?|para [oa]s?) [a-z]/
const partsFor =
  /^ (?:pr[oa]s?|para [oa]s?) [a-z][^.;:!?]{2,80}?(?<![a-z])(?:\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis) (?:pr[oa]s?|para [oa]s?) (?!(?:el[ea]s?|mim|cada)(?![a-z]))/
/** "o cardápio já tem 14 pratos" */
const ofMenu =
  /(?<![a-z])(?:cardapio|menu|casa|carta|cozinha)(?: \w+){0,2} (?:tem|temos|tinha|(?:esta|ta) com)(?![a-z])/
/** "lagosta vou botar só em duas receitas": how far the food goes. */
const inSome =
  /(?<![a-z])(?:us|bot|coloc|entr|aparec)\w* (?:so |apenas |somente )?em (?:so |apenas |somente |no maximo )?(?:\d|uma?|dois|duas|tres)(?![a-z])/
const goesInto =
  /^ (?:(?:eu|a gente) )?(?:quer\w+ |vou |posso |pode )?(?:us|bot|coloc|entr|aparec)\w* (?:(?:so|apenas|somente) em|em (?:so|apenas|somente)) (\d|uma?|dois|duas|tres) (?:pratos?|del[ea]s|receitas?)/
const onlyIn =
  /^[a-z]* ?(?:so|apenas|somente) (?:em )?n?(uma?|dois|duas|tres|\d)(?: (?:pratos?|del[ea]s|receitas?|sabor(?:es)?|lanches?))?\s*(?:$|[.,;!?\n])/
const listed = /^\s*(?:,|e|,? ?e (?:uma?|[oa]))?\s*(?:uma?|[oa])?\s*$/

const isWhole = ({ wish }: DraftWish) =>
  wish.kind === 'count' && wish.of === undefined && wish.course === undefined

/** "entrega até 5 km" */
const ofMeasure = (count: number) =>
  new RegExp(
    `(?<!\\d)${count} ?(?:km|quilometros?|metros?|m2|anos|horas?|h|reais|kg|quilos?|litros?)(?![a-z])`,
  )

/** Dishes of a request without a count. */
const mostDishes = 12

/** 'told': it is said once more of a part. */
type Change = WishContent | 'none' | 'told' | null

/** "o custo eu queria que ficasse no máximo 8", and "22 reais e o custo", of which 22 is none. */
const costBefore = /(?<![a-z])custos? (?:[a-z]+ ){0,6}$/
const costBehind = /(?:reais|real|conto) e (?:o )?custo$/

/** The draft in which these hold for that one thing, or are left to the owner. */
export function withOneThing(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const total = Math.max(
    0,
    ...draft.wishes.map((one) => (isWhole(one) && one.wish.kind === 'count' ? one.wish.count : 0)),
  )
  const changed = draft.wishes.map((one, at): Change => {
    const { wish, start, end } = one
    const around = sentenceAround(folded, one)
    const before = folded.slice(around.start, start)
    const own = folded.slice(start, end)
    const last = draft.wishes[at - 1]
    switch (wish.kind) {
      case 'price': {
        const course =
          wish.item === undefined
            ? soldApart.exec(`${before}${own.replace(/\d.*|[a-z]+ reais.*/, '')}`)?.[1]
            : undefined
        if (course !== undefined && courseIn(course)) return { ...wish, item: course }
        return wish.item === undefined &&
          wish.max !== undefined &&
          wish.min === undefined &&
          costBefore.test(before)
          ? { kind: 'dishLimit', of: 'plateCost', max: wish.max }
          : null
      }
      case 'dishLimit':
        return wish.of === 'plateCost' && costBehind.test(own) ? { kind: 'price', max: wish.max } : null
      case 'style':
        return total > 1 && ofOne.test(before) ? (toSome(wish) ?? 'none') : null
      case 'dishTrait':
        if (wish.count !== undefined && ofMeasure(wish.count).test(own)) return 'none'
        if (wish.count === undefined || (wish.count <= (total || mostDishes) && !hour.test(own))) return null
        if (!hour.test(own)) return 'none'
        return wish.what === 'ahead' && ordersAhead.test(own) ? withoutCount(wish) : 'none'
      case 'exclude': {
        const said = ofDiet.exec(`${before}${own}`)?.[1]
        const [some] = numbersIn(said ?? '')
        const ofPart = (other: DraftWish) =>
          other.wish.kind === 'dishTrait' &&
          other.wish.what === 'free' &&
          other.start >= end &&
          other.end <= around.end &&
          wish.what.includes(other.wish.of ?? '-')
        // "é diabético, então um dos pratos sem açúcar": that one, and not all.
        if (wish.why === 'diet' && draft.wishes.some(ofPart)) return 'told'
        return wish.why === 'diet' && some !== undefined && some < total
          ? { kind: 'share', what: wish.what, of: 'many', count: some, bound: 'at_least', without: true }
          : null
      }
      case 'count':
        return isWhole(one) &&
          (/^ate as /.test(own) ||
            inSome.test(own) ||
            ofMenu.test(own) ||
            (wish.count < total && partFor.test(folded.slice(end))) ||
            partsFor.test(folded.slice(end)))
          ? 'none'
          : null
      case 'equipment':
        return toolThatIs(one, folded, last)
      // Of spirits that burn, it is the flame that is feared.
      case 'question':
        return wish.about === 'mildCachaca' &&
          /(?<![a-z])(?:flamb|fogo|labareda|incend)/.test(folded.slice(Math.max(0, start - 200), end))
          ? { ...wish, about: 'flameSafe' }
          : null
      case 'prefer': {
        const rest = folded.slice(Math.max(start, end - ' so'.length))
        const limit = (goesInto.exec(folded.slice(end)) ?? onlyIn.exec(rest))?.[1]
        const [count] = numbersIn(limit ?? '')
        return count === undefined
          ? null
          : { kind: 'share', what: wish.what, of: 'many', count, bound: 'exactly' }
      }
      default:
        return null
    }
  })
  const given = new Set(draft.wishes.filter((_, at) => changed[at] === 'none'))
  const wishes = draft.wishes.flatMap((one, at): DraftWish[] => {
    const wish = changed[at]
    if (wish === 'told') return []
    return wish === null || wish === undefined || wish === 'none' ? [one] : [{ ...one, wish }]
  })
  return givenBack({ ...draft, wishes }, [...given])
}

function toSome(wish: WishContent): WishContent | null {
  const some = ofSomeDishes(wish, { count: 1, bound: 'at_least' })
  return some === 'told' ? null : some
}

function withoutCount({ count: _count, ...wish }: Extract<WishContent, { kind: 'dishTrait' }>): WishContent {
  return wish
}

const broken =
  /(?<![a-z])(?:n[ao] (?:assistencia|conserto|oficina|tecnico)|quebr(?:ou|ad[oa])|pif(?:ou|ad[oa])|queim(?:ou|ad[oa])|estrag(?:ou|ad[oa])|nao (?:funciona|liga|presta|esquenta)|encostad[oa])(?![a-z])/

const brokenSoon = new RegExp(
  `^[ ;.,]+(?:(?:velh[oa]|antig[oa]|grande|pequen[oa]|a gas|eletric[oa]|industrial|que|ta|esta|foi|ja|mas|anda|vive|meio)[ ;.,]+){0,4}${broken.source.replace('(?<![a-z])', '')}(?! (?:[ao]|meu|minha) )`,
)

/** "um sabor vegano de verdade" */
const ofDiet =
  /(?<![a-z])(uma?|dois|duas|tres|\d) (?:pratos?|sabor(?:es)?|lanches?|opc(?:ao|oes)|receitas?|petiscos?|pizzas?|burgers?|hamburgueres|sobremesas?) (?:bem |que (?:seja|sejam) |tod[oa]s? )?(?:vegan|vegetarian)[oa]s?(?: de verdade| mesmo)?$/

/** "uma grelha não tenho forno" has a grill; "o forno tá na assistência" has no oven. */
function toolThatIs({ wish, start, end }: DraftWish, folded: string, last: DraftWish | undefined): Change {
  if (wish.kind !== 'equipment') return null
  const own = folded.slice(start, end)
  const rest = folded.slice(end)
  if (wish.has) return broken.test(own) || brokenSoon.test(rest) ? { ...wish, has: false } : null
  const isListed =
    last?.wish.kind === 'equipment' && last.wish.has && listed.test(folded.slice(last.end, start))
  const isTurned =
    !/(?<![a-z])(?:sem|nao|nem|nenhum\w*)(?![a-z])/.test(own) && /^ nao (?:tenho|tem|temos)/.test(rest)
  return isListed && isTurned ? { ...wish, has: true } : null
}

/** The draft in which "soro (sobra do queijo, uns 4 litros por semana)" is a leftover of whey. `text`: as it was typed. */
export function withOrigins(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const wishes = draft.wishes.map((one): DraftWish => {
    const { wish, start, end } = one
    if (wish.kind !== 'leftover' && wish.kind !== 'prefer') return one
    if (!origin.test(folded.slice(start, end))) return one
    const of = draft.wishes.findLast((other) => other.wish.kind === 'prefer' && other.end <= start)
    return of?.wish.kind === 'prefer' && /^[a-z ]*\($/.test(folded.slice(of.end, start))
      ? { ...one, wish: { ...wish, what: of.wish.what } }
      : one
  })
  return { ...draft, wishes }
}
