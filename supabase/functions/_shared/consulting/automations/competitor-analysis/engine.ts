import type { Answers } from '../../base/answers/definition.ts'
import { menuOf, salesOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { heldBack } from '../../base/house/held-back.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { houseItems, known, sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { isSameName } from '../../base/match-items.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { elasticitiesOf } from '../../base/pricing/elasticity.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { withStatedPeriod } from '../../base/sales/stated-period.ts'
import { measureOf } from '../../base/same-item.ts'
import { declinedFor } from './allowed.ts'
import { anchorOf, withAnchors } from './anchors.ts'
import {
  ceilingOf,
  leftOutBy,
  limitedIn,
  mostChanges,
  startOf,
  statedPortions,
  statedSize,
  withoutHeld,
  withRises,
} from './asked-limits.ts'
import { assumptionsOf } from './assumptions.ts'
import { categoryOf, ownCategoryOf } from './categories.ts'
import { compare } from './compare.ts'
import { doubtsOf, withDoubts } from './doubted-prices.ts'
import { explanationsOf } from './explain.ts'
import { withIncluded } from './included.ts'
import { knownPrices } from './known-prices.ts'
import { awayOf, toldOf, withLighter } from './known-rivals.ts'
import { groupItems, joinGroups, kindOf, type Match, type OwnItem, ownItems } from './match.ts'
import { nextSteps } from './next-steps.ts'
import { offersOf } from './offers.ts'
import { chargesOf } from './paid-there.ts'
import { answersTo } from './questions/answered.ts'
import { refuses } from './questions/asked.ts'
import { orderedRises, withBounds } from './questions/beside-rival.ts'
import { decidedIn } from './questions/decisions.ts'
import { firstCount, smallRaises, withSmall } from './questions/first-prices.ts'
import { asksForAllRaises, asksForRaises, limitsRaises } from './questions/raise-wishes.ts'
import { raisesOf } from './questions/raises.ts'
import type { CompetitorMap } from './schema.ts'
import { soldOf } from './sold.ts'
import { withStep } from './steps.ts'
import { summaryOf } from './summary.ts'
import { targetsOf } from './targets.ts'
import { withCarriedSizes, withShared, withToldSizes } from './told-sizes.ts'

/** A description that only states a size: "6 tempos", "400 g, acompanha arroz". */
const sizeFirst = /^\s*\d+\s*(?:ml|l|g|kg|un|unid\w*|pe[çc]as|tempos|pessoas)\b|^(?:para|p\/|serve)\s/iu

/** The item's own size, or else how many guests its section serves: "Pratos para dois". */
function sizeOf({ name, section, size, description }: SizedItem) {
  const served = measureOf(section ?? '')
  const described = description && sizeFirst.test(description) ? measureOf(description) : null
  return measureOf(size ?? '') ?? measureOf(name) ?? described ?? (served?.unit === 'people' ? served : null)
}

type SizedItem = {
  name: string
  section: string | null
  size: string | null | undefined
  description: string | null | undefined
}

const toOwnItem = ({ name, section, description, price, cost, size }: HouseItem): OwnItem => ({
  name,
  category: section,
  description,
  price: known(price),
  cost: known(cost),
  measure: sizeOf({ name, section, size, description }),
})

/** The house's items without a known competitor price, highest margin first. */
function notComparedOf(
  menu: readonly OwnItem[],
  groups: readonly { match: Match | null }[],
  today: string,
): string[] {
  const matched = new Set(groups.flatMap(({ match }) => match?.own ?? []))
  const leaves = ({ price, cost }: OwnItem) => (price ?? 0) - (cost ?? 0)
  const rest = menu
    .filter((item) => !matched.has(item) && ['dish', 'drink', 'dose'].includes(kindOf(item)))
    .filter((item) => heldBack(item, today) === null)
    .toSorted((a, b) => leaves(b) - leaves(a))
  return [...new Set(rest.map(({ name }) => name))]
}

/**
 * Compares the house's prices with those of the named competitors.
 * @throws EngineError `not_enough_data` when no price could be read
 */
export function analyseCompetitors(answers: Answers, owner: EngineContext): EngineResult<CompetitorMap>[] {
  const { house, today } = owner
  const { prices: given, fromHouse } = knownPrices(
    requirementsOf(owner.sheet).competitorPrices,
    house.competitors,
  )
  const prices = given.map((price) => ({ ...price, ...awayOf(price, owner.sheet, today) }))
  if (prices.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'Não encontramos nenhum preço no que você escreveu. Escreva assim: “Bar da Esquina: caipirinha R$ 18, gin tônica R$ 26”.',
    )
  }
  const kept = houseItems(house)
  const sales = withStatedPeriod(salesOf(answers, 'sales_data'), owner.sheet.wishes)
  const costSold = (name: string) => known(sales?.items.find((item) => isSameName(item.name, name))?.cost)
  const sent = menuOf(answers, 'own_menu')?.items
  const listed = sent
    ? sent.map(
        (item): OwnItem => ({
          ...item,
          price: known(item.price),
          // A printed menu has no costs; the sheet of sales may.
          cost: known(item.cost) ?? known(kept(item.name)?.cost) ?? costSold(item.name),
          measure: sizeOf({ ...item, section: item.category, size: item.size }),
        }),
      )
    : sellsOf(house)
        .map(toOwnItem)
        .map((item) => ({ ...item, cost: item.cost ?? costSold(item.name) }))
  const sized = listed.map((item) => ({ ...item, measure: statedSize(item, owner.sheet) }))
  const sold = soldOf(
    sales,
    sized.map(({ name }) => name),
    today,
  )
  const { rises, menu: whole } = withRises(sized, owner.sheet, sold)
  const names = [...new Set(prices.map(({ competitor }) => competitor))]
  const ownItemOf = ownItems(whole)
  const told = withToldSizes(withCarriedSizes(prices, ownItemOf), owner.sheet, ownItemOf)
  const priced = withAnchors(told, whole)
  const mainOf = anchorOf(whole, sold)
  const matched = groupItems(priced).map((group) => {
    const match = mainOf(group) ?? ownItemOf(group)
    return { ...group, prices: withShared(withLighter(group.prices, owner.sheet), group, match), match }
  })
  const isOut = leftOutBy(owner.sheet)
  const menu = whole.filter(({ name, category }) => !isOut({ name, section: category }))
  const groups = joinGroups(matched).flatMap((group) => {
    const { match } = group
    const own = match === null ? null : match.size === 'several' ? (match.own[0] ?? null) : match.own
    const category = own ? ownCategoryOf(own) : categoryOf(group.item)
    const named = own ? { name: own.name, section: own.category } : { name: group.item, section: category }
    return isOut(named) ? [] : [{ ...group, category }]
  })
  const menuKnown = menu.length > 0
  const found = [...new Set(groups.map(({ category }) => category))]
  const compared = groups.map((group) => {
    const { match, category } = group
    const own = match === null || match.size === 'several' ? null : match.own
    const one = withIncluded(withDoubts(compare(group, match, menuKnown)), whole, owner.sheet)
    const declined = one.relation === 'absent' ? declinedFor(one.item, owner.sheet) : null
    return { category, own, item: { ...one, ...(declined !== null && { declined }) } }
  })
  const sheet = withBounds(
    owner.sheet,
    menu,
    compared.map(({ item }) => item),
  )
  const context: EngineContext = { ...owner, sheet }
  const categories = found.map((name) => ({
    name,
    items: compared
      .filter(({ category }) => category === name)
      .map(({ item, own }) => withStep(item, context, own, sold)),
  }))
  const items = categories.flatMap((category) => category.items)
  const title = `Concorrência ${ofTheHouse(context.restaurant.name)}`
  const ceiling = ceilingOf(context)
  const notCompared = notComparedOf(menu, groups, context.today)
  const isAll = asksForAllRaises(sheet)
  const isDearer = refuses({ context }, 'cheapest')
  const demanded = refuses({ context }, 'rise') ? [] : orderedRises(context, menu, items, sold)
  const asksRaises =
    demanded.length > 0 ||
    ((asksForRaises(sheet) || isDearer || limitsRaises(sheet)) && !refuses({ context }, 'rise'))
  const safe = (asksRaises ? raisesOf(menu, items, context, sold) : []).filter(
    ({ item, confidence }) => (isAll || confidence !== 'baixa') && !demanded.some((one) => one.item === item),
  )
  const first = firstCount(sheet)
  const free = withSmall(safe, (taken, most) => smallRaises(menu, items, context, sold, taken, most), {
    first,
    isDearer,
  })
  const allRaises = [...demanded, ...free]
  const most = Math.min(first ?? Number.POSITIVE_INFINITY, mostChanges(sheet))
  // Where only some may change, those that a competitor's price speaks for come before those that nobody sells.
  const ordered =
    allRaises.length > most
      ? allRaises.toSorted((a, b) => Number(a.reference === '') - Number(b.reference === ''))
      : allRaises
  const [raises, spared] = [ordered.slice(0, most), ordered.slice(most)]
  const starts = startOf(sheet)
  const rising = asksRaises
    ? raises.map(({ item }) => item)
    : items.flatMap(({ ours, step }) => (ours !== undefined && step !== undefined ? [ours] : []))
  // Who lets few prices change tries no others.
  const targets =
    refuses({ context }, 'rise') || Number.isFinite(most)
      ? []
      : targetsOf(menu, items, context, sold, new Set(rising))
  const offers = offersOf(
    {
      map: { categories: withoutHeld(categories, sheet, sold.names), title },
      menu,
      today: context.today,
      city: context.restaurant.city,
    },
    { deals: !refuses({ context }, 'lower', 'promotion', 'happyHour') },
  )
  const charges = chargesOf(sheet)
  const asked = {
    context,
    menu,
    whole,
    items,
    rivals: names,
    notCompared,
    raises,
    targets,
    spared,
    offers,
    sold,
    sales,
    rises,
    charges,
  }
  const facts = toldOf(asked)
  const decided = decidedIn(asked)
  const portions = statedPortions(menu, sheet)
  const doubts = doubtsOf(items)
  const limited = limitedIn(menu, sheet, raises)
  const sides = menu.flatMap((item) =>
    kindOf(item) === 'side' && item.price !== null
      ? [{ name: spokenName(item.name), price: item.price }]
      : [],
  )
  const content: CompetitorMap = {
    kind: 'competitor_map',
    title,
    summary: title,
    ...(sales?.period && { sales: sales.period }),
    competitors: names.map((name) => ({
      name,
      prices: priced.filter(({ competitor }) => competitor === name).length,
    })),
    categories,
    notCompared,
    actions: nextSteps(items, ceiling),
    offers,
    answers: answersTo(asked),
    ...(asksRaises && { raises }),
    ...(targets.length > 0 && { targets }),
    ...(decided.length > 0 && { decided }),
    ...(starts !== undefined && { starts }),
    ...(facts.length > 0 && { told: facts }),
    ...(limited.length > 0 && { limited }),
    ...(portions.length > 0 && { portions }),
    ...(charges.length > 0 && { charges }),
    ...(doubts.length > 0 && { doubts }),
    ...(sides.length > 0 && { sides }),
    ...(ceiling !== null && { ceiling }),
    unread: [],
    house: [
      ...(sent || !menuKnown ? [] : [usedMenu(house, menu.length)]),
      ...(fromHouse > 0
        ? [
            `Usei ${fromHouse === 1 ? 'um preço' : `${fromHouse} preços`} de concorrentes que você guarda em “A casa”.`,
          ]
        : []),
      ...(menuKnown
        ? []
        : ['Guarde o seu cardápio em “A casa”: a próxima comparação mostra a sua posição, item por item.']),
    ],
    hasMenu: menuKnown,
    assumptions: [
      ...(sales !== null && sales.period === null
        ? [
            'A planilha não tem datas: contamos como um mês. Se for de outro período, os R$ por mês mudam na mesma proporção.',
          ]
        : []),
      ...assumptionsOf(names, items, elasticitiesOf(null, sold.measured), facts.length > 0).map((text) =>
        fillChoices(text, title),
      ),
    ],
  }
  return [
    {
      title,
      contentType: 'analysis',
      content: { ...content, summary: summaryOf(content) },
      downloadable: true,
      explanations: explanationsOf(sheet, context.today),
    },
  ]
}
