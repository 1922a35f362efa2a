import type { Theme } from './sentence.ts'

/** Requests that a reader of single words turns into the opposite of what the owner says. */
export const unheardTurned: readonly Theme[] = [
  {
    theme: 'turned: dish_creation',
    type: 'dish_creation',
    sentences: [
      ['nao precisa ter cachaça em tudo nao viu, só se combinar'],
      ['não precisa ter leite condensado'],
      ['uns pratos que dê pra deixar pronto antes e só esquentar, tipo baião, mas baião eu já tenho'],
      [
        'sem glúten, minha filha é celíaca, goma e farinha de mandioca pode à vontade',
        'exclude glúten diet',
        'exclude glúten allergy',
      ],
      ['não é obrigatório ter carne de sol'],
      ['ideias de prato, tipo lasanha, mas lasanha a gente já tem'],
      ['filho celíaco, mandioca e milho sem problema', 'exclude glúten allergy'],
      // A list of allergies does not end where its last names could still belong to it.
      [
        'alergia a camarão, lula e polvo liberado',
        'exclude camarão allergy',
        'exclude lula allergy',
        'exclude polvo allergy',
      ],
      ['ia ficar massa um prato com bode', 'prefer bode'],
      ['Petisco com cachaça flambada seria massa', 'prefer cachaça', 'prefer flambar'],
    ],
  },
  {
    theme: 'turned: drink_creation',
    type: 'drink_creation',
    sentences: [
      ['não precisa ser cremoso'],
      ['não precisa ser doce nem cremoso'],
      ['tudo com caju, só um que pode ser com manga', 'prefer caju'],
      [
        'Todos com cachaça envelhecida, exceto um que pode ser com rum',
        'prefer cachaças envelhecidas',
        '?exceto um que pode ser com rum',
      ],
    ],
  },
  {
    theme: 'turned: menu_redesign',
    type: 'menu_redesign',
    sentences: [
      ['bebida não precisa, e o pudim escondido não, ele vende bem'],
      ['quero q a lasanha venda mais e o pudim menos pq dá pouco', 'promote Lasanha'],
      ['marcar glúten e leite', 'layout marked_allergens'],
      ['glutem e leite marcados', 'layout marked_allergens'],
    ],
  },
  {
    theme: 'turned: dynamic_pricing',
    type: 'dynamic_pricing',
    sentences: [
      ['a lasanha tem q passar pra no minimo 89 e o camarao tb pode aumentar'],
      ['cerveja no máximo 18, no mínimo 12', 'price min 12 max 18 of Cervejas'],
      ['Quero margem de pelo menos 65% nos pratos', 'question marginFloor 65 Pratos'],
    ],
  },
]
