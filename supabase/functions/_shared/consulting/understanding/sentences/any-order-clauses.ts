import type { Theme } from './sentence.ts'

/** Clauses about posts and about competitors whose words come in any order. */
export const anyOrderClauses: readonly Theme[] = [
  {
    theme: 'posts, in any order of words',
    type: 'content_generation',
    sentences: [
      [
        'dispensem emojis, nosso público é mais velho',
        'postRule noEmoji',
        'houseFact context nosso público é mais velho',
      ],
      ['Não põe minha cara, sou tímido', 'postRule noFaces'],
      ['três tags e olhe lá', 'postRule mostHashtags 3'],
      ['prefiro sem menores nas imagens', 'postRule noChildren'],
      ['posts sem cara de anúncio', 'postRule noSelling'],
      ['dispenso frase tipo reserve já', 'postRule noInvite'],
      ['que não se prometa abatimento', 'postRule noDiscount'],
      ['de segunda a sexta, um por dia', 'postRule perWeek 5'],
      ['posta dia sim dia não', 'postRule perWeek 4'],
      ['não quero mais que 5 por semana', 'postRule perWeek 5'],
      ['pode postar na segunda mesmo com a casa fechada', 'postRule postsWhenClosed 1'],
      ['na primeira semana de julho nada vai ao ar', 'postRule noPosts 2027-07-01 2027-07-07'],
      [
        'não postar futebol, religião, nem política',
        'postRule noMention futebol',
        'postRule noMention religião',
        'postRule noMention política',
      ],
      [
        'Dia 24, 25, 31 e 1º fica fechado',
        'date casa fechada 2026-12-24..2026-12-25 closed',
        'date casa fechada 2026-12-31..2027-01-01 closed',
      ],
      ['quero divulgar nossa feira de livros usados', 'postTopic feira de livros usados 1 at_least'],
      ['fechamos do dia 2 ao dia 10 pra descansar', 'date casa fechada 2026-12-02..2026-12-10 closed'],
      [
        'as aulas acabam 18/12 e só voltam 22/02',
        'houseFact context as aulas acabam 18/12 e só voltam 22/02',
      ],
      ['escreve sobre meu avô, que abriu o bar em 68', 'postTopic meu avô, que abriu o bar em 68 1 at_least'],
      ['ficamos na avenida Beira Mar, 1200', 'houseFact place ficamos na avenida Beira Mar, 1200'],
      ['texto igual no Face e no Insta, pode?', 'question postAdvice repeat'],
      ['devo falar o nome da marca do gin?', 'question postAdvice brands'],
      ['não sei a hora certa de soltar o post', 'question postAdvice hour'],
      ['faz mal postar todo dia?', 'question postAdvice often'],
      ['o festival fica melhor em julho ou agosto?', 'question postAdvice bestDate 2027-07-01 2027-08-31'],
    ],
  },
  {
    theme: 'competitors, in any order of words',
    type: 'competitor_analysis',
    sentences: [
      ['a Dona Neide descansa na segunda', 'rivalFact Dona Neide days 1 true'],
      ['acertar com eles um mínimo pra lasanha é crime?', 'question agreement'],
      ['preciso de mais um garçom?', 'question hire'],
      ['como encher a casa na terça?', 'question weakDays 2'],
      ['o que fazer pra melhorar a segunda, que é morta?', 'question weakDays 1'],
      ['devo aumentar a porção?', 'question fairSize'],
      ['vale cobrar mais no cartão?', 'question payDiscount'],
      ['o que falta no meu cardápio que todo mundo tem?', 'question missing'],
      ['qual deles me atrapalha mais', 'question mainRival'],
      ['combinar com o vizinho de não fazer promoção tem risco?', 'question agreement'],
      ['compensa oferecer degustação na chegada', 'question freeSample'],
      ['como concorrer com o delivery grátis deles', 'question delivery'],
    ],
  },
]
