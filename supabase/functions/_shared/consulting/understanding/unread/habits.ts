/**
 * Standing restrictions that concern nobody's health: "sem canudo", "não comprar mais de 40 kg de muçarela". What is not
 * understood of them is shown and stops no request, and half of one excludes no food.
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { type Half, type HalfReadRules, withoutHalves } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { canon } from '../text/scan.ts'
import { besidesFood } from './allergy-reach.ts'
import { widest } from './widest-allergy.ts'

/** A son or a diabetic guest among the restrictions is no habit of the house either. */
const ofPeople = /filh[oa]|traco|diabet|hipertens/

const isOfHealth = (folded: string) => [healthWords, minorWords, ofPeople].some((words) => words.test(folded))

/** Up to three words without a verb may be the name of something that somebody cannot eat: "tucupi preto". */
function isBareName(folded: string): boolean {
  const words = folded.match(/[a-z]+/g) ?? []
  return words.length <= 3 && !/(?<![a-z])(?:sem|nada|nao|nem|nunca|so|evitar?|fora)(?![a-z])/.test(folded)
}

/** "sem pozol": one unknown word after a refusal may be a food; of more words it is rarely one. */
const refusedName =
  /^(?:aqui |eu |a gente |nos )?(?:sem|nada d[eoa]|nada com|evit\w+|nao (?:us\w+|com\w+|serv\w+|trabalh\w+ com|entra|pode)) [a-z]+$|^[a-z]+(?:, [a-z]+)+$/

const mayBeFood = (folded: string, passage: DraftUnread) => {
  const said = folded.slice(passage.start, passage.end)
  return (
    (refusedName.test(folded.trim()) && !besidesFood.has(canon(said.split(' ').at(-1) ?? ''))) ||
    (said.match(/[a-z]+/g) ?? []).some((word) => findTerm(word)?.kind === 'diet')
  )
}

/** Words that follow a food without narrowing it. */
const isReason = /^\s*(?:,|;|\(|-)|^\s*(?:porque|pq|pois|que|ja que|por causa)\b/
const joint = /^\s*(?:(?:de|do|da|dos|das|o|a|os|as|em|no|na|nas|nos|as|com|por|para|pra)\s+)*$/
const amount = /\d|(?<![a-z])(?:mais|menos|acima|abaixo|so|apenas|toda|todo)(?![a-z])/

/** "não usar peixe congelado": the words beside the food decide what is left out. */
const halfExclusions: HalfReadRules = {
  clauses: (folded) => [{ start: 0, end: folded.length }],
  halves: (_clause, text, { wishes, unread }) => {
    const folded = text.toLowerCase()
    const narrows = (one: DraftWish, { start, end }: DraftUnread) =>
      (start >= one.end &&
        !isReason.test(folded.slice(one.end, end)) &&
        joint.test(folded.slice(one.end, start))) ||
      (end <= one.start && joint.test(folded.slice(end, one.start)) && amount.test(folded.slice(start, end)))
    return wishes.flatMap((one): Half[] => {
      const beside = one.wish.kind === 'exclude' && unread.find((passage) => narrows(one, passage))
      return beside ? [{ wishes: [one], passages: [beside] }] : []
    })
  },
}

/** A general word leaves out all that it may mean: "nada com castanha". */
function settleGeneral({ wishes, unread }: Draft): Draft {
  const general = unread.flatMap((passage) => {
    const what = passage.why === 'ambiguous' ? widest(passage.choices) : undefined
    return what === undefined ? [] : [{ passage, what }]
  })
  const done = new Set(general.map(({ passage }) => passage))
  return {
    wishes: [
      ...wishes,
      ...general.map(({ passage: { start, end }, what }) => ({
        wish: { kind: 'exclude' as const, what, why: 'allergy' as const },
        start,
        end,
      })),
    ],
    unread: unread.filter((passage) => !done.has(passage)),
  }
}

/** The reading of a restriction that names no allergy and no child; any other one is returned as it is. */
export function ofHabit(restriction: string, draft: Draft): Draft {
  const folded = foldInPlace(restriction).toLowerCase()
  if (isOfHealth(folded)) return draft
  if (isBareName(folded) && draft.wishes.length === 0 && !findTerm(restriction)) return draft
  const { wishes, unread } = withoutHalves(restriction, settleGeneral(draft), halfExclusions)
  const open = { why: 'unknown', blocking: false, choices: [] } as const
  if (unread.some((passage) => passage.blocking && mayBeFood(folded, passage))) return { wishes, unread }
  if (wishes.length === 0 && unread.length > 0)
    return { wishes, unread: [{ ...open, start: 0, end: restriction.length, choices: [] }] }
  return { wishes, unread: unread.map((passage) => ({ ...passage, ...open, choices: [] })) }
}
