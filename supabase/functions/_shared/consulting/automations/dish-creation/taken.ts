/** What the dishes take of a food, and what that means for a purchase. */
import { foldAccents, formatNumber, joinList } from '../../base/language/text.ts'
import { type FoodId, foods, formatQuantity, grossAmount, shortName } from '../../base/pantry/kitchen.ts'
import { calledBy } from '../../base/request/called-by.ts'
import { foodHolds } from '../../base/request/judge-exclusions.ts'
import { type Pot, potIn } from '../../base/request/pot-portions.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import { foodIdsOf } from './wanted.ts'

type Question = WishOf<'question'>

interface Taken {
  name: string
  /** g or ml as bought for one portion, and without trimmings. */
  each: number
  net: number
  unit: 'g' | 'ml' | 'un'
  id: string
  food: string
}

/** What the dishes take of one food. */
export function takenOf(what: string, chosen: readonly Candidate[]): Taken[] {
  const exact: readonly string[] = foodIdsOf(what)
  // "Galinha" is any chicken, if no dish has the usual cut.
  const kinds: readonly string[] = foods.filter((item) => foodHolds(item, what)).map(({ id }) => id)
  const takenBy = (ids: readonly string[]) =>
    chosen.flatMap(({ name, parts, portions }) =>
      parts
        .filter(({ item }) => ids.includes(item.id))
        .map(({ item, amount }) => ({
          name,
          each: grossAmount(item, amount) / portions,
          net: amount / portions,
          unit: item.unit,
          id: item.id,
          food: shortName(item),
        })),
    )
  const own = takenBy(exact)
  return own.length > 0 ? own : takenBy(kinds)
}

/** Sold whole with their bones, and cooked so. */
const onTheBone: ReadonlySet<string> = new Set(['caipira', 'capote', 'asa', 'costela', 'costelinha', 'rabo'])
/** "uma galinha de 2 kg", "um pargo inteiro": an animal, and no meat by weight. */
const wholeAnimal =
  /(?<!\p{L})uma? (?:galinha|frango|galo|capote|pato|peru|codorna|peixe|pargo|cavala|robalo|tambaqui|til[aá]pia|leit[aã]o|cabrito|carneiro|cordeiro)(?!\p{L})/iu
const isFish = (id: string) =>
  /^(?:pargo|cavala|robalo|tilapia|serra|cioba|tucunare|carapeba|salmao)$/.test(id)
/** Share of a whole animal that is meat: a bird, and the fillets of a fish. */
const meatOf = (id: string) => (isFish(id) ? 0.5 : 0.6)

/** Dry goods that no new dish has: how much heavier they are when cooked, and g of a portion. */
const cookedPortions: Readonly<Partial<Record<FoodId, { grows: number; grams: number }>>> = {
  cuscuz: { grows: 2.2, grams: 180 },
  arroz: { grows: 2.5, grams: 150 },
  massa: { grows: 2.2, grams: 220 },
}

const kilos = (grams: number) => `${formatNumber(Math.round(grams / 100) / 10)} kg`

/** "0,5 kg de flocão dá cerca de 1,1 kg pronto: 6 porções de 180 g"; null for what does not grow on the fire. */
function whenCooked(ids: readonly FoodId[], count: number): string | null {
  const [known] = ids.flatMap((id) => cookedPortions[id] ?? [])
  if (!known) return null
  const grams = count * known.grows
  return `cerca de ${formatNumber(Math.round(grams / 50) / 20)} kg pronto, ${Math.floor(grams / known.grams)} porções de ${known.grams} g`
}

/** g of a peeled vegetable or fruit on a plate. */
const servedClean = 150
/** With less to peel, what is bought is what is served. */
const muchPeel = 0.1

/** "perto de 0,8 kg limpo, 5 porções de 150 g": what is left without peel and seeds; null for what has none. */
function cleaned(ids: readonly FoodId[], count: number): string | null {
  const known: readonly string[] = ids
  const [one] = foods.filter(({ id, unit }) => known.includes(id) && unit === 'g')
  if (!one) return null
  const isMeat = one.tags.some((tag) => ofAnimals.has(tag))
  if (isMeat) {
    const raw = count * (1 - one.loss)
    const each = Math.floor(raw / rawMeat)
    return `${kilos(raw * (1 - lossOnFire.shredded))} desfiada ou ${kilos(raw * (1 - lossOnFire.inPieces))} em pedaços, depois do fogo: ${each} ${each === 1 ? 'porção' : 'porções'} de ${rawMeat} g de carne crua`
  }
  if (one.loss < muchPeel) return null
  const net = count * (1 - one.loss)
  const portions = Math.floor(net / servedClean)
  return `perto de ${formatNumber(Math.round(net / 10) / 100)} kg sem casca nem aparas, ${portions} ${portions === 1 ? 'porção' : 'porções'} de ${servedClean} g`
}
/** g of raw meat without bone in a plate with its sides. */
const rawMeat = 150
/** Share of the raw weight that meat loses on the fire (see `cooking.ts`). */
const lossOnFire = { inPieces: 0.25, shredded: 0.35 } as const
const ofAnimals: ReadonlySet<string> = new Set(['beef', 'pork', 'poultry', 'fish', 'shellfish'])

/** A pot that boils is not filled to its rim. */
const filled = 0.9

/** The portions of a pot: by its size, and by what is cooked in it. */
function ofPot({ stock, portion, unit }: Pot): string {
  const cooked = stock * filled
  const full = Math.floor(stock / portion + 1e-9)
  return `**${full} porções**: ${formatQuantity(stock, unit)} ÷ ${formatQuantity(portion, unit)}. ${
    unit === 'g'
      ? ''
      : `Cheia até a borda a panela transborda: com ${formatQuantity(cooked, unit)}, são ${Math.floor(cooked / portion + 1e-9)}. `
  }Sirva com concha ou cumbuca medida.`
}

/** How many portions a weight gives. */
export function yieldsOf({ what = '', count = 1000, text }: Question, chosen: readonly Candidate[]): string {
  const pot = what === '' ? potIn(text) : null
  if (pot) return ofPot(pot)
  const cooked = whenCooked(foodIdsOf(what), count)
  const isWhole = wholeAnimal.test(text)
  const stock = `${formatNumber(count / 1000)} kg de ${calledBy(what, text)}`
  const taken = takenOf(what, chosen).filter(({ unit }) => unit === 'g')
  const clean = isWhole ? null : cleaned(foodIdsOf(what), count)
  if (taken.length === 0)
    return cooked !== null
      ? `${stock} dão ${cooked}. Pese a sua porção uma vez e corrija a conta.`
      : clean !== null
        ? `${stock} dão ${clean}.`
        : `Nenhum destes pratos leva ${what}: pese o que vai em uma porção e divida ${stock} por esse peso.`
  const [first] = taken
  const meat = isWhole && first ? meatOf(first.id) : null
  const isBoned = ({ id }: Taken) => isWhole && !onTheBone.has(id)
  const told = taken.map((one) => {
    const portions = Math.floor(isBoned(one) ? (count * meatOf(one.id)) / one.net : count / one.each)
    const bought = meat === null ? ` (${formatNumber(Math.round(one.each))} g de compra em cada)` : ''
    return `${one.name}, ${portions} ${portions === 1 ? 'porção' : 'porções'}${bought}`
  })
  const bones =
    meat === null
      ? ''
      : `: inteiro e limpo, o animal dá perto de ${kilos(count * meat)} de carne sem osso, ${Math.round(meat * 100)}% do peso`
  const alone = cooked ?? clean
  return `${stock} dão ${joinList(told, 'ou')}${bones}${alone === null ? '' : `; sozinho, ${alone}`}.`
}

/** Share of the guests who take one dish of a menu. */
const usualTake = 3

/** What to buy for so many guests: if all of them order the dish, and if one in three does. */
export function boughtFor({ what, count, text }: Question, chosen: readonly Candidate[]): string | null {
  if (what === undefined || count === undefined) return null
  const taken = takenOf(what, chosen).filter(({ unit }) => unit === 'g')
  if (taken.length === 0)
    return `Nenhum destes pratos leva ${what}: pese o que vai em uma porção e multiplique por ${count}.`
  const isOfGuests = /h[oó]spede|pessoa|cliente|convidado/i.test(text)
  const told = taken.map(({ name, each, food, id }) => {
    const all = each * count
    const bone = onTheBone.has(id) ? ', com osso' : ''
    const some = isOfGuests ? `; se um em cada ${usualTake} pedir, ${kilos(all / usualTake)}` : ''
    return `${name}: ${kilos(all)} de ${food} para ${count} (${formatNumber(Math.round(each))} g de compra em cada${bone})${some}`
  })
  return `${told.join('. ')}. Compre 10% a mais na primeira vez.`
}

/** "quanto separo por dia?": of what the house has left over each week, its share of an open day. */
export function perOpenDay(
  { what, text }: Question,
  chosen: readonly Candidate[],
  leftovers: readonly WishOf<'leftover'>[],
  days: number,
): string | null {
  if (!/por dia|cada dia|todo dia/i.test(text)) return null
  const isMeant = (one: WishOf<'leftover'>) =>
    what === undefined || one.what === what || foldAccents(one.text).includes(foldAccents(what))
  const kept = leftovers.find((one) => one.weekly && isMeant(one))
  if (!kept) return null
  const { amount, unit } = kept
  const daily = amount / days
  const base = unit === 'kg' || unit === 'l' ? 1000 : 1
  const uses = takenOf(kept.what, chosen).map(
    ({ name, each, unit: measure }) =>
      `${Math.floor((daily * base) / each)} de ${name} (${formatQuantity(Math.round(each), measure)} cada)`,
  )
  return `**${formatNumber(Math.round(daily * 10) / 10)} ${unit} por dia**: ${formatNumber(amount)} ${unit} por semana em ${days} dias abertos.${uses.length === 0 ? '' : ` Dá ${joinList(uses, 'ou')}.`} Tire do freezer na véspera, na geladeira, até 4 °C; no dia forte, mais, tirado dos fracos.`
}
