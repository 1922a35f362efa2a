import type { Theme } from './sentence.ts'

export const forecastStated: Theme = {
  theme: 'figures that owners state about days to come',
  type: 'predictive_analytics',
  sentences: [
    [
      'No dia 24/12 fechamos às 16h e no dia 25/12 não abrimos',
      'date No dia 24/12 fechamos às 16h 2026-12-24 closes 16',
      'date no dia 25/12 não abrimos 2026-12-25 closed',
    ],
    [
      'A festa da padroeira, de 30 de janeiro a 2 de fevereiro, dobra o movimento aqui',
      'date A festa da padroeira 2027-01-30..2027-02-02 up 100%',
    ],
    [
      'No pré-Carnaval, todo sábado de janeiro, o movimento dobra',
      'date No pré-Carnaval 2027-01-08..2027-01-31 weekly 6 up 100%',
    ],
    [
      'De 26 de dezembro a 10 de janeiro abrimos todos os dias',
      'date todos 2026-12-26..2027-01-10 weekly 0,1,2,3,4,5,6 open',
    ],
    [
      'Na semana de 21 a 25 de dezembro as empresas entram em recesso e o movimento cai pela metade',
      'date Na semana de 21 a 25 de dezembro as empresas entram em recesso e o movimento cai pela metade 2026-12-21..2026-12-25 down -50%',
    ],
    [
      'Não incluam a primeira semana de julho',
      'date Não incluam a primeira semana de julho 2026-07-01..2026-07-07 closed',
    ],
    [
      'No dia 12 de dezembro tem festa. Desconsidere a semana de 5 a 11 de outubro',
      'date festa 2026-12-12',
      'date Desconsidere a semana de 5 a 11 de outubro 2026-10-05..2026-10-11 closed',
    ],
    ['natal eu n abro', 'date natal eu não abro 2026-12-25 closed'],
    [
      'vou fechar dia 25 e dia 1',
      'date vou fechar dia 25 e dia 1 2026-12-25 closed',
      'date vou fechar dia 25 e dia 1 2027-01-01 closed',
    ],
    ['as aulas param dia 11/12', 'date aulas param 2026-12-11'],
    [
      'no Réveillon só mesas reservadas: 80 lugares, R$ 280 por pessoa',
      'question seats Réveillon 2026-12-31 2026-12-31 80 280 true',
    ],
    [
      'em 20/12 casamento fechado com 120 convidados, o restaurante n abre pro público',
      'question seats casamento 2026-12-20 2026-12-20 120 true',
    ],
    [
      'Cada pizza leva 250 g de muçarela e 300 g de massa',
      'portion pizza 250 g muçarela',
      'portion pizza 300 g massa',
    ],
    ['o frango vem em pacote de 1 kg, quantos pacotes eu peço?', 'question packs frango em pacote de 1 kg'],
    ['Quantos quilos de muçarela eu compro por semana até o Natal?', 'question packs muçarela 2026-12-25'],
    ['quero ver dezembro e janeiro', 'scope 2026-12-01 2027-01-31'],
    ['Qual é o melhor dia para dar folga?', 'question quietDays'],
    ['esse mês foi melhor que o passado?', 'question lastMonth'],
    ['me diz se janeiro vai ser melhor que o do ano passado', 'question outlook 2027-01-01 2027-01-31'],
    [
      'O pão dura 3 dias e chega segunda, quarta e sexta',
      'question shelfLife pão 3',
      'question deliveries pão 1,3,5',
    ],
  ],
}
