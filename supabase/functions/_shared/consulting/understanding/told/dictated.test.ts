import { describe, expect, it } from 'vitest'
import { withStops } from './dictated.ts'

const thoughts = (text: string) =>
  withStops(text)
    .spoken.split('.')
    .map((thought) => thought.trim().replace(/\s+/g, ' '))
    .filter((thought) => thought !== '')

describe('dictated speech', () => {
  it('is cut where another thought begins', () => {
    expect(
      thoughts(
        'olha então é o seguinte a carne subiu demais e eu queria rever tudo só que a picanha não pode passar de noventa e cinco tá e outra coisa domingo não abre',
      ),
    ).toEqual([
      'a carne subiu demais',
      'eu queria rever tudo',
      'a picanha não pode passar de noventa e cinco',
      'domingo não abre',
    ])
  })

  it('keeps a list, a range and what points back in one thought', () => {
    for (const text of [
      'queria saber se a picanha e o pudim não sobem demais este mês com a festa da padroeira chegando',
      'o preço da porção grande de camarão fica entre setenta e no máximo oitenta lá na casa de praia',
      'segunda e terça são fracas aqui na praça e eu queria dar dez por cento de desconto nesses dias',
      'o cardápio tem hoje trinta e quatro itens na frente e verso e gostaria de ficar com 26',
    ])
      expect(thoughts(text)).toHaveLength(1)
  })

  it('tells the reasons that ask for nothing, and leaves those that do', () => {
    const text =
      'tira a panelada do cardápio de sexta que o povo reclama e bota mais peixe porque eu quero gastar o estoque'
    expect(withStops(text).told.map(({ start, end }) => text.slice(start, end))).toEqual([
      'que o povo reclama',
    ])
  })

  it('is not told what children or leftovers are about', () => {
    const text =
      'pimenta não bota em prato nenhum da casa que tem menino que come aqui todo dia e macaxeira usa bastante que tá sobrando'
    expect(withStops(text).told).toEqual([])
  })

  it('keeps its places, and is left alone where it may concern somebody’s health', () => {
    const plain =
      'olha eu queria seis drinks gelados e também nada de leite condensado porque o povo enjoou dele'
    expect(withStops(plain).spoken).toHaveLength(plain.length)
    const health =
      'meu sócio tem alergia a camarão e também não pode chegar perto de amendoim e eu queria seis pratos novos'
    expect(withStops(health).spoken).toBe(health)
  })

  it('is parted away from somebody’s health, whose neighbours stay with it', () => {
    const { spoken } = withStops(
      'olha eu quero seis pratos novos e o custo não pode passar de oito reais e o peixe vem do açude e siri não bota que a cozinheira é alérgica e também não quero nada de ostra e eu tenho um forno só e me diz quanto rende cada panela na sexta',
    )
    expect(spoken).toMatch(/novos[.;]\s+o custo/)
    expect(spoken).toMatch(/só[.;]\s+me diz/)
    expect(/siri.*ostra/.exec(spoken)?.[0]).not.toMatch(/[.;]/)
  })

  it('is known by its length: what is typed keeps its own marks', () => {
    const typed = 'Quero seis drinks, dois sem álcool, e nada de leite. O pudim fica e a lasanha não sobe.'
    expect(withStops(typed).spoken).toBe(typed)
  })
})

it('a short sentence without marks is parted before “nenhum acima de” and before the waiter', () => {
  const { spoken } = withStops('quatro drinks um sem álcool nenhum acima de vinte reais')
  expect(spoken).toMatch(/álcool[;.]nenhum/)
  expect(withStops('a picanha com cerveja o garçom é novo então ajuda ele').spoken).toMatch(
    /cerveja[;.]o garçom/,
  )
})

it('parts bare speech before portions, rooms, hands and days, and keeps a list of days whole', () => {
  const { spoken } = withStops(
    'a casa é na estrada velha e a comida sai cedo dia vinte e cinco e dia primeiro eu não abro eu queria saber quantos quilos de bode eu compro pra esses quatro dias cada prato leva 400 gramas e no meu freezer só cabe 30 quilos eu tenho dois cozinheiros',
  )
  expect(spoken.split(/[.;]/).map((one) => one.trim())).toEqual([
    'a casa é na estrada velha',
    'e a comida sai cedo',
    'dia vinte e cinco e dia primeiro eu não abro',
    'eu queria saber quantos quilos de bode eu compro pra esses quatro dias',
    'cada prato leva 400 gramas',
    'e no meu freezer só cabe 30 quilos',
    'eu tenho dois cozinheiros',
  ])
})
