/** Forms of a post that owners count: "2 reels", "três stories por semana". */
export const postFormats = ['Reels', 'Carrossel', 'Foto', 'Stories'] as const
export type PostFormat = (typeof postFormats)[number]

/** The form that a counted subject names; null where it names what posts are about. */
export const formatOfTopic = ({ what }: { what: string }): PostFormat | null =>
  postFormats.find((format) => format === what) ?? null

const spoken: Readonly<Record<PostFormat, readonly [one: string, more: string]>> = {
  Reels: ['Reels', 'Reels'],
  Carrossel: ['carrossel', 'carrosséis'],
  Foto: ['foto', 'fotos'],
  Stories: ['Stories', 'Stories'],
}

/** "2 Reels", "1 carrossel" */
export const countedFormat = (format: PostFormat, count: number): string =>
  `${count} ${spoken[format][count === 1 ? 0 : 1]}`
