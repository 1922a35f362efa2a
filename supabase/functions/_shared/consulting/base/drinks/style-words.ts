/** Words that owners use for the style of their drinks. */
export type Style =
  | 'dry'
  | 'sweet'
  | 'light'
  | 'strong'
  | 'local'
  | 'only_local'
  | 'refreshing'
  | 'creamy'
  | 'not_creamy'
  | 'quick'
  | 'unhurried'
  | 'shared'
  | 'bitter'
  | 'not_bitter'
  | 'cheap'
  | 'premium'
  | 'fruity'
  | 'herbal'
  | 'spicy'
  | 'classic'
  | 'hot'
  | 'not_hot'
  | 'plain_names'

interface StyleWords {
  style: Style
  /** As the screen shows it. */
  label: string
  words: readonly string[]
  /** What "nada doce" asks for; null if a refusal gives us nothing to act on. */
  opposite: Style | null
}

export const styleWords: readonly StyleWords[] = [
  { style: 'dry', label: 'mais secos', words: ['seco', 'seca'], opposite: 'sweet' },
  {
    style: 'sweet',
    label: 'mais doces',
    words: ['doce', 'docinho', 'adocicado', 'adocicada'],
    opposite: 'dry',
  },
  {
    style: 'light',
    label: 'mais leves',
    words: [
      'leve',
      'suave',
      'baixo teor',
      'teor baixo',
      'graduação baixa',
      'baixa graduação',
      'pouco álcool',
      'pouca graduação',
      'pouco teor',
      'pouco teor alcoólico',
      'pouco alcoólico',
      'baixo teor alcoólico',
      'teor alcoólico baixo',
      'leve de álcool',
      'leves de álcool',
      'fraco de álcool',
      'fracos de álcool',
      'que não suba rápido',
      'fraco',
      'fraco de álcool',
      'fraco no álcool',
    ],
    opposite: 'strong',
  },
  {
    style: 'strong',
    label: 'mais fortes',
    words: ['forte', 'encorpado', 'potente', 'intenso', 'teor alto', 'alto teor', 'forte no álcool'],
    opposite: 'light',
  },
  {
    style: 'local',
    label: 'ingredientes locais',
    words: [
      'local',
      'locais',
      'regional',
      'regionais',
      'cearense',
      'nordestino',
      'nordestina',
      'da terra',
      'do Ceará',
      'da região',
      'do Nordeste',
    ],
    opposite: null,
  },
  { style: 'only_local', label: 'só ingredientes locais', words: [], opposite: null },
  { style: 'plain_names', label: 'nomes sóbrios', words: ['sem trocadilho'], opposite: null },
  { style: 'hot', label: 'quentes', words: ['quente'], opposite: 'not_hot' },
  { style: 'not_hot', label: 'sem drinks quentes', words: [], opposite: null },
  { style: 'refreshing', label: 'refrescantes', words: ['refrescante', 'gelado', 'gelada'], opposite: null },
  { style: 'creamy', label: 'cremosos', words: ['cremoso', 'cremosa'], opposite: 'not_creamy' },
  { style: 'not_creamy', label: 'sem drinks cremosos', words: [], opposite: null },
  {
    style: 'quick',
    label: 'rápidos de fazer',
    words: [
      'rápido',
      'rápida',
      'simples',
      'fácil',
      'prático',
      'prática',
      'ágil',
      'rápido de preparar',
      'rápido de fazer',
      'fácil de fazer',
      'fácil de preparar',
      'sem frescura no preparo',
      'sem muita frescura no preparo',
      'nada que demore',
      'sem demora',
      'nada demorado',
      'sai rápido',
      'sair rápido',
      'saia rápido',
      'nada complicado',
      'descomplicado',
      'sem complicação',
      'nada trabalhoso',
      'pouco trabalhoso',
      'ligeiro',
      'ligeira',
      'ligeirinho',
      'rapidinho',
      'rapidinha',
      'despachado',
      'fácil de montar',
      'rápido de montar',
      'prático de montar',
      'fácil de servir',
      'rápido de servir',
    ],
    opposite: 'unhurried',
  },
  {
    style: 'unhurried',
    label: 'sem pressa',
    words: [
      'sem pressa nenhuma',
      'não pode com pressa',
      'não pode ser com pressa',
      'com calma',
      'demorado',
      'demorada',
      'elaborado',
      'elaborada',
      'trabalhado',
      'trabalhada',
      'trabalhoso',
      'trabalhosa',
    ],
    opposite: 'quick',
  },
  {
    style: 'shared',
    label: 'para dividir',
    words: [
      'para compartilhar',
      'de dividir',
      'de compartilhar',
      'compartilhável',
      'para duas pessoas',
      'para dois',
      'dá para dois',
      'dá para dividir',
      'serve dois',
      'serve duas pessoas',
      'serve duas',
      'que dê para dividir',
    ],
    opposite: null,
  },
  { style: 'bitter', label: 'amargos', words: ['amargo', 'amarga'], opposite: 'not_bitter' },
  { style: 'not_bitter', label: 'sem amargor marcado', words: [], opposite: null },
  {
    style: 'cheap',
    label: 'de custo baixo',
    words: [
      'barato',
      'barata',
      'econômico',
      'baixo custo',
      'custo baixo',
      'acessível',
      'em conta',
      'custar pouco',
      'custe pouco',
      'custem pouco',
      'custando pouco',
      'orçamento apertado',
      'verba curta',
      'sensível a preço',
      'sensíveis a preço',
    ],
    opposite: null,
  },
  {
    style: 'premium',
    label: 'sofisticados',
    words: ['sofisticado', 'sofisticada', 'premium', 'elegante', 'chique', 'requintado', 'ticket alto'],
    opposite: null,
  },
  {
    style: 'fruity',
    label: 'frutados',
    words: ['frutado', 'frutada', 'com fruta', 'fruta tropical'],
    opposite: null,
  },
  { style: 'herbal', label: 'com ervas', words: ['herbal'], opposite: null },
  { style: 'spicy', label: 'picantes', words: ['apimentado', 'apimentada'], opposite: null },
  { style: 'classic', label: 'clássicos', words: ['clássico', 'clássica', 'tradicional'], opposite: null },
]

/** A style as the screen shows it. */
export function styleLabel(style: Style): string {
  return styleWords.find((entry) => entry.style === style)?.label ?? style
}
