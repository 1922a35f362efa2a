/** What the posts speak of. `{casa}` and `{cidade}` are filled in; texts name no price and claim nothing. */
export type Idea = {
  title: string
  body: string
  /** The same thing as a question to the followers, for Stories. */
  question: string
  visual: string
  format: 'Reels' | 'Carrossel' | 'Foto'
  /** It shows or names an alcoholic drink: the warning stands under it. */
  alcohol: boolean
}

const idea = (
  title: string,
  body: string,
  question: string,
  visual: string,
  format: Idea['format'],
  alcohol = false,
): Idea => ({ title, body, question, visual, format, alcohol })

/** By the options of the wizard's question on focus. */
export const ideas: Readonly<Record<string, readonly Idea[]>> = {
  'Drinks autorais': [
    idea(
      'De onde veio este drink',
      'Todo drink da nossa carta começa por um ingrediente e uma lembrança. Hoje contamos a de um deles: o teste que deu errado, a fruta que mudou tudo e o copo que ficou. No {casa}, a receita muda até a equipe inteira concordar.',
      'Que fruta do Ceará você poria num drink da nossa carta?',
      'O copo pronto e, ao lado, as frutas e ervas da receita; mãos do bartender, sem rosto',
      'Carrossel',
      true,
    ),
    idea(
      'O gelo também é ingrediente',
      'Gelo grande derrete devagar e guarda o sabor; gelo picado refresca depressa e pede mais acidez. No {casa} cada copo tem o seu, e a diferença se sente na primeira prova.',
      'Gelo grande ou gelo picado: qual é o seu?',
      'Close do gelo caindo no copo, luz lateral, som ambiente',
      'Reels',
      true,
    ),
    idea(
      'A versão sem álcool',
      'Quem dirige, quem não quer, quem vai trabalhar cedo: todo mundo merece um copo bonito. Os drinks do {casa} têm versão sem álcool, com o mesmo cuidado de gelo, fruta e guarnição.',
      'Você sabia que dá para pedir qualquer drink da casa sem álcool?',
      'Dois copos iguais lado a lado, um com a plaquinha “sem álcool”',
      'Foto',
    ),
    idea(
      'Guarnição não é enfeite',
      'A casca torcida solta óleo, a erva perfuma antes da boca, o sal muda o azedo. Mostramos por que cada guarnição está onde está nos copos do {casa}.',
      'Casca de limão, manjericão ou rapadura: qual guarnição é a sua cara?',
      'Sequência das guarnições sendo preparadas na tábua',
      'Reels',
      true,
    ),
  ],
  'Pratos da casa': [
    idea(
      'O prato que não sai do cardápio',
      'Tem prato que a casa já tentou mudar e a mesa não deixou. Contamos a história do nosso mais pedido: quem criou, o que leva e por que ficou.',
      'Qual prato do {casa} você não deixa sair do cardápio?',
      'O prato inteiro visto de cima, vapor aparecendo',
      'Foto',
    ),
    idea(
      'Da feira para a panela',
      'Compra boa começa cedo: queijo coalho, feijão-verde, coentro, macaxeira. Acompanhe a sacola que vira a panela do dia no {casa}.',
      'Coentro: sim, não ou só um pouquinho?',
      'A sacola da feira aberta no balcão, cores fortes, mãos separando',
      'Reels',
    ),
    idea(
      'O ponto da brasa',
      'Carne boa pede brasa calma e descanso depois. Nosso churrasqueiro mostra como sabe o ponto sem cortar, e por que a carne espera três minutos antes de ir para a mesa do {casa}.',
      'Malpassada, ao ponto ou bem passada?',
      'A carne virando na grelha, som da brasa',
      'Reels',
    ),
    idea(
      'Três petiscos para dividir',
      'Mesa cheia pede prato do meio. Escolhemos três petiscos do {casa} que chegam juntos, combinam entre si e dão para quatro.',
      'Quantas pessoas cabem na sua mesa de sexta?',
      'Três travessas no centro da mesa, várias mãos de adultos chegando',
      'Carrossel',
    ),
  ],
  'História da cachaça': [
    idea(
      'Engenho, alambique e paciência',
      'Da cana cortada à garrafa há fermento, cobre e tempo. Em quatro imagens, o caminho da cachaça de alambique que está nas prateleiras do {casa}.',
      'Você já visitou um engenho no Ceará?',
      'Cana, moenda, alambique de cobre e barril, um quadro para cada',
      'Carrossel',
      true,
    ),
    idea(
      'O que a madeira faz',
      'Carvalho traz baunilha; castanheira traz amêndoa e corpo; o inox guarda o sabor da cana. Lado a lado, a cor já conta metade da história no balcão do {casa}.',
      'Branca, carvalho ou castanheira: qual cor chama você primeiro?',
      'Três copos pequenos contra a luz, do transparente ao cobre',
      'Foto',
      true,
    ),
    idea(
      'Por que só existe cachaça no Brasil',
      'Por lei, cachaça é só a feita aqui, de cana, dentro de regras próprias. Um minuto de história e de rótulo, contado por quem serve no {casa}.',
      'Verdadeiro ou falso: cachaça e rum são a mesma coisa?',
      'O rótulo em detalhe, dedo apontando as informações',
      'Reels',
      true,
    ),
    idea(
      'Cachaça na cozinha',
      'Na marinada, na calda, no molho que flamba: a cachaça entra na panela antes de chegar ao balcão. Contamos onde ela está nos pratos do {casa}.',
      'Você já comeu alguma sobremesa com cachaça?',
      'A panela com a chama baixa, cozinheiro com luva, longe da câmera',
      'Foto',
      true,
    ),
  ],
  'Bastidores do bar e da cozinha': [
    idea(
      'Antes de abrir',
      'Duas horas antes da primeira mesa, o {casa} já está em movimento: limão espremido, mesas no lugar, teste de som. Este é o silêncio antes da sexta.',
      'A que horas você acha que o nosso dia começa?',
      'Câmera lenta pelo salão vazio, luzes acendendo',
      'Reels',
    ),
    idea(
      'Uma praça de cada vez',
      'Cozinha é dança com marcação. Mostramos por onde passa o seu pedido, da comanda ao passe, e quem cuida de cada parte no {casa}.',
      'Fritura, grelha ou sobremesa: qual praça você comandaria?',
      'Plano do passe com os pratos saindo, sem rosto de cliente',
      'Reels',
    ),
    idea(
      'O erro que virou receita',
      'Um xarope esquecido no fogo, uma fruta madura demais, e a equipe do {casa} encontrou um sabor novo. Nem todo erro vai para o lixo.',
      'Qual foi o seu erro na cozinha que deu certo?',
      'O vidro do preparo com a data escrita à mão',
      'Foto',
    ),
    idea(
      'Como a gente lava, guarda e cuida',
      'Higiene não aparece no prato, mas está em tudo. O {casa} mostra a rotina de limpeza, datas e temperaturas que a gente segue todo dia.',
      'Você gosta de ver a cozinha do lugar onde come?',
      'Etiquetas de data, termômetro e bancada brilhando',
      'Carrossel',
    ),
  ],
  Equipe: [
    idea(
      'Quem faz o {casa}',
      'Hoje quem aparece é quem quase nunca está na foto. Nome, função, de onde veio e o prato de que mais gosta: conheça uma pessoa da nossa equipe.',
      'Quem da nossa equipe merece um elogio seu?',
      'Retrato da pessoa no posto dela, maior de 25 anos, uniforme e sorriso de trabalho',
      'Foto',
    ),
    idea(
      'A primeira semana',
      'Aprender a carta, o nome das mesas e o jeito da casa leva tempo. Quem chegou há pouco ao {casa} conta o que mais surpreendeu.',
      'Qual foi o seu primeiro emprego?',
      'Pessoa da equipe, maior de 25 anos, anotando num caderno no balcão',
      'Reels',
    ),
    idea(
      'Mãos que trabalham',
      'Descascar, polir, dobrar, medir: um minuto só de mãos e de som no {casa}, da abertura ao fechamento.',
      'Que som de cozinha dá fome em você?',
      'Sequência de mãos, cortes no ritmo dos sons',
      'Reels',
    ),
    idea(
      'Um conselho da chefia',
      'Perguntamos a quem comanda a cozinha do {casa} o que faria diferente se começasse hoje. A resposta cabe numa frase e vale para qualquer cozinha.',
      'O que você perguntaria a quem cozinha para você?',
      'A frase escrita à mão sobre papel pardo, avental ao lado',
      'Foto',
    ),
  ],
  'Produtores e ingredientes locais': [
    idea(
      'O queijo tem endereço',
      'Todo queijo coalho tem endereço: um curral, uma receita de família, um jeito de prensar. Contamos o caminho do nosso até a cozinha do {casa}.',
      'Queijo coalho com mel de engenho ou puro?',
      'A peça de queijo cortada; o nome e a foto do produtor só com a licença dele',
      'Carrossel',
    ),
    idea(
      'A fruta da vez',
      'Caju, cajá, umbu, seriguela: cada mês tem o seu perfume. Veja o que está na safra no Ceará e já entrou no cardápio do {casa}.',
      'Qual fruta lembra a sua infância no Ceará?',
      'Uma bacia da fruta da estação, gotas de água',
      'Foto',
    ),
    idea(
      'Peixe do dia',
      'Quando o mar muda, o peixe muda junto, e a cozinha decide depois. A equipe do {casa} explica o que chegou hoje.',
      'Peixe frito, ensopado ou na brasa?',
      'O peixe inteiro sobre gelo, detalhe do brilho do olho',
      'Reels',
    ),
    idea(
      'Rapadura não é só doce',
      'Ela adoça, escurece, arredonda o azedo e dá memória ao prato. Três usos da rapadura no {casa}, do balcão à sobremesa.',
      'Rapadura no café, no queijo ou escondida na gaveta?',
      'Lascas de rapadura caindo na tábua',
      'Carrossel',
    ),
  ],
  'Eventos e música ao vivo': [
    idea(
      'Hoje tem música',
      'Violão na calçada, volume de conversa e mesa até mais tarde. A programação da semana do {casa} está nos destaques.',
      'Samba, forró ou MPB na sexta?',
      'O instrumento encostado na cadeira antes do show',
      'Foto',
    ),
    idea(
      'A sua festa aqui',
      'Aniversário, formatura, encontro da firma: o {casa} reserva um pedaço do salão e monta o menu com você. Chame no direto e conte quantas pessoas são.',
      'Qual é a próxima data que você vai comemorar?',
      'A mesa comprida posta, luz de fim de tarde',
      'Carrossel',
    ),
    idea(
      'Quem toca por aqui',
      'Conheça o artista desta semana: de onde vem, o que toca e o pedido que mais ouve. A música do {casa} é feita por gente de {cidade}.',
      'Que música não pode faltar na sua noite?',
      'Retrato do artista, maior de 25 anos, afinando o instrumento',
      'Reels',
    ),
    idea(
      'Noite de mesa comunitária',
      'Uma mesa só, dez lugares e um prato que se divide. Na noite comunitária do {casa}, ninguém come sozinho se não quiser.',
      'Você sentaria com desconhecidos para dividir um prato?',
      'A mesa vista de cima, pratos ao centro',
      'Foto',
    ),
  ],
  'Promoções e combos': [
    idea(
      'O combo da semana',
      'Um prato, um acompanhamento e uma bebida pensados para andar juntos. O combo desta semana do {casa} está no cardápio, com a versão sem álcool também.',
      'Que dupla do nosso cardápio merecia virar combo?',
      'Os três itens na mesma bandeja, fundo liso',
      'Foto',
    ),
    idea(
      'Almoço de dia útil',
      'Meia hora de pausa pede prato pronto e bem feito. O executivo do {casa} muda todo dia e sai rápido, sem cara de pressa.',
      'A que horas você almoça em dia de semana?',
      'O prato executivo chegando à mesa, relógio ao fundo',
      'Reels',
    ),
    idea(
      'Fim de tarde',
      'Entre o trabalho e o jantar existe uma hora boa. O fim de tarde do {casa} tem petiscos para dividir e lugar na calçada.',
      'Com quem você passaria o fim de tarde hoje?',
      'A calçada com luz baixa, mesa com dois petiscos',
      'Foto',
    ),
    idea(
      'Para levar',
      'Nem sempre dá para sentar. Os pratos do {casa} que viajam bem estão marcados no cardápio, com instrução de como aquecer.',
      'Delivery na quarta ou mesa no sábado?',
      'A embalagem fechada com o nome do prato escrito à mão',
      'Carrossel',
    ),
  ],
  'Depoimentos de clientes': [
    idea(
      'O que vocês dizem',
      'Lemos todas as mensagens, as boas e as difíceis. Escolhemos uma frase de cliente que fez a cozinha do {casa} parar um minuto.',
      'O que você contaria do {casa} a um amigo?',
      'A frase sobre fundo de papel, com autorização de quem escreveu',
      'Foto',
    ),
    idea(
      'Cliente de toda semana',
      'Tem mesa com dono e pedido que ninguém precisa anotar. Um cliente do {casa}, com a licença dele, conta por que volta.',
      'Qual é a sua mesa preferida aqui?',
      'A cadeira e a mesa do cliente, sem mostrar o rosto',
      'Reels',
    ),
    idea(
      'Vocês pediram, a gente ouviu',
      'A mudança desta semana no {casa} veio de um comentário. Mostramos o antes, o depois e quem sugeriu.',
      'O que você mudaria no nosso cardápio?',
      'Duas fotos do prato, antes e depois, lado a lado',
      'Carrossel',
    ),
    idea(
      'A foto é sua',
      'As melhores fotos do {casa} são as de quem está na mesa. Repostamos uma, com crédito e autorização: marque a gente na sua.',
      'Já marcou a gente numa foto sua?',
      'Foto de cliente, só do prato e da mesa, com crédito',
      'Foto',
    ),
  ],
  'Dicas de harmonização': [
    idea(
      'Gordura pede acidez',
      'Torresmo, queijo frito, peixe empanado: quando o prato é gordo, o limão ao lado limpa o paladar. A equipe do {casa} mostra três pares que provam isso.',
      'Torresmo ou queijo coalho?',
      'O petisco e o copo cítrico, luz natural',
      'Carrossel',
      true,
    ),
    idea(
      'Doce com doce, só se for menos',
      'A bebida que acompanha a sobremesa precisa de equilíbrio: madeira, café ou fruta ácida. No {casa}, a sugestão vem escrita ao lado do doce.',
      'Sobremesa com café ou com fruta?',
      'A sobremesa e um copo pequeno de cachaça de madeira',
      'Foto',
      true,
    ),
    idea(
      'Pimenta pede gelo e fruta',
      'Álcool aumenta o ardor, fruta e gelo acalmam. Antes do caldo apimentado, a equipe do {casa} sugere um suco de caju bem frio.',
      'De zero a dez, quanta pimenta você aguenta?',
      'A pimenta em close e o copo de suco suado',
      'Reels',
    ),
    idea(
      'Um prato, duas escolhas',
      'A mesma moqueca com um drink cítrico e com uma limonada da casa: dois caminhos, uma panela. Conte ao garçom do {casa} de que gosta e ele escolhe com você.',
      'Cítrico ou adocicado: para que lado você vai?',
      'O prato no centro, um copo de cada lado',
      'Foto',
      true,
    ),
  ],
  'Consumo responsável': [
    idea(
      'Água na mesa',
      'Entre um copo e outro, um copo de água. No {casa} ela chega sem pedir, com gelo e limão, e fica até o fim da noite.',
      'Você alterna com água quando sai?',
      'A jarra de água com limão no centro da mesa',
      'Foto',
      true,
    ),
    idea(
      'Quem dirige não bebe',
      'Carona, aplicativo, ônibus ou a pé: planeje a volta antes de sair. A equipe do {casa} chama o carro para você, é só pedir no caixa.',
      'Como você volta para casa na sexta?',
      'O celular com o aplicativo aberto sobre o balcão',
      'Foto',
      true,
    ),
    idea(
      'A gente pede documento',
      'Não é desconfiança, é lei e cuidado: no {casa}, bebida alcoólica só para maiores de 18 anos, com documento. Obrigado por facilitar.',
      'Você anda com o documento no celular?',
      'A plaquinha do balcão com o aviso',
      'Foto',
      true,
    ),
    idea(
      'Comer antes, comer junto',
      'Petisco no meio da mesa faz a noite render melhor. O {casa} põe os pratos de dividir na primeira página por isso mesmo.',
      'Qual petisco abre a sua mesa?',
      'A mesa com pratos chegando antes dos copos',
      'Carrossel',
      true,
    ),
  ],
}

/** How a house of that voice begins and ends. */
export const voices: Readonly<Record<string, { openings: readonly string[]; closings: readonly string[] }>> =
  {
    Descontraída: {
      openings: ['Chega mais.', 'Puxa a cadeira.'],
      closings: ['Reserve a sua mesa pelo direct.', 'Marque quem vem com você.'],
    },
    'Bem-humorada': {
      openings: ['A gente prometeu não falar de comida hoje. Falhamos.', 'Spoiler: vai dar fome.'],
      closings: ['Guarde este post para a próxima fome.', 'Mande para quem vive dizendo “vamos marcar”.'],
    },
    'Cearense com sotaque': {
      openings: ['Ó o que chegou, macho.', 'Arre égua, que cheiro bom.'],
      closings: ['Passe aqui em casa, que tem lugar.', 'Diga aí nos comentários, meu povo.'],
    },
    Acolhedora: {
      openings: ['A casa está aberta.', 'Que bom ter você por aqui.'],
      closings: ['Reserve a sua mesa, a gente guarda o lugar.', 'Conte nos comentários, a gente lê tudo.'],
    },
    Sofisticada: {
      openings: ['Um detalhe por vez.', 'Sobre o tempo das coisas.'],
      closings: ['Reservas pelo link do perfil.', 'Conheça o menu no link do perfil.'],
    },
    Tradicional: {
      openings: ['Como sempre se fez.', 'Receita antiga, mão de hoje.'],
      closings: ['Venha conhecer a casa.', 'Reserve a sua mesa por telefone.'],
    },
    Moderna: {
      openings: ['Novo por aqui.', 'Em um minuto.'],
      closings: ['Link do cardápio no perfil.', 'Salve para depois.'],
    },
    Didática: {
      openings: ['Você sabia?', 'Explicamos rapidinho.'],
      closings: ['Ficou dúvida? Pergunte nos comentários.', 'Conheça o cardápio e veja na prática.'],
    },
    Minimalista: {
      openings: ['Simples assim.', 'Menos, e bem feito.'],
      closings: ['Reservas no perfil.', 'Cardápio no perfil.'],
    },
    Praiana: {
      openings: ['Vento leste, sombra e mesa na calçada.', 'Pé na areia, cabeça no almoço.'],
      closings: ['Passe aqui depois da praia.', 'Reserve a mesa da sombra.'],
    },
    Boêmia: {
      openings: ['A noite começa na conversa.', 'Toda esquina tem uma história.'],
      closings: ['Reserve a sua mesa e traga a conversa.', 'A gente se vê mais tarde.'],
    },
  }
