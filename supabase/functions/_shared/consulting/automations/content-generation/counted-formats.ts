/** As many Reels, Stories, carousels or photos as the owner counts: other posts take the form, or leave it. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { formatOfTopic, type PostFormat } from '../../base/request/post-formats.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { angleOf, type Written } from './write-post.ts'

type Counted = Requirements['postFormats'][number]

/** Of one still picture, what the other form shows. */
const shownAs: Readonly<Record<PostFormat, (visual: string) => string>> = {
  Reels: (visual) => `Vídeo de 10 segundos, a câmera chegando devagar: ${visual}`,
  Carrossel: (visual) => `1: ${visual}; 2: o mesmo, bem de perto; 3: a mesa inteira, vista de cima`,
  Foto: (visual) => visual,
  Stories: (visual) => visual,
}

/** Pictures that were described one by one are no photo. */
const severalPictures = /^1: /

const changed = (post: Written, format: PostFormat): Written => {
  const visual = severalPictures.test(post.visual)
    ? format === 'Carrossel'
      ? post.visual
      : (/^1: ([^;]+)/.exec(post.visual)?.[1] ?? post.visual)
    : post.visual
  const moves = post.format === 'Reels'
  return {
    ...post,
    format,
    visual:
      moves && format !== 'Carrossel'
        ? visual
        : severalPictures.test(visual)
          ? visual
          : shownAs[format](visual),
    ...(post.picture && { picture: { ...post.picture, angle: plainAngle(format) } }),
  }
}

/** The first wording of the angle of a form. */
const plainAngle = (format: PostFormat): string => /^\[?([^|\]]+)/.exec(angleOf(format))?.[1] ?? ''

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** Places spread evenly over a list. */
const spread = (places: readonly number[], count: number): number[] =>
  Array.from(
    { length: Math.min(count, places.length) },
    (_, at) => places[Math.floor(((at + 0.5) * places.length) / Math.min(count, places.length))] ?? 0,
  )

/** One span of the calendar, a week or all of it, with the number of posts in the form. */
function counted(
  posts: readonly Written[],
  within: readonly number[],
  { count, bound }: Counted,
  format: PostFormat,
  isFree: (at: number) => boolean,
): Map<number, PostFormat> {
  const own = within.filter((at) => posts[at]?.format === format)
  const changes = new Map<number, PostFormat>()
  if (own.length > count && bound !== 'at_least') {
    // Spread over the calendar, and of what is announced as many as there are.
    const fixed = own.filter((at) => !isFree(at)).slice(0, count)
    const others = own.filter((at) => !fixed.includes(at))
    const kept = new Set([...fixed, ...spread(others, count - fixed.length)])
    for (const at of own.filter((one) => !kept.has(one)))
      changes.set(at, format === 'Foto' ? 'Reels' : 'Foto')
  }
  if (own.length < count && bound !== 'at_most') {
    const others = within.filter((at) => isFree(at) && posts[at]?.format === 'Foto')
    const more =
      format === 'Foto' ? within.filter((at) => isFree(at) && posts[at]?.format === 'Reels') : others
    for (const at of spread(more, count - own.length)) changes.set(at, format)
  }
  return changes
}

/**
 * The calendar with the number of each form that the owner wants.
 * @param isFree whether a post may change its form: those of dates and notices keep theirs as long as they can
 */
export function withCountedFormats(
  given: readonly Written[],
  wanted: readonly Counted[],
  isFree: (at: number) => boolean,
): Written[] {
  let posts = [...given]
  for (const topic of wanted) {
    const format = formatOfTopic(topic)
    if (format === null) continue
    const all = posts.map((_, at) => at)
    const spans =
      topic.per === 'week'
        ? [...new Set(posts.map(({ day }) => mondayOf(day)))].map((monday) =>
            all.filter((at) => mondayOf(posts[at]?.day ?? '') === monday),
          )
        : [all]
    const changes = new Map(spans.flatMap((within) => [...counted(posts, within, topic, format, isFree)]))
    posts = posts.map((post, at) => {
      const form = changes.get(at)
      return form === undefined ? post : changed(post, form)
    })
  }
  return posts
}
