/**
 * Thoughts for days of the year that everyone knows, of a weekly dish on its day and of any other dish: each carries a
 * caption. One of each season is used in a calendar, once. Fields as in `forms.ts`; `{y}` is the year.
 */
import { weekdayOf } from '../../../base/calendar.ts'
import { stableFraction } from '../../../base/language/text.ts'

type Season = {
  /** Whether the day belongs to it. */
  on: (day: string) => boolean
  spoken: { weekly: readonly string[]; dish: readonly string[] }
  plain: { weekly: readonly string[]; dish: readonly string[] }
}

const between = (from: string, to: string) => (day: string) => day.slice(5) >= from && day.slice(5) <= to

const seasons: readonly Season[] = [
  {
    // The Friday after the fourth Thursday of November.
    on: (day) => weekdayOf(day) === 5 && between('11-23', '11-29')(day),
    spoken: {
      weekly: [],
      dish: [
        'Hoje toda loja tá gritando desconto. Aqui quem grita é a cozinha, e é uma coisa só: “[sai|saindo] {n}!”',
        'O celular hoje só apita cupom. Vira ele pra baixo e olha {o}: [não pede senha|nem pede cadastro].',
      ],
    },
    plain: {
      weekly: [],
      dish: [
        'Hoje as lojas anunciam desconto até no rodapé. O nosso anúncio [cabe numa linha|é curto]: tem {n}.',
      ],
    },
  },
  {
    on: between('12-14', '12-23'),
    spoken: {
      weekly: [
        'Dezembro é sacola, fila e sorteio de amigo secreto. Hoje dá uma parada: é {w}, tem {n}, e [presente nenhum chega na mesa desse jeito|esse presente tu não precisa embrulhar].',
        'Fila de loja, fila de banco, fila de estacionamento. A única que compensa hoje é a da mesa: é {w}, dia de {n}, e [essa anda|ninguém fura].',
      ],
      dish: [
        'Ceia tem hora, tem prece e tem discurso de tio. {N} hoje só tem [garfo e conversa|mesa e risada].',
        'Faltam poucos dias pra ceia, e ninguém disse que era pra jejuar até lá. {N} [segura a espera|resolve hoje].',
      ],
    },
    plain: {
      weekly: [
        'Entre uma sacola e outra de dezembro, uma pausa com lugar marcado: é {w}, dia de {n}. [Os presentes podem esperar|A fila da loja espera].',
      ],
      dish: [
        'Amigo secreto se revela melhor [à mesa|comendo]. Com {n} no meio, [até meia vira presente|ninguém repara no embrulho].',
        'Entre uma loja e outra de dezembro, {n}. [As sacolas sabem esperar|A sacola fica na cadeira do lado].',
        'A ceia tem hora marcada e lista de convidados. {N} hoje [não pede nem uma coisa nem outra|só pede fome].',
      ],
    },
  },
  {
    on: between('12-26', '12-30'),
    spoken: {
      weekly: [
        'O peru já cumpriu a missão dele, e a uva-passa ninguém quer ver tão cedo. Hoje é {w}: a mesa volta ao normal, e [o normal daqui é {n}|normal, por aqui, é {n}].',
        'Geladeira cheia de pote e ninguém querendo abrir. Deixa pra depois: hoje é {w}, e {w} se resolve com {n}, [que não é sobra de nada|que não veio em pote].',
      ],
      dish: [
        'Depois de três dias de sobra da ceia, {n} tem gosto de novidade. [Fecha o pote e vem|O pote pode esperar].',
      ],
    },
    plain: {
      weekly: [
        'Depois da ceia, a vontade de comida de sempre: é {w}, e há {n}. [A uva-passa descansa|O peru merece descanso].',
      ],
      dish: [
        'Depois de três dias de sobra da ceia, {n} tem gosto de novidade. [O pote pode esperar|A geladeira que espere].',
      ],
    },
  },
  {
    on: between('01-02', '01-08'),
    spoken: {
      weekly: [
        'Ano novo, {w} de sempre: tem {n}. A lista de promessas tu dobra, bota debaixo do prato e [vê se ainda concorda com ela no fim|lê de novo depois de comer].',
      ],
      dish: [],
    },
    plain: {
      weekly: [
        '{Y} começou, e {w} continua o mesmo: {n} à mesa. [As promessas ficam para depois do prato|A lista de promessas pode ler o cardápio].',
      ],
      dish: [],
    },
  },
  {
    on: (day) => between('01-05', '01-31')(day) || between('07-05', '07-28')(day),
    spoken: {
      weekly: [],
      dish: [
        'Metade da turma viajou e tá postando foto de mala. A outra metade tá aqui, na frente {do}, e [não quer trocar|nem pensa em trocar].',
      ],
    },
    plain: {
      weekly: [],
      dish: [
        'Quem não viajou também tira férias por uma hora: {n}, mesa sem pressa, [celular virado para baixo|conversa sem relógio].',
      ],
    },
  },
]

/** What a day of the year lets a house say of a weekly dish, or of any other; one thought of each season. */
export function seasonal(day: string, voice: 'spoken' | 'plain', weekly: boolean, house: string): string[] {
  return seasons
    .filter(({ on }) => on(day))
    .flatMap((season) => {
      const list = season[voice][weekly ? 'weekly' : 'dish']
      return list.slice(Math.floor(stableFraction(house) * list.length)).slice(0, 1)
    })
    .map((text) => text.replaceAll(/\{[Yy]\}/g, day.slice(0, 4)))
}

export const seasonalTexts = seasons.flatMap(({ spoken, plain }) => [
  ...spoken.weekly,
  ...spoken.dish,
  ...plain.weekly,
  ...plain.dish,
])

/** Months in which fruits that bars muddle fresh are to be had in Ceará; other fruits all year. */
const fruits: readonly (readonly [name: string, words: RegExp, months: readonly number[]])[] = [
  ['caju', /(?<!\p{L})cajus?(?!\p{L})/iu, [8, 9, 10, 11, 12]],
  ['seriguela', /(?<!\p{L})s[ei]riguelas?(?!\p{L})/iu, [12, 1, 2, 3]],
  ['cajá', /(?<!\p{L})cajás?(?!\p{L})/iu, [1, 2, 3, 4, 5, 6]],
  ['umbu', /(?<!\p{L})umbus?(?!\p{L})/iu, [1, 2, 3, 4]],
  ['pitomba', /(?<!\p{L})pitombas?(?!\p{L})/iu, [1, 2, 3, 4]],
  ['limão-cravo', /(?<!\p{L})lim[aã]o.cravo(?!\p{L})/iu, [4, 5, 6, 7]],
]

const fruitIn = (name: string) => fruits.find(([, words]) => words.test(name))
const monthOf = (day: string) => Number(day.slice(5, 7))

/** The fresh fruit of an item that is out of season on a day; null if none is. */
export function missingFruit(name: string, day: string): string | null {
  const [fruit, , months] = fruitIn(name) ?? []
  return fruit === undefined || months?.includes(monthOf(day)) ? null : fruit
}

/** Months from a day until the fruit of an item is out of season; 12 if it has no season, 13 if it is out now. */
export function monthsLeft(name: string, day: string): number {
  const [, , months] = fruitIn(name) ?? []
  if (!months) return 12
  const at = Array.from({ length: 12 }, (_, ahead) => ((monthOf(day) - 1 + ahead) % 12) + 1)
  const first = at.findIndex((month) => !months.includes(month))
  return first === 0 ? 13 : first
}

const monthNames =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** The month in which the fruit of an item ends, within three months of a day; else null. */
export function lastMonth(name: string, day: string): string | null {
  const left = monthsLeft(name, day)
  return left > 3 ? null : (monthNames[(monthOf(day) + left - 2) % 12] ?? null)
}
