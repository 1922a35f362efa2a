/** What posts say and show of a date of which nothing but its name and days is known, and of who plays. */
import type { Register } from './moments.ts'

/** Names of those who play: "Trio Xamego", "banda Maré", "show de Fulano". */
export const showHead =
  /^(?:(?:o|a|os|as) )?(?:trio|banda|bandas|grupo|dupla|duo|quarteto|quinteto|orquestra|dj|show|sanfoneir[oa]|cantor|cantora|roda de|samba|pagode|forr[oó]|chorinho|choro|seresta|m[uú]sica ao vivo|voz e viol[aã]o|rock|jazz|blues|karaok[eê])(?!\p{L})(?! d[aeo]s? (?:engenho|casa|arco))/iu

/** Before the evening of who plays, and on it. Fields as in `arcs.ts`; `{begins}` ", às 20h". */
export const shows: Readonly<Record<Register, { ahead: readonly string[]; day: readonly string[] }>> = {
  spoken: {
    ahead: [
      '{When} tem {bare} por aqui. Chama a turma e acerta a carona: [mesa boa some cedo|quem chega antes senta perto do som].',
      'Já limpou a agenda? {When} tem {bare}. Diz nos comentários [a música que não pode faltar|quem tu arrasta contigo].',
    ],
    day: [
      'Hoje tem {bare}{begins}. Quem vem pelo som senta perto, quem vem pela prosa senta longe, e [os dois ficam até o fim|ninguém sai cedo].',
      'Chegou o dia: {bare}{begins}. Manda no grupo agora, que [combinar em cima da hora é especialidade da casa|decisão boa é a ligeira].',
    ],
  },
  plain: {
    ahead: [
      '{When} tem {bare} na casa. Combine com a turma: [as mesas perto do som enchem primeiro|quem chega antes escolhe a mesa].',
      'Anote: {dia} tem {bare}. Que música [não pode faltar|você pediria]?',
    ],
    day: [
      'Hoje tem {bare}{begins}. [Perto do som ou perto da conversa|Mesa da frente ou canto sossegado]: quem chega antes escolhe.',
      'É hoje: {bare}{begins}. Avise quem [gosta de música ao vivo|disse que viria].',
    ],
  },
  sober: {
    ahead: ['{Bare}: {day}. Reservas e perguntas, pelo direct.'],
    day: ['Hoje, {bare}{begins}.', 'Esta noite: {bare}{begins}.'],
  },
}

/** What is shown of who plays. */
export const showShots: readonly string[] = [
  'O instrumento encostado na cadeira, antes de começar',
  'O canto da música montado, com o salão ainda vazio',
  'Foto cedida por quem toca, com o crédito de quem fez',
  'A caixa de som e o cabo sendo ligados, de perto',
]

/** What is shown of a feast of the calendar. */
export const feastShots: Readonly<Record<string, readonly string[]>> = {
  Carnaval: [
    'Confete espalhado sobre a toalha, visto de cima',
    'Serpentina pendurada na porta da casa',
    'Uma máscara de Carnaval ao lado do cardápio',
    'A placa de giz com as datas do Carnaval',
  ],
  'Dia de São José': [
    'O céu carregado, visto da calçada da casa',
    'Feijão-verde debulhado numa bacia, de cima',
    'Milho verde ainda na palha, sobre a mesa',
    'Gotas de chuva no vidro da janela',
  ],
  'Data Magna do Ceará': ['Uma jangada de brinquedo sobre a mesa', 'A bandeira do Ceará na parede da casa'],
  'Sexta-feira Santa': ['Um coco aberto e o ralador', 'A travessa vazia e as postas de peixe ao lado'],
  'Dia das Mães': ['Flores num copo, no centro da mesa posta', 'Um bilhete escrito à mão: “pra mãe”'],
  'Dia dos Namorados': ['Dois talheres e um prato só', 'Uma mesa para dois, com a luz baixa'],
  'Dia dos Pais': ['A cadeira da cabeceira, com a mesa posta', 'Um bilhete escrito à mão: “pro pai”'],
  'Noite de São João': ['Bandeirinhas atravessando o salão', 'Espigas na brasa, de perto'],
  Natal: ['A luz do pisca-pisca sobre a mesa posta', 'Um laço vermelho na porta da casa'],
  Réveillon: ['A última folha da folhinha, na parede', 'A mesa posta de branco, ainda vazia'],
}

/** Of any other date: announced, and on its day. */
export const aheadShots: readonly string[] = [
  'A data escrita à mão sobre a mesa',
  'Um bilhete com o dia, preso ao cardápio',
  'O dia marcado a lápis na folhinha',
  'A placa de giz com o dia e o nome',
  'Uma mesa reservada, com o cartão da data',
  'Um calendário de parede, com o dia circulado',
]
export const dayShots: readonly string[] = [
  'A luz da casa sendo acesa, vista da calçada',
  'O salão arrumado, visto da porta',
  'As cadeiras descendo das mesas, de longe',
  'O balcão limpo, antes do primeiro pedido',
  'A fachada no fim da tarde, antes de abrir',
  'A mesa da frente posta, vista de cima',
]

/** The second sentence of a date of the owner's that says no more. */
export const dateLines: Readonly<Record<Register, { ahead: string; day: string }>> = {
  spoken: {
    ahead: '[Guarda a data|Deixa o dia livre] e [avisa|chama] quem não pode faltar.',
    day: '[A casa tá pronta|Tá tudo no lugar]; [só falta tu|agora é contigo].',
  },
  plain: {
    ahead: '[Guarde a data|Deixe o dia livre] e [avise|chame] quem não pode faltar.',
    day: '[A casa está pronta|Está tudo no lugar][; agora é com vocês|, e a porta aberta].',
  },
  sober: {
    ahead: '[Reservas e perguntas|Perguntas e reservas], pelo direct.',
    day: '[A casa está pronta|Está tudo no lugar].',
  },
}

/** The first of several days of a feast on which the house opens. */
export const firstDay = {
  spoken:
    '{Bare} começa hoje, e aqui é direto: a casa abre todo dia até {until}. [Já combina com a turma quem vem em qual dia|Quem vem em qual dia? Acerta com a turma].',
  plain:
    '{Bare} começa hoje, e a casa abre todos os dias até {until}. [Combine com a turma|Acerte com os seus] quem vem em que dia.',
} as const

/** On a holiday that the owner keeps open. */
export const openToday = { spoken: 'E a gente abre hoje, viu?', plain: 'A casa abre hoje.' } as const
export const openHours = { spoken: 'A gente abre {hours}.', plain: 'A casa abre {hours}.' } as const
