/** "Que post fazer para quem nunca provou jaca?": the caption itself, and the day on which the item comes. */
import { shortDay } from '../../base/calendar.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { inSentence } from './menu-items.ts'
import { firstTastes } from './tables/first-taste.ts'

/** Null where the question names nothing of the menu. */
export function firstTasteReply(
  { what, item: named }: WishOf<'question'>,
  menu: readonly HouseItem[],
  posts: readonly { day: string; items: readonly string[] }[],
): { text: string } | null {
  if (what !== 'writing' || named === undefined) return null
  const item = menu.find((one) => one.name === named) ?? menu.find((one) => namesItem(named, one))
  if (!item) return null
  const name = inSentence(item.name)
  const taste = firstTastes.find(([words]) => words.test(item.name))?.[1]
  const described = item.description ? `${item.description.replace(/[.\s]+$/u, '')}. ` : ''
  const own = posts.find(({ items }) => items.includes(item.name))
  const when =
    own === undefined
      ? 'Publique num dia em que o prato esteja pronto na abertura.'
      : `No calendário, ${name} sai em ${shortDay(own.day)}: use este texto nesse dia.`
  return {
    text: `**Um que responda à dúvida antes do convite:** “Nunca provou ${name}? ${taste === undefined ? '' : `${taste}. `}${described}Peça um para a mesa dividir e conte aqui com o que se parece.” *Foto:* aberto ao meio, de perto, com o recheio à vista. ${taste === undefined ? 'Confira com a cozinha se a frase vale para a sua receita.' : 'A cozinha confirma a frase.'} ${when}`,
  }
}
