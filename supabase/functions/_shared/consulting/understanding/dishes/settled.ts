/** Corrects readings of single words by what they mean in a kitchen. */
import { dishForms, formOf } from '../../base/request/dish-forms.ts'
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Characters of drinks: of a dish these words say something else. */
const ofDrinks: ReadonlySet<string> = new Set([
  'mais secos',
  'mais fortes',
  'sem drinks quentes',
  'sem drinks cremosos',
])

/** Somebody sells cheaply to the house: no wish for cheap dishes. */
const bought = /(?<![a-z])(?:vend|cobr|compr|consig|arranj|negoci|sai|saem|traz|preco)/

const bareSweet = /^(?:e |um |uma |de |[oa] )?doces?$/

function isMisread({ wish, start, end }: DraftWish, folded: string): boolean {
  if (wish.kind !== 'style') return false
  if (ofDrinks.has(wish.what)) return true
  const clause = folded.slice(folded.slice(0, start).search(/[^.,;:!?\n]*$/), end)
  if (wish.what === 'de custo baixo') return bought.test(clause)
  return wish.what === 'mais doces' && bareSweet.test(folded.slice(start, end).trim())
}

/** "pratos até 45", in a house with a section of that name, is about the new dishes. */
function ofResults(one: DraftWish, all: readonly DraftWish[]): DraftWish {
  const { wish } = one
  if (wish.kind !== 'price' || wish.item === undefined || !/^pratos?$/iu.test(wish.item)) return one
  if (all.some(({ wish: other }) => other !== wish && other.kind === 'price')) return one
  const { item: _item, ...rest } = wish
  return { ...one, wish: rest }
}

/** A form of dishes that no other reader knows: "sopa", "espetinho". */
function formIn({ start, end, blocking }: DraftUnread, folded: string): string | undefined {
  const said = folded
    .slice(start, end)
    .trim()
    .replace(/^(?:(?:quero|queria|que tal|pensei em|um|uma|uns|umas|boa|bom|alguma?)\s+)+/, '')
  return blocking || /\s/.test(said) ? undefined : formOf(said)
}

const refused = /(?<![a-z])(?:sem|nada de|nem|nao|evit\w*|fora|chega de|menos)\s+(?:[a-z]{1,4}\s+)?$/
const asked = /^[^.!;\n]*\?/

/** The draft with such words read for dishes; what cannot be read so is left to the owner. */
export function settledDishes(text: string, { wishes, unread }: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const misread = wishes.filter((one) => isMisread(one, folded))
  const forms: DraftWish[] = []
  const kept = unread.filter((passage) => {
    const form = formIn(passage, folded)
    if (form === undefined || !dishForms.some((one) => one === form)) return true
    const isRefused = refused.test(folded.slice(Math.max(0, passage.start - 16), passage.start))
    const polite = /(?:que tal|da pra|pode)[^.!?;\n]*$/.test(folded.slice(0, passage.start))
    if (isRefused || (asked.test(folded.slice(passage.end)) && !polite)) return true
    forms.push({
      wish: { kind: 'dishTrait', what: 'form', of: form, count: 1, bound: 'at_least' },
      start: passage.start,
      end: passage.end,
    })
    return false
  })
  const left = misread.map(
    ({ start, end }): DraftUnread => ({ start, end, why: 'unknown', blocking: false, choices: [] }),
  )
  const read = wishes.filter((one) => !misread.includes(one))
  return {
    wishes: [...read.map((one) => ofResults(one, wishes)), ...forms],
    unread: [...kept, ...left].toSorted((a, b) => a.start - b.start),
  }
}
