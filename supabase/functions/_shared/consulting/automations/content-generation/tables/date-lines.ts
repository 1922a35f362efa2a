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
    'Confete espalhado [sobre a toalha|no balcão|no chão do salão], [visto de cima|de perto]',
    'Serpentina pendurada [na porta da casa|no lustre|no encosto da cadeira]',
    'Uma máscara de Carnaval [ao lado do cardápio|sobre a mesa posta|pendurada na parede]',
    'A placa de giz com as datas do Carnaval[, escritas à mão| e um desenho de confete|]',
  ],
  'Dia de São José': [
    'O céu carregado, visto [da calçada da casa|da porta|da janela]',
    'Feijão-verde debulhado [numa bacia|na peneira|na tigela], de cima',
    'Milho verde ainda na palha, [sobre a mesa|na bancada|no cesto]',
    'Gotas de chuva [no vidro da janela|na calçada|na folha da planta]',
  ],
  'Data Magna do Ceará': [
    'Uma jangada de brinquedo [sobre a mesa|no balcão]',
    'A bandeira do Ceará [na parede da casa|dobrada no balcão]',
  ],
  'Sexta-feira Santa': [
    'Um coco aberto e [o ralador|a faca ao lado]',
    '[A travessa vazia|A panela de barro] e as postas de peixe ao lado',
  ],
  'Dia das Mães': [
    'Flores num copo, no centro da mesa[ posta|]',
    'Um bilhete escrito à mão: [“pra mãe”|“mesa da mãe”]',
  ],
  'Dia dos Namorados': [
    'Dois talheres e um prato só',
    'Uma mesa para dois, [com a luz baixa|no canto da casa]',
  ],
  'Dia dos Pais': [
    'A cadeira da cabeceira, com a mesa posta',
    'Um bilhete escrito à mão: [“pro pai”|“mesa do pai”]',
  ],
  'Noite de São João': [
    'Bandeirinhas [atravessando o salão|na porta da casa|contra o céu]',
    'Espigas [na brasa|na travessa], de perto',
  ],
  Natal: [
    'A luz do pisca-pisca [sobre a mesa posta|na janela|refletida no vidro do balcão]',
    'Um laço vermelho [na porta da casa|no encosto da cadeira|preso ao cardápio]',
    'Um galho verde e uma vela [no centro da mesa|no balcão|ao lado dos talheres]',
    '[Estrela de papel|Bola de Natal] pendurada [no salão|na vitrine|na porta da cozinha]',
  ],
  Réveillon: [
    'A última folha da folhinha, [na parede|na mão de quem arranca|sobre o balcão]',
    'A mesa posta de branco, [ainda vazia|vista de cima|com a luz da tarde]',
    'O relógio da casa perto da meia-noite, [de perto|com o salão ao fundo]',
    '[Sete sementes de romã|Doze uvas] num pires, [sobre o balcão|com a casa ao fundo|de perto]',
  ],
}

/** Of any other date: announced, and on its day. */
export const aheadShots: readonly string[] = [
  'A data escrita à mão [sobre a mesa|num guardanapo|no quadro da cozinha]',
  'Um bilhete com o dia, preso [ao cardápio|ao vaso da mesa|à luminária]',
  'O dia [marcado a lápis|circulado] na folhinha',
  'A placa de giz com o dia e o nome[, na calçada| e um desenho|]',
  'Uma mesa reservada, com o cartão da data',
]
export const dayShots: readonly string[] = [
  'A luz da casa sendo acesa, vista [da calçada|do outro lado da rua]',
  'O salão arrumado, visto [da porta|do balcão]',
  'As cadeiras descendo das mesas, [de longe|em tempo acelerado]',
  'O balcão limpo, antes do primeiro pedido',
  'A fachada [no fim da tarde|com a primeira luz acesa], antes de abrir',
  'A mesa da frente posta, [vista de cima|com a rua ao fundo]',
]

/** The second sentence of a date of the owner's that says no more. */
export const dateLines: Readonly<Record<Register, { ahead: string; day: string; month: string }>> = {
  spoken: {
    ahead: '[Guarda a data|Deixa o dia livre] e [avisa|chama] quem não pode faltar.',
    day: '[A casa tá pronta|Tá tudo no lugar]; [só falta tu|agora é contigo].',
    month: '[Escolhe a semana|Vem no dia que der] e [chama a turma|traz os teus].',
  },
  plain: {
    ahead: '[Guarde a data|Deixe o dia livre] e [avise|chame] quem não pode faltar.',
    day: '[A casa está pronta|Está tudo no lugar][; agora é com vocês|, e a porta aberta].',
    month: '[Escolha a semana|Venha no dia que der] e [chame a turma|traga os seus].',
  },
  sober: {
    ahead: '[Reservas e perguntas|Perguntas e reservas], pelo direct.',
    day: '[A casa está pronta|Está tudo no lugar].',
    month: '[Em qualquer dia aberto|Do primeiro ao último dia aberto].',
  },
}

/** A feast of faith: told with respect, and nobody is sold anything with it. */
export const faith =
  /(?<!\p{L})(?:romarias?|missas?|prociss[ãa]o|prociss[õo]es|novenas?|tr[íi]duo|vig[íi]lia|padroeir[oa]|b[êe]n[çc][ãa]o|peregrina\p{L}+|finados)(?!\p{L})/iu
export const faithLines = {
  ahead: [
    '{Bare}: {day}. Nosso respeito a quem vem de longe.',
    '{When} tem {bare}. A casa recebe quem caminha com respeito.',
    'Em {day}, {bare}. Quem vem pela fé é bem recebido.',
  ],
  day: [
    'Hoje, {bare}{begins}. Nosso respeito a quem caminha.',
    'Dia de {bare}. Quem chega cansado encontra mesa e água.',
    'Hoje tem {bare}{begins}. A cidade caminha, e a casa recebe com respeito.',
  ],
} as const

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

/** The name of a date on which an item comes to the menu, or comes back. */
export const launch = /^(?:lançamento|estreia|chegada|novidade|volta|retorno)(?!\p{L})/iu
export const comeback = /^(?:volta|retorno)(?!\p{L})/iu

/** Of an item that comes back: `{item}` its name. */
export const returning: Readonly<Record<Register, { ahead: readonly string[]; day: readonly string[] }>> = {
  spoken: {
    ahead: [
      'Tá voltando: {item}, a partir de {day}. Quem tava com saudade?',
      'Pode parar de perguntar: {item} volta em {day}. Marca quem vivia cobrando.',
    ],
    day: [
      'Voltou: {item} tá no cardápio de novo. Quem cobrou, pode vir.',
      'De hoje em diante tem {item} de novo. Quem tava com saudade?',
    ],
  },
  plain: {
    ahead: [
      'Está voltando: {item}, a partir de {day}. Quem sentiu falta?',
      'Em {day}, {item} volta ao cardápio. Marque quem vive perguntando.',
    ],
    day: [
      'Voltou: {item} está no cardápio de novo. Quem perguntou, pode vir.',
      'A partir de hoje, {item} de volta ao cardápio. Quem sentiu falta?',
    ],
  },
  sober: {
    ahead: ['De volta em {day}: {item}.', '{item}, de novo a partir de {day}.'],
    day: ['De volta ao cardápio: {item}.', 'Hoje, de novo: {item}.'],
  },
}

/** Of an item that is launched: `{item}` its name. Its description and price follow. */
export const launches: Readonly<Record<Register, { ahead: readonly string[]; day: readonly string[] }>> = {
  spoken: {
    ahead: [
      'Tem novidade chegando no cardápio: {item}, a partir de {day}. Quem vai ser o primeiro?',
      'Anota: {day} estreia {item} por aqui. Marca quem prova tudo que é novo.',
    ],
    day: [
      'Chegou: {item} tá no cardápio a partir de hoje. Prova e diz o que achou.',
      'O cardápio ganhou uma linha hoje: {item}. Quem prova primeiro conta nos comentários.',
    ],
  },
  plain: {
    ahead: [
      'Novidade no cardápio: {item}, a partir de {day}. Quem prova primeiro?',
      'Em {day}, o cardápio ganha uma linha: {item}. Marque quem prova tudo que é novo.',
    ],
    day: [
      'Chegou: {item} está no cardápio a partir de hoje. Prove e conte o que achou.',
      'O cardápio ganhou uma linha hoje: {item}. Quem prova primeiro conta nos comentários.',
    ],
  },
  sober: {
    ahead: ['Em {day}, no cardápio: {item}.', '{item}, a partir de {day}.'],
    day: ['No cardápio a partir de hoje: {item}.', 'Hoje, pela primeira vez: {item}.'],
  },
}

/** "Nova torra do sítio", "lançamento da carta de inverno": what is new in the house, and no item of its menu. */
const fresh = /^(?:(?:lançamento|estreia|chegada|novidade) d[aeo]s? )?(?=\S)/iu
const isFresh = /^(?:(?:lançamento|estreia|chegada|novidade) d[aeo]s? |nov[oa]s? \p{L})/iu
export const noveltyIn = (called: string): string | null =>
  isFresh.test(called) ? called.replace(fresh, '').replace(/^Nov(?=[oa]s? )/u, 'nov') : null

/** The same of what no item of the menu is. */
export const novelties: Readonly<Record<Register, { ahead: readonly string[]; day: readonly string[] }>> = {
  spoken: {
    ahead: [
      'Tem novidade chegando, {day}: {item}. Quem vai ser o primeiro?',
      'Anota: {day} chega {item} por aqui. Marca quem gosta de novidade.',
    ],
    day: [
      'Chegou: {item}, a partir de hoje. Prova e diz o que achou.',
      'De hoje em diante, {item}. Quem prova primeiro conta nos comentários.',
    ],
  },
  plain: {
    ahead: [
      'Novidade da casa, {day}: {item}. Quem prova primeiro?',
      'Em {day} chega {item}. Marque quem gosta de novidade.',
    ],
    day: [
      'Chegou: {item}, a partir de hoje. Prove e conte o que achou.',
      'A partir de hoje, {item}. Quem prova primeiro conta nos comentários.',
    ],
  },
  sober: {
    ahead: ['Em {day}: {item}.', '{item}, a partir de {day}.'],
    day: ['A partir de hoje: {item}.', 'Hoje, pela primeira vez: {item}.'],
  },
}

/** Of what is launched and neither eaten nor drunk: a book, a record, an exhibition. `{begins}` ", às 18h". */
export const presented: typeof novelties = {
  spoken: {
    ahead: [
      '{When} tem {bare} por aqui. Chama quem gosta, e chega antes pra pegar lugar.',
      'Anota: {bare}, {day}. Marca quem não pode faltar.',
    ],
    day: [
      'É hoje: {bare}{begins}. Quem chega cedo pega lugar e conversa com quem fez.',
      'Hoje tem {bare}{begins}. Chama quem gosta.',
    ],
  },
  plain: {
    ahead: [
      '{When} tem {bare} na casa. Traga quem gosta, e chegue antes para escolher o lugar.',
      'Anote: {bare}, {day}. Marque quem não pode faltar.',
    ],
    day: [
      'É hoje: {bare}{begins}. Quem chega cedo escolhe o lugar e conversa com quem fez.',
      'Hoje tem {bare}{begins}. Traga quem gosta.',
    ],
  },
  sober: { ahead: ['{Bare}: {day}.'], day: ['Hoje, {bare}{begins}.'] },
}
