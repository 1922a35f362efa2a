/**
 * What the owner orders beside a list of prices: "pode mexer na bebida, nos burgers não", "contratar não dá", "me dá 2 ideias
 * pra esse mês com até 300 reais".
 */
import { amount, subjectsOf, valueIn } from '../questions/price-subjects.ts'
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

const noHire =
  /^(?:(?:e|mas) )*(?:(?:contratar|contratacao|gente nova|funcionario novo|mais gente|mais funcionarios?)(?: mais)?(?: (?:gente|ninguem|alguem))? (?:eu |a gente )?nao (?:da|posso|quero|vou|rola|consigo|tem como)|(?:eu |a gente )?nao (?:vou|posso|quero|da pra|consigo) contratar(?: (?:ninguem|gente|mais|agora|mais gente))*)$/

const actions = new RegExp(
  `^(?:(?:e|mas) )*(?:(?:me (?:da|de|diz|diga|passa)|quero|queria|preciso de|manda|faz) )?(?:so |somente |apenas )?(?<n>\\d{1,2}|uma?|dois|duas|tres|quatro|cinco) (?:boas )?(?:ideias?|acoes|acao|coisas?|passos?|medidas?|dicas|tarefas?) (?:pra|para|de)(?: (?:eu )?(?:fazer|testar|tentar))?(?: (?:ess[ea]|est[ea]|o|n[oa]|pro|proximo))* (?:mes|semana|quinzena)(?:,? (?:com|gastando|por|de|custando|sem passar de)(?: (?:no maximo|ate|uns|so))* (?<p>${amount})(?: (?:no total|ao todo|no maximo))?)?$`,
)

/** "quero outra ideia que não seja o gin em dobro" */
const otherThan =
  /^(?:(?:e|mas|so que) )*(?:(?:quero|queria|preciso de|me (?:da|de|diz|arruma)|tem|bola|pensa em) )(?:alguma |uma )?outra (?:ideia|coisa|saida|acao|promocao|oferta|jogada)(?: melhor)?,? (?:que nao seja|sem ser|tirando|fora|diferente d[aeo]|no lugar d[aeo]) (?:(?:o|a|dobrar o|dobrar a|fazer) )?(?<what>[^,;:?\d]{3,40})$/

/** "O nhoque e o croquete são minha assinatura, não baixo": every one of them. */
const signature =
  /^(?:(?:e|mas) )?(?:[oa]s? )?(?<s>[^;:?\d]{3,80}?) (?:sao|e|eh) (?:[oa]s? )?(?:minhas?|meus?|noss[oa]s?) (?:assinaturas?|carros?[- ]chefes?|marcas?|especialidades?|orgulhos?|xodos?)(?: da casa)?,? (?:e |entao )?(?:ess[ea]s? |n?iss?o |nel[ea]s )?(?:eu |a gente )?(?:nao|nunca) (?:baixo|abaixo|baixamos|reduzo|mexo)(?: (?:o|de|no) preco)?(?: (?:nunca|de jeito nenhum))?$/

export function readOrdersBeside(text: string, names: readonly Named[]): DraftWish[] {
  return cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    const start = sentence.at + (/^\s*/.exec(sentence.said)?.[0].length ?? 0)
    const end = sentence.at + sentence.said.replace(/[\s.,;:!?]+$/, '').length
    const said = sentence.said.slice(start - sentence.at, end - sentence.at)
    if (said.length > longestText) return []
    const as = (...wishes: WishContent[]): DraftWish[] => wishes.map((wish) => ({ wish, start, end }))
    // "contratar não dá e entrega não faço": each part refuses one of them.
    const refused = said.split(/\s+e\s+|,\s*/).map((part) => {
      if (noDelivery.test(part)) return question('delivery', { against: true })
      return noHire.test(part) ? question('hire', { against: true }) : null
    })
    if (refused.every((one) => one !== null)) return as(...refused.flatMap((one) => one ?? []))
    const signed = signature.exec(said)?.groups?.s
    const own = signed === undefined ? null : subjectsOf(signed, names)
    if (own !== null && own.length <= 6)
      return as(...own.map((item) => question('lower', { against: true, item })))
    const instead = otherThan.exec(said)?.groups?.what
    if (instead !== undefined)
      return as(question('promotion', { other: text.slice(start, end).slice(-instead.length).trim() }))
    const wanted = actions.exec(said)?.groups
    const count = valueIn(wanted?.n)
    if (wanted && count > 0) {
      const price = valueIn(wanted.p)
      return as(question('actions', { count, ...(price > 0 && { price }) }))
    }
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
