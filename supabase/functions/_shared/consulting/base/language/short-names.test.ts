import { expect, it } from 'vitest'
import { shortenNames } from './short-names.ts'

it('cuts names before a preposition, and keeps what tells two dishes apart', () => {
  const shorten = shortenNames([
    'Queijo coalho na chapa com feijão-verde e calda de cachaça, para 2',
    'Queijo coalho na chapa com goiabada derretida na cachaça',
    'Caldinho de macaxeira com pingo de cachaça à mesa',
    'Pão molhado',
  ])
  expect(shorten('Pão molhado e Caldinho de macaxeira com pingo de cachaça à mesa.')).toBe(
    'Pão molhado e Caldinho de macaxeira.',
  )
  expect(shorten('Queijo coalho na chapa com goiabada derretida na cachaça, 5 min')).toBe(
    'Queijo coalho na chapa com goiabada derretida, 5 min',
  )
})
