/**
 * What competitors charge, told in a sentence, as the list would have it: "O Lua Nova, na praça, cobra R$ 84 pelo arroz e R$ 32
 * pela caipirinha", and what is typed in haste without a colon: "lanche da esquina x-tudo 24 batata 15".
 */
import { tokenize } from '../../base/language/text.ts'
import type { Named } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import { type Edit, edited, type Rewritten } from '../text/rewritten.ts'

const price = String.raw`(?:[rR]\$\s*)?\d{1,4}(?:[.,]\d{1,2})?(?:\s*reais)?(?![\d%])`
const name = String.raw`\p{Lu}[\p{L}\d'’-]*(?:\s+(?:(?:d[aeo]s?|e|&)\s+)?\p{Lu}[\p{L}\d'’-]*)*`
/** Where a house stands, between its name and what it charges: no part of the name. */
const aside = String.raw`,\s*[^,;:.\d]{3,45},`
const charges = '(?:vende|cobra|tem|serve|faz|oferece|pede|anuncia)'
const thing = String.raw`\p{L}[^,;:.!?]{1,60}?`
const named = String.raw`(?:(?:o|a|os|as|um|uma)\s+)?${thing}\s+(?:por|a|custa(?:ndo)?|sai\s+(?:por|a)|de|é)\s+${price}`
const priced = String.raw`${price}\s+(?:pel[oa]s?|n[oa]s?|em|d[oa]s?|o|a|cada)\s+${thing}(?=,|;|\.(?!\d)|\s+e\s+(?:[rR]\$|\d)|[!?\n]|$)`
const entry = `(?:${named}|${priced})`
const told = new RegExp(
  String.raw`(?<=^|[.;!?\n]\s*)(?:(?:[OoAa]s?|[Jj][áa]\s+[oa]s?)\s+)?(?<name>${name})(?:${aside})?\s+${charges}\s+(?<list>${entry}(?:(?:,\s*(?:e\s+)?|\s+e\s+)${entry})+)`,
  'gu',
)
const namedEntry = new RegExp(
  String.raw`^(?:(?:o|a|os|as|um|uma)\s+)?(?<item>${thing})\s+(?:por|a|custa(?:ndo)?|sai\s+(?:por|a)|de|é)\s+(?<p>${price})$`,
  'u',
)
const pricedEntry = new RegExp(
  String.raw`^(?<p>${price})\s+(?:pel[oa]s?|n[oa]s?|em|d[oa]s?|o|a|cada)\s+(?<item>.+)$`,
  'u',
)
const sizeAlone =
  /^(?:pequen[oa]|m[eé]di[oa]|grande|inteir[oa]|mei[oa]|fam[ií]lia|individual|outr[oa]|(?:para|pra) \p{L}+)$/iu

/** Commas and "e" before another price or article part the entries, unless they are within one. */
const parts = /,\s*(?:e\s+)?|\s+e\s+(?=r\$|\d|[oa]s?\s)/giu

/** The entries of a list as "item price", with what parts them; null if one of them is none. */
function entriesOf(list: string, at: number): Edit[] | null {
  const gaps = [...list.matchAll(parts)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))
  const bounds = [0, ...gaps.map(({ end }) => end)]
  const entries = bounds.map((start, index): Edit | null => {
    const end = gaps[index]?.start ?? list.length
    const { item, p } =
      (pricedEntry.exec(list.slice(start, end)) ?? namedEntry.exec(list.slice(start, end)))?.groups ?? {}
    // "e 90 na grande" is of the item before.
    return item === undefined || p === undefined || sizeAlone.test(item.trim())
      ? null
      : { start: at + start, end: at + end, word: `${item.trim()} ${p.trim()}` }
  })
  if (entries.some((one) => one === null)) return null
  return entries.flatMap((one, index) => {
    const gap = gaps[index]
    return [...(one ? [one] : []), ...(gap ? [{ start: at + gap.start, end: at + gap.end, word: '; ' }] : [])]
  })
}

/** "O Falésia vende a peixada por R$ 139 e a lagosta por R$ 165" as "Falésia: peixada R$ 139; lagosta R$ 165" */
export const inLists = (text: string): Rewritten =>
  edited(
    text,
    [...text.matchAll(told)].flatMap(({ 0: said, index, groups = {} }) => {
      const { name: who = '', list = '' } = groups
      const at = index + said.length - list.length
      const entries = entriesOf(list, at)
      return entries === null ? [] : [{ start: index, end: at, word: `${who}: ` }, ...entries]
    }),
  )

const amount = String.raw`(?:r\$\s*)?\d{1,3}(?:,\d{1,2})?(?![\d,]*\d|%|\s*(?:%|ml|g|kg|l|cm|km|anos?|horas?|h|dias?|itens|pessoas|reais\s+por)(?!\p{L}))`
const hasty = new RegExp(
  String.raw`(?<=^|[.\n]\s*)(?<head>[^\s.;:,!?\d][^.;:,!?\n\d]{5,70}?)\s+(?<first>${amount})(?<rest>(?:\s+[^.;:,!?\n\d]{3,40}?\s+${amount})+)`,
  'giu',
)
const more = new RegExp(String.raw`\s+[^.;:,!?\n\d]{3,40}?\s+${amount}`, 'giu')
/** Where the house stands. */
const place = /\s+(?:n[ao]s?|em|perto|ao lado|do lado|aqui|ali|logo|d[ao] outro lado)\s.*$/u
const talk =
  /(?<!\p{L})(?:nao|quero|queria|cobr\p{L}+|vend\p{L}+|custa|por|subi\p{L}*|ate|acima|abaixo|meu|minha|noss[oa]|eu|se|que|quanto|tem|mais|menos|para|pra|pass\p{L}+|baix\p{L}+|aument\p{L}+|mud\p{L}+|ca[ií]\p{L}*|desc\p{L}+|era|foi|fic\p{L}+|ach\p{L}+|sai|d[eo] (?:r\$ ?)?\d)(?!\p{L})/u

/** A name as names are written: "Trailer do Galego". */
const titled = (who: string): string =>
  who.replace(/\p{L}[\p{L}'’-]*/gu, (word) =>
    /^(?:d[aeo]s?|e)$/.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )

/** The words at the end of a head that name an item of the house's: the rest names whose it is. */
function partedHead(head: string, names: readonly Named[]): { who: string; item: string } | null {
  const words = head.trim().split(/\s+/)
  for (let from = 1; from < words.length; from += 1) {
    const item = words.slice(from).join(' ')
    const said = tokenize(foldInPlace(item)).filter((word) => word.length > 1)
    const isOwn = names.some(
      (one) =>
        !one.isSection &&
        said.length > 0 &&
        said.every((word) => tokenize(foldInPlace(one.name)).some((own) => own.startsWith(word.slice(0, 6)))),
    )
    const who = words.slice(0, from).join(' ')
    if (isOwn) return { who: who.slice(0, foldInPlace(who).replace(place, '').length), item }
  }
  return null
}

/** "big lanche na mesma rua x-burguer 16 x-tudo 24" as "Big Lanche: x-burguer 16; x-tudo 24" */
export const inHaste =
  (names: readonly Named[]) =>
  (text: string): Rewritten =>
    edited(
      text,
      [...text.matchAll(hasty)].flatMap(({ 0: said, index, groups = {} }) => {
        const { head = '', first = '', rest = '' } = groups
        const parted = talk.test(foldInPlace(said).toLowerCase()) ? null : partedHead(head, names)
        if (parted === null || parted.who.length < 4) return []
        const [item, list] = [index + head.length - parted.item.length, index + said.length - rest.length]
        // Each price but the last ends an entry.
        const ends = [list, ...[...rest.matchAll(more)].map((one) => list + one.index + one[0].length)]
        return [
          { start: index, end: item, word: `${titled(parted.who)}: ` },
          ...(first === '' ? [] : ends.slice(0, -1).map((end) => ({ start: end, end, word: ';' }))),
        ]
      }),
    )
