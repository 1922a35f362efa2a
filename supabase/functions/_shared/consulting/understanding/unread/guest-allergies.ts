/**
 * "Temos clientes com intolerância à lactose": on a menu, some guests' allergy takes nothing away from the others. It is
 * told on the page, and nothing new may carry it. An order to leave it out still counts.
 */
import { isDiet } from '../../base/lexicon/diets.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords } from '../text/health-words.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { withoutSpans } from '../text/take-out.ts'

const guests =
  /(?<![a-z])(?:client\w+|fregues\w*|hospedes?|publico|turistas?|visitantes?|(?:muita|muito|alguma|tem|bastante) gente|pessoas|familias|consumidor\w*|alunos?)(?![a-z])/
/** Whoever works or lives in the house must be kept away from it. */
export const household =
  /(?<![a-z])(?:cozinh(?:a|eir\w+)|garco\w+|garconetes?|funcionari\w+|equipe|soci[oa]s?|filh[oa]s?|espos[oa]|mulher|marido|minha|meu|sou|somos|chef|copeir\w+|auxiliar\w*|dono|dona|bartender|barman)(?![a-z])/
/** It is to be left out, or nobody may serve it. */
const orders =
  /(?<![a-z])(?:tir(?:a|ar|e|em|em os|amos)|retir\w+|exclu\w+|cort(?:a|ar|e|em)|elimin\w+|remov\w+|proib\w+|evit\w+|fora|nunca|nada (?:de|com|que)|sem|zero|tracos?|nao (?:pode(?:m)? (?:ter|levar|usar|conter|entrar|haver)|us\w+|coloc\w+|bot\w+|quero\w*|queremos|entr\w+|serv\w+|vend\w+|lev\w+|ter|tenha\w*|inclu\w+))(?![a-z])/

/** The draft in which what some guests may not have is kept for the others. */
export function withGuestAllergies(text: string, draft: Draft): Draft {
  // "uma indicação do que não leva leite" orders a sign.
  const marks = draft.wishes.filter(({ wish }) => wish.kind === 'layout')
  const folded = withoutSpans(foldInPlace(text).toLowerCase(), marks)
  return {
    ...draft,
    wishes: draft.wishes.map((one) => {
      if (one.wish.kind !== 'exclude' || (one.wish.why !== 'allergy' && one.wish.why !== 'diet')) return one
      const around = sentenceAround(folded, one)
      const said = folded.slice(around.start, around.end)
      // "muitos clientes são veganos" tells a diet as an allergy is told.
      const isOfGuests = healthWords.test(said) || isDiet(one.wish.what)
      const isGuests = isOfGuests && guests.test(said) && !household.test(said) && !orders.test(said)
      return isGuests ? { ...one, wish: { ...one.wish, guests: true } } : one
    }),
  }
}
