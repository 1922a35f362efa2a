/** Refusals of anything new: "não dá pra lançar prato novo", "no lugar dela não quero nada". */
import { isTold, type OrderRead } from './item-orders.ts'
import type { LimitContext } from './limit-orders.ts'
import { withoutUntil } from './slots.ts'

const no =
  '(?:nao (?:da (?:para|pra)|quero|queremos|podem?|pode-se|vamos|vale|e (?:hora|para)|tem como|aceito|precisa|invent\\p{L}+|cri\\p{L}+|lanc\\p{L}+|pon\\p{L}+|bot\\p{L}+|coloqu\\p{L}+|inclu\\p{L}+)|nada de|sem|nunca|proibido|nem)'
const make =
  '(?:(?:que )?(?:lancar|lancem|criar|criem|por|botar|colocar|incluir|acrescentar|inventar|ter|adicionar|fazer|sugerir|inventem|coloquem|ponham|botem|entrem?) )?'
const things = '(pratos?|itens?|item|drinks?|bebidas?|receitas?|combos?|coisas?|nada)'
const refusals: readonly RegExp[] = [
  new RegExp(
    `^${no} ${make}(?:nenhuma? |mais |outr[oa]s? |qualquer )*${things} nov[oa]s?(?: n[oa] (?:cardapio|carta))?$`,
    'u',
  ),
  new RegExp(`^${no} ${make}(?:nenhuma? |mais |outr[oa]s? )*nov[oa]s? ${things}$`, 'u'),
  new RegExp(
    `^(?:logo |entao )?${no} ${make}mais ${things} com .+?(?: (?:do )?que (?:ja )?(?:temos|tem|tenho|existe\\p{L}*|hoje).*)?$`,
    'u',
  ),
  /^(?:(?:n?o|em) lugar d(?:el[ae]s?|[oa]s? .+?)) (?:nao (?:quero|precisa|entra|bot\p{L}+|coloqu\p{L}+|ponh\p{L}+)(?: (?:de|por|botar|colocar))? (?:nada|nenhum .+|outr[oa].*)|nada)$/u,
  /^nao (?:quero|precisa|entra|bot\p{L}+|coloqu\p{L}+|ponh\p{L}+)(?: (?:de|por|botar|colocar))? (?:nada|nenhum .+|outr[oa]) (?:n?o|em) lugar(?: d.+)?$/u,
  /^(?:nao|nem) (?:como|vira|seja) (?:um )?(pratos?|itens?|item) nov[oa]s?$/u,
]
/** "só ajuste de preço e de posição" */
const onlyChange =
  /^so (?!textos?$)(?:(?:quero|podem?|vale|aceito) )?(?:mudar |mexer (?:em|n[oa]s?) |ajust\p{L}+ |(?:ajustes?|mudancas?|alterac\p{L}+) )?(?:(?:de|d[oa]s?|em|n[oa]s?|o|a|os|as|e|,) )*(?:precos?|posic\p{L}+|lugar(?:es)?|ordem|textos?)(?:(?: e|,) (?:(?:de|d[oa]s?|em|n[oa]s?|o|a|os|as|ajuste) )*(?:precos?|posic\p{L}+|lugar(?:es)?|ordem|textos?))*$/u

/** Refuses new items; null if the clause says something else. */
export function readNoNew(clause: string, about: LimitContext): OrderRead | null {
  if (isTold(clause)) return null
  const topic = about.topic
  if (onlyChange.test(clause)) return { wishes: [{ kind: 'noNew', what: 'any' }], topic }
  const { rest, until } = withoutUntil(clause, about.today)
  const said = rest.replace(/^[\s,]+|[\s,]+$/g, '').replace(/\s+/g, ' ')
  const found = refusals.map((words) => words.exec(said)).find((one) => one !== null)
  if (!found) return null
  const what = /drink|bebida/.test(found[1] ?? '')
    ? 'drink'
    : /prato|receita/.test(found[1] ?? '')
      ? 'dish'
      : 'any'
  return { wishes: [{ kind: 'noNew', what, ...(until !== undefined && { until }) }], topic }
}
