import type { Theme } from './sentence.ts'

/** Clauses on prices that are read as a whole or stay unread as a whole. */
export const wholePriceClauses: readonly Theme[] = [
  {
    theme: 'orders on prices, whole clauses',
    type: 'dynamic_pricing',
    sentences: [
      ['Não mexa na heineken até 15 de dezembro.', 'keepPrice Cerveja Heineken até 15 de dezembro'],
      ['As cervejas ficam como estão por 3 meses.', 'keepPrice Cervejas por 3 meses'],
      ['O pudim fica em R$ 12 o ano inteiro.', 'keepPrice Pudim 12 o ano inteiro'],
      ['A lasanha deve continuar abaixo de R$ 42.', 'capPrice Lasanha 42'],
      ['A heineken pode chegar no máximo a R$ 16.', 'capPrice Cerveja Heineken 16'],
      ['Nenhum drink acima de R$ 26.', 'capPrice Drinks 26'],
      ['A lasanha não sobe mais que 50 centavos.', 'capPrice Lasanha 38.5'],
      ['Quero aumentar no máximo três itens.', 'question fewChanges 3'],
      ['Duas cervejas, no máximo, podem subir.', 'question fewChanges 2 Cervejas'],
      ['Todo item precisa ter pelo menos 60% de margem.', 'question marginFloor 60'],
      ['Quero lucrar R$ 3 mil a mais por mês sem subir a lasanha.', 'question goal 3000', 'capPrice Lasanha'],
      [
        'A diferença entre o pudim e a lasanha não pode passar de R$ 30.',
        'question priceGap Lasanha Pudim 30 no máximo',
      ],
      [
        'Se a carne baixar, a lasanha fica como está e o pudim não sobe.',
        '?Se a carne baixar, a lasanha fica como está e o pudim não sobe',
      ],
    ],
  },
  {
    theme: 'prices that depend on each other, and clauses that leave out their verb or subject',
    type: 'dynamic_pricing',
    sentences: [
      [
        'A caipirinha de caju tem que ficar sempre 2 reais a mais que a de limão.',
        'question priceGap Caipirinha de caju Caipirinha de limão 2',
      ],
      [
        'a de caju 3 reais mais cara q a caipirinha de limao',
        'question priceGap Caipirinha de caju Caipirinha de limão 3',
      ],
      [
        'A heineken sempre R$ 2 mais barata que a original.',
        'question priceGap Cerveja Original 600 ml Cerveja Heineken 2',
      ],
      ['a lasanha e o baião com o mesmo preço', 'question priceGap Lasanha Baião de dois 0'],
      [
        'O camarão pelo menos 20 reais acima da lasanha.',
        'question priceGap Camarão internacional Lasanha 20 no mínimo',
      ],
      [
        'Pode dar desconto de até 20% só nos drinks, nunca na comida.',
        'question discountLimit 20 Drinks todos os pratos',
      ],
      ['Promoção só em cerveja.', 'question discountLimit Cervejas'],
      ['Nada de desconto nos pratos.', 'question discountLimit Pratos'],
      [
        'A lasanha não pode passar de R$ 42 e o pudim de R$ 13, que é o que o vizinho cobra.',
        'capPrice Lasanha 42',
        'capPrice Pudim 13',
      ],
      [
        'o aumento maximo é 8% por item e no max 6 itens de uma vez',
        'capPrice todos os itens 8',
        'question fewChanges 6',
      ],
      ['a lasanha n pode mexer, o baiao tb nao sobe', 'keepPrice Lasanha', 'capPrice Baião de dois'],
      ['O pudim é chamariz, deixa em 12.', 'keepPrice Pudim 12'],
      ['O baião é do pessoal da obra, não sobe.', 'capPrice Baião de dois'],
      ['só quero saber o que posso subir e o que tenho que baixar', 'question upDown'],
      ['No sábado não faço preço diferente por horário.', 'question onePrice 6'],
      ['E se eu tirar o pudim, perco quanto?', 'question keepWorth Pudim'],
      [
        'Terça é fraca: quero uma condição para esse dia, sem dar desconto no camarão.',
        'question happyHour 2',
        'question discountLimit Camarão internacional',
      ],
      ['Subi a lasanha em maio: caiu a venda ou foi impressão minha?', 'question pastChange Lasanha'],
    ],
  },
  {
    theme: 'questions on the price of an item',
    type: 'dynamic_pricing',
    sentences: [
      [
        'Vale a pena dar 15% de desconto no pudim às terças? Os preços devem terminar em zero.',
        'question discount Pudim 15 2',
        '?Os preços devem terminar em zero',
      ],
      [
        'Recebemos 10% de taxa de serviço. Quanto preciso vender a mais de cerveja se baixar a heineken para R$ 12?',
        'question serviceFee',
        'question itemPrice Cerveja Heineken 12',
      ],
      [
        'Na alta estação, de 20 de dezembro a 31 de janeiro, posso cobrar mais pela isca?',
        'question seasonPrice Isca de peixe alta estacao 2026-12-20 2027-01-31',
      ],
      ['a lasanha ta 38 e o vizinho cobra 35 sera q baixo??', 'question itemPrice Lasanha 35'],
      ['posso fazer 3 pudins por 30?', 'question bundle Pudim 3 30'],
      [
        'A farinha subiu 12% em outubro. Quanto devo repassar na lasanha?',
        'question passOn farinha 12 Lasanha',
      ],
      ['Quanto custa dar um pudim de cortesia no aniversário?', 'question courtesy Pudim'],
      ['aceito vale refeição q cobra 6%, tem q entrar na conta?', 'question channelFee 6 vale refeição'],
      ['Qual seria o preço justo da lasanha?', 'question fairPrice Lasanha'],
      ['O pudim dá lucro?', 'question pays Pudim'],
      ['Quais são os itens que dão mais lucro?', 'question topEarner'],
    ],
  },
]
