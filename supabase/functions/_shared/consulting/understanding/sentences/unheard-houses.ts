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
      ['tira a lasanha kkk brincadeira, ela fica', '?tira a lasanha kkk brincadeira, ela fica'],
    ],
  },
]
