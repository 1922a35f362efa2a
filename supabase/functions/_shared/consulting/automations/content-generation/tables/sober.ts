/** Thoughts for houses of few words: one sentence each, true of every dish of that name. Fields as in `forms.ts`. */
import type { Spoken } from './spoken-dishes.ts'

export const soberDishes: readonly Spoken[] = [
  {
    match: /^polvo\b.*\b(brasa|grelh|chapa)/,
    texts: ['Polvo tem dois tempos: o da panela, longo, e o do fogo, curto.'],
  },
  {
    match: /^(cordeiro|carneiro|cabrito)\b/,
    texts: ['Cordeiro pede tempo antes da mesa, e nenhuma pressa depois.'],
  },
  { match: /^(risotos?|risotto)\b/, texts: ['Espera-se pelo risoto à mesa; ele não espera por ninguém.'] },
  { match: /^(nhoque|gnocchi)\b/, texts: ['O bom nhoque quase não pesa no garfo.'] },
  {
    match: /^(espaguete|spaghetti|talharim|tagliatelle|fettuccine|ravioli|lasanha|massa)\b/,
    texts: ['Massa, molho e o minuto certo entre os dois.'],
  },
  {
    match:
      /^(pargo|robalo|sirigado|badejo|cioba|namorado|peixe|pescada|file de (peixe|pescada|robalo|sirigado))\b/,
    texts: ['O peixe se conhece pela lasca: solta inteira, úmida, sem esforço.'],
  },
  { match: /^(ostras?)\b/, texts: ['Da concha ao garfo, alguns segundos de atenção.'] },
  { match: /^(tartare|steak tartare)\b/, texts: ['Tartare é faca e tempero, e pouco mais.'] },
  { match: /^carpaccio\b/, texts: ['Carpaccio é uma questão de espessura.'] },
  { match: /^burrata\b/, texts: ['A burrata se abre à mesa, e o prato começa aí.'] },
  { match: /^(magret|pato)\b/, texts: ['Do pato, comece pela pele.'] },
  { match: /^(camarao|camaroes)\b/, texts: ['Camarão se decide em segundos: translúcido, rosado, pronto.'] },
  { match: /^lagostas?\b/, texts: ['Da lagosta, o mínimo: fogo alto e mão leve.'] },
  { match: /^ceviche\b/, texts: ['Ceviche é relógio: o limão entra, e conta-se o tempo.'] },
  {
    match: /^(file|medalhao|medalhoes|picanha|ancho|chorizo|tournedos|bife)\b(?!.*\b(peixe|frango|porco)\b)/,
    texts: ['Um bom corte pede pouco: fogo certo e alguns minutos de descanso.'],
  },
  { match: /\bqueijos\b/, texts: ['Do queijo mais suave ao mais intenso: a ordem importa.'] },
  { match: /^(fondant|petit gateau)\b/, texts: ['A colher rompe a casca, e o centro responde.'] },
  { match: /^pudim\b/, texts: ['O pudim se julga pelo corte: firme, sem bolhas, sem pressa.'] },
  {
    match: /^(peixada|moqueca|caldeirada|bobo)\b/,
    texts: ['A panela vem fechada. A primeira garfada é o vapor.'],
  },
  {
    match: /^truta\b/,
    texts: [
      'Truta: a pele pede fogo alto; o resto pede que se espere.',
      'Água fria, carne clara. A truta se come devagar.',
    ],
  },
  {
    match: /^(cogumelos?|shitake|shimeji)\b/,
    texts: [
      'Cogumelo gosta de frigideira quente e de ninguém por perto.',
      'O que cresce à sombra pede pouca luz à mesa.',
    ],
  },
  {
    match: /^(creme|sopa|veloute|caldo)\b/,
    texts: ['Colher funda, vapor baixo. O creme vem antes da conversa.', 'Começa-se pela colher.'],
  },
  {
    match: /^(coalho|queijo coalho) maturado\b/,
    texts: ['O tempo seca o queijo e adensa o sabor. Não se apressa nem um, nem outro.'],
  },
  { match: /^tartar\b/, texts: ['Tudo cortado à faca, no último minuto.'] },
  { match: /^torta\b/, texts: ['Massa fina, forno paciente. A torta chega morna de propósito.'] },
  {
    match: /^menu\b/,
    texts: [
      'A ordem é da cozinha; o ritmo, da mesa.',
      'Um prato prepara o outro. O último se lembra do primeiro.',
    ],
  },
  { match: /^(bolo|brownie)\b/, texts: ['Do forno para o prato, sem cobertura que disfarce.'] },
  { match: /^(galinha|capote|frango)\b/, texts: ['Panela tampada, fogo baixo. O resto é espera.'] },
  { match: /^(porco|barriga|copa|leitao)\b/, texts: ['A pele estala; por baixo, tudo cede.'] },
  { match: /^(arroz|baiao)\b/, texts: ['O arroz absorve o que a panela sabe.'] },
  {
    match: /^(legumes|abobora|berinjela|couve|palmito|banana|macaxeira)\b/,
    texts: ['Da terra ao prato, com o mínimo no meio.'],
  },
  { match: /^saladas?\b/, texts: ['Folhas frias, tempero na hora.'] },
]

/** Two of a kind. */
export const soberPolls = [
  '{NA} ou {nb}?',
  'Entre os dois: {na} ou {nb}?',
  'Qual primeiro: {na} ou {nb}?',
  'Para esta mesa, {na} ou {nb}?',
] as const

export const soberGlasses: readonly Spoken[] = [
  { match: /^negroni\b/, texts: ['Três partes, um gelo, cem anos de conversa.'] },
  { match: /^caip/, texts: ['Fruta, açúcar, gelo. A medida é o que distingue uma caipirinha da outra.'] },
  { match: /^(cachaca|dose)\b/, texts: ['Contra a luz, primeiro. A pressa atrapalha.'] },
  { match: /\b(gim|gin)\b/, texts: ['Gelo até a borda, e o perfume antes do copo.'] },
  { match: /\bsour\b/, texts: ['Doce, azedo e o tempo da coqueteleira. Nessa conta não sobra nada.'] },
  { match: /\bcafe\b/, texts: ['Café frio, madeira e noite. Um depois do outro.'] },
  {
    match: /^(cha|limonada|suco|cajuina|soda)\b/,
    texts: ['Infusão, gelo e nada a provar.', 'Para a mesa inteira, inclusive quem desce a serra.'],
  },
  {
    match: /^(prata|carvalho|amburana|umburana|castanheira)\b/,
    texts: ['Contra a luz, primeiro. Depois, devagar.'],
  },
  { match: /^(cafe|espresso|expresso|cappuccino)\b/, texts: ['O café encerra ou recomeça a conversa.'] },
]
