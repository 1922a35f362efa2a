/** The orders of one sentence: its longest stretches of which every word has a place. */
import type { WishContent } from '../../text/draft.ts'
import { itemIn } from '../menu-plan/menu-items.ts'
import { isAside, isReason } from './asides.ts'
import { readChoice } from './choices.ts'
import { readCut } from './cut-orders.ts'
import { readDays, readFree, readSamePrice } from './free-orders.ts'
import { type OrderRead, readItemOrder } from './item-orders.ts'
import { type LimitContext, readLimit, risingIn } from './limit-orders.ts'
import { readNoNew } from './new-items.ts'
import { joined, type Piece, type Span } from './pieces.ts'
import { readPromote } from './promote-orders.ts'
import { type Scope, scopesOf, withoutScopes } from './scope.ts'
import { readOpen, readShare } from './share-orders.ts'

/** Most pieces of one order. */
const longestRun = 8

const lead =
  /^(?:(?:e|mas|porem|entao|so que|que|ah|olha|ai|por favor|tambem|de resto|bom|pois|ja|alias|agora|quero que|queria que|peco que|desde que|contanto que|com a condicao de que)[\s,]+)+/u
/** What makes the order before it another one. */
const narrows =
  /^(?:menos|exceto|fora|salvo|tirando|so|apenas|mas (?:so|nao|se)|contanto|desde que|a nao ser|se|caso|quando|enquanto|ou|que (?:nao|menos|pouco|mais|vend\p{L}*)|de (?:menor|maior)|em vez|(?:e )?(?:por|poe|ponh\p{L}+|bot[ae]|colo[cq]\p{L}+))(?!\p{L})/u
const exception =
  /^(?:menos|exceto|fora|salvo|tirando|com excecao d[eoa]s?|so nao|mas nao|nao contando|a excecao d[eoa]s?) (?:mex\p{L}+ )?(.+)$/u
const condition = /^(?:se|caso|quando)(?!\p{L})(?! (?:voces|vc|a conta|acharem|preferirem|for ficar))/u
const correction =
  /^(?:minto|alias|ou melhor|quer dizer|corrigindo|digo|errei|pensando bem|na verdade|perdao|opa)$/u
const removes = /(?<!\p{L})(?:tir|cort|retir|elimin|remov|exclu)\p{L}*(?!\p{L})/u
/** What is made of several items is none of them. */
const ofSeveral =
  /(?<!\p{L})(?:combos?|degustac\p{L}+|rodizio|couvert|promoc\p{L}+|happy hour|kits?|menu executivo|versao|opcao d)(?!\p{L})/u
/** "…, que é chamariz": after an order that its words cannot narrow. */
const tellsWhy =
  /^(?:que|qu) (?:e|eh|eu|a gente|nos|o|a|os|as|foi|ja|aqui|el[ea]s?|quem|ninguem|me|meus?|minhas?|por mim|sao)(?!\p{L})/u

/** New things have limits of their own: "mais um drink, até 24 reais". */
const adds =
  /(?<!\p{L})(?:cri(?:a|e|em|ar)|bot(?:a|e|em|ar)|fac\p{L}+|faz\p{L}*|quer\p{L}+|sugir\p{L}+|inclu\p{L}+|acrescent\p{L}+|adicion\p{L}+|invent\p{L}+|mont\p{L}+|coloqu\p{L}+)(?!\p{L}).*(?<!\p{L})(?:drinks?|combos?|caipirinhas?|batidas?|coquet\p{L}+|parte|secao|cantinho|sugest\p{L}+|pratos? nov\p{L}+)(?!\p{L})/u

/** @property from, to the pieces that it takes in @property at the first piece of the order itself */
export type Found = { from: number; at: number; to: number; read: OrderRead; span: Span }

function readRun(said: string, about: LimitContext): OrderRead | null {
  if (said.length < 4) return null
  return (
    readChoice(said, about) ??
    (about.isAdding ? null : readShare(said, about)) ??
    readOpen(said, about) ??
    readNoNew(said, about) ??
    readPromote(said, about) ??
    readDays(said, about) ??
    readSamePrice(said, about) ??
    readCut(said, about) ??
    readFree(said, about) ??
    readItemOrder(said, about) ??
    (about.isAdding ? null : readLimit(said, about))
  )
}

const isDrop = ({ wishes }: OrderRead) => wishes.some(({ kind }) => kind === 'dropItem')

/** An order with what it excepts: what is cut spares it, what is kept or limited leaves it out. */
function excepted(read: OrderRead, spared: readonly Scope[], about: LimitContext): WishContent[] | null {
  const kept = spared.map(({ name }): WishContent => ({ kind: 'keepItem', item: name }))
  if (read.frees)
    return [...kept, ...spared.map(({ name }): WishContent => ({ kind: 'keepPrice', item: name }))]
  if (isDrop(read) || read.wishes.some(({ kind }) => kind === 'count')) return [...read.wishes, ...kept]
  const all = (read.topic ?? []).map((scope) =>
    scope.items.length > 0
      ? scope
      : { ...scope, items: about.names.flatMap(({ name, isSection }) => (isSection ? [] : [name])) },
  )
  const left = withoutScopes(all, spared, about)
  if (left.length === 0) return null
  return read.wishes.flatMap((wish) => left.map(({ name }) => ({ ...wish, item: name }) as WishContent))
}

/** "tira o pastel e a lasanha não", "a isca não sai, nem o pudim": the verb is that of the order before. */
function sharesVerb(said: string, { wishes, frees }: OrderRead, about: LimitContext): OrderRead | null {
  const [first] = wishes
  if (!first || frees) return null
  // "retire uma das cervejas e dois pratos"
  if (first.kind === 'count') return readCut(`tirem ${said.replace(lead, '')}`, about)
  const after = /^(?:(?:e|mas|ja|so que) )?(.+?) (nao|tambem nao|tambem|sim|vai|pode|podem)$/.exec(said)
  const before = /^(?:(?:e|mas) )?(nem|nunca|nao|jamais|tambem|tampouco) (.+)$/.exec(said)
  const how = after?.[2] ?? before?.[1]
  const scopes = scopesOf(after?.[1] ?? before?.[2] ?? '', about)
  if (how === undefined || !scopes) return null
  const isNo = /nao|nunca|jamais/.test(how)
  const on = (wish: (item: string) => WishContent) => ({
    wishes: scopes.map(({ name }) => wish(name)),
    topic: scopes,
  })
  switch (first.kind) {
    case 'dropItem':
      return on((item) => ({ kind: isNo ? 'keepItem' : 'dropItem', item }))
    case 'keepItem':
      if (/^(?:vai|pode|podem)$/.test(how)) return on((item) => ({ kind: 'dropItem', item }))
      return how === 'nao' && after ? null : on((item) => ({ ...first, item }))
    case 'keepPrice':
      return /^(?:nem|tambem|tampouco|tambem nao)$/.test(how)
        ? on((item) => ({ kind: 'keepPrice', item }))
        : null
    case 'capPrice':
      if (isNo) return on((item) => ({ kind: 'capPrice', item }))
      return /^(?:nem|tambem|tampouco)$/.test(how) ? on((item) => ({ ...first, item })) : null
    default:
      return null
  }
}

/** The orders of a sentence, with what it is about in the end. */
export function ordersIn(
  text: string,
  pieces: readonly Piece[],
  given: LimitContext,
): { found: Found[]; about: LimitContext } {
  const found: Found[] = []
  let about = given
  /** Where the topic was named, if nothing was read of it. */
  let named = -1
  /** An order that the owner takes back. */
  let taken = -1
  const said = (at: number) => pieces[at]?.said ?? ''
  const spanOf = (from: number, to: number): Span => {
    const { start, end } = joined(text, pieces.slice(from, to))
    return { start, end }
  }
  /** An order that depends on something that we cannot know is left to the owner with its condition. */
  const unsettled = (from: number, to: number): Found => ({
    from,
    at: from,
    to,
    read: { wishes: [], topic: null, left: true },
    span: spanOf(from, to),
  })
  /** Where an order ends with the reasons that follow it. */
  const withReasons = (end: number, read: OrderRead): number => {
    const mayTell = !isDrop(read) || read.topic?.every(({ items }) => items.length === 1) === true
    let to = end
    while (
      to < pieces.length &&
      !narrows.test(said(to)) &&
      readRun(said(to).replace(lead, ''), { ...about, topic: read.topic }) === null &&
      (isReason(said(to)) ||
        isAside(said(to)) ||
        (mayTell && tellsWhy.test(said(to)) && isAside(`porque ${said(to)}`)))
    )
      to += 1
    return to
  }
  const isTopicBeside = (from: number, at: number) =>
    from < at && pieces.slice(from + 1, at).every((piece) => isAside(piece.said) || isReason(piece.said))
  for (let at = 0; at < pieces.length; ) {
    const last = found.at(-1)
    const except = last && last.to === at ? exception.exec(said(at))?.[1] : undefined
    const spared = except === undefined ? null : scopesOf(except, about)
    const wishes = last && spared && excepted(last.read, spared, about)
    if (last && wishes) {
      last.read = { ...last.read, wishes }
      last.to = withReasons(at + 1, last.read)
      last.span = spanOf(last.from, last.to)
      about = { ...about, topic: spared, isOld: false }
      at = last.to
      continue
    }
    if (last && last.to === at && correction.test(said(at))) {
      found.pop()
      taken = last.from
      at += 1
      continue
    }
    const shared = last && last.to === at ? sharesVerb(said(at), last.read, about) : null
    if (last && shared) {
      found.push({ from: at, at, to: at + 1, read: shared, span: spanOf(at, at + 1) })
      about = { ...about, topic: shared.topic, isOld: false }
      at += 1
      continue
    }
    let read: OrderRead | null = null
    let to = Math.min(pieces.length, at + longestRun)
    for (; to > at; to -= 1) {
      read = readRun(joined(text, pieces.slice(at, to)).said.replace(lead, ''), about)
      if (read) break
    }
    if (!read) {
      const own = said(at).replace(lead, '')
      const item = ofSeveral.test(own) ? undefined : itemIn(own, about)
      const scopes = item === undefined ? null : scopesOf(item, about)
      if (scopes) named = at
      if (adds.test(own)) about = { ...about, isAdding: true }
      if (ofSeveral.test(own)) about = { ...about, topic: null }
      const rising = risingIn(own) ?? (removes.test(own) ? null : about.rising)
      about = { ...about, topic: scopes ?? about.topic, rising }
      at += 1
      continue
    }
    to = withReasons(to, read)
    let from = at
    if (taken >= 0) from = taken
    else if (read.carried && named >= (last?.to ?? 0) && isTopicBeside(named, at)) from = named
    found.push({ from, at, to, read, span: spanOf(from, to) })
    // A number after what leaves counts items: "tirar as que não vendem, no máximo 4" after a limit in %.
    const rising = risingIn(said(at)) ?? (isDrop(read) ? null : about.rising)
    about = { ...about, topic: read.topic ?? about.topic, rising }
    named = -1
    taken = -1
    at = to
  }
  about = { ...about, isAdding: false }
  const kept = found.flatMap((one): Found[] => {
    const { to, at, read } = one
    const isLast = found.some(({ from }) => from === to)
    const isFirst = at === 0 || found.some((other) => other.to === at)
    if (read.left) return [one]
    const [before, after] = [said(at - 1), to < pieces.length && !isLast ? said(to) : '']
    if (!isFirst && condition.test(before)) return [unsettled(at - 1, to)]
    if (condition.test(after)) return [unsettled(one.from, to + 1)]
    return narrows.test(after) ? [] : [one]
  })
  return { found: withAsides(text, pieces, kept), about }
}

/** Asides between the orders go with the order beside them. */
function withAsides(text: string, pieces: readonly Piece[], found: Found[]): Found[] {
  for (const one of found) {
    const before = found.findLast((other) => other.to <= one.from)
    while (one.from > (before?.to ?? 0) && isAside(pieces[one.from - 1]?.said ?? '')) one.from -= 1
    const { start, end } = joined(text, pieces.slice(one.from, one.to))
    one.span = { start, end }
  }
  return found
}
