/** Titles of columns, with the abbreviations of point-of-sale systems written out. */
import { foldAccents } from '../base/language/text.ts'
import { fromEnglish } from './english-titles.ts'

const longForms: Readonly<Record<string, string>> = {
  quantidade: 'qt qtd qtde qtda qtdade qtds qtdes qtdd qnt qntd quant qde quantidades',
  valor: 'vl vlr vr val vlrs vals valores',
  total: 'tot ttl totais',
  liquido: 'liq liqu liquid liquida liquidos liquidas',
  bruto: 'brt brto bruta brutos brutas',
  unitario: 'unit unitaria',
  desconto: 'descto dscto dscnt descontos',
  descricao: 'descr descric descrit',
  produto: 'prod prd produtos',
  preco: 'prc precos',
  venda: 'vda vnd vend',
  vendas: 'vdas vnds',
  codigo: 'cod cdg',
  categoria: 'cat categ',
  grupo: 'grp gr',
  mercadoria: 'mercad merc',
  medio: 'med media',
  custo: 'cst custos',
  data: 'dt',
  hora: 'hr',
  faturamento: 'fat fatur',
}
const abbreviations = new Map(
  Object.entries(longForms).flatMap(([long, short]) => short.split(' ').map((word) => [word, long] as const)),
)

/**
 * A title in comparable words: "VLR. TOTAL LIQ (R$)" gives "valor total liquido r$". A lone `$` counts as money. "DESC"
 * is kept, because it stands for descrição as well as desconto. English titles are compared in Portuguese.
 */
export function normalizeTitle(title: string): string {
  const folded = foldAccents(title)
    .replace(/(?:\br)?\$/g, ' r$ ')
    .replace(/[^a-z0-9%$]+/g, ' ')
    .trim()
  return fromEnglish(folded)
    .split(' ')
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ')
}
