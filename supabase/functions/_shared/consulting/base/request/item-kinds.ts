/** Kinds of items that owners name, whatever the sections of their menu are called: "as porções", "bebidas com álcool". */
import { hasAlcohol, itemKind } from '../house/item-kind.ts'
import { namesCachaca } from '../house/with-cachaca.ts'
import { foldAccents, tokenize } from '../language/text.ts'
import { membersWithin } from '../lexicon/knowledge.ts'
import { findTerm } from '../lexicon/lexicon.ts'
import { memoized } from '../memoized.ts'

type Item = { name: string; section?: string | null }
type Kind = {
  label: string
  words: RegExp
  holds: (item: Item & { section: string | null }) => boolean
  /** A name that only shares the word is not of the kind: "Paçoca de carne de sol" is none of the meats. */
  isStrict?: true
  /** A part of the menu also where no name tells which dishes are in it: never all of them. */
  isPart?: true
}

const starters = /petisco|por[cç][oõ]es|entrada|tira-?gosto|aperitivo|belisc/i

/** How a piece of meat or fish is cut, cooked or served, before the name of the animal: "Espeto de picanha". */
const cuts =
  /^(?:files?|espet(?:o|inho)s?|postas?|bifes?|iscas?|tiras?|medalh(?:ao|oes)|churrascos?|por(?:cao|coes)|escalopes?|steaks?|assado|parrilla|meia|meio|prato|chapa|moquecas?|ensopados?|guisados?|caldeiradas?|ceviches?|escabeches?|parmegianas?|e?strogono(?:ff?|fe))(?: d[eoa]| com)? /

/** The food that a dish is made of, by the beginning of its name: carne de sol of "Carne de sol com nata". Empty if unknown. */
const mainFood = memoized((name: string): string => {
  const foodAt = (said: string): string => {
    const words = tokenize(said).slice(0, 4)
    for (let length = words.length; length > 0; length -= 1) {
      const term = findTerm(words.slice(0, length).join(' '))
      if (term) return term.kind === 'ingredient' || term.kind === 'group' ? term.name : ''
    }
    return ''
  }
  const plain = foldAccents(name).toLowerCase()
  return foodAt(plain) || foodAt(plain.replace(cuts, ''))
})

const madeOf =
  (groups: readonly string[], but: readonly string[] = []): Kind['holds'] =>
  (item) => {
    const food = itemKind(item) === 'dish' ? mainFood(item.name) : ''
    const isWithin = (group: string) => membersWithin(group).has(food)
    return groups.some(isWithin) && !but.some(isWithin)
  }

const ofMeats = madeOf(['carnes'], ['aves', 'miúdos'])
const burgers = /^(?:ham)?burgu?er|^(?:x-|smash|cheese)/iu
const ofFish = madeOf(['peixes'])
/** Dishes of meat that have a name of their own. */
const grilled =
  /^(?:churrasco|bode|bisteca|cabrito|(?:fil[eé] [aà] )?parmegiana(?! de (?:frango|peixe|berinjela|camar))|(?:ensopado|guisado) de (?:bode|cabrito))(?!\p{L})/iu

/** A dish that two share, as its name or its section says. */
const forTwo =
  /(?<!\p{L})(?:para|p\/|serve|at[eé]) ?(?:dois|duas|2|casal)(?!\p{L})|(?<!\p{L})(?:2|duas) pessoas/iu

/** The kind of all mixed drinks of the house that are made with cachaça. */
export const cachacaDrinks = 'drinks de cachaça'

const kinds: readonly Kind[] = [
  {
    label: 'carnes',
    words: /^carnes$/,
    holds: (item) =>
      (ofMeats(item) && !burgers.test(item.name)) || (itemKind(item) === 'dish' && grilled.test(item.name)),
    isStrict: true,
  },
  {
    label: 'peixes',
    words: /^(?:peixes|pescados)$/,
    holds: (item) => ofFish(item) || /^peixada(?!\p{L})/iu.test(item.name),
    isStrict: true,
  },
  {
    label: 'frutos do mar',
    words: /^(?:frutos do mar|mariscos)$/,
    holds: madeOf(['crustáceos e moluscos']),
    isStrict: true,
  },
  {
    label: 'pratos para dois',
    words:
      /^(?:pratos?|itens|porcoes|opcoes|petiscos) (?:para|pra|de|que servem?) (?:dois|duas|2)(?: pessoas)?$/,
    holds: (item) => itemKind(item) === 'dish' && forTwo.test(`${item.name} ${item.section ?? ''}`),
    isStrict: true,
    isPart: true,
  },
  { label: 'doses', words: /^doses$/, holds: (item) => itemKind(item) === 'dose' },
  {
    label: cachacaDrinks,
    words:
      /^(?:drinks?|drinques?|coqueteis|coquetel|bebidas) (?:de|a base de|feit[oa]s (?:com|de)) (?:nossa )?(?:cachaca|pinga)$/,
    holds: (item) => itemKind(item) === 'drink' && namesCachaca(item.name),
    isStrict: true,
  },
  {
    label: 'porções',
    words: /^(?:porcoes|petiscos|tira-? ?gostos|aperitivos|entradas|comidinhas)$/,
    holds: (item) =>
      itemKind(item) === 'dish' && (starters.test(item.section ?? '') || /^por[cç][aã]o\b/i.test(item.name)),
  },
  {
    label: 'drinks',
    words: /^(?:drinks|drinques|coqueteis)$/,
    holds: (item) =>
      itemKind(item) === 'drink' &&
      hasAlcohol(item) &&
      !/\b(?:chopp?e?|ta[cç]a|vinho|garrafa|750 ?ml)\b|^(?:espumante|prosecco|champanhe)\b/i.test(
        item.name,
      ) &&
      !/garraf|vinho|espumante|chop/i.test(item.section ?? ''),
  },
  {
    label: 'bebidas com álcool',
    words: /^bebidas? (?:com alcool|alcoolicas?)$|^(?:os )?alcoolicos$/,
    holds: hasAlcohol,
  },
  {
    label: 'bebidas sem álcool',
    words: /^bebidas? (?:sem alcool|nao alcoolicas?)$/,
    holds: (item) => !['dish', 'side'].includes(itemKind(item)) && !hasAlcohol(item),
  },
]

/** Every phrase of a request is compared with every item of the house. */
const kindsOf = memoized((said: string): readonly Kind[] => {
  const plain = foldAccents(said).trim()
  return kinds.filter(({ words }) => words.test(plain))
})

/** Whether an owner's word is for the kind that an item is of. */
export const isOfKind = (said: string, { name, section = null }: Item): boolean =>
  kindsOf(said).some(({ holds }) => holds({ name, section }))

/** Whether an owner's word is for a kind alone, and no part of a name. */
export const isStrictKind = (said: string): boolean => kindsOf(said).some(({ isStrict }) => isStrict === true)

/**
 * The kind that a phrase names, as wishes name it, if the house has such items and no section of that name holds them all;
 * undefined otherwise.
 */
export function kindNamed(
  phrase: string,
  names: readonly (Item & { isSection: boolean })[],
): string | undefined {
  const [kind] = kindsOf(phrase)
  if (!kind) return undefined
  const isHeading = names.some(
    ({ name, isSection }) => isSection && foldAccents(name) === foldAccents(phrase).trim(),
  )
  const found = names.some((one) => !one.isSection && isOfKind(phrase, one))
  return (found || kind.isPart) && !isHeading ? kind.label : undefined
}
