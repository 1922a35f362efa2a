/** Combos for days of the week: what is in them, for how many and at which price, in any order of words. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { amount, subjectOf, valueIn } from '../../questions/price-subjects.ts'
import { itemIn, type Named } from '../../spoken/pieces.ts'
import { type Concept, countOf, number, spanOver } from './thoughts.ts'

const combo = /\b(?:combos?|combinad(?:o|os|inho)|promocao|promocoes|oferta|kit)\b/
const wants =
  /\b(?:quer\w+|gostari\w+|mont\w+|cri[ae]\w*|faz\w*|faca|bol(?:a|e|ar|em)|suger\w+|sugir\w+|pens\w+|precis\w+|bot\w+|inclu\w+|ter|tenha|inventa\w*|ideia)\b/
const most = new RegExp(`\\b(?:ate|no maximo|por|a|custando|abaixo de) (?:uns |no maximo )?(?<max>${amount})`)
const people = new RegExp(`\\b(?:pra|para|de|serve|com) (?<n>${number}) pessoas?\\b`)
const list = /\b(?:combos?|combinad\w+|kit) (?:de |do |da |com )+(?<list>[^,;:?]{3,80})/
const asks =
  /\b(?:da lucro|da prejuizo|vale a pena|compensa|funciona|e bom)\b.*\?|\bja (?:tenho|temos|fiz|fizemos)\b/
const why =
  /^(?:(?:e|mas|so|que|pra|para|porque|pois|ja que) )*(?:e (?:o )?(?:meu|nosso|o)? ?dia|(?:meu|o) dia|nao (?:me |nos )?(?:de|da|tom\w+|perc\w+|dar)|sem (?:me |nos )?(?:dar|tomar|ter|levar|perder)|prejuizo|dia (?:mais )?(?:parado|fraco|morto|ruim)|o movimento|quase nao|fica (?:vazio|parado)|nao vem|vem pouca|feche a conta|sobre|sobrar|vale(?:r)? a pena|encher|chamar|puxar|mexer).{0,60}$/

/** The items of a list, if all of it is on the menu. */
function partsIn(said: string | undefined, names: readonly Named[]): string[] {
  if (said === undefined) return []
  const parts = said
    .replace(
      /\b(?:pra|para|n[oa]s?|d[eoa]|de) (?:domingo|segunda|terca|quarta|quinta|sexta|sabado|fim de semana).*$/,
      '',
    )
    .split(/\s*\+\s*|\s+(?:e|mais|com)\s+/)
    .map((one) => one.trim().replace(/^(?:uma?|[oa]) /, ''))
    .filter((one) => one !== '')
  const found = parts.flatMap((one) => subjectOf(one, names) ?? itemIn(one, names) ?? [])
  return found.length === parts.length && new Set(found).size === parts.length ? found.slice(0, 3) : []
}

/** "quero um combo para a segunda vazia, sem perder dinheiro" */
export const dayCombo: Concept = (thought) => {
  const { said, names, pieces, at } = thought
  const [found, want] = [combo.exec(said), wants.exec(said)]
  if (
    !found ||
    !want ||
    asks.test(said) ||
    /\bnao (?:quero|precis\w+|faz\w*)\b.{0,20}\b(?:combo|promo)/.test(said)
  )
    return null
  const piece = pieces.findLast((one) => one.at - at <= found.index)
  const here = (piece?.said ?? said).replace(/\bfi(?:m|ns) de semana\b/g, 'sabado e domingo')
  const weekdays = weekdaysIn(here)
  const parts = partsIn(list.exec(here)?.groups?.list, names)
  const isNamed = list.test(here) && parts.length === 0 && itemIn(here, names) !== undefined
  if (isNamed || /\b\d{1,2} ?(?:h(?:\d\d)?\b|horas?\b|:\d\d)/.test(said)) return null
  const isOfDays = weekdays.length > 0 && weekdays.length < 7
  const max = valueIn(most.exec(here)?.groups?.max)
  // A plain combo of named things is read beside its table and its meal.
  if (!isOfDays && !(max > 1 && parts.length === 0 && !list.test(here))) return null
  const guests = /\b(?:casa(?:l|is)|a dois)\b/.test(here) ? 2 : countOf(people.exec(here)?.groups?.n)
  return {
    wishes: [
      {
        kind: 'newCombo',
        count: 1,
        ...(isOfDays && { weekdays }),
        ...(parts.length > 0 && { with: parts }),
        ...(max > 1 && { max }),
        ...(guests >= 2 && guests <= 20 && { guests }),
      },
    ],
    span: spanOver(thought, [found.index], why),
    tail: why,
  }
}
