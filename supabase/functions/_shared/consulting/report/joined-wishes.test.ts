import { expect, it } from 'vitest'
import { withExclusionsOnce, withFoodsOnce } from './joined-wishes.ts'

const line = (wish: string, answer = 'Fora dos 6 pratos.', met = true) => ({
  wish,
  answer,
  met,
  words: 'as typed',
  section: null,
})

it('joins exclusions with the same answer, allergies first and each food once', () => {
  const items = withExclusionsOnce([
    line('Deixar de fora: flambar'),
    line('Receber 6 pratos', 'São 6.'),
    line('Deixar de fora: glúten, pela dieta'),
    line('Deixar de fora: glúten, por alergia'),
    line('Deixar de fora: leite, por alergia'),
  ])
  expect(items.map(({ wish }) => wish)).toEqual([
    'Deixar de fora: glúten e leite, por alergia; flambar',
    'Receber 6 pratos',
  ])
})

it('keeps an exclusion alone, unmet or answered otherwise, as it is', () => {
  const items = [
    line('Deixar de fora: leite, por alergia'),
    line('Deixar de fora: camarão', 'O cardápio não diz.', false),
    line('Deixar de fora: porco', 'Fica fora do que se sugere: Feijoada.'),
  ]
  expect(withExclusionsOnce(items)).toEqual(items)
})

it('lists the foods that the owner named on one line, each once', () => {
  const items = withFoodsOnce([
    line('Dar preferência a: caju', 'Em Moqueca.'),
    line('Aproveitar o que a casa já tem: caju', 'Em Moqueca.'),
    line('Dar preferência a: coentro', 'Em todos os 6 pratos.'),
    line('Aproveitar o que a casa já tem: bode', 'Em Arroz.'),
    line('Dar preferência a: bacuri', 'Não coube.', false),
  ])
  expect(items.map(({ wish, answer }) => [wish, answer])).toEqual([
    ['Usar o que você citou', 'caju: em Moqueca; coentro: em todos os 6 pratos; bode: em Arroz.'],
    ['Dar preferência a: bacuri', 'Não coube.'],
  ])
})
