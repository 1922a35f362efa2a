import type { NameLine } from './line.ts'

/**
 * Pizzas with the same topping everywhere in Brazil. A menu prints "Calabresa" under "Pizzas": the section says the rest,
 * and these lines are looked up with it.
 */
export const pizzas: readonly NameLine[] = [
  [
    'Pizza frango com catupiry',
    'pizza (?:de )?frango (?:com|c/|e) (?:catupiry|requeij[aã]o)\\S*',
    'Frango desfiado e requeijão cremoso sobre molho de tomate e mussarela',
  ],
  [
    'Pizza calabresa',
    'pizza (?:(?:de|a) )?calabresa',
    'Calabresa em rodelas finas e cebola sobre molho de tomate e mussarela',
  ],
  [
    'Pizza portuguesa',
    'pizza (?:(?:a|de) )?portuguesa',
    'Presunto, ovo cozido, cebola, azeitona e mussarela sobre molho de tomate',
  ],
  [
    'Pizza marguerita',
    'pizza (?:de |a )?mar(?:gh?|gu)h?erit?h?t?a',
    'Mussarela, rodelas de tomate e folhas de manjericão sobre molho de tomate',
  ],
  [
    'Pizza mussarela',
    'pizza (?:de )?m[uo](?:s+|[cç]|z+)arela',
    'Mussarela derretida, molho de tomate e orégano até a borda',
  ],
  ['Pizza napolitana', 'pizza (?:a )?napolitana', 'Mussarela, rodelas de tomate, parmesão ralado e orégano'],
  ['Pizza bacon', 'pizza (?:de )?bacon', 'Bacon crocante em cubos e mussarela sobre molho de tomate'],
  ['Pizza atum', 'pizza (?:de )?atum', 'Atum em lascas, cebola e azeitona sobre molho de tomate'],
  ['Pizza alho e óleo', 'pizza (?:de )?alho(?: e oleo)?', 'Alho dourado no azeite, mussarela e orégano'],
  [
    'Pizza milho',
    'pizza (?:de )?milho(?: verde)?',
    'Milho-verde e mussarela sobre molho de tomate, com orégano',
  ],
  [
    'Pizza quatro queijos',
    'pizza (?:de |aos )?(?:quatro|4) queijos',
    'Mussarela, provolone, parmesão e requeijão cremoso derretidos juntos',
  ],
  [
    'Pizza lombo canadense',
    'pizza (?:de )?lombo(?: canadense)?',
    'Lombo canadense em fatias e mussarela sobre molho de tomate',
  ],
  [
    'Pizza rúcula com tomate seco',
    'pizza (?:de )?rucula(?: (?:com|e) tomate seco)?',
    'Mussarela do forno, rúcula fresca e tomate seco por cima',
  ],
  ['Pizza palmito', 'pizza (?:de )?palmito', 'Palmito em rodelas e mussarela sobre molho de tomate'],
  [
    'Pizza strogonoff',
    'pizza (?:de )?(?:strogonof+|estrogonofe)(?! de)',
    'Strogonoff cremoso, mussarela e batata palha por cima',
  ],
  [
    'Pizza romeu e julieta',
    'pizza (?:de )?romeu e julieta',
    'Goiabada derretida e queijo branco, doce e salgado na mesma fatia',
  ],
  [
    'Pizza banana com canela',
    'pizza (?:de )?banana (?:com|e) canela',
    'Banana em rodelas, açúcar e canela sobre massa fina',
  ],
  ['Pizza cartola', 'pizza (?:de )?cartola', 'Banana, queijo derretido, açúcar e canela, como a sobremesa'],
  [
    'Pizza chocolate com morango',
    'pizza (?:de )?chocolate (?:com|e) morangos?',
    'Chocolate ao leite derretido e morangos frescos em rodelas',
  ],
]
