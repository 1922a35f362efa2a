import { type Amounts, type CuisineOption, type DishIdea, dishFrom } from '../idea.ts'
import type { NeedId } from '../needs.ts'

/** A burger of one portion in four. */
interface Burger {
  id: string
  /** After "Hambúrguer". */
  name: string
  called: string
  cuisines?: readonly CuisineOption[]
  needs?: readonly NeedId[]
  ml: number
  lines: Readonly<Record<string, Amounts | number>>
  before: string
  pass: string
  story: string
  keeps: string
}

const beef = { carne: { carne_moida: 560 } }
const bun = { pao: { pao: 4, disco_tapioca: 4 } }
const patty =
  'No pedido, salgue o disco e sele na chapa bem quente por 3 minutos de cada lado, até 71 °C no meio'

const burgersOf: readonly Burger[] = [
  {
    id: 'burger-bacon-rapadura',
    name: 'com bacon na rapadura e cachaça',
    called: 'com bacon na rapadura',
    ml: 40,
    lines: {
      ...beef,
      bacon: 140,
      queijo: { mussarela: 140, coalho: 140 },
      doce: { rapadura: 50, mel_engenho: 50 },
      ...bun,
      sal: 5,
    },
    before:
      'Doure o bacon por 8 minutos e escorra; ferva {cachaca} com {o:doce} por 8 minutos e passe nele o bacon. Molde quatro discos de 140 g.',
    pass: `${patty}; derreta {o:queijo} por cima e monte com o bacon.`,
    story: 'Carne de chapa, queijo derretido e bacon brilhante de rapadura.',
    keeps: 'Bacon glaceado (120 g): 3 dias na geladeira. Disco moldado cru: 1 dia.',
  },
  {
    id: 'burger-porco-abacaxi',
    name: 'de pernil com abacaxi e cachaça',
    called: 'de pernil com abacaxi',
    ml: 40,
    lines: {
      pernil: 560,
      abacaxi: 240,
      queijo: { mussarela: 120, coalho: 120 },
      cebola: { cebola_roxa: 80 },
      alho: 8,
      paprica: 4,
      ...bun,
      sal: 6,
    },
    before:
      'Moa o pernil com o alho, a páprica e o sal e molde quatro discos de 140 g. Doure o abacaxi em fatias finas, regue com {cachaca} e deixe secar.',
    pass: 'No pedido, sele o disco na chapa quente por 4 minutos de cada lado, até 71 °C no meio; derreta {o:queijo} e monte com o abacaxi e a cebola em fios.',
    story: 'Porco moído na casa, abacaxi tostado e cebola roxa.',
    keeps: 'Abacaxi tostado (180 g): 2 dias na geladeira. Disco moldado cru: 1 dia.',
  },
  {
    id: 'burger-carneiro-hortela',
    name: 'de carneiro com coalhada, hortelã e cachaça',
    called: 'de carneiro com hortelã',
    cuisines: ['Mediterrânea'],
    ml: 30,
    lines: {
      carneiro: { cordeiro: 580 },
      molho: { coalhada: 120, nata: 100 },
      cebola: { cebola_roxa: 120 },
      limao: 15,
      hortela: 10,
      ...bun,
      sal: 6,
    },
    before:
      'Moa {o:carneiro} com o sal e molde quatro discos de 140 g. Ferva {cachaca} com o limão por 2 minutos e jogue sobre a cebola em fios. Misture {o:molho} com a hortelã.',
    pass: `${patty}; monte com o molho e a cebola escorrida.`,
    story: 'Carneiro de chapa, molho fresco de hortelã e cebola curtida.',
    keeps: 'Cebola curtida (120 g): 3 dias na geladeira. Disco moldado cru: 1 dia.',
  },
  {
    id: 'burger-camarao-limao',
    name: 'de camarão com molho de limão e cachaça',
    called: 'de camarão',
    cuisines: ['Praiana'],
    ml: 30,
    lines: {
      camarao: 520,
      goma: 40,
      nata: 100,
      limao: 25,
      alho: 8,
      repolho: 120,
      'erva?': { coentro: 8 },
      ...bun,
      oleo: 20,
      sal: 5,
    },
    before:
      'Pique dois terços do camarão e bata o resto com a goma, o alho e o sal; misture, molde quatro discos e gele 30 minutos. Ferva {cachaca} por 2 minutos, esfrie e misture com a nata e o limão.',
    pass: 'No pedido, doure o disco na chapa com o óleo por 3 minutos de cada lado, até 74 °C no meio; monte com o repolho em fios e o molho.',
    story: 'Disco de camarão em pedaços, repolho fresco e molho de limão.',
    keeps: 'Molho (130 ml): 2 dias na geladeira. Disco cru: 1 dia, no gelo.',
  },
  {
    id: 'burger-cogumelo-duplo',
    name: 'com cogumelos na cachaça e queijo manteiga',
    called: 'com cogumelos e queijo manteiga',
    ml: 40,
    lines: {
      ...beef,
      cogumelo: 240,
      queijo: { queijo_manteiga: 140 },
      manteiga: 25,
      alho: 8,
      ...bun,
      sal: 6,
    },
    before:
      'Doure os cogumelos em fatias na manteiga com o alho, regue com {cachaca} e deixe secar. Molde quatro discos de 140 g.',
    pass: `${patty}; derreta {o:queijo} e cubra com os cogumelos.`,
    story: 'Carne de chapa, cogumelos dourados e queijo do sertão.',
    keeps: 'Cogumelos cozidos (170 g): 2 dias na geladeira. Disco moldado cru: 1 dia.',
  },
  {
    id: 'burger-ovo-banana',
    name: 'com banana-da-terra, ovo e vinagrete de cachaça',
    called: 'com banana-da-terra e ovo',
    ml: 30,
    lines: {
      ...beef,
      banana_terra: 240,
      ovo: 4,
      tomate: 120,
      cebola: { cebola_roxa: 60 },
      limao: 15,
      ...bun,
      oleo: 20,
      sal: 6,
    },
    before:
      'Ferva {cachaca} por 2 minutos e misture com o tomate e a cebola picados, o limão e metade do sal. Molde quatro discos de 140 g.',
    pass: `${patty}; ao lado, doure a banana em fatias e frite os ovos dos dois lados, até a gema firmar; monte com o vinagrete escorrido.`,
    story: 'Carne, banana-da-terra dourada, ovo e vinagrete.',
    keeps: 'Vinagrete (190 g): 2 dias na geladeira. Disco moldado cru: 1 dia.',
  },
  {
    id: 'burger-costela-cebola',
    name: 'de costela com cebola tostada e cachaça',
    called: 'de costela com cebola tostada',
    ml: 50,
    lines: {
      costela: 900,
      cebola: 320,
      queijo: { coalho: 140, mussarela: 140 },
      mostarda: 20,
      ...bun,
      sal: 7,
    },
    before:
      'Desosse a costela crua e moa duas vezes, com a gordura; molde quatro discos de 140 g. Murche a cebola por 15 minutos, junte {cachaca} e ferva até dourar.',
    pass: `${patty}; derreta {o:queijo} e monte com a mostarda e a cebola.`,
    story: 'Costela moída na casa, cebola dourada e mostarda.',
    keeps: 'Cebola na cachaça (180 g): 4 dias na geladeira. Disco moldado cru: 1 dia.',
  },
  {
    id: 'burger-cogumelo-lentilha',
    name: 'de lentilha e cogumelo com cebola na cachaça',
    called: 'de lentilha e cogumelo',
    cuisines: ['Vegetariana'],
    ml: 30,
    lines: {
      lentilha: 220,
      cogumelo: 240,
      farinha: { farinha_mandioca: 80 },
      cebola: 200,
      alho: 10,
      tomate: 120,
      ...bun,
      oleo: 30,
      sal: 7,
    },
    before:
      'Cozinhe a lentilha por 25 minutos, escorra bem e amasse metade. Doure os cogumelos picados com o alho até secar, misture com a farinha e o sal e molde quatro discos. Murche a cebola, junte {cachaca} e deixe secar.',
    pass: 'No pedido, doure o disco na chapa com o óleo por 4 minutos de cada lado, até 70 °C no meio; monte com o tomate e a cebola.',
    story: 'Lentilha e cogumelo de casca tostada, tomate e cebola dourada.',
    keeps:
      'Discos de lentilha cozida (620 g): 2 dias na geladeira. Cebola na cachaça (110 g): 4 dias na geladeira.',
  },
]

/** Burgers for houses that live on them. */
export const patties: readonly DishIdea[] = burgersOf.map((one) =>
  dishFrom('lanche', one.id, `Hambúrguer ${one.name}`, {
    format: 'hamburguer',
    called: `Hambúrguer ${one.called}`,
    cuisines: ['Na brasa', 'Petiscos de boteco', 'Brasileira contemporânea', ...(one.cuisines ?? [])],
    batch: {
      portions: 4,
      portionGrams: 270,
      advance: 40,
      finish: 9,
      needs: one.needs ?? ['griddle', 'burner'],
    },
    cachaca: { technique: 'reduction', kinds: ['alambique', 'carvalho'], ml: one.ml },
    lines: one.lines,
    steps: `Antes do serviço: ${one.before}\n${one.pass}`,
    plating: 'No papel ou no prato, pão tostado por dentro.',
    story: one.story,
    keeps: one.keeps,
  }),
)
