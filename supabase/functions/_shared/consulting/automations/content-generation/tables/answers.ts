/**
 * What the house answers on WhatsApp when someone asks about a post: one message that a waiter sends. `{N}` name, `{p}`
 * price, `{d}` what the menu says, `{h}` "das 17h às 23h", `{on}` "na sexta". Of drinks: name and price, and no call.
 */

type Voiced = Readonly<Record<'plain' | 'spoken', readonly string[]>>

export const dishAnswers: Voiced = {
  plain: [
    'Tem, sim: {n}, {p}.',
    '{N} ({d}) sai por {p}.',
    '{P} {o} ({d}).',
    '{N} está no cardápio por {p}[; quer o resto da lista|; mando os outros preços]?',
    '{N}? {p}[, e mando foto se quiser|; mando a foto também|].',
    'O preço {do} é {p}[; mais algum|; quer saber de outro]?',
    '{P} {o}[, como está no cardápio|, preço do cardápio].',
    'Claro: {n} é {p}; é para quantas pessoas?',
    'Sai por {p} {o}.',
  ],
  spoken: [
    'Tem, sim: {n}, {p}.',
    '{N} ({d}) é {p}.',
    'É {p} {o} ({d}).',
    '{N} tá por {p}[; quer saber de mais algum|; é pra quantos]?',
    '{N}? {p}, e te mando a foto.',
    'Tem {n}, viu: {p}.',
    '{N} sai por {p}; vem com quantos?',
    'É {p} {o}[; mando o resto do cardápio|; quer os outros preços]?',
  ],
}

export const softAnswers: Voiced = {
  plain: ['Sem álcool, sim: {n}, {p}.', '{N} é {p}, e não leva álcool.', '{N}, sem álcool, sai por {p}.'],
  spoken: ['Tem {n}, sem álcool: {p}.', '{N} é {p}, e não leva álcool.', 'Sem álcool tem {n}, {p}.'],
}

/** To an adult who asked. */
export const glassAnswers: Voiced = {
  plain: [
    '{N} está na carta por {p}.',
    '{N}: {p}, só para maiores de 18.',
    '{N} ({d}) sai por {p}.',
    'Na carta, {n} está a {p}[; conferimos a idade|, com documento].',
    'O preço {do} é {p}, e pedimos documento.',
    '{N}? {p}[, com petisco à parte|, preço da carta].',
  ],
  spoken: [
    '{N} tá na carta por {p}.',
    '{N} é {p}, só pra maiores de 18.',
    '{N}? {p}, e a gente confere a idade.',
    'O preço {do} é {p}[, com documento na mão|, e o petisco é à parte].',
    'Na carta tem {n}, a {p}.',
    '{N} sai por {p}; documento a gente pede.',
  ],
}

/** Where the house has said its hours. */
export const hourAnswers: Voiced = {
  plain: ['{N} é {p}; {on} abrimos {h}.', '{N} sai por {p}, e {on} a casa abre {h}.'],
  spoken: ['{N} é {p}; {on} a gente abre {h}.', '{N} sai por {p}, e {on} a casa abre {h}.'],
}

/** Of a weekly dish. */
export const weeklyAnswers: Voiced = {
  plain: [
    'Dia de {n} é {w}: {p}.',
    '{N}? {W}, {p}.',
    '{N} tem dia: {w}, por {p}.',
    'É {w} o dia {do}, {p}[; quantos lugares|; reservo para quantos]?',
    '{N} sai por {p}, e o dia é {w}.',
    'O dia {do} é {w}, e o preço, {p}.',
    '{P} {o}, toda semana no mesmo dia: {w}.',
  ],
  spoken: [
    'Dia de {n} é {w}: {p}.',
    '{N}? {W}, {p}.',
    '{N} tem dia: {w}, por {p}.',
    'É {w} o dia {do}, {p}[; guardo mesa pra quantos|; vêm quantos]?',
    '{N} sai por {p}, e o dia é {w}.',
    'O dia {do} é {w}, e o preço, {p}.',
  ],
}

/** Where the menu gives no price. */
export const unpricedAnswers: Voiced = {
  plain: [
    'Tem {n}, sim; o preço [vejo e respondo|confirmo e já mando].',
    '{N} está no cardápio; [mando o preço em seguida|confirmo o preço agora].',
    'O preço {do} [eu confirmo e mando aqui|vai já, por aqui].',
    'Sim, {o} [é daqui|está no cardápio]: o preço [vai em seguida|mando já].',
  ],
  spoken: [
    'Tem {n}, sim; o preço [eu vejo e já mando|te mando já].',
    '{N} tá no cardápio; o preço [vai já, por aqui|eu confirmo e te digo].',
    'O preço {do} [eu te digo já|te mando aqui].',
  ],
}

/** Of two: both prices. */
export const twoAnswers: Voiced = {
  plain: [
    '{NA} é {pa}; {nb}, {pb}.',
    '{NA} sai por {pa} e {nb}, por {pb}.',
    '{NA}, {pa}; {nb}, {pb}; os dois, {t}.',
    'Os dois dão {t}: {na}, {pa}; {nb}, {pb}.',
  ],
  spoken: [
    '{NA} é {pa} e {nb} é {pb}.',
    '{NA} tá por {pa}; {nb}, por {pb}.',
    'É {pa} {a} e {pb} {b}.',
    '{NA}, {pa}; {nb}, {pb}; os dois dão {t}.',
  ],
}

/** Of a list: what is cheapest, and the highest price. */
export const listAnswers: Voiced = {
  plain: [
    'O mais em conta é {low}, {lo}; quer o preço de outro?',
    'De {lo}, {low}, a {hi}, {high}.',
    'Começa em {lo}, {low}, e vai até {hi}.',
  ],
  spoken: [
    'O mais em conta é {low}, {lo}; quer saber de outro?',
    'De {lo}, {low}, a {hi}, {high}.',
    'Começa em {lo}, {low}, e vai até {hi}.',
  ],
}

/** Of an idea. `{t}` a line with its hours. */
export const ideaAnswers: Voiced = {
  plain: [
    'Sobre {o}, [pode perguntar|pergunte o que quiser|pergunte aqui]: [responde quem faz|quem responde é a equipe|respondo ainda hoje].',
    '{O}: [o que você quer saber|qual é a sua dúvida|qual é a sua pergunta]?',
    '[Conto mais|Digo mais|Explico melhor] sobre {o} [por aqui|em áudio, se preferir|com calma].',
    'O que a [foto|legenda|publicação] não diz {do}, [eu conto|eu explico|a equipe explica] aqui.',
    'Boa pergunta, essa sobre {o}[; já respondo|: vou ver e digo|, e respondo já].',
    '[Vou perguntar à|Pergunto já à|Passo a pergunta à] equipe sobre {o} e [volto aqui|mando a resposta|respondo hoje].',
  ],
  spoken: [
    'Sobre {o}, [pergunta sem cerimônia|pode perguntar|diz o que tu quer saber], que [quem faz responde|a gente responde|respondo já].',
    '{O}: [qual é a tua dúvida|o que tu quer saber|diz lá a pergunta]?',
    '[Te conto o resto|Te explico direito|Te digo o que faltou] sobre {o} [por aqui|em áudio, se quiser|com calma].',
    'O que a [foto|legenda|publicação] não diz {do}, [eu conto|eu te digo|a gente conta] aqui.',
    '[Vou perguntar à|Pergunto já à|Levo a pergunta à] equipe sobre {o} e [te digo|te respondo|volto aqui].',
  ],
}

/** Of a date: `{bare}` its name, `{what}` with the article, `{lasts}` when it is. */
type DateAnswers = Readonly<Record<'memory' | 'backstage' | 'day' | 'after', readonly string[]>>

/** Of a celebration of the house's own. */
export const arcAnswers: Readonly<Record<'plain' | 'spoken', DateAnswers>> = {
  plain: {
    memory: ['{What}: {lasts}. A sua foto antiga, [pode mandar aqui|mande por aqui].'],
    backstage: ['{What} é {lasts}; reservo lugar para quantos?'],
    day: ['É hoje, sim: {bare}. [Quantos lugares|Para quantas pessoas]?'],
    after: ['Mando as fotos {do} por aqui; [a sua só sai|publico a sua só] com o seu sim.'],
  },
  spoken: {
    memory: ['{What} é {lasts}; foto velha tu manda aqui mesmo.'],
    backstage: ['{What} é {lasts}; guardo mesa pra quantos?'],
    day: ['É hoje, sim: {bare}; vêm quantos?'],
    after: ['Te mando as fotos {do} por aqui; a tua só sai com teu “pode”.'],
  },
}

/** Of any other date: announced with both endings, announced, and on its day. */
export const dateAnswers: Readonly<
  Record<'plain' | 'spoken', Readonly<Record<'unsure' | 'ahead' | 'day', readonly string[]>>>
> = {
  plain: {
    unsure: [
      'Se abrimos {no}, {from}? [O horário|A resposta] está no fim da publicação.',
      '{Bare}: [a hora está|se abrimos, está] no fim da publicação do perfil.',
    ],
    ahead: ['{Bare} é {lasts}; [o que a casa faz está|os detalhes estão] no perfil.'],
    day: [
      '{Bare}: [agradecemos a mensagem|um abraço da casa], e o horário está no perfil.',
      'Obrigado por escrever; o horário {do} está [na publicação|no perfil].',
    ],
  },
  spoken: {
    unsure: [
      'Se a gente abre {no}? Tá no fim da publicação, com a hora.',
      'O horário {do} tá no fim da publicação: abre ou fecha, tá dito.',
    ],
    ahead: ['{Bare} é {lasts}; o resto tá no perfil.'],
    day: [
      'Pra ti e pros teus também; o horário {do} tá no perfil.',
      'Recado recebido, e o abraço vai de volta; {bare} tem o horário no perfil.',
    ],
  },
}
