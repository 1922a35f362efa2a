/** What a dish has instead of the drink that its owner refuses, and which dishes the same reason may concern. */
import { joinList } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuParts } from './menu-parts.ts'
import { done, type Statement } from './planned-parts.ts'
import type { Ranked } from './rank.ts'
import { spokenName } from './short-names.ts'

const isRaw = ({ item: { name } }: Ranked['dish']) =>
  /ostra|ceviche|sashimi|niguiri|nigiri|carpaccio|tartar|sushi|combinado/i.test(name)

/** A dish that the owner wants without a drink, and has none left with alcohol: what it has instead. */
export function soberInstead(
  { rule, serves = [], dishes }: WishOf<'pairing'>,
  { ranked, free }: MenuParts,
): Statement | null {
  if (rule !== 'never' || dishes === undefined) return null
  const isAbout = (dish: Ranked['dish']) => dishes.some((named) => isNamedDish(named, dish))
  if (ranked.some(({ dish }) => isAbout(dish))) return null
  const instead = [...free].flatMap(([dish, sober]) =>
    sober && isAbout(dish) ? [{ dish, name: spokenName(sober.name) }] : [],
  )
  const [first] = instead
  if (!first) return null
  const alike = instead.some(({ dish }) => isRaw(dish))
    ? ranked.flatMap(({ dish, best }) =>
        isRaw(dish) &&
        serves.some((named) =>
          isNamedServe(named, { name: best.option.name, isDose: best.option.kind === 'cachaca' }),
        )
          ? [spokenName(dish.item.name)]
          : [],
      )
    : []
  const told = instead.map(({ dish, name }) => `${spokenName(dish.item.name)} fica com ${name}, sem álcool`)
  return done(
    `${joinList(told)}.${alike.length === 0 ? '' : ` ${joinList(alike)} também ${alike.length === 1 ? 'é' : 'são'} de peixe cru e ${alike.length === 1 ? 'segue' : 'seguem'} com dose, que você não vetou: se lá também não quer, sirva o par sem álcool da tabela.`}`,
  )
}
