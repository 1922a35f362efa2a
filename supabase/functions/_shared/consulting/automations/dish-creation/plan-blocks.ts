/** The plan as report blocks: bases, griddle, service without cachaça. */
import { weekdayNames } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { fullHouseBlocks } from './full-house.ts'
import type { Dish, DishPlan } from './schema.ts'
import { tell } from './tell.ts'

const shortDays = weekdayNames.map((name) => name.replace('-feira', ''))

const daysOf = (on: readonly number[]) =>
  on.length >= 6 ? 'todo dia de casa aberta' : joinList(on.map((day) => shortDays[day] ?? ''))

type Base = DishPlan['bases'][number]

/** The same base of several dishes is one line: it is made once, with its yield for each batch. */
function sharedBases(bases: readonly Base[], dishes: readonly Dish[]) {
  const lines: (Base & { dishes: string[]; yields: string })[] = []
  for (const base of bases) {
    const portions = dishes.find(({ name }) => name === base.dish)?.portions
    const yields = base.yields ?? `${portions ?? ''} porções`
    const same = lines.find(
      (one) => one.what === base.what && one.yields === yields && one.days === base.days,
    )
    if (same && base.yields !== undefined) same.dishes.push(base.dish)
    else lines.push({ ...base, dishes: [base.dish], yields })
  }
  return lines
}

/** What is made on the same days: "Caldo de Caldinho de pingo (1,8 l, 3 dias)". */
function basesByDay(shared: ReturnType<typeof sharedBases>): { key: string; value: string }[] {
  const byDay = new Map<string, string[]>()
  for (const { what, dishes, yields, days, on } of shared) {
    const made = `${what}, ${joinList(dishes)} (${yields}, ${days} ${days === 1 ? 'dia' : 'dias'})`
    const key = daysOf(on)
    byDay.set(key, [...(byDay.get(key) ?? []), made])
  }
  return [...byDay].map(([key, made]) => ({ key: capitalize(key), value: made.join('; ') }))
}

/** What is prepared before opening and on which days, within its shelf life. */
export function basesSection(plan: DishPlan, dishes: readonly Dish[], seed: string): ReportSection {
  const { bases, soaks } = plan
  const shared = sharedBases(bases, dishes)
  const long = dishes.filter(({ method }) => waits.test(method.join(' '))).map(({ name }) => name)
  const blocks: Block[] = [
    ...(bases.length > 0 ? [{ kind: 'keyValues' as const, items: basesByDay(shared) }] : []),
    ...(soaks
      ? [
          {
            kind: 'text' as const,
            text: tell(
              'Carne de sol [fica de molho|dessalga] em água gelada, na geladeira, por 2 a 4 horas, [com uma troca e provando|trocando a água uma vez, até o sal agradar]; [charque é que pede 12 horas|só charque leva 12 horas|12 horas é conta de charque].',
              seed,
            ),
          },
        ]
      : []),
    ...(long.length > 0
      ? [{ kind: 'text' as const, text: `Conte também as horas na geladeira: ${joinList(long)}.` }]
      : []),
  ]
  return { id: 'bases', title: 'Antes de abrir', blocks: [...blocks, ...fullHouseBlocks(plan, dishes)] }
}

/** Hours in the refrigerator, in addition to the working minutes. */
const waits = /por [2-9] horas|\d\d horas|de véspera|de um dia para o outro/i

/** Orders that fit on the griddle at once; 70 × 40 cm holds about six portions. */
const atOnce = 4

/** What one cook can serve from the griddle on a busy night. */
export function griddleSection({ griddle }: DishPlan, dishes: readonly Dish[], seed: string): ReportSection {
  const onGriddle = dishes.filter(({ name }) => griddle.some(({ dish }) => dish === name))
  const [slowest] = onGriddle.toSorted((a, b) => b.minutes.finish - a.minutes.finish)
  if (!slowest) return { id: 'cozinha', title: 'A chapa', blocks: [] }
  const perHour = Math.floor(60 / slowest.minutes.finish) * atOnce
  return {
    id: 'cozinha',
    title: 'A chapa',
    blocks: [
      {
        kind: 'text',
        text: tell(
          'Numa chapa de 70 × 40 cm, {most} destes pedidos [por vez|de cada vez]. A {minutes} minutos cada um seriam {full} por hora; na sexta conte com {half}, porque [as mesmas mãos fazem o resto do cardápio|o resto do cardápio passa pelas mesmas mãos|o cozinheiro é um só]. [Passou disso, o garçom avisa 15 minutos à mesa, e {slowest} sai da lousa até a chapa esvaziar|Com a chapa cheia, avise 15 minutos à mesa e guarde {slowest} para depois do aperto|Acima disso, diga 15 minutos à mesa e segure {slowest} até a fila andar].',
          seed,
          {
            most: String(atOnce),
            minutes: String(slowest.minutes.finish),
            full: String(perHour),
            half: String(Math.floor(perHour / 2)),
            slowest: slowest.name,
          },
        ),
      },
    ],
  }
}

/** Which dishes can be served without cachaça. */
export function soberLine({ sober }: DishPlan, seed: string, without: readonly string[] = []): string {
  if (sober.length === 0) return ''
  const hows = [...new Set(sober.flatMap(({ how }) => how ?? []))]
  const can = hows.map(
    (how) => `${joinList(sober.filter((one) => one.how === how).map(({ dish }) => dish))} (${how})`,
  )
  if (can.length === 0 && without.length > 0)
    return `Para quem não pode: ${joinList(without)}, que não ${without.length === 1 ? 'leva' : 'levam'} cachaça.`
  if (can.length === 0) {
    return tell(
      '[A cachaça está na base de todos|Nenhum destes sai sem cachaça]: [para quem não pode, ofereça outro item da casa|quem não pode come outro prato da casa].',
      seed,
    )
  }
  return tell(
    `[A pedido, saem sem cachaça|Sem cachaça, se pedirem|Dá para servir sem]: {can}${sober.every(({ how }) => how !== null) ? '.' : '; os outros, não.'}`,
    seed,
    { can: can.join('; ') },
  )
}
