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
  { match: /^saladas?\b/, texts: ['Folhas frias, tempero na hora.'] },
]

/** Two of a kind. */
export const soberPolls = [
  '{NA} ou {nb}?',
  'Entre os dois: {na} ou {nb}?',
  'Primeiro {na} ou primeiro {nb}?',
  'Para esta mesa, {na} ou {nb}?',
] as const

export const soberGlasses: readonly Spoken[] = [
  { match: /^negroni\b/, texts: ['Três partes, um gelo, cem anos de conversa.'] },
  { match: /^caip/, texts: ['Fruta, açúcar, gelo. A medida é o que distingue uma caipirinha da outra.'] },
  { match: /^(cachaca|dose)\b/, texts: ['Contra a luz, primeiro. A pressa atrapalha.'] },
  { match: /\b(gim|gin)\b/, texts: ['Gelo até a borda, e o perfume antes do copo.'] },
  { match: /^(cafe|espresso|expresso|cappuccino)\b/, texts: ['O café encerra ou recomeça a conversa.'] },
]
