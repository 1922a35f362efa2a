import { describe, expect, test } from 'vitest'
import { advertisingViolations, explainRule, isPublishable } from './advertising.ts'

describe('a text that breaks a rule is rejected', () => {
  test.each([
    ['imperative', 'Beba a nova caipirinha do Mucuripe.'],
    ['imperative', 'BEBAM! É sexta.'],
    ['imperative', 'Tome uma no balcão.'],
    ['imperative', 'Tome uma dose com a gente.'],
    ['imperative', 'Toma mais uma, que a noite é longa.'],
    ['imperative', 'Bora beber hoje?'],
    ['imperative', 'Venha beber na calçada.'],
    ['imperative', 'Consuma cachaça da terra.'],
    ['imperative', 'Beba sem parar.'],
    ['health', 'Um drink que faz bem.'],
    ['health', 'Leve e saudável, com caju.'],
    ['health', 'A cachaça é remédio de vó.'],
    ['health', 'Digestivo perfeito depois do almoço.'],
    ['health', 'Alivia o estresse da semana.'],
    ['success', 'A bebida dos vencedores chegou.'],
    ['success', 'Perca a timidez na sexta.'],
    ['success', 'Fique mais interessante com um copo na mão.'],
    ['sexuality', 'Um drink sensual.'],
    ['sexuality', 'Afrodisíaco do sertão.'],
    ['sexuality', 'Conquiste aquela pessoa com um brinde.'],
    ['driving', 'Passe aqui antes de dirigir.'],
    ['driving', 'O drink do pós-treino.'],
    ['swallowing', 'Um gole e você entende.'],
    ['swallowing', 'Vire o copo.'],
    ['swallowing', 'De uma vez só.'],
    ['swallowing', 'Saboreie até a última gota.'],
    ['minors', 'Traga as crianças para provar.'],
    ['minors', 'Volta às aulas no bar.'],
    ['minors', 'Sabor de docinho de criança.'],
    ['strength', 'A mais forte da cidade.'],
    ['strength', 'Com 48% vol, sobe rápido.'],
    ['strength', 'Noite de porre garantido.'],
  ])('%s: “%s”', (rule, text) => {
    expect(advertisingViolations(text).map((violation) => violation.rule)).toContain(rule)
  })
})

describe('everyday language and mandatory warnings pass', () => {
  test.each([
    'Beba com moderação.',
    'Aprecie com moderação.',
    'BEBA COM RESPONSABILIDADE',
    'Se beber, não dirija.',
    'Venda proibida para menores de 18 anos.',
    'Para maiores de 18 anos.',
    'Tome nota: sexta tem música ao vivo.',
    'Tomara que chova caju.',
    'A compra que vira o almoço de terça.',
    'Reserve a sua mesa para sábado.',
    'Conheça o cardápio novo.',
    'A nossa caipirinha leva caju da serra e rapadura.',
    'O copo chega gelado, com a borda de sal.',
    'Carne de sol com manteiga da terra e macaxeira.',
    'A cachaça descansa em carvalho por dois anos.',
    'Virada cultural no Dragão do Mar: a casa abre mais cedo.',
    'O chef conta de onde vem o queijo coalho.',
    'Uma mesa, quatro amigos e um violão.',
    'Combina com peixe frito e vento leste.',
    'O cardápio mudou: seis pratos e três drinks.',
    'Hoje tem chorinho na calçada.',
    'Pedimos só que você avise se tiver alergia.',
    'Ingredientes do Ceará, receita da casa.',
    'A casa fica na Varjota, perto da praça.',
    'Fotografamos o preparo passo a passo.',
    'O mel é de jandaíra e vem do sertão.',
    'Bebidas e petiscos com desconto de combo.',
    'A noite começa às 18h.',
    'Este drink tem versão sem álcool.',
    'Um brinde ao Dia Nacional da Cachaça. Beba com moderação.',
    'Nossa equipe é boa de conversa.',
    'Se for dirigir, não beba.',
    'Quem bebe menos, se diverte mais.',
    'Este produto é destinado a adultos.',
    'Evite o consumo excessivo de álcool.',
    'Não exagere no consumo.',
    'A venda e o consumo de bebida alcoólica são proibidos para menores.',
    'Servir bebida alcoólica a menor de 18 anos é crime.',
  ])('“%s”', (text) => expect(advertisingViolations(text)).toEqual([]))
})

test('a warning does not excuse an imperative beside it', () => {
  expect(isPublishable('Beba agora. Beba com moderação.')).toBe(false)
})

test('accents, capitals and unusual blanks do not hide a violation', () => {
  expect(isPublishable('B\u0065ba  a   nova')).toBe(false)
  expect(isPublishable('TÔME UMA DÓSE')).toBe(false)
})

test('every rule is explained with its source', () => {
  const [violation] = advertisingViolations('Noite de porre.')
  expect(violation && explainRule(violation.rule)).toMatch(/teor alcoólico.*CONAR, Anexos A e P/)
})
