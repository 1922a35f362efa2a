/** "recebo polvo de Mundaú", "meu sogro planta caju": what the house has anyway is wanted for that reason. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const supplied =
  /(?<![a-z])(?:sobr(?:a|ou|am|aram|ando)|excesso|encalh\w+|parad[oa]s?|vencendo|estrag\w+|perco|perdendo|lixo|jog\w+ fora|desperdic\w+|safra|quintal|pe de|cri(?:a|o|amos|am)|plant(?:a|o|amos|am|acao)|colh\w+|horta|sitio|fazenda|roca|produz\w*|fornec\w+|peixeiro|pescador\w*|colonia|receb\w+|me (?:traz|trazem|entrega\w*|vendem?)|compr(?:o|amos|ado|ada|ei)|estoque|freezer|camara fria|despensa|forte em|ingredientes da casa|trabalh(?:o|amos) com|de tant[oa]|cai no chao|(?:faz|fazemos|faco) \w+ em casa|volta muit\w+)(?![a-z])/
/** Words of an order, or of a refusal, in the same sentence. */
const orders =
  /(?<![a-z])(?:nao|sem|nunca|nem|us(?:a|e|em|ar)|aproveit\w+|quer(?:o|ia|emos)|prefir\w+|prefer\w+|acab\w+|apenas|car[oa]s?|client\w+|concorr\w+|se)(?![a-z])/
const sentence = /(?:[^.;!?\n]|(?<=\d)\.(?=\d))+/gu

export function withSupplied(text: string, draft: Draft): Draft {
  const told = [...foldInPlace(text).toLowerCase().matchAll(sentence)].filter(
    ({ 0: said }) => supplied.test(said) && !orders.test(said),
  )
  if (told.length === 0) return draft
  const isTold = ({ start, end }: DraftWish) =>
    told.some(({ 0: said, index }) => start >= index && end <= index + said.length)
  return {
    ...draft,
    wishes: draft.wishes.map((one) =>
      one.wish.kind === 'prefer' && one.wish.why === 'taste' && isTold(one)
        ? { ...one, wish: { ...one.wish, why: 'supply' } }
        : one,
    ),
  }
}
