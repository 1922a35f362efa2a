import { weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { Block, PostSpec, ReportSection } from '../../report/blocks.ts'
import type { Post, PostCalendar } from './schema.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

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
  alcohol,
  endings = [],
  need,
}: Post): PostSpec => ({
  date: `${shown(day).slice(0, 5)}, ${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}, ${hour}h`,
  title,
  copy,
  format,
  // Whom the picture shows only where the law or a person's consent asks for it.
  visual:
    picture && /beb|autoriza/.test(picture.who) ? `${visual}; ${picture.who.replace(';', ' e')}` : visual,
  hashtags,
  versions: [
    ...(stories && format !== 'Stories' ? [{ label: 'Stories', text: stories }] : []),
    ...endings,
    ...(whatsapp ? [{ label: 'WhatsApp, para a lista', text: whatsapp }] : []),
    ...(whatsappAnswer
      ? [{ label: `WhatsApp, se ${alcohol ? 'um adulto perguntar' : 'perguntarem'}`, text: whatsappAnswer }]
      : []),
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
    const groups = [0, 10, 20]
      .map((start) => posts.slice(start, start + 10))
      .filter(({ length }) => length > 0)
    return [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      {
        id: 'calendario',
        title: 'Calendário',
        blocks: [
          {
            kind: 'table',
            caption: 'Todas as publicações',
            headers: ['Dia', 'Hora', 'Título'],
            rows: posts.map((post) => [
              `${shown(post.day).slice(0, 5)} ${(weekdayNames[weekdayOf(post.day)] ?? '').slice(0, 3)}`,
              `${post.hour}h`,
              post.title,
            ]),
          },
        ],
      },
      ...(calendar.plan ?? []).map(({ id, title, lines }) => ({
        id,
        title,
        blocks: [{ kind: 'list' as const, items: lines }],
      })),
      ...groups.map((group, index) => ({
        id: `posts-${index + 1}`,
        title: `Publicações ${index * 10 + 1} a ${index * 10 + group.length}`,
        blocks: [{ kind: 'posts' as const, items: group.map(specOf) }],
      })),
      {
        id: 'regras',
        title: 'Regras da publicidade de bebidas',
        blocks: [
          {
            kind: 'checkList',
            items: [
              'O aviso “Beba com moderação” está no texto quando há bebida alcoólica',
              'Ninguém na foto parece ter menos de 25 anos, e ninguém está bebendo',
              'Nada de carro, moto, esporte ou trabalho com bebida',
              'Nada de saúde, sucesso, conquista ou teor alcoólico como argumento',
              'O público do post está limitado a maiores de 18 anos',
            ],
          },
        ],
      },
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
