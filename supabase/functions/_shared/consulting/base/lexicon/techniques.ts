import type { PreparationId } from '../pantry/house-preparations.ts'
import { listOf } from './foods/food-term.ts'

/** A way of preparing. */
export interface TechniqueTerm {
  words: readonly string[]
  /** Bar preparations made with it. */
  preparations: readonly PreparationId[]
  /** Foods that it always implies on menus: treated as certain. */
  brings: readonly string[]
  /** Foods that it implies in some kitchens. */
  may: readonly string[]
}

const technique = (
  words: string,
  may = '',
  preparations: readonly PreparationId[] = [],
  brings = '',
): TechniqueTerm => ({
  words: listOf(words),
  preparations,
  brings: listOf(brings),
  may: listOf(may),
})

export const techniqueTerms: Readonly<Record<string, TechniqueTerm>> = {
  flambar: technique('flambado, flambada, flambados, flambe, fogo no copo, incendiado'),
  // Flour on the food, or in the oil from earlier batches.
  fritar: technique(
    'fritura, frituras, frito, frita, fritos, fritas, frite, fritura por imersão, fritar por imersão, fritar em imersão, fritura de imersão, fritura em imersão, fritar em óleo fundo, fritura em óleo fundo, fritar em óleo, fritinho, fritinha, deep fry',
    'trigo',
  ),
  empanar: technique('empanado, empanada, empanados, empane', 'ovo, leite', [], 'trigo'),
  'deixar crocante': technique('crosta, crocante, crispy', 'trigo, ovo, leite'),
  defumar: technique('defumado, defumada, defumados, defumação, smoked, fumaça'),
  assar: technique('assado, assada, assados, asse, ao forno, forneado'),
  grelhar: technique(
    'grelhado, grelhada, grelhados, grelhe, na grelha, na chapa, chapeado, selado, selada, tostado, tostada',
  ),
  'fazer na brasa': technique('na brasa, brasa, churrasco, churrasqueado, parrilla, na parrilla'),
  'cozinhar no vapor': technique('no vapor, a vapor, vapor'),
  'cozinhar lentamente': technique(
    'cocção lenta, cozimento lento, confit, confitado, confitada, confitar, baixa temperatura',
  ),
  ferver: technique('fervido, fervida, ferva, cozido, cozida, cozinhar, cozinhe'),
  'servir cru': technique(
    'cru, crua, crus, cruas, malpassado, malpassada, mal passado, mal passada, ovo mole, gema mole, peixe malpassado, peixe mal passado, carne malpassada, carne mal passada, sangrando',
  ),
  marinar: technique('marinado, marinada, marinada em limão, escabeche'),
  fermentar: technique('fermentado, fermentada, fermentação'),
  infusionar: technique('infundir, infusionado, infusionada, maceração a frio'),
  clarificar: technique('clarificado, clarificada, clarificação, milk punch', 'leite'),
  espuma: technique('espumas, espumado, espuma no sifão, foam, airs', 'ovo, leite', ['espuma_coco']),
  bater: technique('batido, batidos, batida na coqueteleira, agitado, shaken, chacoalhado'),
  mexer: technique('mexido, mexidos, mexida, stirred, na colher'),
  montar: technique('montado no copo, montado, built'),
  macerar: technique('macerado, macerada, macere, pilado, amassado'),
  'bater no liquidificador': technique('frozen, batido no liquidificador, raspadinha'),
  esferificar: technique('esferificação, caviar de fruta, cozinha molecular, molecular'),
  'gelo seco': technique('nitrogênio, nitrogênio líquido'),
  maçaricar: technique('maçaricado, maçaricada, tostado com maçarico, queimado no maçarico'),
  desidratar: technique('desidratado, desidratada, fruta desidratada em casa'),
  caramelizar: technique('caramelizado, caramelizada, caramelado, caramelada', 'açúcar adicionado'),
  gratinar: technique('gratinado, gratinada', 'trigo', [], 'laticínios'),
  'cozinhar a vácuo': technique('a vácuo, sous-vide na água'),
}
