/** Words and figures that the owner's questions about prices share. */
import { closedWeekdays, weekdaysIn } from '../dates/weekdays.ts'
import type { Named } from '../spoken/pieces.ts'
import { commas, cut, type Sentence, type Span } from '../spoken/stretches.ts'
import type { WishContent } from '../text/draft.ts'

export type Found = Span & { wish: WishContent }

/** What one kind of question is read from: a sentence, and the names of the house. */
export type Reader = (sentence: Sentence, names: readonly Named[]) => Found[]

/** An amount of R$, in one group. */
export const amount = String.raw`(?:r\$\s*)?(\d{1,4}(?:[.,]\d{1,2})?)`
export const numberOf = (said: string | undefined) =>
  said === undefined ? Number.NaN : Number(said.replace(',', '.'))

/** "dá?", "vale a pena", "quero saber se valeu": what turns words about a price into a question. */
export const asks =
  /\?|\b(?:sera que|vale(?:u)?(?: a pena)?|compensa\w*|da (?:certo|pra|para|lucro|prejuizo)|prejuizo|faz sentido|o que acha\w*|acha que|quero saber|posso|devo|da conta|e se\b|(?:to|estou|fico|ficar) (?:na )?duvida)/
/** A question's last words, which name nothing else. */
export const tail =
  /^[\s,]*(?:ah |e |mas |ai )*(?:da|sera|sera que \w+|espanta\w*|sem centavos?|pode|vale(?: a pena)?|compensa|o que (?:voce |vc )?acha|quero saber(?: se (?:valeu|compensou|deu certo|vale(?: a pena)?))?|(?:isso )?(?:entra|conta) na conta|(?:mas |e |eu )?(?:tenho|to com|fico com) (?:medo|receio)|acho (?:feio|errado|ruim|sacanagem)(?: \w+){0,4}|e verdade|me ajuda|me fala|ta certo)[\s?!.]*$/

/** The weekdays of a sentence, except those on which the house is closed. */
export function daysIn(sentence: Sentence): number[] | undefined {
  const pieces = cut(sentence, commas, false).filter(({ said }) => closedWeekdays(said) === null)
  const days = weekdaysIn(pieces.map(({ said }) => said).join(' , '))
  return days.length > 0 ? days : undefined
}
