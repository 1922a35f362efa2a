import type { Theme } from './sentence.ts'

/** What owners say of prices and sales in one breath, with its reason, its exception and its question. */
export const spokenPrices: readonly Theme[] = [
  {
    theme: 'prices in one breath',
    type: 'dynamic_pricing',
    sentences: [
      ['queria uns dois mil a mais por mês', 'question goal 2000'],
      ['preciso tirar mais 1.200 por mês', 'question goal 1200'],
      ['quanto sobra a mais por mês no fim', 'question total'],
      ['a isca chega do fornecedor por 14,50 agora', 'costNow Isca de peixe 14.5'],
      ['a carne subiu 12% e a planilha tá com o custo velho', 'costNow carne 12'],
      [
        'no máximo 5 reais por prato e 2 por bebida de aumento',
        'capPrice todos os pratos 5',
        'capPrice todas as bebidas 2',
      ],
      ['preço aqui é real cheio ou 50 centavos', 'ending half'],
      ['a caipirinha de caju pode passar disso, até 24', 'capPrice Caipirinha de caju 24'],
      ['só mexe em 4 preços', 'question fewChanges 4'],
      ['o vizinho vende lasanha a 35 e o outro a 41, quero ficar no meio', 'price min 35 max 41 of Lasanha'],
      ['segunda é parada, queria uma ideia das 6 às 8', 'question happyHour 1 18 20'],
      ['posso botar um preço no pix e outro no cartão?', 'question twoPrices'],
      ['quanto posso perder de venda na lasanha?', 'question breakEven Lasanha'],
      ['a heineken fica por 12 na quarta', 'question weekdayPrice Cerveja Heineken 12 3'],
      ['qual prato eu devia tirar?', 'question weakest'],
      ['a taxa de serviço é obrigatória?', 'question serviceFee'],
      ['o cartaz diz pudim a 10 e é 12, dá problema?', 'question postedPrice Pudim 10'],
      ['posso ter uma tabela só do réveillon?', 'question seasonPrice reveillon 2026-12-31 2026-12-31'],
      ['o pessoal daqui não pode pagar preço de turista', 'question locals'],
    ],
  },
  {
    theme: 'sales in one breath',
    type: 'predictive_analytics',
    sentences: [
      ['vai vender mais ou menos em janeiro?', 'question outlook 2027-01-01 2027-01-31'],
      ['o carnaval ajuda ou atrapalha?', 'question feastEffect Carnaval 2027-02-06 2027-02-10'],
      ['dá pra confiar quanto por cento?', 'question trust'],
      ['contrato mais um garçom em janeiro ou espero?', 'question hire 2027-01-01 2027-01-31'],
      ['meu depósito guarda 80 quilos', 'question stockLimit 80'],
      ['o açougueiro entrega terça e sexta', 'question deliveries carne 2,5'],
      ['desperdício de até 5% tudo bem', 'question waste 5'],
      ['a quaresma começa quando?', 'question seasonStart quaresma 2027-02-10'],
      [
        'de 2 a 9 de novembro foi fora do normal',
        'date de 2 a 9 de novembro foi fora do normal 2026-11-02..2026-11-09 closed',
      ],
      ['no carnaval fecho de domingo até terça', 'date Carnaval 2027-02-07..2027-02-09 closed'],
      ['meu filho tem alergia a amendoim', 'exclude amendoim allergy'],
      ['réveillon com 70 lugares', 'question seats Réveillon 2026-12-31 2026-12-31 70'],
    ],
  },
]
