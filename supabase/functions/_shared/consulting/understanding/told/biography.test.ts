import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const openOf = (text: string) =>
  (['menu_redesign', 'dynamic_pricing', 'dish_creation'] as const).map((type) =>
    understand(type, {
      answers: answersWith(type, text),
      house: emptyHouse,
      today: '2026-11-22',
    }).unread.map((one) => one.text),
  )

it.each([
  'Oi, sou o Beto, tenho 31 e assumi o bar do meu tio aqui em Baturité.',
  'Sou dona desta pousada desde 2004, e tenho sessenta e oito anos.',
  'Escrevo com a ajuda do meu neto, que montou a planilha.',
  'O boteco era do meu pai, que veio de Minas em 1970.',
  'Paz de Cristo, aqui fala o irmão Tadeu.',
  'Me desculpem o tamanho do texto.\nRespeitosamente, José Arimateia',
])('who writes, and since when, is told and asks for nothing: %s', (text) => {
  expect(openOf(text)).toEqual([[], [], []])
})

it.each(['Sou contra flurbo.', 'Sou dona da casa e quero flurbo.', 'Assumi a casa e o flurbo fica fora.'])(
  'what is refused or wanted beside it stays with the owner: %s',
  (text) => {
    for (const open of openOf(text)) expect(open.join(' ')).toContain('flurbo')
  },
)
