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
    'O vizinho já perguntou, e é hoje mesmo: {bare}{begins}{until}.{dish}',
    '{Bare} hoje{begins}{until}, com a casa do jeito que tu conhece.{dish}',
    'Se o pé já tá batendo, é porque hoje tem {bare}{begins}{until}.{dish}',
    'Marca com a turma: {bare} hoje{begins}{until}.{dish}',
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
  ],
  sober: [
    'Hoje, {bare}{begins}{until}.{dish}',
    '{Bare}{begins}{until}. Hoje.{dish}',
    'Esta noite, {bare}{begins}{until}.{dish}',
    'Ao fundo do salão, {bare}: hoje{begins}{until}.{dish}',
    'De novo, {bare}. Hoje{begins}{until}.{dish}',
    'A casa recebe {bare} hoje{begins}{until}.{dish}',
    'Hoje{begins}{until}: {bare}.{dish}',
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
  ],
  sober: [
    'Hoje, {bare}{begins}{until}.{dish}',
    '{Every}, {bare}. Hoje{begins}{until}.{dish}',
    '{W}: {bare}{begins}{until}.{dish}',
    'De novo, {bare}. Hoje{begins}{until}.{dish}',
    '{Bare} hoje{begins}{until}. Mesas por mensagem.{dish}',
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
      'Hoje é dia: {bare} por {p}.{of}',
      '{Bare} hoje sai por {p}.{of} Quem sabe, já chegou.',
      'Toda semana é assim: {bare}, {p}, e hoje é o dia.{of}',
      'Tu esperou, e chegou: {bare} por {p}, hoje.{of}',
    ],
    plain: [
      'É o dia da semana: {bare} por {p}.{of}',
      'Hoje, {bare} por {p}.{of}',
      '{Bare} a {p}: vale hoje, como toda semana.{of}',
      'Toda semana no mesmo dia, e o dia é hoje: {bare}, {p}.{of}',
      'Já virou costume: {bare} por {p}, hoje.{of}',
    ],
    sober: ['Hoje, {bare}: {p}.{of}', '{Bare}, {p}, hoje.{of}', 'Toda semana, hoje: {bare}, {p}.{of}'],
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
]

/** Feasts that an owner names and the calendar does not: a text for before and one for the day. */
export const ownerFeasts: Readonly<Record<string, { ahead: string; text: string }>> = {
  'Santo Antônio': {
    ahead:
      'Véspera de Santo Antônio é [bandeirinha|fogueira] na rua e [milho|canjica] no fogo. O santo cuida [do par|de quem procura]; a comida fica com a cozinha.',
    text: 'Dia de Santo Antônio: ele [cuida|se ocupa] do par, e a cozinha [cuida da janta|cuida da fome]. [Quem já fez promessa|Quem já pediu a ele]?',
  },
  'São Pedro': {
    ahead:
      'São Pedro fecha [junho|o ciclo das fogueiras]: [a última bandeirinha|o último forró] do ano merece mesa.',
    text: 'São Pedro: [a última fogueira|a última bandeirinha] de junho. [Canjica, pamonha ou milho assado|Milho cozido ou assado]?',
  },
  'Corpus Christi': {
    ahead: 'Feriado no meio da semana [pede|tem] mesa sem relógio.',
    text: 'Feriado de Corpus Christi: [a rua amanhece mais quieta|tapete de serragem na rua], e o almoço [pode demorar|não tem pressa].',
  },
  Páscoa: {
    ahead: 'O domingo de Páscoa [junta|reúne] quem passou a Semana Santa longe. [Acerte|Combine] quem vem.',
    text: 'Domingo de Páscoa: mesa cheia, [peixe ou cordeiro|prato de família], e o resto [do chocolate|do ovo] fica para depois.',
  },
  'Semana Santa': {
    ahead: 'Semana Santa no Ceará é peixe, coco e [receita de avó|mesa de família].',
    text: 'Semana Santa: peixe na panela, [coco ralado|conversa baixa] e a família por perto.',
  },
  Quaresma: {
    ahead:
      'Na Quaresma, [muita mesa|a mesa de muita gente] troca a carne pelo peixe. [Aqui também|A cozinha acompanha].',
    text: 'Quaresma: [panela de peixe|peixe na mesa], coco e [a receita de sempre|farinha boa].',
  },
  'Dia de Padre Cícero': {
    ahead:
      'Romeiro chega [cedo|de longe], com fome e com história. A casa [espera com a panela no fogo|guarda a mesa].',
    text: 'Dia de Padre Cícero: chapéu de palha, [benção|bênção] e prato quente para quem [veio de longe|andou o dia todo].',
  },
  'Dia de São José': {
    ahead: 'É o padroeiro do Ceará: se chover no dia, o povo diz que [o inverno vem bom|a safra está feita].',
    text: 'Dezenove de março: [olho no céu|céu de São José], e feijão-verde [na panela|no pensamento]. [Choveu|Pingou] por aí?',
  },
  'Festa de São Francisco': {
    ahead:
      'Na festa de São Francisco [a cidade se enche|Canindé se enche] de romeiro. A casa [se prepara|bota mais mesa].',
    text: 'São Francisco das Chagas: [romeiro|quem veio a pé] tem mesa, água fresca e prato quente.',
  },
  'Dia da Mulher': {
    ahead:
      'Oito de março: [na cozinha e no salão|do fogão ao caixa], elas [tocam|seguram] a casa o ano inteiro.',
    text: 'Oito de março: o nosso respeito a quem [cozinha|planta], [serve|atende], planta e manda nesta casa.',
  },
  'Dia de Reis': {
    ahead: 'Dia de Reis [fecha|encerra] as festas: [a última sobra|o último enfeite] sai da mesa.',
    text: 'Dia de Reis: [desmonta-se o presépio|guarda-se o enfeite], e a mesa volta [ao de sempre|ao comum].',
  },
  Tiradentes: {
    ahead: 'Feriado [à vista|chegando]: mesa marcada antes [rende|descansa] mais.',
    text: 'Feriado: [o relógio descansa|ninguém corre], e o almoço demora.',
  },
  'Dia do Trabalho': {
    ahead: 'Primeiro de maio [é dia de|pede] mesa para quem trabalha o ano inteiro.',
    text: 'Primeiro de maio: o nosso obrigado a quem [cozinha, serve e lava|acende o fogo cedo e apaga tarde].',
  },
}
