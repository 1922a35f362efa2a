import { hasAlcohol } from '../../base/house/item-kind.ts'
import { houseItems, known } from '../../base/house/own-menu.ts'
import { healthRisk } from '../../base/language/health-risk.ts'
import { joinList } from '../../base/language/text.ts'
import { cooksFish } from '../../base/lexicon/allergens-in-words.ts'
import type { Voice } from '../../base/lexicon/name-meanings/index.ts'
import { askedEnding } from '../../base/pricing/endings.ts'
import { cookedWithout, kitchenDiets } from '../../base/request/house-diet.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { ofKind } from '../../base/request/wish.ts'
import { agedCaipirinha } from './aged.ts'
import { type Beside, besideOf } from './beside.ts'
import { containedBy } from './contained.ts'
import { boxesOf } from './frames.ts'
import { type Measure, measuresOf } from './measures.ts'
import { type NewDrink, newDrinksFor } from './new-drinks.ts'
import { partnersOf } from './partners.ts'
import { answers, kindOf, type NewMenuSource, ordered, type Placed, place, sectionsOf } from './placed.ts'
import { fried, fryers } from './plan/wanted-less.ts'
import { withoutGuests } from './plan/without-guests.ts'
import { sameAs } from './same-as.ts'
import type { CachacaPart, MenuLine, NewMenu } from './schema.ts'
import { sectionTitle } from './section-title.ts'
import { asPizza, type Described, menuText, sentence } from './texts.ts'
import { wantsCachaca, wantsDrinks } from './with-cachaca.ts'

/** Sections of one kind of dish, whose names are only flavours. */
const ofOneKind = /pizza|calzone|past[eé]is|esfiha|tapioca|crepe/i
const saysKind = /^(?:mini )?(?:pizza|calzone|past[eé]l|esfiha|esfirra|tapioca|crepe|beiju)/i

/** The drinks of today's menu, without the new ones. */
const shownFirst = 2

const wordsOf = (text: string) => text.toLowerCase().replace(/\.$/, '').trim()

/** What the farm's cachaça adds to the menu. */
type Added = {
  measures: Measure[]
  drinks: NewDrink[]
  aged: CachacaPart['drinks'][number] | null
  beside: ReadonlyMap<string, Beside>
}

const nothingAdded: Added = { measures: [], drinks: [], aged: null, beside: new Map() }

function addedTo(placed: readonly Placed[], { goals, context }: NewMenuSource): Added {
  const sober = context.sheet.wishes.some((wish) => wish.kind === 'zeroAlcohol' && wish.count === undefined)
  const closed = context.sheet.wishes.some((wish) => wish.kind === 'noNew' && wish.what !== 'dish')
  if (!wantsCachaca(goals) || sober || closed) return nothingAdded
  const endings = askedEnding(context.sheet.wishes)
  const measures = measuresOf(placed, goals, endings)
  const drinks = newDrinksFor(placed, goals, context)
  const aged = drinks.length > 0 ? agedCaipirinha(placed, context.house.settings.priceCeiling, endings) : null
  return { measures, drinks, aged, beside: besideOf(placed, goals, measures, drinks) }
}

/** Ingredients that the menu mentions: no ice, no garnish. */
function pouredIn({ option: { drink } }: NewDrink): string[] {
  const names = (drink?.ingredients ?? [])
    .filter(
      ({ role, id }) =>
        role === 'base' || (role === 'ingredient' && !/^(?:xarope_acucar|acucar|sal)/.test(id)),
    )
    // A guest reads the fruit, not its form: "cajá" for "polpa de cajá".
    .map(({ name }) => name.replace(/^(?:polpa|suco|xarope) de (?!açúcar)/i, ''))
  return [...new Set(names)].filter((name) => !/açúcar/i.test(name))
}

/** The line of a drink that is not on the menu yet. */
function newLine(one: NewDrink): MenuLine {
  const { option } = one
  return {
    name: option.name,
    text: sentence(`${joinList(pouredIn(one))}, com muito gelo`),
    rewritten: true,
    ask: null,
    price: option.price,
    priceToday: null,
    box: false,
    contains: option.drink?.allergens ?? [],
    isNew: true,
  }
}

function agedLine({ name, price }: CachacaPart['drinks'][number]): MenuLine {
  return {
    name,
    text: sentence('A mesma caipirinha, redonda de madeira, com baunilha no fim'),
    rewritten: true,
    ask: null,
    price,
    priceToday: null,
    box: false,
    contains: [],
    isNew: true,
  }
}

const partOf = ({ measures, drinks, aged }: Added): CachacaPart => ({
  measures,
  drinks: [
    ...drinks.map(({ option, missing }) => ({
      name: option.name,
      price: option.price ?? 0,
      cost: option.cost ?? 0,
      ingredients: (option.drink?.ingredients ?? [])
        .filter(({ role }) => role !== 'garnish' && role !== 'ice')
        .map(({ display }) => display),
      glass: option.drink?.glass ?? 'copo',
      buy: missing,
    })),
    ...(aged ? [aged] : []),
  ],
})

type Shown = Pick<Described, 'price' | 'first' | 'changes' | 'suggests'>

/** Bars, trucks and beach huts talk over a counter; the others at a laid table. */
const voiceOf = ({ name, type }: { name: string; type: string }): Voice =>
  /^(?:bar|pub|food_truck|fast_casual)$/.test(type) || /^(?:barraca|boteco|bar|bodega|quiosque)\s/i.test(name)
    ? 'counter'
    : 'table'

/** Writes the texts of a menu without repeating a first sentence. */
function writer(placed: readonly Placed[], { goals, context, menu }: NewMenuSource) {
  const partner = partnersOf(placed, goals, context)
  const voice = voiceOf(context.restaurant)
  const { allowsText } = requirementsOf(withoutGuests(context.sheet))
  const cooksWithout = cookedWithout(kitchenDiets(context.sheet.wishes, menu.items, context.restaurant.name))
  return (one: Placed, shown: Shown, taken: ReadonlySet<string>) =>
    menuText(
      {
        name: one.item.name,
        section: one.section,
        seed: context.restaurant.name,
        description: one.item.description,
        size: one.item.size ?? null,
        kind: kindOf(one),
        beside: partner(one, placed.indexOf(one)),
        voice,
        allows: (text) => allowsText(text) && !(cooksWithout.has('milk') && /amanteigad/i.test(text)),
        ...shown,
      },
      taken,
    )
}

const bareText: Shown = { price: null, first: false, changes: true, suggests: false }

/** Where the owner's fryer does not keep up, no frame sends more guests to it, unless the owner asks for that very dish. */
function withoutFull(
  placed: readonly Placed[],
  { wishes }: NewMenuSource['context']['sheet'],
): readonly Placed[] {
  const isFull = ofKind(wishes, 'question').some(
    ({ about, item, what = '' }) => about === 'slowDishes' && item === undefined && fryers.test(what),
  )
  const free = placed.filter(
    ({ kind, item, promoted }) => promoted || kind !== 'dish' || !fried.test(item.name),
  )
  return isFull && free.some(({ kind }) => kind === 'dish') ? free : placed
}

/** The frames of a menu. @param fixed the framed items, if already decided */
function framesOf(
  placed: readonly Placed[],
  source: NewMenuSource,
  write: ReturnType<typeof writer>,
  fixed: ReadonlySet<string> | null,
): NewMenu['boxes'] {
  const known = new Map<Placed, boolean>()
  const hasText = (one: Placed): boolean => {
    const has =
      known.get(one) ?? (one.item.description !== null || write(one, bareText, new Set()).text !== null)
    known.set(one, has)
    return has
  }
  const shown = withoutFull(placed, source.context.sheet)
  return boxesOf(shown, sectionsOf(placed, source.goals), source.pages, source.goals, hasText, fixed)
}

/** The names of the items that a menu frames. */
export function framedIn(source: NewMenuSource): Set<string> {
  const placed = place(source)
  return new Set(framesOf(placed, source, writer(placed, source), null).map(({ name }) => name))
}

/**
 * The menu as it is to be printed, and what the farm's cachaça adds to it.
 * @param fixed the framed items
 */
export function newMenu(
  source: NewMenuSource,
  fixed: ReadonlySet<string>,
): { menu: NewMenu; cachaca: CachacaPart | null } {
  const { context, goals, menu, readable } = source
  const placed = place(source)
  const added = addedTo(placed, source)
  const own = houseItems(context.house)
  const names = sectionsOf(placed, goals)
  const taken = new Set<string>()
  const containedIn = containedBy(
    cookedWithout(kitchenDiets(context.sheet.wishes, menu.items, context.restaurant.name)),
    cooksFish(menu.items),
  )
  const write = writer(placed, source)
  const boxes = framesOf(placed, source, write, fixed)
  const framed = new Set(boxes.map(({ name }) => name))
  // New drinks are placed with the other drinks with cachaça.
  const home = names.find((name) =>
    placed.some((one) => one.section === name && kindOf(one) === 'drink' && answers(one, goals)),
  )
  const sections = names.map((name) => {
    const items = ordered(
      placed.filter(({ section }) => section === name),
      goals,
      framed,
    )
    const most = Math.max(0, ...items.map(({ redesigned }) => redesigned?.units ?? 0))
    const opens = menu.items.find(({ category }) => readable(category ?? 'Cardápio') === name)?.name
    const lines = items.map((one): MenuLine => {
      const { item, redesigned, left } = one
      const measure = added.measures.find(({ dose }) => dose === item.name)
      const beside = added.beside.get(item.name)
      // The sheet has paid prices, after discounts; unchanged items are printed at the menu's price.
      const stays = (redesigned?.newPrice ?? left?.newPrice ?? null) === null
      const today = stays
        ? (known(item.price) ?? redesigned?.price ?? null)
        : (redesigned?.price ?? item.price)
      const price = redesigned?.newPrice ?? left?.newPrice ?? today
      const first = items.length > 1 && redesigned !== null && redesigned.units === most
      const changes = framed.has(item.name) || price !== today || redesigned?.move === 'highlight'
      const written = write(
        one,
        {
          price,
          first,
          changes,
          suggests:
            wantsDrinks(goals) && !wantsCachaca(goals) && kindOf(one) === 'dish' && (first || changes),
        },
        taken,
      )
      // "Romeu e Julieta" among the pizzas is a pizza: the name's usual recipe is another dish.
      const isOther =
        written.fromName &&
        ofOneKind.test(name) &&
        !saysKind.test(asPizza(item.name, name)) &&
        item.description === null
      const { ask } = written
      const text = isOther ? null : written.text
      const fromName = !isOther && written.fromName
      for (const said of text?.split(/(?<=\.) /) ?? []) taken.add(said)
      const said = text ?? (item.description && sentence(item.description))
      return {
        name: item.name,
        text: said,
        rewritten: text !== null && wordsOf(text) !== wordsOf(item.description ?? ''),
        ...(fromName && { fromName }),
        ask,
        price,
        priceToday: today,
        box: framed.has(item.name),
        contains: own(item.name)?.allergens ?? [],
        textToday: item.description,
        ...containedIn(one, [item.name, item.description ?? '', sameAs(item, menu.items), text ?? '']),
        ...(measure && { measure: { ml: measure.ml, price: measure.price } }),
        ...(beside && { goesWith: beside }),
        ...(one.season !== null && { season: one.season }),
      }
    })
    const cachacaDrinks = items.filter((one) => kindOf(one) === 'drink' && answers(one, goals)).length
    if (name === home)
      lines.splice(
        Math.min(shownFirst, cachacaDrinks),
        0,
        ...added.drinks.map(newLine),
        ...(added.aged ? [agedLine(added.aged)] : []),
      )
    return { name, ...(opens !== undefined && { opens }), items: lines }
  })
  const poured = placed.some(({ item, section }) =>
    hasAlcohol({ name: item.name, section, kind: own(item.name)?.kind ?? null }),
  )
  const titles = new Map(
    // The owner's own list of sections keeps its names.
    context.sheet.wishes.some(({ kind }) => kind === 'sections')
      ? []
      : names.map((name) => {
          const of = menu.items.filter(({ category }) => readable(category ?? 'Cardápio') === name)
          const stays = placed.filter(({ section }) => section === name).map(({ item }) => item.name)
          const gone = of.flatMap((item) => (stays.includes(item.name) ? [] : [item.name]))
          return [name, sectionTitle(name, stays, gone)] as const
        }),
  )
  const titled = sections.map((one) => ({ ...one, name: titles.get(one.name) ?? one.name }))
  return {
    menu: { sections: titled, boxes, foot: poured ? [healthRisk] : [] },
    cachaca: added === nothingAdded ? null : partOf(added),
  }
}
