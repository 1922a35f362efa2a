import type { Family } from './family.ts'

/** Dishes of a meal, from the sertão to the sandwich. */
export const mains: readonly Family[] = [
  {
    match: /^baiao\b/,
    texts: [
      'Arroz e feijão na mesma panela: [quem inventou|o primeiro que juntou os dois] [economizou louça|só queria lavar uma panela] e [criou|deixou] o baião de dois.',
      'No Ceará, baião [não é acompanhamento|não fica no canto do prato]: é [assunto|o centro da mesa]. [O resto chega depois|Em volta dele é que se arruma o resto].',
      'Baião se conhece pela colher: [tem de vir molhado|solto demais não vale], com [o feijão aparecendo|o arroz pintado pelo feijão].',
    ],
    asks: ['Baião soltinho ou bem molhado?', 'Baião com feijão-verde ou feijão-de-corda?'],
    shots: ['A colher de servir levantando o baião, com a panela inteira ao fundo'],
  },
  {
    match: /^carnes? (de|do) sol\b/,
    texts: [
      'Carne de sol é [sal, vento e tempo|sal e paciência]. [O nome fala do sol|O sol leva a fama], mas quem [trabalha|seca a carne] é o vento.',
      'Do sertão para a mesa: [a carne de sol nasceu de guardar|salgar a carne era guardar] comida. [Hoje tem geladeira|A geladeira chegou], e ninguém [deixou de fazer|quis parar].',
    ],
    loose: ['Macho, carne de sol [malpassada, não|no ponto, por favor]: com carne de sol não se brinca.'],
    asks: ['Carne de sol com manteiga da terra ou só com cebola?', 'Carne de sol: desfiada ou em pedaço?'],
    shots: ['A faca passando pela carne de sol, mostrando o corte por dentro'],
  },
  {
    match: /^(galinha|frango caipira)\b/,
    texts: [
      'Galinha caipira [não tem pressa|manda no relógio da cozinha]: [o fogo é baixo, e a espera faz parte|quem apressa, perde o caldo].',
      'Cheiro de galinha na panela é [cheiro de domingo|domingo], seja [que dia for|terça ou quinta].',
      'Prato de [interior|casa de avó]: [panela funda, caldo grosso|caldo na colher], e alguém [sempre querendo|disputando] o pescoço.',
    ],
    asks: ['Qual pedaço é o seu?', 'Galinha caipira lembra a casa de quem?'],
    shots: ['A panela no centro da mesa, destampada na hora da foto'],
  },
  {
    match: /^(escondidinho|arrumadinho)s?\b/,
    texts: [
      'Em cima, só [casquinha gratinada|a crosta]. O melhor está [escondido|por baixo]: [o nome não mente|avisado está].',
      'Escondidinho se come [cavando|de cima para baixo]: a colher quebra a crosta, [sobe o vapor|o recheio aparece], e [acabou o segredo|pronto].',
    ],
    asks: ['Você mistura tudo ou come por camadas?', 'O cantinho queimado da travessa é de quem?'],
    shots: ['A colher abrindo o escondidinho, com o recheio aparecendo'],
  },
  {
    match:
      /^(picanha|maminha|fraldinha|contrafile|alcatra|bife|ancho|chorizo|t-?bone|steak(?! tartare))s?\b(?!.*\b(porco|suin[oa]|frango|figado)\b)/,
    texts: [
      'Carne [boa|no ponto] não pede discurso: [sal, fogo e descanso|fogo certo e uns minutos de descanso] antes da faca.',
      'O ponto da carne é [direito seu|coisa séria]. [Diga como gosta|Avise no pedido], que [a cozinha não discute|a chapa obedece].',
      'Antes do primeiro corte, [uns segundos de silêncio|todo mundo olha]. [Depois é faca|Depois, cada um por si].',
    ],
    asks: ['Malpassada, ao ponto ou bem passada?', 'O primeiro pedaço: a ponta ou o meio?'],
    shots: ['A faca entrando na carne e mostrando o ponto, de perto e sem pressa'],
  },
  {
    // Cooked until it leaves the bone: nobody asks for it rare, and pork never is.
    match: /^(costela|costelinha|cupim|pernil|joelho)s?\b/,
    texts: [
      '[Fogo baixo e horas de espera|Horas de fogo, sem pressa]: [a faca fica de enfeite|o garfo basta], e [a carne se solta|o resto se desmancha].',
      'Carne assim [começa cedo|não se faz na hora]: quem cozinha [chega antes|espera], e [a mesa só conhece o fim da história|à mesa chega só o fim].',
    ],
    asks: ['A parte mais tostada é de quem?', 'Com molho por cima ou só a carne?'],
    shots: ['O garfo desmanchando a carne, de perto e sem pressa'],
  },
  {
    match: /^(file|medalhao|medalhoes|tournedos)\b(?!.*\b(peixe|pescada|salmao|tilapia|sirigado|frango)\b)/,
    texts: [
      'O filé chega, e [ninguém fala por um minuto|a mesa dá uma pausa]. [O molho fica por último|Depois vem a briga pelo molho], com o que houver de pão.',
      'Corte macio não [pede força|precisa de serra]: [o garfo já diz o ponto|a faca passa, e o resto é conversa].',
    ],
    asks: ['Qual é o seu ponto?', 'Molho por cima ou à parte?'],
    shots: ['O molho sendo servido por cima, em câmera lenta'],
  },
  {
    match: /^x[- ]|^(hamburguer|burger|smash|sanduiche|cheese|bauru)\b|\b(burger|smash)\b/,
    texts: [
      'Aperta, morde, escorre. [Sanduíche bom se prova na mão|Guardanapo faz parte do pedido].',
      'Sanduíche se segura com as duas mãos e [não se põe de volta no prato|só se larga no fim]. [Quem larga, desmonta|É regra de engenharia].',
      'A ordem [dentro do pão|das camadas] não é capricho: [o que é molhado fica longe do pão|cada coisa segura a outra], até [a última mordida|o fim].',
      '{N}: duas mãos, guardanapo e [nenhuma conversa importante|silêncio por cinco minutos].',
      'A foto {do} se tira antes da primeira mordida. [Depois não há ângulo que salve|Depois, só sobra o guardanapo].',
      'Metade da mesa pede o de sempre. [A outra|O resto] vê {o} passar e muda de ideia.',
      'Quem pede {o} já chega de manga arregaçada. [É experiência|Aprende-se na primeira vez].',
      'Hoje não é dia de camisa branca: é dia de {n}. [Avisados|Fica o aviso].',
    ],
    loose: [
      'Tem gente que corta o sanduíche ao meio. [A gente respeita|Respeitamos]. [De longe|Em silêncio].',
    ],
    asks: ['Corta ao meio ou vai inteiro?', 'O que você tira do sanduíche e o que pede em dobro?'],
    shots: ['O sanduíche cortado ao meio, com as camadas de frente para a câmera'],
  },
  {
    match: /^pizzas?\b/,
    texts: [
      'A primeira fatia [se come com os olhos fechados|queima um pouquinho], a última [ninguém assume que quer|gera debate]. [Entre as duas|No meio], silêncio.',
      'Pizza [se ouve|tem som]: a borda estala quando [a faca passa|a roda corta]. [Depois|Aí] é puxar [o fio|a fatia] devagar.',
      'A mesa diz “qualquer uma”. Ninguém quer qualquer uma: alguém fala em {n} e [todos concordam|a votação acaba].',
      'Conte as cabeças antes de pedir {o}: a última fatia [é sempre a mais disputada|já acabou com amizade antiga].',
      'Foto tirada antes da primeira fatia. [Um minuto depois|Dois minutos depois], não havia mais {n} inteira.',
      'Há quem comece pela ponta e quem comece pela borda. Com {n}, [os dois lados têm razão|ninguém discute].',
      'O grupo votou, deu {n} por um voto. [Quem perdeu comeu três fatias|O derrotado repetiu].',
    ],
    asks: ['A borda: come ou não come?', 'Garfo e faca ou com a mão?'],
    shots: ['A primeira fatia saindo da pizza, no nível da mesa'],
  },
  {
    match:
      /^(espaguete|spaghetti|talharim|tagliatelle|nhoque|gnocchi|ravioli|lasanha|penne|fettuccine|massa|macarrao|macarronada|risotos?|risotto)\b/,
    texts: [
      'Primeiro o garfo, depois o silêncio, e o molho [que ficou no prato|do fundo] é [do pão|outra conversa].',
      '[Tem noite que pede|Certos dias pedem] um prato fundo e [nenhuma pressa|garfo só]. Este é [um deles|para esses dias].',
      'Prato fundo tem uma vantagem: [ninguém rouba garfada sem ser visto|o molho não foge]. [No fim, passe o pão|E o pão termina o serviço].',
    ],
    asks: ['Limpar o prato com pão: feio ou obrigatório?', 'Queijo por cima: pouco ou até cobrir?'],
    shots: ['O garfo entrando no prato fundo, com o molho à vista'],
  },
  {
    match: /^saladas?\b/,
    texts: [
      'Salada também [enche|mata fome], [também se divide|ocupa o meio da mesa] e, no calor daqui, [chega na hora certa|ninguém reclama].',
      'Folha [crocante|fria], tempero [na hora|por último]. [Salada murcha é que dá má fama às outras|É só isso que se pede de uma salada].',
    ],
    asks: ['Salada é prato ou acompanhamento?', 'O molho vai por cima ou à parte?'],
    shots: ['O tempero caindo sobre as folhas, de perto'],
  },
  {
    match: /^tapiocas?\b/,
    texts: [
      'Goma [na frigideira|no fogo], [um minuto de atenção|meio minuto de cada lado], e [a manhã começa|está feito]. Tapioca [não espera: esfria e endurece|é para comer na hora].',
      'No Ceará, a tapioca [chega antes do bom-dia|vem antes da conversa]. [Depois dela, sim, a gente responde mensagem|Com ela na mão, o dia pode começar].',
    ],
    asks: ['Tapioca fininha ou grossa?', 'Tapioca doce ou salgada?'],
    shots: ['A tapioca sendo dobrada, com o recheio à vista'],
  },
  {
    match: /^cuscuz\b/,
    texts: [
      'Cuscuz [é vapor e milho|só precisa de vapor]: a tampa [avisa|levanta], a cozinha cheira, e [acorda quem faltava|a mesa aparece].',
      'Cuscuz ou tapioca? [Famílias inteiras já se dividiram por isso|É a pergunta mais séria do café da manhã cearense].',
    ],
    asks: ['Cuscuz ou tapioca?', 'Manteiga derretendo por cima ou recheio até transbordar?'],
    shots: ['A manteiga derretendo, bem de perto, com o vapor subindo'],
  },
  {
    match: /^(paes? de queijo|pao de queijo|misto|croissants?|brioche)\b/,
    texts: [
      'Quente, [partido com a mão|aberto com os dedos], com o vapor ainda saindo. [É o tipo de coisa que não aceita espera|Esfriou, já é outra coisa].',
    ],
    asks: ['Um basta ou nem começa a conversa?', 'Com café ou com suco?'],
    shots: ['Duas mãos partindo ao meio, com o vapor contra a luz'],
  },
  {
    match: /^feijoada\b/,
    texts: [
      'Panela grande, conversa comprida e [a tarde sem compromisso|nada marcado depois]. [É assim que se come|Feijão assim pede isso].',
      'Feijoada [começa|se decide] na véspera. [A sua parte é|O que falta é] chegar com fome.',
    ],
    asks: ['Farofa por cima ou ao lado?', 'Laranja: junto, depois ou nunca?'],
    shots: ['A concha mergulhando na panela, de cima'],
  },
  {
    match: /^(falafel|homus|hummus|grao de bico|tofu)\b|\bvegan[oa]s?\b/,
    texts: [
      'Sem carne e [sem pedir desculpa por isso|sem discurso]. [Quem come de tudo também repete|Prove antes de perguntar o que falta].',
      'A pergunta [de sempre|que mais se ouve] é “e enche?”. [Enche|A resposta vem no prato]. [A outra é “posso provar do seu?”|Depois vem “me dá um pedaço?”].',
    ],
    asks: [
      'Quem na sua turma diz que não gosta de verdura e vive roubando garfada?',
      'Você come sem carne quantos dias na semana?',
    ],
    shots: ['O prato visto de cima, com as cores separadas e luz da janela'],
  },
  {
    match: /^(acai|bowl|iogurte|granola)\b/,
    texts: [
      'Colher funda, [sem pressa|de cima até o fundo da tigela]. [É refeição|Isto também é almoço], e quem [disser o contrário|duvida] não [chegou ao fim|raspou a tigela].',
      'Manhã [boa|de folga] tem [prato colorido|este prato] e nenhuma notificação. [Vire o celular para baixo|Depois da foto, guarde o celular].',
    ],
    asks: ['Doce ou salgado de manhã?', 'Você mistura ou come por camadas?'],
    shots: ['A tigela vista de cima, com a colher entrando pelo canto'],
  },
]
