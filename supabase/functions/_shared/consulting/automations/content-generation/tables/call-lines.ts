/** Closing lines with the way that the owner stated: `{call}` "entrega só pelo WhatsApp". */
export const callLines = {
  plain: {
    delivery: [
      'Para comer em casa: {call}.',
      '{Call}: mande o pedido e o endereço.',
      'Noite de ficar em casa: {call}.',
      'O sofá também é mesa: {call}.',
      'Quem trabalha até tarde já sabe: {call}.',
    ],
    table: [
      '{Call}: diga o dia, a hora e quantos são.',
      'Para garantir a mesa: {call}.',
      'Turma grande combina antes: {call}.',
      'Mesa com o seu nome: {call}.',
      'Dia escolhido, falta o recado: {call}.',
    ],
    order: [
      '{Call}: diga o que é e para quando.',
      'Para levar: {call}.',
      'Para não esperar: {call}.',
      'Pedido feito antes, prato na hora: {call}.',
      'É só chamar: {call}.',
    ],
    contact: [
      'Mesa, turma ou dúvida: {call}.',
      'Para combinar antes: {call}.',
      'Fale com a casa: {call}.',
      'Ficou uma pergunta? {call}.',
      'Antes de sair de casa, um recado: {call}.',
    ],
  },
  spoken: {
    delivery: [
      'Pra comer em casa: {call}.',
      '{Call}: manda o pedido e o endereço.',
      'Sofá também é mesa: {call}.',
      'Bateu preguiça de sair, tu já sabe: {call}.',
      'Deu fome no trabalho, é só chamar: {call}.',
    ],
    table: [
      '{Call}: diz o dia, a hora e quantos são.',
      'Pra garantir a mesa: {call}.',
      'Turma grande combina antes: {call}.',
      'Mesa com o teu nome: {call}.',
      'Já sabe o dia, falta o recado: {call}.',
    ],
    order: [
      '{Call}: diz o que é e pra quando.',
      'Pra levar: {call}.',
      'Pra não esperar: {call}.',
      'É só chamar: {call}.',
      'Pede antes e chega na hora: {call}.',
    ],
    contact: [
      'Mesa, turma ou dúvida: {call}.',
      'Pra combinar antes: {call}.',
      'Fala com a gente: {call}.',
      'Ficou pergunta? {call}.',
      'Manda um oi: {call}.',
    ],
  },
} as const
