/** What shows that a wish is met: where an item stands, what leaves for it, the largest rise. */
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { everyItem, namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { inPrint, inReais } from './amounts.ts'
import { leftRise } from './left-rise.ts'
import { monthlyOf, perOf } from './period.ts'
import { isFirst, isLow, lowNotes } from './placed.ts'
import { lastCutsWords } from './plan/last-cuts.ts'
import { isLeaveToCut } from './plan/leave-to-cut.ts'
import type { MenuRedesign } from './schema.ts'

const few = (names: readonly string[]) =>
  joinList([...names.slice(0, 4), ...(names.length > 4 ? [`mais ${names.length - 4}`] : [])])

/** The word that the owner bans: 'não usar a palavra "gourmet"'. */
const unwantedWord = (note: string): string | null =>
  /(?:palavra|termo|express[ãa]o)s?\s+["“”'‘’]?([\p{L} -]{3,30}?)["“”'‘’]?(?:\s+(?:no|na|em)\s.*)?[.!]?$/iu
    .exec(note)?.[1]
    ?.toLowerCase() ?? null

/** What the prices that an order moves cost or bring: an order that costs money is carried out, and its cost said. */
function movedBy(item: string, content: MenuRedesign): string | null {
  const moved = content.categories.flatMap(({ name: section, items }) =>
    items.flatMap(({ name, price, newPrice, effect, move }) =>
      newPrice !== null && newPrice !== price && move !== 'remove' && namesItem(item, { name, section })
        ? [{ name, price, newPrice, effect }]
        : [],
    ),
  )
  const loss = -moved.reduce((sum, { effect }) => sum + effect, 0)
  if (moved.length === 0 || loss < 0.5) return null
  const prices = moved
    .slice(0, 4)
    .map(({ name, price, newPrice }) => `${name} de ${inPrint(price)} para ${inPrint(newPrice)}`)
  const more = moved.length > 4 ? [`mais ${moved.length - 4}`] : []
  return `${joinList([...prices, ...more])}: custa ${inReais(loss)} ${perOf(content)}, já contado o que passam a pedir.`
}

/** "o que vende menos de 20 por mês": which of the removed items sell more, and leave for another reason. */
function soldBeyond(
  below: number | undefined,
  gone: readonly { name: string }[],
  content: MenuRedesign,
): string | null {
  if (below === undefined) return null
  const monthly = monthlyOf(content)
  const units = new Map(
    content.categories.flatMap(({ items }) => items.map((one) => [one.name, one.units * monthly] as const)),
  )
  const more = gone.flatMap(({ name }) => {
    const sold = units.get(name)
    return sold !== undefined && sold >= below ? [`${name} (${formatNumber(Math.round(sold))})`] : []
  })
  if (more.length === 0) return null
  const one = more.length === 1
  return `${few(more)} ${one ? 'vende' : 'vendem'} mais de ${formatNumber(below)} por mês e só ${one ? 'sai' : 'saem'} pelo número de itens que você pediu: sem ${one ? 'esse corte' : 'esses cortes'}, ficam mais ${more.length} na página.`
}

/** The two that leave least, for the owner to name. */
function leastOf({ item }: WishOf<'dropItem'>, content: MenuRedesign): string {
  const month = monthlyOf(content)
  const least = content.categories
    .flatMap(({ name: section, items }) =>
      items.flatMap(({ name, units, margin, kept }) =>
        !kept && namesItem(item, { name, section }) ? [{ name, left: units * margin * month }] : [],
      ),
    )
    .toSorted((a, b) => a.left - b.left)
    .slice(0, 2)
  return least.length === 0 || !content.period?.dated
    ? ''
    : ` Os que menos deixam são ${joinList(least.map(({ name, left }) => `${name} (${inReais(left)} ${perOf(content)})`))}: diga o nome, e saem.`
}

function proofOf(wish: Wish, content: MenuRedesign, all: readonly Wish[]): string | null {
  const lines = (content.newMenu?.sections ?? []).flatMap(({ name: section, items }) =>
    items.map((line) => ({ ...line, section })),
  )
  const named = (item: string) => lines.filter(({ name, section }) => namesItem(item, { name, section }))
  switch (wish.kind) {
    case 'keepItem': {
      if (wish.part !== undefined) return null
      const [line, another] = named(wish.item)
      if (!line) return null
      if (wish.item === everyItem)
        return (content.leaves ?? []).length === 0 ? `Ficam os ${lines.length}: nada sai.` : null
      return another
        ? `Ficam ${named(wish.item).length}, em ${line.section}.`
        : `Em ${line.section}${line.price === null ? '' : `, a ${inPrint(line.price)}`}.`
    }
    case 'dropItem': {
      const gone = (content.leaves ?? []).filter(({ name, section }) =>
        namesItem(wish.item, { name, section }),
      )
      const loss = (content.lost ?? [])
        .filter(({ name }) => gone.some((one) => one.name === name))
        .reduce((sum, one) => sum + one.loss, 0)
      const isSparing = isLeaveToCut(wish, content.goals) && gone.length < (wish.most ?? 0)
      if (gone.length === 0) return null
      const names = `${gone.length === 1 ? 'Sai' : 'Saem'} ${few(gone.map(({ name }) => name))}`
      const rest = isSparing ? ' Os outros que você deixou tirar custariam margem: ficam.' : ''
      const beyond = soldBeyond(wish.below, gone, content)
      if (beyond !== null) return `${names}. ${beyond}${rest}`
      return loss > 0.5 && content.period?.dated
        ? `${names}; custa ${inReais(loss)} ${perOf(content)}, já contado o que pedem no lugar.${rest}`
        : `${names}.${rest}`
    }
    case 'promote': {
      const own = named(wish.item)
      const boxed = own.filter(({ box }) => box)
      const [first] = boxed.length > 0 ? boxed : own
      if (!first) return null
      const opens =
        isFirst(wish) && content.newMenu?.sections[0]?.name === first.section ? ', que abre o cardápio' : ''
      return boxed.length > 0
        ? `Na moldura, em ${first.section}${opens}: ${few(boxed.map(({ name }) => name))}.`
        : own.length === 1
          ? `No alto de ${first.section}${opens}, sem moldura.`
          : null
    }
    case 'pageNote': {
      const lows = lowNotes({ sheet: { wishes: [wish], unread: [] } })
      const low = lines.filter(({ name }) => isLow(name, lows))
      if (low.length > 0) return `No fim da seção, sem moldura: ${few(low.map(({ name }) => name))}.`
      const word = unwantedWord(wish.note)
      if (word === null) return null
      const own = lines.filter(({ name, text }) => `${name} ${text ?? ''}`.toLowerCase().includes(word))
      return own.length === 0
        ? `“${word}” não está em nenhuma linha do cardápio novo.`
        : `“${word}” ainda está em ${few(own.map(({ name }) => name))}: o nome é seu, troque na prova.`
    }
    case 'count': {
      if (wish.of === 'pages')
        return content.pages && content.pages.length > 0
          ? `${content.pages.map(({ sections }, at) => `Página ${at + 1}: ${joinList(sections)}`).join('; ')}.`
          : null
      if (wish.item !== undefined || (wish.of !== 'items' && wish.of !== undefined)) return null
      const gone = (content.leaves ?? []).map(({ name }) => name)
      const loses = content.outlook && content.outlook.careful < 0 ? content.balance : undefined
      // Which items leave is the answer: all are named.
      const advice = loses ? ` O número custa dinheiro: ${lastCutsWords(loses, perOf(content))}.` : ''
      return `Ficam ${lines.length}${gone.length > 0 ? `; ${gone.length === 1 ? 'sai' : 'saem'} ${joinList(gone)}` : ''}.${advice}`
    }
    case 'price': {
      if (wish.item === undefined) return null
      const moved = movedBy(wish.item, content)
      if (moved !== null || wish.max === undefined) return moved
      const [dearest] = named(wish.item)
        .flatMap(({ name, price }) => (price === null ? [] : [{ name, price }]))
        .toSorted((a, b) => b.price - a.price)
      return dearest ? `O que mais custa é ${dearest.name}, ${inPrint(dearest.price)}.` : null
    }
    case 'capPrice': {
      if (wish.item !== everyItem)
        return movedBy(wish.item, content) ?? leftRise(wish, content, { wishes: all })
      // What has a limit of its own is told there.
      const own = all.flatMap((one) => (one.kind === 'capPrice' && one.item !== everyItem ? [one.item] : []))
      const [most] = content.categories
        .flatMap(({ name: section, items }) => items.map((one) => ({ ...one, section })))
        .flatMap(({ name, section, price, newPrice }) =>
          newPrice !== null && newPrice > price && !own.some((item) => namesItem(item, { name, section }))
            ? [{ name, price, newPrice, share: newPrice / price - 1 }]
            : [],
        )
        .toSorted((a, b) => b.share - a.share)
      return most
        ? `O que mais sobe é ${most.name}: de ${inPrint(most.price)} para ${inPrint(most.newPrice)}, ${formatNumber(Math.round(most.share * 1000) / 10)}%.`
        : 'Nenhum preço sobe.'
    }
    default:
      return null
  }
}

/** Reasons for the wishes that are met; the check itself does not depend on them. */
export const proofs = ({ wishes }: RequestSheet, content: MenuRedesign): Explanation[] =>
  wishes.flatMap((wish): Explanation[] => {
    const reason = proofOf(wish, content, wishes)
    return reason === null ? [] : [{ wish, reason, met: true }]
  })

/** Why nothing leaves of what the owner would let go: each would cost margin. */
export const leftOnMenu = ({ wishes }: RequestSheet, content: MenuRedesign): Explanation[] =>
  wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'dropItem' || !isLeaveToCut(wish, content.goals) || content.categories.length === 0)
      return []
    const isGone = (content.leaves ?? []).some(({ name, section }) => namesItem(wish.item, { name, section }))
    return isGone
      ? []
      : [
          {
            wish,
            reason: `Nenhum sai: o que sai pouco ainda deixa mais do que ocupa, e tirar custaria margem.${leastOf(wish, content)}`,
          },
        ]
  })
