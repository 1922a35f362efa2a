/**
 * Posts around a celebration of the house's own: before, on the day and after, in words that need no fact the house has
 * not given. `{what}` is its name with article and `{bare}` without, `{When}` "Dia 12/12, sábado,",
 * `{day}` "12/12, sábado", `{faltam}` "Faltam 4 dias".
 */
export const celebration =
  /anivers[aá]rio|(?<!\p{L})anos|festa|festival|inaugura|arrai[aá]|forr[oó]|samba|show|confraterniza|feijoada|noite d/iu

export const arcs = {
  plain: {
    memory: [
      'Antes da festa, as lembranças: quem tem foto antiga do {casa}? {When} tem {bare}, e as melhores, com a sua autorização, aparecem aqui. [Vale mesa cheia, vale foto tremida|Foto tremida também conta].',
      '{When} tem {bare}. Conte a sua primeira vez no {casa}: [o que pediu, com quem veio, quem pagou|com quem veio e o que foi para a mesa].',
    ],
    backstage: [
      '{faltam} para {what}. [Ainda dá tempo de avisar quem não pode faltar|Ainda se combina quem vem com quem]. {When} a casa é de vocês.',
      '{faltam} para {what}. Falta saber o que só vocês dizem: [quem vem, e com quem|quantos vêm]. É dia {day}.',
    ],
    day: [
      'É hoje: {what}. Obrigado a quem sentou aqui uma vez e a quem já tem cadeira marcada. A mesa está posta; [falta você|só falta chegar].',
      'Chegou o dia: {bare}. Uma casa se faz de quem cozinha, de quem serve e de quem volta. [Hoje a gente comemora os três|Aos três, obrigado].',
    ],
    after: [
      '{Bare}: ficou o agradecimento a quem veio, a quem mandou recado e a quem trabalhou para tudo sair. [A casa continua aberta do mesmo jeito|A próxima mesa já está à espera].',
      'Obrigado por {what}. Quem tem foto, mande: com a sua autorização, [ela vem para cá|a gente publica].',
    ],
  },
  spoken: {
    memory: [
      '{When} tem {bare}, e antes da festa a gente quer rir: quem tem foto velha daqui? Cabelo esquisito, mesa torta, dedo na frente, tudo serve. Manda no direct, que só sai com teu “pode”.',
      'Puxa pela memória, que dia {day}, tem {bare}: tu lembra da tua primeira vez no {casa}? Com quem veio, o que pediu e [quem ficou devendo|quem pagou]?',
    ],
    backstage: [
      '{faltam} pra {what}, e a pergunta que importa é uma só: tu vem com quem? [Cadeira a gente conta|Mesa a gente ajeita] conforme o povo for chegando. É dia {day}.',
      '{faltam} pra {what}. Te avexa não, que ainda dá tempo de avisar o primo, combinar a carona e [achar a camisa boa|passar a camisa]. É dia {day}.',
    ],
    day: [
      'É hoje, meu povo: {what}! Obrigado a tu que veio uma vez e gostou, e a tu que já tem cadeira com nome e sobrenome. A porta tá aberta e o abraço tá pronto.',
      'Chegou o dia: {bare}! Isso aqui só existe porque tu senta, pede, conta história e volta. Vem [receber teu obrigado de perto|dizer presente].',
    ],
    after: [
      'Obrigado a quem veio, a quem mandou recado e a quem trabalhou pra tudo sair bonito. Se tu tem foto guardada no celular, manda: com teu “pode”, ela [vem pra cá|vai pro perfil].',
      '{Bare}: passou, e ficou a saudade. [Quem veio já sabe o caminho|Obrigado a quem veio e a quem mandou recado]. Quem não veio se vê na próxima.',
      '{Bare}: passou, e ficou a saudade. Tirou foto? Manda pra gente, que com teu “pode” ela [vem pra cá|vai pro perfil]. Quem não veio se vê na próxima.',
    ],
  },
} as const

export type ArcStep = keyof (typeof arcs)['plain']

/** What the picture of each step shows. */
export const arcShots: Readonly<Record<ArcStep, string>> = {
  memory: 'A foto mais antiga que a casa tem: fachada, balcão ou mesa',
  backstage: 'A casa sendo arrumada, em três cortes curtos; quem aparece, só com autorização',
  day: 'A porta se abrindo, com a equipe na entrada; quem aparece, só com autorização',
  after: '1: a casa cheia; 2: a equipe; 3: um detalhe do dia; quem aparece, só com autorização',
}

/** The same where nobody is to be seen. */
export const emptyShots: Readonly<Record<ArcStep, string>> = {
  ...arcShots,
  backstage: 'A casa sendo arrumada, em três cortes curtos, só as mãos',
  day: 'A porta se abrindo, vista de dentro, sem ninguém',
  after: '1: a mesa da festa, depois; 2: as mãos de quem serve; 3: um detalhe do dia',
}

/** The same where the house has neither door nor walls, or the owner shows none. */
export const openAirShots: Readonly<Record<ArcStep, string>> = {
  ...arcShots,
  memory:
    'A foto mais antiga que a casa tem: uma mesa, a turma, o mar atrás; quem aparece, só com autorização',
  day: 'As primeiras mesas postas lá fora, com a equipe; quem aparece, só com autorização',
}

/** The form of each step. */
export const arcFormats = { memory: 'Foto', backstage: 'Reels', day: 'Reels', after: 'Carrossel' } as const

/** A screen for Stories of what is announced. `{from}` is "12/12", `{Bare}` the name with a capital. */
export const arcStories = {
  plain: '[Contagem|Figurinha de contagem] até {from}: “{Bare}”; enquete “Você vem?”',
  spoken: '[Contagem|Figurinha de contagem] até {from}: “{Bare}”; enquete “Tu vem?”',
} as const

/** For the WhatsApp list. `{dish}` is what the house sells on that weekday only, or nothing. */
export const arcMessages = {
  plain: {
    memory:
      '{When} tem {bare}. Guarde a data e procure uma foto antiga do {casa}: mande por aqui, e só publicamos com a sua autorização.',
    backstage: '{faltam} para {what}: {day}. Vem com quantos? Responda aqui.',
    day: 'É hoje: {what}. {dish} Esperamos vocês.',
    after: 'Obrigado por {what}. Tem foto? Mande por aqui: só publicamos com a sua autorização.',
  },
  spoken: {
    memory:
      '{When} tem {bare}. Guarda a data e procura uma foto velha daqui: manda por aqui, que só sai com teu “pode”.',
    backstage: '{faltam} pra {what}: {day}. Vem com quantos? Responde aqui.',
    day: 'É hoje: {what}! {dish} Chega, que a casa é tua.',
    after: 'Obrigado por {what}! Tirou foto? Manda por aqui, que só sai com teu “pode”.',
  },
} as const

/** The same where no guest is asked for a picture. */
export const arcMessagesWithoutPhotos = {
  plain: {
    ...arcMessages.plain,
    memory: '{When} tem {bare}. Guarde a data e conte por aqui: como foi a sua primeira vez no {casa}?',
    after: 'Obrigado por {what}. A próxima mesa já está à espera.',
  },
  spoken: {
    ...arcMessages.spoken,
    memory: '{When} tem {bare}. Guarda a data e conta por aqui: como foi a tua primeira vez no {casa}?',
    after: 'Obrigado por {what}! A próxima mesa já tá esperando.',
  },
} as const

/**
 * Of a holiday on which nobody has said whether the house opens: both endings of its announcement. `{days}` is
 * "24 e 25/12", `{next}` "sábado, 26/12" and `{dish}` what is sold on that day.
 */
export const holidayEndings = {
  plain: {
    open: '[Em {days} abrimos|A casa abre em {days}], das __h às __h. [Para reservar, mande mensagem|Reservas por mensagem|Mesa grande? Mande mensagem].',
    closed:
      'Em {days} [a casa fecha, para a equipe ficar com os seus|a equipe descansa com a família|fechamos, para que todos passem em casa]. [Voltamos|A casa reabre|Abrimos de novo] {next}{dish}.',
  },
  spoken: {
    open: '[Em {days} a gente abre|A casa abre em {days}], das __h às __h. [Pra garantir mesa, manda mensagem|Turma grande? Avisa por mensagem|Se quiser mesa certa, chama no direct].',
    closed:
      'Em {days} [a gente fecha e fica com os nossos|a equipe vai pra casa abraçar os seus|a casa descansa, que a família tá esperando]. [A porta abre de novo|A gente se vê|Volta aqui] {next}{dish}.',
  },
} as const

/** An announcement of a holiday that names nothing of it: only the hours that follow. */
export const holidayNotice = {
  plain:
    'Para ninguém [perder a viagem|bater com a cara na porta], [o horário da casa está aqui|deixamos o horário anotado].',
  spoken:
    'Pra ninguém [dar viagem perdida|bater com a cara na porta], [lá vai o horário da casa|o horário fica anotado aqui].',
} as const

/** The text of a house that speaks as Ceará does, by the name of a date of the calendar. */
export const spokenDates: Readonly<Record<string, { ahead: string; text: string }>> = {
  Natal: {
    ahead:
      'Natal chegando, e já tem tio [ensaiando a piada do pavê|perguntando do pavê]. Antes que a turma se espalhe por sogra, serra e praia, junta os amigos numa mesa: [ceia é da família, a prosa é antes|a ceia é com a família, a prosa é antes].',
    text: 'Feliz Natal, [meu povo|minha gente]. Que na tua mesa tenha [gente falando alto|risada], comida repetida e alguém guardando um prato pra quem chega [atrasado|depois]. O nosso abraço vai junto.',
  },
  Réveillon: {
    ahead:
      'O ano tá [no finzinho|acabando] e tu ainda deve [visita|um encontro] a muita gente. Faz a lista, junta os teus e acerta essas contas [na mesa|sentado, com calma], antes que a folhinha acabe.',
    text: '[Último dia do ano|Folhinha na última página]. Quem [sentou aqui|passou por essa porta], quem [pediu|repetiu], quem reclamou do calor e voltou mesmo assim: [obrigado|Deus te pague]. [Que o próximo venha manso|Ano que vem a gente puxa a cadeira de novo].',
  },
  Carnaval: {
    ahead:
      'Carnaval pede sombra, água e [bucho forrado|comida antes]. Combina logo com a turma onde todo mundo se acha quando o celular [morrer|descarregar].',
    text: 'Terça de Carnaval e o glitter já [mora|se mudou] pra dentro da orelha. Bebe água, procura uma sombra e [come direito|forra o bucho].',
  },
  'Dia de São José': {
    ahead:
      'Dia 19 é de São José, padroeiro do Ceará, e o sertão inteiro olha pra cima: se chover, [diz o povo que o inverno vem bom|o inverno tá garantido, diz o povo]. Tu confia [no santo ou na previsão do tempo|mais no santo ou no aplicativo]?',
    text: 'São José chegou, e todo mundo virou meteorologista. Se cair água, o inverno vem bom, diz o povo. [Olha pro céu e conta|Repara no céu e diz]: pingou no teu bairro?',
  },
  'Data Magna do Ceará': {
    ahead:
      'Vinte e cinco de março é feriado só nosso: em 1884 [o Ceará acabou com a escravidão|a escravidão acabou aqui], quatro anos antes do resto do país. [Tu conhece a história do Dragão do Mar|Já ouviu a história de Chico da Matilde]?',
    text: 'Em 25 de março de 1884 o Ceará aboliu a escravidão. É dia de lembrar Chico da Matilde, o Dragão do Mar, e os jangadeiros que [fecharam o porto|não embarcaram mais ninguém].',
  },
  'Sexta-feira Santa': {
    ahead:
      'Semana Santa no Ceará é peixe, coco e [receita de vó|mesa de família]. Na tua casa, [quem manda na panela da sexta|qual é o prato da sexta]?',
    text: 'Sexta-feira Santa: peixe na panela, conversa baixa e [a família por perto|coco ralado na mão]. Qual é o prato da sexta na tua casa?',
  },
  'Dia das Mães': {
    ahead:
      'Domingo é dela, e a louça é nossa. Pergunta logo o que ela quer comer, [que mãe diz “qualquer coisa” e não é qualquer coisa|antes que ela diga “não precisa”].',
    text: 'Domingo das mães: hoje ninguém pergunta “o que é que tem pro almoço?” a quem sempre respondeu. Que prato dela [ninguém faz igual|tu sabe de cor]?',
  },
  'Dia dos Namorados': {
    ahead:
      'Doze de junho vem aí. Combina logo a hora com a tua metade, [que quem deixa pra última hora come em pé|e não vale dizer “tu que sabe”].',
    text: 'Doze de junho: entrada pra dois, prato pra dois, e a última colherada [é teste de amor|decide tudo]. Quem cede?',
  },
  'Dia dos Pais': {
    ahead:
      'Domingo dos pais tem história repetida, e a gente ri do mesmo jeito. Avisa [quantos vêm com ele|logo a turma dele].',
    text: 'Domingo dos pais: ele vai contar aquela história de novo, e [tu vai rir de novo|ai de quem não rir]. Que comida é a cara dele?',
  },
  'Noite de São João': {
    ahead:
      'São João vem vindo: bandeirinha, milho e [sanfona|quadrilha]. Qual dos três te [pega primeiro|faz sorrir mais ligeiro]?',
    text: 'Viva São João! Hoje o milho manda, a fogueira conta história e [quem não dança bate palma|o forró resolve o resto].',
  },
}

/** The same for houses that speak otherwise, of the dates on which a house may be closed. */
export const quietDates: Readonly<
  Record<'plain' | 'sober', Readonly<Record<string, { ahead: string; text: string }>>>
> = {
  plain: {
    Natal: {
      ahead:
        '[Antes da ceia da família há a mesa dos amigos|A ceia é da família; a mesa de antes é dos amigos|Ceia é com a família, e os amigos vêm antes], e dezembro [anda depressa|está no fim|não espera]. [Combinem o dia|Escolham o dia|Acertem a data] [enquanto ele existe|sem demora|nesta semana]; o horário da casa no Natal [está aqui embaixo|fica anotado aqui|vai logo abaixo].',
      text: 'Feliz Natal. Que a mesa [esteja cheia|seja barulhenta|não tenha hora], que alguém conte a [mesma história de sempre|história que todos sabem de cor|piada do pavê] e que [sobre rabanada para o café|a louça fique para depois|ninguém peça silêncio]. [Obrigado por este ano|O nosso abraço vai junto|Um abraço da cozinha e do salão].',
    },
    Réveillon: {
      ahead:
        '[Quem decide na última hora|Quem deixa para depois|Turma que não combina] passa a virada [procurando lugar|ao telefone|decidindo aonde ir]. [Combinem já quem vai, onde, e como cada um volta|Acertem quem vai, a que horas e quem traz quem]; [o nosso horário está aqui|o horário da casa vai abaixo|o nosso horário fica anotado].',
      text: '[Última página do ano|Trinta e um de dezembro|O ano fecha a conta hoje]. A quem [sentou aqui, repetiu, reclamou do calor e voltou|veio uma vez, a quem veio sempre e a quem ainda vem|trouxe a mãe, a turma e a fome]: obrigado. Que o próximo ano [comece manso|traga mesa cheia|chegue sem pressa].',
    },
  },
  sober: {
    Natal: {
      ahead:
        'Os dias de Natal, [para quem se organiza|para quem gosta de planejar]: o horário da casa está abaixo.',
      text: 'Feliz Natal. Que a mesa seja longa, e a conversa [também|mais ainda].',
    },
    Réveillon: {
      ahead: 'Fim de ano: [deixamos anotado|aqui está] o horário da casa nos dois dias.',
      text: 'Obrigado por este ano. Que o próximo comece [devagar|com calma], e à mesa.',
    },
    Carnaval: {
      ahead: 'O horário da casa no Carnaval, para ninguém [perder a viagem|vir em vão].',
      text: 'Carnaval. Sombra, água e [bons encontros|descanso] a quem [brinca e a quem foge|fica e a quem viaja].',
    },
  },
}

/** Of an item that comes to the menu, or comes back. */
export const launchMessages = {
  plain: {
    ahead: ['A partir de {lasts}, tem {item}{price}. Quer experimentar? Responda aqui.'],
    day: ['A partir de hoje, tem {item}{price}. Quem quer, responda aqui.'],
  },
  spoken: {
    ahead: ['De {lasts} em diante tem {item}{price}. Tu vai querer? Responde aqui.'],
    day: ['De hoje em diante tem {item}{price}. Quem quer, responde aqui.'],
  },
} as const

/** Of any other date, for the list: `{Bare}` its name, `{lasts}` when it is. */
export const dateMessages = {
  plain: {
    ahead: [
      '{Bare}: {lasts}{price}. Vem com quantos?',
      '{Bare} é {lasts}{price}. Quem vem, responda aqui.',
      'Guarde a data: {bare}, {lasts}{price}.',
      'Na agenda da casa: {bare}, {lasts}{price}.',
    ],
    day: [
      'É hoje{when}: {bare}{price}. Até já.',
      'Chegou o dia: {bare}{when}{price}. Esperamos vocês.',
      'Hoje tem {bare}{when}{price}. Quantos vêm?',
    ],
  },
  spoken: {
    ahead: [
      '{Bare}: {lasts}{price}. Tu vem com quantos?',
      'Anota aí: {bare}, {lasts}{price}.',
      '{Bare} é {lasts}{price}. Quem vem, responde aqui.',
      'Avisa o povo: {bare}, {lasts}{price}.',
    ],
    day: [
      'É hoje{when}: {bare}{price}. Bora?',
      'Chegou o dia: {bare}{when}{price}. Chega mais.',
      'Hoje tem {bare}{when}{price}. Tu vem com quantos?',
    ],
  },
} as const

/** How a place is booked by the list. */
export const reserveHere = {
  plain: 'Para reservar, responda com o nome e quantos são.',
  spoken: 'Pra reservar, responde com o nome e quantos são.',
} as const

/** After the name of a celebration, in the titles of its posts. */
export const stepTitles: Readonly<Record<ArcStep, string>> = {
  memory: ': as lembranças',
  backstage: ': os bastidores',
  day: '',
  after: ': obrigado',
}
