/** What a cut must leave to every guest: the one main dish without meat, the one for children, the one dessert. */
import { itemKind } from '../../base/house/item-kind.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import type { Asked } from './asked.ts'

const isSweet = ({ section }: Pick<Asked, 'section'>) =>
  /sobremesa|doce|sorvete|a[cç][uú]car/i.test(section ?? '')
const isStarter = ({ section }: Pick<Asked, 'section'>) =>
  /entrada|come[cç]ar|petisc|tira-gosto|por[cç]|snack|couvert|caldo/i.test(section ?? '')
const isForChildren = ({ name, section }: Asked) =>
  /(?<!\p{L})(?:kids?|infantil|crian[cç]a|mirim|petiz)/iu.test(`${name} ${section ?? ''}`)

/** Whether a dish is without meat and fish, as far as its words tell. */
export const { allowsMenuItem } = requirementsOf({
  wishes: [{ kind: 'exclude', what: 'vegetariano', why: 'diet', text: 'vegetariano', origin: 'request' }],
  unread: [],
})

/** Each group of guests, by what it can order; a section of one kind is its own group, as a pizzeria's sweet pizzas are. */
const groups: readonly { of: string; holds: (item: Asked) => boolean }[] = [
  { of: 'o único infantil', holds: isForChildren },
  {
    of: 'o único prato sem carne nem peixe',
    holds: (item) =>
      itemKind(item) === 'dish' &&
      !isSweet(item) &&
      !isStarter(item) &&
      !isForChildren(item) &&
      // Nobody knows what is in "Salada da praia"; who eats no meat asks for it all the same.
      (/^salada/iu.test(item.name) ? allowsMenuItem(item) !== 'no' : allowsMenuItem(item) === 'yes'),
  },
  { of: 'a única sobremesa', holds: isSweet },
  { of: 'a única bebida sem álcool', holds: (item) => itemKind(item) === 'soft_drink' },
]

/** Which of its guests' options would be gone with an item, among those that remain; null if they have another. */
export function lastOptionIn(
  menu: readonly Asked[],
): (item: Asked, gone: ReadonlySet<string>) => string | null {
  const held = groups.map(({ of, holds }) => ({ of, names: menu.filter(holds).map(({ name }) => name) }))
  return ({ name }, gone) =>
    held.find(
      ({ names }) => names.includes(name) && names.every((other) => other === name || gone.has(other)),
    )?.of ?? null
}
