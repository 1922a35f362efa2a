/** How a house of each voice writes. */
export type Voice = {
  /** Whether the jokes of the tables suit it. */
  jokes: boolean
}

export const voices: Readonly<Record<string, Voice>> = {
  Descontraída: { jokes: true },
  'Bem-humorada': { jokes: true },
  'Cearense com sotaque': { jokes: true },
  Acolhedora: { jokes: false },
  Sofisticada: { jokes: false },
  Tradicional: { jokes: false },
  Moderna: { jokes: true },
  Didática: { jokes: false },
  Minimalista: { jokes: false },
  Praiana: { jokes: true },
  Boêmia: { jokes: true },
}

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
  '[Enquete aberta|Votação aberta|Está valendo]. [Chame reforço|Defenda o seu lado|Puxe voto no grupo].',
  '[Escolha um lado|Fique de um lado|Tome partido] e [defenda nos comentários|aguente a zoeira|não mude de ideia].',
  'Vale [mudar de ideia|pensar duas vezes|trocar de opinião], mas o voto é um só. [Escolha|Decida|Pense bem].',
  '[Vote primeiro, discuta depois|Primeiro o voto, depois a discussão|Vote, e só então discuta]. [Nessa ordem|A ordem importa|Por favor].',
  '[Um toque e pronto|Um toque resolve|Basta um toque]. [Depois, diga por quê|O motivo vai nos comentários|Explique só se quiser].',
] as const
