import { type Amounts, type CuisineOption, type DishIdea, dishFrom } from '../idea.ts'
import type { NeedId } from '../needs.ts'

/** A sauce for four plates of the house's own pasta, or a risotto. */
interface Plate {
  id: string
  name: string
  called: string
  cuisines?: readonly CuisineOption[]
  advance: number
  finish: number
  needs?: readonly NeedId[]
  ml: number
  grams: number
  signature?: true
  lines: Readonly<Record<string, Amounts | number>>
  steps: string
  story: string
  keeps: string
}

const pasta = { massa: { massa_fresca: 440, massa: 340 } }
const boil =
  'No pedido, cozinhe a massa em água com sal, de 3 a 4 minutos a fresca, guarde uma concha da água e termine 1 minuto no molho.'

const plates: readonly Plate[] = [
  {
    id: 'massa-ragu-costela',
    name: 'Massa fresca ao ragu de costela na cachaça',
    called: 'Massa ao ragu de costela',
    advance: 80,
    finish: 9,
    ml: 90,
    grams: 380,
    signature: true,
    lines: {
      costela: 1100,
      ...pasta,
      tomate_pelado: 400,
      cebola: 150,
      cenoura: 100,
      alho: 15,
      'queijo?': { parmesao: 60 },
      azeite: 30,
      sal: 9,
    },
    steps: `
      Antes do serviço, doure a costela no azeite, junte a cebola, a cenoura e o alho picados, regue com {cachaca} e deixe secar.
      Junte o tomate, o sal e 300 ml de água filtrada, cozinhe na pressão por 60 minutos, desfie sem o osso e apure 10 minutos.
      ${boil}
      [queijo] Termine com {queijo}.
    `,
    story: 'Costela cozida no tomate até soltar do osso.',
    keeps: 'Ragu cozido (1,1 kg): 3 dias na geladeira, 60 dias congelado.',
  },
  {
    id: 'massa-carneiro-hortela',
    name: 'Massa fresca com carneiro na cachaça e hortelã',
    called: 'Massa com carneiro e hortelã',
    cuisines: ['Mediterrânea', 'Sertaneja'],
    advance: 75,
    finish: 9,
    ml: 80,
    grams: 370,
    lines: {
      carneiro: { cordeiro: 600 },
      ...pasta,
      tomate_pelado: 400,
      cebola: 150,
      alho: 15,
      'erva?': { hortela: 10, manjericao: 10 },
      'queijo?': { ricota: 100, parmesao: 50 },
      azeite: 30,
      sal: 9,
    },
    steps: `
      Antes do serviço, doure {o:carneiro} em cubos no azeite com a cebola e o alho, regue com {cachaca} e deixe secar; junte o tomate e o sal e cozinhe na pressão por 45 minutos, com água filtrada até a metade da carne; desfie.
      ${boil}
      [queijo] Quebre {o:queijo} por cima.
      [erva] Termine com {erva}.
    `,
    story: 'Carneiro desfiado no molho de tomate.',
    keeps: 'Molho de carneiro cozido (1 kg): 3 dias na geladeira.',
  },
  {
    id: 'massa-camarao-coco',
    name: 'Massa fresca com camarão, leite de coco e cachaça',
    called: 'Massa com camarão e coco',
    cuisines: ['Praiana'],
    advance: 20,
    finish: 10,
    ml: 50,
    grams: 360,
    lines: {
      camarao: 440,
      ...pasta,
      leite_coco: 240,
      tomate: 200,
      alho: 15,
      limao: 15,
      azeite: 30,
      'erva?': { coentro: 10, manjericao: 8 },
      sal: 7,
    },
    steps: `
      Antes do serviço, refogue o alho e o tomate em cubos no azeite, regue com {cachaca}, ferva 3 minutos, junte o leite de coco e reduza a dois terços.
      No pedido, doure o camarão por 3 minutos, até 70 °C, e junte o molho e o limão.
      ${boil}
      [erva] Termine com {erva}.
    `,
    story: 'Camarão dourado e molho leve de coco e tomate.',
    keeps: 'Molho de coco cozido (420 ml): 2 dias na geladeira.',
  },
  {
    id: 'massa-coalho-pimenta',
    name: 'Massa fresca com coalho, pimenta-do-reino e cachaça',
    called: 'Massa com coalho e pimenta',
    cuisines: ['Vegetariana'],
    advance: 10,
    finish: 9,
    ml: 40,
    grams: 320,
    signature: true,
    lines: {
      queijo: { coalho: 200 },
      ...pasta,
      parmesao: 60,
      nata: 120,
      pimenta_reino: 6,
      manteiga: 40,
      sal: 5,
    },
    steps: `
      Antes do serviço, ferva {cachaca} até restar um terço. Rale {o:queijo} fino e toste a pimenta quebrada.
      ${boil}
      Fora do fogo, bata com a manteiga, a nata, a redução e os queijos, juntando a água da massa até cobrir os fios; termine com a pimenta.
    `,
    story: 'Queijo do sertão no lugar do pecorino, e pimenta tostada.',
    keeps: 'Redução (15 ml): 5 dias na geladeira.',
  },
  {
    id: 'massa-cogumelo-castanha',
    name: 'Massa fresca com cogumelos na cachaça e castanha',
    called: 'Massa com cogumelos e castanha',
    cuisines: ['Vegetariana'],
    advance: 20,
    finish: 9,
    ml: 50,
    grams: 340,
    lines: {
      cogumelo: 480,
      ...pasta,
      gordura: { manteiga: 50, azeite: 40 },
      alho: 14,
      'creme?': 120,
      castanha: 50,
      'erva?': { alecrim: 3 },
      sal: 7,
    },
    steps: `
      Antes do serviço, doure os cogumelos em fatias {no:gordura}, sem encher a frigideira; junte o alho, regue com {cachaca} e deixe secar.
      [creme] Junte {o:creme} e ferva 2 minutos.
      ${boil}
      [erva] Junte {o:erva} picado.
      Termine com a castanha quebrada e o sal.
    `,
    story: 'Cogumelos dourados no alho e castanha quebrada.',
    keeps: 'Cogumelos cozidos (360 g): 2 dias na geladeira.',
  },
  {
    id: 'massa-linguica-tomate',
    name: 'Massa fresca com linguiça, tomate e cachaça',
    called: 'Massa com linguiça e tomate',
    advance: 35,
    finish: 9,
    ml: 60,
    grams: 360,
    lines: {
      linguica: 440,
      ...pasta,
      tomate_pelado: 400,
      cebola: 120,
      alho: 12,
      'queijo?': { parmesao: 60 },
      'erva?': { manjericao: 8 },
      sal: 4,
    },
    steps: `
      Antes do serviço, tire a linguiça da pele, doure em pedaços por 10 minutos, até 74 °C, e escorra a gordura; junte a cebola e o alho, regue com {cachaca} e deixe secar.
      Junte o tomate e o sal e ferva por 15 minutos.
      ${boil}
      [erva] Rasgue {o:erva} por cima.
      [queijo] Termine com {queijo}.
    `,
    story: 'Linguiça fora da pele, tomate e alho.',
    keeps: 'Molho de linguiça cozido (820 g): 3 dias na geladeira.',
  },
  {
    id: 'massa-carne-sol-nata',
    name: 'Massa fresca com carne de sol, nata e cachaça',
    called: 'Massa com carne de sol e nata',
    cuisines: ['Sertaneja', 'Regional cearense'],
    advance: 55,
    finish: 9,
    ml: 50,
    grams: 350,
    lines: {
      carne: { carne_sol: 400 },
      ...pasta,
      nata: 200,
      cebola: { cebola_roxa: 160 },
      'queijo?': { coalho: 100 },
      gordura: { manteiga_garrafa: 30, azeite: 25 },
    },
    steps: `
      Antes do serviço, cozinhe {o:carne} por 40 minutos na pressão, com água filtrada até a metade da carne e desfie; doure {no:gordura} com a cebola, regue com {cachaca} e deixe secar.
      ${boil}
      Ligue com a nata e a água da massa.
      [queijo] Rale {o:queijo} por cima.
    `,
    story: 'Carne de sol dourada com cebola roxa, ligada na nata.',
    keeps: 'Carne cozida e dourada (380 g): 3 dias na geladeira.',
  },
  {
    id: 'nhoque-macaxeira',
    name: 'Nhoque de macaxeira ao molho de tomate e cachaça',
    called: 'Nhoque de macaxeira',
    cuisines: ['Vegetariana', 'Brasileira contemporânea'],
    advance: 70,
    finish: 7,
    ml: 50,
    grams: 360,
    signature: true,
    lines: {
      macaxeira: 900,
      trigo: 120,
      ovo: 1,
      tomate_pelado: 600,
      alho: 15,
      azeite: 40,
      'queijo?': { parmesao: 60, coalho: 80 },
      'erva?': { manjericao: 8 },
      sal: 10,
    },
    steps: `
      Antes do serviço, cozinhe a macaxeira, tire o fio, escorra bem e amasse quente com metade do sal; misture o ovo e o trigo, enrole e corte.
      Refogue o alho no azeite, regue com {cachaca}, deixe secar e cozinhe o tomate com o resto do sal por 20 minutos.
      No pedido, cozinhe o nhoque até subir e mais 1 minuto, até 70 °C no meio, e envolva no molho.
      [erva] Rasgue {o:erva} por cima.
      [queijo] Termine com {queijo}.
    `,
    story: 'Nhoque leve de macaxeira e molho de tomate com alho.',
    keeps:
      'Nhoque cru (1 kg): 1 dia na geladeira, 30 dias congelado. Molho de tomate cozido (560 g): 4 dias na geladeira.',
  },
  {
    id: 'risoto-camarao-caju',
    name: 'Risoto de camarão com caju e cachaça',
    called: 'Risoto de camarão com caju',
    cuisines: ['Praiana'],
    advance: 25,
    finish: 22,
    ml: 70,
    grams: 360,
    signature: true,
    lines: {
      camarao: 420,
      arroz: { arborio: 320 },
      caju: 240,
      cebola: 120,
      gordura: { manteiga: 50, azeite: 40 },
      limao: 15,
      sal: 8,
      'erva?': { coentro: 8 },
    },
    steps: `
      Refogue a cebola em metade {do:gordura}, junte o arroz, mexa 2 minutos, regue com {cachaca} e deixe secar.
      Junte 1,2 litro de água filtrada quente com o sal aos poucos, por 17 minutos.
      Doure o camarão e o caju em cubos à parte por 3 minutos, até 70 °C, e junte com o limão.
      Desligue e bata com o resto {do:gordura}; sirva na hora.
      [erva] Termine com {erva}.
    `,
    story: 'Risoto em que a cachaça entra no lugar do vinho, com camarão e caju.',
    keeps: 'Só na hora.',
  },
  {
    id: 'risoto-queijo-melado',
    name: 'Risoto de queijo manteiga com melado de cachaça',
    called: 'Risoto de queijo e melado',
    cuisines: ['Vegetariana', 'Sertaneja'],
    advance: 25,
    finish: 21,
    ml: 90,
    grams: 330,
    lines: {
      queijo: { queijo_manteiga: 200 },
      arroz: { arborio: 320 },
      cebola: 120,
      gordura: { manteiga: 40, manteiga_garrafa: 40 },
      doce: { mel_engenho: 60, rapadura: 60 },
      limao: 10,
      sal: 6,
      'castanha?': 40,
    },
    steps: `
      Ferva metade do melado: {cachaca}, dois terços da medida, com {o:doce} por 10 minutos, e junte o limão.
      Refogue a cebola em metade {do:gordura}, junte o arroz, mexa 2 minutos, regue com o resto da cachaça e deixe secar; junte 1,2 litro de água filtrada quente com o sal aos poucos, por 17 minutos.
      Desligue, misture {o:queijo} e o resto {do:gordura} e sirva na hora com o melado em fio.
      [castanha] Termine com {castanha}.
    `,
    story: 'Risoto de queijo do sertão e um fio escuro por cima.',
    keeps: 'Melado (100 ml): 5 dias na geladeira.',
  },
  {
    id: 'massa-berinjela-ricota',
    name: 'Massa fresca com berinjela, tomate na cachaça e ricota',
    called: 'Massa com berinjela e ricota',
    cuisines: ['Vegetariana', 'Mediterrânea'],
    advance: 40,
    finish: 8,
    ml: 50,
    grams: 370,
    lines: {
      berinjela: 480,
      ...pasta,
      tomate_pelado: 400,
      ricota: 160,
      alho: 15,
      azeite: 60,
      'erva?': { manjericao: 10 },
      sal: 8,
    },
    steps: `
      Antes do serviço, doure a berinjela em cubos no azeite e reserve; na mesma panela doure o alho, regue com {cachaca}, deixe secar e cozinhe o tomate com o sal por 15 minutos; junte a berinjela.
      ${boil}
      Quebre a ricota por cima.
      [erva] Rasgue {o:erva}.
    `,
    story: 'Berinjela dourada, tomate e ricota quebrada na hora.',
    keeps: 'Molho de berinjela cozido (760 g): 3 dias na geladeira.',
  },
]

/** Plates for houses that live on pasta. */
export const pastas: readonly DishIdea[] = plates.map(
  ({ id, name, called, cuisines = [], advance, finish, needs, ml, grams, ...row }) =>
    dishFrom('principal', id, name, {
      format: 'massa',
      called,
      cuisines: ['Italiana', ...cuisines],
      batch: { portions: 4, portionGrams: grams, advance, finish, needs: needs ?? ['burner'] },
      cachaca: { technique: 'reduction', kinds: ['alambique'], ml },
      plating: 'Prato fundo quente.',
      ...row,
    }),
)
