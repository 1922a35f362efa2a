/** What a menu lacks, described with its own items. */
import { hasAlcohol, itemKind } from '../../base/house/item-kind.ts'
import { joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { inPrint } from './amounts.ts'
import { looseCard } from './placed.ts'
import type { MenuRedesign } from './schema.ts'

type Line = { name: string; section: string; text: string | null; price: number | null }

const most = 2

const fruit =
  /(?<!\p{L})(?:abacaxi|acerola|banana|caj[aá]|caju|coco|goiaba|laranja|lim[aã]o|manga|maracuj[aá]|melancia|morango|seriguela|tamarindo|hortel[aã]|gengibre|rapadura)(?!\p{L})/giu

/** A gap between two prices of a section. */
const wideStep = 1.5

const isSweet = ({ name, section }: Line) =>
  /sobremesa|doce|bolo|torta|sorvete|pudim|mousse|a[cç]a[ií]|brownie|churros|cocada|cartola/i.test(
    `${name} ${section}`,
  )

/** What guests choose a meal from: no sides, and nothing sold by the piece. */
const isChosen = ({ name, section }: Line) =>
  itemKind({ name, section }) === 'dish' && !/\(un\.?\)/i.test(name)

/** The widest gap between neighbouring prices of one section of dishes. */
function gapOf(lines: readonly Line[]): string | null {
  const sections = [...new Set(lines.map(({ section }) => section))]
  const steps = sections.flatMap((section) => {
    const priced = lines
      .filter((line) => line.section === section && isChosen(line))
      .flatMap((line) => (line.price === null ? [] : [{ ...line, price: line.price }]))
      .toSorted((a, b) => a.price - b.price)
    if (priced.length < 5) return []
    return priced.slice(1).flatMap((high, at) => {
      const low = priced[at]
      // A medium-priced side also fills the gap.
      const between = lines.some(
        (line) =>
          line.section === section &&
          line.price !== null &&
          low &&
          line.price > low.price &&
          line.price < high.price,
      )
      return low && !between ? [{ section, low, high, step: high.price / low.price }] : []
    })
  })
  const [wide] = steps.filter(({ step }) => step >= wideStep).toSorted((a, b) => b.step - a.step)
  return wide
    ? `Em ${wide.section} nada custa entre ${inPrint(wide.low.price)} (${wide.low.name}) e ${inPrint(wide.high.price)} (${wide.high.name}).`
    : null
}

function lonely(lines: readonly Line[]): string | null {
  const sections = [...new Set(lines.map(({ section }) => section))]
  const alone = sections.filter((name) => lines.filter(({ section }) => section === name).length === 1)
  return alone.length >= 2
    ? `${joinList(alone)} têm um item cada: ou ganham companhia, ou entram numa seção vizinha.`
    : null
}

function softDrinks(lines: readonly Line[]): string | null {
  const soft = lines.filter(({ name, section }) => itemKind({ name, section }) === 'soft_drink')
  const strong = lines.filter(({ name, section }) => hasAlcohol({ name, section }))
  if (strong.length < 2 || soft.length > 1) return null
  const bought = [
    ...new Set(lines.flatMap(({ name, text }) => `${name} ${text ?? ''}`.toLowerCase().match(fruit) ?? [])),
  ].filter((one) => !soft[0]?.name.toLowerCase().includes(one))
  const own = bought.length > 0 ? `, e a casa já compra ${joinList(bought.slice(0, 4))}` : ''
  return soft[0]
    ? `Quem não bebe tem só ${soft[0].name} diante de ${strong.length} opções com álcool${own}.`
    : `Quem não bebe não tem nada entre ${strong.length} opções com álcool${own}.`
}

function cachaca(lines: readonly Line[]): string | null {
  const poured = lines
    .filter(({ name }) => /^caip(?:irinha|ifruta)|^batida/i.test(name))
    .map(({ name }) => name)
  const dose = lines.some(
    ({ name, section }) => /cacha[cç]a|^doses?(?!\p{L})/iu.test(name) || /doses?|cacha[cç]as/i.test(section),
  )
  return poured.length > 1 && !dose
    ? `A cachaça de ${shortList(poured, 3)} não aparece em dose, e a garrafa já está no balcão.`
    : null
}

function sweets(lines: readonly Line[]): string | null {
  const dishes = lines.filter(({ name, section }) => itemKind({ name, section }) === 'dish')
  return dishes.length >= 4 && !lines.some(isSweet)
    ? `Depois de ${shortList(
        dishes.slice(0, 2).map(({ name }) => name),
        2,
      )} não há um doce para fechar a conta.`
    : null
}

/** What a menu lacks or has too little of: the three most important points. */
export function lacksOf({ newMenu }: MenuRedesign): string[] {
  const sections = (newMenu?.sections ?? []).filter(({ name }) => name !== looseCard)
  const lines = sections.flatMap(({ name: section, items }) =>
    // Uses the house's own words for what it buys, not those implied by its names.
    items.map(
      ({ name, text, textToday = null, fromName, price }): Line => ({
        name,
        section,
        text: fromName ? textToday : text,
        price,
      }),
    ),
  )
  return [sweets, softDrinks, lonely, gapOf, cachaca].flatMap((check) => check(lines) ?? []).slice(0, most)
}
