/** The owner's wishes in Portuguese: on chips before paying, and in reports. Each family of wishes has its own words. */
import { calendarWishWords } from './describe-calendar-wish.ts'
import { dishWishWords } from './describe-dish-wish.ts'
import { menuWishWords } from './describe-menu-wish.ts'
import { pairingWishWords } from './describe-pairing-wish.ts'
import { priceWishWords } from './describe-price-wish.ts'
import { money } from './describe-question.ts'
import { anyResult, type ResultNoun, recipeWishWords } from './describe-recipe-wish.ts'
import type { RequestSheet, Unread } from './request-sheet.ts'
import type { Wish } from './wish.ts'
import type { WishWords } from './wish-words.ts'

function wordsOf(wish: Wish, result: ResultNoun): WishWords {
  switch (wish.kind) {
    case 'exclude':
    case 'only':
    case 'prefer':
    case 'count':
    case 'style':
    case 'audience':
    case 'equipment':
    case 'zeroAlcohol':
    case 'strength':
    case 'share':
    case 'cost':
    case 'drinkTrait':
    case 'glass':
    case 'pace':
    case 'portion':
      return recipeWishWords(wish, result)
    case 'price':
    case 'keepPrice':
    case 'capPrice':
    case 'costNow':
    case 'costShare':
    case 'elasticity':
    case 'ending':
    case 'question':
    case 'competitorPrice':
    case 'rivalFact':
      return priceWishWords(wish)
    case 'keepItem':
    case 'dropItem':
    case 'promote':
    case 'sections':
    case 'newDrink':
    case 'target':
    case 'budget':
    case 'deadline':
    case 'served':
    case 'layout':
    case 'pageNote':
    case 'noNew':
      return menuWishWords(wish)
    case 'date':
    case 'period':
    case 'salesPeriod':
    case 'hours':
    case 'onlyPrice':
    case 'refusedPost':
    case 'postRule':
    case 'postTopic':
    case 'combo':
    case 'houseFact':
    case 'scope':
      return calendarWishWords(wish)
    case 'dishLimit':
    case 'dishTrait':
    case 'leftover':
    case 'tasting':
      return dishWishWords(wish, money)
    case 'newCombo':
    case 'pairing':
    case 'flight':
    case 'pairingRule':
      return pairingWishWords(wish, money)
  }
}

/** ", menos o risoto, que pode ir a 28" */
const sparedIn = ({ spared }: Wish) => (spared === undefined ? '' : `, menos ${spared}`)

/** A wish in a few words, for a chip: "sem leite (alergia)", "até R$ 22", "6 drinks". */
export const wishLabel = (wish: Wish, result: ResultNoun = anyResult): string =>
  `${wordsOf(wish, result).short}${sparedIn(wish)}`

/** A wish as a sentence of a report: "Deixar leite de fora, por alergia". */
export const wishSentence = (wish: Wish, result: ResultNoun = anyResult): string =>
  `${wordsOf(wish, result).sentence}${sparedIn(wish)}`

/** Why a passage was not read, and what the owner can do, in Portuguese. */
export function describeUnread({ why, blocking }: Pick<Unread, 'why' | 'blocking'>): string {
  switch (why) {
    case 'allergy':
      return 'Fala de alergia ou de cuidado com alguém, e não sabemos o que é. Sem entender, não podemos garantir que fique de fora.'
    case 'ambiguous':
      return 'Pode ser mais de uma coisa. Qual delas?'
    case 'contradiction':
      return 'O pedido diz duas coisas que não valem juntas. Qual das duas fica?'
    case 'instruction':
      return 'Parece um comando para um programa. Ele não será seguido: conte o que a casa precisa.'
    case 'unknown':
      return blocking
        ? 'Não entendemos, e o pedido depende disso.'
        : 'Não entendemos. Se ficar assim, isto não entra na consultoria.'
  }
}

/** What the owner must clarify before paying; null if nothing. */
export function describeBlock({ unread }: RequestSheet): string | null {
  const words = unread.filter(({ blocking }) => blocking).map(({ text }) => `“${text}”`)
  return words.length === 0 ? null : `Precisamos entender isto antes: ${words.join(', ')}.`
}
