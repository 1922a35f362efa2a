import { type Amounts, type DishIdea, dishFrom } from '../idea.ts'
import type { NeedId } from '../needs.ts'

/** A bowl or a cup, put together cold. */
interface Cup {
  id: string
  name: string
  called: string
  lines: Readonly<Record<string, Amounts | number>>
  ml: number
  grams: number
  needs?: readonly NeedId[]
  steps: string
  story: string
  keeps?: string
}

const acai = { acai: 800, banana: 200, doce: { mel_engenho: 100, acucar: 80 } }
const churn =
  'Bata a polpa ainda dura com a banana congelada e {o:doce}, pulsando, até virar um creme firme; sirva na hora ou guarde a −18 °C por até 2 dias.'

const cups: readonly Cup[] = [
  {
    id: 'acai-abacaxi-curtido',
    name: 'Açaí com abacaxi curtido na cachaça e coco',
    called: 'Açaí com abacaxi curtido',
    ml: 30,
    grams: 355,
    lines: { ...acai, abacaxi: 240, limao: 15, 'erva?': { hortela: 6 }, coco: 60 },
    steps: `Misture o abacaxi em cubos miúdos com {cachaca} e o limão e deixe 30 minutos na geladeira, coberto.\n${churn}\nNo pedido, cubra o açaí com o abacaxi escorrido e o coco.\n[erva] Termine com {erva}.`,
    story: 'Açaí firme, abacaxi gelado e coco fresco.',
    keeps: 'Abacaxi curtido (260 g): 2 dias na geladeira.',
  },
  {
    id: 'acai-cupuacu-pacoca',
    name: 'Açaí com creme de cupuaçu, paçoca e cachaça',
    called: 'Açaí com cupuaçu e paçoca',
    ml: 25,
    grams: 370,
    lines: { ...acai, cupuacu: 180, leite_condensado: 120, pacoca_doce: 80 },
    steps: `Bata o cupuaçu com o leite condensado e {cachaca} até ficar liso e gele.\n${churn}\nNo pedido, alterne o açaí e o creme e termine com a paçoca esfarelada.`,
    story: 'Duas camadas, uma escura e uma ácida, e paçoca por cima.',
    keeps: 'Creme de cupuaçu (320 g): 3 dias na geladeira.',
  },
  {
    id: 'acai-manga-granola',
    name: 'Açaí com manga na cachaça e granola',
    called: 'Açaí com manga e granola',
    ml: 25,
    grams: 370,
    lines: { ...acai, manga: 280, limao: 15, granola: 100 },
    steps: `Misture a manga em cubos com {cachaca} e o limão e deixe 20 minutos na geladeira.\n${churn}\nNo pedido, cubra o açaí com a manga e a granola.`,
    story: 'Açaí, manga com limão e granola.',
    keeps: 'Manga temperada (300 g): 1 dia na geladeira.',
  },
  {
    id: 'acai-leite-po-rapadura',
    name: 'Açaí com leite em pó, banana e calda de rapadura e cachaça',
    called: 'Açaí com leite em pó e rapadura',
    ml: 25,
    grams: 350,
    lines: {
      acai: 800,
      banana: 360,
      doce: { mel_engenho: 100, acucar: 80 },
      leite_po: 80,
      calda: { mel_engenho: 60 },
    },
    steps: `Misture {o:calda} com {cachaca} até afinar.\n${churn}\nNo pedido, cubra com a banana em rodelas, o leite em pó e um fio da calda.`,
    story: 'Açaí, banana, leite em pó e calda escura.',
    keeps: 'Calda (90 ml): 5 dias na geladeira.',
  },
  {
    id: 'acai-amendoim-cacau',
    name: 'Açaí com amendoim, cacau e calda de cachaça',
    called: 'Açaí com amendoim e cacau',
    ml: 25,
    grams: 320,
    lines: { ...acai, amendoim: 90, cacau: 25, calda: { mel_engenho: 60 } },
    steps: `Misture {o:calda} com o cacau e {cachaca} até ficar lisa.\n${churn}\nNo pedido, cubra com o amendoim quebrado e a calda.`,
    story: 'Açaí, amendoim torrado e calda de cacau.',
    keeps: 'Calda (110 ml): 5 dias na geladeira.',
  },
  {
    id: 'sundae-caju-rapadura',
    name: 'Sundae de caju fresco com mel de engenho e cachaça',
    called: 'Sundae de caju',
    ml: 25,
    grams: 240,
    lines: { sorvete: 560, caju: 240, doce: { mel_engenho: 100 }, limao: 10, castanha: 50 },
    steps: `Misture {o:doce} com {cachaca} e o limão; junte o caju em cubos e gele por 30 minutos.\nNo pedido, ponha o sorvete, o caju com a calda e a castanha quebrada.`,
    story: 'Sorvete de creme, caju fresco e castanha.',
    keeps: 'Caju na calda (340 g): 1 dia na geladeira.',
  },
  {
    id: 'sundae-tapioca-coco',
    name: 'Sundae de coco com doce de leite e cachaça',
    called: 'Sundae de coco e doce de leite',
    ml: 25,
    grams: 230,
    lines: { sorvete: 600, doce_leite: 200, coco: 100, sal: 1 },
    steps: `Misture o doce de leite com {cachaca} e o sal até afinar.\nNo pedido, ponha o sorvete, a calda e o coco.`,
    story: 'Sorvete de creme, doce de leite salgado e coco fresco.',
    keeps: 'Calda (220 g): 5 dias na geladeira.',
  },
  {
    id: 'sorvete-cafe-rapadura',
    name: 'Sorvete com café gelado, mel de engenho e cachaça',
    called: 'Sorvete no café',
    ml: 30,
    grams: 230,
    lines: {
      sorvete: 640,
      cafe: 200,
      doce: { mel_engenho: 60, acucar: 50 },
      'crocante?': { castanha: 40, amendoim: 40 },
    },
    steps: `Adoce o café coado com {o:doce}, gele e junte {cachaca}.\nNo pedido, regue duas bolas de sorvete com o café gelado.\n[crocante] Termine com {crocante}.`,
    story: 'Sorvete de creme afogado em café gelado.',
    keeps: 'Café adoçado (290 ml): 2 dias na geladeira.',
  },
  {
    id: 'sorvete-graviola-coco',
    name: 'Sorvete com graviola, coco e cachaça',
    called: 'Sorvete com graviola e coco',
    ml: 25,
    grams: 260,
    lines: { sorvete: 560, graviola: 320, acucar: 50, limao: 15, coco: 80 },
    steps: `Amasse a graviola sem sementes com o açúcar, o limão e {cachaca} e gele por 30 minutos.\nNo pedido, cubra o sorvete com a graviola e o coco.`,
    story: 'Graviola gelada, sorvete de creme e coco fresco.',
    keeps: 'Graviola temperada (400 g): 2 dias na geladeira.',
  },
  {
    id: 'sorvete-abacaxi-tostado',
    name: 'Sorvete com abacaxi curtido, hortelã e cachaça',
    called: 'Sorvete com abacaxi e hortelã',
    ml: 30,
    grams: 240,
    lines: { sorvete: 560, abacaxi: 320, doce: { mel_engenho: 60, acucar: 50 }, limao: 15, hortela: 6 },
    steps: `Misture o abacaxi em cubos miúdos com {o:doce}, o limão e {cachaca} e deixe 30 minutos na geladeira, coberto.\nNo pedido, cubra o sorvete com o abacaxi, um pouco da calda e a hortelã.`,
    story: 'Abacaxi gelado com limão e sorvete de creme.',
    keeps: 'Abacaxi curtido (390 g): 2 dias na geladeira.',
  },
  {
    id: 'banana-split-regional',
    name: 'Banana com sorvete, calda de cacau e cachaça',
    called: 'Banana split da casa',
    ml: 30,
    grams: 300,
    lines: { banana: 440, sorvete: 560, doce: { mel_engenho: 90 }, cacau: 25, amendoim: 50 },
    steps: `Misture {o:doce} com o cacau e {cachaca} até ficar lisa.\nNo pedido, abra a banana, ponha duas bolas de sorvete, a calda e o amendoim.`,
    story: 'Banana, duas bolas de creme e calda de cacau.',
    keeps: 'Calda (140 ml): 5 dias na geladeira.',
  },
]

/** Cold bowls, sundaes and shakes for houses that live on them. */
export const frozen: readonly DishIdea[] = cups.map(({ id, name, called, ml, grams, needs, keeps, ...row }) =>
  dishFrom('sobremesa', id, name, {
    format: 'gelado',
    called,
    cuisines: ['Brasileira contemporânea'],
    batch: {
      portions: 4,
      portionGrams: grams,
      advance: 20,
      finish: 4,
      needs: needs ?? ['freezer', 'blender'],
    },
    cachaca: { technique: 'raw', kinds: ['alambique', 'carvalho'], ml },
    plating: 'Tigela ou copo gelado.',
    keeps: keeps ?? 'Só na hora.',
    ...row,
  }),
)
