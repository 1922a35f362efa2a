/** A combo told with whom it feeds, its parts, its price and, where they are said, its day and its least margin. */

import { numberValues } from '../../base/language/number-words.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import { amount, valueIn } from '../questions/price-subjects.ts'
import type { WishContent } from '../text/draft.ts'

const days = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const many = '(?<many>\\d{1,2}|dois|duas|tres|quatro|cinco|seis|oito)'
const eaters = `(?:(?<couple>casal|namorados)|(?:um |uma |a |o )?(?:familia|grupo|mesa|turma|galera)(?: (?:de|com|pra|para))? ${many}(?: pessoas)?|${many.replace('many', 'count')}(?: pessoas|(?=[,:]| (?:com|que|por|ate) )))`
const head = new RegExp(
  `^(?<opening>[a-z ]{0,50}?)\\b(?:combos?|combinado|kit|menu|pacote)(?: (?:fechado|completo))? (?:(?:de|d[oa]|pra|pro|para|p/) )?(?:o |a |um |uma )?${eaters}\\b(?<rest>.+)$`,
)
const ordering =
  /^(?:(?:e|mas|eu|a gente|nos|por favor|tambem|ainda|quero|queria|queremos|gostaria|gostariamos|preciso|precisamos|pode|podem|da pra|vamos|de|que|me|um|uma|o|os|fazer|faz|faca|facam|montar|monta|monte|montem|criar|crie|criem|cria|bolar|bole|bolem|inventar|sugerir|sugira|sugiram|ter|lancar|pensar|pense|em|prepare|preparem|preparar)(?: |$))*$/
const price = new RegExp(
  `,? (?:e )?(?:tudo |que (?:fique|custe|saia|feche) |saindo |custando |fechando |a |por |em |no valor )*(?:menos de|abaixo d[eo]s?|ate|no maximo(?: de| por)?|sem passar d[eo]s?|de no maximo|por) (?<max>${amount})(?: no maximo| tudo| ao todo| a mesa(?: de dois)?| o casal| para (?:o casal|dois|duas))?$`,
)
/** What the parts of a combo are called, by the course or the kind of drink. */
const partWords: readonly (readonly [string, RegExp])[] = [
  ['entrada', /^(?:entrad(?:a|as|inha)|petiscos?|tira.?gostos?|aperitivos?)$/],
  ['prato', /^(?:pratos?(?: (?:principa(?:l|is)|quentes?))?|principa(?:l|is))$/],
  ['sobremesa', /^(?:sobremesas?|doces?)$/],
  ['taça', /^tacas?(?: de vinho)?$/],
  ['bebida', /^(?:bebidas?|drinks?|algo (?:para|pra) beber)$/],
]
const countWord = /^(?:(\d{1,2}|dois|duas|tres|quatro|cinco|seis)|uma?|uns|umas|o|a|os|as|com|mais|tambem)\s+/
const shared =
  / (?:(?:para|pra|de) (?:dois|duas|2|casal|dividir|cada um|cada|todos|todo mundo)(?: pessoas)?)$/

/** A part by its course or kind, else by the name that the owner gives it, "2 pratos"; null for what is neither. */
function partIn(said: string, names: Names): string | null {
  let word = said.trim()
  let count = 1
  for (let last = ''; last !== word; ) {
    last = word
    const [whole = '', number = ''] = countWord.exec(word) ?? []
    count = Math.max(count, numberValues[number] ?? Number(number || 1))
    word = word.slice(whole.length).replace(shared, '').trim()
  }
  const kind = partWords.find(([, words]) => words.test(word))?.[0]
  const name = kind ?? names.dishIn(word) ?? names.serveIn(word) ?? names.headIn(word)
  // Doses have readers of their own.
  return name === null || /^(?:dose|cachaça)/.test(name)
    ? null
    : count === 1
      ? name
      : `${count} ${name}${kind === undefined ? '' : 's'}`
}

/** "na terça queremos um combo de duas tapas e duas taças por até R$ 149 o casal": its eaters stand behind the price. */
const lateHead =
  /^(?<opening>[a-z -]{0,60}?)\bcombos? (?:de |com )(?<rest>.+ (?:o casal|a mesa de dois|para (?:o casal|dois|duas)))$/
const weekday = new RegExp(`^(?:n[ao]s? |tod[ao] )(?<day>${days.join('|')})s?(?:[- ]feiras?)?,? `)
const margin =
  /,? (?:desde que|contanto que|com|e que) (?:a |uma )?margem (?:fique |seja |esteja |de )?(?:acima de|maior que|de pelo menos|no minimo|pelo menos|minima de|de no minimo|de) (?<percent>\d{1,2}) ?(?:%|por cento)$/
const asking =
  /[:,]? (?:e )?(?:qual|quais|o que)(?: (?:voces?|vcs?))? (?:sugere\w*|seria\w*|indic\w+|recomend\w+|propo\w+|monta\w*)$/

/** "um combo de casal com entrada, prato e bebida por até R$ 220" */
export function readCombo(sentence: string, names: Names): WishContent[] | null {
  const ordered = sentence.replace(asking, '')
  const least = margin.exec(ordered)
  const bare = least ? ordered.slice(0, least.index) : ordered
  const on = weekday.exec(bare)
  const said = on ? bare.slice(on[0].length) : bare
  const late = lateHead.exec(said)?.groups
  const found = head.exec(said)?.groups ?? late
  if (!found || !ordering.test(found.opening ?? '')) return null
  const limit = price.exec((found.rest ?? '').replace(/^(?! )/, ' '))
  const max = valueIn(limit?.groups?.max)
  if (limit === null || !(max > 0)) return null
  const listed = (found.rest ?? '')
    .replace(/^(?! )/, ' ')
    .slice(0, limit.index)
    .replace(/^[,: ]*(?:com|que (?:tenha|leve|inclua)|levando|tendo|incluindo|sendo)?:? /, '')
    .trim()
  const parts = listed.split(/,? e |, | \+ |,? mais /).map((part) => partIn(part, names))
  const named = parts.flatMap((part) => part ?? [])
  const people = found.many ?? found.count
  const guests = people === undefined ? 2 : (numberValues[people] ?? Number(people))
  if (named.length !== parts.length || named.length < 2 || !(guests >= 2 && guests <= 20)) return null
  return [
    {
      kind: 'newCombo',
      count: 1,
      guests,
      max,
      ...(on?.groups?.day !== undefined && { weekdays: [days.indexOf(on.groups.day)] }),
      ...(least?.groups?.percent !== undefined && { margin: Number(least.groups.percent) }),
      with: [...new Set(named)].slice(0, mostParts),
    },
  ]
}
const mostParts = 5
