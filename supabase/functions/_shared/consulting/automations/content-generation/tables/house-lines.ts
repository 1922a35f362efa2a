/**
 * Posts made of what the house has told: its hours, its place, how to order, what a table costs, which dish is meant by
 * its ingredients. Fields: `{week}` its days and hours, `{place}` the neighbourhood, `{seats}`, `{call}`, `{what}` a
 * description, `{names}` three items, `{one}` and `{two}` orders with their sums, `{list}` items with prices.
 */
import type { Register } from './moments.ts'

type Lines = { title: string; leads: Readonly<Record<Register, readonly string[]>>; shot: string }

export const houseLines = {
  hours: {
    title: 'Dias e horas',
    leads: {
      spoken: [
        '[Pra ninguém dar viagem perdida|Antes de sair de casa, confere|A resposta que mais se pede no direct]: {week}. [Salva aqui e manda no grupo|Guarda essa, que evita porta fechada|Manda pra quem sempre pergunta].',
      ],
      plain: [
        '[Para ninguém perder a viagem|Antes de sair de casa, confira|A pergunta que mais chega por mensagem]: {week}. [Salve e mande a quem sempre pergunta|Guarde esta, para não dar com a porta fechada|Marque quem vive perguntando a hora].',
      ],
      sober: ['{Week}.'],
    },
    shot: 'Os dias e as horas escritos à mão numa folha[, na porta da casa|, sobre a mesa]',
  },
  place: {
    title: 'Onde a gente fica',
    leads: {
      spoken: [
        '[A gente fica aqui|Onde é]: {place}. {Seats}[Marca quem mora perto e ainda não veio|Quem é do bairro, dá um sinal|Tu chega a pé, de moto ou de carona? Conta aí].',
      ],
      plain: [
        '[Ficamos aqui|Onde é]: {place}. {Seats}[Marque quem mora perto e ainda não veio|Quem é do bairro, dê um sinal nos comentários|A pé, de carona ou de ônibus? Conte como você chega].',
      ],
      sober: ['{Place}. {Seats}'],
    },
    shot: '[A fachada vista do outro lado da rua|A entrada vista de longe|O caminho até a casa], com o ponto de referência no quadro',
  },
  order: {
    title: 'Como pedir',
    leads: {
      spoken: [
        '[Sem mistério|Fácil]: {call}. Manda na mesma mensagem o que vai querer, pra quando e o teu nome.',
      ],
      plain: [
        '[Sem mistério|Fácil assim]: {call}. Mande na mesma mensagem o que vai querer, para quando e o seu nome.',
      ],
      sober: ['{Call}.'],
    },
    shot: 'A tela do celular com a conversa aberta[ no balcão| na mesa], sem nome nem número à vista',
  },
  bill: {
    title: 'A conta antes de sair de casa',
    leads: {
      spoken: [
        'Vem só? {One}. Dois pratos no meio da mesa? {Two}. [Agora escolhe a companhia|Diz quem paga a próxima].',
      ],
      plain: [
        'Para um: {one}. Dois pratos no meio da mesa: {two}. [Falta escolher a companhia|A conta está feita antes da fome|Agora é com quem paga a próxima].',
      ],
      sober: ['Para um: {one}. Dois pratos: {two}.'],
    },
    shot: 'Os pratos da conta na mesma mesa, de cima, com o valor escrito à mão num papel',
  },
  dry: {
    title: 'Para beber, sem álcool',
    leads: {
      spoken: ['Quem dirige também escolhe: {list}. Qual é o teu?'],
      plain: [
        '[Quem dirige também escolhe|Sem álcool, e com escolha]: {list}. [Qual é o seu|Qual vai primeiro]?',
      ],
      sober: ['Sem álcool: {list}.'],
    },
    shot: 'Os copos lado a lado no balcão, contra a luz da janela',
  },
  riddle: {
    title: 'Que prato é este?',
    leads: {
      spoken: [
        '{What}: que nome tem isso no nosso cardápio? {Names}? Responde antes de olhar.',
        'Lê e adivinha: {what}. É {names}? A resposta sai nos Stories.',
        'Só pelos ingredientes, tu sabe o nome? {What}. As opções: {names}.',
      ],
      plain: [
        '{What}: que nome tem isso no nosso cardápio? {Names}? [Responda antes de olhar|Sem espiar o cardápio|Valendo].',
        'Leia e adivinhe: {what}. É {names}? A resposta sai nos Stories.',
        'Só pelos ingredientes, você sabe o nome? {What}. As opções: {names}.',
      ],
      sober: ['{What}. {Names}?', 'O nome disto: {names}? {What}.', '{Names}: qual leva {what}?'],
    },
    shot: 'Os ingredientes separados na bancada, sem o prato; na última tela dos Stories, o prato pronto',
  },
} as const satisfies Readonly<Record<string, Lines>>
