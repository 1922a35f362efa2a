import type { Theme } from './sentence.ts'

export const competitors: Theme = {
  theme: 'competitors',
  type: 'competitor_analysis',
  sentences: [
    [
      'Bar da Esquina: caipirinha R$ 18, gin tônica R$ 26',
      'Bar da Esquina: caipirinha 18',
      'Bar da Esquina: gin tônica 26',
    ],
    ['Bar X: caipirinha 18,00, gin 26,50', 'Bar X: caipirinha 18', 'Bar X: gin 26.5'],
    ['Bar X - caipirinha 18; chope 9.90', 'Bar X: caipirinha 18', 'Bar X: chope 9.9'],
    ['Bar X: cerveja 600 ml R$ 14 e pastel 8 reais', 'Bar X: cerveja 600 ml 14 (600 ml)', 'Bar X: pastel 8'],
    [
      'Bar Y\ncaipirinha: 20\n- isca de peixe R$ 1.050,00',
      'Bar Y: caipirinha 20',
      'Bar Y: isca de peixe 1050',
    ],
    ['caipirinha 15', 'Concorrente sem nome: caipirinha 15'],
    ['Bar 48: cachaça 51 a 8, 7up 6', 'Bar 48: cachaça 51 8', 'Bar 48: 7up 6'],
    ['Bar 48: dose dobrada 3x25', 'Bar 48: dose 8.33 [3 por R$ 25,00, dobrada]'],
    [
      'Casa Dunas: dose de cachaça R$ 28, café 14, purê a 22, açaí 18, filé de 60 a 70',
      'Casa Dunas: dose de cachaça 28',
      'Casa Dunas: café 14',
      'Casa Dunas: purê 22',
      'Casa Dunas: açaí 18',
      'Casa Dunas: filé 60-70',
    ],
    [
      'Bar X: caipirinha 18, 35, promoção terça em 2x1',
      'Bar X: caipirinha 18',
      '?35',
      '?promoção terça em 2x1',
    ],
    [
      'Boteco 48: chopp 300ml 12,90, caipirinha 2 por 30',
      'Boteco 48: chopp 300ml 12.9 (300ml)',
      'Boteco 48: caipirinha 15 [2 por R$ 30,00]',
    ],
    ['Bar do Zé - gin de 25 a 30 reais', 'Bar do Zé: gin 25-30'],
    ['Bar do Zé cobra caro', '?Bar do Zé cobra caro'],
    ['Coco Bambu: camarão 89,90 a 129,90', 'Coco Bambu: camarão 89.9-129.9'],
    [
      'Bar 7: heineken 600ml 18 / original 600ml 16',
      'Bar 7: heineken 600ml 18 (600ml)',
      'Bar 7: original 600ml 16 (600ml)',
    ],
    [
      'Espetinho do Beto\npicanha 12\ncoração 8\n\nBar 2\nchope 10',
      'Espetinho do Beto: picanha 12',
      'Espetinho do Beto: coração 8',
      'Bar 2: chope 10',
    ],
    ['chopp 300ml 12,90', 'Concorrente sem nome: chopp 300ml 12.9 (300ml)'],
    ['Boteco Praia: caipirinha 20-25', 'Boteco Praia: caipirinha 20-25'],
    ['Bar A: balde com 5 heineken 60', 'Bar A: balde com 5 heineken 60'],
    ['Zé: caipirinha R$15 no happy hour', 'Zé: caipirinha 15 [no happy hour]'],
    ['Moleskine; Austin; Giz', '?Moleskine', '?Austin', '?Giz'],
    [
      'Bar do Pirata: caipirinha de limão 22, caipirinha de caju 24,90 e porção de camarão 65',
      'Bar do Pirata: caipirinha de limão 22',
      'Bar do Pirata: caipirinha de caju 24.9',
      'Bar do Pirata: porção de camarão 65',
    ],
    ['No Boteco do Arlindo a heineken custa 16', 'Boteco do Arlindo: heineken 16'],
    [
      'Outback chopp 12,90 / costela 119,90',
      'Concorrente sem nome: Outback chopp 12.9',
      'Concorrente sem nome: costela 119.9',
    ],
    ['Concorrente 1: pf 25', 'Concorrente 1: pf 25'],
    ['rodízio 79,90 seg a qui', 'Concorrente sem nome: rodízio 79.9 [seg a qui]'],
    ['Bar X\n\n- chope R$9\n- pastel (un) R$ 7', 'Bar X: chope 9', 'Bar X: pastel 7'],
    // Several competitors in one line, as dictated.
    [
      'Coco Bambu: moqueca 198, caipirinha 34. Barraca do Zé: peixada 119, caipirinha 20',
      'Coco Bambu: moqueca 198',
      'Coco Bambu: caipirinha 34',
      'Barraca do Zé: peixada 119',
      'Barraca do Zé: caipirinha 20',
    ],
    ['bar do zé: pastel 12; boteco da ana: pastel 14', 'bar do zé: pastel 12', 'boteco da ana: pastel 14'],
    [
      'Coco Bambu: moqueca 198, Barraca do Zé: peixada 119 e Bar do Pio: chopp 9',
      'Coco Bambu: moqueca 198',
      'Barraca do Zé: peixada 119',
      'Bar do Pio: chopp 9',
    ],
    // A colon after an item names no competitor.
    [
      'Bar do Zé: pastel: 12, chopp: 9. caipirinha: 18',
      'Bar do Zé: pastel 12',
      'Bar do Zé: chopp 9',
      'Bar do Zé: caipirinha 18',
    ],
  ],
}
