/** How long the goods of a recipe keep, which decides when they are bought. */

/** Bought for the day on which they are served. */
const daily: ReadonlySet<string> = new Set([
  'camarao',
  'lagosta',
  'pargo',
  'tilapia',
  'atum',
  'polvo',
  'pao_frances',
  'pao',
  'rucula',
  'caju',
  'ostra',
  'siri',
  'robalo',
  'cavala',
  'serra',
  'cioba',
  'tucunare',
  'carapeba',
  'cabeca_peixe',
  'lula',
  'sururu',
  'salmao',
  'caranguejo',
  'pao_sirio',
])

/** Bought twice a week. */
const weekly: ReadonlySet<string> = new Set([
  'requeijao',
  'cream_cheese',
  'coalhada',
  'ricota',
  'bacon',
  'tofu',
  'jaca',
  'pepino',
  'repolho',
  'couve',
  'rabo',
  'lingua',
  'moela',
  'coracao',
  'bucho',
  'tripa',
  'mocoto',
  'charque',
  'picanha',
  'alcatra',
  'panceta',
  'caipira',
  'capote',
  'inhame',
  'quiabo',
  'berinjela',
  'milho',
  'mussarela',
  'carne_sol',
  'asa',
  'bode',
  'carne_moida',
  'figado',
  'maxixe',
  'pequi',
  'file',
  'costela',
  'cordeiro',
  'pernil',
  'costelinha',
  'linguica',
  'sobrecoxa',
  'magret',
  'coalho',
  'queijo_manteiga',
  'creme',
  'nata',
  'leite',
  'manteiga',
  'goma',
  'disco_tapioca',
  'feijao_verde',
  'macaxeira',
  'banana_terra',
  'cogumelo',
  'shiitake',
  'abobrinha',
  'tomate',
  'pimentao',
  'abacate',
  'pimenta_cheiro',
  'coentro',
  'manjericao',
  'hortela',
  'alecrim',
  'abacaxi',
  'manga',
  'banana',
  'melancia',
  'laranja',
  'coco',
])

export type Freshness = 'day' | 'week' | 'keeps'

/** When an ingredient is bought: for its day, twice a week, or ahead. */
export function freshnessOf(id: string): Freshness {
  if (daily.has(id)) return 'day'
  return weekly.has(id) ? 'week' : 'keeps'
}

/** In every kitchen, fresh or dry. */
const staples: ReadonlySet<string> = new Set([
  // Made or bought every day by the houses that sell what they are for
  'massa_pizza',
  'massa_esfiha',
  'massa_pastel',
  'massa_fresca',
  'sal',
  'oleo',
  'azeite',
  'alho',
  'cebola',
  'cebola_roxa',
  'tomate',
  'limao',
  'coentro',
  'acucar',
  'vinagre',
  'ovo',
  'manteiga',
  'pao_frances',
  'farinha_mandioca',
  'pimenta_reino',
  'canela',
])

export const isStaple = (id: string): boolean => staples.has(id)

/** Leaves, herbs and peppers that finish a dish and spoil within days. */
const garnishes: ReadonlySet<string> = new Set([
  'rucula',
  'manjericao',
  'hortela',
  'alecrim',
  'pimenta_cheiro',
])

export const isGarnish = (id: string): boolean => garnishes.has(id)
