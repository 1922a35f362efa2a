/** What happens to an item of the house: "mantenham o bolinho", "a moqueca de arraia sai assim que acabar o estoque". */
import { clauseStarts, itemAt } from './names.ts'
import type { Found, Reader } from './shape.ts'

const keepBefore =
  /^(?:(?:por favor|so|mas|e|eu|quero que|queria que|peco que)\s+)*(?:mant\p{L}+|conserv\p{L}+|preserv\p{L}+|segur\p{L}+|continu\p{L}+ com|(?:nao|nem) (?:mex|tir|toc|toqu|alter|mud|troqu|troc|cort)\p{L}+(?: (?:com|em|n[oa]s?|d[oa]s?))?|deix\p{L}+(?: (?:quiet[oa]|como (?:ta|esta)))?(?= (?:o|a|os|as) ))\s+/u
const dropBefore =
  /^(?:(?:por favor|mas|e|eu|vou|quero|queria|pode|podem|vamos|penso em|pensando em)\s+)*(?:tir\p{L}+|cort\p{L}+|aposent\p{L}+|retir\p{L}+|elimin\p{L}+|substitu\p{L}+)\s+/u
const until =
  '(?:,? (?:ate|por enquanto|assim que|quando|logo que|depois que|no fim d|em|a partir d)[^.,;:!?\\n]{0,50})?'
const keepAfter = new RegExp(
  `^ (?:fic\\p{L}+|fiqu\\p{L}+|continu\\p{L}+|permanec\\p{L}+|segue\\p{L}*|nao (?:sai\\p{L}*|mud\\p{L}+|mex\\p{L}+|pode sair|troc\\p{L}+)|tem que ficar|e (?:sagrad|intocave|campea)\\p{L}*)(?: (?:no cardapio|como (?:ta|esta|e)|igual|do jeito que (?:ta|esta|e)|no menu|onde esta))?${until}`,
  'u',
)
const dropAfter = new RegExp(
  `^ (?:sai|saem|saiu|vai sair|vao sair|vou tirar|vamos tirar|vai embora|se aposenta|deixa o cardapio)(?: (?:do cardapio|do menu|da carta))?${until}`,
  'u',
)

const quality =
  /^(?:,? (?:e|que e|esse e|essa e|sao) (?:um |uma |o |a )?(?:campea\p{L}*|carro[- ]chefe|sagrad\p{L}*|sucesso|o que mais (?:vende|sai)|queridinh\p{L}*))?/u

export const itemOrders: Reader = (said, { items }) => {
  const found: Found[] = []
  for (const start of clauseStarts(said)) {
    if (found.some((one) => start < one.end)) continue
    const rest = said.slice(start)
    const stop = rest.search(/[.!?;\n]/)
    if (stop >= 0 && rest[stop] === '?') continue
    const add = (length: number, wish: Found['wishes'][number]) =>
      found.push({ start, end: start + length, wishes: [wish] })
    for (const [words, kind] of [
      [keepBefore, 'keepItem'],
      [dropBefore, 'dropItem'],
    ] as const) {
      const lead = words.exec(rest)?.[0].length
      const own = lead === undefined ? null : itemAt(rest.slice(lead), items)
      if (lead === undefined || !own) continue
      const after = quality.exec(rest.slice(lead + own.length))?.[0].length ?? 0
      add(lead + own.length + after, { kind, item: own.item })
      break
    }
    const own = itemAt(rest, items)
    if (!own || found.some((one) => start === one.start)) continue
    const after = rest.slice(own.length)
    const [keeps] = keepAfter.exec(after) ?? []
    const [drops] = dropAfter.exec(after) ?? []
    if (keeps !== undefined) add(own.length + keeps.length, { kind: 'keepItem', item: own.item })
    else if (drops !== undefined) add(own.length + drops.length, { kind: 'dropItem', item: own.item })
  }
  return found
}
