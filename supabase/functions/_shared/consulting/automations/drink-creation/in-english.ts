/** The card in English, for guests from abroad: what is in each glass, and what cachaça is. */
import { type CachacaId, isCachacaId } from '../../base/cachacas.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import type { Block } from '../../report/blocks.ts'

/** What guests taste, by the pantry's ids; an id without a name (water, ice, salt) is left out. */
export const englishNames: Readonly<Record<string, string>> = {
  caju: 'cashew apple',
  caja: 'cajá (tart yellow mombin)',
  seriguela: 'seriguela (red mombin)',
  graviola: 'soursop',
  umbu: 'umbu (a tart fruit of the backlands)',
  tamarindo: 'tamarind',
  maracuja: 'passion fruit',
  manga: 'mango',
  acerola: 'acerola cherry',
  goiaba: 'guava',
  mangaba: 'mangaba (a creamy fruit of the coast)',
  morango: 'strawberry',
  uva: 'grape',
  cupuacu: 'cupuaçu',
  bacuri: 'bacuri (a tart white fruit of the north)',
  acai: 'açaí',
  tangerina_polpa: 'tangerine',
  laranja: 'orange',
  limao: 'lime',
  limao_cravo: 'rangpur lime',
  tangerina: 'tangerine',
  abacaxi: 'pineapple',
  melancia: 'watermelon',
  cajuina: 'cajuína (clarified cashew-apple juice)',
  agua_coco: 'coconut water',
  caju_fresco: 'fresh cashew apple',
  abacaxi_fresco: 'fresh pineapple',
  manga_fresca: 'fresh mango',
  seriguela_fresca: 'fresh seriguela (red mombin)',
  melancia_fresca: 'fresh watermelon',
  umbu_fresco: 'fresh umbu',
  limao_cubos: 'muddled lime',
  rapadura: 'rapadura (raw cane sugar)',
  acucar: 'sugar',
  mel_engenho: 'cane molasses',
  mel: 'honey',
  mel_jandaira: 'honey of native jandaíra bees',
  leite_condensado: 'condensed milk',
  tamara: 'date',
  leite_coco: 'coconut milk',
  creme: 'cream',
  clara: 'pasteurised egg white',
  grao_bico: 'chickpea foam',
  hortela: 'mint',
  manjericao: 'basil',
  gengibre: 'fresh ginger',
  pimenta_cheiro: 'mild local pepper',
  dedo_moca: 'chilli',
  canela: 'cinnamon',
  cravo: 'clove',
  cumaru: 'tonka bean',
  capim_santo: 'lemongrass',
  hibisco: 'hibiscus',
  clitoria: 'butterfly pea flower',
  chocolate: 'dark chocolate',
  leite: 'milk',
  amendoim: 'peanut',
  castanha: 'cashew nut',
  cafe: 'coffee',
  espresso: 'espresso',
  agua_gas: 'soda water',
  tonica: 'tonic water',
  ginger: 'ginger ale',
  espumante: 'sparkling wine',
  vermute: 'sweet vermouth',
  vermute_seco: 'dry vermouth',
  aperitivo: 'red bitter aperitif',
  licor_laranja: 'orange liqueur',
  curacau_azul: 'blue curaçao',
  bitter: 'aromatic bitters',
  chope: 'draught beer',
  vinho_tinto: 'red wine',
  vinho_branco: 'white wine',
  guarana: 'guaraná soda',
  cola: 'cola',
  refri_limao: 'lemon-lime soda',
  mate: 'iced mate tea',
  jabuticaba: 'jabuticaba, a Brazilian grape-like fruit',
  pitanga: 'Surinam cherry',
  coco_verde: 'served in a green coconut',
  abacaxi_inteiro: 'served in a pineapple',
  murici: 'murici, a small yellow wild fruit',
  umbu_caja: 'umbu-cajá, a tart Brazilian plum',
  sapoti: 'sapodilla',
  pitaya: 'dragon fruit',
  lichia: 'lychee',
  jambu: 'jambu flower, which tingles on the tongue',
  alecrim: 'rosemary',
  tomilho: 'thyme',
  doce_de_leite: 'dulce de leche',
  cacau_em_po: 'cocoa powder',
  licor_ervas: 'herbal liqueur',
  licor_frutas: 'house liqueur',
  xarope_groselha: 'redcurrant syrup',
  catuaba: 'catuaba, a Brazilian bark wine',
  xarope_rapadura: 'raw cane sugar',
  xarope_simples: 'sugar',
  calda_mel: 'honey',
  calda_engenho: 'cane molasses',
  xarope_gengibre: 'ginger syrup',
  xarope_capim_santo: 'lemongrass syrup',
  xarope_hibisco: 'hibiscus syrup',
  xarope_cumaru: 'tonka bean syrup',
  reducao_cajuina: 'cajuína reduced to a syrup',
  calda_tamara: 'date syrup',
  orchata_castanha: 'cashew-nut orgeat',
  pasta_amendoim: 'peanut cream',
  cold_brew: 'cold brew coffee',
  cha_capim_santo: 'lemongrass tea',
  cha_hibisco: 'hibiscus tea',
  cafe_coado: 'hot filter coffee',
  cha_preto: 'black tea',
  cha_preto_seco: 'black tea',
  pepino_fresco: 'cucumber',
  cha_clitoria: 'butterfly pea tea',
  espuma_coco: 'coconut foam',
  uisque: 'whisky',
  gin: 'gin',
  vodca: 'vodka',
  rum: 'rum',
}

const served: Readonly<Record<Drink['technique'], string>> = {
  shaken: 'shaken',
  stirred: 'stirred',
  built: 'built in the glass',
  blended: 'blended with ice',
  neat: 'served without ice',
}

const spirits: Readonly<Record<CachacaId, string>> = {
  alambique: 'young cachaça',
  carvalho: 'oak-aged cachaça',
  castanheira: 'cachaça aged in Brazil-nut wood',
  amburana: 'cachaça aged in amburana wood',
}

const allergenNames: Readonly<Record<string, string>> = {
  leite: 'milk',
  ovo: 'egg',
  mel: 'honey',
  sulfitos: 'sulphites',
  amendoim: 'peanut',
  'castanha-de-caju': 'cashew nut',
  soja: 'soy',
  glúten: 'gluten',
  quinino: 'quinine',
}

/** What the floor tells guests who do not know it. */
export const aboutCachaca =
  'Cachaça is Brazil’s own spirit, distilled from fresh sugar-cane juice; most rum is made from molasses.'

/** The public, as the wizard calls it, for whom the card is also in English. */
export const foreigners = 'Turistas estrangeiros'

/** One drink, in the order of its recipe. An allergen without an English name keeps its own. */
export function inEnglish({ base, ingredients, technique, allergens }: Drink): string {
  const tastes = ingredients.flatMap(({ id, role }) =>
    role === 'ingredient' ? (englishNames[id] ?? []) : [],
  )
  const listed = [
    ...new Set([
      ...(base === null ? [] : [isCachacaId(base.id) ? spirits[base.id] : englishNames[base.id]]),
      ...tastes,
    ]),
  ].join(', ')
  const contains = allergens.map((name) => allergenNames[name] ?? name)
  return [
    `${listed.slice(0, 1).toUpperCase()}${listed.slice(1)}; ${served[technique]}.`,
    ...(base === null ? ['No alcohol.'] : []),
    ...(contains.length > 0 ? [`Contains ${contains.join(', ')}.`] : []),
  ].join(' ')
}

/** A line in English for each drink, and what the floor says of cachaça; nothing where no foreigners are expected and nobody asks. */
export function englishBlocks(
  drinks: readonly Drink[],
  {
    audience = [],
    english = false,
  }: { audience?: readonly string[] | undefined; english?: boolean | undefined },
): Block[] {
  if (!english && !audience.includes(foreigners)) return []
  return [
    {
      kind: 'table',
      caption: 'Em inglês, sob cada nome',
      headers: ['Drink', 'In English'],
      rows: drinks.map((drink) => [drink.name, inEnglish(drink)]),
    },
    ...(drinks.some(({ base }) => base !== null)
      ? [
          {
            kind: 'text' as const,
            text: `**O que dizer à mesa.** “${aboutCachaca}”`,
          },
        ]
      : []),
  ]
}
