/** "Em setembro subi os açaís: o aumento derrubou a venda de algum?": a past rise, and what it did to the sales. */
import { monthPattern } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { itemsIn } from './slots.ts'

const day = `(?:dia )?\\d{1,2}[ºo°]?(?: de |/)(?:${monthPattern}|\\d{1,2})(?: de \\d{4}|/\\d{2,4})?|(?:(?:inicio|comeco|meados|fim|final) de )?${monthPattern}(?: de \\d{4})?`
const since = '(?:em|n[oa]|desde|a partir de)'
const raised = '(?:subi|subimos|aumentei|aumentamos|reajustei|reajustamos)'
const fell =
  '(?:ca(?:iu|iram)|derrub\\w+|diminu\\w+|perd(?:i|emos|eu)|vend(?:eu|i|emos|eram) menos|espant\\w+|afast\\w+|afet\\w+|prejudic\\w+|atrapalh\\w+|mex(?:eu|ia) n?[ao])'
const told = new RegExp(
  `(?:${since} (?<before>${day}),? )?(?:eu |a gente |nos )?${raised} (?:(?:o|os) precos?(?: d[aeo]s? (?<of>[a-z ]{3,40}?))?|(?:a|o|as|os) (?<item>[a-z ]{3,40}?))(?:,? ${since} (?<behind>${day}))?[:.,;]? (?<asked>(?:e )?(?:quero saber se |queria saber se |sera que |me (?:diga|diz|digam) se )?[^.?!;:]{0,40}?${fell}[^.?!;:]{0,50})(?<mark>[?.!]|$)`,
  'g',
)
/** A wish to know, where no question mark stands. */
const asks = /(?:saber se|sera que|me di\w+ se)/

/** The item that a word names, or the word itself where several share it: "os açaís" are three sizes. */
function itemOf(word: string, said: string, names: readonly HouseName[]): string | undefined {
  const one = word.replace(/s$/, '')
  const sharing = names.filter(({ name }) => foldInPlace(name).toLowerCase().split(/\s+/).includes(one))
  return sharing.length > 1 ? said.replace(/s$/i, '') : itemsIn(word, names)[0]
}

/** Questions on what past rises did, one for each sentence that tells of one. Without a name, all prices rose. */
export function readAskedRises(
  text: string,
  { today, names }: { today: string; names: readonly HouseName[] },
): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(told)].flatMap(({ 0: said, index, groups = {} }): DraftWish[] => {
    const [date, ...more] = findDates(groups.before ?? groups.behind ?? '', today, true)
    if (!date || more.length > 0 || date.span.from > today) return []
    if (groups.mark !== '?' && !asks.test(groups.asked ?? '')) return []
    const word = groups.of ?? groups.item
    const place = word === undefined ? 0 : index + said.indexOf(word)
    const item = word === undefined ? undefined : itemOf(word, text.slice(place, place + word.length), names)
    if (word !== undefined && item === undefined) return []
    const wish = {
      kind: 'question',
      about: 'priceMove',
      ...(item === undefined ? {} : { item }),
      from: date.span.from,
      ...(date.span.to === date.span.from ? {} : { to: date.span.to }),
    } as const
    return [{ wish, start: index, end: index + said.length - (groups.mark ?? '').length }]
  })
}
