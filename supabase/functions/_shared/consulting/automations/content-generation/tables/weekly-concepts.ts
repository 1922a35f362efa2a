/**
 * What one kind of evening or dish of a weekday has of its own: thoughts and pictures with its words, true of any house.
 * The first row whose pattern the event's name has counts; `{w}` and `{every}` as in the weekly thoughts.
 */
import type { Register } from './moments.ts'

export type Concept = {
  named: RegExp
  thoughts: Readonly<Record<Register, readonly string[]>>
  pictures: readonly string[]
}

export const concepts: readonly Concept[] = [
  {
    named: /sinuca|bilhar|(?<!\p{L})snooker/iu,
    thoughts: {
      spoken: [
        'Giz no taco e mesa livre: quem dá a primeira tacada?',
        'Bola oito na caçapa errada rende história até a outra {w}.',
        'Tem quem calcule o ângulo e tem quem feche o olho. A mesa aceita os dois.',
        'Dupla boa é a que ri da própria tacada. Marca a tua.',
        'Quem perde passa o taco. Quem ganha aguenta a conversa.',
        'A bola tava na boca da caçapa. Toda mesa tem essa história.',
        'Tacada ensaiada em casa não conta: a prova é no pano verde.',
        'Uma partida pra esquentar, outra pra revanche.',
      ],
      plain: [
        'Giz no taco e mesa livre: quem dá a primeira tacada?',
        'Bola oito na caçapa errada rende história até a outra {w}.',
        'Há quem calcule o ângulo e há quem confie na sorte. A mesa aceita os dois.',
        'Dupla boa é a que ri da própria tacada. Marque a sua.',
        'Quem perde passa o taco. Quem ganha ouve a reclamação.',
        'A bola estava na boca da caçapa. Toda mesa tem essa história.',
        'Tacada ensaiada em casa não conta: a prova é no pano verde.',
        'Uma partida para esquentar, outra para a revanche.',
        'Silêncio só na hora da tacada. Antes e depois, vale provocar.',
      ],
      sober: [
        'Taco, giz e pano verde.',
        'Uma partida, sem pressa.',
        'A mesa de sinuca espera.',
        'Tacada calma, {w} longa.',
      ],
    },
    pictures: [
      'O taco encostado na mesa de sinuca, com o giz ao lado',
      'As bolas no triângulo, vistas de cima, sobre o pano verde',
      'A bola parada na boca da caçapa, de perto',
      'A mão apoiada no pano verde, pronta para a tacada, sem rosto',
      'A mesa de sinuca vazia, com a luz acesa em cima dela',
    ],
  },
  {
    named: /bingo/iu,
    thoughts: {
      spoken: [
        'Cartela na mesa e caneta na mão: falta uma, sempre falta uma.',
        'Quem grita antes da hora a mesa não esquece.',
        'A pedra sai, a mesa cala, alguém suspira.',
        'Toda mesa tem um que marca errado e um que confere por todos. Qual é tu?',
        'Diz aí o número que não pode faltar, antes da primeira pedra.',
        'Precisa saber jogar não: é ouvir e marcar.',
        'Cada um com a sua cartela e o olho na do vizinho.',
        'Cantaram o teu número? Então marca logo.',
      ],
      plain: [
        'Cartela na mesa e caneta na mão: falta uma, sempre falta uma.',
        'Quem grita antes da hora a mesa não esquece.',
        'A pedra sai, a mesa cala, alguém suspira.',
        'Toda mesa tem quem marque errado e quem confira por todos. Qual é você?',
        'Que número não pode faltar? Conte antes de sair a primeira pedra.',
        'Ninguém precisa saber jogar: é ouvir e marcar.',
        'Cada um com a sua cartela e o olho na do vizinho.',
        'Duas cartelas pedem mais atenção que uma conversa. Escolha.',
      ],
      sober: ['Cartela, caneta e silêncio.', 'Falta uma pedra.', 'Os números de {w}.'],
    },
    pictures: [
      'A cartela de bingo e a caneta sobre a mesa, vistas de cima',
      'A mão marcando um número na cartela, sem rosto',
      'As pedras do bingo espalhadas na mesa, de perto',
      'O globo ou o saquinho das pedras, antes da primeira rodada',
    ],
  },
  {
    named: /karaok|videok/iu,
    thoughts: {
      spoken: [
        'Microfone ligado: a primeira música é de quem tiver coragem.',
        'Que música tu canta quando ninguém tá ouvindo? Hoje tem microfone pra ela.',
        'Dueto combinado na mesa vale mais que ensaio.',
        'Quem canta bem ganha palma; quem desafina ganha o coro.',
        'A letra aparece na tela. A coragem aparece na terceira música.',
        'Marca quem diz “eu não canto” e depois não larga o microfone.',
        'Escolhe a tua antes que outra mesa escolha.',
        'O refrão é de todo mundo. A primeira estrofe é tua.',
      ],
      plain: [
        'Microfone ligado: a primeira música é de quem tiver coragem.',
        'Que música você canta quando ninguém ouve? Hoje há microfone para ela.',
        'Dueto combinado na mesa vale mais que ensaio.',
        'Quem canta bem ganha palmas; quem desafina ganha o coro.',
        'A letra aparece na tela. A coragem, na terceira música.',
        'Marque quem diz “eu não canto” e depois não larga o microfone.',
        'Escolha a sua música antes que outra mesa escolha.',
        'O refrão é de todos. A primeira estrofe é sua.',
      ],
      sober: ['Microfone aberto.', 'A primeira música é sua.', 'Uma voz de cada vez.', 'Cante, se quiser.'],
    },
    pictures: [
      'O microfone sobre a mesa, com a tela acesa ao fundo',
      'A mão segurando o microfone, sem rosto',
      'A lista de músicas aberta na mesa, com uma escolhida à caneta',
      'Dois microfones lado a lado, esperando a dupla',
    ],
  },
  {
    named: /quiz|tr[íi]via|perguntas e respostas/iu,
    thoughts: {
      spoken: [
        'Junta o time e escolhe o nome antes de chegar, que é a parte mais difícil.',
        'Quem sabe tudo de novela vale tanto quanto quem sabe tudo de história.',
        'O celular fica no bolso e a memória trabalha.',
        'Marca o amigo que responde antes da pergunta acabar.',
        'Chama quem sabe de tudo e quem chuta bem.',
        'Todo time precisa de um que discute a resposta. Quem é o teu?',
      ],
      plain: [
        'Junte o time e escolha o nome antes de chegar: é a parte mais difícil.',
        'Quem sabe tudo de novela vale tanto quanto quem sabe tudo de história.',
        'O celular fica no bolso, e a memória trabalha.',
        'Marque o amigo que responde antes de a pergunta acabar.',
        'Chame quem sabe de tudo e quem chuta bem.',
        'Todo time precisa de alguém que discuta a resposta. Quem é o seu?',
        'Vale convencer a mesa; não vale pesquisar.',
      ],
      sober: ['Uma noite de perguntas.', 'A memória à mesa.', 'A resposta está na ponta da língua.'],
    },
    pictures: [
      'As fichas de resposta e a caneta sobre a mesa',
      'A folha de pontos, com os nomes dos times cobertos',
      'A mão que levanta a plaquinha, sem rosto',
      'A mesa cheia de papéis riscados, de cima',
    ],
  },
  {
    named: /domin[óo]/iu,
    thoughts: {
      spoken: [
        'Pedra batida na mesa se escuta da calçada.',
        'Passou a vez: tá sem pedra ou tá guardando? A dúvida é o jogo.',
        'Dupla de dominó se entende no olhar. Qual é a tua?',
        'Bucha de seis na mão: sorte ou peso?',
        'Conta as pedras quem sabe. Quem não sabe bate mais forte.',
      ],
      plain: [
        'Pedra batida na mesa se escuta da calçada.',
        'Passou a vez: está sem pedra ou está guardando? A dúvida é o jogo.',
        'Dupla de dominó se entende no olhar. Qual é a sua?',
        'Bucha de seis na mão: sorte ou peso?',
        'Quem sabe conta as pedras. Quem não sabe bate mais forte.',
      ],
      sober: ['Pedra na mesa.', 'Quatro lugares, uma partida.', 'A vez passa; a conversa fica.'],
    },
    pictures: [
      'As pedras de dominó de pé, vistas do lado de quem joga',
      'A mão batendo a pedra na mesa, sem rosto',
      'A partida no meio da mesa, vista de cima',
    ],
  },
  {
    named:
      /baralho|cartas na mesa|truco|buraco|canastra|tabuleiro|xadrez|(?<!\p{L})damas?(?!\p{L})|(?<!\p{L})jogos?(?! d[eoa] (?:futebol|brasil|fortaleza|cear[áa]|sele)| na)(?!\p{L})/iu,
    thoughts: {
      spoken: [
        'Combina a regra antes da primeira rodada. Depois ninguém lembra.',
        'Parceiro bom entende o olhar. O teu entende?',
        'Quem ganha quer parar; quem perde pede mais uma.',
        'Jogo na mesa, celular no bolso.',
        'Tem quem leia a regra inteira e tem quem aprenda jogando. Qual é tu?',
        'Traz o parceiro, ou arruma um na mesa do lado.',
      ],
      plain: [
        'Combine a regra antes da primeira rodada. Depois ninguém lembra.',
        'Parceiro bom entende o olhar. O seu entende?',
        'Quem ganha quer parar; quem perde pede mais uma.',
        'Jogo na mesa, celular no bolso.',
        'Há quem leia a regra inteira e há quem aprenda jogando. Qual é você?',
        'Traga o parceiro, ou ache um na mesa do lado.',
        'A revanche da outra {w} tem dia.',
      ],
      sober: ['O jogo está na mesa.', 'Uma rodada, sem pressa.', 'A regra se combina antes.'],
    },
    pictures: [
      'O jogo aberto no meio da mesa, visto de cima',
      'A mão fazendo a jogada, sem rosto',
      'As peças guardadas na caixa, antes de começar',
    ],
  },
  {
    named:
      /futebol|(?<!\p{L})jogos?(?!\p{L})|tel[ãa]o|cl[áa]ssico|(?<!\p{L})copa(?!\p{L})|brasileir[ãa]o|libertadores/iu,
    thoughts: {
      spoken: [
        'O técnico de sofá hoje comenta da mesa.',
        'Palpite é nos comentários, antes do apito.',
        'Quem entende de impedimento explica; quem não entende pede um petisco.',
        'O lance que a mesa discute dura mais que a partida.',
        'Torcida dos dois lados e um prato no meio.',
      ],
      plain: [
        'O técnico de sofá hoje comenta da mesa.',
        'Palpites nos comentários, antes do apito.',
        'Quem entende de impedimento explica; quem não entende pede um petisco.',
        'O lance que a mesa discute dura mais que a partida.',
        'Torcida dos dois lados e um prato no meio.',
      ],
      sober: ['A bola rola; a mesa assiste.', 'Jogo na tela, prato na mesa.'],
    },
    pictures: [
      'As cadeiras viradas para a tela, antes do jogo',
      'A tela acesa ao fundo, desfocada, e um prato na frente',
      'As mãos de quem torce sobre a mesa, sem rosto',
    ],
  },
  {
    named: /feijoada/iu,
    thoughts: {
      spoken: [
        'Feijoada é prato de quem não marcou nada pra depois.',
        'Tu é de feijão por cima do arroz ou do lado?',
        'Sono depois da feijoada faz parte do prato.',
        'Come em dois tempos: o primeiro prato e o “só mais um pouquinho”.',
        'Quem prometeu comer leve começa na segunda.',
        'Feijoada pede mesa grande e ninguém olhando a hora.',
      ],
      plain: [
        'Feijoada é prato de quem não marcou nada para depois.',
        'Você é de feijão por cima do arroz ou ao lado?',
        'O sono depois da feijoada faz parte do prato.',
        'Come-se em dois tempos: o primeiro prato e o “só mais um pouco”.',
        'Quem prometeu comer leve começa na segunda.',
        'Feijoada pede mesa grande e ninguém olhando a hora.',
      ],
      sober: ['Feijoada, sem hora para levantar.', 'Feijão, mesa e {w}.', 'Primeiro o caldo.'],
    },
    pictures: [
      'A panela de feijoada destampada, com o vapor subindo',
      'A concha entrando no feijão, de perto',
      'O prato de feijoada montado, visto de cima',
    ],
  },
  {
    named: /caranguej/iu,
    thoughts: {
      spoken: [
        'Caranguejo não se come com pressa nem de roupa nova.',
        'Pata primeiro ou deixa pro fim?',
        'É o prato que cala a mesa: tá todo mundo ocupado.',
        'Quem não sabe quebrar senta do lado de quem sabe.',
        'Mão suja hoje é regra.',
      ],
      plain: [
        'Caranguejo não se come com pressa nem de roupa nova.',
        'A pata primeiro ou no fim?',
        'É o prato que cala a mesa: todos ocupados.',
        'Quem não sabe quebrar senta ao lado de quem sabe.',
        'Mão suja, hoje, é regra.',
      ],
      sober: ['Caranguejo, com paciência.', 'A pata primeiro.', 'Um prato que se demora.'],
    },
    pictures: [
      'O caranguejo inteiro na mesa, de perto',
      'O martelinho e a tábua, antes do primeiro',
      'As mãos quebrando a pata, sem rosto',
    ],
  },
  {
    named: /forr[óo]|xote|bai[ãa]o|sanfona|piseiro/iu,
    thoughts: {
      spoken: [
        'Dois pra lá, dois pra cá: o resto o corpo lembra.',
        'A sanfona puxou, ninguém fica sentado a música toda.',
        'Par se arruma na hora. Vergonha se deixa em casa.',
        'Forró bom começa antes da música: é quando arrastam a mesa.',
      ],
      plain: [
        'Dois para lá, dois para cá: o resto o corpo lembra.',
        'Quando a sanfona puxa, ninguém fica sentado a música inteira.',
        'Par se arranja na hora. A vergonha fica em casa.',
        'Forró bom começa antes da música: quando arrastam a mesa.',
      ],
      sober: ['Dois para lá, dois para cá.', 'A sanfona começa.'],
    },
    pictures: [
      'A sanfona apoiada na cadeira, de perto',
      'Os pés de um par dançando, sem rosto',
      'O triângulo e a zabumba no canto da música',
    ],
  },
  {
    named: /samba|pagode/iu,
    thoughts: {
      spoken: [
        'Palma da mão e cadeira afastada: a roda se forma.',
        'O pandeiro chama, o coro responde.',
        'Todo samba tem um refrão que a mesa do lado começa.',
        'Quem não sambou ainda bate na mesa. Vale.',
      ],
      plain: [
        'Palma da mão e cadeira afastada: a roda se forma.',
        'O pandeiro chama, o coro responde.',
        'Todo samba tem um refrão que a mesa do lado começa.',
        'Quem não samba bate na mesa. Vale do mesmo jeito.',
      ],
      sober: ['O pandeiro começa.', 'A roda se forma.'],
    },
    pictures: [
      'O pandeiro sobre a cadeira, de perto',
      'As mãos no cavaquinho, sem o rosto',
      'O tantã e o pandeiro no canto da roda',
    ],
  },
  {
    named: /(?<!\p{L})rock|cover|tributo|blues/iu,
    thoughts: {
      spoken: [
        'Primeiro acorde e a mesa inteira já sabe qual é.',
        'A camisa da banda sai do guarda-roupa hoje.',
        'Tem solo que a gente toca no ar. Ninguém repara.',
      ],
      plain: [
        'Primeiro acorde, e a mesa inteira já sabe qual é.',
        'A camiseta da banda sai do armário hoje.',
        'Há solo que se toca no ar. Ninguém repara.',
      ],
      sober: ['O primeiro acorde.', 'Guitarra ao fundo, conversa perto.'],
    },
    pictures: [
      'A guitarra no suporte, com a luz do palco',
      'O amplificador e os cabos, de perto',
      'As mãos nas cordas, sem o rosto',
    ],
  },
]
