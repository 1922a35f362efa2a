import type { Theme } from './sentence.ts'

/** Further test sentences, written before the reader supported them. */
export const spokenLater: readonly Theme[] = [
  {
    theme: 'later: drink_creation',
    type: 'drink_creation',
    sentences: [
      [
        '8 drink p casamento, dois deles sem alcool e um com espumante',
        'count 8',
        'zeroAlcohol 2',
        'share espumante many 1',
        'audience Festas e comemorações',
      ],
      ['domingo aqui é lotado entao quero coisa q sai num minuto', 'style rápidos de fazer 0'],
      ['no maximo um com gengibre, a turma nao é fa', 'share gengibre few 1 at_most'],
      [
        'a gente so abre de quinta a sabado, das 19h as 2h',
        'date a gente so abre de quinta a sabado weekly 0,1,2,3 closed',
        'hours casa aberta 19-2',
      ],
      ['garçom novo tem alergia a castanha de caju mas caju fruta pode', 'exclude castanha-de-caju allergy'],
      [
        'quero coquetel bonito pro instagram, preço entre 28 e 35',
        'price min 28 max 35',
        '?bonito pro instagram',
      ],
      ['uns 4 sem alcool pra lei seca, o resto pode ser forte', 'zeroAlcohol 4', 'style mais fortes'],
      ['so trabalho com fruta congelada e gelo de saco', '?so trabalho com fruta congelada e gelo de saco'],
      [
        '2 com cajuina, 2 com rapadura e 2 livres',
        'share cajuína many 2',
        'share rapadura many 2',
        '?2 livres',
      ],
      ['meu filho é intolerante a lactose e fica no balcao comigo', 'exclude lactose allergy'],
    ],
  },
  {
    theme: 'later: dish_creation',
    type: 'dish_creation',
    sentences: [
      ['porçao boa de dividir, q de pra quatro, ate 60', 'style para dividir', 'price max 60'],
      ['2 sobremesas sendo uma sem lactose', 'count 2 sobremesa', 'share lactose many 1 true'],
      ['almoço executivo tem q sair rapido de segunda a sexta', 'style rápidos de fazer 1,2,3,4,5'],
      ['nao faço fritura desde o incendio, so forno e brasa', 'exclude fritar', 'has forno'],
      ['aluna do curso é alergica a soja e gergelim', 'exclude soja allergy', 'exclude gergelim allergy'],
      ['um dos pratos tem q ter bode', 'share bode many 1'],
      [
        'quero 3 petiscos veganos pra noite de jazz',
        'count 3 petisco',
        'exclude vegano diet',
        '?noite de jazz',
      ],
      ['sem carne vermelha na sexta da paixao', '?sem carne vermelha na sexta da paixao'],
      ['tudo abaixo de 40 menos o peixe', 'price max 40', '?menos o peixe'],
    ],
  },
  {
    theme: 'later: menu_redesign',
    type: 'menu_redesign',
    sentences: [
      [
        'a isca fica a 42 e o pastel pode subir pra 20',
        'keepItem Isca de peixe',
        'keepPrice Isca de peixe 42',
        'capPrice Pastel de carne 20',
      ],
      ['tira tudo q é cerveja menos a original', 'dropItem Cervejas', 'keepItem Cerveja Original 600 ml'],
      ['abrimos das 11 as 15 so', 'hours casa aberta 11-15'],
      ['nao quero foto no cardapio', 'layout no_photos'],
      ['baião e lasanha nao pode faltar', 'keepItem Baião de dois', 'keepItem Lasanha'],
    ],
  },
  {
    theme: 'later: dynamic_pricing',
    type: 'dynamic_pricing',
    sentences: [
      ['caipirinha de limao segue 18 q é chamariz', 'keepPrice Caipirinha de limão 18'],
      ['nao passa de 70 em nada', 'price max 70'],
      ['segunda fechado, terça promoção', 'date segunda fechado weekly 1 closed', 'date promoção weekly 2'],
      ['pode subir tudo menos o pudim e o baiao', 'capPrice Pudim', 'capPrice Baião de dois'],
      ['heineken sobe no maximo 2 reais', 'capPrice Cerveja Heineken 16'],
    ],
  },
  {
    theme: 'later: predictive_analytics',
    type: 'predictive_analytics',
    sentences: [
      ['sexta tem som ao vivo e lota', 'date sexta tem som ao vivo e lota weekly 5 up'],
      ['rodizio as quartas', 'date rodizio as quartas weekly 3'],
      ['vamos fechar de 23 a 26 de dezembro', 'date fechar 2026-12-23..2026-12-26 closed'],
      ['jogo do fortaleza na quarta q vem', 'date jogo do fortaleza 2026-11-25'],
      ['janeiro chove gringo', '?janeiro chove gringo'],
    ],
  },
  {
    theme: 'later: content_generation',
    type: 'content_generation',
    sentences: [
      ['terça do pastel, sexta pagode', 'date Pastel de carne weekly 2', 'date pagode weekly 5'],
      [
        'so abre no almoço, fechado sabado e domingo',
        'hours casa aberta 11-15',
        'date fechado sabado e domingo weekly 0,6 closed',
      ],
      [
        'natal da firma 18/12, dia 24 fecha',
        'date natal da firma 2026-12-18',
        'date dia 24 fecha 2026-12-24 closed',
      ],
    ],
  },
  {
    theme: 'later: competitor_analysis',
    type: 'competitor_analysis',
    sentences: [
      [
        'Bar do Ciço: caldo 9, espetinho 8, litrão 14; Boteco da Lu: caldo 10',
        'Bar do Ciço: caldo 9',
        'Bar do Ciço: espetinho 8',
        'Bar do Ciço: litrão 14',
        'Boteco da Lu: caldo 10',
      ],
      [
        'a peixaria da esquina vende pargo a 89 e camarao a 75',
        'peixaria da esquina: pargo 89',
        'peixaria da esquina: camarao 75',
      ],
    ],
  },
  {
    theme: 'later: restrictions of the house, food_pairing',
    type: 'food_pairing',
    sentences: [
      ['socio com doença celiaca', 'exclude glúten allergy'],
      ['sem amendoim e sem gergelim na cozinha', 'exclude amendoim allergy', 'exclude gergelim allergy'],
    ],
  },
]
