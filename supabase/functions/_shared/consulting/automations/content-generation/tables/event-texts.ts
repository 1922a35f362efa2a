/** Posts about what a house holds: weekly music, combos, and what holds for a date. */
import type { Register } from './moments.ts'

/**
 * On the day of a weekly event with music. `{bare}` its name, `{begins}` ", às 19h", `{until}` " até as 22h", `{dish}`
 * one of the menu.
 */
export const weeklyMusic: Readonly<Record<Register, readonly string[]>> = {
  spoken: [
    'Hoje tem {bare}{begins}{until}.{dish} Chega antes, que lugar de frente acaba primeiro.',
    '{Bare} é hoje{begins}{until}: a mesa canta baixo e o garfo acompanha.{dish}',
    'Passou a semana esperando? Pois é hoje: {bare}{begins}{until}.{dish}',
    'Quem pediu {bare} levanta a mão{begins}{until}.{dish} O pedido da música tu faz no intervalo.',
    'Afina daqui, afina dali, e {bare} começa hoje{begins}{until}.{dish}',
    'A semana se acaba melhor com {bare}: hoje{begins}{until}.{dish}',
    'Hoje é dia de {bare}{begins}{until}. Arrasta a cadeira.{dish}',
    'O vizinho já perguntou, e é hoje: {bare}{begins}{until}.{dish}',
    '{Bare} hoje{begins}{until}, com a casa do jeito que tu conhece.{dish}',
    'Se o pé já tá batendo, é porque hoje tem {bare}{begins}{until}.{dish}',
    'Marca com a turma: {bare} hoje{begins}{until}.{dish}',
    'Primeira vez ou vigésima, tanto faz: {bare} hoje{begins}{until}.{dish}',
    'Antes de abrir tem ajuste de som e mesa arrastada. O motivo: {bare}, hoje{begins}{until}.{dish}',
    'Pergunta que chega {every}: tem {bare}? Tem, hoje{begins}{until}.{dish}',
    'Amanhã tu só ouve contar: {bare} é hoje{begins}{until}.{dish}',
    'Vem com muita gente hoje? Avisa por mensagem quantos são: {bare}{begins}{until}.{dish}',
  ],
  plain: [
    'Hoje tem {bare}{begins}{until}.{dish} Quem chega antes escolhe a mesa.',
    'É dia de {bare}: hoje{begins}{until}.{dish}',
    'A casa baixa o som do salão e abre espaço: {bare}, hoje{begins}{until}.{dish}',
    '{Bare} de novo na casa, hoje{begins}{until}.{dish} Que música não pode faltar?',
    'Instrumento afinado e mesa posta: {bare}{begins}{until}, ainda hoje.{dish}',
    'Para fechar a semana, {bare}: hoje{begins}{until}.{dish}',
    'A agenda de hoje tem uma linha só: {bare}{begins}{until}.{dish}',
    'Na agenda da semana está escrito {bare}, e é hoje{begins}{until}.{dish}',
    '{Bare} hoje{begins}{until}. Traga quem ainda não conhece.{dish}',
    'As cadeiras mudam de lugar, e o motivo é {bare}: hoje{begins}{until}.{dish}',
    'Mais uma semana, mais {bare}: hoje{begins}{until}.{dish}',
    'Reserve o fim do dia: {bare}, hoje{begins}{until}.{dish}',
    'Antes de abrir há ajuste de som e mesa arrastada. O motivo: {bare}, hoje{begins}{until}.{dish}',
    'A pergunta que chega {every}: tem {bare}? Tem, hoje{begins}{until}.{dish}',
    'Amanhã você só ouve contar: {bare} é hoje{begins}{until}.{dish}',
    'Vem em grupo hoje? Avise por mensagem quantos são: {bare}{begins}{until}.{dish}',
  ],
  sober: [
    'Hoje, {bare}{begins}{until}.{dish}',
    '{Bare}{begins}{until}. Hoje.{dish}',
    'Esta noite, {bare}{begins}{until}.{dish}',
    'Ao fundo do salão, {bare}: hoje{begins}{until}.{dish}',
    'De novo, {bare}. Hoje{begins}{until}.{dish}',
    'A casa recebe {bare} hoje{begins}{until}.{dish}',
    'Hoje{begins}{until}: {bare}.{dish}',
    '{Every}, {bare}. Hoje{begins}{until}.{dish}',
    '{W}: {bare}{begins}{until}.{dish}',
  ],
}

/** On the day of any other weekly event: a buffet, a quiz. Fields as above; `{w}` its weekday, `{every}` "toda terça". */
export const weeklyEvents: Readonly<Record<Register, readonly string[]>> = {
  spoken: [
    '{Every} é dia de {bare}, e hoje é {w}{begins}{until}.{dish} Chama a turma no grupo agora.',
    'Tu disse “na próxima {w} eu vou”, lembra? Pois chegou: {bare}{begins}{until}.{dish}',
    '{Bare} é hoje{begins}{until}. Marca aqui quem divide a mesa contigo.{dish}',
    'Hoje é {w}, e {w} por aqui tem nome: {bare}{begins}{until}.{dish}',
    'Já tem plano pra hoje? O nosso é {bare}{begins}{until}.{dish} Diz quantos vêm.',
    'Quem tava contando os dias pode parar: {bare} é hoje{begins}{until}.{dish}',
    'Sem ideia pro jantar? {W} tem {bare}{begins}{until}.{dish} Turma grande avisa por mensagem.',
    'Levanta a mão quem já veio pra {bare}{begins}{until}. Quem não veio tem hoje.{dish}',
    '{Bare} hoje{begins}{until}, como {every}.{dish} Quem chega cedo escolhe a mesa.',
    'Primeira vez ou vigésima, tanto faz: {bare} hoje{begins}{until}.{dish}',
    'Antes de abrir já tem gente arrumando o salão. O motivo: {bare}, hoje{begins}{until}.{dish}',
    'Pergunta que chega {every}: tem {bare}? Tem, hoje{begins}{until}.{dish}',
    'Amanhã tu só ouve contar: {bare} é hoje{begins}{until}.{dish}',
    'Família, casal, povo do trabalho: hoje cabe todo mundo. {Bare}{begins}{until}.{dish}',
    'Nunca veio numa {w}? Pois hoje tem {bare}{begins}{until}.{dish}',
  ],
  plain: [
    '{Every} é dia de {bare}, e hoje é {w}{begins}{until}.{dish} Quantos vêm com você?',
    'Você disse “na próxima {w} eu vou”. É hoje: {bare}{begins}{until}.{dish}',
    '{Bare} é hoje{begins}{until}. Marque aqui quem divide a mesa com você.{dish}',
    'Hoje é {w}, e {w} aqui tem nome: {bare}{begins}{until}.{dish}',
    'Já tem plano para hoje? O nosso é {bare}{begins}{until}.{dish}',
    'Mesa grande para {bare}? É hoje{begins}{until}: mande mensagem antes de sair de casa.{dish}',
    'Quem já veio para {bare} conta nos comentários; quem não veio tem hoje{begins}{until}.{dish}',
    '{Bare} hoje{begins}{until}, como {every}.{dish} Quem chega cedo escolhe a mesa.',
    'Lembrete de {w}: hoje tem {bare}{begins}{until}.{dish}',
    'Antes de abrir já há gente arrumando o salão. O motivo: {bare}, hoje{begins}{until}.{dish}',
    'A pergunta que chega {every}: tem {bare}? Tem, hoje{begins}{until}.{dish}',
    'Amanhã você só ouve contar: {bare} é hoje{begins}{until}.{dish}',
    'Família, casal, turma do trabalho: hoje há mesa para todos. {Bare}{begins}{until}.{dish}',
    'Nunca veio numa {w}? Hoje tem {bare}{begins}{until}.{dish}',
    'Sai do trabalho sem plano? Hoje é {w}: {bare}{begins}{until}.{dish}',
  ],
  sober: [
    'Hoje, {bare}{begins}{until}.{dish}',
    '{Every}, {bare}. Hoje{begins}{until}.{dish}',
    '{W}: {bare}{begins}{until}.{dish}',
    'De novo, {bare}. Hoje{begins}{until}.{dish}',
    '{Bare} hoje{begins}{until}. Mesas por mensagem.{dish}',
    'A casa tem {bare} hoje{begins}{until}.{dish}',
    'Só hoje nesta semana: {bare}{begins}{until}.{dish}',
    '{Bare}, {every}. Hoje{begins}{until}.{dish}',
  ],
}

/** To the WhatsApp list on the day of a weekly event. `{when}` ", às 19h" or its opening hours, `{price}` ", R$ 49,90 por pessoa". */
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
  ],
}

/** A combo: before its day, on it, and where it has no day. `until`: it lasts to a day; `last` is that day. `{of}` what it holds, `{p}` its price, `{day}` "sábado, 12/06". */
export const comboTexts: Readonly<
  Record<
    'ahead' | 'day' | 'until' | 'last' | 'weekly' | 'always',
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
  weekly: {
    spoken: [
      'Hoje é dia: {bare} por {p}, como {every}.{of}',
      '{Bare} hoje sai por {p}.{of} Quem sabe, já chegou.',
      '{Every} é assim: {bare}, {p}.{of}',
      'Tu esperou, e chegou: {bare} por {p}, hoje.{of}',
      'A pergunta que mais chega aqui: que dia é {bare}? {Every}, por {p}.{of}',
      'Antes de abrir, a cozinha já sabe que dia é: {w}, {bare} por {p}.{of}',
      'Vem com a turma hoje? Manda mensagem com quantos são, e a gente responde. {Bare}, {p}.{of}',
      'Amanhã já não tem: {bare} é hoje, por {p}.{of}',
      'Família, casal, povo do trabalho: {w} cabe todo mundo. {Bare}, {p}.{of}',
      'Nunca veio numa {w}? Pois comece: {bare} por {p}.{of}',
      'Marca aqui quem tu arrasta hoje: {bare}, {p}.{of}',
      'Quem já veio conta: o que não pode faltar? {Bare}, {every}, {p}.{of}',
      'Aniversário caiu numa {w}? {Bare} sai por {p}.{of}',
      '{W} também é dia de sair de casa: {bare} por {p}.{of}',
      'A conta tu faz de cabeça: {bare}, {p}.{of} É hoje.',
      'Acerta logo a carona, que hoje tem {bare} por {p}.{of}',
    ],
    plain: [
      '{Every} tem {bare} por {p}.{of} Hoje é {w}.',
      'Hoje, {bare} por {p}.{of}',
      '{Bare} a {p}: vale hoje, como {every}.{of}',
      'Já virou costume: {bare} por {p}, hoje.{of}',
      'A pergunta que mais chega: em que dia é {bare}? {Every}, por {p}.{of}',
      'Antes de abrir, a cozinha já sabe que dia é: {w}, {bare} por {p}.{of}',
      'Vem em grupo hoje? Mande mensagem com quantos são, e a gente responde. {Bare}, {p}.{of}',
      'Amanhã já não tem: {bare} é hoje, por {p}.{of}',
      'Família, casal, turma do trabalho: {w} tem mesa para todos. {Bare}, {p}.{of}',
      'Para quem nunca veio numa {w}: {bare} sai por {p}.{of}',
      'Marque aqui quem você traria hoje: {bare}, {p}.{of}',
      'Quem já veio conta: o que não pode faltar? {Bare}, {every}, {p}.{of}',
      'Aniversário caiu numa {w}? {Bare} sai por {p}.{of}',
      '{W} também é dia de sair: {bare} por {p}.{of}',
      'A conta se faz de cabeça: {bare}, {p}.{of} É hoje.',
      'Combine a carona, que hoje tem {bare} por {p}.{of}',
    ],
    sober: [
      'Hoje, {bare}: {p}.{of}',
      '{Bare}, {p}, hoje.{of}',
      '{Every}, {bare}: {p}.{of}',
      '{W}: {bare}, {p}.{of}',
      'Só hoje nesta semana: {bare}, {p}.{of}',
      '{Bare} por {p}, {every}.{of}',
      'Hoje à mesa, {bare}: {p}.{of}',
      '{Bare}. {W}, {p}.{of}',
    ],
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

/** Pictures for the day of a weekly event; none shows who has not agreed. */
export const weeklyShots: readonly string[] = [
  'O canto da música montado, antes de encher',
  'O instrumento encostado na cadeira, de perto',
  'As mãos de quem toca, sem o rosto',
  'A mesa da frente posta, com a luz acesa',
  'A caixa de som e o cabo sendo ligados',
  'O salão arrumado, visto da porta',
  'O cardápio na mesa, com o palco ao fundo',
  'A rua vista de dentro, minutos antes de abrir',
  'As cadeiras sendo viradas para o lado da música',
  'A lousa com a hora de hoje escrita à mão',
  'A plaquinha do dia na porta, de fora',
  'A pilha de pratos limpos, pronta para a noite',
  'O avental sendo amarrado, de costas',
  'As mãos da equipe arrumando a mesa, sem rosto',
  'O relógio da casa na hora de abrir',
]
