/**
 * A combo for a meal, and for the days on which many come: "nas romarias (2 de fevereiro e 15 de setembro) chega muita
 * gente cedo e eu queria um combo de café da manhã de até R$ 25 para esse público". What leads up to it tells why.
 */

import { numberValues } from '../../base/language/number-words.ts'
import { meals } from '../../base/request/pairing-wishes.ts'
import { findDates } from '../dates/find-dates.ts'
import { amount, valueIn } from '../questions/price-subjects.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const wanted =
  '(?:quer\\w+|gostari\\w+(?: de)?|precis\\w+(?: de)?|pens\\w+ em|pretend\\w+|mont\\w+|cri\\w+|fac(?:a|am|o)|fazer|ofere\\w+|ter|coloc\\w+|inclu\\w+|sugir\\w+|suger\\w+)'
const meal = meals.map((one) => foldInPlace(one)).join('|')
const combo = new RegExp(
  `^(?<lead>.*?)(?:\\b(?:e |mas |entao |por isso )?(?:eu |nos |a gente )?)${wanted}(?: (?:ter|criar|montar|fazer|oferecer|incluir))? (?:(?<count>\\d|${Object.keys(numberValues).join('|')}|uns|alguns) )?combos? (?:de |do |d[oa] |para |pra |pro |com )*(?:o |a )?(?<meal>${meal})(?<rest>.*)$`,
)
const limit = new RegExp(
  `^,? ?(?:(?:de|por|que custe|custando|no valor de|com preco de) )?(?:ate|no maximo|maximo de|abaixo de) (?<max>${amount})`,
)
const forThem =
  /^,? ?(?:(?:so |somente |apenas )?(?:para|pra) (?:ess[ea]s?|est[ea]s?|el[ea]s|quem|atender|aproveitar) ?[a-z ]{0,60}|ness[ea]s? (?:dias?|datas?|manhas?)|(?:nos?|na[s]?|para os?|para as?) (?:dias? )?.*)?$/
/** An order or a limit of its own, which the reason of a combo must not swallow. */
const ofOrder =
  /\b(?:quer\w+|tir\w+|cort\w+|sub\w+|aument\w+|baix\w+|mud\w+|mant\w+|nao|nunca|sem|nada|so|somente|apenas|menos|exceto|ate|maximo|r\$|preco\w*|margem|reais)\b|%|\?/

/** The wish of one sentence, folded; null if it says anything else. */
function readMealCombo(said: string, today: string): WishContent[] | null {
  const found = combo.exec(said)?.groups
  const of = meals.find((one) => foldInPlace(one) === found?.meal)
  if (!found || of === undefined) return null
  const { lead = '', rest = '', count } = found
  const priced = limit.exec(rest)
  const max = valueIn(priced?.groups?.max)
  const tail = rest.slice(priced?.[0].length ?? 0)
  const days = findDates(`${lead} ${tail}`, today).flatMap(({ span }) =>
    span.from === span.to ? [span.from] : [],
  )
  if (ofOrder.test(lead) || !forThem.test(tail.trim()) || (ofOrder.test(tail) && days.length === 0))
    return null
  const many = count === undefined ? 1 : (numberValues[count] ?? Number(count))
  return [
    {
      kind: 'newCombo',
      count: Number.isInteger(many) && many > 0 ? many : 2,
      of,
      ...(max > 0 && { max }),
      ...(days.length > 0 && { on: [...new Set(days)].toSorted().slice(0, 6) }),
    },
  ]
}

/** Whole sentences, before stops part what leads up to a wish from it. */
export const readMealCombos = (text: string, today: string): DraftWish[] =>
  cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true).flatMap(({ said, at }) => {
    const bare = said.replace(/[\s.!?;,]+$/, '')
    const lead = /^\s*/.exec(bare)?.[0].length ?? 0
    return (readMealCombo(bare.slice(lead), today) ?? []).map((wish) => ({
      wish,
      start: at + lead,
      end: at + bare.length,
    }))
  })
