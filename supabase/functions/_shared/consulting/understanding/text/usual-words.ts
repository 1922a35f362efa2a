/**
 * The word that most readers know, for those that say the same: "retirem" is "tirem", "queremos" is "quero", "coquetéis" are
 * "drinks". A new one is a line here. A word that stands in a name of the house is left as it is.
 */

import { amountsIn } from './amount-words.ts'
import { foldInPlace } from './fold.ts'
import { type Rewritten, rewritten } from './rewritten.ts'

/** Verbs of one conjugation, by their stems: "retir-e" is "tir-e". */
const stems: readonly (readonly [stem: string, usual: string])[] = [
  ['retir', 'tir'],
  ['elimin', 'tir'],
  ['utiliz', 'us'],
  ['alter', 'mud'],
]
const endings = 'ar|arem|a|am|e|em|ando|asse|assem|aria|ariam|ou|aram'
const stemOf = new Map(stems)

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    remover: 'tirar',
    remove: 'tira',
    remova: 'tire',
    removam: 'tirem',
    somente: 'só',
    apenas: 'só',
    queremos: 'quero',
    queríamos: 'queria',
    desejamos: 'quero',
    gostaríamos: 'gostaria',
    precisamos: 'preciso',
    'a gente quer': 'quero',
    'nós queremos': 'quero',
    'final de semana': 'fim de semana',
    'finais de semana': 'fins de semana',
    coquetel: 'drink',
    coquetéis: 'drinks',
    drinque: 'drink',
    drinques: 'drinks',
    'tira-gosto': 'petisco',
    'tira-gostos': 'petiscos',
  }).map(([said, usual]) => [foldInPlace(said), usual]),
)
/** Whether a question may be done is asked for oneself. */
const leave: ReadonlyMap<string, string> = new Map([
  ['podemos', 'posso'],
  ['devemos', 'devo'],
])
const said = new RegExp(
  `(?<![\\p{L}-])(?:(?:${[...stemOf.keys()].join('|')})(?:${endings})|${[...words.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word.replace(
        /[aeiou]/g,
        (vowel) => ({ a: '[aáâã]', e: '[eéê]', i: '[ií]', o: '[oóôõ]', u: '[uú]' })[vowel] ?? vowel,
      ),
    )
    .join(
      '|',
    )})(?![\\p{L}-])|(?<=(?:^|[.!?;\\n])\\s*(?:(?:e|mas) )?)(?:podemos|devemos)(?= \\p{L}+[aei]r(?!\\p{L}))`,
  'giu',
)

const units = 'uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove'
const teens = 'dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove'
const tens = 'vinte|trinta|quarenta|cinquenta|cinq\u00fcenta|sessenta|setenta|oitenta|noventa'
const measures = 'reais|contos?|pilas?|por cento|minutos?|gramas?|ml|litros?|quilos?'
const fromTwenty = `(?:${tens})(?: e (?:${units}))?`
const number = `(?:${tens}|${teens}|${units})`
/**
 * From twenty on, and whatever is measured: smaller numbers stand in many phrases. "Dezenove e noventa" is a price with its
 * cents, and "entre vinte e trinta" are two.
 */
const figures = new RegExp(
  [
    `(?<![\\p{L}-])(?<=entre )${fromTwenty}(?= e ${fromTwenty}(?!\\p{L}))`,
    `(?<=entre ${fromTwenty} e )${fromTwenty}(?![\\p{L}-])`,
    `(?<![\\p{L}-])(?<!(?:${number}|cento|cent[oa]s|mil) e |dias? )(?:${fromTwenty}|(?:${teens}|${units})(?= (?:${measures})(?!\\p{L})))(?![\\p{L}-])(?! mil| e (?:pouc|tant|mei|${tens}))`,
  ].join('|'),
  'giu',
)

const usualOf = (word: string): string | undefined => {
  const [, stem = '', ending = ''] = /^(retir|elimin|utiliz|alter)(.+)$/.exec(word) ?? []
  const usual = stemOf.get(stem)
  return usual ? usual + ending : (words.get(word) ?? leave.get(word))
}

/**
 * The text in usual words, and numbers in figures.
 * @param names folded names of the house's items, whose words stay
 * @param ofPosts what stands in them is printed, so that nouns stay
 */
export function usualWords(text: string, names: readonly string[], ofPosts: boolean): Rewritten {
  const isNamed = (word: string) => names.some((name) => name.includes(word))
  const usual = rewritten(text, said, (found) => {
    const word = foldInPlace(found).toLowerCase()
    if (isNamed(word) || (ofPosts && nouns.test(word))) return undefined
    const plain = usualOf(word)
    return plain && /^\p{Lu}/u.test(found) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
  })
  const counted = rewritten(usual.text, figures, (found) => {
    const [amount] = amountsIn(foldInPlace(found).toLowerCase())
    return amount && !isNamed(foldInPlace(found).toLowerCase()) ? String(amount.value) : undefined
  })
  return { text: counted.text, back: (at) => usual.back(counted.back(at)) }
}

const nouns = /^(?:coquet|drinque|tira-gosto)/
