import { monthNames, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import type { Block, PostSpec, ReportSection } from '../../report/blocks.ts'
import type { Post, PostCalendar } from './schema.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

/** "Dezembro de 2026" */
const monthName = (month: string) =>
  `${capitalize(monthNames[Number(month.slice(5)) - 1] ?? '')} de ${month.slice(0, 4)}`

const specOf = ({
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
  endings = [],
  need,
}: Post): PostSpec => ({
  date: `${shown(day).slice(0, 5)}, ${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}, ${hour}h`,
  title,
  copy,
  format,
  // Whom the picture shows only where a person's consent is needed.
  visual:
    picture && /autoriza/.test(picture.who) && !/autoriza/.test(visual)
      ? `${visual}; ${picture.who.replace(';', ' e')}`
      : visual,
  hashtags,
  versions: [
    ...(stories && format !== 'Stories' ? [{ label: 'Stories', text: stories }] : []),
    ...endings,
    ...(whatsapp ? [{ label: 'WhatsApp, para a lista', text: whatsapp }] : []),
    ...(whatsappAnswer ? [{ label: 'WhatsApp, se perguntarem', text: whatsappAnswer }] : []),
  ],
  need: need ?? null,
})

/** The report of a content calendar. */
export function contentSections(contents: readonly PostCalendar[]): ReportSection[] {
  return contents.flatMap((calendar) => {
    const { posts } = calendar
    const summary: Block[] = [
      { kind: 'text', text: calendar.summary },
      {
        kind: 'costCards',
        items: [
          { label: 'Publicações', value: String(posts.length) },
          { label: 'Primeira', value: shown(posts[0]?.day ?? '') },
          { label: 'Última', value: shown(posts.at(-1)?.day ?? '') },
          { label: 'Datas do período', value: String(calendar.dates.length) },
        ],
      },
    ]
    if (calendar.house && calendar.house.length > 0) {
      summary.push({ kind: 'text', text: calendar.house.join(' ') })
    }
    if (calendar.notUnderstood.length > 0) {
      summary.push({
        kind: 'notice',
        tone: 'warn',
        title: 'Não entendemos',
        text: `${calendar.notUnderstood.map((text) => `“${text}”`).join(' · ')}. Datas se escrevem assim: aniversário da casa (20/01). O que se repete toda semana entra pelo cardápio: “Caranguejo (quinta)”.`,
      })
    }
    const months = [...new Set(posts.map(({ day }) => day.slice(0, 7)))]
    const calendarBlocks = months.flatMap((month): Block[] => [
      { kind: 'subtitle', text: monthName(month) },
      { kind: 'posts', items: posts.filter(({ day }) => day.startsWith(month)).map(specOf) },
    ])
    const planned = (calendar.plan ?? []).map(({ id, title, lines }) => ({
      id,
      title,
      blocks: [{ kind: 'list' as const, items: lines }],
    }))
    const isBefore = ({ id }: { id: string }) => id === 'escolhas' || id === 'fotos'
    return [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      ...planned.filter(isBefore),
      { id: 'calendario', title: 'Calendário', blocks: calendarBlocks },
      ...planned.filter((part) => !isBefore(part)),
      ...(posts.some(({ alcohol }) => alcohol)
        ? [
            {
              id: 'regras',
              title: 'Regras da publicidade de bebidas',
              blocks: [
                {
                  kind: 'checkList' as const,
                  items: [
                    'Ninguém na foto parece ter menos de 25 anos, e ninguém está bebendo',
                    'Na imagem, nada de carro, moto, esporte ou trabalho ao lado de bebida',
                    'O público do post está limitado a maiores de 18 anos',
                  ],
                },
              ],
            },
          ]
        : []),
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
