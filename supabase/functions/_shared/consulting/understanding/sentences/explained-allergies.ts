import type { Theme } from './sentence.ts'

/** Allergies with what owners tell around them. Only a word in the place of a food stops the request. */
export const explainedAllergies: Theme = {
  theme: 'allergies with what is told around them',
  type: 'dish_creation',
  sentences: [
    ['um garçom é alérgico a abacaxi, já foi parar no hospital', 'exclude abacaxi allergy'],
    ['cliente antigo alérgico a amendoim', 'exclude amendoim allergy', '?cliente antigo'],
    [
      'a barwoman tem alergia a abacaxi, não pode nem espremer',
      'exclude abacaxi allergy',
      '?não pode nem espremer',
    ],
    ['o cozinheiro é alérgico a camarão e não pode manipular', 'exclude camarão allergy'],
    [
      'amendoim nem pensar, meu marido é alérgico e vive no balcão então nem entra',
      'exclude amendoim allergy',
    ],
    ['nada de leite de vaca, tem intolerante na mesa toda semana', 'exclude leite de vaca allergy'],
    [
      'tenho intolerância a lactose e metade dos clientes também',
      'exclude lactose allergy',
      '?metade dos clientes',
    ],
    [
      'cuidado com castanha: minha filha é alérgica a castanha de caju e vive no balcão',
      'exclude castanha-de-caju allergy',
    ],
    ['não pode ter pimenta, criança come', 'exclude pimentas'],
    ['alérgica a amendoim e vive comendo pozol', 'exclude amendoim allergy', '!allergy: vive comendo pozol'],
    [
      'cliente antigo alérgico a amendoim, pozol e leite',
      'exclude amendoim allergy',
      'exclude leite allergy',
      '?cliente antigo',
      '!allergy: pozol',
    ],
    ['sem pozol e sem leite, cliente alérgico', 'exclude leite allergy', '!allergy: sem pozol'],
    ['marca o que leva glúten porque temos celíacos', 'layout marked_allergens'],
    ['sinalizar alérgenos', 'layout marked_allergens'],
    [
      'É correto chamar de moqueca um prato sem peixe? Uma das sócias é celíaca',
      'exclude glúten allergy',
      '?É correto chamar de moqueca um prato sem peixe?',
    ],
    ['tem cliente antiga q tem alergia a amendoim entao avisa la no cardapio', 'layout marked_allergens'],
    ['trigo, cevada e aveia comum não entram na casa', 'exclude trigo', 'exclude cevada', 'exclude aveia'],
    ['indicar os alergênicos de cada um', 'layout marked_allergens'],
    ['marcar quais levam leite, minha filha é alérgica', 'layout marked_allergens'],
    ['tem que ter um prato pra criança', 'zeroAlcohol 1'],
    ['público com muita família e criança', '?público com muita família e criança'],
    ['marca o que leva pozol, sou alérgico a leite', 'exclude leite allergy', '?marca o que leva pozol'],
    ['prato infantil sem pimenta', 'exclude pimentas', '!allergy: prato infantil'],
  ],
}
