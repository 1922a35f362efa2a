/**
 * How a house of each voice begins and ends a post: sentences about its subject, so that no two posts share one. `{o}`
 * is the subject with its article, `{do}` and `{ao}` with a preposition, `{n}` bare.
 */
export type Voice = { openings: readonly string[]; closings: readonly string[] }

export const voices: Readonly<Record<string, Voice>> = {
  Descontraída: {
    openings: [
      '[Bora falar|Deixa a gente falar|Vamos falar] {do}?',
      '[Um minutinho|Dois dedos|Meia hora] de prosa sobre {o}.',
      'Alguém [aí|por aqui|no grupo] falou {do}?',
    ],
    closings: [
      'Marque [aqui|nos comentários|aí embaixo] quem [já falou|vive falando|vai querer saber] {do}.',
      'Mande no grupo e [conte|diga] que [a prosa|a conversa] é sobre {o}.',
      '[Salve|Guarde] o post e puxe o assunto {do} [ao vivo|com calma|no próximo encontro].',
    ],
  },
  'Bem-humorada': {
    openings: [
      'A gente [prometeu|jurou|tentou] não falar {do} [hoje|esta semana|de novo]. [Falhamos|Não deu|Durou pouco].',
      '[Reunião séria|Assunto de Estado|Pauta única] no {casa}: {o}.',
      '[Pesquisa nada científica|Estudo feito no balcão|Segundo fontes da cozinha]: todo mundo tem opinião sobre {o}.',
    ],
    closings: [
      'Mande para quem vive dizendo “vamos marcar” [e usa|usando] {o} como desculpa.',
      'Discordâncias sobre {o} [são aceitas|são bem-vindas|valem] nos comentários[, com respeito|, sem briga|].',
      '[Guarde|Salve] para o dia em que [alguém perguntar|a conversa for|o grupo discutir] sobre {o}.',
    ],
  },
  'Cearense com sotaque': {
    openings: [
      'Ó, [macho|meu povo|minha gente], [hoje a prosa|hoje a conversa|a prosa] é sobre {o}.',
      '[Arre égua|Eita|Vixe], [chegou a vez|já era hora|tava na hora] de falar {do}.',
      '[Pois pronto|Escute só|Repare só]: {o}, [sem arrodeio|do nosso jeito|tim-tim por tim-tim].',
    ],
    closings: [
      '[Diga aí|Conte aí|Desembuche] nos comentários, [meu povo|macho|minha gente]: o que acha {do}?',
      'Mande para [aquele|um] cearense que [vive falando|gosta de falar|entende] {do}.',
      'Quem entende {do} [que se apresente|levante a mão|fale agora] nos comentários.',
    ],
  },
  Acolhedora: {
    openings: [
      '[Que bom ter você por aqui|Bom te ver por aqui|Chegue mais perto]: a conversa é sobre {o}.',
      '[Com carinho|Com calma|Sem pressa], [contamos um pouco|falamos hoje|vale contar a história] {do}.',
      '[Muita gente pergunta|De vez em quando alguém pergunta|Há quem pergunte] sobre {o}.',
    ],
    closings: [
      'Conte nos comentários o que [lembra|sabe|pensa] {do}: a gente lê [cada resposta|uma por uma|tudo].',
      'Se tiver dúvida sobre {o}, [escreva|mande mensagem|chame no direct]: a gente responde.',
      'Mostre este post a [alguém|uma pessoa querida|quem está longe] que vai gostar de ler sobre {o}.',
    ],
  },
  Sofisticada: {
    openings: [
      'Um detalhe [por vez|de cada vez|merece tempo]: {o}.',
      '[Notas|Uma nota breve|Algumas linhas] sobre {o}.',
      '[Há|Existe] mais [a dizer|a observar|a contar] sobre {o} do que [parece|cabe numa foto].',
    ],
    closings: [
      'Se quiser [saber mais|falar] {do}, [o direct está aberto|escreva no direct].',
      'Para [saber mais|conversar com a equipe|perguntar] sobre {o}, [escreva no direct|envie uma mensagem].',
      '[Guarde|Salve] esta nota sobre {o} para a [próxima|sua próxima] visita.',
    ],
  },
  Tradicional: {
    openings: [
      '[Como sempre se fez|Como manda o costume|À moda antiga]: {o}.',
      '[De geração em geração|Há muito tempo|Desde os nossos avós] se [fala|conversa a respeito|contam histórias] {do}.',
      'Cada casa [tem|guarda|defende] o seu jeito de falar {do}.',
    ],
    closings: [
      'E na sua família, [o que se diz|como se fala|qual é a história] {do}?',
      'Conte [aqui|nos comentários] o que os mais velhos [dizem|contam|ensinaram] sobre {o}.',
      'Fale [com a gente|conosco] sobre {o} [no balcão|na próxima visita|pessoalmente].',
    ],
  },
  Moderna: {
    openings: [
      '[Em um minuto|Rápido e direto|Sem rodeios]: {o}.',
      '[Três linhas|Um zoom|Um olhar rápido] sobre {o}.',
      '[Você pediu contexto|Contexto|Para quem pergunta]: {o}, [sem filtro|ponto a ponto|do começo].',
    ],
    closings: [
      '[Salve|Arquive] para [lembrar|não esquecer] {do}.',
      'Compartilhe com quem [pesquisa|pergunta|procura saber] sobre {o}.',
      '[Comente|Chame no direct|Pergunte aqui] se tiver dúvida sobre {o}.',
    ],
  },
  Didática: {
    openings: [
      '[Você sabia|Pouca gente repara|Vale explicar]: {o} [em poucas linhas|por partes|do começo].',
      '[Aula curta|Explicação rápida|Anote]: {o}.',
      'O que [perguntar|observar|saber] sobre {o}?',
    ],
    closings: [
      'Se ficou dúvida sobre {o}, [pergunte nos comentários|escreva aqui|mande no direct].',
      '[Salve|Guarde] a explicação sobre {o} para [consultar|rever] depois.',
      'Conte [nos comentários|aqui] o que [mais você|você já] sabia sobre {o}.',
    ],
  },
  Minimalista: {
    openings: [
      '{O}. [Simples assim|Só isso|Sem enfeite].',
      '[Menos, e bem feito|O essencial|Uma coisa só]: {o}.',
      '[Hoje|Agora|Aqui], {o}. [Ponto|Nada mais|E basta].',
    ],
    closings: [
      'Sobre {o}, [o direct está aberto|a equipe responde].',
      '[Pergunte|Fale com a equipe] sobre {o}.',
      'Para [lembrar|não esquecer] {do}, [salve|guarde].',
    ],
  },
  Praiana: {
    openings: [
      '[Vento leste|Maré baixa|Sol de fim de tarde] e conversa sobre {o}.',
      '[Pé na areia|Chinelo no pé|Cabelo salgado], cabeça {no}.',
      'Do mar para a conversa: {o}, [com maresia|sem relógio|com calma].',
    ],
    closings: [
      '[Mande|Envie] para quem [volta da praia|sai do mar|tira a areia do pé] [falando|perguntando] {do}.',
      'Conte [aqui|nos comentários]: o que acha {do} [depois do mar|num dia de sol|com vento no rosto]?',
      '[Salve|Guarde] o post sobre {o} para [o próximo dia de sol|a próxima maré|depois da praia].',
    ],
  },
  Boêmia: {
    openings: [
      '[A noite|Toda conversa boa|Muita história] começa [falando|com alguém falando|com uma pergunta a respeito] {do}.',
      '[Toda esquina|Todo balcão|Toda calçada] tem uma história sobre {o}.',
      '[Violão no canto|Luz baixa|Noite comprida], e a conversa é sobre {o}.',
    ],
    closings: [
      'Conte nos comentários [a noite|a história|o caso] em que se falou {do}.',
      '[Traga|Guarde] a sua opinião sobre {o} para a [próxima conversa|conversa de balcão|próxima roda].',
      'Marque [o amigo|a amiga|a pessoa] que [faz discurso|tem tese|tem opinião] sobre {o}.',
    ],
  },
}

/** For any voice, once its own sentences about a subject are used up. */
export const anyVoice: Voice = {
  openings: [
    '[De volta ao assunto|Outra vez|Mais uma vez]: {o}.',
    'Faltava [contar|dizer|mostrar] uma coisa sobre {o}.',
    'Quem [acompanha|segue] o {casa} [sabe|lembra]: a gente [gosta de falar|sempre volta a falar] {do}.',
  ],
  closings: [
    'Sobre {o}, [qual é a sua opinião|o que você diria|o que falta contar]?',
    'A equipe [responde|lê] o que [vier|chegar] sobre {o} nos comentários.',
    'Envie este post a quem [ainda não ouviu falar|precisa saber|vai gostar de saber] {do}.',
  ],
}

/** Endings of posts about a date, ahead of it and on the day, in any voice. */
export const dateClosings = {
  ahead: [
    'Conte [nos comentários|aqui|aí embaixo] [os seus planos|o que já combinou|o que falta combinar] para {o}.',
    '[Marque|Chame] [quem|as pessoas que|os amigos que] você [quer|gostaria de ter] por perto {no}.',
    '[Mande|Envie|Repasse] para quem [ainda não pensou|já está pensando|só pensa] {no}.',
  ],
  day: [
    '[Marque|Mencione] [quem|as pessoas que|os amigos que] você [queria ver|queria por perto] {no}.',
    '[Conte|Diga|Escreva] [nos comentários|aqui|aí embaixo] o que [não pode faltar|não muda|tem de ter] {no}.',
    '[Mande|Envie|Repasse] a [quem|um amigo que|uma pessoa que] [faz falta|está longe] {no}.',
  ],
} as const
