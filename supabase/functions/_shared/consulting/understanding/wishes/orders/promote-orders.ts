/** What stands where every guest sees it: "o baião bota bem na frente", "vender mais marmita pro pessoal da fábrica". */
import { type Context, isTold, isUnnamed, type OrderRead, subjectIn } from './item-orders.ts'

const place =
  /(?<!\p{L})(?:(?:bem |la |logo |sempre )?(?:na frente|em destaque|com destaque|no topo|no alto|em cima|em primeiro(?: lugar)?|na cara|a vista|em evidencia|(?:mais )?visivel|no comeco)(?: d[eo]s? (?:tudo|todos|cardapio|cliente))?)(?!\p{L})/u
const put =
  /(?<!\p{L})(?:bot(?:a|e|em|ar)|coloc(?:a|ar)|coloquem?|ponh(?:a|am)|por|poe|deix(?:a|e|em|ar)|fi(?:ca|que|quem|car)|vem|venha|vir|apare(?:ce|ca|cer)|d(?:ar|e|eem)|destaqu(?:e|em)|destacar|quero|queria|tem que|precisa|deve|merece|ir)(?!\p{L})/gu
const sell =
  /^(?:quero |queria |preciso |vamos )?(?:vender|empurrar|girar|puxar) mais (?:d[oae]s? )?(.+?)(?: (?:para|ao?s?) (?:o |a |os |as )?(?:pessoal|povo|turma|galera|gente|clientes?|turistas?|trabalhador\p{L}*|estudantes?|fabrica|escritorio|empresa|vizinh\p{L}+).*)?$/u
const push =
  /^(?:(?:quero|podem?|vamos|e) )?(?:de mais |deem mais |dar mais |da mais )(?:forca|destaque|espaco|visibilidade)(?: (?:para|a|ao?s?) (?:o |a |os |as )?)(.+)$/u

/** The items to be shown, if each word of the clause has a place; null otherwise. Sections have places of their own. */
export function readPromote(clause: string, about: Context): OrderRead | null {
  if (isTold(clause) || /(?<!\p{L})(?:nao|nem|nunca|sem|menos)(?!\p{L})|\d/u.test(clause)) return null
  const named = sell.exec(clause)?.[1] ?? push.exec(clause)?.[1]
  const found = named === undefined ? place.exec(clause) : null
  if (named === undefined && (!found || clause.search(put) < 0)) return null
  const sides =
    named !== undefined
      ? [named]
      : [clause.slice(0, found?.index), clause.slice((found?.index ?? 0) + (found?.[0].length ?? 0))].map(
          (side) => side.replace(put, ' '),
        )
  const carried = isUnnamed(sides)
  const scopes = carried ? about.topic : subjectIn(sides, about)
  return scopes && scopes.length > 0 && scopes.every(({ isSection }) => !isSection || named !== undefined)
    ? { wishes: scopes.map(({ name }) => ({ kind: 'promote', item: name })), topic: scopes, carried }
    : null
}
