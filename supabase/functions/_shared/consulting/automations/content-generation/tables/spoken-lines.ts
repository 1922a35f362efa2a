/** How a house that speaks as Ceará does begins, ends, asks and lists. Fields as in `forms.ts`. */

export const spokenHooks = [
  'Pois pronto.',
  'Escuta essa.',
  'Chega mais.',
  'Te aquieta e lê.',
  'Ô de casa!',
  'Repara só.',
  'Assunto sério.',
  'Ó o cheiro.',
  'Puxa a cadeira.',
] as const

export const spokenClosings = [
  'Marca quem tá te devendo [um desses|essa].',
  'Diz aí, sem arrodeio.',
  'Traz a turma, que a gente junta as mesas.',
  'Deixa de pantim e [chega|vem].',
  'Manda pra quem [mora fora e morre de saudade|foi embora e fica olhando foto].',
  'Se avexe não, que aqui ninguém [tá com pressa|te apressa].',
  'Chama o povo de casa.',
  'Salva aí pra hora do aperreio.',
  'Tu divide ou finge que divide?',
  'Mostra pra quem [diz que não tá com fome|só ia “beliscar”].',
  'Pode falar, que aqui ninguém manga de ninguém.',
  'Marca teu par de mesa.',
  'A mesa aumenta: é só puxar cadeira.',
  'Pode vir do jeito que tá.',
  'Depois não diz que a gente não avisou.',
  'Aqui tem lugar e tem conversa.',
  'Marca aí quem come calado.',
  'Teu lugar tá [guardado|aqui].',
  'Se tu leu até aqui, já tá decidido.',
  'Concorda ou vai fazer confusão?',
  'Bora combinar?',
  'Quem foi que tu lembrou agora? Marca.',
] as const

export const spokenPolls = [
  'Só pode um, e é pra responder ligeiro: {na} ou {nb}?',
  'Briga boa: {a} ou {b}?',
  'Tu só leva um pra mesa. {NA} ou {nb}?',
  'Tem a turma {daA} e tem a turma {dB}. Cadê a tua?',
  'Se a gente chegasse agora pra anotar: {na} ou {nb}?',
  'Responde sem consultar ninguém: {na} ou {nb}?',
] as const

export const spokenPollPrices = [
  '{NA} é {pa}, {nb} é {pb}. Agora é contigo.',
  'No cardápio: {na} por {pa}, {nb} por {pb}.',
  '{pa} de um lado, {pb} do outro. [Te decide|Resolve aí].',
  'Um sai por {pa} e o outro por {pb}, se isso ajuda.',
] as const

export const spokenPairs = [
  'Um de cada e ninguém briga: {na} ({pa}) e {nb} ({pb}). A conta: {t}.',
  'Faz a soma comigo: {na}, {pa}, mais {nb}, {pb}. Dá {t}, e no meio da mesa [rende conversa|é de todo mundo].',
] as const

export const spokenTogether = [
  '{NA} com {nb} do lado: casa ou separa?',
  'Esse par dá certo: {na} e {nb}?',
  'Bota {o} na mesa e {b} do lado. Combinou ou tu mudava?',
] as const

export const spokenLists = [
  'Pra ninguém se assustar com a conta, lá vai com preço e tudo: {l}.',
  'Cardápio aberto, dedo no preço: {l}.',
] as const

export const spokenBudget = ['Com {m} tu escolhe: {l}.', 'Até {m} o povo se resolve com: {l}.'] as const

export const spokenTable = ['Quatro na mesa, fome de oito: {l}. Total de {t}, nem {e} pra cada um.'] as const

export const spokenListAsks = [
  'Por onde tu começa?',
  'Faltou o teu? Reclama aqui.',
  'Salva pra hora do “o que é que a gente pede?”.',
  'Escolhe um e diz quem paga.',
] as const

export const spokenReplies = [
  'Responde na caixinha, do teu jeito.',
  'Vale história comprida, que a gente lê.',
  'Escreve aí, nem que seja uma palavra.',
  'Conta, que a gente gosta de prosa.',
] as const

/** The price as a sentence of its own. */
export const spokenPrices = [
  'É {p}.',
  'Tá saindo por {p}.',
  '{p}, e tá dito.',
  'Sai por {p}.',
  '{N} por {p}.',
  'O preço? {p}.',
  '{p}, no {casa}.',
  'Custa {p}, pra não ter susto.',
  'Fica {p}.',
  '{p} no cardápio.',
  '{N}, {p}.',
] as const

/** For a broadcast list, in the same speech. */
export const spokenMessages = [
  '{N}, {p}. [Quem topa|Topa]? Responde aqui.',
  'Só vim avisar: {n}, {p}. [Pronto, avisei|O resto é contigo].',
  'Tu ainda não sabe o que vai comer. A gente sabe: {n}, {p}.',
  'Repassa pro grupo e espera o barulho: {n}, {p}.',
  'Perguntaram o preço {do}: {p}. [Dúvida respondida|Tá respondido].',
  'Se a fome bater, lembra: {n}, {p}.',
  'Foto nova no perfil: {n}. [Vai lá e passa vontade|Olha e volta aqui].',
  'Conta de cabeça: {n}, {p}. Cabe, não cabe?',
  'Quem da turma nunca provou {o}? Manda essa.',
  'Mensagem ligeira: {n}, {p}.',
] as const
