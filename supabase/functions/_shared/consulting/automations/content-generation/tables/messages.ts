/** Messages for WhatsApp and screens for Stories: written for a conversation and for a thumb, not cut from a caption. */

/** Of a dish. `{q}` is a question about it. */
export const dishMessages = [
  '[Passando para lembrar|Só para lembrar|Um lembrete] {do}: {p}. [Dúvida do cardápio? Responda aqui|Qualquer dúvida, é só responder|Perguntas, por aqui mesmo].',
  '[Já sabe o que vai comer hoje|O que vai ser hoje|Hoje vai ser o quê]? [Uma sugestão|A nossa sugestão|Uma ideia]: {n}, {p}.',
  '[Pergunta rápida|Uma pergunta de mesa|Uma dúvida nossa]. {q} [Responda por aqui|Diga aqui|Conte para a gente]. ({N}, {p})',
  'Se a fome [apertar hoje|bater mais tarde|chegar antes da hora]: {n}, {p}.',
  '[Hoje o pedido pode ser|O pedido de hoje pode ser|Para hoje, uma ideia:] {n}. {p}. [Quer o cardápio inteiro? Responda “cardápio”|Se quiser o cardápio, peça aqui|O resto do cardápio vai a pedido].',
  '[Vem mais alguém com você|Vem sozinho ou com a turma|Quem vem com você]? {N}, {p}. [Mande a quem decide|Passe adiante|Encaminhe e espere o “bora”].',
  'Foto [nova|de hoje] no perfil: {n}. Aqui vai só o preço: {p}.',
  'Duas linhas para não [atrapalhar|atrasar] o seu dia: {n}, {p}. Até já.',
  'Quem da turma ainda não provou {o}? {p}. [Encaminhe|Mande a essa pessoa].',
  '[Bateu a|Ficou na|Deu] dúvida do que pedir? [Fica a dica|Uma saída|A nossa resposta]: {n}, {p}.',
  'Para combinar [por aqui mesmo|agora]: hoje tem {n}, {p}. [Quantos vêm|Quem vem]?',
  'Antes do “onde a gente vai?”: {n}, {p}.',
  'Foto [nova|de hoje] no perfil: {n}. [Passe lá e diga se deu fome|Veja e diga: deu fome ou não].',
  '[Tem|Hoje tem|Por aqui tem] {n} no cardápio. Quem vem?',
  'Resposta [para|a] quem perguntou o preço {do}: {p}.',
  '[Deixamos a foto|A foto está lá:] {do} no perfil. Aqui, o que a foto não diz: {p}.',
  'Mensagem curta, fome grande: {n}, {p}.',
  '[Uma aposta|Apostamos|Cuidado]: quem ler isto até o fim vai pensar em {n} [o dia inteiro|até a noite|e não vai esquecer]. {p}.',
  'Se a turma [não se decide|vai e volta na escolha|só diz “tanto faz”], mande isto: {n}, {p}.',
] as const

/** Of a weekly dish, on its day: `{w}`. */
export const weeklyMessages = [
  'Bom dia! Hoje é {w}: tem {n}, {p}. Vêm quantos?',
  '{N} hoje, {p}. Se a mesa for grande, responda aqui.',
  'Hoje é dia de {n}, {p}. Repasse a quem [almoça|janta|senta] com você.',
  '{W} chegou, e {o} também: {p}. Dúvidas, por aqui.',
  'Para quem esquece o dia: {w}, {n}, {p}.',
  'Um lembrete por semana, este: {n}, {p}. Quem vem?',
  'Já decidiu onde come hoje? {N}, {p}. Mande para a turma.',
  '{N}, {p}, hoje. Responda com o número de lugares.',
  'Ainda sem plano para hoje? O nosso é {n}, {p}.',
  'Chegou o dia {do}: {p}. Quem chega cedo escolhe a mesa.',
  'Só para avisar: {n} hoje, {p}.',
  'A cozinha já sabe o que sai hoje: {n}, {p}.',
  'Esta semana também tem {n}, e é hoje: {p}.',
  'Perguntaram se hoje tem {n}. Tem: {p}.',
  'Semana inteira esperando {n}? É hoje, {p}.',
] as const

/** Of a drink with alcohol: to adults, without an invitation to drink. */
export const glassMessages = [
  '[Novidade|Foto nova|Imagem do dia] no perfil: {o}. Na carta, {p}.',
  '[Curiosidade|Pergunta|Dúvida] de balcão: {q} [Responda por aqui|Diga aqui]. ({N}, {p})',
  'Da carta: {n}, {p}. Se for dirigir, não beba.',
  '[Na carta|Da carta de hoje|Da nossa carta]: {n}, {p}. [E sempre algo para comer ao lado|Com comida ao lado, sempre|Peça um petisco no meio].',
  'Se alguém perguntar [o preço|por quanto sai]: {n}, {p}.',
  '[Foto nova|Vídeo novo] no perfil, [direto do|feito no] balcão: {n}.',
] as const

export const pollMessages = [
  '{q} [Responda com um nome só|Uma palavra resolve|Basta o nome].',
  '{q} [Pode votar por aqui|Vote respondendo|Aceitamos voto por mensagem].',
  '{q} [Perdeu a enquete? Vote aqui|A enquete também é aqui|Voto por aqui também conta].',
  '{q} [Um voto por pessoa|Sem ficar em cima do muro|O muro não vota].',
] as const

/** Of several items: `{i}` lists them. */
export const listMessages = [
  '[Cardápio na mão|Parte do cardápio|Do cardápio]: {i}.',
  'Para decidir antes [de sair|de chegar]: {i}.',
  '[Uma parte do cardápio, com preço|Com preço, para não ter susto]: {i}.',
  'Guarde [esta mensagem|esta lista]: {i}.',
] as const

/** Of a post that only asks. */
export const askMessages = {
  plain: [
    '{q} [Responda aqui mesmo|Responda por aqui].',
    '{q} [Conte para a gente|Conte por aqui].',
    '{q} [Uma frase basta|Uma linha basta].',
    '{q} [A resposta mais curta também vale|Vale até uma palavra só].',
    '{q} [Lemos todas as respostas|Toda resposta é lida].',
    '{q}',
  ],
  spoken: [
    '{q} [Responde aqui mesmo|Responde por aqui].',
    '{q} [Conta pra gente|Conta por aqui].',
    '{q} [Uma frase basta|Uma linha já serve].',
    '{q} [A gente lê tudo|Aqui ninguém fica sem resposta].',
    '{q}',
  ],
} as const

/** Of an idea: `{b}` its text, `{q}` its question. */
export const ideaMessages = [
  '{b}',
  '[Uma pergunta para a lista|Pergunta do dia|Queremos saber]: {q}',
] as const

/** Screens with a sticker. `{q}` question, `{w}` other prices of the house, `{d}` what the menu says. */
export const dishStories = {
  priced: [
    '[Foto|Close|Vídeo curto] {do} sem preço; quiz “Qual é o preço?”: {w}; [resposta no fim|na última tela]: {p}',
    '[Três segundos de vídeo|Vídeo curtinho|Um giro da câmera]: {o}; [por cima, só|texto]: “{p}”; régua de reação',
    'Tela toda: {o}; [preço pequeno no canto|embaixo, o preço]: {p}; caixinha “{q}”',
  ],
  described: [
    '[Só as palavras|Tela sem foto]: “{d}” e “[O que é|Adivinha|Já sabe]?”; [depois, a resposta|segunda tela]: {n}, {p}',
    'Um detalhe por tela: {d}; [na última|para fechar], {o} e “{p}”',
  ],
  asked: [
    'Close: {o}; caixinha “{q}”; [repostar as melhores|respostas em seguida]',
    '[Foto de fundo|Ao fundo]: {o}; [texto grande|em letra grande]: “{q}”; depois, “{N}, {p}”',
  ],
  sided: ['[Enquete sobre a foto|Foto com enquete|Enquete]: “{q}”; [depois|em seguida]: “{N}, {p}”'],
} as const

/** Of a weekly dish, on its day: `{w}`. */
export const weeklyStories = [
  'Primeira tela: o prato coberto com um pano; segunda: descoberto, com “{W} é dia de {n}, {p}”',
  'Contagem até a hora de abrir: “{N}, {p}”',
  'Enquete “Hoje tem {n}. Você vem?”; depois, “{p}”',
  'Vídeo da primeira porção saindo, com o som da cozinha; texto: “Saiu a primeira”',
  'Foto {do}; caixinha “Quem vem com você?”; depois, “{p}”',
  'Endereço da casa em letra grande; embaixo, “{N} hoje, {p}”',
  'Mesa ainda vazia; texto: “Falta {o}”; depois, “{p}”',
] as const

/** Screens of other posts: `{q}` question, `{t}` what the post is about. */
export const otherStories = {
  sided: ['Enquete: “{q}”; [depois|em seguida], “{t}”', '“{t}”; [por cima|embaixo], enquete “{q}”'],
  asked: [
    '“{t}”; [depois|em seguida], caixinha “{q}”',
    'Caixinha “{q}”; [respostas em seguida|repostar as melhores]',
    '[Em letra grande|Só texto]: “{q}”; [depois|embaixo], “{t}”',
  ],
  none: ['“{t}”, com régua de reação'],
} as const
