import { spokenClosings } from './spoken-lines.ts'

/**
 * How a house of each voice ends a post: sentences about its subject, so that no two posts share one. `{o}`
 * is the subject with its article, `{do}` and `{ao}` with a preposition, `{n}` bare.
 */
export type Voice = {
  closings: readonly string[]
  /** Whether the jokes of the tables suit it. */
  jokes: boolean
}

export const voices: Readonly<Record<string, Voice>> = {
  Descontraída: {
    closings: [
      '[Manda|Joga] no grupo e [vê quem responde primeiro|espera o “bora”].',
      'Marca quem [sempre rouba a última garfada|divide e finge que não divide].',
      '[Salva|Guarda] aí para a hora do “tanto faz, escolhe você”.',
      'Conta nos comentários. A gente [lê tudo|lê um por um].',
      'Quem você [traria|chamaria] para essa mesa?',
    ],
    jokes: true,
  },
  'Bem-humorada': {
    closings: [
      'Marque a pessoa. Você sabe [qual|quem é].',
      'Reclamações [no balcão|com a gerência], elogios [aqui embaixo|nos comentários].',
      'Mande para quem diz “vamos marcar” [desde 2019|e nunca marca].',
      'Discordâncias são aceitas, [com bons argumentos|desde que com fome].',
      'Se leu até aqui, já está com fome.',
    ],
    jokes: true,
  },
  'Cearense com sotaque': { closings: spokenClosings, jokes: true },
  Acolhedora: {
    closings: [
      'Mesa para um também é mesa.',
      'Conte nos comentários: a gente lê [cada um|um por um].',
      'Traga [a família|quem você gosta]; a mesa [aumenta|se ajeita].',
      'Lembrou de alguém? Mande para essa pessoa.',
      'Qualquer dúvida, [chame no direct|mande mensagem]: tem gente deste lado.',
    ],
    jokes: false,
  },
  Sofisticada: {
    closings: [
      'Perguntas, pelo direct.',
      'A equipe explica o prato com prazer.',
      'Restrições alimentares: avise ao chegar.',
    ],
    jokes: false,
  },
  Tradicional: {
    closings: [
      'Quem senta com você? Marque.',
      'Lembrou de alguém? Mande para essa pessoa.',
      'Perguntas, a casa responde [no direct|por mensagem].',
      'Com quem você viria? Conte [aqui|nos comentários].',
      'A mesa de sempre continua aqui.',
      'Prefere chegar cedo ou mais tarde? Conte.',
    ],
    jokes: false,
  },
  Moderna: {
    closings: [
      'Salve para [depois|a próxima saída].',
      'Comente em uma palavra.',
      'Compartilhe com quem [escolhe o lugar|decide no grupo].',
      'Dúvida? Direct.',
    ],
    jokes: true,
  },
  Didática: {
    closings: [
      'Ficou dúvida? [Pergunte nos comentários|Escreva aqui], que a equipe responde.',
      'Salve para [consultar na hora do pedido|lembrar depois].',
      'O que mais você [queria|gostaria de] saber?',
      'Já sabia? Conte onde aprendeu.',
    ],
    jokes: false,
  },
  Minimalista: {
    closings: ['Perguntas, no direct.', 'O resto, na mesa.'],
    jokes: false,
  },
  Praiana: {
    closings: [
      'Traga a canga e [quem estiver com fome|a turma].',
      'O chinelo pode ficar [embaixo da mesa|na porta].',
      'Marque quem [sai da água com fome|só lembra de comer às três].',
      'A [maré|vista] a gente não cobra.',
    ],
    jokes: true,
  },
  Boêmia: {
    closings: [
      'Marque [o amigo|a amiga] que [nunca vai embora cedo|conta sempre a mesma história].',
      'A conversa continua [na mesa|no balcão].',
      'Quem conta a história [da noite|da mesa]? Comente.',
      'Guarde essa para a próxima [roda|conversa de bar].',
    ],
    jokes: true,
  },
}

/** For any voice, once its own lines are used up. */
export const anyClosings = [
  'E você, o que acha?',
  'Quem vem junto? Marque.',
  'Conte o seu caso nos comentários.',
  'Lembrou de alguém? Mande.',
  'Comente com uma palavra só.',
  'Mande para o grupo.',
  'Salve para depois.',
  'Fale com a gente no direct.',
] as const

/** For an idea that asks: how to answer. */
export const replies = [
  '[Responda na|Deixe na|A resposta vai na] caixinha, [em uma frase|sem pensar muito|como vier]. [A gente lê todas|Lemos cada uma|Todas são lidas|Nenhuma fica sem leitura].',
  '[Escreva na|Use a|É só abrir a] caixinha: [uma frase basta|cabe uma frase|meia frase serve]. [Curta ou comprida, tanto faz|Vale errar|Vale exagerar um pouco].',
  'A caixinha [está aberta|é sua|espera por você]. [Vale história comprida|Capriche|Vale inventar um pouco].',
  '[Uma palavra basta|Responda numa palavra|Cabe numa palavra só]. [Duas, se for preciso|História também vale|Se não couber, escreva mais].',
  '[Deixe|Escreva|Ponha] na caixinha, [do seu jeito|com as suas palavras|sem formalidade].',
  'Pode responder [com foto, com história ou com uma palavra só|por escrito ou com foto|com história ou com foto]. [Tudo vale|A escolha é sua|Como preferir].',
  'Quem responder primeiro [abre a conversa|começa a prosa|puxa o assunto]. [Os outros discordam|Os outros completam|Depois é com os outros].',
  '[Toque e diga|Toque, pense e diga|Diga sem medo]. [Sem resposta certa|Não tem resposta errada|Não vale nota].',
] as const

export const pollReplies = [
  '[Vote na enquete|Enquete abaixo: vote|É só votar] e [conte o motivo|diga por quê|explique, se conseguir].',
  'Toque na sua opção. [Sem ficar em cima do muro|Ficar em cima do muro não vale|O muro não é opção].',
  '[Enquete aberta|Votação aberta|Está valendo]. [Chame reforço|Convoque a família|Puxe voto no grupo].',
  '[Escolha um lado|Fique de um lado|Tome partido] e [defenda nos comentários|aguente a zoeira|não mude de ideia].',
  'Vale [mudar de ideia|pensar duas vezes|trocar de opinião], mas o voto é um só. [Escolha|Decida|Pense bem].',
  '[Vote primeiro, discuta depois|Primeiro o voto, depois a discussão|Vote, e só então discuta]. [Nessa ordem|A ordem importa|Por favor].',
  '[Um toque e pronto|Um toque resolve|Basta um toque]. [Depois, diga por quê|O motivo vai nos comentários|Explique só se quiser].',
] as const

/**
 * Endings of posts about a date, ahead of it and on the day, in any voice but a sober one: of an event of the house's
 * own, and of a feast that everybody has.
 */
export const dateClosings = {
  own: {
    ahead: [
      'Combine com os seus.',
      'Mande a quem decide na última hora.',
      'Vem com quem? Conte aqui.',
      'Dúvida sobre o dia? Pergunte no direct.',
      'Salve para não esquecer.',
      'Quem vai junto? Marque.',
    ],
    day: [
      'Até daqui a pouco.',
      'Quem vem junto? Marque.',
      'Tudo combinado? Conte quem vem.',
      'Dúvida de última hora, no direct.',
      'Chame quem ainda não se decidiu.',
      'A gente se vê aqui.',
    ],
  },
  feast: {
    ahead: [
      'Combine com os seus.',
      'Avise quem precisa saber.',
      'Mande a quem decide na última hora.',
      'Dúvida sobre o dia? Pergunte no direct.',
    ],
    day: [
      'Um abraço da casa.',
      'Mande a quem está longe.',
      'Boa festa a quem fica e a quem viaja.',
      'Lembrou de alguém? Mande um abraço.',
    ],
  },
} as const
