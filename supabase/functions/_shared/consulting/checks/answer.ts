import type { Fact, FactKind, FactOf } from '../base/facts.ts'
import type { House } from '../base/house/house.ts'
import { containsPhrase, tokenize } from '../base/language/text.ts'
import type { Exclusion } from '../base/lexicon/exclusion.ts'
import { isSameName } from '../base/match-items.ts'
import type { WishCheck } from '../base/request/check.ts'
import { isExcepted, type NamedItem, namesItem } from '../base/request/match-item.ts'
import type { RequestSheet } from '../base/request/request-sheet.ts'
import type { Wish } from '../base/request/wish.ts'
import type { MenuLookup } from './kept-out.ts'

/** The default answer to a wish, before it is checked. */
export type Answer = Pick<WishCheck, 'outcome' | 'reason'>

export const met = (reason = ''): Answer => ({ outcome: 'met', reason })
export const notPossible = (reason: string): Answer => ({ outcome: 'not_possible', reason })
export const violated = (reason: string): Answer => ({ outcome: 'violated', reason })

/** What a wish is checked against. */
export interface Given {
  facts: readonly Fact[]
  sheet: RequestSheet
  house: House
  menu: MenuLookup
  exclusions: ReadonlyMap<Wish, Exclusion>
}

export function only<const Kinds extends FactKind>(
  facts: readonly Fact[],
  ...kinds: Kinds[]
): FactOf<Kinds>[] {
  return facts.filter((fact): fact is FactOf<Kinds> => kinds.some((kind) => kind === fact.kind))
}

/** Half a cent: prices are compared to the cent. */
export const cent = 0.005

/** For wishes that an automation explains with a better reason. */
export const unrelated = notPossible(
  'Não se aplica a esta consultoria: ela não propõe nada que dependa disso.',
)

// ---- The house's own items

/** Requires the item's name as a phrase: its words scattered over a text mean other things. */
export const isNamedIn = (item: string, text: string): boolean =>
  containsPhrase(tokenize(text), tokenize(item))

const removals = /^(tirar|retirar|remover|cortar|excluir|descontinuar)\b/i

export const removes = ({ action }: FactOf<'action'>): boolean => removals.test(action)

/** An item as wishes name it. */
export const itemOf = (
  { item, section }: Pick<FactOf<'action' | 'price'>, 'item' | 'section'>,
  menu: MenuLookup,
): NamedItem => ({
  name: item,
  section: section ?? menu(item)?.section ?? null,
})

export function actionsOn(item: string, { facts, menu }: Given): FactOf<'action'>[] {
  return only(facts, 'action').filter((fact) => namesItem(item, itemOf(fact, menu)))
}

/** @param except items that the wish leaves out */
export function changesOf(
  item: string,
  { facts, menu }: Given,
  except?: readonly string[],
): FactOf<'action' | 'price'>[] {
  const changes = only(facts, 'action', 'price').filter((fact) => !isExcepted({ except }, itemOf(fact, menu)))
  // An item named in full is that one, whatever others have the same words.
  const exact = changes.filter((fact) => isSameName(item, fact.item))
  return exact.length > 0 ? exact : changes.filter((fact) => namesItem(item, itemOf(fact, menu)))
}

export const knowsItem = (item: string, { facts, house }: Given): boolean =>
  house.menu.some((own) => namesItem(item, own)) ||
  facts.some(
    (fact) =>
      ('item' in fact &&
        namesItem(item, { name: fact.item, section: 'section' in fact ? (fact.section ?? null) : null })) ||
      (fact.kind === 'pairing' && namesItem(item, { name: fact.dish })),
  )

export const notFound = (item: string): Answer => notPossible(`Não encontramos “${item}” entre os itens.`)
