import type { Theme } from './sentence.ts'

/** Costs and prices that change on a day, and offers with their hours. */
export const datedPrices: readonly Theme[] = [
  {
    theme: 'costs that change from one figure to another',
    type: 'dynamic_pricing',
    sentences: [
      [
        'Em 10 de janeiro o custo da lasanha sobe de R$ 14,00 para R$ 16,50: devo repassar?',
        'costNow Lasanha 16.5 14 2027-01-10',
        'question passOn Lasanha 16.5 2027-01-10',
      ],
      ['a isca vai subir de 15 pra 18 mês que vem', 'costNow Isca de peixe 18 15 2026-12-01'],
      ['o custo do pudim passou de 3 a 3,80', 'costNow Pudim 3.8 3'],
      [
        'a heineken vai de 8,20 pra 9,10 no fornecedor, e quero manter o preço',
        'costNow Cerveja Heineken 9.1 8.2',
        'keepPrice Cerveja Heineken',
      ],
      ['O custo da lasanha vai a 17 em março, hoje é 14', 'costNow Lasanha 17 14 2027-03-01'],
      [
        'o custo da lasanha vai pular de doze e cinquenta pra quinze reais depois do réveillon',
        'costNow Lasanha 15 12.5 2027-01-01',
      ],
      [
        'a cerveja heineken vai subir 8% na distribuidora a partir de março',
        'costNow Cerveja Heineken 2027-03-01 8',
      ],
      ['quanto posso perder de venda na lasanha se subir 5%?', 'question breakEven Lasanha 5'],
      ['o quilo da farinha passou de 5 pra 6 reais, repasso?', 'question passOn farinha 5 6 1 kg'],
      ['o fornecedor avisou que o quilo do camarão vai a 60', 'question passOn 60 camarão'],
    ],
  },
  {
    theme: 'what is bought and sold at which price',
    type: 'dynamic_pricing',
    sentences: [
      ['Compro a lasanha por 14 e vendo por 42.', 'costNow Lasanha 14'],
      [
        'O camarão subiu, o custo agora é R$ 29,00 no camarão internacional',
        'costNow Camarão internacional 29',
      ],
      ['O pudim eu vendo a 16 e me custa 4,50', 'costNow Pudim 4.5'],
      [
        'Compro a cerveja heineken por 8 e vendo por 15, dá para subir?',
        'costNow Cerveja Heineken 8',
        'question passOn Cerveja Heineken 8',
      ],
    ],
  },
  {
    theme: 'what earns most or least of a kind',
    type: 'dynamic_pricing',
    sentences: [
      ['Qual prato está dando menos lucro?', 'question weakest Pratos'],
      ['Qual petisco dá mais lucro?', 'question topEarner Petiscos'],
      ['O que rende menos no cardápio?', 'question weakest'],
    ],
  },
  {
    theme: 'a discount on a kind of goods',
    type: 'dynamic_pricing',
    sentences: [
      [
        'Segunda e terça são fracas e eu queria dar 10% de desconto nas porções nesses dias',
        'question discount porções 10 1,2',
      ],
      ['Na quarta dou 20% de desconto nos drinks, compensa?', 'question discount Drinks 20 3'],
      ['Pensei em 20% nos drinks na quarta-feira, compensa?', 'question discount Drinks 20 3'],
      ['Quero dar desconto de 10% no rodízio na terça', '?Quero dar desconto de 10% no rodízio na terça'],
      ['Não quero mexer no preço das bebidas com álcool', 'keepPrice bebidas com álcool'],
    ],
  },
  {
    theme: 'the day from which new prices hold',
    type: 'dynamic_pricing',
    sentences: [
      ['preço novo só a partir de 4 de janeiro', 'question startsOn 2027-01-04'],
      ['os aumentos só depois do réveillon', 'question startsOn 2027-01-01'],
      ['quero mexer só no mês que vem', 'question startsOn 2026-12-01'],
      ['nada muda antes do dia 15 de dezembro', 'question startsOn 2026-12-15'],
      [
        'no máximo três preços, e só depois do dia sete de janeiro',
        'question fewChanges 3',
        'question startsOn 2027-01-08',
      ],
      ['Os novos preços começam dia 1º de dezembro', 'question startsOn 2026-12-01'],
      ['Os aumentos valem a partir da segunda-feira que vem', 'question startsOn 2026-11-23'],
      ['Preço novo só na próxima quinta', 'question startsOn 2026-11-26'],
      ['Novos preços a partir de 4 de janeiro', 'question startsOn 2027-01-04'],
      ['Os preços mudam no dia 5 de janeiro', 'question startsOn 2027-01-05'],
      ['prato novo só em abril', '?prato novo só em abril'],
      [
        'aumentos só em abril, menos o pudim que pode subir agora',
        '?aumentos só em abril',
        '?menos o pudim que pode subir agora',
      ],
    ],
  },
  {
    theme: 'the day from which one price may change',
    type: 'dynamic_pricing',
    sentences: [
      ['a lasanha só sobe depois do carnaval', 'keepPrice Lasanha 2027-02-11'],
      ['A lasanha só muda de preço a partir de janeiro.', 'keepPrice Lasanha 2027-01-01'],
      [
        'a lasanha e o pudim só mudam em fevereiro',
        'keepPrice Lasanha 2027-02-01',
        'keepPrice Pudim 2027-02-01',
      ],
    ],
  },
  {
    theme: 'prices in relation',
    type: 'dynamic_pricing',
    sentences: [
      [
        'a caipirinha de limão não pode custar mais que a de caju',
        'question priceGap Caipirinha de caju Caipirinha de limão 0 no mínimo',
      ],
      ['tem que sobrar no mínimo 55% em cada item', 'question marginFloor 55'],
      ['domingo não quero preço diferente', 'question onePrice 0'],
      ['nada de preço quebrado, tudo acabando em ,90', 'ending ninety'],
    ],
  },
  {
    theme: 'a happy hour on its days',
    type: 'dynamic_pricing',
    sentences: [
      [
        'Segunda e terça são mortas: topo um happy hour das 17h às 19h nesses dois dias, com no máximo 15% de desconto nos drinks',
        'hours happy hour 17-19 1,2',
        'question discountLimit 15 Drinks',
      ],
      ['happy hour das cinco às sete, só quinta', 'hours happy hour 17-19 4'],
    ],
  },
  {
    theme: 'the day from which new prices hold, beside competitors',
    type: 'competitor_analysis',
    sentences: [
      ['e só mexo depois do dia dez de janeiro', 'question startsOn 2027-01-11'],
      [
        'Bar do Teste: caipirinha 20, ele só abre quinta sexta e sábado',
        'Bar do Teste: caipirinha 20',
        'rivalFact Bar do Teste days 4,5,6',
      ],
      [
        'Bar do Teste: caipirinha 20, mas ó, esses preços dele são do ano passado',
        'Bar do Teste: caipirinha 20',
        'rivalFact Bar do Teste old do ano passado',
      ],
      [
        'Lounge Teste: caipirinha 38, lá só vai gringo rico',
        'Lounge Teste: caipirinha 38',
        'rivalFact Lounge Teste apart outro público',
      ],
      [
        'dona teste vende caipirinha a quinze, mas o preço dela é antigo, de dois anos atrás',
        'dona teste: caipirinha 15',
        'rivalFact dona teste old de dois anos atrás',
      ],
      [
        'Bar do Teste: caipirinha 20, só abre no fim de semana',
        'Bar do Teste: caipirinha 20',
        'rivalFact Bar do Teste days 0,6',
      ],
      [
        'só troco três preços e a partir de fevereiro',
        'question fewChanges 3',
        'question startsOn 2027-02-01',
      ],
      [
        'Não quero subir nada mais de 10% e no máximo três preços',
        'capPrice todos os itens 10',
        'question fewChanges 3',
      ],
      [
        'Bar do Teste: caipirinha 20\nBar do Nilo: caipirinha 22\nO Teste só abre no fim de semana. Os preços do Nilo são do ano passado.',
        'Bar do Teste: caipirinha 20',
        'Bar do Nilo: caipirinha 22',
        'rivalFact Bar do Teste days 0,6',
        'rivalFact Bar do Nilo old do ano passado',
      ],
      ['Não tenho como contratar ninguém', 'question hire true'],
      ['a minha isca fica em 42, não mexe', 'keepPrice Isca de peixe 42'],
      ['só vou mexer em dois preços, que dá trabalho', 'question fewChanges 2'],
    ],
  },
]
