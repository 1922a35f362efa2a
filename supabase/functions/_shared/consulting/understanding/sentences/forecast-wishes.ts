import type { Theme } from './sentence.ts'

/** What owners ask of a forecast besides its dates. */
export const forecastWishes: Theme = {
  theme: 'period, portions and views of a forecast',
  type: 'predictive_analytics',
  sentences: [
    ['quero saber quanto vou vender nas proximas 4 semanas, de 23/11 a 20/12', 'scope 2026-11-23 2026-12-20'],
    ['previsão das próximas quatro semanas', 'scope 2026-11-23 2026-12-20'],
    ['previsão de janeiro', 'scope 2027-01-01 2027-01-31'],
    ['por semana e por prato', 'scope week,item'],
    ['quero por dia', 'scope day'],
    ['só as bebidas', 'scope drink'],
    ['tudo em quilo', 'scope kilograms'],
    ['não precisa de gráfico', 'scope noCharts'],
    ['quantas garrafas eu compro', 'scope bottles'],
    ['cada peixada leva 700g de peixe cru', 'portion peixada 700 g peixe cru'],
    ['o pargo um peixe de 900g', 'portion pargo 900 g peixe true'],
    ['camarão 450 g', 'portion camarão 450 g'],
    ['400 grama por prato', 'portion todos os itens 400 g'],
    ['uso 60 ml de cachaça na caipirinha', 'portion caipirinha 60 ml cachaça'],
    ['a moqueca leva meio quilo de arraia', 'portion moqueca 0.5 kg arraia'],
    ['peixada 700 g e o pargo 900 g', 'portion peixada 700 g', 'portion pargo 900 g'],
    ['tenho 20 kg de camarão no freezer', '?tenho 20 kg de camarão no freezer'],
    ['compro 30 kg de peixe por semana', '?compro 30 kg de peixe por semana'],
    ['sobrou 5 kg de peixe', '?sobrou 5 kg de peixe'],
  ],
}
