/** Thoughts about drinks, as people in Ceará say them: how each is made and looked at, never a reason to drink. */
import type { Spoken } from './spoken-dishes.ts'

export const spokenDrinks: readonly Spoken[] = [
  {
    match: /^caip.*\blimao\b/,
    texts: [
      'Limão cortado perfuma até quem só tá passando na calçada. De limão, sem invenção: tem coisa que [já nasceu resolvida|não carece de novidade], e ninguém nunca reclamou.',
      'Todo mundo tem um primo que diz que a caipirinha dele é a melhor. A de limão é a que [ele usa pra provar|tira a dúvida], com o copo suando em cima da mesa.',
    ],
  },
  {
    match: /^caip.*\bcaju\b/,
    texts: [
      'Caju tem cheiro de quintal e mancha a camisa sem pedir licença. No copo ele vem mais comportado, [com gelo e cachaça|ao lado do gelo], e o cheiro continua o mesmo.',
      'Castanha de um lado, fruta do outro, e o cearense achando serventia até pra sombra do cajueiro. A fruta veio [parar no balcão|pro copo], e o perfume entrega de longe.',
    ],
  },
  {
    match: /^caip/,
    texts: [
      'Tem o time do doce, o time do pouco e o time que diz “sem açúcar” e faz careta. No balcão cabem os três: [é só dizer|basta avisar] na hora do pedido.',
      'Tem quem conte as pedras de gelo e tem quem conte história enquanto elas derretem. {N} já viu [os dois na mesma mesa|mais história que muito escritor].',
    ],
  },
  {
    match: /^rabo de galo\b/,
    texts: [
      'Amargo no começo, doce no fim: parece novela das boas. Rabo de galo é cachaça e vermute no mesmo copo, cada um falando do seu jeito, e [ninguém se atravessa|os dois se entendem].',
      'O nome faz rir, a receita é antiga e o balcão é brasileiro. Na primeira vez tu pergunta o que é; [da outra, já explica pra mesa toda|depois tu é que explica].',
    ],
  },
  {
    match: /^batidas?\b/,
    texts: [
      'O liquidificador ligou e meio salão virou a cabeça. É {n}: fica ali no meio do caminho [entre o copo e a sobremesa|entre a mesa e o doce], e cada um decide o lado.',
    ],
  },
  {
    match: /^(sucos?|limonadas?|refrescos?)\b/,
    texts: [
      'Hoje tu é o da carona? Pois a mesa é tua do mesmo jeito. Tem {n}, tem petisco e tem [lugar na conversa|a melhor desculpa pra não dançar].',
      'Calor desse e tu sem um copo de {n} na frente? [Assim não se aguenta|Deixa de ser teimoso]. Gelo, fruta e uma cadeira na sombra.',
    ],
  },
  {
    match: /^cajuina/,
    texts: [
      'Cajuína é caju de roupa de missa: clarinha, dourada e [cheia de si|muito educada]. Bota contra a luz e diz se não parece fim de tarde.',
    ],
  },
  {
    match: /^cachaca.*(envelhecid|carvalho|premium)/,
    texts: [
      'Copinho contra a luz antes de qualquer coisa: essa cor veio da madeira, e madeira [não tem pressa|não sabe mentir]. Água por perto e conversa comprida.',
    ],
  },
  {
    match: /^(cachaca|dose)\b/,
    texts: [
      'Copinho pequeno, conversa comprida, água por perto. {N} é isso: [quem entende repara no cheiro|primeiro o cheiro, depois o assunto].',
    ],
  },
]

/** How mixed drinks are made. */
export const spokenMaking: readonly Spoken[] = [
  {
    match: /^caip/,
    texts: [
      'Fruta no fundo, açúcar, três apertos e para. Quem maltrata a casca amarga o copo e [bota a culpa na fruta|depois diz que a fruta era ruim]. O resto é cachaça e gelo até a borda.',
      'O balcão tem música própria: socador, gelo, colher. De olho fechado tu já sabe que é {n}, e [de olho aberto dá vontade de aprender|quem senta perto leva a aula].',
      'Açúcar é assunto sério: de menos, a fruta reclama; de mais, ela some. O ponto certo é o que tu disser no balcão, [e ninguém discute|que ali a freguesia manda].',
      'Repara na ordem, que ela tem motivo: primeiro a fruta e o açúcar, depois a cachaça, por último o gelo. {N} feita de trás pra frente [não é a mesma|vira outra história].',
    ],
  },
  {
    match: /^rabo de galo\b/,
    texts: [
      'Cachaça, vermute, copo baixo e uma colher girando sem pressa. Não tem guarda-chuvinha nem mistério: [tem medida|o segredo é a medida], e quem senta no balcão vê tudo.',
    ],
  },
  {
    match: /^batidas?\b/,
    texts: [
      'Fruta, cachaça, gelo e o liquidificador fazendo zoada. A parte difícil da batida é [esperar a espuma subir|a hora de desligar]: passou do ponto, virou água.',
    ],
  },
]

/** Of any mixed drink. */
export const spokenGlass = [
  'Tem gente que escolhe o banco do balcão só pra ver fazer {o}. É de graça, e tem mais enredo que [muita novela|conversa de calçada].',
  'Na carta é uma linha; no balcão é medida, gelo e mão. {N} se explica melhor ao vivo: [pergunta o que leva, que a resposta vem com gosto|chega perto e repara].',
  'Primeiro o copo, depois o gelo, e o resto na ordem que a receita manda. {N} [não gosta de improviso|é receita com começo, meio e fim].',
] as const

/** Questions about drinks. */
export const spokenGlassAsks: readonly Spoken[] = [
  {
    match: /^caip.*\blimao\b/,
    texts: ['Limão com casca ou sem: tu é de qual?', 'Açúcar na de limão: pouco ou no capricho?'],
  },
  {
    match: /^caip.*\bcaju\b/,
    texts: ['Caju: tu é da fruta ou da castanha?', 'Quem aí tem cajueiro em casa? Conta.'],
  },
  {
    match: /^caip/,
    texts: [
      'Fruta amassada ou só apertadinha?',
      'Tu olha fazer ou prefere a surpresa?',
      'Que fruta tu botava no cardápio?',
    ],
  },
  {
    match: /^rabo de galo/,
    texts: [
      'Tu conhecia o nome antes da receita?',
      'Amargo: tu gosta, aguenta ou corre?',
      'Quem te explicou o que é rabo de galo? Marca.',
    ],
  },
  {
    match: /^(cachaca|dose)/,
    texts: ['Branquinha ou amarelinha: qual é a tua?', 'Tu sente o cheiro antes ou nem repara?'],
  },
  {
    match: /^(sucos?|limonadas?|refrescos?|cajuina|aguas? de coco|cocos?)/,
    texts: ['Quem é sempre o da carona na tua turma? Marca.', 'Com muito gelo ou quase sem?'],
  },
  {
    match: /./,
    texts: [
      '{O}: tu já conhece ou tá na lista?',
      'Balcão pra ver fazer ou mesa pra conversar?',
      'Que petisco tu botava do lado {do}?',
    ],
  },
]
