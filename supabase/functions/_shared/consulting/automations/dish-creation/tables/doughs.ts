import type { CourseId } from '../../../base/request/recipe-wishes.ts'
import type { FormatId } from '../formats.ts'
import type { Amounts, CuisineOption } from '../idea.ts'
import type { NeedId } from '../needs.ts'

export type DoughId = Extract<
  FormatId,
  'tapioca' | 'crepe' | 'pastel' | 'esfiha' | 'pizza' | 'cuscuz' | 'sanduiche'
>

export type Lines = Readonly<Record<string, Amounts | number>>

/** What a batch of filling, some 480 g, goes into. */
export interface Dough {
  id: DoughId
  /** As the name begins. */
  noun: string
  course: CourseId
  cuisines: readonly CuisineOption[]
  portions: number
  /** On the plate, without the filling; less of it if sweet. */
  grams: number
  sweetGrams?: number
  advance: number
  finish: number
  needs: readonly NeedId[]
  lines: Lines
  sweetLines: Lines
  /** Made before service; null if nothing is. */
  before: string | null
  pass: string
  sweetPass: string
  plating: string
}

const goma = { goma: 400 }
const batter = { trigo: 140, leite: 280, ovo: 2, manteiga: 25 }
const discs = { massa_esfiha: 12, azeite: 20 }
const pastry = { massa_pastel: 8, fritura: { oleo: 100 } }

export const doughs: Readonly<Record<DoughId, Dough>> = {
  tapioca: {
    id: 'tapioca',
    noun: 'Tapioca',
    course: 'lanche',
    cuisines: ['Regional cearense', 'Sertaneja', 'Praiana'],
    portions: 4,
    grams: 95,
    advance: 0,
    finish: 6,
    needs: ['griddle', 'burner'],
    lines: goma,
    sweetLines: goma,
    before: null,
    pass: 'No pedido, peneire 100 g de goma na chapa quente, espere firmar por 1 minuto, vire, cubra metade com o recheio quente e dobre.',
    sweetPass:
      'No pedido, peneire 100 g de goma na chapa quente, espere firmar por 1 minuto, vire, cubra metade com o recheio e dobre.',
    plating: 'Dobrada ao meio, no papel ou no prato.',
  },
  crepe: {
    id: 'crepe',
    noun: 'Crepe',
    course: 'principal',
    cuisines: ['Francesa', 'Brasileira contemporânea'],
    portions: 4,
    grams: 115,
    advance: 10,
    finish: 7,
    needs: ['griddle', 'burner'],
    lines: batter,
    sweetLines: batter,
    before:
      'Bata o trigo com o leite, os ovos e a manteiga derretida; coe e deixe a massa 30 minutos na geladeira, coberta, por até 1 dia.',
    pass: 'No pedido, espalhe uma concha rasa de massa na chapa untada, doure por 1 minuto e meio, vire, recheie quente, dobre em leque e deixe mais 1 minuto, até 70 °C no meio.',
    sweetPass:
      'No pedido, espalhe uma concha rasa de massa na chapa untada, doure por 1 minuto e meio de cada lado, recheie e dobre em leque.',
    plating: 'Prato raso quente, dobrado em leque.',
  },
  pastel: {
    id: 'pastel',
    noun: 'Pastel',
    course: 'lanche',
    cuisines: ['Petiscos de boteco', 'Regional cearense'],
    portions: 8,
    grams: 55,
    advance: 15,
    finish: 5,
    needs: ['fryer', 'burner'],
    lines: pastry,
    sweetLines: pastry,
    before: null,
    pass: 'Com o recheio frio e escorrido, monte oito pastéis, tire o ar, feche com o garfo e gele. No pedido, frite em óleo a 180 °C por 3 minutos, virando, até 70 °C no meio; escorra em pé.',
    sweetPass:
      'Com o recheio frio e firme, monte oito pastéis, tire o ar, feche com o garfo e gele. No pedido, frite em óleo a 180 °C por 3 minutos, virando; escorra em pé.',
    plating: 'No papel, em pé, escorrido.',
  },
  esfiha: {
    id: 'esfiha',
    noun: 'Esfiha',
    course: 'lanche',
    cuisines: ['Mediterrânea'],
    portions: 12,
    grams: 35,
    advance: 10,
    finish: 10,
    needs: ['oven', 'burner'],
    lines: discs,
    sweetLines: { massa_esfiha: 12 },
    before: null,
    pass: 'Espalhe o recheio frio nos discos até 1 cm da borda e pincele a borda com o azeite. No pedido, asse a 260 °C por 8 minutos, até dourar por baixo.',
    sweetPass:
      'Espalhe o recheio frio nos discos até 1 cm da borda. No pedido, asse a 260 °C por 8 minutos, até dourar por baixo.',
    plating: 'No papel, saída do forno.',
  },
  pizza: {
    id: 'pizza',
    noun: 'Pizza',
    course: 'principal',
    cuisines: ['Italiana'],
    portions: 2,
    grams: 470,
    sweetGrams: 310,
    advance: 5,
    finish: 12,
    needs: ['oven', 'burner'],
    lines: { massa_pizza: 2, mussarela: 240, tomate_pelado: 160 },
    sweetLines: { massa_pizza: 2 },
    before: null,
    pass: 'No pedido, abra a massa, espalhe o tomate pelado amassado e a mussarela, distribua o recheio e asse no forno mais quente que houver, de 250 a 320 °C, por 4 a 9 minutos, até a borda dourar.',
    sweetPass:
      'No pedido, abra a massa, fure com o garfo e asse no forno mais quente que houver, por 4 a 6 minutos; cubra com o recheio e volte por 1 minuto.',
    plating: 'Tábua ou travessa, em oito fatias.',
  },
  cuscuz: {
    id: 'cuscuz',
    noun: 'Cuscuz',
    course: 'lanche',
    cuisines: ['Regional cearense', 'Sertaneja'],
    portions: 4,
    grams: 150,
    advance: 10,
    finish: 5,
    needs: ['burner'],
    lines: { cuscuz: 280 },
    sweetLines: { cuscuz: 280 },
    before:
      'Hidrate o flocão com 300 ml de água filtrada e uma pitada de sal por 10 minutos e cozinhe no vapor por 12 minutos.',
    pass: 'No pedido, aqueça o cuscuz no vapor por 3 minutos, até 70 °C, e cubra com o recheio quente.',
    sweetPass: 'No pedido, aqueça o cuscuz no vapor por 3 minutos, até 70 °C, e cubra com o recheio.',
    plating: 'Prato fundo, recheio por cima.',
  },
  sanduiche: {
    id: 'sanduiche',
    noun: 'Sanduíche',
    course: 'lanche',
    cuisines: ['Petiscos de boteco', 'Sertaneja', 'Na brasa'],
    portions: 4,
    grams: 60,
    advance: 0,
    finish: 5,
    needs: ['griddle', 'burner'],
    lines: { pao: { pao_frances: 4, pao: 4 } },
    sweetLines: { pao: { pao_frances: 4, pao: 4 } },
    before: null,
    pass: 'No pedido, aqueça o recheio na chapa até 70 °C, toste o pão aberto por 1 minuto e monte.',
    sweetPass: 'No pedido, toste o pão aberto por 1 minuto e monte.',
    plating: 'No papel, cortado ao meio.',
  },
}
