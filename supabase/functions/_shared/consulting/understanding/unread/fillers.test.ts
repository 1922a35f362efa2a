import { expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const fields = {
  drink_creation: 'preferences',
  dish_creation: 'ingredients',
  menu_redesign: 'constraints',
  dynamic_pricing: 'constraints',
  predictive_analytics: 'context',
  content_generation: 'special_dates',
} satisfies Partial<Record<AutomationType, string>>
const house = houseSchema.parse({ menu: [{ section: 'Pizzas', name: 'Calabresa', price: 52 }] })
const unreadOf = (type: keyof typeof fields, said: string) =>
  understand(type, { answers: { [fields[type]]: said }, house, today: '2026-11-17' }).unread.map(
    ({ text }) => text,
  )

it.each(
  (Object.keys(fields) as (keyof typeof fields)[]).flatMap((type) => [
    [type, 'Prezados, segue abaixo o que precisamos.'] as const,
    [type, 'Olá, pessoal! É o seguinte:'] as const,
    [type, 'Era só isso. Fico no aguardo, obrigada!'] as const,
    [type, 'Bom dia, aqui é o Chico, dono da casa. Desculpem a demora!'] as const,
    [type, 'Meu nome é Valdenice. Agradeço desde já a ajuda. Um abraço, Valdenice Moura'] as const,
    [type, 'e aí, td certo? Instruções para o cardápio:'] as const,
  ]),
)('a greeting or an announcement is not left to the owner: in %s, %s', (type, said) => {
  expect(unreadOf(type, said)).toEqual([])
})

it('what is announced with it stays', () => {
  expect(unreadOf('drink_creation', 'Segue o que preciso: drinks para xablau.').join(' ')).toContain('xablau')
})

it('many little words take no time', () => {
  expect(unreadOf('drink_creation', `${'e só isso '.repeat(15)}xablau`).join(' ')).toContain('xablau')
})

it('a name that is no signature stays with the owner', () => {
  expect(unreadOf('drink_creation', 'Drinks para\nXablau')).not.toEqual([])
})

it.each(
  (Object.keys(fields) as (keyof typeof fields)[]).flatMap((type) =>
    [
      'Isso é sagrado.',
      'E isso me dói demais.',
      'Já está combinado.',
      'Vou falando tudo de uma vez.',
      'Perdoem o tamanho do texto.',
      'Respondam com calma, que eu leio devagar.',
      'Observações:',
      'Minhas dúvidas são:',
      'Coisas que a senhora precisa saber.',
      'Planilha de 40 semanas, exportada do sistema.',
    ].map((said) => [type, said] as const),
  ),
)('what stresses, heads or tells of the message is not left to the owner: in %s, %s', (type, said) => {
  expect(unreadOf(type, said)).toEqual([])
})

it.each([
  ['dynamic_pricing', 'Ela me cobra xablau.'],
  ['menu_redesign', 'Nem pensar em xablau.'],
  ['drink_creation', 'Três coisas: xablau, trelelê e ziriguidum.'],
] as const)('what is asked or refused stays: in %s, %s', (type, said) => {
  const { wishes, unread } = understand(type, {
    answers: { [fields[type]]: said },
    house,
    today: '2026-11-17',
  })
  expect(wishes.length + unread.length).toBeGreaterThan(0)
})
