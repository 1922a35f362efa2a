/**
 * "Só pode aumentar o preço dos bolos, no máximo 10%": the limit of the cakes is also an order that nothing else rises. The
 * readers of limits see how far the cakes may go; what the "só" says of the rest is read here, for all of them.
 */
import { tokenize } from '../../base/language/text.ts'
import { everyDish, everyDrink, everyItem, namesItem } from '../../base/request/match-item.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin } from '../text/half-read.ts'
import { subjectsOf } from './price-subjects.ts'

/** Words that may stand between "só" and what it names; a bound among them would be what is limited. */
const between =
  '(?:(?:o|a|os|as|um|no|na|nos|nas|do|da|dos|das|de|em|preco|precos|valor|pod\\w+|posso|da|pra|para|aceit\\w+|deix\\w+|topo|quero|quer|libero|autorizo|permito|mexe\\w*|mexam?|sub\\w+|sobe\\w*|aument\\w+|reajust\\w+|encarec\\w+|ess[ae]s?|noss[oa]s?|meus?|minhas?)\\s+)*'
const before = new RegExp(
  `(?<![a-z])(?:so(?! que)|somente|apenas|unicamente|exclusivamente)\\s+${between}(?<named>[a-z0-9-]+)`,
  'g',
)
/** What ends a limit with the same meaning. */
const rest =
  '(?:(?:e|mas) )?(?:(?:e )?so(?:mente)?(?: (?:n?el[ea]s?|n?iss?o|n?ess[ea]s?))?|nada mais|mais nada|(?:mais )?ninguem(?: mais)?|nenhum outro(?: preco| item)?|(?:[oa]s? )?(?:rest(?:o|ante)|outr[oa]s?|demais)(?: \\w+){0,2} (?:nao (?:sob\\w+|sub\\w+|mex\\w+|mud\\w+|pod\\w+(?: \\w+)?)|fica\\w*(?: (?:como (?:esta\\w*|ta|tao)|igual|parad\\w+|onde (?:esta\\w*|ta|tao)))?))'
const after = new RegExp(`^[\\s,]*${rest}(?![a-z])(?=\\s*(?:[,.;!?\\n]|$))`)
const closing = new RegExp(`[\\s,]${rest}$`)

const stem = (word: string) => word.replace(/(?:ns|s)$/, '')

/** Whether a word after "só" begins the name of what is limited. */
function begins(word: string, item: string): boolean {
  if (item === everyDrink) return /^bebidas?$/.test(word)
  if (item === everyDish) return /^(?:comidas?|pratos?)$/.test(word)
  return tokenize(item).some((own) => stem(own) === stem(tokenize(word)[0] ?? ''))
}

/**
 * What may rise: "os bolos" are the cakes by name, and not all of the section "Bolos e doces".
 * @param said the words of the limit
 */
function meantBy(item: string, said: string, names: readonly Named[]): string[] {
  const stems = new Set(tokenize(said).map(stem))
  const spoken = tokenize(item).filter((word) => stems.has(stem(word)))
  const own = names.filter(
    ({ name, isSection }) => !isSection && spoken.length > 0 && namesItem(spoken.join(' '), { name }),
  )
  const isWider = names.some(
    ({ name, section, isSection }) =>
      !isSection && namesItem(item, { name, section }) && !own.some((one) => one.name === name),
  )
  return own.length > 0 &&
    own.length <= 12 &&
    isWider &&
    own.every(({ name, section }) => namesItem(item, { name, section }))
    ? own.map(({ name }) => name)
    : [item]
}

const onlyIn =
  /^,? ?(?:e |mas |ou |isso )?(?:so|somente|apenas|unicamente|exclusivamente) (?:(?:em|n[oa]s?|para|pr[oa]s?) )?(?<who>[^.;:!?()]{3,80}?)(?=\s*(?:[.;:!?()\n]|$|, (?!n[oa]s? )))/

/** "Aceito reajuste até 12%, e só nos pratos e nos petiscos": the limit of all is theirs, and nothing else rises. */
function narrowed(one: DraftWish, folded: string, names: readonly Named[]): DraftWish[] {
  const { wish, start, end } = one
  if (wish.kind !== 'capPrice' || wish.item !== everyItem || wish.except) return []
  if ((wish.max ?? wish.percent ?? wish.rise) === undefined) return []
  const tail = onlyIn.exec(folded.slice(end))
  const subjects = tail && subjectsOf(tail.groups?.who ?? '', names)
  if (!tail || !subjects || subjects.length > 12 || subjects.includes(everyItem)) return []
  const span = { start, end: end + tail[0].length }
  if (span.end - start > longestText) return []
  return [
    ...subjects.map((item): DraftWish => ({ ...span, wish: { ...wish, item } })),
    { ...span, wish: { kind: 'capPrice', item: everyItem, except: subjects } },
  ]
}

/** The draft in which a limit of some things only holds all others at today's price. */
export function withOnlyThese(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const held: DraftWish[] = []
  const tails: { start: number; end: number }[] = []
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const { wish, start } = one
    const within = narrowed(one, folded, names)
    tails.push(...within)
    if (within.length > 0) return within
    if (wish.kind !== 'capPrice' || wish.item === everyItem || wish.except) return [one]
    if ((wish.max ?? wish.percent ?? wish.rise) === undefined) return [one]
    const said = folded.slice(start, one.end)
    const isBefore = [...said.matchAll(before)].some(({ groups }) => begins(groups?.named ?? '', wish.item))
    // The reader of the limit may have taken the "e só" of "e só eles" with it.
    const taken = /[\s,]+e so$/.exec(said)?.[0].length ?? 0
    const tail = after.exec(folded.slice(one.end - taken))
    const end = tail ? one.end - taken + tail[0].length : one.end
    if (!(isBefore || tail || closing.test(said)) || end - start > longestText) return [one]
    tails.push({ start: one.end, end })
    const meant = meantBy(wish.item, said, names)
    const same = held.find((other) => other.start === start)
    if (same?.wish.kind === 'capPrice')
      same.wish = { ...same.wish, except: [...(same.wish.except ?? []), ...meant].slice(0, 12) }
    else held.push({ start, end, wish: { kind: 'capPrice', item: everyItem, except: meant } })
    return meant.map((item) => ({ start, end, wish: { ...wish, item } }))
  })
  if (tails.length === 0) return draft
  return {
    ...draft,
    wishes: [...wishes, ...held].toSorted((a, b) => a.start - b.start),
    unread: draft.unread.filter((one) => one.blocking || !tails.some((tail) => isWithin(one, tail))),
  }
}
