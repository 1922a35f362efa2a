/** Screens for Stories and messages for the WhatsApp list. Fields as in `forms.ts`; `{w}` three prices of the house. */

/** With the price, for posts whose captions do not tell it. */
export const storyScreens = {
  dish: [
    'Vídeo curto {do}; no fim, “{N}, {p}”',
    'Quiz “Quanto é?”: {w}; a certa: {p}',
    '[A mesma foto, mais de perto|Um detalhe da foto|O prato, a um palmo]; embaixo, “{p}”',
    '[Dez segundos de som da cozinha|O som do fogo, dez segundos|Só o som da porção chegando]; texto: “{N}, {p}”',
    '[O dedo na linha do cardápio|A linha do cardápio, de perto|O cardápio aberto na página]: “{N}, {p}”',
    '{O} e um papelzinho escrito à mão: “{p}”',
  ],
  glass: [
    'O copo contra a luz; texto: “{N}, {p}”',
    'O balcão arrumado; embaixo, “{N}, {p}”',
    'Só as mãos de quem prepara; texto: “{N}, {p}”',
    'A linha da carta, de perto: “{N}, {p}”',
    '{O} chegando ao balcão; texto: “{p}”',
  ],
  sober: [
    'Vídeo curto {do}; no fim, “{N}, {p}”',
    'A linha do cardápio, de perto: “{N}, {p}”',
    '{O} de cima; embaixo, pequeno, “{p}”',
    'Fundo liso; só as palavras “{N}, {p}”',
  ],
  weekly: [
    'Contagem até a hora de abrir: “{N}, {p}”',
    'A primeira porção saindo, com som; texto: “Saiu. {p}”',
    'O endereço em letra grande; embaixo, “{N} hoje, {p}”',
    'Caixinha “Quem vem hoje?”; segunda tela: “{N}, {p}”',
    'A mesa vazia; depois, {o} nela e “{p}”',
  ],
  several: ['Segunda tela: “{t}”', 'Os preços a giz: “{t}”', 'Embaixo da foto: “{t}”'],
} as const

/** Of a weekly dish, on its day. */
export const weeklyMessages = {
  spoken: [
    'Bom dia! Hoje tem {n}, {p}. Vem com quantos?',
    'Acordou? {N} hoje, {p}. Turma grande avisa por aqui.',
    '{N}, {p}, é hoje. Manda no grupo da família e vê quem responde primeiro.',
    'Já sabe onde come? Aqui tem {n}, {p}.',
    'Saiu {n}: {p}. Quem chega cedo escolhe o lugar.',
    'Lembrete pra quem esquece: {n} hoje, {p}.',
    'É dia de {n}, {p}. Traz mais um contigo.',
    'A fome de hoje já tem nome: {n}, {p}.',
    '{N} te esperando, {p}. Diz quantos vêm, que a gente se organiza.',
    'Pra hoje: {n}, {p}. Repassa pra quem vive dizendo “só vi agora”.',
    'Tem {n} saindo, {p}. Dúvida, responde aqui.',
    'Hoje é {w}, e {w} tem {n}: {p}.',
    'Quem falou em {n}? Tem, {p}.',
    'Recado de {w}: {n}, {p}.',
    'Larga o fogão: {n} hoje, {p}.',
  ],
  plain: [
    'Bom dia! Hoje tem {n}, {p}. Vêm quantos?',
    '{N} hoje, {p}. Mesa grande? Responda aqui.',
    'É dia de {n}, {p}. Repasse a quem come com você.',
    'Já decidiu onde come hoje? Aqui tem {n}, {p}.',
    'Saiu {n}: {p}. Quem chega cedo escolhe o lugar.',
    'Lembrete para quem esquece o dia: {n}, {p}.',
    '{N}, {p}. Diga quantos vêm, e a gente se organiza.',
    'Hoje é {w}, e {w} tem {n}: {p}.',
    'Para hoje: {n}, {p}.',
    'Hoje ninguém precisa cozinhar: {n}, {p}.',
    'Tem {n} saindo, {p}. Dúvidas, por aqui.',
    'Recado de {w}: {n}, {p}.',
    'A cozinha já sabe o que sai hoje: {n}, {p}.',
    'Esta semana também tem {n}, e é hoje: {p}.',
    'Sem plano para hoje? O nosso é {n}, {p}.',
  ],
} as const
