/** Messages for WhatsApp and screens for Stories: written for a conversation and for a thumb, not cut from a caption. */

/** Of a dish. `{h}` is "das 17h às 23h", only where the house opens at known hours that day. */
export const dishMessages = [
  'Passando para lembrar {do}: {p}. Qualquer dúvida do cardápio, é só responder aqui.',
  'Já sabe o que vai comer hoje? Uma sugestão: {n}, {p}.',
  'Pergunta rápida: {q} Responda por aqui. ({N}, {p})',
  'Se a fome apertar hoje: {n}, {p}.',
  'Hoje o pedido pode ser {n}. {p}. Quer o cardápio inteiro? Responda “cardápio”.',
  'Vem mais alguém com você? {N}, {p}. Mande esta mensagem para quem decide.',
  'Foto nova no perfil: {n}. Aqui vai só o preço: {p}.',
  'Duas linhas para não atrapalhar o seu dia: {n}, {p}. Até já.',
  'Quem da turma ainda não provou {o}? {p}. Encaminhe.',
  'Bateu a dúvida do que pedir? Fica a dica: {n}, {p}.',
  'Para combinar por aqui mesmo: hoje tem {n}, {p}. Quantos vêm?',
  'Foto nova no perfil: {n}. Passe lá e diga se deu fome.',
  'Tem {n} no cardápio. Quem vem?',
  'Uma palavra para a turma de hoje: {n}.',
  'Antes do “onde a gente vai?”: {n}, {p}.',
  'Resposta para quem perguntou o preço {do}: {p}.',
  'Alguém aí disse fome? {N}, {p}.',
  'Deixamos a foto {do} no perfil. Aqui, o que a foto não diz: {p}.',
  'Mensagem curta, fome grande: {n}, {p}.',
  'Uma aposta: quem ler isto até o fim vai pensar em {n} o dia inteiro. {p}.',
  'Se a turma não se decide, mande isto: {n}, {p}.',
] as const

/** Of a drink with alcohol: to adults, without an invitation to drink. */
export const glassMessages = [
  'Novidade no perfil: a foto {do}. Na carta, {p}.',
  'Curiosidade de balcão: {q} Responda por aqui. ({N}, {p})',
  'Da carta: {n}, {p}. Quem dirige fica para outra lista: a dos sem álcool.',
  'Na carta de hoje: {n}, {p}. E sempre algo para comer ao lado.',
  'Se alguém perguntar quanto custa {o} por aqui: {p}.',
  'Foto nova no perfil, direto do balcão: {n}.',
] as const

export const pollMessages = [
  '{q} Responda com um nome só.',
  '{q} Pode votar por aqui.',
  '{q} Quem não viu a enquete vota respondendo.',
  '{q} Um voto por pessoa, e não vale ficar em cima do muro.',
] as const

export const listMessages = [
  'Cardápio na mão: {i}.',
  'Para decidir antes de sair: {i}.',
  'Uma parte do cardápio, com preço: {i}.',
  'Guarde esta mensagem: {i}.',
] as const

/** Of an idea: `{b}` its text, `{q}` its question. */
export const ideaMessages = [
  '{b}',
  'Uma pergunta para a lista: {q} Responda por aqui.',
  '{b} {q}',
  'Assunto de hoje: {q}',
] as const

/** Screens with a sticker. `{q}` question, `{w}` other prices of the house, `{d}` what the menu says. */
export const dishStories = {
  priced: [
    'Foto {do} sem preço; quiz “Quanto custa?”: {w}; na última tela, a resposta: {p}',
    'Vídeo de três segundos {do}; texto “{p}”; régua de reação embaixo',
    'Tela toda {do}; o preço pequeno no canto, {p}; caixinha “{q}”',
  ],
  described: [
    'Primeira tela só com as palavras “{d}” e a pergunta “O que é?”; segunda tela, o nome e o preço: {n}, {p}',
    'Um detalhe por tela, na ordem: {d}; na última, {o}, e “{p}”',
  ],
  asked: [
    'Close {do}; caixinha: “{q}”; as melhores respostas viram a tela seguinte',
    'Tela com a foto {do}; texto grande: “{q}”; na segunda tela, “{N}, {p}”',
  ],
  sided: ['Enquete sobre a foto {do}: “{q}”; na segunda tela, “{N}, {p}”'],
} as const
