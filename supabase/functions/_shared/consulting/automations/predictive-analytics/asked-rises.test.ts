import { expect, it } from 'vitest'
import { reportOn, type Sold, yearOf } from './year-support.ts'

const usual = [90, 0, 60, 65, 70, 110, 130]
const rise = '2026-09-01'

/** Three sizes that rose on one day, of which the largest sells a fifth less since, beside what did not rise. */
const sizes: Sold = ({ day, sold }) => {
  const isSince = day >= rise
  return [
    { name: 'Tapioca pequena', units: sold, price: isSince ? 12 : 11 },
    { name: 'Tapioca média', units: Math.round(sold * 0.8), price: isSince ? 16 : 15 },
    { name: 'Tapioca grande', units: Math.round(sold * (isSince ? 0.48 : 0.6)), price: isSince ? 24 : 20 },
    { name: 'Café coado', units: Math.round(sold * 1.2), price: 5 },
    { name: 'Suco de manga', units: Math.round(sold * 0.5), price: 9 },
    { name: 'Bolo de milho', units: Math.round(sold * 0.4), price: 8 },
  ]
}
const answerTo = (text: string, sold = sizes) =>
  (reportOn(yearOf(usual), text, sold).answers ?? []).find(({ about }) => about === 'priceMove')

it.each([
  'Em 1º de setembro subi o preço das tapiocas: o aumento derrubou a venda de alguma?',
  'Subi as tapiocas em 1º de setembro e quero saber se vendi menos.',
  'Aumentamos os preços em 1º de setembro. Perdemos venda de algum item?',
])('names the item that fell after the owner’s rise, and no other: %s', (text) => {
  const answer = answerTo(text)
  expect(answer?.verdict).toMatch(/^Só Tapioca grande caiu: de [\d,]+ para [\d,]+ por dia aberto/)
  expect(answer?.texts.join(' ')).toContain('Tapioca pequena: de ')
})

it('says that none fell where none did', () => {
  const steady: Sold = (day) =>
    sizes(day).map((one) =>
      one.name === 'Tapioca grande' ? { ...one, units: Math.round(day.sold * 0.6) } : one,
    )
  const answer = answerTo('Subi as tapiocas em 1º de setembro: vendi menos?', steady)
  expect(answer?.verdict).toBe('Não: nenhum dos 3 caiu mais do que o acaso explica.')
})
