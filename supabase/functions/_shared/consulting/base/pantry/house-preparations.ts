import { capitalize } from '../language/grammar.ts'
import type { BoughtId } from './bar-goods.ts'
import type { HousePreparation } from './ingredient.ts'

type Component = [id: BoughtId | 'xarope_simples', amount: number]

interface Recipe extends Partial<Pick<HousePreparation, 'title' | 'phase' | 'local' | 'needs'>> {
  liquid: Pick<HousePreparation, 'sugar' | 'acid' | 'family' | 'tags'>
  words: readonly string[]
  components: readonly Component[]
  batch: { yield: number; keepsDays: number }
  steps: readonly string[]
}

/** A liquid without alcohol; its title is its name unless another is given. */
function prepared<const Id extends string>(
  id: Id,
  name: string,
  { liquid, components, batch, ...recipe }: Recipe,
): HousePreparation<Component[0]> & { id: Id } {
  return {
    kind: 'house',
    unit: 'ml',
    phase: 'mix',
    mlPerUnit: 1,
    abv: 0,
    local: true,
    needs: [],
    id,
    name,
    title: capitalize(name),
    ...liquid,
    ...recipe,
    components: components.map(([part, amount]) => ({ id: part, amount })),
    batchYield: batch.yield,
    keepsDays: batch.keepsDays,
  }
}

/**
 * What the bar makes beforehand. Unless `needs` says otherwise, a preparation takes a jar, a spoon, a clean cloth and
 * the refrigerator. Sugar of syrups is derived from their proportions (1:1 by weight gives about 61 g in 100 ml).
 */
export const housePreparations = [
  prepared('xarope_rapadura', 'xarope de rapadura', {
    liquid: { sugar: 58, acid: 0.1, family: 'rapadura', tags: ['added_sugar'] },
    words: ['xarope'],
    components: [['rapadura', 500]],
    batch: { yield: 780, keepsDays: 15 },
    steps: [
      'Junte 500 g de rapadura picada e 500 ml de água filtrada, deixe em fervura por 5 minutos, na cozinha da casa ou no micro-ondas, tire a espuma, passe por um pano limpo, engarrafe ainda quente em vidro escaldado e leve à geladeira.',
    ],
  }),
  prepared('xarope_simples', 'xarope de açúcar', {
    liquid: { sugar: 61, acid: 0, family: 'açúcar', tags: ['added_sugar'] },
    words: ['xarope'],
    components: [['acucar', 500]],
    batch: { yield: 800, keepsDays: 15 },
    steps: ['Mexa 500 g de açúcar cristal em 500 ml de água filtrada, sem aquecer, até ficar transparente.'],
  }),
  prepared('calda_mel', 'calda de mel', {
    liquid: { sugar: 77, acid: 0.3, family: 'mel de abelha', tags: ['added_sugar', 'honey'] },
    words: ['xarope'],
    components: [['mel', 400]],
    batch: { yield: 590, keepsDays: 15 },
    steps: ['Misture 400 ml de mel e 200 ml de água filtrada morna até ficar homogêneo.'],
  }),
  prepared('calda_engenho', 'calda de mel de engenho', {
    liquid: { sugar: 60, acid: 0.2, family: 'mel de engenho', tags: ['added_sugar'] },
    words: ['melado', 'mel de cana'],
    components: [['mel_engenho', 400]],
    batch: { yield: 590, keepsDays: 15 },
    steps: ['Misture 400 ml de mel de engenho e 200 ml de água filtrada até ficar homogêneo.'],
  }),
  prepared('xarope_gengibre', 'xarope de gengibre', {
    liquid: { sugar: 56, acid: 0.1, family: 'gengibre', tags: ['added_sugar'] },
    words: ['xarope', 'rapadura', 'picante', 'ardido'],
    components: [
      ['rapadura', 500],
      ['gengibre', 150],
    ],
    batch: { yield: 800, keepsDays: 10 },
    title: 'Xarope de gengibre e rapadura',
    steps: [
      'Junte 500 g de rapadura picada, 150 g de gengibre em fatias finas e 500 ml de água filtrada, deixe em fervura por 5 minutos, na cozinha da casa ou no micro-ondas, tire a espuma, espere esfriar, passe por um pano limpo, apertando bem, e leve à geladeira em vidro escaldado.',
    ],
  }),
  prepared('xarope_capim_santo', 'xarope de capim-santo', {
    liquid: { sugar: 58, acid: 0, family: 'capim-santo', tags: ['added_sugar', 'herb'] },
    words: ['xarope', 'capim-limão', 'açúcar'],
    components: [
      ['acucar', 500],
      ['capim_santo', 60],
    ],
    batch: { yield: 780, keepsDays: 10 },
    steps: [
      'Amasse 60 g de capim-santo com 500 g de açúcar e deixe descansar por duas horas.',
      'Junte 500 ml de água filtrada, mexa até dissolver, deixe de um dia para o outro na geladeira e passe por um pano limpo.',
    ],
  }),
  prepared('xarope_hibisco', 'xarope de hibisco', {
    liquid: { sugar: 58, acid: 1.2, family: 'hibisco', tags: ['added_sugar'] },
    words: ['xarope', 'açúcar'],
    components: [
      ['acucar', 500],
      ['hibisco', 25],
    ],
    batch: { yield: 780, keepsDays: 15 },
    steps: [
      'Deixe 25 g de hibisco seco em 500 ml de água filtrada por 8 horas na geladeira, passe por um pano limpo, junte 500 g de açúcar e mexa até dissolver.',
    ],
  }),
  prepared('xarope_cumaru', 'xarope de cumaru', {
    liquid: { sugar: 58, acid: 0.1, family: 'cumaru', tags: ['added_sugar'] },
    words: ['xarope', 'rapadura'],
    components: [
      ['rapadura', 500],
      ['cumaru', 2],
    ],
    batch: { yield: 780, keepsDays: 15 },
    title: 'Xarope de cumaru e rapadura',
    steps: [
      'Raspe com a faca 2 g de semente de cumaru, sem passar dessa medida, sobre 500 g de rapadura picada.',
      'Junte 500 ml de água filtrada, deixe em fervura por 5 minutos, na cozinha da casa ou no micro-ondas, tire a espuma, espere esfriar e passe por um pano limpo.',
    ],
  }),
  prepared('reducao_cajuina', 'redução de cajuína', {
    liquid: { sugar: 46, acid: 1.3, family: 'cajuína', tags: ['fruit'] },
    words: ['caju'],
    components: [['cajuina', 1000]],
    batch: { yield: 220, keepsDays: 15 },
    needs: ['stove'],
    steps: [
      'Reduza 1 litro de cajuína em fogo baixo e panela larga, sem tampa, por cerca de 40 minutos, até sobrarem 220 ml, e espere esfriar.',
    ],
  }),
  prepared('calda_tamara', 'calda de tâmara', {
    liquid: { sugar: 42, acid: 0.2, family: 'tâmara', tags: ['fruit'] },
    words: [],
    components: [['tamara', 300]],
    batch: { yield: 480, keepsDays: 7 },
    local: false,
    steps: [
      'Pique 300 g de tâmara e cubra com 400 ml de água filtrada morna.',
      'Deixe de um dia para o outro na geladeira e amasse bem com uma colher.',
      'Passe por um pano limpo, apertando.',
    ],
  }),
  prepared('orchata_castanha', 'orchata de castanha-de-caju', {
    liquid: { sugar: 45, acid: 0, family: 'castanha-de-caju', tags: ['added_sugar', 'nut'] },
    words: ['castanha', 'xarope', 'açúcar', 'orgeat', 'caju'],
    components: [
      ['castanha', 150],
      ['acucar', 350],
    ],
    batch: { yield: 650, keepsDays: 7 },
    needs: ['blender'],
    steps: [
      'Deixe 150 g de castanha-de-caju crua de molho por 4 horas e escorra.',
      'Bata no liquidificador com 450 ml de água filtrada e passe por um pano limpo, apertando bem.',
      'Misture 350 g de açúcar até dissolver.',
    ],
  }),
  prepared('pasta_amendoim', 'creme de amendoim', {
    liquid: { sugar: 30, acid: 0, family: 'amendoim', tags: ['added_sugar', 'nut'] },
    words: ['açúcar'],
    components: [
      ['amendoim', 250],
      ['acucar', 150],
    ],
    batch: { yield: 550, keepsDays: 5 },
    needs: ['blender'],
    steps: [
      'Bata no liquidificador 250 g de amendoim torrado, 150 g de açúcar e 300 ml de água filtrada até ficar liso.',
      'Mexa antes de usar.',
    ],
  }),
  prepared('cold_brew', 'café extraído a frio', {
    liquid: { sugar: 0, acid: 0.1, family: 'café', tags: ['caffeine'] },
    words: ['cafeína', 'cold brew'],
    components: [['cafe', 100]],
    batch: { yield: 650, keepsDays: 5 },
    steps: [
      'Deixe 100 g de café de moagem grossa em 800 ml de água filtrada por 14 horas na geladeira e passe por um pano limpo ou filtro de papel.',
    ],
  }),
  prepared('cha_capim_santo', 'chá frio de capim-santo', {
    liquid: { sugar: 0, acid: 0, family: 'capim-santo', tags: ['herb'] },
    words: ['capim-limão', 'chá'],
    components: [['capim_santo', 50]],
    batch: { yield: 900, keepsDays: 3 },
    steps: [
      'Cubra 50 g de capim-santo cortado e amassado com 1 litro de água filtrada, deixe 8 horas na geladeira e passe por um pano limpo.',
    ],
  }),
  prepared('cha_hibisco', 'chá frio de hibisco', {
    liquid: { sugar: 0, acid: 0.7, family: 'hibisco', tags: [] },
    words: ['chá'],
    components: [['hibisco', 20]],
    batch: { yield: 900, keepsDays: 4 },
    steps: [
      'Deixe 20 g de hibisco seco em 1 litro de água filtrada por 8 horas na geladeira e passe por um pano limpo.',
    ],
  }),
  prepared('cha_preto', 'chá preto gelado', {
    liquid: { sugar: 0, acid: 0.1, family: 'chá preto', tags: ['caffeine'] },
    words: ['chá', 'cafeína'],
    components: [['cha_preto_seco', 10]],
    batch: { yield: 900, keepsDays: 3 },
    steps: [
      'Cubra 10 g de chá preto com 1 litro de água filtrada, deixe 8 horas na geladeira, sem espremer as folhas, e passe por um pano limpo.',
    ],
  }),
  prepared('cafe_coado', 'café coado quente', {
    liquid: { sugar: 0, acid: 0.1, family: 'café', tags: ['caffeine'] },
    words: ['cafeína', 'café quente'],
    components: [['cafe', 100]],
    batch: { yield: 950, keepsDays: 1 },
    needs: ['stove'],
    steps: [
      'Passe 100 g de café com 1 litro de água quente, na hora do serviço, e guarde na garrafa térmica por até 3 horas.',
    ],
  }),
  prepared('cha_clitoria', 'chá de feijão-borboleta', {
    liquid: { sugar: 0, acid: 0, family: 'feijão-borboleta', tags: [] },
    words: ['chá', 'clitória'],
    components: [['clitoria', 6]],
    batch: { yield: 900, keepsDays: 3 },
    steps: [
      'Cubra 6 g de feijão-borboleta seco com 1 litro de água filtrada, deixe 6 horas na geladeira e passe por um pano limpo: fica azul, e vira lilás se levar limão.',
    ],
  }),
  prepared('espuma_coco', 'espuma de coco', {
    liquid: { sugar: 14, acid: 0, family: 'coco', tags: ['added_sugar'] },
    words: ['leite de coco', 'açúcar'],
    components: [
      ['leite_coco', 400],
      ['xarope_simples', 80],
    ],
    batch: { yield: 480, keepsDays: 2 },
    phase: 'finish',
    needs: ['siphon'],
    steps: [
      'Misture 400 ml de leite de coco bem gelado e 80 ml de xarope de açúcar.',
      'Coloque no sifão, carregue uma cápsula e agite.',
      'Deixe 2 horas na geladeira antes de usar.',
    ],
  }),
]

export type PreparationId = (typeof housePreparations)[number]['id']
