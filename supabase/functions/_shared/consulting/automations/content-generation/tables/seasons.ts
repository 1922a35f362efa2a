/**
 * Thoughts for days of the year that everyone knows: of a weekly dish on its day, and of any dish. Each is used once.
 * Fields as in `forms.ts`; `{y}` is the year.
 */
import { weekdayOf } from '../../../base/calendar.ts'

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
        'Hoje o celular só apita desconto, cupom e senha esquecida. Aqui é mais simples: {n} no meio da mesa, [preço do cardápio e nenhum código pra digitar|sem código, sem frete e sem fila de espera].',
      ],
    },
    plain: {
      weekly: [],
      dish: [
        'Sexta de desconto em toda parte. Aqui não há cupom nem frete: há {n}, [pelo preço do cardápio|e o preço é o do cardápio].',
      ],
    },
  },
  {
    on: between('12-01', '12-13'),
    spoken: {
      weekly: [],
      dish: [
        'Dezembro tem confraternização de todo tamanho: turma do trabalho, turma da rua, turma do “vamos marcar”. {N} no meio da mesa, e [a última finalmente se resolve|pronto, marcou].',
        'O “vamos marcar” do ano inteiro venceu em dezembro. Bota a data no grupo e {o} no meio da mesa: [dessa vez ninguém remarca|até quem mora longe confirma].',
      ],
    },
    plain: {
      weekly: [],
      dish: [
        'Dezembro e a agenda cheia de “precisamos nos ver”. {N} no meio da mesa, cadeiras em volta: [está resolvido um dos encontros|um encontro a menos na lista].',
        'Há encontros que passam o ano à espera de dezembro. Este pode ser hoje: {n}, a mesa posta e [o grupo avisado|ninguém para remarcar].',
      ],
    },
  },
  {
    on: between('12-14', '12-23'),
    spoken: {
      weekly: [
        'Dezembro é sacola, fila e sorteio de amigo secreto. Hoje dá uma parada: é {w}, tem {n}, e [presente nenhum chega na mesa desse jeito|esse presente tu não precisa embrulhar].',
        'Fila de loja, fila de banco, fila de estacionamento. A única que compensa hoje é a da mesa: é {w}, dia {do}, e [essa anda|ninguém fura].',
      ],
      dish: [
        'Amigo secreto se revela na mesa, não no elevador. {N} no meio, a turma em volta, e [quem tirou quem vira detalhe|o presente pode até ser meia].',
        'Antes do Natal da família vem o Natal da turma, sem gravata e sem hora. {N} no meio e [o resto é risada|a conversa se ajeita sozinha].',
      ],
    },
    plain: {
      weekly: [
        'Entre uma sacola e outra de dezembro, uma pausa com lugar marcado: é {w}, dia {do}. [Os presentes podem esperar|A fila da loja espera].',
      ],
      dish: [
        'Amigo secreto se revela melhor à mesa. {N} no meio, a turma em volta, e [o presente vira pretexto|cada um com a sua história].',
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
        'Semana esquisita essa: ninguém sabe que dia é nem o que tem na geladeira. {N} [resolve a segunda parte|é certeza no meio da confusão].',
      ],
    },
    plain: {
      weekly: [
        'Depois da ceia, a vontade de comida de sempre: é {w}, e há {n}. [A uva-passa descansa|O peru merece descanso].',
      ],
      dish: [
        'Entre o Natal e a virada ninguém sabe que dia é. [O pedido, ao menos, é certo|Uma certeza]: {n}.',
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
        'Metade da turma viajou e tá postando foto de mala. A metade que ficou se junta aqui: {n} no meio da mesa e [nenhuma passagem pra pagar|nenhum voo atrasado].',
        'Férias, cidade mais vazia e mesa sobrando. Quem ficou não ficou sozinho: {n}, a turma em volta e [nenhuma mala pra desfazer|a semana pode demorar].',
      ],
    },
    plain: {
      weekly: [],
      dish: [
        'Metade da turma viajou. A outra metade ficou com [a cidade mais vazia|a mesa melhor] e com {n}. [Não saiu perdendo|Foi um bom acordo].',
        'Cidade mais calma, mesa mais fácil: {n} para quem não viajou, [e para quem já voltou|com calma de férias].',
      ],
    },
  },
]

/** The thoughts of a day for a dish; those of a weekly dish on its own day are others. */
export function seasonal(day: string, voice: 'spoken' | 'plain', weekly: boolean): string[] {
  return seasons
    .filter(({ on }) => on(day))
    .flatMap((season) => season[voice][weekly ? 'weekly' : 'dish'])
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

/** Months from a day until the fruit of an item is out of season; 12 if it has no season. */
export function monthsLeft(name: string, day: string): number {
  const [, , months] = fruitIn(name) ?? []
  if (!months) return 12
  const at = Array.from({ length: 12 }, (_, ahead) => ((monthOf(day) - 1 + ahead) % 12) + 1)
  const first = at.findIndex((month) => !months.includes(month))
  return first === 0 ? 11 : first
}
