/** Posts about what a house holds: weekly music, combos, and what holds for a date. */
import type { Register } from './moments.ts'

/** To the WhatsApp list on the day of a weekly event. `{dm}` "05/12", `{when}` ", às 19h" or its opening hours, `{price}` ", R$ 49,90 por pessoa". */
export const eventMessages: Readonly<Record<'spoken' | 'plain', readonly string[]>> = {
  spoken: [
    'Hoje é {w}, tem {bare}{when}{price}. Tu vem com quantos?',
    'Lembrete de {w}: {bare}{when}{price}. Repassa pra quem vem contigo.',
    'É hoje{when}: {bare}{price}. Mesa grande? Responde aqui.',
    'Tem {bare} hoje{when}{price}. Diz quantos são, que a gente se organiza.',
    'Bora? {Bare} hoje{when}{price}.',
    'Quem vem hoje responde com um número: quantos são. {Bare}{when}{price}.',
    '{Every} é isso: {bare}{when}{price}. Dúvida, pergunta aqui.',
    'Já sabe onde fica hoje? Aqui tem {bare}{when}{price}.',
    'Recado de {w}: {bare}{when}{price}. Chega cedo.',
    '{dm} é dia: {bare}{when}{price}. Vem quantos?',
    'Só pra lembrar: hoje, {dm}, {bare}{when}{price}.',
    'Tá confirmado pra hoje, {dm}: {bare}{when}{price}.',
    'Guarda lugar? {Bare} hoje, {dm}{when}{price}. Responde com o nome.',
    'Hoje, {dm}: {bare}{when}{price}. Manda pro grupo da família.',
    'Quem tá na dúvida decide agora: {bare}, {dm}{when}{price}.',
    'Hoje, {dm}, a casa tem {bare}{when}{price}. Pode chegar.',
  ],
  plain: [
    'Hoje é {w}, tem {bare}{when}{price}. Quantos vêm?',
    'Lembrete de {w}: {bare}{when}{price}. Repasse a quem vem com você.',
    'É hoje{when}: {bare}{price}. Mesa grande? Responda aqui.',
    'Tem {bare} hoje{when}{price}. Conte quantos são, e a gente se organiza.',
    'Quem vem hoje responde com um número: quantos são. {Bare}{when}{price}.',
    '{Every} é assim: {bare}{when}{price}. Dúvidas, por aqui.',
    'Sem plano para hoje? Aqui tem {bare}{when}{price}.',
    'Recado de {w}: {bare}{when}{price}. Até já.',
    'Para hoje: {bare}{when}{price}. Quem chega cedo escolhe a mesa.',
    '{dm} é dia: {bare}{when}{price}. Vêm quantos?',
    'Só para lembrar: hoje, {dm}, {bare}{when}{price}.',
    'Confirmado para hoje, {dm}: {bare}{when}{price}.',
    'Guardamos lugar? {Bare} hoje, {dm}{when}{price}. Responda com o nome.',
    'Hoje, {dm}: {bare}{when}{price}. Mande ao grupo da família.',
    'Quem está na dúvida decide agora: {bare}, {dm}{when}{price}.',
    'Hoje, {dm}, a casa tem {bare}{when}{price}. Esperamos vocês.',
  ],
}

/** A combo: before its day, on it, and where it has no day. `until`: it lasts to a day; `last` is that day. `weekly`: on a weekday until then, `{left}` "últimas duas terças", `{days}` "hoje e 15/12". `{of}` what it holds, `{p}` its price, `{day}` "sábado, 12/06". */
export const comboTexts: Readonly<
  Record<
    'ahead' | 'day' | 'until' | 'weekly' | 'last' | 'always',
    Readonly<Record<Register, readonly string[]>>
  >
> = {
  until: {
    spoken: [
      '{Bare} por {p} até {day}.{of}',
      'Até {day} sai por {p}: {bare}.{of}',
      '{Bare}: {p}, e só até {day}.{of}',
    ],
    plain: [
      '{Bare} por {p} até {day}.{of}',
      'Até {day} custa {p}: {bare}.{of}',
      '{Bare}: {p}, e vale até {day}.{of}',
    ],
    sober: ['{Bare}: {p} até {day}.{of}', 'Até {day}, {bare}: {p}.{of}'],
  },
  weekly: {
    spoken: [
      '{Left} de {bare} por {p}: {days}.{of}',
      '{Bare} por {p}, {days}: {left}, e acabou.{of}',
      'Pode contar: {left} de {bare}, {days}, por {p}.{of}',
    ],
    plain: [
      '{Left} de {bare} por {p}: {days}.{of}',
      '{Bare} por {p}, {days}: {left}.{of}',
      'Contagem da casa: {left} de {bare}, {days}, por {p}.{of}',
    ],
    sober: ['{Left} de {bare}, {p}: {days}.{of}', '{Bare}, {p}: {days}.{of}'],
  },
  last: {
    spoken: ['Último dia: {bare} por {p}.{of}'],
    plain: ['Último dia: {bare} por {p}.{of}'],
    sober: ['Último dia. {Bare}: {p}.{of}'],
  },
  ahead: {
    spoken: ['{Day}: {bare} por {p}.{of} Já combina com quem divide contigo.'],
    plain: ['{Day}: {bare} por {p}.{of} Combine com quem divide a mesa com você.'],
    sober: ['{Day}: {bare}, {p}.{of}'],
  },
  day: {
    spoken: [
      'É hoje: {bare} por {p}.{of} Vale enquanto durar, e só hoje.',
      'Hoje tem {bare}, {p}.{of} Quem divide paga menos e ri mais.',
    ],
    plain: [
      'É hoje: {bare} por {p}.{of} Vale só hoje, enquanto houver.',
      'Hoje, {bare} por {p}.{of} Uma conta só, para dividir.',
    ],
    sober: ['Hoje, {bare}: {p}.{of}'],
  },
  always: {
    spoken: [
      '{Bare}: {p}.{of} Uma conta só, e ninguém faz cálculo na mesa.',
      'Pra quem não decide: {bare} por {p}.{of}',
    ],
    plain: [
      '{Bare}: {p}.{of} Uma conta só, para dividir.',
      'Para quem não quer escolher: {bare} por {p}.{of}',
    ],
    sober: ['{Bare}: {p}.{of}'],
  },
}

/** The same offers where the owner wants no price in the posts: what it is, when, and where to ask. */
export const pricelessCombos: typeof comboTexts = {
  until: {
    spoken: ['{Bare} em condição de combo até {day}.{of} O valor a gente diz no direct.'],
    plain: ['{Bare} em condição de combo até {day}.{of} O valor, no direct ou no balcão.'],
    sober: ['Até {day}, {bare} em condição de combo.{of}'],
  },
  weekly: {
    spoken: ['{Left} de {bare} em condição de combo: {days}.{of} O valor a gente diz no direct.'],
    plain: ['{Left} de {bare} em condição de combo: {days}.{of} O valor, no direct ou no balcão.'],
    sober: ['{Left} de {bare} em condição de combo: {days}.{of}'],
  },
  last: {
    spoken: ['Último dia: {bare} em condição de combo.{of}'],
    plain: ['Último dia: {bare} em condição de combo.{of}'],
    sober: ['Último dia. {Bare} em condição de combo.{of}'],
  },
  ahead: {
    spoken: ['{Day} tem {bare} em condição de combo, só nesse dia.{of} Já combina com quem divide contigo.'],
    plain: ['{Day}: {bare} em condição de combo, só nesse dia.{of} O valor, no direct ou no balcão.'],
    sober: ['{Day}: {bare} em condição de combo.{of}'],
  },
  day: {
    spoken: ['É hoje: {bare} em condição de combo.{of} Só hoje, enquanto durar.'],
    plain: ['É hoje: {bare} em condição de combo.{of} Só hoje, enquanto houver.'],
    sober: ['Hoje, {bare} em condição de combo.{of}'],
  },
  always: {
    spoken: ['{Bare}.{of} Uma conta só, e ninguém faz cálculo na mesa.'],
    plain: ['{Bare}.{of} Uma conta só, para dividir.'],
    sober: ['{Bare}.{of}'],
  },
}
