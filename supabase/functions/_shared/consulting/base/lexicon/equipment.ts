import type { EquipmentId } from '../pantry/equipment.ts'
import { listOf } from './foods/food-term.ts'

/** Equipment that no bar recipe asks for. */
export type KitchenEquipmentId =
  | 'oven'
  | 'combi_oven'
  | 'microwave'
  | 'fryer'
  | 'air_fryer'
  | 'griddle'
  | 'grill'
  | 'smoker'
  | 'sous_vide'
  | 'food_processor'
  | 'mixer'
  | 'pressure_cooker'
  | 'refrigerator'
  | 'ice_machine'
  | 'dehydrator'
  | 'soda_maker'
  | 'tap'
  | 'scale'
  | 'ice_cream_machine'

export interface EquipmentTerm {
  words: readonly string[]
  /** Null for what every house has. */
  id: EquipmentId | KitchenEquipmentId | null
}

const equipment = (id: EquipmentTerm['id'], words: string): EquipmentTerm => ({ id, words: listOf(words) })

export const equipmentTerms: Readonly<Record<string, EquipmentTerm>> = {
  'só o básico': {
    id: null,
    words: ['Só o básico: copos, colher e gelo', 'copos', 'copo', 'colher', 'faca', 'tábua de corte'],
  },
  coqueteleira: equipment('shaker', 'shaker, boston, coqueteleira boston, cocktail shaker, cobbler'),
  dosador: equipment('jigger', 'jigger, dosadores, medidor, copo dosador'),
  'colher bailarina': equipment('bar_spoon', 'bailarina, bar spoon, colher de bar'),
  'copo misturador': equipment(
    'mixing_glass',
    'mixing glass, Copo misturador (mixing glass), copo de mistura, misturador',
  ),
  'coador de bar': equipment(
    'strainer',
    'strainer, Coador de bar (strainer), hawthorne, coador de mola, julep strainer',
  ),
  'peneira fina': equipment('fine_strainer', 'peneira, peneirinha, fine strainer, coador fino'),
  'pilão ou macerador': equipment(
    'muddler',
    'pilão, macerador, socador, socador de caipirinha, muddler, amassador',
  ),
  'espremedor de frutas': equipment(
    'juicer',
    'espremedor, espremedor de limão, extrator de suco, centrífuga, juicer',
  ),
  liquidificador: equipment('blender', 'liquidificadores, blender, liqui, mixer de copo'),
  'fogão ou cooktop': equipment(
    'stove',
    'fogão, cooktop, fogareiro, boca de fogão, boca de fogo, fogo, indução, fogão industrial',
  ),
  'máquina de café espresso': equipment(
    'espresso',
    'máquina de café, máquina de espresso, máquina de expresso, cafeteira espresso, nespresso',
  ),
  'sifão de espuma': equipment(
    'siphon',
    'sifão, sifões, garrafa de chantilly, sifão de chantilly, cápsula de n2o',
  ),
  'maçarico culinário': equipment('torch', 'maçarico, maçaricos, torch'),
  freezer: equipment('freezer', 'congelador, frízer, freezer horizontal'),
  geladeira: equipment('refrigerator', 'refrigerador, frigobar, geladeiras, câmara fria'),
  forno: equipment('oven', 'forno a gás, forno elétrico, forno a lenha, forno de pizza, fornos'),
  'forno combinado': equipment('combi_oven', 'combinado, rational, forno de convecção'),
  'micro-ondas': equipment('microwave', 'microondas, micro ondas'),
  fritadeira: equipment('fryer', 'fritadeira elétrica, tacho de fritura'),
  airfryer: equipment('air_fryer', 'air fryer, fritadeira sem óleo'),
  chapa: equipment('griddle', 'chapas, chapa quente, chapa a gás, chapeira'),
  churrasqueira: equipment(
    'grill',
    'grelha, parrilla a carvão, churrasqueiras, grill, char broiler, brasa de carvão',
  ),
  defumador: equipment('smoker', 'defumador portátil, smoker, smoking gun, campânula'),
  'sous vide': equipment('sous_vide', 'sous-vide, termocirculador, seladora a vácuo'),
  processador: equipment(
    'food_processor',
    'processador de alimentos, mixer de mão, mixer, cutter, thermomix',
  ),
  batedeira: equipment('mixer', 'batedeira planetária'),
  'panela de pressão': equipment('pressure_cooker', 'pressão'),
  'máquina de gelo': equipment(
    'ice_machine',
    'máquina de gelo em cubos, forma de gelo grande, gelo translúcido em casa',
  ),
  desidratador: equipment('dehydrator', 'desidratadora'),
  gaseificador: equipment('soda_maker', 'sodastream, máquina de gaseificar, carbonatador'),
  chopeira: equipment('tap', 'torneira de chope, drink on tap, barril de chope'),
  balança: equipment('scale', 'balança de precisão'),
  'máquina de sorvete': equipment('ice_cream_machine', 'sorveteira'),
}
