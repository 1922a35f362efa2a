import type { Theme } from './sentence.ts'

/** Numbers and shares of the drinks, of whatever kind; what is not understood stays unread as a whole clause. */
export const countedDrinks: Theme = {
  theme: 'counted drinks',
  type: 'drink_creation',
  sentences: [
    ['Oito drinks, metade com fruta da estação.', 'count 8', 'drinkTrait inSeason 4'],
    ['Pelo menos dois servidos em taça.', 'drinkTrait stem 2 at_least'],
    ['Seis drinks, três prontos em menos de 30 segundos.', 'count 6', 'drinkTrait fast 3 at_least 30'],
    ['Nove drinks; um terço deve ter gengibre.', 'count 9', 'share gengibre many 3'],
    ['Nove drinks. Três que eu possa engarrafar na véspera.', 'count 9', 'drinkTrait ahead 3 at_least'],
    [
      'Sete drinks. Cinco longos e refrescantes, dois curtos.',
      'count 7',
      'drinkTrait long 5',
      'drinkTrait refreshing 5 at_least',
      'drinkTrait short 2',
    ],
    [
      'Quero dez drinks: quatro com Carvalho, o restante com Prata.',
      'count 10',
      'share cachaça carvalho premium many 4',
      'share cachaça alambique many 6',
    ],
    ['No máximo dois cremosos.', 'drinkTrait creamy 2 at_most'],
    ['Inclua um com rapadura e outro com cajuína.', 'share rapadura many 1', 'share cajuína many 1'],
    ['Quatro drinks com café, quatro sem café.', 'share café many 4', 'share café many 4 true', 'count 8'],
    [
      'Cinco drinks quentes para fevereiro e cinco gelados.',
      'drinkTrait hot 5',
      'drinkTrait refreshing 5 at_least',
      'count 10',
      'date fevereiro 2027-02-01..2027-02-28',
    ],
    ['Dois drinks devem ter preço abaixo de R$ 20.', 'drinkTrait priced 2 at_least 20'],
    ['Dois deles sem álcool, com preço abaixo de R$ 20.', 'zeroAlcohol 2', 'price max 20 of sem álcool'],
    ['Oito drinks. Um deve custar menos de R$ 15.', 'count 8', 'drinkTrait priced 1 at_least 15'],
    ['Gostaria de um sem açúcar.', 'share açúcar adicionado many 1 true'],
    ['Não temos máquina de gelo britado.', '?Não temos máquina de gelo britado'],
    ['Nenhum drink com mais de uma dose de cachaça.', '?Nenhum drink com mais de uma dose de cachaça'],
    ['Nomes ligados à pedra da Galinha Choca.', '?Nomes ligados à pedra da Galinha Choca'],
    ['Quero um drink servido no abacaxi.', '?Quero um drink servido no abacaxi'],
    ['Só frutas da Ibiapaba.', '?Só frutas da Ibiapaba'],
  ],
}
