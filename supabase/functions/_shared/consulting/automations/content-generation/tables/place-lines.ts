/**
 * How an evening that is booked or paid for is announced, each time in another light: the news, the table to gather,
 * the week before. `{named}`: the evening; `{lasts}`: its day and hour.
 */
export const placeLines = {
  spoken: {
    first: [
      'Tá marcado: {named}, {lasts}. Já chama quem vem contigo.',
      'Põe na agenda antes que alguém marque outra coisa: {named}, {lasts}.',
    ],
    later: [
      'Já juntou a mesa? {Named}, {lasts}.',
      'Quem vai contigo? {Named}, {lasts}.',
      'Marca aqui quem tu quer do lado: {named}, {lasts}.',
      'Tá chegando: {named}, {lasts}.',
    ],
    last: ['Última chamada: {named}, {lasts}.', 'É agora ou só na próxima: {named}, {lasts}.'],
  },
  plain: {
    first: [
      'Está marcado: {named}, {lasts}. Com quem você vem?',
      'Para pôr na agenda desde já: {named}, {lasts}.',
    ],
    later: [
      'Uma mesa para reunir quem você quer por perto: {named}, {lasts}.',
      'Já combinou a mesa? {Named}, {lasts}.',
      'Convide agora, sente-se junto depois: {named}, {lasts}.',
      'Está perto: {named}, {lasts}.',
    ],
    last: ['Última chamada: {named}, {lasts}.', 'Ainda dá tempo de vir: {named}, {lasts}.'],
  },
} as const
