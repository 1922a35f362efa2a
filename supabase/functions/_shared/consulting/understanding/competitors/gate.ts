/**
 * What may stand as a competitor's: somebody who sells, something that is sold, and a sum of money. Every price and fact of
 * a competitor passes here; what does not goes back to the owner as unread.
 */
import { foldInPlace } from '../text/fold.ts'

const fold = (said: string) => foldInPlace(said).toLowerCase().trim()

/** Words of a sentence, and headings above what the owner tells of the own house. */
const noName =
  /^(?:(?:[oa]s?|minhas?|meus?|noss[oa]s?) )*(?:nao|sim|so|se|ja|mas|tambem|ess[ea]s?|est[ea]s?|aquel[ea]s?|el[ea]s?|limites?|regras?|restric\p{L}+|verbas?|orcamentos?|investimentos?|metas?|objetivos?|duvidas?|perguntas?|pedidos?|obs|observac\p{L}+|contexto|resumo|entregas?|delivery|horarios?|vendas?|equipe|estoque|prazos?|custos?|fontes?|total|media|somos|sou|cab\p{L}+|temos|tenho|vendo|vendi|faturo)$/u
/** "a G do Zé": the large one of the Zé's. */
const sized = /^(?:pp?|m|g|gg|xg)(?: d[aeo]s? |$)/u
const road = /^(?:br|ce|pi|rn|pb|pe|ba|km|rodovia|estrada)$/u
/** "no shopping do Porto Alto": where somebody is. */
const placeBefore =
  /(?<!\p{L})(?:shopping|bairro|praia|praca|orla|centro|parque|condominio|trevo|entrada|saida|serra|distrito|cidade|lagoa|avenida|rua|estrada|turistas?|hospedes) d[aeo]s? $/u

/** Whether words that look like a name name nobody who sells. @param before folded text before it */
export function isNobody(name: string, before = '', after = ''): boolean {
  const said = fold(name)
  return (
    noName.test(said) ||
    sized.test(`${said}${/^\s+d[aeo]s? /.test(after) ? ' de ' : ''}`) ||
    (road.test(said) && /^[\s-]*\d{2,3}(?!\d)/.test(after)) ||
    placeBefore.test(before)
  )
}

const timeOrPlace =
  /^(?:mes(?:es)?|anos?|semanas?|dias?|horas?|minutos|lugares|mesas?|cadeiras?|assentos|garcons?|funcionarios|vagas|nota|avaliacoes|seguidores|estrelas|quadras?|quarteir\w+|metros?|km|abriu|inaugur\w+|abert[oa]|centro|salao|cozinha|caixa|balcao|instagram|insta|google|facebook|bairro|praca|orla|(?:dois|duas|tres|quatro|cinco|seis|\d+) (?:mes(?:es)?|anos?|semanas?|dias?))(?![a-z])/
/** Sums of the owner's house, and what is no noun. */
const noGoods =
  /^(?:(?:minhas?|meus?|noss[oa]s?|[oa]s?|uma?) )*(?:verbas?|orcamento|investimento|metas?|faturamento|lucro|divida|aluguel|salarios?|custos?|gastos?|despesas?|divulgacao|anuncios?|motoboy|planilha|vendas|porque|pois|pq|que|se|quando|quem|como|cada|contra|versus|cabe\w*|somos|sou|sao|era|tinha|temos|tenho|vend[oi]\w*|gast\w+|sobr\w+|investir|ate)(?![a-z])/

/** What nobody sells, whatever its number: "mesa de frios" may stand on the house's own list. */
export const isNoGoods = (item: string, names: readonly { name: string }[]): boolean => {
  const said = fold(item)
  return (timeOrPlace.test(said) || noGoods.test(said)) && !names.some(({ name }) => fold(name) === said)
}

const numbers = '(?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze)'
const time = '(?:dias?|noites?|semanas?|quinzenas?|mes(?:es)?|trimestres?|semestres?|anos?)'
const periodAfter = new RegExp(
  `^\\s*(?:em|nos|nas|n[ao]s? ultim[oa]s|por|a cada|durante)\\s+(?:(?:os |as )?ultim[oa]s )?(?:${numbers} )?${time}(?![a-z])`,
)
const unitAfter =
  /^\s*(?:%|cm|centimetros?|km|mm|metros?|kg|g|gr|gramas?|ml|litros?|h(?:oras?)?|min(?:utos?)?|anos?|dias|semanas|mes(?:es)?|pessoas|seguidores|curtidas|estrelas|lugares|mesas|cadeiras|vagas|funcionarios|quadras?|vezes)(?![a-z]| (?:passad|retrasad|que vem))/
const comparedAfter =
  /^\s*(?:cm\s*)?(?:contra|versus|vs\.?)\s*(?:(?:os|as) (?:meus|minhas|nossos|nossas) )?\d/
const comparedBefore = /\d\s*(?:cm|g|ml)?\s*(?:contra|versus|vs\.?)\s*$/
const ofSize = /(?<![a-z])(?:maior|menor|tamanho|medida|diametro|cm|gramas?|pes[ao]\w*)(?![a-z])/

/** "24/10", but neither "10/15" nor the two prices of "300/500 ml 8/10". */
const isDate = (said: string, before: string) =>
  /^(?:[0-2]?\d|3[01])\/(?:0?\d|1[0-2])(?:\/\d{2,4})?$/.test(said) && !/\d\/\d+ ?(?:ml|g|l)\b/.test(before)

const figures = /\d+(?:\.\d{3})*(?:,\d{1,2})?/g
const amountOf = (figure: string) => Number(figure.replaceAll('.', '').replace(',', '.'))

/** Whether the last figure of such a value in a stretch counts, dates or measures something instead of pricing it. */
export function isNoMoney(
  text: string,
  { start, end }: { start: number; end: number },
  value: number,
): boolean {
  const folded = foldInPlace(text).toLowerCase()
  const found = [...folded.slice(start, end).matchAll(figures)].findLast(([one]) => amountOf(one) === value)
  if (!found) return false
  const [from, to] = [start + found.index, start + found.index + found[0].length]
  const [before, after] = [folded.slice(0, from), folded.slice(to)]
  if (isDate(`${/[\d/]*$/.exec(before)?.[0] ?? ''}${found[0]}${/^[\d/]*/.exec(after)?.[0] ?? ''}`, before))
    return true
  if (/[a-z]-$/.test(before)) return true
  if (/(?:r\$|rs\.?)\s*$/.test(before) || /^\s*(?:reais|real|contos?|pilas?)(?![a-z])/.test(after))
    return false
  const sentence = `${/[^.;!?\n]*$/.exec(before)?.[0] ?? ''} ${/^[^.;!?\n]*/.exec(after)?.[0] ?? ''}`
  return (
    periodAfter.test(after) ||
    unitAfter.test(after) ||
    (ofSize.test(sentence) && (comparedAfter.test(after) || comparedBefore.test(before)))
  )
}
