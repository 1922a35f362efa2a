/**
 * Posts about a subject that the owner names and no item has: a place, a sport, a sunset. Only what is true of any house is
 * said. `{N}` the subject as a heading, `{o}` and `{do}` with its article, `{dish}` a dish of the house with its price.
 */
import type { Register } from './moments.ts'

type Lines = Readonly<Record<Register, readonly string[]>>

export const askedThemes: Readonly<Record<'named' | 'noun', Lines>> = {
  /** A name of its own, which takes no article: "Mucuripe". */
  named: {
    spoken: [
      '{N}: quem é de lá se acusa aqui nos comentários.{dish}',
      '{N} de manhã cedo ou de tardezinha? Cada um tem a sua hora.{dish}',
      'Uma lembrança de {n}: começa tu, que a gente completa.{dish}',
    ],
    plain: [
      '{N}: quem é de lá, apresente-se nos comentários.{dish}',
      '{N} de manhã cedo ou no fim da tarde? Cada um tem a sua hora.{dish}',
      'Uma lembrança de {n}: comece você, que a gente completa.{dish}',
    ],
    sober: ['{N}, em poucas palavras: as suas.{dish}', '{N}. Uma lembrança, nos comentários.{dish}'],
  },
  noun: {
    spoken: [
      'Papo de hoje: {o}. Quem tem história conta, quem não tem escuta.{dish}',
      'Antes ou depois {do}, a fome bate igual.{dish}',
      'Uma foto tua {do} vale mais que a nossa. Marca a casa, que a gente reposta com gosto.{dish}',
      'Tem quem venha pela comida e tem quem venha por causa {do}. Tu é de qual?{dish}',
    ],
    plain: [
      'O assunto de hoje é {o}. Quem tem história conta; quem não tem escuta.{dish}',
      'Antes ou depois {do}, a fome é a mesma.{dish}',
      'Uma foto sua {do} vale mais que a nossa. Marque a casa.{dish}',
      'Quem vem por causa {do} e quem vem pela comida: de qual turma você é?{dish}',
    ],
    sober: ['{O}, perto daqui.{dish}', 'Primeiro {o}.{dish}'],
  },
}

export const askedShots = [
  '{N}, numa foto feita por vocês, em luz natural',
  '{N} ao fundo, com um prato da casa na frente',
]
