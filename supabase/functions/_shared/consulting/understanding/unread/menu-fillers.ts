/** Clauses that only say what a menu's redesign is anyway: "quero um cardápio novo", "e não vamos vender". */
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const asked =
  /^(?:(?:oi|ola|bom dia|boa tarde|boa noite|pessoal|gente|eu|a gente|so|entao|e)[\s,!]+)*(?:quer(?:o|ia|emos)|precis\w+(?: de)?|gostaria de|vamos fazer|fac\w+)?\s*(?:ter |fazer |refazer |mudar |montar |redesenhar )?(?:um |o |meu |nosso )?(?:novo )?(?:cardapio|menu)(?: novo| renovado| melhor| atualizado)?$/
/** What a refusal just before it already says. */
const repeated =
  /^(?:e )?(?:tambem )?nao (?:vamos|vou|pretendemos|pretendo|queremos|quero) (?:vender|servir|ter|colocar|por|botar|usar|comecar)$/

/** The draft without them. */
export function withoutMenuFillers(text: string, draft: Draft): Draft {
  const isFiller = ({ start, end }: { start: number; end: number }) => {
    const said = foldInPlace(text.slice(start, end)).toLowerCase().trim()
    if (asked.test(said)) return true
    return (
      repeated.test(said) &&
      draft.wishes.some(
        ({ wish, end: before }) => wish.kind === 'exclude' && before <= start && start - before < 6,
      )
    )
  }
  return { ...draft, unread: draft.unread.filter((one) => one.blocking || !isFiller(one)) }
}
