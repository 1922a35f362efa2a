import { formatNumber } from '../../base/language/text.ts'

/** The forecast error in words. */
export function wapeInWords(wape: number): string {
  const percent = formatNumber(wape * 100)
  if (wape < 0.1) return `No teste, a previsão errou ${percent}% em média: é boa para compras e escala.`
  if (wape < 0.2) return `No teste, a previsão errou ${percent}% em média: serve para compras, com uma folga.`
  if (wape < 0.35)
    return `No teste, a previsão errou ${percent}% em média: use como direção, não como número exato.`
  return `No teste, a previsão errou ${percent}% em média: as vendas oscilam demais, e o número vale pouco.`
}

export function maseInWords(mase: number): string {
  if (mase < 0.85) return 'É claramente melhor do que repetir a última semana.'
  if (mase <= 1.05) return 'É tão boa quanto repetir a última semana.'
  return 'É pior do que a variação comum de uma semana para a outra; nenhum modelo foi melhor.'
}
