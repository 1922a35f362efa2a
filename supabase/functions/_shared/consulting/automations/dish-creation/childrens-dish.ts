/** What children are served: fire leaves some of the cachaça. */
import type { EngineContext } from '../../base/context.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { isDrink } from '../../base/pricing/elasticity.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import type { DishRequest } from './request.ts'

type Asked = { chosen: readonly Candidate[]; request: DishRequest; context: EngineContext }

/** Words of dishes that children know, and of those that they are not offered. */
const known =
  /batata|frango|arroz|macarr|espaguete|pastel|hamb[uú]rguer|burger|tapioca|queijo|pizza|carne|pur[eê]|panqueca/i
const unfit =
  /(?<!\p{L})(?:cacha[çc]as?|flamb\p{L}+|gin|vodka|rum|conhaque|whisky|cervejas?|chopes?|vinhos?|licor(?:es)?|pimentas?|apimentad[oa]s?|picantes?|camar(?:ão|ões)|caranguejos?|ostras?)(?!\p{L})/iu
/** Most dishes that an answer names. */
const mostNamed = 3

/** Dishes for children: the house's own without alcohol, and of the new ones those without cachaça, as fire leaves some of it. */
export function childrensDish({ price }: WishOf<'question'>, { chosen, request, context }: Asked): string {
  const own = context.house.menu
    .flatMap(({ price: asked, ...item }) => (asked === null ? [] : [{ ...item, price: asked }]))
    .filter(
      (item) =>
        item.active &&
        !isDrink(item.name, item.section) &&
        !unfit.test(`${item.name} ${item.description ?? ''}`) &&
        (price === undefined || item.price <= price) &&
        request.requirements.allowsMenuItem(item) !== 'no',
    )
  const [first, ...others] = [
    ...own.filter(({ name }) => known.test(name)),
    ...own.filter(({ name }) => !known.test(name)),
  ]
    .slice(0, mostNamed)
    .map((item) => `${item.name} (${formatBrl(item.price)})`)
  const sober = chosen.filter(({ isSober }) => isSober).map(({ name }) => name)
  const ofSober = chosen.filter(({ isSober, name }) => isSober && !unfit.test(name))
  const meals = ofSober.filter(({ idea }) => idea.course !== 'sobremesa').map(({ name }) => name)
  const mild = [
    ...meals.filter((name) => known.test(name)),
    ...meals.filter((name) => !known.test(name)),
    ...sober,
  ].filter((name, at, all) => all.indexOf(name) === at)
  const lead =
    sober.length === 0
      ? 'Nenhum destes: todos levam cachaça, e o fogo não tira todo o álcool.'
      : sober.length === chosen.length
        ? `${joinList(mild.slice(0, mostNamed))}, em meia porção e sem pimenta: nenhum destes leva cachaça.`
        : `Destes, só ${joinList(sober)}: os outros levam cachaça, e o fogo não tira todo o álcool.`
  return first === undefined
    ? `${lead} Para criança, faça meia porção de arroz, feijão e um grelhado sem molho${price === undefined ? '' : `, por até ${formatBrl(price)}`}; nada do seu cardápio cabe nisso hoje.`
    : `${lead} Do seu cardápio servem ${joinList([first, ...others])}: diga à mesa qual é o das crianças.`
}
