/** How special dates and what posts shall say are read. */
import { contentGeneration } from '../anyhow/rules/content-generation.ts'
import { withExcepted } from '../posts/excepted.ts'
import { withoutForSome } from '../posts/for-some.ts'
import { readPostWholes } from '../posts/post-wholes.ts'
import { withPrivateDays } from '../posts/private-days.ts'
import { readPosts, readStanding } from '../posts/read-posts.ts'
import { withBeside, withoutPointing } from '../posts/said-beside.ts'
import { withoutCommonNames, withSettledPosts } from '../posts/settled.ts'
import { withTablePrices } from '../posts/table-prices.ts'
import { withoutSomePosts } from '../unread/some-posts.ts'
import { readSentences } from '../word-by-word/read-sentences.ts'
import type { AutomationReader, TextReader } from './reader.ts'
import { mend } from './steps.ts'

const specialDates: TextReader = {
  reading: 'specialDates',
  shortForms: withTablePrices,
  wholes: (text, { vocabulary, today }) => readPostWholes(text, vocabulary.names, today),
  steps: [
    mend((text, draft, { today }) => withSettledPosts(text, draft, today)),
    (text, { vocabulary, today }) =>
      readPosts(text, today, vocabulary.names, (said, as) => readSentences(said, as, vocabulary)),
  ],
  own: [
    withoutSomePosts,
    withoutForSome,
    (text, draft, { vocabulary: { names }, today }) => withExcepted(text, draft, { names, today }),
    (text, draft, { vocabulary: { names } }) => withBeside(text, draft, names),
    withoutPointing,
    withoutCommonNames,
    withPrivateDays,
  ],
}

export const postReader: AutomationReader = {
  rules: contentGeneration,
  texts: { special_dates: specialDates },
  standing: (restriction, { vocabulary, today }, read) =>
    readStanding(restriction, today, vocabulary.names, (said, as) => readSentences(said, as, vocabulary)) ??
    read(restriction),
}
