/** How a house that speaks as Ceará does ends, asks, prices and lists. Fields as in `forms.ts`. */

export const spokenPolls = [
  'Mesa posta, e só cabe um: {na} ou {nb}? Responde ligeiro, [que a vizinha já tá escolhendo|antes que alguém escolha por ti].',
  'Briga boa de mesa: {a} ou {b}? Puxa voto, [faz campanha, chama primo|convoca a família] e defende o teu.',
  'Tem a turma {daA} e tem a turma {dB}, e [o meio-termo ficou sem cadeira|ninguém aceita empate]. Cadê a tua?',
  'Se a gente chegasse agora pra anotar, o que tu dizia primeiro: {na} ou {nb}? Sem consultar [ninguém|o grupo].',
] as const

/** Two that are poured neat: looked at. */
export const spokenDoses = [
  'Duas no balcão, contra a luz: {na} e {nb}. Cada cor conta uma história, e [a da madeira é a mais comprida|a conversa fica no meio]. Qual tu quer escutar primeiro?',
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
export const spokenEpithets = ['É {d}.'] as const

export const spokenReplies = [
  'Responde na caixinha, do teu jeito.',
  'Vale história comprida, que a gente lê.',
  'Escreve aí, nem que seja uma palavra.',
  'Conta, que a gente gosta de prosa.',
] as const

/** To a question between two things. */
export const spokenPollReplies = [
  'Vota e diz por quê.',
  'Escolhe um lado e aguenta a zoeira.',
  'Em cima do muro não vale: vota.',
  'Puxa voto no grupo e defende o teu.',
  'Vale mudar de ideia, mas o voto é um só.',
  'Vota primeiro, discute depois.',
] as const
