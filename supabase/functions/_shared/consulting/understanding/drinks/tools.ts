/** The owner's own entries among the equipment, one per line. */
import { type Draft, type DraftWish, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { barLimitReaders } from './at-the-bar.ts'
import { entryGlasses } from './entry-glasses.ts'
import { sizedGlassReader } from './sized-glasses.ts'

/** Bottles for syrups, which every bar uses. */
const holdsSyrup = /bisnaga|squeeze/i

/** Power, or the cold that it gives, at some hours only: nothing may depend on a refrigerator. */
const rareCold =
  /\b(?:gerador|energia|luz|forca|eletricidade)\b.*\b(?:so|somente|apenas|desliga\w*|cai|caem|acaba\w*|falta\w*|oscila\w*|ate (?:as|o)|das \d|nao (?:tem|chega))\b|\b(?:nao tem|sem|falta) (?:energia|luz|eletricidade|forca)\b|\b(?:geladeiras?|frigobar|freezer)\b.*\b(?:desliga\w*|so (?:funciona|liga|trabalha)|para de|nao (?:gela|funciona)|quebrad\w)\b/
/** What is at hand, and asks for nothing. */
const atHand =
  /\b(?:caixas? termicas?|coolers?|garrafas? termicas?|facao|facoes|bandejas?|freezer|geladeira|frigobar|cervejeira|mixer|canudos?|copos?|tacas?|jarras?|balde|gerador)\b/

function ofLine(text: string, start: number, end: number, { wishes, unread }: Draft): Draft {
  const isInside = (one: { start: number; end: number }) => one.start >= start && one.end <= end
  const own = wishes.filter(isInside)
  const left = unread.filter(isInside)
  const said = foldInPlace(text.slice(start, end)).toLowerCase()
  const named = entryGlasses(said)
  // A glass is more than "copos, colher e gelo", and "sem copo de cristal" lacks none of them.
  const isGlass = atHand.test(said) && !/\bbasico\b/.test(said)
  const tools = own.filter(
    ({ wish }) =>
      wish.kind === 'exclude' || (wish.kind === 'equipment' && !(isGlass && wish.what === 'só o básico')),
  )
  const sized = sizedGlassReader(said).flatMap(({ wishes: read }) => read)
  const sizes = new Set(sized.flatMap((wish) => (wish.kind === 'glass' ? [wish.what] : [])))
  const glasses: DraftWish[] = [
    ...named.wishes.filter((wish) => !(wish.kind === 'glass' && sizes.has(wish.what))),
    ...sized,
  ].map((wish) => ({ wish, start, end }))
  const ice = barLimitReaders.flatMap((read) => read(said)).flatMap(({ wishes: read }) => read)
  const isRare = rareCold.test(said)
  const limits: DraftWish[] = [
    ...(isRare ? [{ wish: { kind: 'equipment' as const, what: 'geladeira', has: false }, start, end }] : []),
    ...ice.flatMap((wish) => (wish.kind === 'drinkTrait' ? [{ wish, start, end }] : [])),
  ]
  const found = [
    ...tools.filter(({ wish }) => !(isRare && wish.kind === 'equipment' && wish.what === 'geladeira')),
    ...glasses,
    ...limits,
  ]
  const blocking = left.filter((one) => one.blocking)
  if (named.isOpen && found.length === 0) return { wishes: [], unread: [unreadAt({ start, end })] }
  if (found.length > 0 || holdsSyrup.test(said) || atHand.test(said))
    return { wishes: found, unread: blocking }
  // "molho" in a line that names no tool asks for no sauce: the line is not understood.
  const whole = own.length === 0 || blocking.length > 0
  return {
    wishes: [],
    unread: whole ? left : [unreadAt({ start, end })],
  }
}

/**
 * Tools and glasses only: a squeeze bottle "de molho" asks for no sauce. What may concern someone's health stays with
 * the owner.
 */
export function ofTools(text: string, draft: Draft): Draft {
  const result: Draft = { wishes: [], unread: [] }
  let start = 0
  for (const line of text.split('\n')) {
    const read = ofLine(text, start, start + line.length, draft)
    result.wishes.push(...read.wishes)
    result.unread.push(...read.unread)
    start += line.length + 1
  }
  return result
}

const ofEquipment: ReadonlySet<string> = new Set(['equipment', 'glass', 'exclude', 'drinkTrait'])

/** "freezer cheio de cerveja": what stands in a tool is told, and wanted in no drink. */
export function withoutMentions(_: string, draft: Draft): Draft {
  const told = draft.wishes.filter(({ wish }) => !ofEquipment.has(wish.kind))
  if (told.length === 0) return draft
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !told.includes(one)),
    asides: [...(draft.asides ?? []), ...told.map(({ start, end }) => ({ start, end }))],
  }
}
