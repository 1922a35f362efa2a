import { acid, type Concept, drink, fixed, sweet } from './concept.ts'

/** Drinks for bars with tables on the pavement: built in the glass with one syrup, or blended several at a time. */
export const street: readonly Concept[] = [
  drink('Primeira Florada', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caju', 50]),
      fixed(['sal', 1]),
      acid('limao'),
      sweet('xarope_rapadura'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['fatia_caju', 'roda_limao'],
    story: 'Caju e bolhas, com uma pitada de sal que segura o travo da fruta.',
  }),
  drink('Mesa de Canto', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 20]), fixed(['xarope_gengibre', 20]), fixed(['agua_gas', 100])],
    garnishes: ['roda_limao', 'lamina_gengibre'],
    story: 'Limão, gengibre que arde só no fim e muita bolha: limpa a boca entre um petisco e outro.',
  }),
  drink('Ladeira Acima', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 30]), sweet('xarope_rapadura'), fixed(['agua_gas', 80])],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Maracujá e gás no copo grande: começa bravo e termina manso.',
  }),
  drink('Cadeira na Rua', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['abacaxi', 60]), acid('limao'), sweet('xarope_rapadura'), fixed(['agua_gas', 60])],
    garnishes: ['fatia_abacaxi', 'roda_limao'],
    story: 'Abacaxi espremido e gás, para o fim de tarde de porta aberta.',
  }),
  drink('Roda Completa', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['caja', 60]), acid('limao'), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'raspa_rapadura'],
    story: 'Cajá batido com gelo, azedo na medida: sai a rodada inteira de uma vez.',
  }),
]

/** The same drinks without alcohol. */
export const streetWithoutAlcohol: readonly Concept[] = [
  drink('Prova sem Consulta', 'highball', [], {
    slots: [fixed(['caja', 50]), fixed(['xarope_gengibre', 20]), fixed(['agua_gas', 120])],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Cajá, gengibre e gás, com jeito de drink e copo de gente grande.',
  }),
  drink('Conta Fechada', 'highball', [], {
    slots: [fixed(['maracuja', 30]), fixed(['xarope_rapadura', 25]), fixed(['agua_gas', 130])],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Maracujá, rapadura e gás, no copo grande e com gelo até a boca.',
  }),
]
