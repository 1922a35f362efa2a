import { expect, it, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Galinhada', price: 46 },
    { section: 'Sobremesas', name: 'Cocada de forno', price: 16 },
  ],
})

const read = (type: AutomationType, said: string) =>
  brief(understand(type, { answers: answersWith(type, said), house, today: '2026-11-22' }))

it.each<[AutomationType, string]>([
  ['drink_creation', 'Pode usar espumante, desde que o drink não passe de R$ 30'],
  ['dish_creation', 'Pode ter camarão, desde que o custo não passe de R$ 18'],
  ['dynamic_pricing', 'Aceito baixar a cocada, contanto que a margem não caia abaixo de 60%'],
])('the condition of what is permitted limits nothing else, in %s: %s', (type, said) =>
  expect(read(type, said)).toEqual([`?${said}`]),
)

it('limits everything where everything is permitted', () =>
  expect(read('drink_creation', 'Pode usar qualquer fruta, desde que o drink não passe de R$ 30')).toContain(
    'price max 30',
  ))

test.each<[AutomationType, string, string]>([
  ['drink_creation', 'Gin pode entrar, desde que em no máximo dois.', 'share gin few 2 at_most'],
  ['drink_creation', 'Aceitamos maracujá, contanto que seja só em um.', 'share maracujá few 1 at_most'],
  ['dish_creation', 'Nata aceitamos apenas na sobremesa.', 'exclude nata spared na sobremesa'],
  ['dish_creation', 'Aceitamos fritura, desde que seja só na entrada.', 'exclude fritar spared na entrada'],
  ['dynamic_pricing', 'Pode subir a galinhada, desde que fique abaixo de R$ 50.', 'capPrice Galinhada 50'],
])('a condition that says where, how often or how far is kept, in %s: %s', (type, said, expected) =>
  expect(read(type, said)).toEqual([expected]),
)

test('the one that may cost more than the others blocks nothing', () =>
  expect(
    read(
      'dish_creation',
      'Outro é com pato, então ele pode chegar a 79; os demais ficam entre 46 e 62.',
    ).filter((one) => /^!|priced|^price/.test(one)),
  ).toEqual(['dishTrait priced 1 at_least 79 true', 'price min 46 max 62']))
