/** Sentences for houses of few words, of any dish or drink: `{d}` what the menu lists, `{N}` and `{n}` the name. */
export const soberDescribed = [
  '{N} e {d}: um sustenta, o outro responde.',
  '{N}, {d}. [Nada além do necessário|O prato é isto].',
  'De um lado, {n}; do outro, {d}. A mesa decide a proporção.',
  '{N}. Depois, {d}, e o prato se explica.',
  'Duas palavras e uma vírgula: {n}, {d}.',
  '{D}: é o que fica na memória depois {do}.',
] as const

export const soberNamed = [
  '{N}. Sem pressa.',
  '{N}, como está na carta.',
  'Uma linha do cardápio: {n}.',
  '{N}. O tempo é da cozinha; o ritmo, da mesa.',
  'Primeiro o aroma. {N}.',
  '{N}, e o resto é conversa.',
  'Um pedido breve: {n}.',
  '{N}: o nome basta.',
  'Na carta, {n}. À mesa, silêncio.',
  '{N}. O essencial, servido.',
  'Escolha simples: {n}.',
  'Para hoje ou para quando vier: {n}.',
] as const

/** A soft drink, in each register's words. */
export const softForms = {
  spoken: [
    '{N} é copo de gente esperta: sem álcool, cheio de gosto, e o caminho de casa tu ainda sabe de cor.',
    'De manhã a fruta vira sumo; de tarde vira {n}. Sem álcool, pra quem não quer e pra quem hoje não pode.',
    'Brinde de verdade é o do olho no olho. O copo pode ser {n}, sem álcool nenhum.',
    'Na mesa tem um que nunca bebe, e ninguém tem que perguntar por quê. Pra ele e pra quem quiser: {n}, sem álcool.',
    'Gelo batendo no vidro, fruta de cheiro bom e álcool nenhum: {n}.',
  ],
  plain: [
    '{N}: sem álcool e com todo o resto, gelo, fruta e copo bonito.',
    'De manhã, a fruta; à tarde, {n}. Sem álcool, para quem dirige e para quem quer.',
    'Ninguém precisa explicar por que não bebe. {N}, sem álcool, brinda igual.',
    'Primeiro o cheiro da fruta, depois o gelo. {N} não leva álcool.',
  ],
  sober: [
    '{N}. Sem álcool, para a mesa inteira.',
    '{N}, sem álcool. O brinde é o mesmo.',
    'Fruta, gelo, silêncio: {n}, sem álcool.',
  ],
} as const
