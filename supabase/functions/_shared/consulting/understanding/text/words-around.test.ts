import { describe, expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  brief(understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' }))

const requests: readonly (readonly [AutomationType, string])[] = [
  ['drink_creation', 'sem vodca'],
  ['dish_creation', 'usar macaxeira'],
  ['food_pairing', 'sem cerveja'],
  ['menu_redesign', 'não mexer no pudim'],
  ['dynamic_pricing', 'não aumentar a lasanha'],
  ['predictive_analytics', 'não abrimos na segunda'],
  ['content_generation', 'sem emoji'],
  ['competitor_analysis', 'não mexer no pudim'],
]

const before = [
  'lembra que',
  'não esqueçam que',
  'já aviso que',
  'quero deixar bem claro que',
  'ficou decidido que',
  'eu acho que',
  'meu sócio e eu decidimos:',
  'combinamos aqui que',
  'regra da casa:',
  'é o seguinte:',
  'por enquanto,',
  'também,',
  'agora,',
  'fora isso,',
  'vou ser sincera:',
]
const behind = [
  ' viu',
  ' hein',
  ' tá',
  ' por favor',
  ' e pronto',
  ' sem falta',
  ' como combinado',
  ', meu amigo',
  ', gente',
  ', não abro mão',
  ', sem discussão',
  ', isso é sério',
  ', pelo menos por enquanto',
  ', conforme falei',
  ', já avisei todo mundo',
  ' (isso é sério)',
  ' pode ser?',
  ', tá bom?',
]

describe('words around a request change nothing', () => {
  it.each(requests)('%s: %s', (type, said) => {
    const wishes = read(type, said)
    expect(wishes).not.toEqual([])
    const around = [...before.map((words) => `${words} ${said}`), ...behind.map((words) => `${said}${words}`)]
    expect(around.filter((text) => read(type, text).join() !== wishes.join())).toEqual([])
  })
})

it.each<[AutomationType, string, string]>([
  ['dynamic_pricing', 'qual item rende mais, meu amigo?', 'qual item rende mais?'],
  ['dynamic_pricing', 'quanto deixa o pudim, por favor?', 'quanto deixa o pudim?'],
])('a question stays one before them: %s, %s', (type, said, question) => {
  expect(read(type, said)).toEqual(read(type, question))
  expect(read(type, said).join()).toMatch(/^question/)
})

it('leaves words that belong to the request', () => {
  expect(read('dynamic_pricing', 'a lasanha fica do jeito que tá')).toEqual(['keepPrice Lasanha'])
})
