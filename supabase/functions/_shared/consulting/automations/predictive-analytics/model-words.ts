import { formatNumber } from '../../base/language/text.ts'
import type { ForecastLine } from './schema.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** What a model does, in a manager's words; its name if an older report has another. */
const plain: Readonly<Record<string, string>> = {
  'repetir a última semana': 'repetir a última semana',
  'média das últimas quatro semanas': 'a média das últimas quatro semanas',
  'repetir a mesma semana do ano anterior': 'repetir a mesma semana do ano anterior',
  'mediana das últimas oito semanas': 'o valor do meio das últimas oito semanas',
  'mesma época do ano anterior, no nível de agora': 'a mesma época do ano anterior, no nível de agora',
  'suavização exponencial simples': 'a média que pesa mais as semanas recentes',
  'suavização exponencial com tendência (Holt)': 'a conta que segue a tendência',
  'suavização exponencial com sazonalidade (Holt-Winters)': 'a conta que segue a época do ano',
}

const plainly = (model: string) => plain[model] ?? model

/** How one error compares with a larger one. */
function against(ratio: number): string {
  if (ratio < 0.55) return 'cerca de metade dos'
  if (ratio < 0.75) return 'bem menos que os'
  return ratio < 0.9 ? 'menos que os' : 'pouco menos que os'
}

/** How clearly the best simple method beat the next. */
function lead(ratio: number): string {
  if (ratio < 1.07) return 'por pouco'
  return ratio < 1.25 ? 'com folga' : 'de longe'
}

/**
 * Which model was chosen, over which one, and by how much.
 * @param hasMoney whether the report also tells an error in R$
 */
export function winnerSentence(line: ForecastLine, hasMoney = false): string {
  const { model, wape, mase, baseline, horizon, others } = line
  const chosen = plainly(model)
  // The trust in the week's money is told in R$: without the word, two errors would stand for one thing.
  const of = hasMoney ? ', em unidades,' : ''
  const test = `No teste${of} até ${horizon ?? 1} semanas à frente`
  const [second] = others.filter((other) => other.wape !== undefined).toSorted((a, b) => a.mase - b.mase)
  if (line.pairs !== undefined)
    return `A planilha tem ${line.pairs} semanas de dois anos: nelas${of === '' ? ',' : of} ${chosen} errou ${percent(wape)}. É pouco para um teste, e a faixa foi alargada em 25%; as semanas que vêm se destacaram no ano passado, e a conta as repete.`
  if (wape < 0.0005) return `${test} não houve erro: as semanas da planilha são iguais, e basta ${chosen}.`
  if (second?.wape === undefined) return `${test}, ${chosen} errou ${percent(wape)}.`
  const rival = plainly(second.model)
  if (baseline && baseline.model !== model) {
    return `${test} ganhou ${chosen}: errou ${percent(wape)}, ${against(wape / baseline.wape)} ${percent(baseline.wape)} da melhor conta simples, ${plainly(baseline.model)}.`
  }
  if (second.mase < mase)
    return `${test}, ${chosen} (erro de ${percent(wape)}) e ${rival} (${percent(second.wape)}) quase empataram: ficou a primeira, que é mais simples.`
  if (wape / second.wape > 0.98)
    return `${test} deu empate: ${chosen} errou ${percent(wape)} e ${rival}, ${percent(second.wape)}; ficou a mais simples.`
  return `${test}, ${chosen} ganhou ${lead(second.wape / wape)}: errou ${percent(wape)}, e ${rival}, que veio em segundo, ${percent(second.wape)}.`
}
