/** What the owner lets move and what not, beside a list of prices: "pode mexer na bebida, nos burgers não". */
import { subjectsOf } from '../questions/price-subjects.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const lead = '(?:(?:e|mas|olha|so|eu|voce|voces) )*'
const leave =
  '(?:pode(?:m|mos)?|posso|da pra|aceito|topo|libero|deixo|so pode|quero) (?:mexer|subir|mudar|aumentar|ajustar)(?: (?:so|somente|apenas|o preco|os precos))*'
const at = '(?:n?[oa]s?|em|d[oa]s?|de)'
const forms: readonly RegExp[] = [
  new RegExp(
    `^${lead}${leave} ${at} (?<free>[^,;:?\\d]{3,40}?),? (?:mas )?(?:e )?(?:${at} )?(?<held>[^,;:?\\d]{3,40}?) (?:nao|nem pensar|jamais|de jeito nenhum)(?: (?:mexe|mexo|pode|toca|quero mexer))?$`,
  ),
  new RegExp(
    `^${lead}(?:nao (?:mexe|mexo|quero mexer|pode mexer|toca|muda|mudo)|nada de mexer) ${at} (?<held>[^,;:?\\d]{3,40}?),? (?:mas |so )?(?:${at} )?(?<free>[^,;:?\\d]{3,40}?) (?:pode|posso|podem|da|sim|libero)(?: mexer| subir)?$`,
  ),
]
const noDelivery =
  /^(?:(?:e|mas) )*(?:(?:as? )?(?:entregas?|delivery|i ?food|aplicativo) (?:eu |a gente |aqui )?nao (?:faco|faz|fazemos|tenho|temos|quero|trabalho|rola|da)(?: com isso)?|(?:eu |a gente )?nao (?:faco|fazemos|trabalho com|quero|tenho) (?:entregas?|delivery|i ?food))$/

export function readMayMove(text: string, names: readonly Named[]): DraftWish[] {
  return cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    const start = sentence.at + (/^\s*/.exec(sentence.said)?.[0].length ?? 0)
    const end = sentence.at + sentence.said.replace(/[\s.,;:!?]+$/, '').length
    const said = sentence.said.slice(start - sentence.at, end - sentence.at)
    if (said.length > longestText) return []
    const as = (...wishes: WishContent[]): DraftWish[] => wishes.map((wish) => ({ wish, start, end }))
    if (noDelivery.test(said)) return as(question('delivery', { against: true }))
    for (const form of forms) {
      const { free, held } = form.exec(said)?.groups ?? {}
      const [moves, stays] = [free, held].map((phrase) => (phrase ? subjectsOf(phrase, names) : null))
      const [item] = moves ?? []
      if (!moves || !stays || moves.length !== 1 || item === undefined || stays.includes(item)) continue
      return as(
        ...stays.map((one): WishContent => ({ kind: 'keepPrice', item: one })),
        question('rise', { item }),
      )
    }
    return []
  })
}
