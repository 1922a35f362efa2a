/**
 * Captions of one item whose kind no table knows, and the lines that carry description, price and question. Fields:
 * `{N}` and `{n}` the name, `{o}`, `{do}`, `{no}`, `{ao}` with article, `{d}` what the menu says, `{p}` price,
 * `{s}` section. Every wording is used at most once in a calendar.
 */

/** Of an item that the menu describes; `{q}` is the number of parts of the description, `{z}` the last of them. */
export const describedForms = [
  'Adivinhe pelo que leva: {d}. [Já sabe|Acertou]? {N}.',
  'Leia sem pressa: {d}. [A cozinha fez o resto|O resto é com o garfo].',
  '{N}. Leva {d}. [Dito assim, parece pouco|No papel parece simples].',
  'Quem lê o cardápio até o fim da linha acha isto: {d}.',
  'Na bancada, antes de montar: {d}. [Depois de pronto, chama-se|Junte tudo e tem-se] {n}.',
  'Por escrito, é {d}. [Na mesa, é outra conversa|Ao vivo, convence melhor].',
  '— O que vem {no}?\n\n— {D}.\n\n— [Pode trazer|Então é esse].',
  'Tem prato que se pede pelo nome. Este se pede pela descrição: {d}.',
  '[Três segundos de leitura|Uma linha do cardápio]: {d}. {N}[, e está pedido|].',
] as const

/** With two parts or more. */
export const partedForms = [
  'São {q}: {d}. Tire {z}, e já [é outra coisa|não é a mesma coisa].',
  'Se perguntarem o que faz a diferença {no}, [a nossa aposta é|a gente aponta para] {z}. O cardápio completo: {d}.',
  '{Q} no mesmo prato: {d}. [A graça é pegar um pouco de cada|A primeira garfada boa é a que junta tudo].',
] as const

/** Of a drink that the menu describes. */
export const describedGlasses = [
  'No balcão se monta assim: {d}. [Pode perguntar a ordem|A ordem tem motivo].',
  '{N}, por extenso: {d}.',
  'O que está no copo: {d}. [Dito assim, parece simples|O resto é mão].',
  'Para quem lê a carta de trás para a frente: {N} é {d}.',
  'Se a foto não explica, a carta explica: {d}.',
] as const

/** Of a dish that the menu names and no more. */
export const namedForms = [
  '— Qual é a boa?\n\n— {N}.\n\n— E depois?\n\n— Depois você conta.',
  'Tem quem abra o cardápio e tem quem já chegue dizendo “{n}”. [De que lado você está|Qual dos dois é você]?',
  'A gente ia escrever um texto comprido sobre {o}. [Aí o prato ficou pronto|Deu fome no meio].',
  'Comanda aberta. Primeira linha: {n}. [A segunda é com você|O resto a mesa resolve].',
  'Foto sem filtro e legenda curta: {n}.',
  'Se você sempre pede a mesma coisa, [este é o desvio de hoje|experimente mudar de linha no cardápio]: {n}.',
  'Abra o cardápio em {s} e desça o dedo até {o}. [Parou no lugar certo|É aí].',
  'Hoje a vez na foto é {do}. [Demorou|Já era hora].',
  'Uma discussão só sobre {o}: [pedir um para cada ou um no meio|dividir ou não dividir]. [O resto é paz|No mais, todos de acordo].',
  'Sabe aquele pedido que a mesa ao lado faz e você fica olhando? [Hoje é|Pode ser] {o}.',
  'Pergunte a quem atende o que vem {no}. [Quem serve todo dia explica melhor que qualquer legenda|A resposta é melhor ao vivo].',
] as const

/** Of a drink that the menu names and no more. */
export const namedGlasses = [
  'Gelo, copo, guarnição, nessa ordem. {N}, [do balcão para a foto|na ordem certa].',
  'Na carta ocupa uma linha. No balcão, [tem ciência|ocupa duas mãos]. {N}.',
  '{N}, de perto. [Repare no copo|Olhe o gelo]: [nada ali é enfeite|a escolha não é por acaso].',
  'Quem senta no balcão vê {o} nascer. [Quem senta longe vê passar|De longe, só se ouve o gelo].',
  'Carta aberta, dedo {no}. [Se a dúvida é o que vai no copo, pergunte a quem prepara|Quem prepara explica].',
] as const

/** Of what comes closed from the refrigerator: nobody makes it. */
export const bottledPlain = [
  '{N}: [do fundo da geladeira|direto da geladeira] para a mesa, [fechada a conversa de antes, aberta a de agora|com os copos limpos].',
  'Chega fechado, abre na mesa: {n}, [e o assunto começa|e cada um serve o seu copo].',
  '[Uma bandeja, os copos|Os copos, a bandeja] e {n}. [A mesa cuida do resto|O resto é conversa].',
] as const

/** The same, as Ceará speaks. */
export const bottledSpoken = [
  '{N} sai do fundo da geladeira suando frio e chega na mesa [junto com o abridor|antes do assunto]. O resto é prosa.',
  'Copo limpo, mesa puxada pra sombra e {n} no meio. [Quem conta a primeira?|Faltou só a história boa.]',
  'Tem conversa que só anda depois que alguém abre {o}. [Ninguém sabe explicar|A ciência ainda não estudou], mas todo mundo já viu.',
] as const

/** Of a soft drink or a coffee that the menu names and no more. */
export const namedSoft = [
  'Para a mesa de quem dirige, de quem trabalha cedo e de quem só quer: {n}.',
  'Nem todo copo bonito leva álcool: {n}. [A mesa agradece|O motorista da vez agradece].',
  'Entre uma garfada e outra, {n}. [É o descanso do prato|Faz parte].',
] as const

/** Of an item that the menu describes by what comes with it: "com farofa". */
export const accompaniedForms = [
  '{N}, {d}. [Metade do pedido é o que vem junto|O que vem junto também conta].',
  'Tem quem peça {o} só por isto: vem {d}.',
  '{N}. E ainda vem {d}.',
] as const

/** Of a dish whose description may be all of it or what stands beside it: `{l}`, as the menu writes it. */
export const besideForms = ['{N}: {l}.', '{N}. Leva {l}.'] as const

export const besides = ['No prato: {l}.', 'Leva {l}.'] as const

/** Of an item that the menu praises by its origin: "receita da Dona Neuma". */
export const epithetForms = [
  '{N}: {d}, [e não precisa dizer mais|e está apresentado].',
  'Está escrito no cardápio, com todas as letras: {d}. É {o}.',
] as const

export const epithets = ['É {d}.'] as const

/** The same as a sentence of its own beside a thought. */
export const accompanied = [
  'Vem {d}.',
  'Aqui vem {d}.',
  'E vem {d}.',
  'Chega à mesa {d}.',
  'Da cozinha sai {d}.',
] as const

/** What the menu says, as a sentence of its own beside a thought. */
export const describing = [
  'Aqui leva {d}.',
  'Aqui vem assim: {d}.',
  'No prato: {d}.',
  'O cardápio resume: {d}.',
  'Por aqui, {d}.',
  'O que acompanha a história: {d}.',
  'Na nossa versão, {d}.',
  'Vem {d}.',
] as const

export const describingGlass = ['No copo: {d}.', 'No copo vão {d}.', 'A carta diz: {d}.'] as const

/** That today is the day of a weekly dish. */
export const today = ['Hoje é {w}.', 'E {w} é hoje.', 'É {w}: tem {n}.', 'Hoje, {w}, tem.'] as const

/** Two of a kind, side by side. `{a}`, `{b}` with article, `{pa}`, `{pb}` prices, `{na}`, `{nb}` without article. */
export const pollForms = [
  'Time {na} ou time {nb}? [Quem perder divide o prato com quem ganhar|Vale convencer a mesa do lado].',
  'Só cabe um na mesa: {a} ou {b}? [O outro fica para a próxima|A conta agradece, a fome reclama].',
  '[Seu amigo se atrasou|A turma se atrasou|O resto da mesa ficou no trânsito] e você vai pedir [sem ninguém|sem perguntar]: {na} ou {nb}?',
  '[Debate de cozinha|Discussão de balcão|Assunto que divide a mesa]: {a} ou {b}? [Argumentos nos comentários|Vale argumento e vale saudade].',
  '[Você tem dez segundos antes de a gente anotar|Já estão com a caneta na mão|Caneta no papel, mesa esperando]: {na} ou {nb}?',
  'Se um [dos dois saísse do cardápio|sumisse do cardápio], qual faria [mais falta|falta de verdade]: {a} ou {b}?',
] as const

export const glassPolls = [
  'Qual merece a próxima foto: {a} ou {b}?',
  'Na carta, um embaixo do outro: {na} ou {nb}?',
  'Se só desse para um: {a} ou {b}?',
] as const

/** Two dishes and their sum: `{t}` both, `{h}` half. */
export const pairForms = [
  '“O que a gente pede?” [Uma resposta|Resposta pronta]: {na} e {nb}. {pa} de um, {pb} do outro, {t} a conta.',
  '{t}: {na} ({pa}) e {nb} ({pb}), os dois no meio da mesa. [Para dois, {h} cada|Dividido por dois, {h}].',
  'Conta feita antes de sair de casa: {na}, {pa}; {nb}, {pb}. Soma {t}.',
  'Dois garfos, dois pratos, um de cada: {na} a {pa}, {nb} a {pb}. [Deu|Fecha em] {t}.',
] as const

/** A dish beside a drink that suits it. */
export const togetherForms = [
  '{NA} de um lado, {nb} do outro, a mesa no meio. [Combinam ou brigam|Acerto ou implicância]?',
  'Tem quem escolha o prato e só depois pense no copo. E se o prato for {na} e o copo, {nb}: [faz sentido ou não|combina]?',
  'Toda mesa tem alguém que não mistura nada. Diga a essa pessoa: {na} e {nb}. [Sim ou não|Sim ou nunca]?',
] as const

/** Several items with their prices in `{l}`; `{s}` their section, `{m}` a price that all keep below. */
export const listForms = [
  'Para quem lê cardápio antes de sair de casa, {s}: {l}.',
  '{s}, do mais em conta ao mais caro: {l}.',
  'Um pedaço do cardápio, com preço e tudo: {l}.',
] as const

export const budgetForms = ['Até {m}, aqui, tem: {l}.', 'Com {m} dá para escolher: {l}.'] as const

export const tableForms = [
  'Mesa de quatro, três pedidos no meio: {l}. Total de {t}, menos de {e} por pessoa.',
  'Chegaram quatro, com fome. {L}. A conta: {t}; dividida, nem {e} cada.',
] as const

export const listAsks = [
  'Qual [deles falta|destes falta|ainda falta] na sua lista?',
  '[Qual você pediria primeiro|Por qual você começa|Qual abre o pedido]?',
  'Escolha um e diga [com quem|quem paga|quem vem junto].',
  '[Salve|Guarde] para a hora do “o que é que a gente pede?”.',
  'Quem conhece [dá a nota|comenta|confirma].',
  '[Faltou|Esquecemos] o seu preferido? Diga qual.',
] as const
