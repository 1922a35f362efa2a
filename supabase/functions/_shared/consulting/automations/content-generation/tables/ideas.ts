import type { Picture } from '../schema.ts'

export type Format = 'Reels' | 'Carrossel' | 'Foto'

/**
 * Subjects of the posts. Bodies state what is true of any house; what only this house knows is in `need`. Sentences
 * contain choices, `[a|b]`, and `{casa}`.
 */
export type Idea = {
  title: string
  /** With its article: "o gelo". */
  subject: string
  body: string
  /** The same subject as a question to the followers, for Stories. */
  question: string
  /** What the picture shows. */
  visual: string
  who: Picture['who'] | null
  format: Format
  /** It shows or names an alcoholic drink, so the post carries the warning. */
  alcohol: boolean
  /** What the owner adds or confirms before publishing; null if the post is complete. */
  need: string | null
  /** 0 Sunday … 6 Saturday: days that the text fits. Absent: any. */
  weekdays?: readonly number[]
  /** What a house with a known menu must sell to use it. */
  sells?: RegExp
}

type Options = Partial<Pick<Idea, 'alcohol' | 'need' | 'weekdays' | 'who' | 'sells'>>

const idea = (
  [title, subject]: readonly [title: string, subject: string],
  body: string,
  question: string,
  [visual, format]: readonly [visual: string, format: Format],
  { alcohol = false, need = null, weekdays, who = null, sells }: Options = {},
): Idea => ({
  title,
  subject,
  body,
  question,
  visual,
  who,
  format,
  alcohol,
  need,
  ...(weekdays && { weekdays }),
  ...(sells && { sells }),
})

const noFace = 'só mãos, sem rosto'
const team = 'uma pessoa da equipe, maior de 25 anos, com autorização'

/** By option of the wizard's question on focus. */
export const ideas: Readonly<Record<string, readonly Idea[]>> = {
  'Drinks autorais': [
    idea(
      ['De onde vem um drink', 'a receita de um drink'],
      '[Todo drink começa com|Um drink nasce de] um ingrediente e [uma lembrança|um teste que não deu certo]. [Medir|Provar], [anotar|corrigir], [repetir|provar de novo]: a receita só [fica|fecha] quando [duas pessoas|todos no balcão] concordam.',
      'Que fruta do Ceará [você poria|não pode faltar|merecia entrar] num drink?',
      [
        '[As frutas e ervas de um drink da carta, ao lado do copo pronto|O caderno de receitas aberto, com o copo atrás|O mesmo copo em quatro quadros, do vazio ao pronto]',
        'Carrossel',
      ],
      {
        alcohol: true,
        who: noFace,
        need: '[o nome do drink da foto e de onde veio a ideia dele|qual drink aparece, e como ele nasceu]',
      },
    ),
    idea(
      ['O gelo também é ingrediente', 'o gelo'],
      'Gelo grande [derrete devagar|demora a derreter] e [guarda o sabor|segura o sabor]; gelo picado [refresca depressa|gela rápido] e pede [mais acidez|mais limão]. [A diferença aparece|Dá para notar] [no meio do copo|depois de cinco minutos].',
      'Gelo grande ou gelo picado[: qual é o seu|]?',
      [
        '[O gelo caindo no copo, em câmera lenta|Um cubo grande e um punhado picado, lado a lado|O gelo rachando de perto, com som]',
        'Reels',
      ],
      { alcohol: true, who: noFace },
    ),
    idea(
      ['Um copo bonito sem álcool', 'o copo sem álcool'],
      '[Quem dirige, quem não quer, quem acorda cedo|Quem vai dirigir, quem prefere, quem trabalha cedo]: [todo mundo merece|cabe a todos] um copo [bonito|caprichado]. [Fruta, gelo e guarnição|Gelo, fruta e capricho|Copo bonito e fruta] [não dependem|independem] do álcool.',
      'Fruta, erva ou gengibre: o que [não falta|vai] no seu copo sem álcool?',
      [
        '[Um copo sem álcool com fruta e gelo|O copo sem álcool no meio da mesa|A fruta cortada ao lado de um copo sem álcool]',
        'Foto',
      ],
      {
        need: '[quais bebidas sem álcool estão no cardápio, com o preço|os copos sem álcool da casa e os preços|duas bebidas sem álcool suas, com preço]',
      },
    ),
    idea(
      ['Guarnição não é enfeite', 'a guarnição'],
      'A casca torcida [solta óleo|perfuma], a erva [chega antes ao nariz|perfuma antes da boca], o sal [muda o azedo|abre o doce]. [Nada no copo está ali por acaso|Cada coisa tem o seu motivo].',
      'Casca de limão, manjericão ou rapadura[: qual é a sua|]?',
      [
        '[As guarnições do dia na tábua, em sequência|A casca de limão sendo torcida, de perto|Ervas, cascas e sal em potes, vistos de cima]',
        'Reels',
      ],
      { alcohol: true, who: noFace },
    ),
  ],
  'Pratos da casa': [
    idea(
      ['O prato que ninguém deixa sair', 'o prato de sempre'],
      'Tem prato que [a cozinha|a casa] [muda|tenta mudar] e [a freguesia|quem pede] [não deixa|reclama]. [Por isso ele fica|Ele fica|Então continua], [ano após ano|do mesmo jeito|sem discussão].',
      'Qual prato do {casa} [você não deixaria sair|precisa ficar para sempre]?',
      [
        '[O prato mais pedido|O prato que mais sai|O campeão da cozinha], [inteiro, com vapor|na travessa em que vai à mesa|do lado de quem come]',
        'Foto',
      ],
      {
        need: '[o nome do prato mais pedido, o que leva e o preço|qual é o prato mais pedido, com o preço|o prato que mais sai, o que vai nele e quanto custa]',
      },
    ),
    idea(
      ['Da feira para a panela', 'a feira da manhã'],
      'Compra boa [começa cedo|se faz cedo]: [cheirar o coentro|apertar o tomate], [perguntar o que chegou|ver o que está na safra], [pagar o justo|carregar a sacola]. O que [volta|vem] na sacola decide [metade do|boa parte do] sabor.',
      'Coentro: [sim, não ou só um pouquinho|muito, pouco ou longe|por cima de tudo ou nunca]?',
      [
        'A sacola da feira [aberta, com as folhas para fora|sendo esvaziada na bancada|na mão de quem acabou de chegar]',
        'Reels',
      ],
      {
        who: noFace,
        need: '[a feira ou o fornecedor da casa, com a licença dele|em que feira a casa compra, ou de quem|de quem vem a compra, se ele autoriza|o nome da feira ou de quem vende]',
      },
    ),
    idea(
      ['O tempo da brasa', 'o ponto da carne'],
      'Carne [pede|quer] brasa calma e [descanso|um descanso] antes do corte: [três minutos|alguns minutos] em que o suco [volta para dentro|se espalha]. [Quem corta antes perde|Cortar antes é perder] [o melhor|o caldo].',
      'Malpassada, ao ponto ou bem passada?',
      [
        '[A carne descansando na tábua, antes do corte|O relógio e a tábua, três minutos acelerados|A brasa de perto, e só depois a carne]',
        'Reels',
      ],
      {
        who: noFace,
        need: '[o corte que a casa serve na brasa ou na chapa, se serve|qual corte vai ao fogo na sua casa]',
        sells:
          /bifes?|costelas?|picanha|maminha|fraldinha|contrafilé|cordeiro|carneiro|churrasco|steak|ancho/i,
      },
    ),
    idea(
      ['Para pôr no meio', 'os petiscos de dividir'],
      'Prato no meio [aproxima|junta] quem [chega|senta] e [atrasa|acalma] a fome de quem espera. [O segredo é|Vale] [misturar|juntar] um crocante, um quente e um azedo.',
      '[Quantas pessoas cabem na sua mesa|Quantos vêm na sua turma]?',
      [
        '[Três pratos de dividir no centro do quadro|Três travessas vistas de cima, com garfos ao redor|O meio da mesa, com três pratos encostados]',
        'Carrossel',
      ],
      {
        who: 'mãos de adultos',
        need: '[os três petiscos da casa que saem juntos, com os preços|três petiscos da casa e os seus preços|quais petiscos põem no meio, e por quanto]',
      },
    ),
  ],
  'História da cachaça': [
    idea(
      ['Engenho, alambique e paciência', 'o caminho da cachaça'],
      'Da cana [cortada|moída] à garrafa há [fermento, cobre e tempo|moenda, cobre e espera]. [O engenho mói|A moenda trabalha], o caldo [fermenta|descansa e fermenta], o alambique [separa|escolhe], e [a madeira|o barril] faz o resto [sem pressa|devagar].',
      'Você já [visitou|entrou em] um engenho[ no Ceará|]?',
      ['Cana, moenda, alambique de cobre e barril, um quadro para cada', 'Carrossel'],
      { alcohol: true },
    ),
    idea(
      ['O que a madeira faz', 'a madeira do barril'],
      'Carvalho [traz|lembra] baunilha; castanheira [traz|lembra] amêndoa; o inox [guarda|deixa] o sabor da cana. [A cor conta|Pela cor se lê] [metade|boa parte] da história[ antes do rótulo|].',
      'Branca, carvalho ou castanheira: qual cor chama você[ primeiro|]?',
      [
        '[Copos pequenos contra a luz, do transparente ao cobre|Três copinhos enfileirados na janela|As cores lado a lado sobre papel branco]',
        'Foto',
      ],
      { alcohol: true, need: '[quais rótulos a casa tem na prateleira|os rótulos de cachaça da sua casa]' },
    ),
    idea(
      ['Cachaça, só no Brasil', 'o nome cachaça'],
      'Por lei, cachaça é [só a feita aqui|a bebida feita só no Brasil], de cana, [dentro de regras próprias|com regra própria]. [O nome é protegido|O nome tem dono]: [nenhum outro país|fora daqui ninguém] pode [usar|pôr no rótulo].',
      'Verdadeiro ou falso: cachaça e rum são a mesma coisa?',
      ['O rótulo em detalhe, com o dedo na palavra “cachaça”', 'Reels'],
      { alcohol: true, who: noFace },
    ),
    idea(
      ['Cachaça na panela', 'a cachaça na cozinha'],
      'Na marinada, na calda, no molho que flamba: a cachaça [entra na panela|cozinha], e parte do álcool [se vai|sobe] com o fogo. [Fica|Sobra] o perfume da cana[ e da madeira|].',
      'Você já comeu [algum prato|alguma comida] com cachaça?',
      ['A panela com a chama baixa, vista de longe', 'Foto'],
      { alcohol: true, who: noFace, need: 'o prato da casa que leva cachaça, se houver' },
    ),
  ],
  'Bastidores do bar e da cozinha': [
    idea(
      ['Antes de abrir', 'a hora antes de abrir'],
      'Limão [espremido|cortado], [pano passado|louça seca], [teste de luz|facas afiadas]: antes do primeiro pedido [o trabalho já passou da metade|muita coisa já aconteceu]. É o silêncio [antes do movimento|que ninguém vê].',
      'A que horas você acha que o nosso dia começa?',
      [
        '[As luzes acendendo com a casa vazia|A porta levantando, vista de dentro|A primeira panela indo ao fogo]',
        'Reels',
      ],
    ),
    idea(
      ['O caminho do pedido', 'o caminho do pedido'],
      '[Anotar|Ouvir], [cantar|passar adiante], [montar|empratar], [conferir|olhar de novo] e [entregar|levar]: um pedido passa por [muitas|várias] mãos [em poucos minutos|antes de chegar]. [Cozinha é dança com marcação|É uma fila que anda sem ninguém esbarrar|Uma falha, e a mesa espera].',
      'Corte, fogo ou montagem: que parte [você comandaria|seria a sua]?',
      [
        '[O prato saindo da cozinha, sem cliente no quadro|A comanda presa no passe, e o prato embaixo|Cada posto da cozinha por um segundo]',
        'Reels',
      ],
      { who: noFace },
    ),
    idea(
      ['O teste que ninguém prova', 'o teste que não deu certo'],
      '[Nem toda ideia|Pouca ideia] chega ao cardápio: [umas ficam salgadas|umas passam do ponto], outras [não se repetem|só deram certo uma vez]. [Errar na cozinha|O erro] também [ensina a receita|é receita].',
      'Qual erro seu na cozinha deu certo[ no fim|]?',
      ['[O caderno de testes, com riscos e correções|A colher de prova e a receita rabiscada]', 'Foto'],
      { who: noFace, need: 'um teste de verdade da sua cozinha, em uma frase' },
    ),
    idea(
      ['O quadro da cozinha', 'o quadro da cozinha'],
      'Toda cozinha tem um quadro: o que falta, o que [sobra|chega cedo], a encomenda de [um freguês|alguém] e um recado [sem assinatura|que ninguém apaga]. [Quem quer saber da casa|Para conhecer a casa], [leia o quadro|comece por ele].',
      'Você gosta de ver a cozinha [do lugar onde come|por dentro]?',
      [
        '[O quadro da cozinha, com a letra de todo mundo|A mão riscando a lista, de perto|O quadro ao fundo e a bancada em primeiro plano]',
        'Carrossel',
      ],
    ),
  ],
  Equipe: [
    idea(
      ['Quem faz o {casa}', 'a equipe'],
      'Quem [aparece hoje|vem para a frente] é quem [quase nunca está|raramente sai] na foto. Nome, função, de onde veio e o prato de que mais gosta[: muito prazer|, em uma linha cada].',
      '[Quem da nossa equipe merece um elogio seu|Que nome daqui você já decorou|Quem daqui sabe o seu nome]?',
      [
        '[Retrato da pessoa no posto dela|A pessoa no lugar em que trabalha, de frente|A pessoa e a ferramenta de que não se separa]',
        'Foto',
      ],
      {
        who: team,
        need: '[o nome, a função e a frase da pessoa, com a autorização dela|quem é, o que faz e o que diz, se a pessoa autorizar|nome, função e uma frase, com o “pode” da pessoa]',
      },
    ),
    idea(
      ['A primeira semana', 'a primeira semana no trabalho'],
      '[Decorar|Aprender] o cardápio, [o nome das coisas|os atalhos da cozinha] e o jeito [da casa|dos colegas] leva tempo. [Quem já passou por isso|Quem tem anos de casa] [lembra|não esquece]: [o terceiro dia é o pior|a primeira sexta é a prova].',
      '[Qual foi o seu primeiro emprego|O que você lembra do primeiro dia de trabalho|Quem ensinou a você o primeiro ofício]?',
      [
        '[Anotações de quem está aprendendo, num caderno|O caderno de quem chegou há pouco, aberto|As mãos de quem aprende, ao lado das de quem ensina]',
        'Reels',
      ],
      {
        who: team,
        need: '[quem chegou há pouco, e o que mais surpreendeu a pessoa|o nome de quem chegou, e o que mais estranhou|quem é novo na casa, e uma frase dessa pessoa]',
      },
    ),
    idea(
      ['Mãos que trabalham', 'o trabalho das mãos'],
      'Descascar, [polir|medir], [dobrar|empilhar], [provar|cortar]: [um minuto|meio minuto] só de mãos e de som, [da abertura ao fechamento|sem uma palavra]. [Ligue o som|Assista com som].',
      'Que som de cozinha [dá fome em você|abre o seu apetite]?',
      [
        '[Sequência de mãos no ritmo dos sons|Faca, louça e fogo, um som por corte|As mãos de cada posto, da abertura ao fim]',
        'Reels',
      ],
      { who: noFace },
    ),
    idea(
      ['Um conselho da cozinha', 'o conselho de quem cozinha'],
      '[Perguntamos|A pergunta foi] a quem cozinha: o que [faria diferente|mudaria] se começasse [hoje|do zero]? A resposta [cabe numa frase|é curta|vem sem pensar] e [serve|vale] para qualquer [fogão|cozinha].',
      'O que você perguntaria a quem cozinha para você?',
      [
        '[A frase escrita à mão sobre papel pardo|A frase a giz, no quadro da cozinha|A frase num guardanapo, sobre a bancada]',
        'Foto',
      ],
      {
        need: '[a frase, e o nome de quem a disse|quem disse, e as palavras exatas|o conselho, com nome e autorização]',
      },
    ),
  ],
  'Produtores e ingredientes locais': [
    idea(
      ['O queijo tem endereço', 'o queijo coalho'],
      'Todo queijo coalho [tem endereço|vem de algum lugar]: um curral, [uma receita de família|uma prensa], [um jeito de prensar|um ponto de sal]. [Saber de onde vem|Conhecer quem faz] [muda o gosto|é parte do gosto].',
      'Queijo coalho com mel de engenho ou puro?',
      ['A peça de queijo cortada', 'Carrossel'],
      { need: 'o nome do produtor e a foto, só com a licença dele', sells: /coalho/i },
    ),
    idea(
      ['A fruta da vez', 'a fruta da estação'],
      '[Cada mês|Cada chuva] tem a sua fruta, e cada fruta o seu perfume. [Fruta da época|Fruta na safra] [custa menos|é mais barata] e tem mais [sabor|gosto].',
      'Qual fruta lembra [a sua infância|o quintal da sua infância]?',
      [
        '[Uma bacia da fruta da estação, com gotas de água|A fruta da estação partida ao meio|A caixa da feira aberta, vista de cima]',
        'Foto',
      ],
      {
        need: '[a fruta que está na casa agora, e em que item|qual fruta há agora, e onde ela entra|a fruta desta semana e o que se faz dela]',
      },
    ),
    idea(
      ['Como se escolhe um peixe', 'o peixe do dia'],
      'Olho [brilhante|vivo], guelra [vermelha|úmida], cheiro de [mar|maré] e [escama firme|carne que volta ao toque]: [assim se escolhe|é o que se olha]. Depois, [é gelo|muito gelo] até a cozinha.',
      'Peixe frito, ensopado ou na brasa?',
      ['O peixe inteiro sobre gelo, com o brilho do olho', 'Reels'],
      {
        need: 'o peixe fresco da casa, se há, e de quem ela compra',
        sells: /peix|pargo|robalo|tilápia|cioba|sirigado|camurupim|ceviche|moqueca/i,
      },
    ),
    idea(
      ['Rapadura não é só doce', 'a rapadura'],
      '[Ela adoça|Rapadura adoça], [escurece|dá cor], [arredonda|amansa] o azedo e [traz memória|lembra a casa da avó|cheira a engenho]. [Da calda ao molho|Do café ao tacho|Do doce ao assado], [um pedaço pequeno|uma lasca] [muda a panela|já se nota|faz diferença].',
      'Rapadura no café, no queijo ou [escondida na gaveta|pura]?',
      [
        '[Lascas de rapadura caindo na tábua|A rapadura inteira e a faca|A rapadura derretendo na panela pequena]',
        'Carrossel',
      ],
      {
        who: noFace,
        need: '[onde a casa usa rapadura, se usa|em que prato entra rapadura, se entra|o que leva rapadura na casa]',
      },
    ),
  ],
  'Eventos e música ao vivo': [
    idea(
      ['A programação', 'a programação de música'],
      'Volume de conversa, [repertório|canções] que [muita gente sabe|todo mundo canta] e [hora para terminar|respeito pela vizinhança]: música [boa|ao vivo] [acompanha|não atropela] a conversa.',
      'Samba, forró ou MPB?',
      [
        '[O instrumento encostado na cadeira, antes do show|O cabo sendo ligado, de perto|O canto do palco ainda vazio]',
        'Foto',
      ],
      {
        need: '[o dia, a hora e o nome de quem toca|quem toca, em que dia e quando começa|a programação: nomes, dias e horas|a agenda do mês, com nomes e horas]',
      },
    ),
    idea(
      ['A sua festa', 'a festa de vocês'],
      'Para [uma festa dar certo|combinar a festa], seja aniversário, formatura ou encontro da firma, bastam três respostas: quantas pessoas, que dia e [quanto por pessoa|o que não pode faltar]. [Com elas|Com isso], o resto [se monta|é conversa].',
      '[Qual é a próxima data que você vai comemorar|O que a sua turma comemora primeiro|Qual é a próxima festa da sua turma]?',
      ['[A mesa grande, já posta|Cadeiras sendo juntadas, em tempo acelerado]', 'Carrossel'],
      { need: 'quantas pessoas a casa recebe, e por onde se combina' },
    ),
    idea(
      ['Quem toca', 'quem faz a música'],
      'De onde vem, o que [toca|canta] e o pedido que [mais ouve|não aguenta mais]: [conheça|com vocês,] quem faz a música [da noite|por aqui].',
      '[Que música não pode faltar na sua noite|Qual é a música que você sempre pede|Que canção faz a mesa toda cantar]?',
      [
        '[Retrato do artista afinando o instrumento|O artista montando o som, de lado|As mãos do artista no instrumento]',
        'Reels',
      ],
      {
        who: 'o artista, maior de 25 anos, com autorização',
        need: '[o nome do artista e o dia em que toca|quem é, o que toca e quando|nome, dia e hora de quem toca]',
      },
    ),
    idea(
      ['Uma mesa só', 'a mesa grande'],
      'Uma mesa [grande|só], [um prato no meio|pratos que se passam] e gente que [ainda não se conhecia|chegou sozinha]: [a conversa aparece|o assunto vem]. [Comer junto|Dividir] é [o evento mais antigo|a festa mais velha] que há.',
      'Você sentaria com desconhecidos para dividir um prato?',
      ['A mesa vista de cima, com os pratos ao centro', 'Foto'],
      { need: 'o dia da noite comunitária, se a casa tem uma' },
    ),
  ],
  'Promoções e combos': [
    idea(
      ['Junto sai melhor', 'o combo'],
      'Um prato, um acompanhamento e uma bebida [que andam|pensados para andar] juntos: [combo bom|um bom combo] [combina|faz sentido]. [E a|A] conta se [sabe|faz] antes [de pedir|do pedido|de sentar].',
      'Que dupla [do nosso cardápio|daqui] [merecia virar combo|você sempre pede junto]?',
      ['[Os itens do combo na mesma bandeja, fundo liso|Um item por vez entrando na bandeja]', 'Foto'],
      { need: '[o que entra no combo, o preço e até quando vale|os itens do combo, quanto custa e o prazo]' },
    ),
    idea(
      ['Almoço de dia útil', 'o almoço de dia útil'],
      '[Meia hora de pausa pede|Quarenta minutos de pausa pedem] prato [pronto|no ponto] e [bem feito|sem enrolação]. [Almoço de semana|Comida de dia útil] [sai rápido|chega na hora], sem cara de pressa.',
      'A que horas você almoça em dia de semana?',
      [
        '[O prato do dia chegando, com um relógio ao fundo|O prato do dia e uma cadeira ainda vazia|O prato do dia saindo pela janela da cozinha]',
        'Reels',
      ],
      {
        need: '[o prato do dia, o preço e a hora do almoço, se a casa abre para ele|se há almoço: o prato de cada dia, o preço e o horário|o que sai no almoço, por quanto e até que horas]',
        weekdays: [1, 2, 3, 4, 5],
      },
    ),
    idea(
      ['Fim de tarde', 'o fim de tarde'],
      'Entre o trabalho e o jantar [existe|há|sobra] uma hora [boa|que rende|sem dono]. O sol [baixa|desce], [o vento chega|a rua acalma], e [um petisco|um prato de dividir] resolve.',
      '[Com quem você passaria|Quem você chamaria para] um fim de tarde?',
      [
        '[Dois petiscos, com a rua ao fundo|A calçada às cinco, com um prato em primeiro plano|O sol batendo de lado em dois petiscos]',
        'Foto',
      ],
      {
        need: '[a que horas a casa abre, e se há preço especial|o horário de abertura e o preço da hora, se houver|desde quando se pode chegar, e se algo sai mais barato]',
        weekdays: [1, 2, 3, 4, 5],
      },
    ),
    idea(
      ['Para levar', 'a comida para levar'],
      'Molho à parte, [embalagem que respira|tampa com furo], [fritura por último|cada coisa no seu pote]: comida que viaja [pede cuidado|tem técnica]. [Com cinco minutos de forno|Depois de cinco minutos de forno], fica quase como [saiu|na hora].',
      'Comer em casa ou na rua[: o que pede o seu dia|]?',
      [
        '[A embalagem fechada com o nome do prato escrito à mão|A sacola pronta no balcão, com o pedido preso|Potes fechados em fila, cada um com a sua etiqueta]',
        'Carrossel',
      ],
      {
        need: '[por onde se pede, e quais pratos viajam bem|o telefone dos pedidos e o que vai bem para viagem|como se pede para levar, e o que não convém levar]',
      },
    ),
  ],
  'Depoimentos de clientes': [
    idea(
      ['O que vocês dizem', 'o recado de vocês'],
      'A gente lê [todas as mensagens|o que chega], as boas e as difíceis. [Algumas|Umas] [viram mudança|mudam a cozinha], outras [ficam na parede|a gente guarda].',
      'O que você contaria do {casa} a um amigo?',
      [
        '[A frase do cliente sobre fundo de papel|A mensagem recebida, sem o nome|Um trecho do recado, em letra grande|O recado escrito à mão num guardanapo]',
        'Foto',
      ],
      {
        need: '[a frase e a autorização de quem a escreveu|as palavras do cliente, com a permissão dele|o que o cliente escreveu, se ele autorizar]',
      },
    ),
    idea(
      ['Quem volta', 'o cliente de sempre'],
      'Tem pedido que ninguém precisa anotar[, porque já se sabe|]. [Quem volta|O freguês] [ensina|mostra] à casa o que [ela faz de melhor|vale a pena manter].',
      'Qual é o seu pedido de sempre [aqui|no {casa}]?',
      [
        '[O lugar preferido do cliente, vazio|O canto de sempre, antes de abrir|O pedido de sempre, sem ninguém no quadro]',
        'Reels',
      ],
      {
        need: '[a história de um cliente, com a licença dele|quem é o cliente, o pedido dele e a permissão]',
      },
    ),
    idea(
      ['Vocês pediram', 'a sugestão de vocês'],
      '[Uma ideia|Uma crítica], [lida com calma|anotada na hora], [pode virar|vira] prato novo, [porção maior|sal de menos] ou [música mais baixa|troca de copo]. [Sugestão boa|A boa sugestão] é a que [diz o quê e por quê|vem com detalhe].',
      'O que você [mudaria|poria|tiraria] no nosso cardápio?',
      [
        '[O antes e o depois, lado a lado|A mudança, de perto|A sugestão escrita e, ao lado, o resultado]',
        'Carrossel',
      ],
      {
        need: '[a mudança que a casa fez por um pedido, se houve|o que mudou por causa de um cliente|uma sugestão que a casa seguiu]',
      },
    ),
    idea(
      ['A foto é sua', 'a foto de quem vem'],
      'As melhores fotos [do {casa}|daqui] são [as suas|as de quem vem]. A gente [reposta|compartilha] com crédito e [autorização|o seu sim]: [marque a gente|é só marcar].',
      '[Já marcou a gente numa foto sua|Qual foi a sua melhor foto por aqui|Tem foto daqui no seu celular]?',
      [
        '[Foto de cliente, só da comida, com crédito|A foto de um cliente, sem rostos, com o nome de quem fez|Três fotos de clientes, só os pratos]',
        'Foto',
      ],
      {
        need: '[a foto e a autorização de quem a fez|a foto, o nome e o “sim” de quem a fez|uma foto autorizada, com o crédito]',
      },
    ),
  ],
  'Dicas de harmonização': [
    idea(
      ['Gordura pede acidez', 'o azedo ao lado da fritura'],
      'Quando o prato é [gordo|frito], o limão ao lado [limpa o paladar|corta]. [Vale para fritura, queijo e carne|Serve para queijo, fritura e peixe empanado|Com queijo ou peixe frito é igual], [no copo ou no prato|espremido na hora].',
      'Limão por cima ou limão ao lado?',
      [
        '[O petisco frito e o copo cítrico|O limão espremido sobre a fritura|Meio limão ao lado da porção, e o copo atrás]',
        'Carrossel',
      ],
      { alcohol: true },
    ),
    idea(
      ['Doce com menos doce', 'a bebida da sobremesa'],
      'O que acompanha a sobremesa [precisa ser|fica melhor] menos doce [que ela|do que o prato]: [café|chá], [fruta ácida|água com limão], [algo amargo|um toque de amargo]. [Senão um apaga o outro|Açúcar com açúcar cansa].',
      'Sobremesa com café ou com fruta?',
      [
        '[A sobremesa e um café, lado a lado|A colher entre o doce e a xícara|O café chegando quando o doce já está na mesa]',
        'Foto',
      ],
    ),
    idea(
      ['Pimenta pede frio', 'a pimenta'],
      'Água [espalha|só espalha] o ardor; fruta e gelo [acalmam|baixam o fogo]. [Com um prato apimentado|Com pimenta], [um suco gelado|algo gelado e doce] [ajuda mais|resolve melhor].',
      'De zero a dez, quanta pimenta [você aguenta|vai no seu prato|é o certo]?',
      ['[A pimenta de perto e um copo de suco suado|Um suco gelado ao lado do vidro de pimenta]', 'Reels'],
    ),
    idea(
      ['Um prato, dois copos', 'as duas escolhas'],
      'O mesmo prato, um copo cítrico de um lado e um adocicado do outro: [a garfada muda de rumo|parece outra comida]. [Não há certo|Não há resposta certa]; há o que [você prefere|combina com o seu dia].',
      'Cítrico ou adocicado: para que lado você vai?',
      ['[O prato no centro, um copo de cada lado|Um prato e dois copos vistos de cima]', 'Foto'],
      { alcohol: true },
    ),
  ],
  'Consumo responsável': [
    idea(
      ['Água por perto', 'o copo de água'],
      'Entre um copo e outro, [um copo de água|água]. [É o conselho|Conselho] mais [antigo|simples|curto] do balcão, e [o mais esquecido|o que mais se esquece|ninguém se arrependeu dele].',
      'Você alterna com água quando sai?',
      ['[A jarra de água com limão e gelo|Um copo de água em cada lugar da mesa]', 'Foto'],
      { alcohol: true },
    ),
    idea(
      ['A volta para casa', 'a volta para casa'],
      'Carona, aplicativo, ônibus ou a pé: [a volta se planeja antes da saída|quem planeja a volta sai tranquilo|combine a volta antes da ida]. [Quem dirige não bebe|Se for dirigir, não beba], [e a turma agradece|e ponto].',
      'Como você volta para casa [quando sai à noite|depois de sair]?',
      [
        '[O celular com o aplicativo de carona aberto|A chave do carro guardada numa gaveta|A rua à noite, vista da porta]',
        'Foto',
      ],
      { alcohol: true, who: noFace },
    ),
    idea(
      ['O documento', 'o documento na mão'],
      'Não é desconfiança, é lei e cuidado: bebida alcoólica, só para maiores de 18 anos, [com documento|documento na mão]. [Obrigado por facilitar|A equipe agradece a paciência].',
      'Quem da sua turma [sempre esquece o documento em casa|vive sem documento na carteira]?',
      [
        '[A placa “só para maiores de 18”, de perto|Um documento sobre o balcão, com os dados cobertos]',
        'Foto',
      ],
      { alcohol: true },
    ),
    idea(
      ['Comer antes, comer junto', 'o prato que chega primeiro'],
      'Comida [primeiro|antes], copo depois: [a noite rende|a conversa dura]. [Petisco no meio|Prato de dividir], água por perto e [hora de ir embora|nenhuma pressa].',
      'Qual petisco [abre o seu pedido|vem primeiro]?',
      ['[Os pratos chegando antes dos copos|A mesa com petiscos e água, antes do resto]', 'Carrossel'],
      { alcohol: true },
    ),
  ],
}
