/** Items of the house that the owner leaves as they are. */
import { namesItem } from '../../base/request/match-item.ts'
import { leading, type Reader } from './shape.ts'

/** "não mexe no Baião": the item stays as it is. */
export const keepItems: Reader = (said, { items }) =>
  [
    ...said.matchAll(
      leading(
        '(?:nao|nem|sem) (?:mex\\p{L}+|toq\\p{L}+|toc\\p{L}+|alter\\p{L}+|tir\\p{L}+|mud\\p{L}+)(?: n?[oa]s?| em| d[oa]s?)?',
      ),
    ),
  ].flatMap(({ 0: lead, index }) => {
    const from = index + lead.length
    const [rest = ''] = /^[^.,;!?]{0,60}/.exec(said.slice(from)) ?? []
    const words = rest.split(' ')
    for (let count = Math.min(6, words.length); count > 0; count -= 1) {
      const phrase = words.slice(0, count).join(' ')
      const own = items.filter((name) => namesItem(phrase, { name }))
      // "não mexam na panelada" means each of them.
      if (own.length > 0 && own.length <= 4)
        return [
          {
            start: index,
            end: from + phrase.length,
            wishes: own.map((item) => ({ kind: 'keepItem' as const, item })),
          },
        ]
    }
    return []
  })
