import { describe, expect, it } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { Wish } from '../../base/request/wish.ts'
import { deliver } from '../../deliver.ts'
import { menuAnswer } from '../../golden/houses.ts'

const item = (category: string, name: string, price: number, cost: number) => ({
  category,
  name,
  price,
  cost,
  description: null,
})
const items = [
  item('Frios', 'Sashimi de salmão', 58, 24),
  item('Frios', 'Niguiri de atum', 28, 11),
  item('Quentes', 'Lámen de porco', 52, 16),
  item('Quentes', 'Yakissoba de carne', 48, 14),
  item('Quentes', 'Tempurá de camarão', 62, 25),
  item('Quentes', 'Teppan de salmão', 72, 29),
  item('Sobremesas', 'Mochi de sorvete', 22, 7.5),
  item('Bebidas', 'Saquê da casa', 28, 9),
  item('Bebidas', 'Caipirinha de saquê com lichia', 34, 9),
]
type Asked<One = Wish> = One extends Wish ? Omit<One, 'text' | 'origin'> & { text?: string } : never

async function askedOf(...asked: Asked[]) {
  const wishes = asked.map((wish) => ({ text: 'pedido', origin: 'request', ...wish }) as Wish)
  const { checks, items: results } = await deliver(
    'food_pairing',
    {
      menu_upload: menuAnswer({ items }),
      cuisine_style: 'Japonesa',
      focus_areas: ['Pratos principais', 'Sobremesas', 'Peixes e frutos do mar'],
    },
    { ...plainContext, today: '2026-11-27', sheet: { wishes, unread: [] } },
  )
  return {
    reasons: checks.map(({ reason }) => reason),
    outcomes: checks.map(({ outcome }) => outcome),
    contents: JSON.stringify(results),
  }
}

describe('an izakaya that sells sake', () => {
  it('is told whether its own sake suits a dish, and not that it has none', async () => {
    const { reasons } = await askedOf({
      kind: 'question',
      about: 'suits',
      item: 'Yakissoba de carne',
      other: 'saque',
    })
    expect(reasons[0]).toMatch(/^(?:Pode|Presta|Melhor não|Não): .*Saquê da casa/)
    expect(reasons[0]).not.toContain('Não há')
  })

  it('gets the combos of the dishes that it names, each at one price', async () => {
    const { reasons, outcomes, contents } = await askedOf(
      { kind: 'newCombo', count: 1, bound: 'at_least', with: ['Tempurá de camarão'] },
      { kind: 'newCombo', count: 1, bound: 'at_least', with: ['Mochi de sorvete'] },
    )
    expect(outcomes).toEqual(['met', 'met'])
    expect(reasons[0]).toMatch(/Tempurá de camarão com .*R\$/)
    expect(reasons[1]).toMatch(/Mochi de sorvete com .*R\$/)
    expect(contents).not.toContain('o cardápio não dá o preço de nenhuma')
  })

  it('is told what a dish without cachaça has instead, and which raw fish keeps its dose', async () => {
    const { reasons } = await askedOf({
      kind: 'pairing',
      rule: 'never',
      serves: ['cachaça'],
      dishes: ['Sashimi de salmão'],
    })
    expect(reasons[0]).toMatch(/^Sashimi de salmão fica com .+, sem álcool\. Niguiri de atum também/)
  })

  it('is told which bottles to buy first within its limit', async () => {
    const { reasons } = await askedOf(
      { kind: 'question', about: 'firstBottle' },
      { kind: 'pairingRule', what: 'bottlesToBuy', most: 2 },
    )
    expect(reasons[0]).toContain('Dentro do seu limite, compre')
  })

  it('warns of herbal tea and of cachaça on a dessert where a guest is pregnant', async () => {
    const { contents, outcomes } = await askedOf({
      kind: 'zeroAlcohol',
      part: 'each',
      text: 'cliente grávida, opção sem álcool pra cada prato',
    })
    expect(outcomes).toEqual(['met'])
    expect(contents).toContain('Grávida ou quem amamenta')
  })
})
