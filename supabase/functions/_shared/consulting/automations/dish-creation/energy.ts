/**
 * Energy of a dish, from the foods that go into it. Values: kcal per 100 g of the raw or ready edible part, Tabela Brasileira de
 * Composição de Alimentos (TACO, NEPA/UNICAMP, 4th edition, 2011), rounded to 5; ml count as g. What TACO lacks is marked
 * by its nearest food there.
 */
import { joinList } from '../../base/language/text.ts'
import { type FoodId, shortName } from '../../base/pantry/kitchen.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'

const kcal: Readonly<Partial<Record<FoodId | (string & {}), number>>> = {
  carne_sol: 215, // carne-seca, crua: 313; desalted and leaner, as charque cozido 263 and patinho 133 bound it
  file: 145,
  alcatra: 165,
  picanha: 215,
  costela: 360,
  carne_moida: 135, // acém moído
  figado: 140,
  rabo: 225,
  charque: 250,
  cordeiro: 180,
  bode: 125,
  pernil: 185,
  costelinha: 255,
  panceta: 375,
  bacon: 595,
  linguica: 220,
  sobrecoxa: 160, // without skin
  asa: 215,
  caipira: 225, // whole, with skin
  moela: 95,
  coracao: 220,
  tilapia: 95,
  pargo: 95,
  robalo: 95,
  cioba: 95,
  serra: 95,
  cavala: 115,
  atum: 120,
  salmao: 170,
  camarao: 50,
  lula: 75,
  ovo: 145,
  leite: 60,
  creme: 220,
  nata: 300,
  requeijao: 255,
  coalho: 315,
  queijo_manteiga: 330,
  mussarela: 330,
  parmesao: 455,
  ricota: 140,
  leite_condensado: 315,
  doce_leite: 305,
  manteiga: 725,
  manteiga_garrafa: 815,
  oleo: 885,
  azeite: 885,
  dende: 885,
  oleo_coco: 885,
  arroz: 360,
  cuscuz: 365, // flocos de milho para cuscuz, secos
  massa: 370,
  trigo: 360,
  farinha_mandioca: 365,
  fecula: 330,
  goma: 330,
  farinha_arroz: 365,
  pao_frances: 300,
  pao: 300,
  feijao_verde: 95, // feijão-de-corda verde, near the cooked fradinho of TACO, 78
  feijao_preto: 325,
  fradinho: 340,
  lentilha: 340,
  grao_bico: 355,
  macaxeira: 150,
  batata: 65,
  batata_doce: 120,
  inhame: 95,
  jerimum: 40, // abóbora cabotian, 39
  maxixe: 15,
  quiabo: 30,
  abobrinha: 20,
  berinjela: 20,
  cenoura: 35,
  couve: 25,
  repolho: 20,
  cebola: 40,
  cebola_roxa: 40,
  tomate: 15,
  pimentao: 20,
  pepino: 10,
  rucula: 15,
  milho: 140,
  palmito: 25,
  alho: 115,
  coentro: 25,
  banana: 100,
  banana_terra: 130,
  abacaxi: 50,
  manga: 65,
  caju: 45,
  caja: 45,
  goiaba: 55,
  melancia: 35,
  maracuja: 40,
  acai: 60,
  abacate: 95,
  coco: 405,
  leite_coco: 165,
  laranja: 35,
  limao: 15,
  castanha: 570,
  amendoim: 545,
  gergelim: 585,
  rapadura: 350,
  acucar: 385,
  mel_engenho: 295,
  mel_jandaira: 310,
  goiabada: 285,
  chocolate: 475,
  granola: 420,
  biscoito: 445,
  vinagre: 20,
  shoyu: 60,
  alambique: 215,
  sal: 0,
  sal_cura: 0,
  cafe: 10,
  agua_gas: 0,
  embalagem: 0,
  canela: 260,
  paprica: 280,
  pimenta_reino: 250,
  pimenta_cheiro: 20,
}

/** g of what recipes count by the piece: a medium egg without its shell, a roll. */
const gramsEach: Readonly<Record<string, number>> = { ovo: 50, pao: 60, pao_frances: 50, pimenta_cheiro: 4 }

/** Share of a plate's weight that may be unknown before an estimate would say nothing. */
const mostUnknown = 0.08

/** How far the estimate may be off: variety, trimming, fat left in the pan and the cook's hand. */
const spread = 0.2

export interface Energy {
  /** kcal of one portion, rounded to 10. */
  kcal: number
  /** What the table lacks. */
  unknown: string[]
}

/** The energy of one portion; null if too much of the plate is not in the table. */
export function energyOf({ parts, portions }: Pick<Candidate, 'parts' | 'portions'>): Energy | null {
  let [known, unknownGrams, total] = [0, 0, 0]
  const unknown: string[] = []
  for (const { item, amount } of parts) {
    const grams = item.unit === 'un' ? amount * (gramsEach[item.id] ?? 0) : amount
    const each =
      kcal[item.id] ?? (item.tags.length === 0 && /cachaça/i.test(item.name) ? kcal.alambique : undefined)
    total += grams
    if (each === undefined || (item.unit === 'un' && gramsEach[item.id] === undefined && each !== 0)) {
      unknownGrams += Math.max(grams, 1)
      unknown.push(shortName(item))
    } else known += (grams * each) / 100
  }
  if (total === 0 || unknownGrams / (total + unknownGrams) > mostUnknown) return null
  return { kcal: Math.round(known / portions / 10) * 10, unknown }
}

/** "perto de 320 kcal (entre 260 e 380)" */
const told = (value: number) => {
  const ten = (amount: number) => Math.round(amount / 10) * 10
  return `perto de ${value} kcal (entre ${ten(value * (1 - spread))} e ${ten(value * (1 + spread))})`
}

/** The energy of each dish, or of those whose sweet, bar or name the question means. */
export function calories(
  { text, item }: Pick<WishOf<'question'>, 'text' | 'item'>,
  { chosen }: { chosen: readonly Candidate[] },
): string {
  const isMeant = ({ name, idea }: Candidate) =>
    item !== undefined
      ? name === item
      : /barr(?:a|inha)/i.test(text)
        ? /barr/i.test(name)
        : /doce|sobremesa/i.test(text)
          ? idea.course === 'sobremesa'
          : true
  const meant = chosen.filter(isMeant)
  const asked = meant.length > 0 ? meant : chosen
  const judged = asked.map((one) => {
    const energy = energyOf({ ...one, portions: one.portions * one.serves })
    return { name: one.name, energy }
  })
  const known = judged.flatMap(({ name, energy }) =>
    energy === null ? [] : [`${name}, ${told(energy.kcal)}`],
  )
  const open = judged.filter(({ energy }) => energy === null).map(({ name }) => name)
  return [
    ...(known.length > 0
      ? [
          `Por pessoa, pela tabela TACO: ${known.join('; ')}.`,
          'É estimativa de receita, para dizer a quem pergunta: não serve de rótulo, que pede laudo ou cálculo de nutricionista.',
        ]
      : []),
    ...(open.length > 0
      ? [
          `${known.length > 0 ? 'Sem conta' : 'Não dá para estimar'}: ${joinList(open)}, porque a tabela não tem parte do que ${open.length === 1 ? 'leva' : 'levam'}.`,
        ]
      : []),
  ].join(' ')
}
