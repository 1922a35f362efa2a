/** Sizes of both sides: "a deles tem 28 cm e a nossa 33", "o peixe de lá serve três". */

import { itemIn, question } from '../../spoken/pieces.ts'
import { amountsIn } from '../../text/amount-words.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, ownSide, type Read, rivalOf, type Said, theirSide } from './said.ts'

type Unit = 'cm' | 'g' | 'kg' | 'ml' | 'l' | 'un' | 'pessoas'

const units: readonly (readonly [RegExp, Unit])[] = [
  [/^ ?(?:cm|centimetros?)(?!\p{L})/u, 'cm'],
  [/^ ?(?:g|gr|gramas?)(?!\p{L})/u, 'g'],
  [/^ ?(?:kg|quilos?|kilos?)(?!\p{L})/u, 'kg'],
  [/^ ?(?:ml|mililitros?)(?!\p{L})/u, 'ml'],
  [/^ ?(?:l|lt|litros?)(?!\p{L})/u, 'l'],
  [/^ ?(?:pecas?|pedacos?|fatias?|unidades?|un)(?!\p{L})/u, 'un'],
  [/^ ?pessoas?(?!\p{L})/u, 'pessoas'],
]
const serves =
  /(?<!\p{L})(?:serve|da pra|da para|dao pra|alimenta|come|comem|pra|para)(?: (?:bem|so|ate|uns|umas|umas?))* $/u

/** "Baixar o chope pra 7": a price, whatever else may be for seven. */
const priced = /(?<!\p{L})(?:a?baix|sub|sob|desc|cai|pass|bot|coloc|cobr|jog|reduz|derrub)\p{L}* [^,;]*$/u
/** "Sobe pra 139" is a price, and no table. */
const mostGuests = 20

type Size = { amount: number; unit: Unit | undefined; start: number; end: number }

const money = /:(?!\d)|r\$|reais|\d,\d{2}(?!\d)|(?<!\p{L})(?:por|a|custa|cobra|sai)\s+\d/u
/** A new side of the comparison begins. */
const turn = /,(?!\d)\s*|\s(?=(?:e|mas|enquanto|contra|ja|so que|entao|porque|ne|pois)\s)/gu

/** The sizes in a part; the unit may have been said before. */
function sizeIn(part: string): Size | undefined {
  for (const { value, start, end, isMoney } of amountsIn(part)) {
    const rest = part.slice(end)
    const found = units.find(([words]) => words.test(rest))
    const length = found ? (found[0].exec(rest)?.[0].length ?? 0) : 0
    const lead = part.slice(0, start)
    const isServed = found === undefined && value <= mostGuests && serves.test(lead) && !priced.test(lead)
    if (isMoney || value <= 0) continue
    return { amount: value, unit: found?.[1] ?? (isServed ? 'pessoas' : undefined), start, end: end + length }
  }
  return undefined
}

const head =
  /^(?:(?:e|mas|ja|so que|gente|olha|que|como|enquanto|porque|contra) )*(?:[oa]s?|n[oa]s?) (?<item>(?!(?:meus?|minhas?|noss[oa]s?|del[ea]s?|de la|la)(?!\p{L}))\p{L}[\p{L} -]{1,40}?) (?:d[aeo]s? \p{L}|d?el[ea]s?(?!\p{L})|de la|la(?!\p{L})|n[oa]s? \p{L}|(?:e|tem|vem|pesa|serve|mede|sai|leva|da)(?!\p{L}))/u
const ownHead =
  /(?:meus?|minhas?|noss[oa]s?) (?<item>(?!(?:e|tem|vem|pesa|serve|mede|com|sai|leva|da|de)(?!\p{L}))\p{L}[\p{L} -]{1,40}?) (?:e|tem|vem|pesa|serve|mede|com|sai|leva|da|de)(?!\p{L})/u

const nounOf = (part: string) => (ownHead.exec(part) ?? head.exec(part))?.groups?.item?.trim()

/** The item of a part as wishes name it: of the house's list, else in the owner's words. */
const itemOf = (part: string, { names }: Said): string | undefined => {
  const noun = nounOf(part)
  return noun === undefined ? itemIn(part, names) : (itemIn(noun, names) ?? noun)
}

const text = ({ amount, unit }: { amount: number; unit: Unit }) =>
  unit === 'pessoas' ? `${amount} pessoas` : `${amount} ${unit}`

const asks =
  /(?<!\p{L})(?:compar\p{L}+|na conta|car[oa]s?|mesmo (?:tanto|tamanho)|quem cobra|maior|leve\p{L}* em conta|proporc\p{L}+|por (?:grama|ml|cm|pessoa|quilo))(?!\p{L})/u
const same = /(?<!\p{L})(?:igual (?:a|ao)|mesm[oa] (?:tamanho|peso|medida)|que nem (?:a|o))(?!\p{L})/u

/** The parts that tell a size, each with its side. */
export const readSizes: Concept = (sentence) => {
  const { said, names } = sentence
  if (money.test(said) || !/\p{L}/u.test(said)) return []
  const parts: { part: string; start: number }[] = []
  let from = 0
  // "é" is no "e".
  const turns = [...said.matchAll(turn)].filter(({ index }) => sentence.own[index + 1]?.toLowerCase() !== 'é')
  for (const { 0: stop, index } of [...turns, { 0: '', index: said.length }]) {
    if (index > from) parts.push({ part: said.slice(from, index), start: from })
    from = index + stop.length
  }
  const sized = parts.map((one) => ({ ...one, size: sizeIn(one.part) }))
  const unit = sized.find(({ size }) => size?.unit !== undefined)?.size?.unit
  // A bare number is of the same measure on the house's side alone; elsewhere it may be a price.
  if (
    unit === undefined ||
    sized.some(
      ({ part, size }) =>
        size &&
        ((size.unit === undefined && !ownSide.test(part)) ||
          /\d/.test(`${part.slice(0, size.start)} ${part.slice(size.end)}`)),
    )
  )
    return []
  let item: string | undefined
  let whose: string | undefined
  const read = sized.flatMap(({ part, start, size }): Read[] => {
    // "A porção de lá pesa menos, 250 g": whose it is stands before the figure.
    whose = ownSide.test(part) ? undefined : (rivalOf(part, sentence) ?? whose)
    if (!size) {
      item = itemOf(part, sentence) ?? item
      return []
    }
    const isOwn = ownSide.test(part) && !theirSide.test(part) && !same.test(part)
    const competitor = rivalOf(part, sentence) ?? whose ?? (isOwn ? undefined : sentence.last)
    item = itemOf(part, sentence) ?? item
    const measure = { amount: size.amount, unit: size.unit ?? unit }
    const span = { start, end: start + part.length }
    if (isOwn)
      return item === undefined
        ? []
        : [{ wish: { kind: 'portion', item: itemIn(item, names) ?? item, ...measure }, ...span }]
    if (competitor === undefined || (whose === undefined && !same.test(part))) return []
    return [
      {
        wish: {
          kind: 'rivalFact',
          competitor,
          about: 'size',
          ...(item !== undefined && { item }),
          what: text(measure),
        },
        ...span,
      },
    ]
  })
  const isTold = read.some(({ wish }) => wish.kind === 'rivalFact')
  if (!isTold) return []
  const rest = parts.filter(({ start }) => !read.some((one) => one.start === start))
  const asked = rest.find(({ part }) => asks.test(part))
  return asked ? [...read, { wish: question('fairSize'), start: asked.start, end: said.length }] : read
}

const sidePrice = String.raw`(?:a|por|cobra|custa|faz) (?:r\$ ?)?(?<price>\d{1,3}(?:,\d{1,2})?)(?: reais)?,? (?:com|de|c/|pesando|e tem|e vem com) (?<amount>\d{1,4})(?: ?(?<unit>ml|gramas?|g|kg|cm|un))?`
const bothSides = new RegExp(
  String.raw`(?<them>\p{L}[\p{L} ]{1,30}) ${sidePrice}.{0,12}?(?<!\p{L})(?:eu|aqui|a gente|meu|minha|o meu|a minha) (?:a |por |cobro |vendo a |faco a )?(?:r\$ ?)?(?<own>\d{1,3}(?:,\d{1,2})?)(?: reais)?,? (?:com|de|c/|pesando|e tem) (?<mine>\d{1,4})`,
  'u',
)

/** "Ele cobra 20 com 250 g e eu 26 com 350: no quilo, quem ganha?": both sizes in the question itself. */
export const readBothSides: Concept = (sentence) => {
  const { said, names } = sentence
  const found = bothSides.exec(said)?.groups
  if (!found) return []
  const competitor = rivalOf(found.them ?? '', sentence) ?? sentence.last
  const unit = units.find(([words]) => words.test(` ${found.unit ?? 'g'}`))?.[1] ?? 'g'
  const own = Number((found.own ?? '').replace(',', '.'))
  const priced = names.filter(({ price, isSection }) => !isSection && price === own)
  const sections = [...new Set(priced.map(({ section }) => section))]
  const item =
    itemIn(said, names) ?? (sections.length === 1 && priced.length > 1 ? sections[0] : priced[0]?.name)
  if (competitor === undefined || item == null) return []
  return [
    {
      wish: {
        kind: 'rivalFact',
        competitor,
        about: 'size',
        what: text({ amount: Number(found.amount), unit }),
      },
    },
    { wish: { kind: 'portion', item, amount: Number(found.mine), unit } },
    { wish: question('fairSize') },
  ]
}

const unknown =
  /^(?:(?:mas|e|so que|eu) )*(?:nao (?:sei|faco ideia d[eo]|lembro|consegui ver)|desconheco|sem saber)(?: (?:direito|ao certo|de que|qual|qual e|o|a|quantos|quantas|quanto))* (?:tamanho|peso|medida|gramas?|cm|centimetros|ml|gramatura|pesa|serve)(?: (?:del[ea]s?|de la|d[oa] \p{L}+|tem|e|de la|que e|que tem))*$/u

/** "Não sei o tamanho": of the one that was named last. */
export const readUnknownSize: Concept = (sentence) => {
  const { said, last } = sentence
  const competitor = rivalOf(said, sentence) ?? last
  if (!unknown.test(said) || competitor === undefined) return []
  const wish: WishContent = { kind: 'rivalFact', competitor, about: 'size' }
  return [{ wish }]
}

const ofPrice = /(?<!\p{L})(?:car[oa]s?|barat[oa]s?)(?!\p{L})/u
const ofMeasure =
  /(?<!\p{L})(?:maior|menor|tamanho|serve (?:menos|mais)|pesa (?:menos|mais)|porcao (?:maior|menor)|vem (?:mais|menos))(?!\p{L})/u

/** "O meu peixe está caro, ou é porque serve menos gente?" */
export const readDearBySize: Concept = ({ said }) =>
  ofPrice.test(said) && ofMeasure.test(said) && !/\d/.test(said) ? [{ wish: question('fairSize') }] : []
