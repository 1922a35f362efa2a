/** Risottos of rice that is half cooked before the service: they leave the kitchen in minutes, as in any house that sells many. */
import { type Amounts, type CuisineOption, type DishIdea, dishFrom } from '../idea.ts'

interface Risotto {
  id: string
  name: string
  called: string
  cuisines: readonly CuisineOption[]
  grams: number
  lines: Readonly<Record<string, Amounts | number>>
  /** What happens to the food beside the rice, after the order. */
  beside: string
  /** How the rice is bound. */
  end: string
  story: string
}

const half =
  'Antes do serviço, refogue a cebola em metade {do:gordura}, junte o arroz, mexa 2 minutos, regue com {cachaca} e deixe secar; cozinhe 10 minutos com 700 ml de água filtrada quente e o sal, espalhe em assadeira e resfrie, até 10 °C em 2 horas.'
const again =
  'No pedido, volte a porção de arroz à panela com 120 ml de água filtrada quente, mexendo, por 6 minutos.'

const rows: readonly Risotto[] = [
  {
    id: 'risoto-peixe-abobrinha',
    name: 'Risoto de peixe com abobrinha e cachaça',
    called: 'Risoto de peixe com abobrinha',
    cuisines: ['Praiana'],
    grams: 370,
    lines: {
      peixe: { robalo: 480, pargo: 480, cioba: 480, cavala: 480, serra: 480, tilapia: 480 },
      arroz: { arborio: 320 },
      abobrinha: 240,
      tomate: 160,
      cebola: 120,
      gordura: { azeite: 50, manteiga: 50 },
      limao: 15,
      sal: 8,
      'erva?': { manjericao: 8 },
    },
    beside:
      'Ao lado, doure {o:peixe} em cubos por 3 minutos, até 70 °C, e a abobrinha e o tomate em cubos por 2 minutos; envolva no arroz.',
    end: 'Desligue e bata com o resto {do:gordura} e o limão; sirva na hora.',
    story: 'Risoto de peixe e abobrinha, em que a cachaça entra no lugar do vinho.',
  },
  {
    id: 'risoto-abobrinha-queijo',
    name: 'Risoto de abobrinha com queijo e cachaça',
    called: 'Risoto de abobrinha',
    cuisines: ['Vegetariana'],
    grams: 340,
    lines: {
      abobrinha: 420,
      arroz: { arborio: 320 },
      queijo: { parmesao: 80, coalho: 140 },
      cebola: 120,
      gordura: { manteiga: 50, azeite: 50 },
      limao: 10,
      sal: 7,
      'erva?': { manjericao: 8 },
    },
    beside: 'Ao lado, doure a abobrinha em cubos por 3 minutos; envolva no arroz.',
    end: 'Desligue e bata com {o:queijo}, o resto {do:gordura} e o limão; sirva na hora.',
    story: 'Risoto de abobrinha dourada e queijo, em que a cachaça entra no lugar do vinho.',
  },
]

export const risottos: readonly DishIdea[] = rows.map(({ id, name, cuisines, grams, beside, end, ...row }) =>
  dishFrom('principal', id, name, {
    format: 'massa',
    cuisines: ['Italiana', ...cuisines],
    batch: { portions: 4, portionGrams: grams, advance: 35, finish: 10, needs: ['burner'] },
    cachaca: { technique: 'reduction', kinds: ['alambique'], ml: 70 },
    plating: 'Prato fundo quente, bem espalhado.',
    steps: `
      ${half}
      ${again}
      ${beside}
      ${end}
      [erva] Termine com {erva}.
    `,
    keeps: 'Arroz pré-cozido (800 g): 1 dia na geladeira.',
    ...row,
  }),
)
