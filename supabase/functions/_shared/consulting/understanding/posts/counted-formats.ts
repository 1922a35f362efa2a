/** How many posts have a form: "quero 2 reels", "três stories por semana". The calendar itself keeps its number of posts. */
import type { PostFormat } from '../../base/request/post-formats.ts'
import type { WishContent } from '../text/draft.ts'
import { numbersIn } from '../text/numbers.ts'

const number = String.raw`(\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte)`
const form =
  '(reels?|videos?|videozinhos?|stor(?:y|ies|ys)|carross(?:el|eis)|fotos?(?: parad[ao]s?)?)(?: curt[oa]s?)?'
const lead = String.raw`^(?:(?:e|mas|eu|a gente|quero|queria|queremos|gostaria de|preciso de|precisa de|precisa ter|faz|faca|bota|bote|coloca|manda|com|ter|tem que ter|pode ser|pelo menos|ao menos|no minimo|no maximo|ate|so|somente|apenas|exatamente|uns|umas|sao|deles|delas|dos posts|das publicacoes|entre eles|sendo)\s+)*`
const posts = '(?:posts?|publicac(?:ao|oes)|postage(?:m|ns)|deles|delas)'
const end =
  '(?: (?:(?:por|a cada|em cada|cada|toda) semana|no total|ao todo|so|apenas|no calendario|e o resto (?:em |de |e )?fotos?|e (?:o resto|as outras|os outros) (?:pode ser |fica |ficam |em )?(?:fotos?|normal)))?$'
const direct = new RegExp(`${lead}${number} ${form}${end}`)
const ofPosts = new RegExp(
  `${lead}${number}(?: ${posts})? (?:em|no formato(?: de)?|em formato(?: de)?|de) ${form}${end}`,
)
const weekly = /\b(?:por|a cada|em cada|cada|toda) semana\b/
const atLeast = /\b(?:pelo menos|ao menos|no minimo)\b/
const atMost = /\b(?:no maximo|ate)\b/

const formats: readonly (readonly [RegExp, PostFormat])[] = [
  [/^(?:reel|video)/, 'Reels'],
  [/^stor/, 'Stories'],
  [/^carross/, 'Carrossel'],
  [/^foto/, 'Foto'],
]

/** Null for any other clause, also for one that counts posts of a subject: "2 reels da stout". */
export function readCountedFormat(folded: string): WishContent[] | null {
  const found = direct.exec(folded) ?? ofPosts.exec(folded)
  const [count] = numbersIn(found?.[1] ?? '')
  const format = formats.find(([words]) => words.test(found?.[2] ?? ''))?.[1]
  // "3 fotos por semana" are posts: nobody means that all others must move.
  if (count === undefined || count === 0 || format === undefined || format === 'Foto') return null
  const bound = atLeast.test(folded) ? 'at_least' : atMost.test(folded) ? 'at_most' : 'exactly'
  const per = weekly.test(folded) ? { per: 'week' as const } : {}
  return [{ kind: 'postTopic', what: format, count, bound, ...per }]
}

const bare = '(?:reels?|videos?|videozinhos?|stories|story|carross(?:el|eis)|fotos?)'
const balance = new RegExp(
  `^(?:e |mas )*(?:(?:quero|queria|queremos|preciso|gostaria de|vamos|pode\\w*) )?(?:(?:fazer|faca|faz|post\\w+|ter|usar|apostar em|investir em) )?(?:mais (${bare})(?:,| e|,? mas) menos ${bare}|menos ${bare}(?:,| e|,? mas) mais (${bare})|(?:prefiro|preferimos|mais) (${bare}) (?:a|do que|que|em vez de|no lugar de) ${bare})$`,
)
/** Posts of a form that there should be more of. */
const often = 4

/** Whether forms of posts are weighed against each other. */
export const isFormBalance = (folded: string): boolean => balance.test(folded)

/** "mais vídeo e menos foto"; null of photos, which most posts are. */
export function readFormBalance(folded: string): WishContent[] | null {
  const found = balance.exec(folded)
  const more = found?.[1] ?? found?.[2] ?? found?.[3]
  const format = more && formats.find(([words]) => words.test(more))?.[1]
  return format && format !== 'Foto'
    ? [{ kind: 'postTopic', what: format, count: often, bound: 'at_least' }]
    : null
}
