/** How a house that speaks as Ceará does ends, asks, prices and lists. Fields as in `forms.ts`. */

export const spokenClosings = [
  'Marca quem tá te devendo [um desses|essa].',
  'Te ajeita e vem.',
  'Traz a turma, que mesa a gente ajeita.',
  'Larga de pantim e [chega|vem].',
  'Manda pra quem [mora fora e morre de saudade|foi embora e fica olhando foto].',
  'Te avexa não: [vem no teu passo|chega na tua hora].',
  'Chama o povo de casa.',
  'Salva aí pra hora do aperreio.',
  'Mostra pra quem [diz que não tá com fome|só ia “beliscar”].',
  'Junta os teus e chega.',
  'Marca teu par de mesa.',
  'Se faltar cadeira, a gente se espreme.',
  'Pode vir do jeito que tá.',
  'Depois não diz que ninguém te avisou.',
  'Aqui tem lugar e tem conversa.',
  'Marca aí quem come calado.',
  'Teu lugar tá [guardado|aqui].',
  'Se tu leu até aqui, já tá decidido.',
  'Quem foi que tu lembrou agora? Marca.',
  'Vem com fome e sem pressa.',
  'Diz aqui embaixo quem tu traz.',
  'Arrasta o amigo que vive dizendo “vou ver”.',
  'Bora, que a cadeira tá puxada.',
  'Avisa em casa que hoje tu come aqui.',
] as const

/** Of the posts about drinks: to the table, and to nobody’s glass. */
export const spokenGlassClosings = [
  'O banco do balcão tá te esperando, e a conversa também.',
  'Chega cedo pra pegar o lugar do lado da conversa.',
  'Traz quem sabe contar história.',
  'Marca quem sempre pede a mesa da calçada.',
  'Pede um petisco junto e fica pra prosa.',
  'Manda pra quem tu só vê por mensagem.',
] as const

export const spokenPolls = [
  'Mesa posta, e só cabe um: {na} ou {nb}? Responde ligeiro, [que a vizinha já tá escolhendo|antes que alguém escolha por ti].',
  'Briga boa de mesa: {a} ou {b}? Puxa voto, [faz campanha, chama primo|convoca a família] e defende o teu.',
  'Tem a turma {daA} e tem a turma {dB}, e [o meio-termo ficou sem cadeira|ninguém aceita empate]. Cadê a tua?',
  'Se a gente chegasse agora pra anotar, o que tu dizia primeiro: {na} ou {nb}? Sem consultar [ninguém|o grupo].',
] as const

/** The same for a broadcast list. */
export const spokenPollMessages = [
  '{q} [Responde com um nome só|Manda só o nome|Vale um voto só].',
  '{q} [Quem demorar perde o voto|Responde e diz por quê|Chama mais um pra votar].',
] as const

/** Two that are poured neat: looked at. */
export const spokenDoses = [
  'Duas no balcão, contra a luz: {na} e {nb}. Cada cor conta uma história, e [a da madeira é a mais comprida|a conversa fica no meio]. Qual tu quer escutar primeiro?',
] as const

export const spokenPollPrices = [
  '{NA} é {pa}, {nb} é {pb}. Agora é contigo.',
  'No cardápio: {na} por {pa}, {nb} por {pb}.',
  '{pa} de um lado, {pb} do outro. [Te decide|Resolve aí].',
  'Um sai por {pa} e o outro por {pb}, se isso ajuda.',
] as const

export const spokenPairs = [
  'Um de cada e ninguém briga: {na} ({pa}) e {nb} ({pb}), os dois no meio da mesa. A conta: {t}.',
  'Faz a soma comigo: {na}, {pa}, mais {nb}, {pb}. Dá {t}, e no meio da mesa [sobra conversa|é de todo mundo].',
] as const

export const spokenTogether = [
  'Uns juram que {na} só casa com {nb}; outros acham que é cada um no seu canto. [Tu separa ou faz o casamento|Casa ou separa]?',
  'Bota {a} na mesa e {b} do lado. [Parece conversa combinada|Um puxa assunto com o outro]. Combinou ou tu mudava o par?',
  'Tem dupla que já nasceu ensaiada. {NA} e {nb}: [tu aprova ou troca um dos dois|dá certo ou tu troca]?',
] as const

export const spokenLists = [
  'Pra ninguém se assustar com a conta, lá vai com preço e tudo: {l}. Dá pra fazer uma mesa bonita e [ainda voltar de troco|cada um botar o seu].',
  'Cardápio aberto, dedo no preço: {l}. [Faz a tua conta e chama quem divide|Escolhe dois e guarda o terceiro pra quem chegar atrasado].',
] as const

export const spokenBudget = [
  'Com {m} tu escolhe: {l}. [Fim de mês também tem mesa|Dá pra sentar sem susto].',
  'Até {m} o povo se resolve com: {l}. [É só dizer qual|Tá tudo no cardápio].',
] as const

export const spokenTable = ['Quatro na mesa, fome de oito: {l}. Total de {t}, nem {e} pra cada um.'] as const

export const spokenListAsks = [
  'Por onde tu começa?',
  'Qual desses tu pede de olho fechado?',
  'Quem tu chama pra dividir?',
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

/** That today is the day of a weekly dish. */
export const spokenToday = [
  'E hoje é {w}, tem.',
  'É {w}: tem {n}.',
  'Hoje, {w}, é o dia.',
  'Olha o calendário: {w}.',
  'E {w} é hoje.',
  'Chegou {w}, tem {n}.',
] as const

/** What the menu says of an item's origin. */
export const spokenEpithets = ['É {d}.', 'Por aqui, é {d}.'] as const

/** The price as a sentence of its own: of a dish. */
export const spokenPrices = [
  '{N} sai por {p}, pra ninguém ter susto.',
  'Tá saindo por {p}.',
  'Sai por {p}, e a conversa é por conta da mesa.',
  'É {p}, e ninguém precisa fazer conta de cabeça.',
  'Tudo isso por {p}.',
  '{p} no cardápio, sem letra miúda.',
  'O preço tá na mesa: {p}.',
  'São {p}, com cadeira e tudo.',
  'Por {p} tu senta, come e ainda conta vantagem.',
  'Vale {p} e uma prosa comprida.',
  '{N} por {p}, e tá dito.',
  'No cardápio tá lá: {n}, {p}.',
  'Pra constar em ata: {n}, {p}.',
  '{N}, {p}: o resto a mesa resolve.',
] as const

/** Of a drink. */
export const spokenGlassPrices = [
  'É {p} no cardápio.',
  'Tá na carta por {p}.',
  'Na carta tá lá: {n}, {p}.',
  'Pra constar: {n}, {p}.',
  '{N}, {p}, e o petisco tu escolhe.',
  '{N} sai por {p}.',
  'O preço tá no cardápio: {p}.',
  '{N} por {p}, e tá dito.',
  '{N}: {p}, no {casa}.',
] as const

/** Screens for Stories of a weekly dish, on its day; of any dish; and of two. */
export const spokenWeeklyStories = [
  'Primeira tela: o prato coberto com um pano; segunda: descoberto, com “{W} é dia de {n}, {p}”',
  'Contagem até a hora de abrir: “{N}, {p}”',
  'Enquete “Hoje tem {n}: tu vem?”: “Vou” e “Já tô indo”; depois, “{p}”',
  'Vídeo da primeira porção saindo, com o som da cozinha; texto: “Saiu a primeira”',
  'Foto {do}; caixinha “Tu traz quem?”; depois, “{p}”',
  'Régua sobre a foto, de “já lanchei” a “não comi nada”; depois, “{N}, {p}”',
  'Endereço da casa em letra grande; embaixo, “{N} hoje, {p}”',
  'Mesa ainda vazia; texto: “Falta tu e {o}”; depois, “{p}”',
] as const

export const spokenStories = [
  'Enquete na foto: “{q}”; depois, “{N}, {p}”',
  'Cinco segundos {do}, com o som da casa; texto: “{N}, {p}”',
  'Caixinha “{q}”; repostar as melhores',
  'Detalhe bem de perto: “Adivinha o que é”; segunda tela: {o}, “{p}”',
  'Foto {do} sem preço; quiz “Quanto tu acha que é?”: {w}; última tela: {p}',
  'Régua de fome sobre a foto; depois, “{N}, {p}”',
  'Antes e depois: prato cheio, prato raspado; texto: “{N}, {p}”',
  'Texto grande: “{q}”; ao fundo, {o}',
] as const

export const spokenGlassStories = [
  'Enquete na foto: “{q}”; depois, “{N}, {p}”',
  'Só as mãos montando o copo; texto: “{N}, {p}”',
  'O copo contra a luz; caixinha “{q}”',
  'Texto grande: “{q}”; ao fundo, {o}',
  'Detalhe bem de perto: “Adivinha o que é”; segunda tela: {o}, “{p}”',
  'O balcão arrumado; texto: “{N}, {p}”',
] as const

export const spokenPairAsks = [
  '{NA} com {nb}: casa ou separa?',
  '{NA} e {nb}: aprova o par?',
  'Esse par fica? {NA} e {nb}',
] as const

/** For a broadcast list, in the same speech. */
export const spokenMessages = [
  'Recado ligeiro: {n}, {p}. [Quem topa|Bora juntar a mesa]? Responde aqui.',
  'Tu ainda não sabe o que vai comer. A gente tem um palpite: {n}, {p}.',
  'Repassa pro grupo e vê quem responde primeiro: {n}, {p}.',
  'Perguntaram o preço {do}: {p}. [Se for turma grande, avisa por aqui|Dúvida, é só responder].',
  'Se a fome bater, lembra: {n}, {p}. [O resto do cardápio a gente manda|Quer o cardápio? Pede aqui].',
  'Foto nova no perfil: {n}, {p}. [Olha e diz quem vem|Vai lá e chama alguém].',
  'Quem da turma nunca provou {o}? Manda essa: {p}, no {casa}.',
] as const

/** The same of a weekly dish, on its day: `{w}`. */
export const spokenWeekly = [
  'Bom dia! Hoje é {w} e tem {n}, {p}. Vem com quantos?',
  'Acordou? Então já sabe: {n} hoje, {p}. Se for turma grande, avisa por aqui.',
  '{W} chegou: {n}, {p}. Manda no grupo da família e vê quem responde primeiro.',
  'Um recado só hoje: tem {n}, {p}. Repassa pra quem tu quer ver na mesa.',
  'Pra não dizer que ninguém avisou: {w}, {n}, {p}.',
  'Hoje é {w} e o assunto é um só: {n}, {p}. Quem vem?',
  'Já resolveu onde come hoje? Tem {n}, {p}. Dúvida, é só responder.',
  'Passando só pra lembrar {do} de hoje: {p}. Traz mais um contigo.',
  'Bom dia, povo! {N} hoje, {p}. Responde com o número de cadeiras.',
  '{N} saindo hoje, {p}. Quem chegar cedo escolhe a mesa.',
  'Tu ainda tá sem plano pra hoje? O nosso é {n}, {p}.',
  'Perguntaram se hoje tem {n}. Tem, sim: {p}.',
  'A semana todinha esperando {n}? É hoje, {p}.',
  'A cozinha já sabe: {n} hoje, {p}.',
  'Só pra avisar: é dia de {n}, {p}.',
] as const
