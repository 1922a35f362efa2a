/** The clauses of what an owner says besides prices. */
import { commas, cut, type Sentence } from '../../spoken/stretches.ts'

/** A clause, folded, with the place of its first letter; `asks` if its sentence is a question. */
export type Clause = Sentence & { asks: boolean }

/** Words that begin a new thought without a comma: "… e se devo cobrar", "… sem contratar"; not "não quero saber de …". */
const begins =
  /(?<!(?:^|\s)(?:nao|nem|sem|nunca))\s(?=(?:(?:e|mas|ai|ah|entao|agora|tambem|so que)\s+)*(?:sera que|se (?:eu )?(?:devo|posso|vale|compensa|boto|botar)|devo|vale a pena|faz sentido|compensa (?:eu )?\p{L}+r\b|quero saber|queria saber|me (?:diz|diga|fala|fale|conta|conte|ajuda|ajude)|nao (?:quero|queremos|vou|posso|podemos|mex\p{L}+|baix\p{L}+(?! d[eo]s? (?:r\$ ?)?\d)|disput\p{L}+|faco|fazemos|aceito|trabalho|dou)|sem (?:contratar|passar|subir|aumentar|baixar|mexer|gastar(?! mais)|promo\p{L}+|desconto)|por ?que|o que (?:eu|devo|fazer|ninguem|respondo)|onde (?:eu|devo|posso|ponho|boto|coloco|encaix\p{L}+)|quanto (?:eu |devo |cobr|sobra)|(?:eu )?(?:to|tou|estou) (?:car|barat)|prioriz\p{L}+|no maximo (?:\d{1,2}|um|dois|duas|tres|quatro|cinco|seis|dez) (?:precos?|mudancas?|aumentos?|reajustes?)|no maximo (?:\d{1,2}|um|dois|duas|tres|quatro|cinco|seis|dez) (?:precos?|mudancas?|aumentos?|reajustes?)|tenho (?:r\$|uns |so )?\s*\p{L}*\d)(?:\b|(?<=\s)))/gu

const asking =
  /\?|\b(?:sera que|quero saber|queria saber|gostaria de saber|me (?:diz|diga|fala|fale|conta|conte|ajuda|ajude|explica|responde)|diga|devo|vale a pena|faz sentido|compensa\w*|nao sei se|tenho duvida|(?:to|estou|fico) (?:na|em) duvida|o que (?:voce|vc) acha|que tal)\b/

/** How a question begins, with or without a mark: no name and no telling begins so. "Vale Verde" is a name. */
export const asksFirst =
  /^\s*(?:(?:e|mas|ah|ai|entao|sera que)\s+)*(?:vale (?:a pena|\p{L}+r\b)|compensa|posso|devo|da (?:pra|para)|tem como|qual|quais|quant[oa]s?|onde (?!tem)|por ?que|pq|o que|(?:em|com|de|a) (?:que|qual|quais|quem)|como (?:\p{L}+r|eu|a gente|faco|posso|devo|fico|ganho)\b|quem (?:e|eh|sao|paga\p{L}*|tira|rouba|leva|ta|esta|mais|disputa|vende)|que (?:tipo|horas?|dias?|it\p{L}+|prat\p{L}+|promoc\p{L}+|mimo|brinde|autorizac\p{L}+|licenca)|(?:e|eh) (?:justo|certo|errado|melhor|feio|crime|permitid[oa]|proibid[oa]|legal|ilegal|exagero|bom) (?:eu )?\p{L}+r)(?!\p{L})|(?<!\p{L})(?:compensa|vale a pena|da certo|da lucro|ajuda|funciona|atrai (?:gente|clientes?))\W*$/u

/** The clauses of a sentence, in order. */
export function clausesOf(sentence: Sentence): Clause[] {
  const asks = asking.test(sentence.said)
  return cut(sentence, commas, true).flatMap((piece): Clause[] => {
    const found: Clause[] = []
    let from = 0
    for (const { index } of [...piece.said.matchAll(begins), { index: piece.said.length }]) {
      const said = piece.said.slice(from, index)
      if (/[\p{L}\p{N}]/u.test(said)) found.push({ said, at: piece.at + from, asks })
      from = index
    }
    return found.flatMap(afterColon)
  })
}

/** "não queremos guerra de preço: a lasanha fica como está" is two thoughts. */
function afterColon(clause: Clause): Clause[] {
  const at = /\b(?:nao|nunca|nada|sem)\b[^:\d]*:(?=\s)/.exec(clause.said)
  if (!at) return [clause]
  const end = at.index + at[0].length
  return [
    { ...clause, said: clause.said.slice(0, end) },
    { ...clause, said: clause.said.slice(end), at: clause.at + end },
  ]
}

/** The clause without punctuation and joining words around it. */
export function trimmed({ said, at }: Sentence): { start: number; end: number } {
  const lead = /^[\s,.;:!?-]*/.exec(said)?.[0].length ?? 0
  const rest = /[\s,.;:!-]*$/.exec(said)?.[0].length ?? 0
  return { start: at + lead, end: at + said.length - rest }
}
