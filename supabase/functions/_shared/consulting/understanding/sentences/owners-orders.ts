import type { Theme } from './sentence.ts'

/** Orders with all of their parts, in any order of words: who, what becomes of it, how far, until when, except what. */
export const ownersOrders: readonly Theme[] = [
  {
    theme: 'orders on a menu, part by part',
    type: 'menu_redesign',
    sentences: [
      // What stays, at which price, and until when.
      [
        'A lasanha fica em R$ 38 até 19 de março, porque está no panfleto',
        'keepPrice Lasanha 38 até 19 de março',
      ],
      ['até o fim de março o preço do pudim não muda', 'keepPrice Pudim até o fim de março'],
      ['a lasanha é receita de mãe, não sai', 'keepItem Lasanha'],
      [
        'meu pai fundou o bar e o pudim era dele então não tira, não aumenta e não troca o nome',
        'keepItem Pudim',
        'capPrice Pudim',
        'keepItem Pudim name',
      ],
      ['pode mexer em tudo menos no pudim que é a marca da casa', 'keepItem Pudim', 'keepPrice Pudim'],
      [
        'o pudim e a lasanha são para dois, não transformem em porção individual',
        'keepItem Pudim size',
        'keepItem Lasanha size',
      ],
      [
        'Não mexer na isca, minto, no preço pode, só não na porção de 400 gramas',
        'keepItem Isca de peixe size',
      ],
      ['Só peço que o baião não entre nessa conta', 'keepItem Baião de dois'],
      ['A isca de peixe deve seguir com 400 g', 'keepItem Isca de peixe size'],
      // What leaves, all of it, what sells little, or only if it must.
      ['A lasanha pode sair, quase ninguém pede e o fornecedor falha', 'dropItem Lasanha'],
      [
        'A Heineken pode sair se precisar de espaço, a Original fica',
        'dropItem Cerveja Heineken true',
        'keepItem Cerveja Original 600 ml',
      ],
      ['Pode tirar os pratos que vendem pouco, menos a lasanha', 'dropItem Pratos true', 'keepItem Lasanha'],
      ['Tirem o que vende menos que dez por mês', 'dropItem todos os itens true 10'],
      ['Entre tirar a lasanha e tirar o pudim, tirem o primeiro', 'dropItem Lasanha', 'keepItem Pudim'],
      [
        'Dos pratos só um pode ser cortado, e que não seja a lasanha',
        'count 2 at_least items Pratos',
        'keepItem Lasanha',
      ],
      // How far prices rise, and what nothing may cost.
      ['aumento se tiver, nunca mais de 8% de uma vez', 'capPrice todos os itens 8'],
      [
        'Meu contador sugeriu dar 12% em tudo. Fiquem em seis no máximo, e nem isso no pudim',
        'capPrice todos os itens 6',
        'keepPrice Pudim',
      ],
      ['Não passe de 30 reais nenhum drink', 'price max 30 of Drinks'],
      // What only is asked, told or another's wish gives no order.
      ['Ano passado tirei a lasanha até março', '?Ano passado tirei a lasanha até março'],
      ['A lasanha sai?', 'question keepWorth Lasanha'],
      [
        'quero saber se a lasanha ta barata demais e se o pudim ta caro',
        'question fairPrice Lasanha',
        'question fairPrice Pudim',
      ],
      // What is new, shown, or written.
      ['Não dá pra lançar prato novo', 'noNew dish'],
      ['o baião bota bem na frente', 'promote Baião de dois'],
      [
        'A taxa de 10 reais precisa estar escrita na primeira página',
        'pageNote A taxa de 10 reais precisa estar escrita na primeira página',
      ],
      ['queria ficar com no maximo 8 itens contando bebida', 'count 8 at_most items'],
    ],
  },
]
