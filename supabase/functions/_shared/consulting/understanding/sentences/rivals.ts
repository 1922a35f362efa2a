import type { Theme } from './sentence.ts'

/** What owners say of competitors besides prices: questions, limits, refusals and facts. */
export const rivals: readonly Theme[] = [
  {
    theme: 'a competitor that is looked at and does not count, and a bound beside one',
    type: 'competitor_analysis',
    sentences: [
      [
        'Bar do Nilo: lasanha 35\nsó olha o Nilo, não conta na média',
        'Bar do Nilo: lasanha 35',
        'rivalFact Bar do Nilo apart só olha o Nilo, não conta na média',
      ],
      [
        'Bar do Nilo: lasanha 35\no Bar do Nilo fica fora da comparação',
        'Bar do Nilo: lasanha 35',
        'rivalFact Bar do Nilo apart o Bar do Nilo fica fora da comparação',
      ],
      [
        'Bar do Nilo: lasanha 35\na lasanha pode custar no máximo R$ 2 a mais que a do Bar do Nilo',
        'Bar do Nilo: lasanha 35',
        'capPrice Lasanha 37',
      ],
      [
        'Bar do Nilo: lasanha 35\nminha lasanha no máximo 3 reais acima do Nilo',
        'Bar do Nilo: lasanha 35',
        'capPrice Lasanha 38',
      ],
    ],
  },
  {
    theme: 'questions about competitors',
    type: 'competitor_analysis',
    sentences: [
      ['Nenhum aumento maior que 10%', 'capPrice todos os itens 10'],
      ['Bar do Nilo: pudim 14\ntô caro?', 'Bar do Nilo: pudim 14', 'question position'],
      [
        'Bar do Nilo: lasanha 35. por que o Nilo vive lotado?',
        'Bar do Nilo: lasanha 35',
        'question rivalCrowd Bar do Nilo',
      ],
      [
        'Bar do Nilo: lasanha 35\nposso baixar a lasanha pra 30?',
        'Bar do Nilo: lasanha 35',
        'question lower Lasanha 30',
      ],
      [
        'Bar do Nilo: pudim 14\nquero tirar 700 reais a mais por mês',
        'Bar do Nilo: pudim 14',
        'question goal 700',
      ],
      [
        'Bar do Nilo: pudim 14\nmeta: seiscentos, ou melhor, setecentos a mais por mês',
        'Bar do Nilo: pudim 14',
        'question goal 700',
      ],
      [
        'Bar do Nilo: pudim 14\no Nilo propôs combinar o preço da cerveja, o que respondo?',
        'Bar do Nilo: pudim 14',
        'question agreement Bar do Nilo',
      ],
      [
        'Bar do Nilo: pudim 14\nvale a pena abrir segunda à noite?',
        'Bar do Nilo: pudim 14',
        'question openDays 1 à noite',
      ],
      [
        'Bar do Nilo: pudim 14\na segunda e a quarta são fracas',
        'Bar do Nilo: pudim 14',
        'question weakDays 1,3',
      ],
      [
        'Bar do Nilo: pudim 14\ndevo cobrar couvert? precisa de alvará pra vender caipirinha?',
        'Bar do Nilo: pudim 14',
        'question fee couvert',
        'question licence caipirinha',
      ],
      [
        'Bar do Nilo: pudim 14\ntenho mil e duzentos reais pra investir até o Natal',
        'Bar do Nilo: pudim 14',
        'question budget 1200 natal',
      ],
      ['Bar do Nilo: pudim 14\nqual vai ser o time campeão?', 'Bar do Nilo: pudim 14', 'question other'],
    ],
  },
  {
    theme: 'limits and refusals beside competitors',
    type: 'competitor_analysis',
    sentences: [
      [
        'Bar do Nilo: pudim 14, rodízio 60\nnão quero fazer rodízio',
        'Bar do Nilo: pudim 14',
        'Bar do Nilo: rodízio 60',
        'question newItem rodízio true',
      ],
      [
        'Bar do Nilo: pudim 14\nnão quero promoção nem happy hour',
        'Bar do Nilo: pudim 14',
        'question promotion true',
        'question happyHour true',
      ],
      [
        'Bar do Nilo: lasanha 35\na lasanha não passa do Nilo',
        'Bar do Nilo: lasanha 35',
        'capPrice Lasanha 35',
      ],
      [
        'Bar do Nilo: pudim 14\nnão mexer na lasanha, sem passar de cinquenta reais em nenhum item',
        'Bar do Nilo: pudim 14',
        'keepPrice Lasanha',
        'price max 50',
      ],
      [
        'Bar do Nilo: pizza de camarão 60\nminha cozinheira é alérgica a camarão',
        'Bar do Nilo: pizza de camarão 60',
        'exclude camarão allergy',
      ],
    ],
  },
  {
    theme: 'facts about competitors',
    type: 'competitor_analysis',
    sentences: [
      [
        'Bar do Nilo: pudim acho que 14, lasanha 35',
        'Bar do Nilo: pudim 14 unsure',
        'Bar do Nilo: lasanha 35',
      ],
      ['Bar do Nilo: pudim 14, fecha segunda', 'Bar do Nilo: pudim 14', 'rivalFact Bar do Nilo days 1 true'],
      [
        'Tenda da Vila na beira do rio só abre em julho, pudim 14, lasanha 35',
        'rivalFact Tenda da Vila season 7',
        'Tenda da Vila: pudim 14',
        'Tenda da Vila: lasanha 35',
      ],
      ['Bar do Nilo: pudim 12, não, 14', 'Bar do Nilo: pudim 14'],
      [
        'Bar do Nilo: moqueca 90 pra dois, menu 6 tempos 210',
        'Bar do Nilo: moqueca 90 (pra dois)',
        'Bar do Nilo: menu 6 tempos 210 (6 tempos)',
      ],
    ],
  },
  {
    theme: 'names with figures, conditions of a price, and what the list answers',
    type: 'competitor_analysis',
    sentences: [
      [
        'A Barraca do Neném abriu há 2 anos. Cobra R$ 14 no pudim, R$ 35 na lasanha e R$ 15 na cerveja de 600 ml.',
        'Barraca do Neném: pudim 14',
        'Barraca do Neném: lasanha 35',
        'Barraca do Neném: cerveja de 600 ml 15 (600 ml)',
        '?abriu há 2 anos',
      ],
      ['No Quiosque 12, a lasanha sai a R$ 40.', 'Quiosque 12: lasanha 40'],
      ['minha lasanha custa 38, a do Zé 35 e a do Alecrim 41', 'Zé: lasanha 35', 'Alecrim: lasanha 41'],
      [
        'Na terça, a Pizzaria Bela faz duas pizzas por R$ 50',
        'Pizzaria Bela: pizzas 25 [2 por R$ 50,00, na terça]',
      ],
      [
        'Varanda Azul 29 na caipirinha e 33 no mojito',
        'Varanda Azul: caipirinha 29',
        'Varanda Azul: mojito 33',
      ],
      ['ta todo mundo vendendo long neck a dez real, eu a onze', 'todo mundo: long neck 10'],
      [
        'Forno 33 (telefone 88 3611-2020): lasanha 40 (rodízio 54,90), pudim 12',
        'Forno 33: lasanha 40',
        'Forno 33: rodízio 54.9',
        'Forno 33: pudim 12',
      ],
      [
        'Sushi 88: rodízio por R$ 99,90 de segunda a quinta e R$ 119,90 no fim de semana',
        'Sushi 88: rodízio 99.9 [de segunda a quinta]',
        'Sushi 88: rodízio 119.9 [no fim de semana]',
      ],
      [
        'bar da esquina faz pudim a 14, faço por quanto? espetinho do neto vende pastel a 8 e 3 por 21',
        'bar da esquina: pudim 14',
        'question fairPrice Pudim',
        'espetinho do neto: pastel 8',
        'espetinho do neto: pastel 7 [3 por R$ 21,00]',
      ],
      [
        'Bar do Nilo: pudim 14\nA lasanha não pode mudar de preço até fevereiro.',
        'Bar do Nilo: pudim 14',
        'keepPrice Lasanha ate fevereiro',
      ],
      [
        'Bar do Nilo: pudim 14\nNenhum item deve subir mais de R$ 5.',
        'Bar do Nilo: pudim 14',
        'capPrice todos os itens 5',
      ],
      [
        'Bar do Nilo: pudim 14\nO que eles vendem que eu não tenho?',
        'Bar do Nilo: pudim 14',
        'question missing',
      ],
      ['Bar do Nilo: pudim 14\nnao baixo cerveja', 'Bar do Nilo: pudim 14', 'question lower true Cervejas'],
    ],
  },
]
