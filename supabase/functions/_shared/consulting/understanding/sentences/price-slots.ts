import type { Theme } from './sentence.ts'

/** Orders on prices in any order of words: who, what, how far, until when, and except whom. */
export const priceSlots: readonly Theme[] = [
  {
    theme: 'a rise that the owner orders, and what does not pass from one order to the next',
    type: 'dynamic_pricing',
    sentences: [
      ['quero subir os petiscos de R$ 18, no máximo R$ 20', 'price min 19 max 20 of Pastel de carne'],
      ['os petiscos de R$ 18 podem subir até 20', 'capPrice Pastel de carne 20'],
      ['quero subir a lasanha, no máximo 42', 'price min 39 max 42 of Lasanha'],
      ['subir a lasanha de 38 para 42', 'price min 42 max 42 of Lasanha'],
      ['a lasanha tem que custar 40', 'price min 40 max 40 of Lasanha'],
      [
        'no máximo 8% nos petiscos, a isca de peixe não sobe',
        'capPrice Petiscos 8',
        'capPrice Isca de peixe',
      ],
      ['a isca não sobe, nenhum aumento acima de 8%', 'capPrice Isca de peixe', 'capPrice todos os itens 8'],
      ['nada de leve 3 pague 2', 'question discountLimit true'],
    ],
  },
  {
    theme: 'orders on prices, slot by slot',
    type: 'dynamic_pricing',
    sentences: [
      ['Sobremesa nenhuma acima de 15 reais, com exceção do pudim.', 'capPrice Sobremesas 15 Pudim'],
      [
        'A lasanha e o pudim ficam no preço de hoje até 31/05, já fechei dois aniversários.',
        'keepPrice Lasanha até 31/05',
        'keepPrice Pudim até 31/05',
      ],
      [
        'As outras cervejas podem subir até 1 real, só a heineken não.',
        'capPrice Cervejas 1',
        'capPrice Cerveja Heineken',
      ],
      [
        'Quero o pudim a 13 e a lasanha a 40.',
        'price min 13 max 13 of Pudim',
        'price min 40 max 40 of Lasanha',
      ],
      ['Deixa o pastel subir até 20, não, melhor 19.', 'capPrice Pastel de carne 19'],
      ['Pastel por menos de 17 eu não vendo.', 'price min 17 of Pastel de carne'],
      ['Ninguém mexe na isca, e a lasanha também não.', 'keepPrice Isca de peixe', 'keepPrice Lasanha'],
      ['Pode baixar a heineken até 12.', 'price min 12 of Cerveja Heineken'],
      ['A cerveja não pode ficar mais barata.', 'question lower true Cervejas'],
      ['O baião a 32 é intocável.', 'keepPrice Baião de dois 32'],
      ['Só mexe em bebida.', 'keepPrice todos os pratos'],
    ],
  },
  {
    theme: 'discounts by day and time, costs and how long a price holds',
    type: 'dynamic_pricing',
    sentences: [
      ['De segunda a quarta pode fazer promoção nos drinks.', 'question discountLimit Drinks 1,2,3'],
      ['Nada de desconto no fim de semana.', 'question discountLimit true fim de semana'],
      ['Promoção só no almoço.', 'question discountLimit almoço'],
      ['Bota a lasanha a 35 nas terças.', 'question weekdayPrice Lasanha 35 2'],
      ['Mexeu no preço, segura quatro meses.', 'question holdPrices 4'],
      ['Nunca abaixo do custo.', 'question marginFloor'],
    ],
  },
  {
    theme: 'what is told, asked or supposed of prices is no order',
    type: 'dynamic_pricing',
    sentences: [
      ['A lasanha subiu 10% ano passado.', '?A lasanha subiu 10% ano passado'],
      ['A lasanha não subiu ano passado.', '?lasanha não subiu ano passado'],
      ['Se a lasanha subir, o baião fica.', '?Se a lasanha subir, o baião fica'],
      ['jamais deixem o pastel inferior a 17 reais', 'price min 17 of Pastel de carne'],
      ['nem em promoção o pastel vai a menos de 16', 'price min 16 of Pastel de carne'],
      ['Subi a lasanha em janeiro.', '?Subi a lasanha em janeiro'],
      ['A lasanha pode subir?', '?A lasanha pode subir'],
    ],
  },
]
