import type { Theme } from './sentence.ts'

/** Requests about menus and prices with several verbs, reports, jokes and refusals, as owners type them on a phone. */
export const unheardHouses: readonly Theme[] = [
  {
    theme: 'each verb has its own items: menu_redesign',
    type: 'menu_redesign',
    sentences: [
      ['tira umas coisas mas o baião fica', '?tira umas coisas', 'keepItem Baião de dois'],
      [
        'corta o que nao vende mas a lasanha e o pudim continuam',
        '?corta o que nao vende',
        'keepItem Lasanha',
        'keepItem Pudim',
      ],
      [
        'tira o que nao vende mas avisa antes, e nao tira a lasanha',
        '?tira o que nao vende mas avisa antes',
        'keepItem Lasanha',
      ],
      ['tira o pudim e a lasanha fica', 'dropItem Pudim', 'keepItem Lasanha'],
      [
        'tira o pudim, a lasanha fica e o baião tambem',
        'dropItem Pudim',
        'keepItem Lasanha',
        'keepItem Baião de dois',
      ],
      [
        'quero cortar bastante coisa, porem o pastel nao pode sair',
        '?quero cortar bastante coisa',
        'keepItem Pastel de carne',
      ],
      ['quero tirar o pudim, a lasanha nao quero tirar', 'dropItem Pudim', 'keepItem Lasanha'],
      ['a lasanha nao vai sair e o pudim vai', 'keepItem Lasanha', 'dropItem Pudim'],
      ['meu socio quer tirar a lasanha, eu nao', '?meu socio quer tirar a lasanha, eu nao'],
      [
        'meu filho quer tirar o pudim mas eu quero que fique',
        '?meu filho quer tirar o pudim mas eu quero que fique',
      ],
      ['ano passado tirei o pudim e o povo reclamou', '?ano passado tirei o pudim e o povo reclamou'],
      ['a lasanha a gente tirou ano passado e deu briga', '?a lasanha a gente tirou ano passado e deu briga'],
      ['o pudim nao vende mas é da minha avó, fica', 'keepItem Pudim'],
      ['tira tudo que nao vende, so nao tira a lasanha', '?tira tudo que nao vende', 'keepItem Lasanha'],
      ['a lasanha nao é pra tirar', 'keepItem Lasanha'],
      ['tirar a lasanha nem pensar', 'keepItem Lasanha'],
      ['tira o pudim nao, ele fica', 'keepItem Pudim'],
      ['tira o pudim, nunca a lasanha', 'dropItem Pudim', 'keepItem Lasanha'],
      ['lasanha e baião eu nao tiro', 'keepItem Lasanha', 'keepItem Baião de dois'],
      ['sem a lasanha eu fecho as portas', '?sem a lasanha eu fecho as portas'],
      ['em vez de tirar a lasanha tira o pudim', '?em vez de tirar a lasanha tira o pudim'],
      ['a lasanha vende pouco mas fica', 'keepItem Lasanha'],
      [
        'as caipirinhas todas ficam, as cervejas pode cortar uma',
        'keepItem caipirinhas',
        '?cervejas pode cortar',
      ],
      ['troca o nome da lasanha', '?troca o nome da lasanha'],
      ['tira a foto da lasanha', '?tira a foto da lasanha'],
      ['tira o preço do lado do pudim', '?tira o preço do lado do pudim'],
      ['cardapio de 60 itens, quero 35', 'count 35 items', '?cardapio de 60 itens'],
      ['quero dois drink novo', '?quero dois drink novo'],
      ['e bota mais um drink, ate 24 reais', '?e bota mais um drink, ate 24 reais'],
      ['o cardapio tem que caber numa folha frente e verso', 'count 2 pages', '?cardapio tem que caber'],
      [
        'o resto pode subir mas no maximo 8 por cento e sem preço quebrado tipo 63,57',
        'capPrice todos os itens 8',
        '?sem preço quebrado tipo 63,57',
      ],
      ['tira a lasanha kkk brincadeira, ela fica', '?tira a lasanha kkk brincadeira, ela fica'],
    ],
  },
  {
    theme: 'each verb has its own items: dynamic_pricing',
    type: 'dynamic_pricing',
    sentences: [
      ['nao mexe em nada que custa menos de 15', '?nao mexe em nada que custa menos de 15'],
      ['a isca pode cair ate 38', 'price min 38 of Isca de peixe'],
      ['deixa a cerveja quieta e mexe nos pratos', 'keepPrice Cervejas', '?quieta', '?mexe nos pratos'],
      ['nao subo a cerveja nem que a vaca tussa', 'capPrice Cervejas', '?nem que a vaca tussa'],
      ['meu socio quer subir a heineken', '?meu socio quer subir a heineken'],
      ['sobe a lasanha e deixa o resto', '?sobe a lasanha e deixa o resto'],
      [
        'happy hour terça e quinta das 17 as 19 com a heineken a 10',
        'hours happy hour terça e quinta 17-19',
        '?com a heineken a 10',
      ],
    ],
  },
]
