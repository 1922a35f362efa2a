import { addDays, monthNames, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { portugueseLabel } from '../../base/language/wording-limits.ts'
import type { Block, PostSpec, ReportSection } from '../../report/blocks.ts'
import type { Post, PostCalendar } from './schema.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

/** "Dezembro de 2026" */
const monthName = (month: string) =>
  `${capitalize(monthNames[Number(month.slice(5)) - 1] ?? '')} de ${month.slice(0, 4)}`

/** A form of post as the report calls it: "vídeo curto" where the owner wants no English. */
const formOf = (format: Post['format'], portuguese: boolean): string =>
  portuguese ? capitalize(portugueseLabel(format, new Set())) : format

const specOf = (
  {
    day,
    hour,
    title,
    copy,
    format,
    visual,
    hashtags,
    picture,
    stories,
    whatsapp,
    whatsappAnswer,
    english,
    endings = [],
    need,
  }: Post,
  portuguese: boolean,
): PostSpec => ({
  date: `${shown(day).slice(0, 5)}, ${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}, ${hour}h`,
  title,
  copy,
  format: formOf(format, portuguese),
  // Whom the picture shows only where a person's consent is needed.
  visual:
    picture && /autoriza/.test(picture.who) && !/autoriza/.test(visual)
      ? `${visual}; ${picture.who.replace(';', ' e')}`
      : visual,
  hashtags,
  versions: [
    ...(stories && format !== 'Stories' ? [{ label: formOf('Stories', portuguese), text: stories }] : []),
    ...(english ? [{ label: 'Em inglês', text: english }] : []),
    ...endings,
    ...(whatsapp ? [{ label: 'WhatsApp, para a lista', text: whatsapp }] : []),
    ...(whatsappAnswer ? [{ label: 'WhatsApp, se perguntarem', text: whatsappAnswer }] : []),
  ],
  need: need ?? null,
})

const shortDays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

/** The calendar at a glance, a line for each week. */
function overview(posts: readonly Post[], goals: PostCalendar['weeks'], portuguese: boolean): Block {
  const mondayOf = ({ day }: Post) => addDays(day, -((weekdayOf(day) + 6) % 7))
  const mondays = [...new Set(posts.map(mondayOf))]
  const weeks = mondays.map((monday) => posts.filter((post) => mondayOf(post) === monday))
  const goalOf = (monday: string | undefined) => {
    const goal = goals?.find(({ from }) => from === monday)?.goal
    return goal === undefined ? '' : `**${capitalize(goal)}.** `
  }
  if (posts.some(({ aim, shot }) => aim !== undefined && shot !== undefined))
    return {
      kind: 'table',
      caption: 'O calendário: o que sai em cada dia, para quê, e quem tira a foto e quando',
      headers: ['Dia', 'Publicação', 'Para quê', 'Foto'],
      rows: posts.map(({ day, hour, title, format, aim = '', shot = '' }) => [
        `${shortDays[weekdayOf(day)]} ${shown(day).slice(0, 5)}, ${hour}h`,
        format === 'Foto' ? title : `${title} (${formOf(format, portuguese)})`,
        aim,
        shot,
      ]),
    }
  return {
    kind: 'list',
    items: weeks.map(
      (week, at) =>
        `${goalOf(mondays[at])}${week.map(({ day, title }) => `${shortDays[weekdayOf(day)]} ${Number(day.slice(8))}, ${title}`).join(' · ')}`,
    ),
  }
}

/** What the owner must know before the texts: how the days were read, and what is missing. */
function summaryBlocks({
  summary,
  readings = [],
  house = [],
  posts,
  weeks,
  portuguese,
}: PostCalendar): Block[] {
  const blocks: Block[] = [{ kind: 'text', text: summary }]
  if (readings.length > 0) blocks.push({ kind: 'list', items: readings })
  if (house.length > 0) blocks.push({ kind: 'text', text: house.join(' ') })
  return [...blocks, overview(posts, weeks, portuguese === true)]
}

/** The report of a content calendar: answers, the calendar at a glance, the posts, and what to do before publishing. */
export function contentSections(contents: readonly PostCalendar[]): ReportSection[] {
  return contents.flatMap((calendar) => {
    const { posts, answers = [], plan = [] } = calendar
    const months = [...new Set(posts.map(({ day }) => day.slice(0, 7)))]
    const answerBlocks = answers.flatMap(({ title, text, table }): Block[] => [
      { kind: 'subtitle', text: title },
      { kind: 'text', text },
      ...(table ? [{ kind: 'table', ...table } as const] : []),
    ])
    return [
      ...(answers.length > 0
        ? [{ id: 'perguntas', title: 'O que você perguntou', blocks: answerBlocks }]
        : []),
      { id: 'resumo', title: 'Resumo', blocks: summaryBlocks(calendar) },
      {
        id: 'calendario',
        title: 'Publicações prontas',
        blocks: months.flatMap((month): Block[] => [
          { kind: 'subtitle', text: monthName(month) },
          {
            kind: 'posts',
            items: posts
              .filter(({ day }) => day.startsWith(month))
              .map((post) => specOf(post, calendar.portuguese === true)),
          },
        ]),
      },
      ...plan.map(({ id, title, lines }) => ({
        id,
        title,
        blocks: [{ kind: 'list' as const, items: lines }],
      })),
      ...(calendar.assumptions.length > 0
        ? [
            {
              id: 'premissas',
              title: 'Premissas',
              blocks: [{ kind: 'list' as const, items: calendar.assumptions }],
            },
          ]
        : []),
    ]
  })
}
