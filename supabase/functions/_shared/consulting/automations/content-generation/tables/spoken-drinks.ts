/** Thoughts about drinks, as people in Ceará say them: how each is made and looked at, never a reason to drink. */
import type { Spoken } from './spoken-dishes.ts'

export const spokenDrinks: readonly Spoken[] = [
  {
    match: /^caip.*\blimao\b/,
    texts: [
      'Limão cortado perfuma até quem só tá passando. Pode brechar o balcão: é [dele que vem o cheiro|ele].',
      'De limão, sem invenção. Tem coisa que [já nasceu resolvida|não carece de novidade].',
    ],
  },
  {
    match: /^caip.*\bcaju\b/,
    texts: [
      'Caju tem cheiro de quintal e mancha a camisa sem pedir licença. [No copo ele se comporta|Aqui a gente entrega no copo].',
      'Castanha de um lado, fruta do outro, e o cearense achando jeito de usar tudo. Caju é nosso parente.',
    ],
  },
  {
    match: /^caip/,
    texts: [
      'Caipirinha tem ciência: aperta a fruta sem maltratar, que a casca machucada amarga. [O resto é gelo|Depois é gelo e conversa].',
      'O balcão tem música própria: socador, gelo, colher. [De longe tu já sabe o que é|Quem é da casa reconhece de olho fechado].',
      'Açúcar é assunto sério. Tem o time do doce, o time do pouco e o time que pede sem e [faz careta|se arrepende].',
      'Caipirinha é feito opinião: cada um tem a sua [e defende|e jura que é a certa].',
      'A água já veio, o petisco já veio, a conversa nem se fala. {O} só completa a mesa.',
      'Tem quem conte as pedras de gelo e tem quem conte história enquanto elas derretem. [A gente prefere o segundo|O segundo é mais divertido].',
    ],
  },
  {
    match: /^rabo de galo\b/,
    texts: [
      'Cachaça e vermute no mesmo copo, cada um falando do seu jeito. É o rabo de galo, que não carece de [guarda-chuvinha|enfeite].',
      'Amargo no começo, doce no fim. [Parece história de família|Feito novela boa].',
      'O nome faz rir e a receita é antiga. Quem pede pela primeira vez pergunta; da outra vez, [já explica pros outros|dá aula].',
      'Muito coquetel importado queria ter um nome desse. Rabo de galo é [daqui, de balcão|brasileiro e de balcão].',
    ],
  },
  {
    match: /^batidas?\b/,
    texts: [
      'O liquidificador ligou e meio bar virou a cabeça. [É batida|Alguém pediu batida].',
      'Batida fica ali, no meio do caminho entre o copo e a sobremesa. Tu [decide|escolhe o lado].',
    ],
  },
  {
    match: /^(sucos?|limonadas?|refrescos?)\b/,
    texts: [
      'Hoje tu é o da carona? Tem {n}, e a mesa é tua do mesmo jeito.',
      'Calor desse e tu sem um copo de {n}? [Assim não se aguenta|Deixa de ser teimoso].',
    ],
  },
  {
    match: /^cajuina/,
    texts: ['Cajuína é caju de roupa de missa: clarinha, dourada e [cheia de si|muito educada].'],
  },
  {
    match: /^cachaca.*(envelhecid|carvalho|premium)/,
    texts: [
      'Garrafa, copinho e calma. A cor veio da madeira, [e madeira não tem pressa|que não sabe mentir].',
      'Olha contra a luz antes de qualquer coisa. Essa cor [levou tempo|não se faz com conversa].',
    ],
  },
  {
    match: /^(cachaca|dose)\b/,
    texts: ['Copinho pequeno, conversa comprida, água por perto. [E pronto|Carece de mais nada].'],
  },
]

/** Of any mixed drink. */
export const spokenGlass = [
  'Tem gente que senta no balcão só pra ver fazer {o}. [A gente entende|É de graça e vale a pena].',
  '{N}. Se não souber o que leva, pergunta no balcão, que [a explicação faz parte|quem faz gosta de contar].',
] as const

/** Questions about drinks. */
export const spokenGlassAsks: readonly Spoken[] = [
  {
    match: /^caip/,
    texts: [
      'Tu é do pouco açúcar ou do “capricha”?',
      'Fruta amassada ou só apertadinha?',
      'Tu olha fazer ou deixa ser surpresa?',
    ],
  },
  {
    match: /^rabo de galo/,
    texts: [
      'Quem te apresentou o rabo de galo? Marca.',
      'Amargo: tu gosta, aguenta ou corre?',
      'Tu conhecia o nome antes da receita?',
    ],
  },
  {
    match: /^(cachaca|dose)/,
    texts: ['Branquinha ou amarelinha: qual é a tua?', 'Tu sente o cheiro antes ou nem repara?'],
  },
  { match: /./, texts: ['Qual petisco tu botava do lado {do}?', '{O}: tu já conhece ou tá na lista?'] },
]
