import type { EquipmentId } from './equipment.ts'
import type { Tag } from './ingredient.ts'
import { type Good, prices } from './prices.ts'

/** A garnish. */
export interface Garnish {
  id: string
  /** Completes "Finalize com …" (or, for rims, "Passe a borda do copo em …"). */
  name: string
  rim: boolean
  tags: readonly Tag[]
  words: readonly string[]
  needs: readonly EquipmentId[]
  local: boolean
  /** Only for houses with fine glassware. */
  fineOnly: boolean
  /** The item to buy and how many drinks it serves. */
  purchase: { item: string; price: number; drinks: number }
}

/** `share`: the part of the quoted purchase that is used, such as 0.2 for 200 g of a kilo price. */
function garnish<const Id extends string>(
  id: Id,
  name: string,
  purchase: [item: string, good: Good, drinks: number, share?: number],
  extra: Partial<Pick<Garnish, 'rim' | 'tags' | 'words' | 'needs' | 'local' | 'fineOnly'>> = {},
): Garnish & { id: Id } {
  const [item, good, drinks, share = 1] = purchase
  const price = prices[good] * share
  return {
    id,
    name,
    rim: extra.rim ?? false,
    tags: extra.tags ?? [],
    words: extra.words ?? [],
    needs: extra.needs ?? [],
    local: extra.local ?? true,
    fineOnly: extra.fineOnly ?? false,
    purchase: { item, price, drinks },
  }
}

export const garnishes = [
  garnish('roda_limao', 'uma roda de limão-taiti', ['kg de limão-taiti', 'limao_taiti', 70], {
    tags: ['citrus', 'fruit'],
  }),
  garnish('casca_limao', 'uma tira de casca de limão-taiti', ['kg de limão-taiti', 'limao_taiti', 50], {
    tags: ['citrus', 'fruit'],
  }),
  garnish('casca_laranja', 'uma tira de casca de laranja', ['kg de laranja', 'laranja', 40], {
    tags: ['citrus', 'fruit'],
  }),
  garnish('gomo_tangerina', 'um gomo de tangerina', ['kg de tangerina', 'tangerina', 60], {
    tags: ['citrus', 'fruit'],
  }),
  garnish('fatia_caju', 'uma fatia fina de caju', ['kg de caju fresco', 'caju', 50], {
    tags: ['fruit'],
  }),
  garnish('fatia_abacaxi', 'um triângulo de abacaxi', ['abacaxi', 'abacaxi', 24], { tags: ['fruit'] }),
  garnish('folha_abacaxi', 'uma folha da coroa do abacaxi', ['abacaxi', 'abacaxi', 20], {
    tags: ['fruit'],
  }),
  garnish('fatia_manga', 'uma fatia de manga', ['kg de manga', 'manga', 30], { tags: ['fruit'] }),
  garnish('fatia_melancia', 'um triângulo pequeno de melancia', ['melancia de 6 kg', 'melancia', 80, 6], {
    tags: ['fruit'],
  }),
  garnish('fatia_goiaba', 'uma fatia de goiaba', ['kg de goiaba', 'goiaba', 50], { tags: ['fruit'] }),
  garnish('seriguela_palito', 'duas seriguelas no palito', ['kg de seriguela', 'seriguela', 30], {
    tags: ['fruit'],
    words: ['siriguela', 'ciriguela'],
  }),
  garnish('meia_maracuja', 'uma colherinha de sementes de maracujá', ['kg de maracujá', 'maracuja', 40], {
    tags: ['fruit'],
  }),
  garnish('fita_coco', 'fitas finas de coco fresco', ['coco seco', 'coco_seco', 25], { tags: ['fruit'] }),
  garnish(
    'coco_queimado',
    'uma pitada de coco queimado',
    ['pacote de coco queimado de 100 g', 'coco_queimado', 40],
    {
      tags: ['fruit'],
    },
  ),
  garnish('ramo_hortela', 'um ramo de hortelã batido na palma da mão', ['maço de hortelã', 'hortela', 12], {
    tags: ['herb'],
  }),
  garnish('folha_manjericao', 'uma folha grande de manjericão', ['maço de manjericão', 'manjericao', 30], {
    tags: ['herb'],
  }),
  garnish('no_capim', 'uma folha de capim-santo em nó', ['maço de capim-santo', 'capim_santo', 30], {
    tags: ['herb'],
    words: ['capim-limão'],
  }),
  garnish('lamina_gengibre', 'uma lâmina de gengibre', ['kg de gengibre', 'gengibre', 250], {
    words: ['picante', 'ardido'],
  }),
  garnish('pau_canela', 'um pau de canela', ['pacote de canela em pau', 'canela_em_pau', 15]),
  garnish(
    'canela_tostada',
    'um pau de canela tostado com o maçarico',
    ['pacote de canela em pau', 'canela_em_pau', 15],
    {
      needs: ['torch'],
    },
  ),
  garnish('po_canela', 'uma pitada de canela em pó', ['pacote de canela em pó de 50 g', 'canela_em_po', 100]),
  garnish('po_cafe', 'três grãos de café', ['pacote de café de 500 g', 'cafe', 500], {
    tags: ['caffeine'],
  }),
  garnish('raspa_rapadura', 'lascas de rapadura', ['tijolo de rapadura de 500 g', 'rapadura', 80], {
    tags: ['added_sugar'],
  }),
  garnish('cubo_rapadura', 'um cubo de rapadura ao lado', ['tijolo de rapadura de 500 g', 'rapadura', 30], {
    tags: ['added_sugar'],
  }),
  garnish('cubo_coalho', 'um cubo de queijo coalho ao lado', ['kg de queijo coalho', 'coalho', 50], {
    tags: ['dairy'],
    words: ['queijo'],
  }),
  garnish(
    'coalho_tostado',
    'um cubo de queijo coalho tostado com o maçarico',
    ['kg de queijo coalho', 'coalho', 45],
    { tags: ['dairy'], words: ['queijo'], needs: ['torch'] },
  ),
  garnish('fita_pepino', 'uma fita de pepino', ['kg de pepino', 'pepino', 40]),
  garnish('flor', 'uma flor comestível', ['bandeja de flores comestíveis', 'flores', 20], { fineOnly: true }),
  garnish('pimenta_rosa', 'grãos de pimenta-rosa', ['pacote de pimenta-rosa de 30 g', 'pimenta_rosa', 60], {
    tags: ['spicy'],
    words: ['pimenta'],
  }),
  garnish(
    'pimenta_palito',
    'uma pimenta-de-cheiro inteira no palito',
    ['bandeja de pimenta-de-cheiro', 'pimenta_cheiro', 15],
    {
      tags: ['spicy'],
      words: ['pimenta'],
    },
  ),
  garnish('borda_sal', 'sal marinho', ['kg de sal marinho', 'sal_marinho', 200], { rim: true }),
  garnish('borda_rapadura', 'rapadura ralada', ['tijolo de rapadura de 500 g', 'rapadura', 60], {
    rim: true,
    tags: ['added_sugar'],
  }),
  garnish(
    'castanha_picada',
    'castanha-de-caju picada',
    ['pacote de castanha-de-caju de 200 g', 'castanha_torrada', 50, 0.2],
    {
      tags: ['nut'],
      words: ['castanha', 'caju'],
    },
  ),
  garnish('pacoca', 'paçoca esfarelada', ['pacote com 20 paçocas', 'pacoca', 50], {
    tags: ['nut', 'added_sugar', 'industrial'],
    words: ['amendoim'],
  }),
]

export type GarnishId = (typeof garnishes)[number]['id']
