/** What becomes of the house's own drinks that the owner takes off the menu, or wants to sell again. */
import type { Drink } from '../../base/drinks/drink.schema.ts'
import type { House } from '../../base/house/house.ts'
import { formatBrl } from '../../base/language/text.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

export interface ItemVerdict {
  /** As the owner names it. */
  item: string
  text: string
}

/** One sentence for each item of the menu that the request takes off or pushes. */
export function itemVerdicts(
  { wishes }: RequestSheet,
  { menu }: Pick<House, 'menu'>,
  drinks: readonly Drink[],
): ItemVerdict[] {
  const taken = new Set<string>()
  return wishes.flatMap((wish): ItemVerdict[] => {
    if (wish.kind !== 'dropItem' && wish.kind !== 'promote' && wish.kind !== 'keepItem') return []
    const own = menu.find((one) => one.active && namesItem(wish.item, one))
    if (!own) return []
    if (wish.kind === 'keepItem')
      return [
        {
          item: wish.item,
          text: `${own.name} fica como está${own.price === null ? '' : `, a ${formatBrl(own.price)}`}; nenhum dos novos repete a receita.`,
        },
      ]
    const strong = drinks.filter(({ base, servings }) => base !== null && servings === undefined)
    const price = own.price ?? 0
    const near = strong
      .filter(({ id }) => !taken.has(id))
      .toSorted((a, b) => Math.abs(a.suggestedPrice - price) - Math.abs(b.suggestedPrice - price))[0]
    if (!near) return []
    taken.add(near.id)
    const { name, suggestedPrice, contributionMargin } = near
    return [
      {
        item: wish.item,
        text:
          wish.kind === 'dropItem'
            ? `Sai na próxima impressão; ${name}, a ${formatBrl(suggestedPrice)}, fica no lugar e deixa ${formatBrl(contributionMargin)}.`
            : `Volta à frente da carta na estreia, ao lado de ${name}, com o que leva escrito embaixo.`,
      },
    ]
  })
}
