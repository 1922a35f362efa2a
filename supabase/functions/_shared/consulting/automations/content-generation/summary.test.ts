import { expect, test } from 'vitest'
import { houseTheme } from './moments.ts'
import { summaryOf } from './summary.ts'
import type { Written } from './write-post.ts'

test('counts each post once, a date that names a dish as a date', () => {
  const post = (theme: string, items: string[] = []) =>
    ({ theme, items, alcohol: false }) as unknown as Written
  const summary = summaryOf({
    house: 'Casa',
    posts: [post('Forró', ['Caldo']), post(houseTheme), post(houseTheme), post('Pratos da casa', ['Caldo'])],
    dated: new Set([0, 1]),
    spoken: ['Acolhedora'],
    themes: [],
    frequency: 'Diariamente',
  })
  expect(summary).toBe('4 publicações, uma por dia, voz acolhedora: 1 de pratos, 2 de datas e 1 da casa.')
})
