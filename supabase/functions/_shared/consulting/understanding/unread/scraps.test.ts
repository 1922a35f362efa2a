import { expect, test } from 'vitest'
import { unreadAt } from '../text/draft.ts'
import { withoutScraps } from './scraps.ts'

const left = (text: string, passages: readonly string[]) =>
  withoutScraps(text, {
    wishes: [],
    unread: passages.map((said) =>
      unreadAt({ start: text.indexOf(said), end: text.indexOf(said) + said.length }),
    ),
  }).unread.map(({ start, end }) => text.slice(start, end))

test.each(['e', 'mas o', 'ida', 'que a', ', e'])('“%s” alone is left to nobody', (said) => {
  expect(left(`${said} resto fica`, [said, 'resto fica'])).toEqual(['resto fica'])
})

test.each(['nada', 'sem', 'não', 'só', 'nem', '3', 'na lata'])('“%s” is no scrap', (said) => {
  expect(left(`${said} resto`, [said])).toEqual([said])
})
