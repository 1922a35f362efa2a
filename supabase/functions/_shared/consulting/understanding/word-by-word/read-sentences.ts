import { withAnswers } from '../clauses/answered-questions.ts'
import { toClauses } from '../clauses/item-clauses.ts'
import { withLateRefusals } from '../clauses/late-refusals.ts'
import type { Carry } from '../clauses/modes.ts'
import type { Draft, Profile } from '../text/draft.ts'
import { inJest, takesBack } from '../unread/taken-back.ts'
import { withPace } from '../wishes/pace.ts'
import { withCoursePrices } from '../wishes/prices/course-prices.ts'
import { toSentences } from '../words/elements.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { SentenceReader } from './read-sentence.ts'

/** Reads a text sentence by sentence, word by word: the last reader of every text. */
export function readSentences(text: string, profile: Profile, vocabulary: Vocabulary): Draft {
  return profile === 'recipes'
    ? withLateRefusals(text, (plain) => readPlain(plain, profile, vocabulary))
    : readPlain(text, profile, vocabulary)
}

function readPlain(text: string, profile: Profile, vocabulary: Vocabulary): Draft {
  const prefersItems = profile === 'menu' || profile === 'prices' || profile === 'goals'
  const draft: Draft = { wishes: [], unread: [] }
  let carry: Carry | undefined
  let begins = 0
  for (const sentence of withAnswers(toSentences(text, vocabulary, prefersItems))) {
    if (takesBack(sentence)) {
      const said = inJest(draft.wishes.splice(begins))
      draft.wishes.push(...said.wishes)
      draft.unread.push(...said.unread)
    }
    begins = draft.wishes.length
    for (const clause of prefersItems ? toClauses(sentence) : [sentence]) {
      const read = new SentenceReader(text, clause, profile, prefersItems, carry).read()
      draft.wishes.push(...read.wishes)
      draft.unread.push(...read.unread)
      carry = read.carry
    }
  }
  return profile === 'recipes' ? withPace(text, withCoursePrices(text, draft)) : draft
}
