/** "minha mãe cozinha mas não quer aparecer", "sem rosto de funcionário": who is in no picture. */
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const child = /\b(?:criancas?|filh[oa]s?|menin[oa]s?|net[oa]s?|bebes?|menor(?:es)?)\b/
const person =
  /\b(?:mae|pai|avo|tia|tio|irma|irmao|marido|mulher|esposa|esposo|soci[oa]s?|filh[oa]s?|equipe|funcionari\w+|garcom|garcons|garconete|cozinheir\w+|ajudante|chef|dono|dona|client\w+|fregues\w*|pessoal|gente|ninguem|pessoas?|criancas?|rostos?|eu|ele|ela)\b/
const deed = /\b(?:ninguem|gente|pessoas?|clientes?|alguem) \w+ndo\b/
const unseen =
  /\b(?:nao|nem|nunca) (?:\w+ ){0,2}?(?:aparec\w+|(?:pode\w* |quer\w* |gosta\w* de )?(?:ser |sair|sai)\w*(?: (?:em|na|nas|no) (?:foto|video|imagem|reels|post)\w*)?|(?:mostr|film|fotograf)\w+)|\bsem (?:mostrar )?(?:[oa]s? )?(?:rostos?\b|cara d[aeo]s? (?:client|funcion|equipe|gente|pessoa|ninguem))|\brostos? (?:nao|nem pensar)\b/
const ofPictures =
  /\b(?:aparec\w+|mostr\w+|film\w+|fotograf\w+|fotos?|videos?|imagens?|imagem|rostos?|cara|reels?|sair|sai)\b/
const other = /\b(?:prec\w+|prato|cardapio|cozinha suja|reais|post\w* sobre|marca|logo|preco\w*)\b|r\$|\d/

/** Nobody's face is shown: a house that hides one person is asked for no other either. */
export function readUnseen({ folded, isAsked }: PostClause): WishContent[] | null {
  if (isAsked || other.test(folded) || deed.test(folded)) return null
  if (!person.test(folded.replace(new RegExp(child.source, 'g'), ' '))) return null
  if (!unseen.test(folded) || !ofPictures.test(folded)) return null
  return [
    { kind: 'postRule', what: 'noFaces' },
    ...(child.test(folded) ? [{ kind: 'postRule', what: 'noChildren' } as const] : []),
  ]
}
